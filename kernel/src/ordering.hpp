// In which order cards are tried. Order never changes an answer, only the time to it.
#pragma once

#include <array>
#include <cstdint>

#include "arch.hpp"
#include "prepared.hpp"

namespace euchre::EUCHRE_ARCH {

/// A list of places, the one to try first in front.
class Order {
 public:
  int size = 0;
  int place(int i) const noexcept { return places_[static_cast<std::size_t>(i)]; }
  void add(int place) noexcept { places_[static_cast<std::size_t>(size++)] = static_cast<std::uint8_t>(place); }
  /// The best card of each suit first.
  void fill(Mask todo) noexcept {
    for (; todo != 0; todo &= todo - 1) add(lowest(todo));
  }
  /// The worst card of each suit first.
  void fill_backwards(Mask todo) noexcept {
    for (; todo != 0; todo ^= bit(highest(todo))) add(highest(todo));
  }

 private:
  std::array<std::uint8_t, max_cards> places_;
};

/// A trick in progress, as the order of moves sees it.
struct Table {
  const Prepared& at;
  const Mask* hands;
  Mask live;  // all hands together
  int players, leader, size, best, best_player;
  std::size_t led;

  bool same_camp(int a, int b) const noexcept { return at.is_maker(a) == at.is_maker(b); }
};

/// The best that those who play after `player` could put on a trick of a suit: a trump, a card of the suit, or
/// neither (-1); for the other camp and for his own.
class Outlook {
 public:
  Outlook(const Table& table, int player, std::size_t led) noexcept {
    const Mask suit = table.at.suit[led], trumps = table.at.has_trump ? table.at.suit[0] : 0;
    for (int i = table.size + 1, next = player + 1; i < table.players; ++i, ++next) {
      if (next >= table.players) next -= table.players;
      const Mask hand = table.hands[next];
      const bool ruffs = (hand & suit) == 0;
      const Mask could = ruffs ? hand & trumps : hand & suit;
      if (could == 0) continue;
      Best& best = table.same_camp(player, next) ? own_ : other_;
      int& place = ruffs ? best.trump : best.led;
      if (place < 0 || lowest(could) < place) place = lowest(could);
    }
  }
  /// Can the other camp beat the card, played by now?
  bool threatens(const Prepared& at, int place) const noexcept {
    return (other_.trump >= 0 && at.beats(other_.trump, place)) || (other_.led >= 0 && at.beats(other_.led, place));
  }
  /// What the own camp would win with; -1 for nothing.
  int help() const noexcept { return own_.trump >= 0 ? own_.trump : own_.led; }

 private:
  struct Best {
    int trump = -1;
    int led = -1;
  };
  Best own_, other_;
};

inline void order_low_first(Order& order, Mask todo, const Prepared& at) noexcept {
  const Mask trumps = at.has_trump ? todo & at.suit[0] : 0;
  order.fill_backwards(todo & ~trumps);
  order.fill_backwards(trumps);
}

/// Cards that cannot win: the lowest of each plain suit, long suits first and short ones with the best card last;
/// then the others so, then trumps from below.
inline void order_discard(Order& order, Mask todo, const Table& table, int player) noexcept {
  struct Suit {
    int weight;
    Mask cards;
  };
  std::array<Suit, suits> list{};
  std::size_t size = 0;
  for (std::size_t suit = table.at.has_trump ? 1 : 0; suit < suits; ++suit) {
    const Mask mine = todo & table.at.suit[suit];
    if (mine == 0) continue;
    const Mask hand = table.hands[player] & table.at.suit[suit], live = table.live & table.at.suit[suit];
    const int length = count(hand);
    const bool keep = length <= 2 && (hand & live & (~live + 1)) != 0;
    const int weight = length - (keep ? 100 : 0);
    std::size_t at = size++;
    for (; at > 0 && list[at - 1].weight < weight; --at) list[at] = list[at - 1];
    list[at] = {weight, mine};
  }
  for (std::size_t i = 0; i < size; ++i) order.add(highest(list[i].cards));
  for (std::size_t i = 0; i < size; ++i) order.fill_backwards(list[i].cards ^ bit(highest(list[i].cards)));
  if (table.at.has_trump) order.fill_backwards(todo & table.at.suit[0]);
}

/// Following: the cheapest card that holds the trick, if that is not the partner's already; else low.
inline void order_follow(Order& order, Mask todo, const Table& table, int player, int ordering) noexcept {
  const Outlook outlook(table, player, table.led);
  const bool held = table.same_camp(table.best_player, player) && !outlook.threatens(table.at, table.best);
  if (!held) {
    const Mask could = todo & (table.at.suit[table.led] | (table.at.has_trump ? table.at.suit[0] : 0));
    for (Mask rest = could; rest != 0;) {
      const int place = highest(rest);
      rest ^= bit(place);
      if (!table.at.beats(place, table.best) || outlook.threatens(table.at, place)) continue;
      order.add(place);
      todo ^= bit(place);
      break;
    }
  }
  if (ordering == 1 || (todo & table.at.suit[table.led]) != 0) order_low_first(order, todo, table.at);
  else order_discard(order, todo, table, player);
}

/// Leading: plain cards that hold, low to what the partner can hold, trumps that hold, the rest from above.
inline void order_lead(Order& order, Mask todo, const Table& table, int player, int ordering) noexcept {
  Mask holds = 0, helped = 0;
  for (std::size_t suit = 0; suit < suits; ++suit) {
    const Mask mine = todo & table.at.suit[suit];
    if (mine == 0) continue;
    const Outlook outlook(table, player, suit);
    const int top = lowest(mine);
    if (!outlook.threatens(table.at, top)) holds |= bit(top);
    else if (outlook.help() >= 0 && !outlook.threatens(table.at, outlook.help())) helped |= bit(highest(mine));
  }
  const Mask trumps = table.at.has_trump ? table.at.suit[0] : 0, rest = todo & ~holds & ~helped;
  if (ordering == 0) {
    order.fill(holds & ~trumps);
    order.fill(helped);
    order.fill(holds & trumps);
    order.fill(rest);
  } else if (ordering == 1) {
    order.fill(helped);
    order.fill(holds);
    order_low_first(order, rest, table.at);
  } else {
    order.fill(holds);
    order_low_first(order, rest, table.at);
    order.fill(helped);
  }
}

/// `ordering` 0 is the fast one; 1 and 2 differ from it enough to show that the answer does not depend on order.
inline void order_moves(Order& order, Mask todo, const Table& table, int player, int ordering) noexcept {
  if ((todo & (todo - 1)) == 0) return order.add(lowest(todo));
  if (table.size == 0) order_lead(order, todo, table, player, ordering);
  else order_follow(order, todo, table, player, ordering);
}

}  // namespace euchre::EUCHRE_ARCH
