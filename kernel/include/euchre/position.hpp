// A position of trick play in which all cards are known, and the rules of moving in it.
#pragma once

#include <array>
#include <cstdint>

#include "euchre/cards.hpp"
#include "euchre/tables.hpp"

namespace euchre {

struct Play {
  std::uint8_t seat = 0;
  std::uint8_t card = 0;
};

/// Plain data: who holds what, whose turn it is, what was taken. A trick on the table is never complete.
struct Position {
  std::uint8_t seats = 4;                        // 2…7
  std::uint8_t active = 0;                       // bit per seat that plays; others' cards are out of play
  std::array<std::uint8_t, max_seats> camp{};    // 0 = the makers'; two camps: 0 and 1
  std::array<Mask, max_seats> hands{};           // cards still held (not those on the table)
  std::array<Play, max_seats> trick{};           // on the table, in order
  std::uint8_t trick_size = 0;
  std::uint8_t to_act = 0;
  std::array<std::uint8_t, max_seats> taken{};   // tricks already won, by camp

  bool is_active(int seat) const noexcept { return ((active >> seat) & 1) != 0; }
};

/// Throws InputError naming the field where the position cannot be one of these tables.
/// `camps`: how many different camps there may be.
void check(const Tables& tables, const Position& position, int camps);

/// The next active seat clockwise.
int next_active(const Position& position, int seat) noexcept;
/// How many seats play.
int active_count(const Position& position) noexcept;
/// Tricks not yet finished, that on the table included.
int tricks_left(const Position& position) noexcept;
/// Tricks of the whole hand: taken and left.
int total_tricks(const Position& position) noexcept;
bool is_over(const Position& position) noexcept;
/// What the seat to act may play; 0 when the hand is over.
Mask legal(const Tables& tables, const Position& position) noexcept;
/// The seat that holds the trick on the table, which is not empty.
int winner(const Tables& tables, const Position& position) noexcept;
/// Play a legal card; a completed trick is taken and its winner is to act. Undo: keep a copy.
void play(const Tables& tables, Position& position, int card) noexcept;

}  // namespace euchre
