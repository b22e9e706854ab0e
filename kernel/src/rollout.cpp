#include "euchre/rollout.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "euchre/random.hpp"
#include "parallel.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

/// Small random numbers, four out of each draw.
class Dice {
 public:
  explicit Dice(Random random) noexcept : random_(random) {}

  /// Each of 0…bound-1 equally often; 1 ≤ bound ≤ 64.
  std::uint32_t below(std::uint32_t bound) noexcept {
    for (;;) {
      if (left_ == 0) bits_ = random_.next(), left_ = 4;
      const std::uint32_t product = static_cast<std::uint32_t>(bits_ & 0xffff) * bound;
      bits_ >>= 16;
      --left_;
      if ((product & 0xffff) >= bound || (product & 0xffff) >= 0x10000 % bound) return product >> 16;
    }
  }

 private:
  Random random_;
  std::uint64_t bits_ = 0;
  int left_ = 0;
};

/// Plays worlds of one frame.
class Playout {
 public:
  Playout(const Tables& tables, const Position& frame);

  template <Policy policy>
  void play(std::span<const Mask> hands, Random random, Mask gone, std::uint8_t* taken) const noexcept;

  template <Policy policy>
  int choose(std::span<const Mask> hands, Random random, Mask gone) const noexcept;

 private:
  /// A trick in progress.
  struct Trick {
    Mask follow = 0;  // the suit led; all cards while nobody has led
    int best = -1;    // the card that holds it
    int winner = -1;
    int missing;      // plays to come
  };

  void put(Trick& trick, int seat, int card) const noexcept {
    if (trick.best < 0) trick.follow = tables_.follow(tables_.suit_of(card));
    if (trick.best < 0 || has(beating_[index(trick.best)], card)) trick.best = card, trick.winner = seat;
    --trick.missing;
  }

  Trick on_table(Mask& gone) const noexcept;
  template <Policy policy>
  int pick(Mask hand, int seat, const Trick& trick, Mask gone, Dice& dice) const noexcept;
  Mask faces(Mask mask) const noexcept;
  int any(Mask legal, Dice& dice) const noexcept;
  int lead(Mask hand, int seat, Mask gone) const noexcept;
  int follow(Mask hand, Mask legal, int seat, const Trick& trick, Mask gone) const noexcept;
  bool is_master(int card, Mask hand, Mask gone) const noexcept {
    return (above_[index(card)] & ~hand & ~gone) == 0;
  }
  int lowest_power(Mask mask) const noexcept;
  int highest_power(Mask mask) const noexcept;

  const Tables& tables_;
  const Position& frame_;
  int players_;
  std::array<int, max_seats> next_{};          // by seat: the next active one
  Mask later_twins_ = 0;                       // cards that have a twin of lower id
  std::array<Mask, max_cards> lower_twins_{};  // by card
  std::array<Mask, max_cards> above_{};        // by card: those of its suit that outrank it
  std::array<Mask, max_cards> beating_{};      // by card: those that, played later, take the trick from it
};

Playout::Playout(const Tables& tables, const Position& frame)
    : tables_(tables), frame_(frame), players_(active_count(frame)) {
  for (int seat = 0; seat < frame.seats; ++seat)
    if (frame.is_active(seat)) next_[index(seat)] = next_active(frame, seat);
  for (int card = 0; card < tables.cards(); ++card) {
    for (int other = 0; other < tables.cards(); ++other) {
      if (tables.beats(other, card)) beating_[index(card)] |= bit(other);
      if (tables.suit_of(other) != tables.suit_of(card)) continue;
      if (other < card && tables.face(other) == tables.face(card)) lower_twins_[index(card)] |= bit(other);
      if (tables.power(other) > tables.power(card)) above_[index(card)] |= bit(other);
    }
    if (lower_twins_[index(card)] != 0) later_twins_ |= bit(card);
  }
}

/// The mask with each face once, its lowest id.
Mask Playout::faces(Mask mask) const noexcept {
  Mask kept = mask;
  for (Mask rest = mask & later_twins_; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    if ((lower_twins_[index(card)] & mask) != 0) kept &= ~bit(card);
  }
  return kept;
}

int Playout::any(Mask legal, Dice& dice) const noexcept {
  Mask cards = later_twins_ != 0 ? faces(legal) : legal;
  if ((cards & (cards - 1)) == 0) return lowest(cards);
  for (std::uint32_t skip = dice.below(static_cast<std::uint32_t>(count(cards))); skip > 0; --skip) cards &= cards - 1;
  return lowest(cards);
}

int Playout::lowest_power(Mask mask) const noexcept {
  int best = lowest(mask);
  for (mask &= mask - 1; mask != 0; mask &= mask - 1)
    if (tables_.power(lowest(mask)) < tables_.power(best)) best = lowest(mask);
  return best;
}

int Playout::highest_power(Mask mask) const noexcept {
  int best = lowest(mask);
  for (mask &= mask - 1; mask != 0; mask &= mask - 1)
    if (tables_.power(lowest(mask)) > tables_.power(best)) best = lowest(mask);
  return best;
}

int Playout::lead(Mask hand, int seat, Mask gone) const noexcept {
  const Mask trumps = tables_.trump() == no_trump ? 0 : hand & tables_.follow(tables_.trump());
  if (trumps != 0 && frame_.camp[index(seat)] == 0) {
    const int best = highest_power(trumps);
    if (is_master(best, hand, gone)) return best;
  }
  const Mask plain = hand & ~trumps;
  int master = -1, length = max_cards + 1;
  for (Mask rest = plain; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    if (!is_master(card, hand, gone)) continue;
    const int held = count(plain & tables_.follow(tables_.suit_of(card)));
    if (held < length) master = card, length = held;
  }
  return master >= 0 ? master : lowest_power(plain != 0 ? plain : hand);
}

int Playout::follow(Mask hand, Mask legal, int seat, const Trick& trick, Mask gone) const noexcept {
  const bool last = trick.missing == 1;
  if (frame_.camp[index(trick.winner)] == frame_.camp[index(seat)] && (last || is_master(trick.best, hand, gone)))
    return lowest_power(legal);
  const Mask winning = legal & beating_[index(trick.best)];
  if (winning == 0) return lowest_power(legal);
  return last || (winning & trick.follow) == 0 ? lowest_power(winning) : highest_power(winning);
}

/// The trick that the frame holds; its cards are gone.
Playout::Trick Playout::on_table(Mask& gone) const noexcept {
  Trick trick{.missing = players_};
  for (int i = 0; i < frame_.trick_size; ++i) {
    const Play on_table = frame_.trick[index(i)];
    put(trick, on_table.seat, on_table.card);
    gone |= bit(on_table.card);
  }
  return trick;
}

template <Policy policy>
int Playout::pick(Mask hand, int seat, const Trick& trick, Mask gone, Dice& dice) const noexcept {
  const Mask follows = hand & trick.follow;
  const Mask legal = follows != 0 ? follows : hand;
  if constexpr (policy == Policy::random) return any(legal, dice);
  if ((legal & (legal - 1)) == 0) return lowest(legal);
  return trick.best < 0 ? lead(hand, seat, gone) : follow(hand, legal, seat, trick, gone);
}

template <Policy policy>
int Playout::choose(std::span<const Mask> hands, Random random, Mask gone) const noexcept {
  Dice dice(random);
  const Trick trick = on_table(gone);
  return pick<policy>(hands[index(frame_.to_act)], frame_.to_act, trick, gone, dice);
}

template <Policy policy>
void Playout::play(std::span<const Mask> given, Random random, Mask gone, std::uint8_t* taken) const noexcept {
  std::array<Mask, max_seats> hands{};
  std::copy(given.begin(), given.end(), hands.begin());
  std::copy(frame_.taken.begin(), frame_.taken.end(), taken);
  Dice dice(random);
  Trick trick = on_table(gone);
  for (int seat = frame_.to_act; hands[index(seat)] != 0;) {
    const int card = pick<policy>(hands[index(seat)], seat, trick, gone, dice);
    hands[index(seat)] &= ~bit(card);
    gone |= bit(card);
    put(trick, seat, card);
    seat = next_[index(seat)];
    if (trick.missing > 0) continue;
    ++taken[frame_.camp[index(trick.winner)]];
    seat = trick.winner;
    trick = Trick{.missing = players_};
  }
}

void check_world(const Tables& tables, Position position, std::span<const Mask> hands, std::size_t world) {
  std::copy(hands.begin(), hands.end(), position.hands.begin());
  try {
    check(tables, position, max_seats);
  } catch (const InputError& error) {
    const std::string said = error.what();
    throw InputError("worlds[" + std::to_string(world) + "]." + error.field, said.substr(error.field.size() + 2));
  }
}

/// The number of worlds, each checked.
std::size_t check_worlds(const Tables& tables, const Position& frame, std::span<const Mask> hands, int threads) {
  check_threads(threads);
  const std::size_t row = frame.seats;
  if (row < 2 || row > max_seats) throw InputError("seats", std::to_string(row) + " seats; 2 to 7 can play");
  if (hands.size() % row != 0) throw InputError("hands", "must have one mask for each seat in every world");
  const std::size_t worlds = hands.size() / row;
  for (std::size_t i = 0; i < worlds; ++i) check_world(tables, frame, hands.subspan(i * row, row), i);
  return worlds;
}

}  // namespace

void rollout(const Tables& tables, const Position& frame, std::span<const Mask> hands, Policy policy,
             std::uint64_t seed, std::uint64_t first, int threads, std::span<std::uint8_t> taken, Mask gone) {
  const std::size_t row = frame.seats;
  if (row != 0 && taken.size() != hands.size() / row * max_seats)
    throw InputError("taken", "must have room for 7 numbers a world");
  const std::size_t worlds = check_worlds(tables, frame, hands, threads);
  if (worlds == 0) return;
  const Playout playout(tables, frame);
  parallel(worlds, 1024, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const auto world = hands.subspan(i * row, row);
      std::uint8_t* result = &taken[i * max_seats];
      if (policy == Policy::random) playout.play<Policy::random>(world, Random(seed, first + i), gone, result);
      else playout.play<Policy::rule_of_thumb>(world, Random(seed, first + i), gone, result);
    }
  });
}

void choose(const Tables& tables, const Position& frame, std::span<const Mask> hands, Policy policy,
            std::uint64_t seed, std::uint64_t first, int threads, std::span<std::uint8_t> cards, Mask gone) {
  const std::size_t row = frame.seats;
  if (row != 0 && cards.size() != hands.size() / row) throw InputError("cards", "must have room for a card a world");
  const std::size_t worlds = check_worlds(tables, frame, hands, threads);
  if (worlds == 0) return;
  if (hands[index(frame.to_act)] == 0) throw InputError("frame", "the hand is over: nobody is to act");
  const Playout playout(tables, frame);
  parallel(worlds, 1024, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const auto world = hands.subspan(i * row, row);
      const Random random(seed, first + i);
      cards[i] = static_cast<std::uint8_t>(policy == Policy::random
                                               ? playout.choose<Policy::random>(world, random, gone)
                                               : playout.choose<Policy::rule_of_thumb>(world, random, gone));
    }
  });
}

}  // namespace euchre
