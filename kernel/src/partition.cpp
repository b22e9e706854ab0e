#include "partition.hpp"

#include <array>

#include "fault.hpp"
#include "lie.hpp"
#include "ordering.hpp"
#include "patterns.hpp"
#include "sure.hpp"

namespace euchre::EUCHRE_ARCH {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

template <int M>
class Partition final : public Engine {
 public:
  Partition(std::size_t bytes, bool remember, int ordering)
      : table_(bytes), remember_(remember), ordering_(ordering) {}

  void load(const Prepared& position, bool misere) override {
    table_.clear();
    at_ = position;
    hands_ = position.hands;
    gaps_ = ~(position.suit[0] | position.suit[1] | position.suit[2] | position.suit[3]);
    misere_ = misere;
    wants_ = misere ? ~position.makers : position.makers;
    lie_.set(position, M);
    opposing_ = {};
    for (int player = 0; player < M; ++player)
      for (int other = 0; other < M; ++other)
        if (position.is_maker(player) != position.is_maker(other)) opposing_[index(player)] += std::uint64_t{1} << (other * 8);
    shape_ = {};
    Mask all = 0;
    for (int player = 0; player < M; ++player) {
      all |= hands_[index(player)];
      for (std::size_t suit = 0; suit < 4; ++suit) grow(player, suit, static_cast<unsigned>(count(hands_[index(player)] & position.suit[suit])));
    }
    start_ = all;
    for (int i = 0; i < position.table_size; ++i) {
      const int place = position.table_place[index(i)];
      start_ |= bit(place);
      grow((position.to_act - position.table_size + i + M) % M, position.suit_of[index(place)], 1);
    }
    all_ = all;
  }

  bool reaches(int need) override {
    Mask relevant = 0;
    return at_.table_size == 0 ? trick(at_.to_act, at_.left, need, relevant) : ply(on_table(need), relevant);
  }

  bool reaches_after(int place, int need) override {
    Mask relevant = 0;
    return after(on_table(need), at_.to_act, place, relevant);
  }

  std::uint64_t nodes() const noexcept override { return nodes_; }
  std::size_t memory() const noexcept override { return table_.memory(); }

 private:
  struct Trick {
    Mask live = 0;  // all cards in play when it began
    std::array<std::uint8_t, M> places{};
    int size = 0, leader = 0, left = 0, need = 0;
    int best = 0, best_player = 0;
    int rivals = 0;  // cards of the best one's suit, itself included
    std::size_t led = 0;
  };

  Trick on_table(int need) const noexcept {
    Trick now;
    now.left = at_.left;
    now.need = need;
    now.live = start_;
    now.leader = (at_.to_act - at_.table_size + M) % M;
    for (int i = 0; i < at_.table_size; ++i) lay(now, (now.leader + i) % M, at_.table_place[index(i)]);
    return now;
  }

  void grow(int player, std::size_t suit, std::uint64_t cards) noexcept {
    if (player < 4) shape_.low += cards << (static_cast<unsigned>(player) * 16 + suit * 4);
    else shape_.high += cards << (static_cast<unsigned>(player - 4) * 16 + suit * 4);
  }
  void shrink(int player, std::size_t suit) noexcept {
    if (player < 4) shape_.low -= std::uint64_t{1} << (static_cast<unsigned>(player) * 16 + suit * 4);
    else shape_.high -= std::uint64_t{1} << (static_cast<unsigned>(player - 4) * 16 + suit * 4);
  }
  std::size_t suit_of(int place) const noexcept { return at_.suit_of[index(place)]; }
  bool wants(int player) const noexcept { return ((wants_ >> player) & 1U) != 0; }

  void lay(Trick& now, int player, int place) const noexcept {
    now.places[index(now.size)] = static_cast<std::uint8_t>(place);
    if (now.size == 0) now.led = suit_of(place);
    if (now.size == 0 || at_.beats(place, now.best)) {
      now.rivals = now.size != 0 && suit_of(place) == suit_of(now.best) ? now.rivals + 1 : 1;
      now.best = place;
      now.best_player = player;
    } else if (suit_of(place) == suit_of(now.best)) {
      ++now.rivals;
    }
    ++now.size;
  }

  /// At the start of a trick.
  bool trick(int leader, int left, int need, Mask& relevant) {
    if (left == 1) return last_trick(leader, relevant);
    bool known = false;
    if (bounded(left, need, known, relevant)) return known;
    if (!misere_ && SureTricks<M>(at_, hands_, all_).find(leader, left, need, known, relevant)) return known;
    Shape shape = shape_;
    shape.high |= static_cast<std::uint64_t>(leader) << 60;
    if (remember_) {
      const std::uint32_t bucket = table_.bucket(shape);
      if (const Pattern* pattern = table_.find(bucket, lie_.words(), need, known)) {
        relevant = relevant_of(*pattern);
        return known;
      }
    }
    Trick now;
    now.live = all_;
    now.leader = leader;
    now.left = left;
    now.need = need;
    const bool reached = ply(now, relevant);
    if (remember_) {
      const int least = reached ? need : 0, most = reached ? left : need - 1;
      table_.add(shape, pattern_of(relevant), {static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most)});
    }
    return reached;
  }

  /// The last card of each suit that a pattern speaks of.
  Mask relevant_of(const Pattern& pattern) const noexcept {
    Mask relevant = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (pattern.mask[suit] == 0) continue;
      Mask cards = all_ & at_.suit[suit];
      for (int i = std::popcount(pattern.mask[suit]) - lie_.field(); i > 0; i -= lie_.field()) cards &= cards - 1;
      relevant |= cards & -cards;
    }
    return relevant;
  }

  Pattern pattern_of(Mask relevant) const noexcept {
    Pattern made;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const Mask mine = relevant & at_.suit[suit];
      if (mine == 0) continue;
      int last = highest(mine);
      if (has(at_.twin_up & (all_ >> 1), last)) ++last;
      int length = count(all_ & at_.suit[suit] & (bit(last) | (bit(last) - 1)));
      if (fault_relevance) --length;
      made.mask[suit] = prefix(length, lie_.field());
      made.value[suit] = lie_.words()[suit] & made.mask[suit];
    }
    return made;
  }

  bool last_trick(int leader, Mask& relevant) {
    Trick now;
    for (int i = 0, player = leader; i < M; ++i, player = player + 1 < M ? player + 1 : 0)
      lay(now, player, lowest(hands_[index(player)]));
    nodes_ += M;
    relevant = now.rivals > 1 ? bit(now.best) : 0;
    return at_.is_maker(now.best_player);
  }

  /// Each trump of a hand wins its trick unless another camp plays a higher one there, and each of those does so
  /// once: a bound that holds however the hand is played.
  bool bounded(int left, int need, bool& reached, Mask& relevant) const noexcept {
    if (!at_.has_trump) return false;
    // One byte a player: higher trumps of the other camp not yet used up, and sure tricks.
    std::uint64_t threats = 0, wins = 0;
    Mask rest = all_ & at_.suit[0];
    const int length = count(rest);
    for (int i = 0; i < length;) {
      const int group_end = i + 1 < length && lie_.tied(0, i) ? i + 2 : i + 1;
      for (int j = i; j < group_end; ++j) threats += opposing_[index(lie_.holder(0, j))];
      for (; i < group_end; ++i, rest &= rest - 1) {
        const int holder = lie_.holder(0, i), lane = holder * 8;
        if (((threats >> lane) & 0xFF) != 0) {
          threats -= std::uint64_t{1} << lane;
          continue;
        }
        wins += std::uint64_t{1} << lane;
        const bool maker = at_.is_maker(holder);
        if (static_cast<int>((wins >> lane) & 0xFF) < (maker ? need : left - need + 1)) continue;
        reached = maker;
        relevant = bit(lowest(rest));
        return true;
      }
    }
    return false;
  }

  /// Somebody's turn within a trick.
  bool ply(const Trick& now, Mask& relevant) {
    if (now.size == M) return taken(now, relevant);
    int player = now.leader + now.size;
    if (player >= M) player -= M;
    const Mask hand = hands_[index(player)];
    Mask playable = hand;
    if (now.size != 0 && (hand & at_.suit[now.led]) != 0) playable = hand & at_.suit[now.led];
    const Mask counts = all_ | (now.size != 0 ? bit(now.best) : 0);
    Mask todo = representatives(playable, counts | hand, gaps_, at_.twin_up);
    const bool goal = wants(player);
    if ((todo & (todo - 1)) == 0) {
      const bool reached = after(now, player, lowest(todo), relevant);
      if (reached != goal) relevant |= straddled(playable, todo, relevant, now.live);
      return reached;
    }
    const Mask first = todo;
    Order order;
    arrange(order, todo, now, player);
    Mask gathered = 0;
    for (int i = 0; i < order.size; ++i) {
      const int place = order.place(i);
      if (!has(todo, place)) continue;
      Mask mattered = 0;
      const bool reached = after(now, player, place, mattered);
      if (reached == goal) {
        relevant = mattered;
        return reached;
      }
      gathered |= mattered;
      todo &= ~bit(place);
      drop_irrelevant(todo, place, mattered, now.live);
    }
    relevant = gathered | straddled(playable, first, gathered, now.live);
    return !goal;
  }

  /// The trick with one more card on it.
  bool after(const Trick& now, int player, int place, Mask& relevant) {
    ++nodes_;
    Trick next = now;
    lay(next, player, place);
    hands_[index(player)] ^= bit(place);
    all_ ^= bit(place);
    const bool reached = ply(next, relevant);
    all_ ^= bit(place);
    hands_[index(player)] ^= bit(place);
    return reached;
  }

  /// The last place of a suit that matters, twins included; -1 where none does.
  int last_relevant(Mask relevant, std::size_t suit, Mask live) const noexcept {
    const Mask mine = relevant & at_.suit[suit];
    if (mine == 0) return -1;
    const int last = highest(mine);
    return has(at_.twin_up & (live >> 1), last) ? last + 1 : last;
  }

  /// A card below all that mattered stands for every other such card of its suit.
  void drop_irrelevant(Mask& todo, int place, Mask mattered, Mask live) const noexcept {
    const std::size_t suit = suit_of(place);
    const int last = last_relevant(mattered, suit, live);
    if (place > last) todo &= ~(at_.suit[suit] & (last < 0 ? ~Mask{0} : ~(bit(last) | (bit(last) - 1))));
  }

  /// Where cards were left out as equal to a better one that mattered while they did not: the bottom of each such
  /// run, so that the run is a run in every position that the result is used for.
  Mask straddled(Mask playable, Mask tried, Mask gathered, Mask live) const noexcept {
    Mask more = 0;
    const Mask skipped = playable & ~tried;
    if (skipped == 0) return 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      Mask rest = playable & at_.suit[suit];
      if ((rest & skipped) == 0) continue;
      int last = last_relevant(gathered, suit, live);
      while (rest != 0) {
        const int top = lowest(rest);
        if (top > last) break;
        const Mask after = tried & rest & (rest - 1);
        const Mask run = after != 0 ? rest & (bit(lowest(after)) - 1) : rest;
        const int bottom = highest(run);
        if (bottom > last) {
          more |= bit(bottom);
          last = last_relevant(bit(bottom), suit, live);
        }
        rest &= ~run;
      }
    }
    return more;
  }

  bool taken(const Trick& now, Mask& relevant) {
    const int need = now.need - (at_.is_maker(now.best_player) ? 1 : 0);
    relevant = now.rivals > 1 ? bit(now.best) : 0;
    if (need <= 0) return true;
    if (need > now.left - 1) return false;
    const Words words = lie_.words();
    const Shape shape = shape_;
    Mask live = now.live;
    for (int i = 0, player = now.leader; i < M; ++i, player = player + 1 < M ? player + 1 : 0) {
      const int place = now.places[index(i)];
      const std::size_t suit = suit_of(place);
      lie_.remove(suit, count(live & at_.suit[suit] & (bit(place) - 1)));
      live ^= bit(place);
      shrink(player, suit);
    }
    Mask mattered = 0;
    const bool reached = trick(now.best_player, now.left - 1, need, mattered);
    lie_.words() = words;
    shape_ = shape;
    relevant |= mattered;
    return reached;
  }

  void arrange(Order& order, Mask todo, const Trick& now, int player) const {
    const Table table{at_, hands_.data(), all_, M, now.leader, now.size, now.best, now.best_player, now.led};
    order_moves(order, todo, table, player, ordering_);
  }

  Prepared at_;
  std::array<Mask, max_seats> hands_{};
  Mask all_ = 0, start_ = 0, gaps_ = 0;
  unsigned wants_ = 0;
  bool misere_ = false;
  std::array<std::uint64_t, M> opposing_{};  // a one in the byte of each player of the other camp
  Lie lie_;
  Shape shape_;
  PatternTable table_;
  bool remember_;
  int ordering_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

std::unique_ptr<Engine> make_partition(int players, std::size_t bytes, bool remember, int ordering) {
  switch (players) {
    case 2: return std::make_unique<Partition<2>>(bytes, remember, ordering);
    case 3: return std::make_unique<Partition<3>>(bytes, remember, ordering);
    case 4: return std::make_unique<Partition<4>>(bytes, remember, ordering);
    case 5: return std::make_unique<Partition<5>>(bytes, remember, ordering);
    case 6: return std::make_unique<Partition<6>>(bytes, remember, ordering);
    default: return std::make_unique<Partition<7>>(bytes, remember, ordering);
  }
}

}  // namespace euchre::EUCHRE_ARCH
