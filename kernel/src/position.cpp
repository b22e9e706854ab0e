#include "euchre/position.hpp"

#include <string>

#include "fault.hpp"

namespace euchre {
namespace {

std::string at(const char* name, int index) { return std::string(name) + "[" + std::to_string(index) + "]"; }

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

void check_seats(const Position& position, int camps) {
  if (position.seats < 2 || position.seats > max_seats)
    throw InputError("seats", std::to_string(position.seats) + " seats; 2 to 7 can play");
  if ((position.active >> position.seats) != 0)
    throw InputError("active", "a seat beyond the last is active; only bits 0 to seats-1 may be set");
  if (active_count(position) < 2) throw InputError("active", "fewer than two seats play; at least two must");
  for (int seat = 0; seat < position.seats; ++seat) {
    if (position.camp[index(seat)] >= camps)
      throw InputError(at("camp", seat), std::to_string(position.camp[index(seat)]) + " is no camp; there are camps 0 to " +
                                             std::to_string(camps - 1));
  }
  if (position.to_act >= position.seats || !position.is_active(position.to_act))
    throw InputError("to_act", "seat " + std::to_string(position.to_act) + " does not play; name an active seat");
}

Mask check_trick(const Tables& tables, const Position& position) {
  if (position.trick_size >= active_count(position))
    throw InputError("trick_size", "the trick on the table is complete; take it first");
  Mask seen = 0;
  for (int i = 0; i < position.trick_size; ++i) {
    const Play play = position.trick[index(i)];
    const int after = i + 1 < position.trick_size ? position.trick[index(i + 1)].seat : position.to_act;
    if (play.seat >= position.seats || !position.is_active(play.seat) || next_active(position, play.seat) != after)
      throw InputError(at("trick", i), "seat " + std::to_string(play.seat) +
                                           " cannot have played here; plays go clockwise to the seat to act");
    if (play.card >= tables.cards() || has(seen, play.card))
      throw InputError(at("trick", i), "card " + std::to_string(play.card) + " is not in the deck or lies there twice");
    seen |= bit(play.card);
  }
  return seen;
}

void check_hands(const Tables& tables, const Position& position, Mask seen) {
  const int left = count(position.hands[position.to_act]);
  for (int seat = 0; seat < position.seats; ++seat) {
    if (!position.is_active(seat)) continue;
    const Mask hand = position.hands[index(seat)];
    if ((hand & ~full_mask(tables.cards())) != 0)
      throw InputError(at("hands", seat), "holds a card that the deck of " + std::to_string(tables.cards()) + " has not");
    if ((hand & seen) != 0)
      throw InputError(at("hands", seat), "holds card " + std::to_string(lowest(hand & seen)) + ", which is elsewhere too");
    seen |= hand;
    bool played = false;
    for (int i = 0; i < position.trick_size; ++i) played = played || position.trick[index(i)].seat == seat;
    if (count(hand) != left - (played ? 1 : 0))
      throw InputError(at("hands", seat), std::to_string(count(hand)) + " cards; " + std::to_string(left - (played ? 1 : 0)) +
                                              " must be left beside the seat to act with " + std::to_string(left));
  }
}

}  // namespace

int next_active(const Position& position, int seat) noexcept {
  do {
    seat = seat + 1 < position.seats ? seat + 1 : 0;
  } while (!position.is_active(seat));
  return seat;
}

int active_count(const Position& position) noexcept { return count(position.active); }

int tricks_left(const Position& position) noexcept { return count(position.hands[position.to_act]); }

int total_tricks(const Position& position) noexcept {
  int total = tricks_left(position);
  for (const auto taken : position.taken) total += taken;
  return total;
}

bool is_over(const Position& position) noexcept { return position.hands[position.to_act] == 0; }

Mask legal(const Tables& tables, const Position& position) noexcept {
  const Mask hand = position.hands[position.to_act];
  if (position.trick_size == 0) return hand;
  const Mask follows = hand & tables.follow(tables.suit_of(position.trick[0].card));
  return follows != 0 ? follows : hand;
}

int winner(const Tables& tables, const Position& position) noexcept {
  Play best = position.trick[0];
  for (int i = 1; i < position.trick_size; ++i)
    if (tables.beats(position.trick[index(i)].card, best.card)) best = position.trick[index(i)];
  return best.seat;
}

void play(const Tables& tables, Position& position, int card) noexcept {
  const int seat = position.to_act;
  position.hands[index(seat)] &= ~bit(card);
  position.trick[position.trick_size++] = {static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(card)};
  if (position.trick_size < active_count(position)) {
    position.to_act = static_cast<std::uint8_t>(next_active(position, seat));
    return;
  }
  const int took = winner(tables, position);
  ++position.taken[position.camp[index(took)]];
  position.to_act = static_cast<std::uint8_t>(took);
  position.trick_size = 0;
}

void check(const Tables& tables, const Position& position, int camps) {
  check_seats(position, camps);
  check_hands(tables, position, check_trick(tables, position));
  int total = tricks_left(position);
  for (const auto taken : position.taken) total += taken;
  if (total > max_tricks)
    throw InputError("taken", std::to_string(total) + " tricks in all; a hand has at most " + std::to_string(max_tricks));
}

}  // namespace euchre
