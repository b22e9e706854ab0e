// Tricks that are sure at the start of a trick, in decks without twins.
#pragma once

#include <algorithm>
#include <array>

#include "arch.hpp"
#include "prepared.hpp"

namespace euchre::EUCHRE_ARCH {

template <int M>
class Winners {
 public:
  /// `every`: the cards that all players still hold.
  Winners(const Prepared& position, Mask every) noexcept
      : at_(position), all_(every), trumps_(position.has_trump ? every & position.suit[0] : 0) {}

  /// Each trump of a hand wins its trick unless another camp plays a higher one there, and each of those does so
  /// once: a bound that holds however the hand is played.
  bool trumps(int left, int need, bool& reached, Mask& relevant) const noexcept {
    const int short_of = left - need + 1;  // tricks that the defenders need
    if (count(trumps_) < std::min(need, short_of)) return false;
    std::array<int, M> threats{}, wins{};
    for (Mask rest = trumps_; rest != 0; rest &= rest - 1) {
      const Mask card = rest & -rest;
      for (int player = 0; player < M; ++player) {
        if ((at_.hands[static_cast<std::size_t>(player)] & card) == 0) continue;
        const bool maker = at_.is_maker(player);
        for (int other = 0; other < M; ++other)
          if (at_.is_maker(other) != maker) ++threats[static_cast<std::size_t>(other)];
        int& threat = threats[static_cast<std::size_t>(player)];
        if (threat > 0) {
          --threat;
        } else if (++wins[static_cast<std::size_t>(player)] >= (maker ? need : short_of)) {
          reached = maker;
          relevant = card;
          return true;
        }
        break;
      }
    }
    return false;
  }

  /// Tricks that are there for the taking: for the leader at once, for his partner by a lead to his best card, or
  /// for the other camp whatever he leads.
  bool cashed(int leader, int left, int need, bool& reached, Mask& relevant) const noexcept {
    const bool maker = at_.is_maker(leader);
    const int wanted = maker ? need : left - need + 1, theirs = left - wanted + 1;
    Mask used = 0, lost = 0;
    if (cashes(leader, wanted, used)) {
      reached = maker;
      relevant = used;
      return true;
    }
    bool all_lost = true;
    unsigned known = 0, good = 0;
    std::array<Mask, M> by{};
    for (std::size_t suit = 0; suit < suits; ++suit) {
      if ((hand(leader) & at_.suit[suit]) == 0) continue;
      const int winner = surely_wins(leader, suit);
      const bool own = winner >= 0 && at_.is_maker(winner) == maker;
      if (winner < 0) all_lost = false;
      if (winner < 0 || (!own && !all_lost)) continue;
      Mask& basis = by[static_cast<std::size_t>(winner)];
      if (((known >> winner) & 1U) == 0) {
        known |= 1U << winner;
        if (cashes(winner, own ? wanted : theirs, basis)) good |= 1U << winner;
      }
      const Mask cards = all_ & at_.suit[suit], with = basis | (cards & -cards);
      const bool enough = ((good >> winner) & 1U) != 0;
      if (own && enough) {
        reached = maker;
        relevant = with;
        return true;
      }
      if (own || !enough) all_lost = false;
      else lost |= with;
    }
    reached = !maker;
    relevant = lost;
    return all_lost;
  }

 private:
  Mask hand(int player) const noexcept { return at_.hands[static_cast<std::size_t>(player)] & all_; }

  /// Who, not the leader, wins for sure by his best card if he wants to when the suit is led; -1 if that is not clear.
  int surely_wins(int leader, std::size_t suit) const noexcept {
    const Mask cards = all_ & at_.suit[suit], top = cards & -cards;
    if ((hand(leader) & top) != 0) return -1;
    int owner = 0;
    while ((hand(owner) & top) == 0) ++owner;
    if (trumps_ == 0 || suit == 0) return owner;
    for (int player = 0; player < M; ++player) {
      if (player == leader || player == owner) continue;
      if ((hand(player) & at_.suit[suit]) != 0 || (hand(player) & trumps_) == 0) continue;
      if (at_.is_maker(player) != at_.is_maker(owner) || (hand(player) & ~trumps_) == 0) return -1;
    }
    return owner;
  }

  /// Can the player, on lead, cash `wanted` sure tricks one after the other, never losing the lead? `used`: the
  /// cards that mattered.
  bool cashes(int leader, int wanted, Mask& used) const noexcept {
    const bool maker = at_.is_maker(leader);
    const int drawn = cash(leader, trumps_, wanted, used);
    if (drawn >= wanted) return true;
    // Who keeps trumps when ours are drawn: others may ruff, the partner may have to.
    int rounds = 64, total = drawn;
    unsigned ruffers = 0;
    for (int player = 0; player < M; ++player) {
      if (player == leader || count(hand(player) & trumps_) <= drawn) continue;
      if (at_.is_maker(player) == maker) rounds = std::min(rounds, count(hand(player) & ~trumps_));
      else ruffers |= 1U << player;
    }
    for (std::size_t suit = at_.has_trump ? 1 : 0; suit < suits; ++suit) {
      int most = std::min(rounds, wanted - total);
      for (int player = 0; player < M; ++player)
        if (((ruffers >> player) & 1U) != 0) most = std::min(most, count(hand(player) & at_.suit[suit]));
      const int got = cash(leader, all_ & at_.suit[suit], most, used);
      total += got;
      rounds -= got;
      if (total >= wanted) return true;
    }
    return false;
  }

  /// How many tricks, `most` at most, the player can cash in a suit that he leads; `used`: the cards that mattered.
  int cash(int leader, Mask suit, int most, Mask& used) const noexcept {
    const Mask mine = hand(leader) & suit, other = suit & ~mine;
    if (mine == 0 || most <= 0) return 0;
    if (other == 0) return std::min(count(mine), most);
    Mask run = mine & ((other & -other) - 1);
    const int length = count(run);
    if (length == 0) return 0;
    int longest = 0;
    for (int player = 0; player < M; ++player)
      longest = std::max(longest, player == leader ? 0 : count(hand(player) & suit));
    const int got = std::min(length >= longest ? count(mine) : length, most);
    for (int i = std::min(std::min(length, longest), got); i > 1; --i) run &= run - 1;
    used |= run & -run;
    return got;
  }

  const Prepared& at_;
  Mask all_, trumps_;
};

}  // namespace euchre::EUCHRE_ARCH
