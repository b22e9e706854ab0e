// The tables of trick play in one strain; the kernel knows a variant by nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "euchre/cards.hpp"

namespace euchre {

/// Which of two identical cards in one trick is the better.
enum class Twins : std::uint8_t { first, last };

/// What the caller gives: `euchre.rules.tables.Tables`, by card id.
struct TableSpec {
  int cards = 0;                                // 1…64
  std::uint8_t trump = no_trump;                // 0…3, or no_trump
  Twins twins = Twins::first;
  std::array<std::uint8_t, max_cards> suit_of{};  // effective suit, 0…3
  std::array<std::int16_t, max_cards> power{};    // within a suit; every trump above every plain card
  std::array<Mask, suits> follow{};               // the cards that follow each suit
  std::array<std::uint8_t, max_cards> face{};     // twins share it, others do not
};

/// Checked tables, with what is derived from them. Immutable; may be shared by threads.
class Tables {
 public:
  /// Throws InputError naming the field.
  explicit Tables(const TableSpec& spec);

  int cards() const noexcept { return spec_.cards; }
  std::uint8_t trump() const noexcept { return spec_.trump; }
  Twins twins() const noexcept { return twins_; }
  std::uint8_t suit_of(int card) const noexcept { return spec_.suit_of[static_cast<unsigned>(card)]; }
  std::int16_t power(int card) const noexcept { return spec_.power[static_cast<unsigned>(card)]; }
  Mask follow(int suit) const noexcept { return spec_.follow[static_cast<unsigned>(suit)]; }
  std::uint8_t face(int card) const noexcept { return spec_.face[static_cast<unsigned>(card)]; }
  /// How many copies the most frequent face has.
  int copies() const noexcept { return copies_; }
  /// All card ids, by suit (trump last), then power upwards, then id.
  const std::array<std::uint8_t, max_cards>& order() const noexcept { return order_; }
  /// Does `card`, played later, beat `best`, which holds the trick so far?
  bool beats(int card, int best) const noexcept {
    if (suit_of(card) != suit_of(best) && suit_of(card) != spec_.trump) return false;
    return power(card) > power(best) || (power(card) == power(best) && twins_ == Twins::last);
  }

 private:
  TableSpec spec_;
  std::array<std::uint8_t, max_cards> order_{};
  Twins twins_ = Twins::first;
  int copies_ = 1;
};

}  // namespace euchre
