// Tricks that are sure at the start of a trick, if their owners want them.
#pragma once

#include <algorithm>
#include <array>

#include "arch.hpp"
#include "prepared.hpp"

namespace euchre::EUCHRE_ARCH {

template <int M>
class SureTricks {
 public:
  SureTricks(const Prepared& position, const std::array<Mask, max_seats>& holds, Mask every) noexcept
      : at(position), hands(holds), all(every) {}

  /// Tricks that are there for the taking: for the leader at once, for his partner by a lead to his best card, or
  /// for the other camp whatever he leads.
  bool find(int leader, int left, int need, bool& reached, Mask& relevant) const noexcept {
    const bool maker = at.is_maker(leader);
    const int wanted = maker ? need : left - need + 1, theirs = left - wanted + 1;
    Mask used = 0;
    if (cashes(leader, wanted, used)) {
      relevant = used;
      reached = maker;
      return true;
    }
    bool all_lost = true;
    Mask lost = 0;
    unsigned known = 0, good = 0;
    std::array<Mask, M> by{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if ((hands[static_cast<std::size_t>(leader)] & at.suit[suit]) == 0) continue;
      const int winner = surely_wins(leader, suit);
      const bool own = winner >= 0 && at.is_maker(winner) == maker;
      if (winner < 0) all_lost = false;
      if (winner < 0 || (!own && !all_lost)) continue;
      const auto who = static_cast<std::size_t>(winner);
      if (((known >> winner) & 1U) == 0) {
        known |= 1U << winner;
        if (cashes(winner, own ? wanted : theirs, by[who])) good |= 1U << winner;
      }
      const bool enough = ((good >> winner) & 1U) != 0;
      const Mask with = by[who] | bit(lowest(all & at.suit[suit]));
      if (own && enough) {
        relevant = with;
        reached = maker;
        return true;
      }
      if (!own && enough) lost |= with;
      else all_lost = false;
    }
    if (!all_lost) return false;
    relevant = lost;
    reached = !maker;
    return true;
  }

 private:
  /// Who, not the leader, wins for sure by his best card if he wants to when the suit is led; -1 if that is not clear.
  int surely_wins(int leader, std::size_t suit) const noexcept {
    const Mask cards = all & at.suit[suit];
    const Mask top = cards & -cards;
    int owner = 0;
    while ((hands[static_cast<std::size_t>(owner)] & top) == 0) ++owner;
    if (owner == leader) return -1;
    const int place = lowest(top);
    if (has(at.twin_up & (all >> 1), place) && !has(hands[static_cast<std::size_t>(owner)], place + 1)) return -1;
    if (!at.has_trump || suit == 0) return owner;
    for (int player = 0; player < M; ++player) {
      if (player == leader || player == owner) continue;
      const Mask hand = hands[static_cast<std::size_t>(player)];
      if ((hand & at.suit[suit]) != 0 || (hand & at.suit[0]) == 0) continue;
      if (at.is_maker(player) != at.is_maker(owner) || (hand & ~at.suit[0]) == 0) return -1;
    }
    return owner;
  }

  /// Can the player, on lead, cash `wanted` sure tricks one after the other, never losing the lead?
  bool cashes(int leader, int wanted, Mask& used) const noexcept {
    const bool maker = at.is_maker(leader);
    const Mask hand = hands[static_cast<std::size_t>(leader)];
    const Mask trumps = at.has_trump ? at.suit[0] : 0;
    int drawn = 0;
    if ((hand & trumps) != 0) drawn = cash(hand, 0, 64, wanted, used);
    int total = drawn;
    // Who keeps trumps when ours are drawn: others may ruff, the partner may have to.
    int rounds = 64;
    std::array<Mask, M> ruffers{};
    int ruffs = 0;
    for (int player = 0; player < M && trumps != 0; ++player) {
      if (player == leader || count(hands[static_cast<std::size_t>(player)] & trumps) <= drawn) continue;
      if (at.is_maker(player) == maker) rounds = std::min(rounds, count(hands[static_cast<std::size_t>(player)] & ~trumps));
      else ruffers[static_cast<std::size_t>(ruffs++)] = hands[static_cast<std::size_t>(player)];
    }
    for (std::size_t suit = at.has_trump ? 1 : 0; suit < 4 && total < wanted; ++suit) {
      if ((hand & at.suit[suit]) == 0) continue;
      int most = rounds;
      for (int i = 0; i < ruffs; ++i) most = std::min(most, count(ruffers[static_cast<std::size_t>(i)] & at.suit[suit]));
      if (most <= 0) continue;
      const int got = cash(hand, suit, most, wanted - total, used);
      total += got;
      rounds -= got;
    }
    return total >= wanted;
  }

  /// How many tricks, `most` at most, the hand can cash in a suit that it leads; `used`: cards that mattered.
  int cash(Mask hand, std::size_t suit, int most, int wanted, Mask& used) const noexcept {
    const Mask mine = hand & at.suit[suit], other = all & at.suit[suit] & ~hand;
    if (other == 0) return std::min(count(mine), most);
    const int first = lowest(other);
    Mask run = mine & (bit(first) - 1);
    if (at.last_wins) {
      if (first > 0 && has(at.twin_up & run, first - 1)) run ^= bit(first - 1);
    } else if (has(at.twin_up & (mine >> 1), first)) {
      run |= bit(first + 1);
    }
    int length = count(run);
    if (length == 0) return 0;
    int longest = 0;
    for (int player = 0; player < M; ++player) longest = std::max(longest, count(hands[static_cast<std::size_t>(player)] & other));
    int got = length >= longest ? count(mine) : length;
    int need_run = length >= longest ? longest : length;
    got = std::min(got, most);
    got = std::min(got, wanted);
    need_run = std::min(need_run, got);
    Mask cards = run;
    for (int i = 1; i < need_run; ++i) cards &= cards - 1;
    used |= cards & -cards;
    return got;
  }

  const Prepared& at;
  const std::array<Mask, max_seats>& hands;  // now, not at the root
  Mask all;                                  // of all hands
};

}  // namespace euchre::EUCHRE_ARCH
