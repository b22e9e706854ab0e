// A position made ready for search: only the seats that play, only the cards in play, in order of power.
#pragma once

#include <array>
#include <cstdint>

#include "euchre/position.hpp"
#include "euchre/tables.hpp"

namespace euchre {

/// Cards stand at *places*: bit 0 upwards, suit by suit (trump first where there is one), the best card of a suit
/// first, twins side by side by holder, one empty place between suits. Seats that play are *players* 0… clockwise.
struct Prepared {
  int players = 0;
  unsigned makers = 0;      // bit per player of camp 0
  int left = 0;             // tricks not yet finished
  int taken = 0;            // tricks that camp 0 has
  int to_act = 0;
  int table_size = 0;
  bool has_trump = false;   // suit 0 is trump
  bool last_wins = false;   // of twins
  bool has_twins = false;   // some face is in play twice
  bool compact = true;      // fits the fast engines; else only the plain one may be used
  std::array<std::uint8_t, max_seats> table_place{};  // the trick on the table, ending before to_act
  std::array<Mask, max_seats> hands{};
  std::array<Mask, suits> suit{};    // places of each suit
  Mask twin_up = 0;                  // places whose next place is a twin of theirs
  std::array<std::uint8_t, max_cards> place_of{};  // place of a card id in play
  std::array<std::uint8_t, max_cards> suit_of{};   // suit of a place

  /// Does the card at `place`, played later, beat the one at `best`?
  [[gnu::always_inline]] bool beats(int place, int best) const noexcept {
    const auto p = static_cast<std::size_t>(place), b = static_cast<std::size_t>(best);
    if (suit_of[p] != suit_of[b] && !(has_trump && suit_of[p] == 0)) return false;
    if (place + 1 == best && has(twin_up, place)) return last_wins;
    return place < best || (last_wins && place == best + 1 && has(twin_up, best));
  }
};

/// `position` must have passed `check` for two camps.
Prepared prepare(const Tables& tables, const Position& position);

/// Bits that tell who holds a card in a pattern.
[[gnu::always_inline]] constexpr int holder_bits(int players) noexcept { return players <= 2 ? 1 : players <= 4 ? 2 : 3; }

/// Does the fast engine take it? Not more than two copies of a face, and no suit too long for a pattern.
bool partition_fits(const Prepared& position) noexcept;

/// Of the cards `hand` (at places), one of each run that makes no difference: the best of it. `live`: cards that
/// still count, with the hand's; `gaps`: places between suits and beyond.
[[gnu::always_inline]] inline Mask representatives(Mask hand, Mask live, Mask gaps, Mask twin_up) noexcept {
  const Mask dead = ~(live | gaps);
  const Mask pair = twin_up & live & (live >> 1);
  // A card whose twin is in another hand is like no other.
  const Mask shared = (hand & pair & ~(hand >> 1)) | (hand & (pair << 1) & ~(hand << 1));
  const Mask lone = hand & ~shared;
  // From each card, over the dead places, to the next live one below it in power.
  const Mask reached = (dead + (lone << 1)) & ~dead;
  return hand & ~(reached & lone);
}

/// Of the cards that may be played, at places, one of each run that makes no difference: the best of it.
Mask different(const Prepared& position) noexcept;

}  // namespace euchre
