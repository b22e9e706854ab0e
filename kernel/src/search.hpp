// Zero-window search over the cards that are left. Who holds a card is fixed for one position, so sets of cards say
// everything; and since the best card of a suit stands lowest, comparing cards is comparing numbers.
//
// Every result comes with its *relevance*: the cards whose place in the order mattered. It holds for all positions
// of the same shape whose cards down to the lowest relevant one of each suit lie alike ("partition search").
#pragma once

#include <array>
#include <utility>

#include "arch.hpp"
#include "engine.hpp"
#include "holdings.hpp"
#include "winners.hpp"

namespace euchre::EUCHRE_ARCH {

template <int M, bool Twins, class Memory>
class Search final : public Engine {
 public:
  template <class... Rest>
  explicit Search(bool remember, int ordering, Rest&&... rest)
      : memory_(std::forward<Rest>(rest)...), remember_(remember), ordering_(ordering) {}

  void load(const Prepared& position, bool misere) override {
    at_.load(position);
    misere_ = misere;
    wants_ = misere ? ~position.makers : position.makers;
    gaps_ = ~(position.suit[0] | position.suit[1] | position.suit[2] | position.suit[3]);
    to_act_ = position.to_act;
    left_ = position.left;
    size_ = position.table_size;
    live_ = all_ = at_.cards();
    for (int i = 0; i < size_; ++i) {
      const int place = position.table_place[index(i)];
      at_.add((to_act_ - size_ + i + M) % M, place);
      live_ |= bit(place);
      if (i == 0 || (at_.beaters(best_) & at_.eligible(led_) & bit(place)) != 0) best_ = place;
      if (i == 0) led_ = at_.suit_of(place);
    }
    memory_.load(at_, live_);
  }

  bool reaches(int need) override {
    if (size_ == 0) return trick({all_, memory_.shape(), to_act_, left_}, need).reached;
    return resume<1>(-1, start(led_, {live_, memory_.shape(), 0, left_}, need)).reached;
  }

  bool reaches_after(int place, int need) override {
    const Node node{live_, memory_.shape(), to_act_, left_};
    return size_ == 0 ? lead_with(node, place, need).reached : resume<1>(place, start(led_, node, need)).reached;
  }

  std::uint64_t nodes() const noexcept override { return nodes_; }
  std::size_t memory() const noexcept override { return memory_.bytes(); }

 private:
  /// A trick in progress: what does not change in it.
  struct Trick {
    const Node& node;
    Mask led, eligible;  // the suit led; with it the trumps
    int need;
  };

  static int next(int player) noexcept { if constexpr ((M & (M - 1)) == 0) return (player + 1) & (M - 1); return player + 1 < M ? player + 1 : 0; }
  bool wants(int player) const noexcept { return ((wants_ >> player) & 1U) != 0; }
  Trick start(std::size_t led, const Node& node, int need) const noexcept {
    return {node, at_.suit(led), at_.eligible(led), need};
  }

  /// Go on with the trick on the table at the root; `place`: what the player to act plays, -1 for anything.
  template <int Size>
  Answer resume(int place, const Trick& now) {
    if constexpr (Size < M) {
      if (size_ != Size) return resume<Size + 1>(place, now);
      return place < 0 ? follow<Size>(now, all_, to_act_, best_) : lay<Size>(now, all_, to_act_, place, best_);
    }
    return {0, false};
  }

  /// At the start of a trick.
  Answer trick(const Node& node, int need) {
    if (node.left == 1) {
      nodes_ += M;
      return last_trick(at_, node.all, node.leader);
    }
    Answer known{0, false};
    const Winners<M, Twins> sure(at_, node.all);
    if (sure.trumps(node.left, need, known)) return known;
    typename Memory::Key key = memory_.key(node);
    if (remember_ && memory_.find(key, node, need, known)) return known;
    const bool counts_cash = Memory::counts_cash || (node.all & at_.trump_suit()) == 0;
    if (!misere_ && counts_cash && sure.cashed(node.leader, node.left, need, known)) return known;
    const Answer found = lead(node, need, key.lead);
    if (remember_) memory_.store(key, node, need, found);
    return found;
  }

  /// The best cards that the players after this one, in either camp, can put on a trick of the suit.
  template <int Size>
  void outlook(Mask all, Mask led, int player, Mask& own, Mask& other) const noexcept {
    own = other = 0;
    int later = player;
    for (int i = Size + 1; i < M; ++i) {
      later = next(later);
      const Mask held = at_.hand(all, later), follows = held & led;
      const Mask could = follows != 0 ? follows : held & at_.trump_suit();
      if (at_.same_camp(player, later)) own |= could;
      else other |= could;
    }
  }

  /// A card of the suit below all that mattered stands for every other such card of it.
  Mask without(Mask todo, int place, Mask mattered, Mask live) const noexcept {
    const Mask suit = at_.suit(at_.suit_of(place)), mine = mattered & suit;
    todo &= ~bit(place);
    if (mine == 0) return todo & ~suit;
    const int last = at_.with_twin(highest(mine), live);
    return place > last ? todo & ~(suit & -(bit(last) << 1)) : todo;
  }

  /// Where cards were left out as equal to a better one that mattered while they did not: the bottom of each such
  /// run, so that the run is a run in every position that the result is used for.
  Mask straddled(Mask playable, Mask tried, Mask gathered, Mask live) const noexcept {
    Mask more = 0;
    const Mask skipped = playable & ~tried;
    if (skipped == 0) return 0;
    for (std::size_t s = 0; s < suits; ++s) {
      const Mask suit = at_.suit(s), mine = gathered & suit;
      if ((skipped & suit) == 0 || mine == 0) continue;
      const int last = at_.with_twin(highest(mine), live);
      const Mask beyond = -(bit(last) << 1), tops = tried & suit & ~beyond, later = tried & suit & beyond;
      if (tops == 0) continue;
      const Mask run = skipped & suit & -bit(highest(tops)) & (later != 0 ? (later & -later) - 1 : ~Mask{0});
      if ((run & beyond) != 0) more |= bit(highest(run));
    }
    return more;
  }

  Answer lead_with(const Node& node, int place, int need) {
    ++nodes_;
    return follow<1>(start(at_.suit_of(place), node, need), node.all ^ bit(place), next(node.leader), place);
  }

  /// First `best`, if that is a place; then plain cards that hold, low to what the partner can hold, trumps that hold,
  /// the rest from above. `best` becomes the lead that does it.
  Answer lead(const Node& node, int need, int& best) {
    const int first = best;
    best = no_place;
    const bool goal = wants(node.leader);
    const Mask playable = at_.hand(node.all, node.leader);
    const Mask tried = representatives(playable, node.all, gaps_, Twins ? at_.twin_up() : 0);
    if ((tried & (tried - 1)) == 0) {
      Answer only = lead_with(node, lowest(tried), need);
      if (only.reached != goal) only.relevant |= straddled(playable, tried, only.relevant, node.all);
      return only;
    }
    Mask holds = 0, helped = 0;
    for (std::size_t suit = 0; suit < suits; ++suit) {
      const Mask mine = tried & at_.suit(suit);
      if (mine == 0) continue;
      Mask own = 0, other = 0;
      outlook<0>(node.all, at_.suit(suit), node.leader, own, other);
      const Mask safe = at_.holding(other);
      if ((mine & -mine & safe) != 0) holds |= mine & -mine;
      else if ((own & -own & safe) != 0) helped |= bit(highest(mine));
    }
    const Mask trumps = at_.trump_suit(), rest = tried & ~holds & ~helped;
    std::array<Mask, 5> stages{first == no_place ? 0 : tried & bit(first), holds & ~trumps, helped, holds & trumps, rest};
    if (ordering_ == 1) stages = {0, helped, holds, rest & ~trumps, rest};
    else if (ordering_ == 2) stages = {0, holds, rest & ~trumps, rest, helped};
    Mask todo = tried, gathered = 0;
    for (const Mask stage : stages) {
      for (Mask open = stage & todo; open != 0; open &= todo) {
        const int place = ordering_ == 0 || stage != rest ? lowest(open) : highest(open);
        const Answer one = lead_with(node, place, need);
        if (one.reached == goal) {
          best = place;
          return one;
        }
        gathered |= one.relevant;
        todo = without(todo, place, one.relevant, node.all);
      }
    }
    return {gathered | straddled(playable, tried, gathered, node.all), !goal};
  }

  template <int Size>
  Answer lay(const Trick& now, Mask all, int player, int place, int best) {
    ++nodes_;
    const bool beats = (at_.beaters(best) & now.eligible & bit(place)) != 0;
    return follow<Size + 1>(now, all ^ bit(place), next(player), beats ? place : best);
  }

  template <int Size>
  Answer follow(const Trick& now, Mask all, int player, int best) {
    if constexpr (Size == M) {
      return taken(now, all, best);
    } else {
      const bool goal = wants(player);
      const Mask held = at_.hand(all, player), follows = held & now.led, playable = follows != 0 ? follows : held;
      const Mask tried = representatives(playable, all | bit(best), gaps_, Twins ? at_.twin_up() : 0);
      if ((tried & (tried - 1)) == 0) {
        Answer only = lay<Size>(now, all, player, lowest(tried), best);
        if (only.reached != goal) only.relevant |= straddled(playable, tried, only.relevant, now.node.all);
        return only;
      }
      Mask todo = tried, gathered = 0;
      const auto fails = [&](int place, Answer& one) {
        one = lay<Size>(now, all, player, place, best);
        if (one.reached == goal) return false;
        gathered |= one.relevant;
        todo = without(todo, place, one.relevant, now.node.all);
        return true;
      };
      Answer one{0, false};
      // The cheapest card that holds, if the own camp does not hold the trick already.
      Mask wins = tried & now.eligible & at_.beaters(best);
      if (wins != 0) {
        Mask own = 0, other = 0;
        outlook<Size>(all, now.led, player, own, other);
        const Mask safe = at_.holding(other);
        if (at_.is_of_camp(player, best) && (safe & bit(best)) != 0) wins = 0;
        wins &= safe;
        if (wins != 0 && !fails(highest(wins), one)) return one;
      }
      // Then low; where the suit is not followed plain cards first, in an order of their own.
      if (follows == 0 && ordering_ != 1) {
        std::array<std::uint8_t, suits> first;
        const int size = discards(all, player, todo, first);
        for (int i = 0; i < size; ++i)
          if (has(todo, first[index(i)]) && !fails(first[index(i)], one)) return one;
      }
      for (Mask open = todo & ~at_.trump_suit(); open != 0; open &= todo)
        if (!fails(highest(open), one)) return one;
      while (todo != 0)
        if (!fails(highest(todo), one)) return one;
      return {gathered | straddled(playable, tried, gathered, now.node.all), !goal};
    }
  }

  /// The lowest card of each plain suit, long suits first, and short ones with the best card in them last.
  int discards(Mask all, int player, Mask todo, std::array<std::uint8_t, suits>& first) const noexcept {
    std::array<int, suits> weight;
    int size = 0;
    for (std::size_t s = at_.has_trump() ? 1 : 0; s < suits; ++s) {
      const Mask mine = todo & at_.suit(s);
      if (mine == 0) continue;
      const Mask live = all & at_.suit(s), held = at_.hand(live, player);
      const int length = count(held);
      const int heavy = length <= 2 && (held & live & -live) != 0 ? length - 100 : length;
      int at = size++;
      for (; at > 0 && weight[index(at - 1)] < heavy; --at) {
        weight[index(at)] = weight[index(at - 1)];
        first[index(at)] = first[index(at - 1)];
      }
      weight[index(at)] = heavy;
      first[index(at)] = static_cast<std::uint8_t>(highest(mine));
    }
    return size;
  }

  Answer taken(const Trick& now, Mask all, int best) {
    const Mask laid = now.node.all ^ all, same = laid & at_.suit(at_.suit_of(best));
    const Mask rank = (same & (same - 1)) != 0 ? bit(best) : 0;
    const int need = now.need - (at_.is_maker_card(best) ? 1 : 0), left = now.node.left - 1;
    if (need <= 0) return {rank, true};
    if (need > left) return {rank, false};
    Answer found = trick({all, memory_.less(now.node.shape, laid), at_.owner(best), left}, need);
    found.relevant |= rank;
    return found;
  }

  Holdings<M, Twins> at_;
  Memory memory_;
  Mask all_ = 0, live_ = 0, gaps_ = 0;  // `live`: with the cards on the table
  int to_act_ = 0, left_ = 0, size_ = 0, best_ = 0;
  std::size_t led_ = 0;
  unsigned wants_ = 0;
  bool misere_ = false;
  bool remember_;
  int ordering_;
  std::uint64_t nodes_ = 0;
};

}  // namespace euchre::EUCHRE_ARCH
