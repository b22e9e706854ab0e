#include "euchre/perft.hpp"

#include <bitset>
#include <string>

namespace euchre {
namespace {

void walk(const Tables& tables, const Position& position, int depth, Count& count) {
  if (is_over(position) || depth == 0) {
    ++count.leaves;
    if (is_over(position)) ++count.over[position.taken[0]];
    return;
  }
  std::bitset<256> seen;  // faces already played from here
  for (Mask rest = legal(tables, position); rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    if (seen[tables.face(card)]) continue;
    seen.set(tables.face(card));
    Position after = position;
    play(tables, after, card);
    walk(tables, after, depth - 1, count);
  }
}

}  // namespace

Count perft(const Tables& tables, const Position& position, int depth) {
  if (depth < 0) throw InputError("depth", std::to_string(depth) + " plays; give 0 or more");
  check(tables, position, max_seats);
  Count count;
  walk(tables, position, depth, count);
  return count;
}

}  // namespace euchre
