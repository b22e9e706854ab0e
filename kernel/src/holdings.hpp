// Who holds what: what does not change while one position is searched.
#pragma once

#include <array>
#include <cstdint>

#include "arch.hpp"
#include "prepared.hpp"

namespace euchre::EUCHRE_ARCH {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }
constexpr int no_place = 255;

/// How many cards each player has of each suit; exact, not a hash.
struct Shape {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  bool operator==(const Shape&) const = default;
};

/// The start of a trick: all cards in play, who leads, tricks left. The shape is kept only for those who ask for it.
struct Node {
  Mask all;
  Shape shape;
  int leader, left;
};

/// Are the tricks reached, and the lowest card of each suit whose place in the order mattered for that.
struct Answer {
  Mask relevant;
  bool reached;
};

/// All places better than the best of a mask; all places if it is empty.
[[gnu::always_inline]] constexpr Mask better(Mask mask) noexcept { return (mask & -mask) - 1; }

template <int M, bool Twins>
class Holdings {
 public:
  void load(const Prepared& position) {
    hands_ = {};
    suit_ = position.suit;
    suit_of_ = position.suit_of;
    twin_up_ = position.twin_up;
    (position.last_wins ? last_up_ : first_up_) = twin_up_;
    (position.last_wins ? first_up_ : last_up_) = 0;
    makers_ = position.makers;
    trumps_ = position.has_trump ? position.suit[0] : 0;
    has_trump_ = position.has_trump;
    maker_cards_ = 0;
    for (int player = 0; player < M; ++player) {
      hands_[index(player)] = position.hands[index(player)];
      for (Mask rest = hands_[index(player)]; rest != 0; rest &= rest - 1) owner_[index(lowest(rest))] = static_cast<std::uint8_t>(player);
      if (is_maker(player)) maker_cards_ |= hands_[index(player)];
      opposing_[index(player)] = 0;
      for (int other = 0; other < M; ++other)
        if (is_maker(player) != is_maker(other)) opposing_[index(player)] |= std::uint64_t{1} << (other * 8);
    }
  }

  /// A card on the table, which is in no hand any more.
  void add(int player, int place) noexcept {
    owner_[index(place)] = static_cast<std::uint8_t>(player);
    if (is_maker(player)) maker_cards_ |= bit(place);
  }

  Mask cards() const noexcept {
    Mask all = 0;
    for (const Mask hand : hands_) all |= hand;
    return all;
  }
  [[gnu::always_inline]] Mask hand(Mask all, int player) const noexcept { return hands_[index(player)] & all; }
  [[gnu::always_inline]] Mask suit(std::size_t suit) const noexcept { return suit_[suit]; }
  [[gnu::always_inline]] std::size_t suit_of(int place) const noexcept { return suit_of_[index(place)]; }
  [[gnu::always_inline]] int owner(int place) const noexcept { return owner_[index(place)]; }
  bool has_trump() const noexcept { return has_trump_; }
  [[gnu::always_inline]] Mask trump_suit() const noexcept { return trumps_; }
  /// The cards that can win when the suit is led.
  [[gnu::always_inline]] Mask eligible(std::size_t led) const noexcept { return suit_[led] | trumps_; }
  Mask twin_up() const noexcept { return twin_up_; }
  bool last_wins() const noexcept { return last_up_ != 0; }

  [[gnu::always_inline]] bool is_maker(int player) const noexcept { return ((makers_ >> player) & 1U) != 0; }
  [[gnu::always_inline]] bool is_maker_card(int place) const noexcept { return has(maker_cards_, place); }
  Mask maker_cards() const noexcept { return maker_cards_; }
  [[gnu::always_inline]] bool is_of_camp(int player, int place) const noexcept { return is_maker(player) == is_maker_card(place); }
  [[gnu::always_inline]] bool same_camp(int a, int b) const noexcept { return (((makers_ >> a) ^ (makers_ >> b)) & 1U) == 0; }
  /// A one in the byte of each player of the other camp.
  std::uint64_t opposing(int player) const noexcept { return opposing_[index(player)]; }

  /// Of the cards that can win, those that beat `best` when they are played later.
  [[gnu::always_inline]] Mask beaters(int best) const noexcept {
    Mask found = bit(best) - 1;
    if constexpr (Twins) {
      found = (found | (last_up_ & bit(best)) << 1) & ~(first_up_ & (bit(best) >> 1));
    }
    return found;
  }

  /// Of the cards that can win, those that hold against all of these when they are played earlier.
  [[gnu::always_inline]] Mask holding(Mask others) const noexcept {
    Mask found = better(others);
    if constexpr (Twins) {
      const Mask top = others & -others;
      found = (found | (first_up_ & top) << 1) & ~(last_up_ & (top >> 1));
    }
    return found;
  }

  /// The place, or that of its lower twin if both are in play.
  [[gnu::always_inline]] int with_twin(int place, Mask live) const noexcept {
    if constexpr (Twins) return has(twin_up_ & (live >> 1), place) ? place + 1 : place;
    return place;
  }

 private:
  std::array<Mask, M> hands_{};
  std::array<Mask, suits> suit_{};
  std::array<std::uint8_t, max_cards> suit_of_{}, owner_{};
  std::array<std::uint64_t, M> opposing_{};
  Mask twin_up_ = 0, trumps_ = 0, maker_cards_ = 0;
  Mask first_up_ = 0, last_up_ = 0;  // the upper twins, where the first or the last one wins
  unsigned makers_ = 0;
  bool has_trump_ = false;
};

/// Each plays the one card he has.
template <int M, bool Twins>
Answer last_trick(const Holdings<M, Twins>& at, Mask all, int leader) noexcept {
  const std::size_t led = at.suit_of(lowest(at.hand(all, leader)));
  const Mask rivals = all & at.eligible(led);
  Mask best = rivals & -rivals;
  if constexpr (Twins) {
    if ((at.twin_up() & best & (rivals >> 1)) != 0) {
      // The place beside the best holds its twin: it matters who plays first.
      const int one = at.owner(lowest(best)), two = at.owner(lowest(best) + 1);
      const bool one_first = (one - leader + M) % M < (two - leader + M) % M;
      if (one_first == at.last_wins()) best <<= 1;
    }
  }
  const Mask same = rivals & ((best & at.trump_suit()) != 0 ? at.trump_suit() : at.suit(led));
  return {same != best ? best : 0, (best & at.maker_cards()) != 0};
}

}  // namespace euchre::EUCHRE_ARCH
