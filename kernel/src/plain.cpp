#include "plain.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "fault.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }
constexpr int infinite = 1 << 20;

struct Entry {
  std::array<Mask, max_seats> hands{};
  std::uint8_t leader = 0;
  std::uint8_t taken = 0;
  bool used = false;
  int low = -infinite;   // the value is at least this
  int high = infinite;   // and at most this
};

class PlainSearch {
 public:
  PlainSearch(const Tables& tables, std::span<const std::int16_t> worth, bool remember, bool cut, std::size_t bytes,
              std::uint64_t& nodes)
      : tables_(tables), worth_(worth), cut_(cut), bound_(std::bit_floor(bytes / sizeof(Entry))), nodes_(nodes) {
    if (remember && bound_ >= 64) table_.resize(std::min<std::size_t>(bound_, 1024));
  }

  int search(const Position& position, int alpha, int beta) {
    if (is_over(position)) return worth_[position.taken[0]];
    if (position.trick_size != 0 || table_.empty()) return expand(position, alpha, beta);
    if (const Entry* known = find(position)) {
      if (known->low == known->high || known->low >= beta) return known->low;
      if (known->high <= alpha) return known->high;
    }
    const int value = expand(position, alpha, beta);
    store(position, value, alpha, beta);
    return value;
  }

 private:
  int expand(const Position& position, int alpha, int beta) {
    const bool maximise = position.camp[position.to_act] == 0;
    int best = maximise ? -infinite : infinite;
    std::uint64_t faces_tried[4]{};
    for (Mask rest = legal(tables_, position); rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      const unsigned face = tables_.face(card);
      if (cut_ && ((faces_tried[face / 64] >> (face % 64)) & 1U) != 0) continue;  // a twin of the same hand
      faces_tried[face / 64] |= std::uint64_t{1} << (face % 64);
      ++nodes_;
      Position next = position;
      play(tables_, next, card);
      const int value = search(next, alpha, beta);
      if (maximise) best = std::max(best, value), alpha = std::max(alpha, best);
      else best = std::min(best, value), beta = std::min(beta, best);
      if (cut_ && alpha >= beta) break;
      if (!cut_) alpha = -infinite, beta = infinite;
    }
    return best;
  }

  static std::size_t hash(const std::array<Mask, max_seats>& hands, unsigned leader, unsigned taken) {
    std::uint64_t mixed = (leader + 1) * 0x9E3779B97F4A7C15ULL + taken;
    for (const Mask hand : hands) mixed = (mixed ^ (mixed >> 29) ^ hand) * 0xBF58476D1CE4E5B9ULL;
    return static_cast<std::size_t>(mixed ^ (mixed >> 32));
  }

  static bool same(const Entry& entry, const Position& position) {
    return entry.used && entry.leader == position.to_act && entry.taken == position.taken[0] &&
           entry.hands == position.hands;
  }

  Entry& slot(const Position& position) {
    const std::size_t home = hash(position.hands, position.to_act, position.taken[0]) & (table_.size() - 1);
    for (std::size_t i = 0; i < 4; ++i) {
      Entry& entry = table_[(home + i) & (table_.size() - 1)];
      if (!entry.used || same(entry, position)) return entry;
    }
    return table_[home];
  }

  const Entry* find(const Position& position) {
    const Entry& entry = slot(position);
    return same(entry, position) ? &entry : nullptr;
  }

  void store(const Position& position, int value, int alpha, int beta) {
    if (stored_ * 2 > table_.size() && table_.size() * 3 <= bound_) grow();  // the old one is there meanwhile
    Entry& entry = slot(position);
    if (!same(entry, position)) {
      stored_ += entry.used ? 0 : 1;
      entry = Entry{position.hands, position.to_act, position.taken[0], true, -infinite, infinite};
    }
    if (value > alpha) entry.low = std::max(entry.low, value);
    if (value < beta) entry.high = std::min(entry.high, value);
  }

  void grow() {
    std::vector<Entry> old(table_.size() * 2);
    old.swap(table_);
    for (const Entry& entry : old) {
      if (!entry.used) continue;
      const std::size_t home = hash(entry.hands, entry.leader, entry.taken) & (table_.size() - 1);
      std::size_t at = 0;
      while (at < 4 && table_[(home + at) & (table_.size() - 1)].used) ++at;
      if (at < 4) table_[(home + at) & (table_.size() - 1)] = entry;
    }
  }

  const Tables& tables_;
  std::span<const std::int16_t> worth_;
  bool cut_;
  std::size_t bound_;
  std::uint64_t& nodes_;
  std::vector<Entry> table_;
  std::size_t stored_ = 0;
};

}  // namespace

int plain_value(const Tables& tables, const Position& position, std::span<const std::int16_t> worth, bool remember,
                bool cut, std::size_t bytes, std::uint64_t& nodes) {
  Position start = position;
  if (fault_sitting_partner) {
    for (int seat = 0; seat < start.seats; ++seat)
      if (start.hands[index(seat)] != 0 && start.trick_size == 0)
        start.active = static_cast<std::uint8_t>(start.active | (1U << seat));
  }
  for (int seat = 0; seat < start.seats; ++seat)
    if (!start.is_active(seat)) start.hands[index(seat)] = 0;
  PlainSearch search(tables, worth, remember, cut, bytes, nodes);
  return search.search(start, -infinite, infinite);
}

}  // namespace euchre
