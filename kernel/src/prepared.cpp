#include "prepared.hpp"

#include <utility>

#include "fault.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

/// By seat, its number among those that play.
using Players = std::array<std::uint8_t, max_seats>;

/// Put the cards in play at their places, best first, trump before the plain suits. False where there is no room, or
/// a face is there three times.
bool place_all(Prepared& made, const Tables& tables, Mask live, const std::array<Mask, max_seats>& holds) {
  const auto owner = [&](int card) {
    int player = 0;
    while (!has(holds[index(player)], card)) ++player;
    return player;
  };
  int place = 0, suit = 0, last = -1;  // the card placed last
  made.has_trump = tables.trump() != no_trump;
  for (int at = tables.cards() - 1; at >= 0; --at) {
    int card = tables.order()[index(at)];
    if (!has(live, card)) continue;
    // With a trump suit of which no card is in play suit 0 stays empty.
    const bool new_suit = last < 0 ? made.has_trump && tables.suit_of(card) != tables.trump()
                                   : tables.suit_of(card) != tables.suit_of(last);
    if (new_suit) ++suit, ++place;
    if (place >= max_cards) return false;
    if (last >= 0 && tables.face(card) == tables.face(last)) {
      if (place > 1 && has(made.twin_up, place - 2)) return false;
      made.twin_up |= bit(place - 1);
      if (owner(card) < owner(last)) {
        made.place_of[index(card)] = static_cast<std::uint8_t>(place - 1);
        std::swap(card, last);
      }
    }
    made.place_of[index(card)] = static_cast<std::uint8_t>(place);
    made.suit_of[index(place)] = static_cast<std::uint8_t>(suit);
    made.suit[index(suit)] |= bit(place);
    last = card;
    ++place;
  }
  made.has_twins = made.twin_up != 0;
  return true;
}

}  // namespace

Prepared prepare(const Tables& tables, const Position& position) {
  Prepared made;
  unsigned active = position.active;
  if (fault_sitting_partner) {
    for (int seat = 0; seat < position.seats; ++seat)
      if (position.hands[index(seat)] != 0 && position.trick_size == 0) active |= 1U << seat;
  }
  Players player_of{};
  std::array<Mask, max_seats> holds{};  // in hand or on the table
  Mask live = 0;
  for (int seat = 0; seat < position.seats; ++seat) {
    if (((active >> seat) & 1U) == 0) continue;
    player_of[index(seat)] = static_cast<std::uint8_t>(made.players);
    if (position.camp[index(seat)] == 0) made.makers |= 1U << made.players;
    live |= holds[index(made.players)] = position.hands[index(seat)];
    ++made.players;
  }
  for (int i = 0; i < position.trick_size; ++i) {
    const Play play = position.trick[index(i)];
    holds[player_of[play.seat]] |= bit(play.card);
    live |= bit(play.card);
  }
  made.left = tricks_left(position);
  made.taken = position.taken[0];
  made.to_act = player_of[position.to_act];
  made.table_size = position.trick_size;
  made.last_wins = tables.twins() == Twins::last;
  made.compact = place_all(made, tables, live, holds);
  if (!made.compact) return made;
  for (int seat = 0; seat < position.seats; ++seat)
    if (((active >> seat) & 1U) != 0)
      for (Mask rest = position.hands[index(seat)]; rest != 0; rest &= rest - 1)
        made.hands[player_of[index(seat)]] |= bit(made.place_of[index(lowest(rest))]);
  for (int i = 0; i < position.trick_size; ++i)
    made.table_place[index(i)] = made.place_of[position.trick[index(i)].card];
  return made;
}

bool partition_fits(const Prepared& position) noexcept {
  if (!position.compact) return false;
  const int field = holder_bits(position.players) + (position.has_twins ? 1 : 0);
  Mask live = 0;
  for (int player = 0; player < position.players; ++player) {
    live |= position.hands[index(player)];
    for (std::size_t suit = 0; suit < 4; ++suit)
      if (count(position.hands[index(player)] & position.suit[suit]) > 14) return false;
  }
  for (int i = 0; i < position.table_size; ++i) live |= bit(position.table_place[index(i)]);
  for (std::size_t suit = 0; suit < 4; ++suit)
    if (count(live & position.suit[suit]) * field > 64) return false;
  return true;
}

Mask different(const Prepared& position) noexcept {
  const Mask hand = position.hands[index(position.to_act)];
  Mask live = 0, playable = hand;
  for (int player = 0; player < position.players; ++player) live |= position.hands[index(player)];
  if (position.table_size != 0) {
    int best = position.table_place[0];
    for (int i = 1; i < position.table_size; ++i)
      if (position.beats(position.table_place[index(i)], best)) best = position.table_place[index(i)];
    live |= bit(best);
    const Mask follows = hand & position.suit[position.suit_of[position.table_place[0]]];
    if (follows != 0) playable = follows;
  }
  const Mask gaps = ~(position.suit[0] | position.suit[1] | position.suit[2] | position.suit[3]);
  return representatives(playable, live, gaps, position.twin_up);
}

}  // namespace euchre
