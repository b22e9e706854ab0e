// Tricks that are sure at the start of a trick.
#pragma once

#include <algorithm>
#include <array>

#include "arch.hpp"
#include "holdings.hpp"

namespace euchre::EUCHRE_ARCH {

template <int M, bool Twins>
class Winners {
 public:
  /// `every`: the cards that all players still hold.
  Winners(const Holdings<M, Twins>& holdings, Mask every) noexcept
      : at_(holdings), all_(every), trumps_(every & holdings.trump_suit()) {}

  /// Each trump of a hand wins its trick unless another camp plays a higher one (or a twin) there, and each of those
  /// does so once: a bound that holds however the hand is played.
  bool trumps(int left, int need, Answer& known) const noexcept {
    const int short_of = left - need + 1;  // tricks that the defenders need
    if (count(trumps_) < std::min(need, short_of)) return false;
    // One byte a player: higher trumps of the other camp not yet used up, and sure tricks.
    std::uint64_t threats = 0, wins = 0;
    for (Mask rest = trumps_; rest != 0;) {
      const int place = lowest(rest);
      const bool twins = Twins && (at_.twin_up() & (rest >> 1) & bit(place)) != 0;
      threats += at_.opposing(at_.owner(place));
      if (twins) threats += at_.opposing(at_.owner(place + 1));
      for (int i = 0; i <= (twins ? 1 : 0); ++i, rest &= rest - 1) {
        const int holder = at_.owner(place + i), lane = holder * 8;
        if (((threats >> lane) & 0xFF) != 0) {
          threats -= std::uint64_t{1} << lane;
          continue;
        }
        wins += std::uint64_t{1} << lane;
        const bool maker = at_.is_maker(holder);
        if (static_cast<int>((wins >> lane) & 0xFF) < (maker ? need : short_of)) continue;
        known = {bit(place + i), maker};
        return true;
      }
    }
    return false;
  }

  /// Tricks that are there for the taking: for the leader at once, for his partner by a lead to his best card, or
  /// for the other camp whatever he leads.
  bool cashed(int leader, int left, int need, Answer& known) const noexcept {
    const bool maker = at_.is_maker(leader);
    const int wanted = maker ? need : left - need + 1, theirs = left - wanted + 1;
    Mask used = 0, lost = 0;
    if (cashes(leader, wanted, used)) {
      known = {used, maker};
      return true;
    }
    bool all_lost = true;
    unsigned asked = 0, good = 0;
    std::array<Mask, M> by;
    for (std::size_t suit = 0; suit < suits; ++suit) {
      if ((hand(leader) & at_.suit(suit)) == 0) continue;
      const int winner = surely_wins(leader, suit);
      const bool own = winner >= 0 && at_.is_maker(winner) == maker;
      if (winner < 0) all_lost = false;
      if (winner < 0 || (!own && !all_lost)) continue;
      Mask& basis = by[index(winner)];
      if (((asked >> winner) & 1U) == 0) {
        asked |= 1U << winner;
        basis = 0;
        if (cashes(winner, own ? wanted : theirs, basis)) good |= 1U << winner;
      }
      const Mask cards = all_ & at_.suit(suit), with = basis | (cards & -cards);
      const bool enough = ((good >> winner) & 1U) != 0;
      if (own && enough) {
        known = {with, maker};
        return true;
      }
      if (own || !enough) all_lost = false;
      else lost |= with;
    }
    known = {lost, !maker};
    return all_lost;
  }

 private:
  [[gnu::always_inline]] Mask hand(int player) const noexcept { return at_.hand(all_, player); }

  /// Who, not the leader, wins for sure by his best card if he wants to when the suit is led; -1 if that is not clear.
  int surely_wins(int leader, std::size_t suit) const noexcept {
    const Mask cards = all_ & at_.suit(suit);
    const int place = lowest(cards), owner = at_.owner(place);
    if (owner == leader) return -1;
    if (Twins && has(at_.twin_up() & (all_ >> 1), place) && at_.owner(place + 1) != owner) return -1;
    if (trumps_ == 0 || (suit == 0 && at_.has_trump())) return owner;
    for (int player = 0; player < M; ++player) {
      if (player == leader || player == owner) continue;
      if ((hand(player) & cards) != 0 || (hand(player) & trumps_) == 0) continue;
      if (!at_.same_camp(player, owner) || (hand(player) & ~trumps_) == 0) return -1;
    }
    return owner;
  }

  /// Can the player, on lead, cash `wanted` sure tricks one after the other, never losing the lead? `used`: the
  /// cards that mattered.
  bool cashes(int leader, int wanted, Mask& used) const noexcept {
    const int drawn = cash(leader, trumps_, wanted, used);
    if (drawn >= wanted) return true;
    // Who keeps trumps when ours are drawn: others may ruff, the partner may have to.
    int rounds = 64, total = drawn;
    std::array<Mask, M> ruffers;
    int ruffs = 0;
    if (trumps_ != 0) {
      for (int player = 0; player < M; ++player) {
        if (player == leader || count(hand(player) & trumps_) <= drawn) continue;
        if (at_.same_camp(player, leader)) rounds = std::min(rounds, count(hand(player) & ~trumps_));
        else ruffers[index(ruffs++)] = hand(player);
      }
    }
    for (std::size_t suit = at_.has_trump() ? 1 : 0; suit < suits; ++suit) {
      int most = std::min(rounds, wanted - total);
      for (int i = 0; i < ruffs; ++i) most = std::min(most, count(ruffers[index(i)] & at_.suit(suit)));
      const int got = cash(leader, all_ & at_.suit(suit), most, used);
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
    const Mask top = other & -other;
    Mask run = mine & at_.holding(top);
    const int length = count(run);
    if (length == 0) return 0;
    int longest = 0;
    for (int player = 0; player < M; ++player)
      if (player != leader) longest = std::max(longest, count(hand(player) & suit));
    const int got = std::min(length >= longest ? count(mine) : length, most);
    for (int i = std::min(std::min(length, longest), got); i > 1; --i) run &= run - 1;
    used |= run & -run;
    return got;
  }

  const Holdings<M, Twins>& at_;
  Mask all_, trumps_;
};

}  // namespace euchre::EUCHRE_ARCH
