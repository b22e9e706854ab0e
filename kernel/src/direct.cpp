#include "direct.hpp"

#include <array>

#include "arch.hpp"
#include "winners.hpp"

namespace euchre::EUCHRE_ARCH {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

/// Are the tricks reached, and the lowest card of each suit whose place in the order mattered for that.
struct Answer {
  Mask relevant;
  bool reached;
};

template <int M>
class Direct final : public Engine {
 public:
  Direct(bool remember, ExactTable& table) : table_(table), remember_(remember) {}

  void load(const Prepared& position, bool misere) override {
    at_ = position;
    misere_ = misere;
    wants_ = misere ? ~position.makers : position.makers;
    trumps_ = position.has_trump ? position.suit[0] : 0;
    gaps_ = ~(position.suit[0] | position.suit[1] | position.suit[2] | position.suit[3]);
    all_ = makers_ = 0;
    for (int player = 0; player < M; ++player) {
      all_ |= at_.hands[index(player)];
      if (at_.is_maker(player)) makers_ |= at_.hands[index(player)];
    }
    table_.forget();
  }

  bool reaches(int need) override {
    if (at_.table_size == 0) return trick(all_, at_.to_act, at_.left, need).reached;
    return resume<1>(-1, on_table(need)).reached;
  }

  bool reaches_after(int place, int need) override {
    if (at_.table_size == 0) return lead_with(all_, at_.to_act, place, at_.left, need).reached;
    return resume<1>(place, on_table(need)).reached;
  }

  std::uint64_t nodes() const noexcept override { return nodes_; }
  std::size_t memory() const noexcept override { return 0; }

 private:
  struct Trick {
    Mask laid = 0;               // on the table
    Mask led = 0, eligible = 0;  // the suit led; with it the trumps
    int best = 0, best_player = 0, left = 0, need = 0;
  };

  static int next(int player) noexcept { return player + 1 < M ? player + 1 : 0; }
  Mask hand(Mask all, int player) const noexcept { return at_.hands[index(player)] & all; }
  bool wants(int player) const noexcept { return ((wants_ >> player) & 1U) != 0; }
  bool same_camp(int a, int b) const noexcept { return (((at_.makers >> a) ^ (at_.makers >> b)) & 1U) == 0; }

  Trick on_table(int need) const noexcept {
    Trick now{0, 0, 0, 0, 0, at_.left, need};
    int player = (at_.to_act - at_.table_size + M) % M;
    for (int i = 0; i < at_.table_size; ++i, player = next(player)) {
      const int place = at_.table_place[index(i)];
      if (i == 0) begin(now, player, place);
      else add(now, player, place);
    }
    return now;
  }

  /// Go on with a trick that was on the table at the root; `place`: what the player to act plays, -1 for anything.
  template <int Size>
  Answer resume(int place, const Trick& now) {
    if constexpr (Size < M) {
      if (at_.table_size != Size) return resume<Size + 1>(place, now);
      return place < 0 ? follow<Size>(all_, at_.to_act, now) : lay<Size>(all_, at_.to_act, place, now);
    }
    return {0, false};
  }

  void begin(Trick& now, int player, int place) const noexcept {
    now.laid = bit(place);
    now.led = at_.suit[at_.suit_of[index(place)]];
    now.eligible = now.led | trumps_;
    now.best = place;
    now.best_player = player;
  }

  static void add(Trick& now, int player, int place) noexcept {
    now.laid |= bit(place);
    if (place >= now.best || !has(now.eligible, place)) return;
    now.best = place;
    now.best_player = player;
  }

  /// At the start of a trick.
  Answer trick(Mask all, int leader, int left, int need) {
    if (left == 1) return last_trick(all, leader);
    const Winners<M> winners(at_, all);
    Answer known{0, false};
    if (winners.trumps(left, need, known.reached, known.relevant)) return known;
    if (!misere_ && winners.cashed(leader, left, need, known.reached, known.relevant)) return known;
    if (left == 2 || !remember_) return lead(all, leader, left, need);
    ExactTable::Entry& entry = table_.at(all, leader);
    if (table_.holds(entry, all, leader)) {
      if (entry.at_least >= need) return {entry.least_by, true};
      if (entry.at_most < need) return {entry.most_by, false};
    }
    const Answer found = lead(all, leader, left, need);
    table_.put(entry, all, leader, left, need, found.reached, found.relevant);
    return found;
  }

  Answer last_trick(Mask all, int leader) noexcept {
    nodes_ += M;
    const Mask led = at_.suit[at_.suit_of[index(lowest(hand(all, leader)))]];
    const Mask rivals = all & (led | trumps_), best = rivals & -rivals;
    const Mask same = rivals & ((best & trumps_) != 0 ? trumps_ : led);
    return {same != best ? best : 0, (best & makers_) != 0};
  }

  /// The best that the players after this one, in either camp, can put on a trick of the suit: the lowest place.
  template <int Size>
  void outlook(Mask all, Mask led, int player, Mask& own, Mask& other) const noexcept {
    own = other = 0;
    int later = player;
    for (int i = Size + 1; i < M; ++i) {
      later = next(later);
      const Mask held = hand(all, later), follows = held & led;
      const Mask could = follows != 0 ? follows : held & trumps_;
      if (same_camp(player, later)) own |= could;
      else other |= could;
    }
  }

  /// All places better than the best of a mask; all of them if that is empty.
  static Mask better(Mask mask) noexcept { return (mask & -mask) - 1; }

  /// A card of the suit below all that mattered stands for every other such card of it.
  Mask without(Mask todo, int place, Mask mattered) const noexcept {
    const Mask suit = at_.suit[at_.suit_of[index(place)]], mine = mattered & suit;
    todo &= ~bit(place);
    if (mine == 0) return todo & ~suit;
    return place > highest(mine) ? todo & ~(suit & -(bit(highest(mine)) << 1)) : todo;
  }

  /// Where cards were left out as equal to a better one that mattered while they did not: the bottom of each such
  /// run, so that the run is a run in every position that the result is used for.
  Mask straddled(Mask playable, Mask tried, Mask gathered) const noexcept {
    Mask more = 0;
    const Mask skipped = playable & ~tried;
    if (skipped == 0) return 0;
    for (const Mask suit : at_.suit) {
      const Mask mine = gathered & suit;
      if ((skipped & suit) == 0 || mine == 0) continue;
      const Mask through = bit(highest(mine)) | (bit(highest(mine)) - 1);
      const Mask tops = tried & suit & through, later = tried & suit & ~through;
      if (tops == 0) continue;
      const Mask run = skipped & suit & ~(bit(highest(tops)) - 1) & (later != 0 ? (later & -later) - 1 : ~Mask{0});
      if ((run & ~through) != 0) more |= bit(highest(run));
    }
    return more;
  }

  Answer lead_with(Mask all, int leader, int place, int left, int need) {
    Trick now{0, 0, 0, 0, 0, left, need};
    begin(now, leader, place);
    ++nodes_;
    return follow<1>(all ^ bit(place), next(leader), now);
  }

  /// Plain cards that hold, low to what the partner can hold, trumps that hold, the rest from above.
  Answer lead(Mask all, int leader, int left, int need) {
    const bool goal = wants(leader);
    const Mask playable = hand(all, leader), tried = representatives(playable, all, gaps_, 0);
    Mask todo = tried, holds = 0, helped = 0;
    if ((todo & (todo - 1)) == 0) {
      Answer only = lead_with(all, leader, lowest(todo), left, need);
      if (only.reached != goal) only.relevant |= straddled(playable, tried, only.relevant);
      return only;
    }
    for (const Mask suit : at_.suit) {
      const Mask mine = todo & suit;
      if (mine == 0) continue;
      Mask own = 0, other = 0;
      outlook<0>(all, suit, leader, own, other);
      const Mask safe = better(other);
      if ((mine & -mine & safe) != 0) holds |= mine & -mine;
      else if ((own & safe) != 0) helped |= bit(highest(mine));
    }
    Mask gathered = 0;
    for (const Mask stage : {holds & ~trumps_, helped, holds & trumps_, todo & ~holds & ~helped}) {
      for (Mask rest = stage & todo; rest != 0; rest &= todo) {
        const int place = lowest(rest);
        const Answer one = lead_with(all, leader, place, left, need);
        if (one.reached == goal) return one;
        gathered |= one.relevant;
        todo = without(todo, place, one.relevant);
      }
    }
    return {gathered | straddled(playable, tried, gathered), !goal};
  }

  template <int Size>
  Answer lay(Mask all, int player, int place, const Trick& now) {
    ++nodes_;
    Trick then = now;
    add(then, player, place);
    return follow<Size + 1>(all ^ bit(place), next(player), then);
  }

  template <int Size>
  Answer follow(Mask all, int player, const Trick& now) {
    if constexpr (Size == M) {
      return taken(all, now);
    } else {
      const bool goal = wants(player);
      const Mask held = hand(all, player), follows = held & now.led, playable = follows != 0 ? follows : held;
      const Mask tried = representatives(playable, all | bit(now.best), gaps_, 0);
      Mask todo = tried;
      if ((todo & (todo - 1)) == 0) {
        Answer only = lay<Size>(all, player, lowest(todo), now);
        if (only.reached != goal) only.relevant |= straddled(playable, tried, only.relevant);
        return only;
      }
      Mask gathered = 0;
      // The cheapest card that holds, if the own camp does not hold the trick already; then low.
      Mask wins = todo & now.eligible & (bit(now.best) - 1);
      if (wins != 0) {
        Mask own = 0, other = 0;
        outlook<Size>(all, now.led, player, own, other);
        wins &= better(other);
        if (same_camp(player, now.best_player) && (better(other) & bit(now.best)) != 0) wins = 0;
        if (wins != 0) {
          const int place = highest(wins);
          const Answer one = lay<Size>(all, player, place, now);
          if (one.reached == goal) return one;
          gathered = one.relevant;
          todo = without(todo, place, one.relevant);
        }
      }
      const Mask first = follows != 0 ? 0 : discards(all, player, todo);
      for (const Mask stage : {first, todo & ~first & ~trumps_, todo}) {
        for (Mask rest = stage & todo; rest != 0; rest &= todo) {
          const int place = highest(rest);
          const Answer one = lay<Size>(all, player, place, now);
          if (one.reached == goal) return one;
          gathered |= one.relevant;
          todo = without(todo, place, one.relevant);
        }
      }
      return {gathered | straddled(playable, tried, gathered), !goal};
    }
  }

  /// The lowest card of each plain suit, but of short suits with the best card in them.
  Mask discards(Mask all, int player, Mask todo) const noexcept {
    Mask found = 0;
    for (const Mask suit : at_.suit) {
      const Mask mine = todo & suit;
      if (mine == 0 || suit == trumps_) continue;
      const Mask live = all & suit, held = hand(live, player);
      if (count(held) > 2 || (held & live & -live) == 0) found |= bit(highest(mine));
    }
    return found;
  }

  Answer taken(Mask all, const Trick& now) {
    const Mask same = now.laid & at_.suit[at_.suit_of[index(now.best)]];
    const Mask rank = (same & (same - 1)) != 0 ? bit(now.best) : 0;
    const int need = now.need - (at_.is_maker(now.best_player) ? 1 : 0);
    if (need <= 0) return {rank, true};
    if (need > now.left - 1) return {rank, false};
    Answer found = trick(all, now.best_player, now.left - 1, need);
    found.relevant |= rank;
    return found;
  }

  Prepared at_;
  Mask all_ = 0, makers_ = 0, trumps_ = 0, gaps_ = 0;
  unsigned wants_ = 0;
  bool misere_ = false;
  ExactTable& table_;
  bool remember_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

std::unique_ptr<Engine> make_direct(int players, bool remember, ExactTable& table) {
  switch (players) {
    case 2: return std::make_unique<Direct<2>>(remember, table);
    case 3: return std::make_unique<Direct<3>>(remember, table);
    case 4: return std::make_unique<Direct<4>>(remember, table);
    case 5: return std::make_unique<Direct<5>>(remember, table);
    case 6: return std::make_unique<Direct<6>>(remember, table);
    default: return std::make_unique<Direct<7>>(remember, table);
  }
}

}  // namespace euchre::EUCHRE_ARCH
