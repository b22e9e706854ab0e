// Memory of proved bounds, each for one set of remaining cards. Who holds a card is fixed for one deal, so the cards
// that are left and the seat on lead say everything: the key is exact, and a new deal forgets all that was before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "euchre/cards.hpp"

namespace euchre {

class ExactTable {
 public:
  struct Entry {
    Mask left = 0;
    Mask least_by = 0, most_by = 0;  // what mattered for each bound
    std::uint32_t age = 0;
    std::uint8_t leader = 0;
    std::uint8_t at_least = 0;  // bounds for the makers' tricks from here
    std::uint8_t at_most = 0;
  };

  static constexpr std::size_t entries = 1024;
  static constexpr std::size_t bytes = entries * sizeof(Entry);

  std::size_t memory() const noexcept { return entries_.size() * sizeof(Entry); }
  /// Another deal: nothing that is remembered holds any more.
  void forget() noexcept {
    if (entries_.empty()) entries_.resize(entries);
    if (++age_ != 0) return;
    for (Entry& entry : entries_) entry.age = 0;
    age_ = 1;
  }
  [[gnu::always_inline]] Entry& at(Mask left, int leader) noexcept {
    const std::uint64_t mixed = (left ^ (static_cast<std::uint64_t>(leader) << 61)) * 0x9E3779B97F4A7C15ULL;
    return entries_[static_cast<std::size_t>((mixed ^ (mixed >> 29)) >> 20) & (entries - 1)];
  }
  [[gnu::always_inline]] bool holds(const Entry& entry, Mask left, int leader) const noexcept {
    return entry.left == left && entry.age == age_ && entry.leader == leader;
  }
  [[gnu::always_inline]] void put(Entry& entry, Mask left, int leader, int tricks, int need, bool reached,
                                  Mask relevant) const noexcept {
    if (!holds(entry, left, leader))
      entry = {left, 0, 0, age_, static_cast<std::uint8_t>(leader), 0, static_cast<std::uint8_t>(tricks)};
    if (reached) {
      entry.at_least = static_cast<std::uint8_t>(need);
      entry.least_by = relevant;
    } else {
      entry.at_most = static_cast<std::uint8_t>(need - 1);
      entry.most_by = relevant;
    }
  }

 private:
  std::vector<Entry> entries_;
  std::uint32_t age_ = 0;
};

}  // namespace euchre
