#include "euchre/rollout.hpp"

#include <algorithm>
#include <string>

#include "parallel.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

/// The `n`th card of a mask, counted from 0.
int nth(Mask mask, std::uint64_t n) noexcept {
  for (; n > 0; --n) mask &= mask - 1;
  return lowest(mask);
}

Mask on_table(const Position& position) noexcept {
  Mask mask = 0;
  for (int i = 0; i < position.trick_size; ++i) mask |= bit(position.trick[index(i)].card);
  return mask;
}

void take_hands(Position& position, std::span<const Mask> hands) noexcept {
  std::copy(hands.begin(), hands.end(), position.hands.begin());
}

}  // namespace

Player::Player(const Tables& tables) : tables_(tables), deck_(full_mask(tables.cards())) {
  for (int card = 0; card < tables.cards(); ++card) {
    for (int other = 0; other < tables.cards(); ++other) {
      if (tables.suit_of(other) != tables.suit_of(card)) continue;
      if (other < card && tables.face(other) == tables.face(card)) lower_twins_[index(card)] |= bit(other);
      if (tables.power(other) > tables.power(card)) above_[index(card)] |= bit(other);
    }
    if (lower_twins_[index(card)] != 0) later_twins_ |= bit(card);
  }
}

/// The mask with each face once, its lowest id.
Mask Player::faces(Mask mask) const noexcept {
  Mask kept = mask;
  for (Mask rest = mask & later_twins_; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    if ((lower_twins_[index(card)] & mask) != 0) kept &= ~bit(card);
  }
  return kept;
}

int Player::any(const Position& position, Random& random) const noexcept {
  const Mask cards = faces(legal(tables_, position));
  const int choices = count(cards);
  return choices == 1 ? lowest(cards) : nth(cards, random.below(static_cast<std::uint64_t>(choices)));
}

int Player::lowest_power(Mask mask) const noexcept {
  int best = lowest(mask);
  for (mask &= mask - 1; mask != 0; mask &= mask - 1)
    if (tables_.power(lowest(mask)) < tables_.power(best)) best = lowest(mask);
  return best;
}

int Player::highest_power(Mask mask) const noexcept {
  int best = lowest(mask);
  for (mask &= mask - 1; mask != 0; mask &= mask - 1)
    if (tables_.power(lowest(mask)) > tables_.power(best)) best = lowest(mask);
  return best;
}

/// No card that outranks it in its suit can be in another hand.
bool Player::is_master(int card, Mask hand, Mask gone) const noexcept {
  return (above_[index(card)] & deck_ & ~hand & ~gone) == 0;
}

int Player::lead(const Position& position, Mask gone) const noexcept {
  const Mask hand = position.hands[position.to_act];
  const Mask trumps = tables_.trump() == no_trump ? 0 : hand & tables_.follow(tables_.trump());
  if (trumps != 0 && position.camp[position.to_act] == 0) {
    const int best = highest_power(trumps);
    if (is_master(best, hand, gone)) return best;
  }
  const Mask plain = hand & ~trumps;
  int master = -1, length = max_cards + 1;
  for (Mask rest = plain; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    const int held = count(plain & tables_.follow(tables_.suit_of(card)));
    if (held < length && is_master(card, hand, gone)) master = card, length = held;
  }
  if (master >= 0) return master;
  return lowest_power(plain != 0 ? plain : hand);
}

int Player::follow(const Position& position, Mask gone) const noexcept {
  const Mask cards = legal(tables_, position);
  Play best = position.trick[0];
  for (int i = 1; i < position.trick_size; ++i)
    if (tables_.beats(position.trick[index(i)].card, best.card)) best = position.trick[index(i)];
  const bool last = position.trick_size + 1 == active_count(position);
  const Mask hand = position.hands[position.to_act];
  if (position.camp[best.seat] == position.camp[position.to_act]) {
    if (last || is_master(best.card, hand, gone)) return lowest_power(cards);
  }
  Mask winning = 0;
  for (Mask rest = cards; rest != 0; rest &= rest - 1)
    if (tables_.beats(lowest(rest), best.card)) winning |= bit(lowest(rest));
  if (winning == 0) return lowest_power(cards);
  const bool ruffs = (winning & tables_.follow(tables_.suit_of(position.trick[0].card))) == 0;
  return last || ruffs ? lowest_power(winning) : highest_power(winning);
}

int Player::thumb(const Position& position, Mask gone) const noexcept {
  const Mask cards = legal(tables_, position);
  if ((cards & (cards - 1)) == 0) return lowest(cards);
  return position.trick_size == 0 ? lead(position, gone) : follow(position, gone);
}

void rollout(const Tables& tables, const Position& frame, std::span<const Mask> hands, Policy policy,
             std::uint64_t seed, std::uint64_t first, int threads, std::span<std::uint8_t> taken) {
  check_threads(threads);
  const std::size_t row = frame.seats;
  if (row < 2 || row > max_seats) throw InputError("seats", std::to_string(row) + " seats; 2 to 7 can play");
  if (hands.size() % row != 0) throw InputError("hands", "must have one mask for each seat in every world");
  const std::size_t worlds = hands.size() / row;
  if (taken.size() != worlds * max_seats) throw InputError("taken", "must have room for 7 numbers a world");
  for (std::size_t i = 0; i < worlds; ++i) {
    Position position = frame;
    take_hands(position, hands.subspan(i * row, row));
    try {
      check(tables, position, max_seats);
    } catch (const InputError& error) {
      const std::string said = error.what();
      throw InputError("worlds[" + std::to_string(i) + "]." + error.field, said.substr(error.field.size() + 2));
    }
  }
  const Player player(tables);
  parallel(worlds, 1024, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      Position position = frame;
      take_hands(position, hands.subspan(i * row, row));
      Random random(seed, first + i);
      Mask gone = on_table(position);
      while (!is_over(position)) {
        const int card = policy == Policy::random ? player.any(position, random) : player.thumb(position, gone);
        play(tables, position, card);
        gone |= bit(card);
      }
      std::copy(position.taken.begin(), position.taken.end(), taken.begin() + static_cast<std::ptrdiff_t>(i * max_seats));
    }
  });
}

}  // namespace euchre
