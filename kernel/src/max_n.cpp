// Values for three and more camps.
#include <algorithm>
#include <map>
#include <string>
#include <tuple>

#include "euchre/solver.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }
using Vector = std::array<std::int16_t, max_seats>;

class MaxN {
 public:
  MaxN(const Tables& tables, std::span<const Points> payoff) : tables_(tables), payoff_(payoff) {}

  Vector search(const Position& position) {
    if (is_over(position)) return paid(position);
    const bool start = position.trick_size == 0;
    const Key key{position.hands, position.taken, position.to_act};
    if (start) {
      const auto known = table_.find(key);
      if (known != table_.end()) return known->second;
    }
    const Vector best = expand(position);
    if (start && table_.size() < most) table_.emplace(key, best);
    return best;
  }

 private:
  using Key = std::tuple<std::array<Mask, max_seats>, std::array<std::uint8_t, max_seats>, std::uint8_t>;
  static constexpr std::size_t most = 400'000;  // about 60 MB

  Vector paid(const Position& position) const {
    Vector value{};
    for (std::size_t camp = 0; camp < payoff_.size(); ++camp) value[camp] = payoff_[camp].of[position.taken[camp]];
    return value;
  }

  Vector expand(const Position& position) {
    const std::size_t camp = position.camp[position.to_act];
    Vector best{};
    bool any = false;
    Mask tried = 0;
    for (Mask rest = legal(tables_, position); rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      bool twin = false;
      for (Mask old = tried; old != 0; old &= old - 1) twin = twin || tables_.face(lowest(old)) == tables_.face(card);
      if (twin) continue;
      tried |= bit(card);
      Position next = position;
      play(tables_, next, card);
      const Vector value = search(next);
      if (!any || value[camp] > best[camp]) best = value;
      any = true;
    }
    return best;
  }

  const Tables& tables_;
  std::span<const Points> payoff_;
  std::map<Key, Vector> table_;
};

}  // namespace

CampValues solve_max_n(const Tables& tables, const Position& position, std::span<const Points> payoff) {
  if (payoff.empty() || payoff.size() > max_seats)
    throw InputError("payoff", std::to_string(payoff.size()) + " tables; one for each camp, 1 to 7, must be given");
  check(tables, position, static_cast<int>(payoff.size()));
  for (std::size_t camp = 0; camp < payoff.size(); ++camp) {
    if (payoff[camp].tricks != total_tricks(position))
      throw InputError("payoff[" + std::to_string(camp) + "].tricks",
                       std::to_string(payoff[camp].tricks) + "; the hand has " + std::to_string(total_tricks(position)));
  }
  Position start = position;
  for (int seat = 0; seat < start.seats; ++seat)
    if (!start.is_active(seat)) start.hands[index(seat)] = 0;
  CampValues result;
  result.legal = legal(tables, start);
  MaxN search(tables, payoff);
  for (Mask rest = result.legal; rest != 0; rest &= rest - 1) {
    Position next = start;
    play(tables, next, lowest(rest));
    result.value[index(lowest(rest))] = search.search(next);
  }
  return result;
}

}  // namespace euchre
