#include "prepared.hpp"

#include <utility>

#include "fault.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

/// Who holds or has played each card, by id; max_seats for cards out of play.
using Owners = std::array<std::uint8_t, max_cards>;

Owners owners_of(const Position& position, unsigned active, const std::array<int, max_seats>& player_of) {
  Owners owner;
  owner.fill(max_seats);
  for (int seat = 0; seat < position.seats; ++seat) {
    if (((active >> seat) & 1U) == 0) continue;
    for (Mask rest = position.hands[index(seat)]; rest != 0; rest &= rest - 1)
      owner[index(lowest(rest))] = static_cast<std::uint8_t>(player_of[index(seat)]);
  }
  for (int i = 0; i < position.trick_size; ++i) {
    const Play play = position.trick[index(i)];
    owner[play.card] = static_cast<std::uint8_t>(player_of[play.seat]);
  }
  return owner;
}

/// Put the faces in play at their places, best first, trump before the plain suits.
void place_cards(Prepared& made, const Tables& tables, const Owners& owner) {
  int place = 0, suit = 0, group = -1, previous = -1;
  made.has_trump = tables.trump() != no_trump;
  for (int at = tables.cards() - 1; at >= 0;) {
    const int face_end = at;
    const int first = tables.order()[index(at)];
    while (at >= 0 && tables.face(tables.order()[index(at)]) == tables.face(first)) --at;
    std::array<std::uint8_t, max_cards> same{};
    int copies = 0;
    for (int i = at + 1; i <= face_end; ++i)
      if (owner[tables.order()[index(i)]] < max_seats) same[index(copies++)] = tables.order()[index(i)];
    if (copies == 0) continue;
    if (copies > 1) {
      for (int i = 1; i < copies; ++i)
        for (int j = i; j > 0 && owner[same[index(j)]] < owner[same[index(j - 1)]]; --j) std::swap(same[index(j)], same[index(j - 1)]);
      made.has_twins = true;
      made.compact = made.compact && copies == 2;
    }
    const bool new_suit = previous >= 0 && tables.suit_of(previous) != tables.suit_of(first);
    if (new_suit) ++suit, ++place;
    // With a trump suit of which no card is in play suit 0 stays empty.
    if (previous < 0 && made.has_trump && tables.suit_of(first) != tables.trump()) ++suit, ++place;
    previous = first;
    ++group;
    for (int i = 0; i < copies; ++i, ++place) {
      if (place >= max_cards) {
        made.compact = false;
        return;
      }
      made.id_of[index(place)] = same[index(i)];
      made.place_of[same[index(i)]] = static_cast<std::uint8_t>(place);
      made.suit_of[index(place)] = static_cast<std::uint8_t>(suit);
      made.group_of[index(place)] = static_cast<std::uint8_t>(group);
      made.suit[index(suit)] |= bit(place);
      if (i + 1 < copies) made.twin_up |= bit(place);
    }
  }
}

}  // namespace

Prepared prepare(const Tables& tables, const Position& position) {
  Prepared made;
  unsigned active = position.active;
  if (fault_sitting_partner) {
    for (int seat = 0; seat < position.seats; ++seat)
      if (position.hands[index(seat)] != 0 && position.trick_size == 0) active |= 1U << seat;
  }
  std::array<int, max_seats> player_of{};
  for (int seat = 0; seat < position.seats; ++seat) {
    if (((active >> seat) & 1U) == 0) continue;
    player_of[index(seat)] = made.players;
    if (position.camp[index(seat)] == 0) made.makers |= 1U << made.players;
    ++made.players;
  }
  made.left = tricks_left(position);
  made.taken = position.taken[0];
  made.total = total_tricks(position);
  made.to_act = player_of[position.to_act];
  made.table_size = position.trick_size;
  made.last_wins = tables.twins() == Twins::last;
  const Owners owner = owners_of(position, active, player_of);
  place_cards(made, tables, owner);
  if (!made.compact) return made;
  for (int card = 0; card < tables.cards(); ++card)
    if (owner[index(card)] < max_seats) made.hands[owner[index(card)]] |= bit(made.place_of[index(card)]);
  for (int i = 0; i < position.trick_size; ++i) {
    const Play play = position.trick[index(i)];
    made.table_place[index(i)] = made.place_of[play.card];
    made.hands[index(player_of[play.seat])] &= ~bit(made.place_of[play.card]);
  }
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
