// Cards, masks of cards and seats: the words that everything else is written in.
#pragma once

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace euchre {

/// A set of physical cards: bit i stands for card id i.
using Mask = std::uint64_t;

inline constexpr int max_cards = 64;
inline constexpr int max_seats = 7;
inline constexpr int max_tricks = max_cards / 2;
inline constexpr int suits = 4;
/// Stands for "no suit is trump" wherever a trump suit is asked for.
inline constexpr std::uint8_t no_trump = 4;

[[gnu::always_inline]] constexpr Mask bit(int card) noexcept { return Mask{1} << card; }
[[gnu::always_inline]] constexpr bool has(Mask mask, int card) noexcept { return ((mask >> card) & 1U) != 0; }
[[gnu::always_inline]] constexpr int count(Mask mask) noexcept { return std::popcount(mask); }
/// The lowest card of a mask that is not empty.
[[gnu::always_inline]] constexpr int lowest(Mask mask) noexcept { return std::countr_zero(mask); }
/// The highest card of a mask that is not empty.
[[gnu::always_inline]] constexpr int highest(Mask mask) noexcept { return 63 - std::countl_zero(mask); }
/// All cards of a deck of `cards` cards.
constexpr Mask full_mask(int cards) noexcept { return cards >= 64 ? ~Mask{0} : bit(cards) - 1; }

/// Input that cannot be: `field` names what is wrong, `what()` says also what would be right.
class InputError : public std::invalid_argument {
 public:
  InputError(std::string where, const std::string& message)
      : std::invalid_argument(where + ": " + message), field(std::move(where)) {}
  std::string field;
};

}  // namespace euchre
