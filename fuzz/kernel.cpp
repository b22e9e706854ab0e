// A fuzz target for the kernel: bytes become tables, positions and constraints, sound ones and senseless ones.
// Senseless input must be refused with an InputError; sound input must be solved as a plain search solves it,
// sampled within its constraints and played out to as many tricks as there are cards.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "euchre/perft.hpp"
#include "euchre/rollout.hpp"
#include "euchre/sample.hpp"
#include "euchre/solver.hpp"

namespace {

using namespace euchre;

void claim(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "fuzz: %s\n", what);
  std::abort();
}

/// The input, read byte by byte; zeros after its end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  std::uint8_t byte() { return at_ < size_ ? data_[at_++] : 0; }
  int below(int bound) { return byte() % bound; }
  Mask mask() {
    Mask value = 0;
    for (int i = 0; i < 8; ++i) value = (value << 8) | byte();
    return value;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_, at_ = 0;
};

std::size_t index(int value) { return static_cast<std::size_t>(value); }

struct Deck {
  int lowest_rank;  // of 2…14
  int copies;
  bool joker;
};
constexpr std::array<Deck, 6> decks{{{9, 1, false}, {9, 1, true}, {7, 1, false}, {9, 2, false}, {2, 1, false}, {8, 2, true}}};

/// The tables of a deck in a strain: 0–3 trump, 4 no-trump, 5 low.
TableSpec tables_of(const Deck& deck, int strain, bool bowers, Twins twins) {
  TableSpec spec;
  spec.twins = twins;
  spec.trump = static_cast<std::uint8_t>(strain < 4 ? strain : no_trump);
  const auto add = [&](int suit, int power, int face) {
    spec.suit_of[index(spec.cards)] = static_cast<std::uint8_t>(suit);
    spec.power[index(spec.cards)] = static_cast<std::int16_t>(power);
    spec.face[index(spec.cards)] = static_cast<std::uint8_t>(face);
    spec.follow[index(suit)] |= bit(spec.cards++);
  };
  for (int suit = 0; suit < suits; ++suit)
    for (int rank = deck.lowest_rank; rank <= 14; ++rank) {
      const int face = spec.cards;
      for (int copy = 0; copy < deck.copies; ++copy) {
        const bool right = bowers && rank == 11 && suit == strain, left = bowers && rank == 11 && (suit ^ 1) == strain;
        if (strain < 4 && (right || left)) add(strain, right ? 300 : 200, face);
        else if (suit == strain) add(suit, 100 + rank, face);
        else add(suit, strain == 5 ? 20 - rank : rank, face);
      }
    }
  if (deck.joker) add(strain < 4 ? strain : 0, 400, spec.cards);
  return spec;
}

/// Whatever the bytes say: refused by name, or fine.
void senseless(Bytes& in) {
  TableSpec spec = tables_of(decks[index(in.below(6))], in.below(6), in.byte() & 1, Twins::first);
  for (int changes = in.below(4); changes > 0; --changes) {
    const std::size_t card = in.byte() % max_cards;
    switch (in.below(5)) {
      case 0: spec.suit_of[card] = in.byte(); break;
      case 1: spec.power[card] = static_cast<std::int16_t>(in.byte() << 8 | in.byte()); break;
      case 2: spec.follow[card % suits] = in.mask(); break;
      case 3: spec.cards = in.byte(); break;
      default: spec.trump = in.byte(); break;
    }
  }
  Position position;
  position.seats = in.byte();
  position.active = in.byte();
  position.to_act = in.byte();
  position.trick_size = static_cast<std::uint8_t>(in.below(max_seats));
  for (auto& camp : position.camp) camp = static_cast<std::uint8_t>(in.below(3));
  for (auto& taken : position.taken) taken = static_cast<std::uint8_t>(in.below(16));
  for (auto& play : position.trick) play = {in.byte(), in.byte()};
  for (auto& hand : position.hands) hand = Mask{1} << (in.byte() % 64);
  try {
    const Tables tables(spec);
    Solver solver({.table_bytes = std::size_t{1} << 20});
    const CardValues values = solver.solve(tables, position);
    claim(values.legal == legal(tables, position), "the values are not those of the legal cards");
  } catch (const InputError& error) {
    claim(!error.field.empty(), "an error names no field");
  }
}

int plain(const Tables& tables, const Position& position, int& budget) {
  if (is_over(position)) return position.taken[0];
  if (--budget < 0) return 0;
  const bool maker = position.camp[position.to_act] == 0;
  int best = maker ? -1 : max_tricks + 1;
  for (Mask rest = legal(tables, position); rest != 0; rest &= rest - 1) {
    Position next = position;
    play(tables, next, lowest(rest));
    const int value = plain(tables, next, budget);
    if (maker ? value > best : value < best) best = value;
  }
  return best;
}

/// A deal by the bytes: some of the seats active, some cards each, some of them played.
Position deal(Bytes& in, const Tables& tables, int cards) {
  Position position;
  position.seats = static_cast<std::uint8_t>(2 + in.below(6));
  const auto all = static_cast<std::uint8_t>((1 << position.seats) - 1);
  position.active = in.byte() & all;
  if (count(position.active) < 2 || in.below(2) == 0) position.active = all;
  for (int seat = 0; seat < position.seats; ++seat) position.camp[index(seat)] = in.byte() & 1;
  Mask left = full_mask(tables.cards());
  for (int seat = 0; seat < position.seats; ++seat)
    for (int i = 0; i < cards && left != 0; ++i) {
      Mask pool = left;
      for (int skip = in.below(count(left)); skip > 0; --skip) pool &= pool - 1;
      position.hands[index(seat)] |= bit(lowest(pool));
      left &= ~bit(lowest(pool));
    }
  position.to_act = static_cast<std::uint8_t>(next_active(position, in.below(position.seats)));
  return position;
}

void sound(Bytes& in) {
  const TableSpec spec = tables_of(decks[index(in.below(6))], in.below(6), in.byte() & 1, in.below(2) ? Twins::first : Twins::last);
  const Tables tables(spec);
  for (int card = 0; card < spec.cards; ++card) {
    claim(tables.suit_of(card) == spec.suit_of[index(card)], "a card has changed its suit");
    claim(tables.power(card) == spec.power[index(card)], "a card has changed its power");
  }
  claim(tables.twins() == spec.twins, "the twins have changed their rule");
  Position position = deal(in, tables, 1 + in.below(3));
  for (int plays = in.below(active_count(position)); plays > 0; --plays) {
    Mask cards = legal(tables, position);
    for (int skip = in.below(count(cards)); skip > 0; --skip) cards &= cards - 1;
    play(tables, position, lowest(cards));
  }
  Solver solver({.table_bytes = std::size_t{1} << 20});
  const CardValues values = solver.solve(tables, position);
  for (Mask rest = values.legal; rest != 0; rest &= rest - 1) {
    Position next = position;
    play(tables, next, lowest(rest));
    int budget = 30'000;
    const int wanted = plain(tables, next, budget);
    if (budget >= 0) claim(values.value[index(lowest(rest))] == wanted, "a value is not that of the plain search");
  }
  std::array<std::uint8_t, 2 * max_seats> taken{};
  std::vector<Mask> hands(position.hands.begin(), position.hands.begin() + position.seats);
  hands.insert(hands.end(), hands.begin(), hands.begin() + position.seats);
  const Policy policy = in.below(2) ? Policy::random : Policy::rule_of_thumb;
  rollout(tables, position, hands, policy, in.byte(), 0, 1, taken);
  for (std::size_t world = 0; world < 2; ++world) {
    int sum = 0;
    for (std::size_t camp = 0; camp < max_seats; ++camp) sum += taken[world * max_seats + camp];
    claim(sum == total_tricks(position), "a playout has not as many tricks as there are cards");
  }
  claim(perft(tables, position, in.below(3)).leaves > 0, "there is no way to go on");
}

void worlds(Bytes& in) {
  Constraints constraints;
  constraints.cards = 1 + in.below(max_cards);
  constraints.unseen = in.mask() & full_mask(constraints.cards);
  int room = count(constraints.unseen);
  for (int places = 1 + in.below(6); places > 0; --places) {
    Place place;
    place.takes = in.below(2) ? ~Mask{0} : in.mask() | in.mask();
    place.size = static_cast<std::uint8_t>(places == 1 ? room : in.below(room + 1));
    if (in.below(16) == 0) place.known = in.mask();
    room -= place.size;
    constraints.places.push_back(place);
  }
  if (in.below(3) == 0)
    for (std::size_t i = 0; i < constraints.places.size(); ++i) {
      constraints.log_weight.emplace_back();
      for (auto& weight : constraints.log_weight.back()) weight = in.below(11) - 5;
    }
  try {
    const Sampler sampler(constraints);
    std::array<Mask, 6> world{};
    for (std::uint64_t draw = 0; draw < 20; ++draw) {
      sampler.draw(7, draw, {world.data(), constraints.places.size()});
      Mask seen = 0;
      for (std::size_t i = 0; i < constraints.places.size(); ++i) {
        const Place& place = constraints.places[i];
        claim(count(world[i]) == place.size && (seen & world[i]) == 0, "a place has not its cards");
        claim((world[i] & ~place.known & ~place.takes) == 0 && (place.known & ~world[i]) == 0, "a void is broken");
        seen |= world[i];
      }
      claim((constraints.unseen & ~seen) == 0, "a card lies nowhere");
    }
  } catch (const InputError& error) {
    claim(!error.field.empty(), "an error names no field");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes in(data, size);
  switch (in.below(3)) {
    case 0: senseless(in); break;
    case 1: sound(in); break;
    default: worlds(in); break;
  }
  return 0;
}
