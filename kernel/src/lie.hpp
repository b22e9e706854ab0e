// How the cards lie: who holds the best card of each suit, the next, and so on.
#pragma once

#include <array>

#include "arch.hpp"
#include "patterns.hpp"
#include "prepared.hpp"

namespace euchre::EUCHRE_ARCH {

/// The words: for each remaining card from the best of a suit down, its holder and whether the next is its twin.
/// (The sign is on the upper twin: so a prefix that ends with a card also says that no twin of it follows.)
class Lie {
 public:
  void set(const Prepared& position, int players) {
    holder_ = holder_bits(players);
    field_ = holder_ + (position.has_twins ? 1 : 0);
    words_ = {};
    std::array<int, 4> length{};
    Mask live = 0;
    std::array<std::uint8_t, max_cards> owner{};
    for (int player = 0; player < players; ++player)
      for (Mask rest = position.hands[static_cast<std::size_t>(player)]; rest != 0; rest &= rest - 1) {
        owner[static_cast<std::size_t>(lowest(rest))] = static_cast<std::uint8_t>(player);
        live |= bit(lowest(rest));
      }
    for (int i = 0; i < position.table_size; ++i) {
      const int place = position.table_place[static_cast<std::size_t>(i)];
      owner[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>((position.to_act - position.table_size + i + players) % players);
      live |= bit(place);
    }
    for (Mask rest = live; rest != 0; rest &= rest - 1) {
      const int place = lowest(rest);
      std::uint64_t field = owner[static_cast<std::size_t>(place)];
      if (position.has_twins && has(position.twin_up & (live >> 1), place)) field |= std::uint64_t{1} << holder_;
      const std::size_t suit = position.suit_of[static_cast<std::size_t>(place)];
      words_[suit] |= field << (length[suit]++ * field_);
    }
  }

  /// Take out the card with `above` better ones left in its suit.
  void remove(std::size_t suit, int above) noexcept {
    const int at = above * field_;
    const std::uint64_t word = words_[suit];
    const std::uint64_t rest = (word >> at) >> field_;
    std::uint64_t better = word & prefix(above, field_);
    if (field_ > holder_ && above > 0) better &= ~(std::uint64_t{1} << (at - field_ + holder_));
    words_[suit] = better | (rest << at);
  }

  const Words& words() const noexcept { return words_; }
  Words& words() noexcept { return words_; }
  int field() const noexcept { return field_; }
  int holder(std::size_t suit, int above) const noexcept {
    return static_cast<int>(words_[suit] >> (above * field_)) & ((1 << holder_) - 1);
  }
  bool tied(std::size_t suit, int above) const noexcept {
    return field_ > holder_ && ((words_[suit] >> (above * field_ + holder_)) & 1U) != 0;
  }

 private:
  Words words_{};
  int holder_ = 2;
  int field_ = 2;
};

}  // namespace euchre::EUCHRE_ARCH
