// The solver against itself: other orders, memory off or tiny, turned seats, renamed suits, threads.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "check.hpp"
#include "deck.hpp"
#include "reference.hpp"

namespace {

using deals::Game;
using deals::Random;

Game double_deck(int strain, bool last_twin = false) { return {"48", deals::deck(9, 2, false), strain, true, last_twin}; }

void agree(euchre::Solver& one, euchre::Solver& other, const Game& game, const euchre::Position& position,
           const std::string& what) {
  const euchre::Tables tables = deals::tables_of(game);
  const auto left = one.solve(tables, position), right = other.solve(tables, position);
  check::that(left.legal == right.legal, what + ": legal cards");
  for (euchre::Mask rest = left.legal; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(euchre::lowest(rest));
    check::same(int{left.value[card]}, int{right.value[card]}, what + ", card " + std::to_string(card));
  }
}

/// Card by card against the plain minimax that shares nothing with the kernel.
void against_plain(int cards, int rounds, std::uint64_t seed) {
  Random random(seed);
  euchre::Solver solver;
  const reference::Worth tricks = [](int t) { return t; };
  for (int round = 0; round < rounds; ++round) {
    const Game game = double_deck(round % 6, round % 4 == 3);
    const euchre::Position position = deals::deal(game, {}, cards, random);
    const auto found = solver.solve(deals::tables_of(game), position);
    for (const auto& one : reference::solve(game, position, tricks))
      check::same(int{found.value[static_cast<std::size_t>(one.first)]}, one.second,
                  std::to_string(cards) + " cards, deal " + std::to_string(round) + ", card " + std::to_string(one.first));
  }
}

TEST_CASE(five_cards_against_the_plain_minimax) { against_plain(5, check::rounds(2000, 12), 31); }
TEST_CASE(six_cards_against_the_plain_minimax) { against_plain(6, check::rounds(500, 1), 32); }

/// Whole hands of two decks: with every bound, run of cards and relevance off, where only exact positions are
/// remembered; and by the plain minimax.
void against_everything_off(const std::vector<deals::Face>& faces, const deals::Table& table, int cards, int rounds,
                            std::uint64_t seed) {
  Random random(seed);
  const reference::Worth tricks = [](int t) { return t; };
  euchre::Solver fast, full({.table_bytes = std::size_t{1} << 30, .prune = false});
  for (int round = 0; round < rounds; ++round) {
    const Game game{"48", faces, round % 6, true, round % 4 == 3};
    const euchre::Position position = deals::deal(game, table, cards, random);
    const euchre::Tables tables = deals::tables_of(game);
    const int value = fast.value(tables, position);
    check::same(value, reference::value(game, position, tricks), "the plain minimax, deal " + std::to_string(round));
    if (check::rounds(1, 0) == 1)
      check::same(value, full.value(tables, position), "everything off, deal " + std::to_string(round));
  }
}

TEST_CASE(twelve_cards_two_seats_with_everything_off) {
  against_everything_off(deals::deck(9, 2, false), {2, 0b11, {0, 1}}, 12, check::rounds(6, 0), 33);
}
TEST_CASE(twelve_cards_two_seats_of_few_faces_with_everything_off) {
  against_everything_off(deals::deck(12, 2, false), {2, 0b11, {0, 1}}, 12, check::rounds(12, 1), 34);
}
TEST_CASE(eight_cards_three_seats_with_everything_off) {
  against_everything_off(deals::deck(9, 2, false), {3, 0b111, {0, 1, 1}}, 8, check::rounds(6, 0), 35);
}

TEST_CASE(full_deals_in_three_orders) {
  Random random(41);
  euchre::Solver fast, second({.ordering = 1}), third({.ordering = 2});
  for (int round = 0; round < check::rounds(200, 6); ++round) {
    const Game game = double_deck(round % 6, round % 10 == 9);
    const euchre::Position position = deals::deal(game, {}, 12, random);
    const euchre::Tables tables = deals::tables_of(game);
    const int value = fast.value(tables, position);
    check::same(value, second.value(tables, position), "order 1, deal " + std::to_string(round));
    check::same(value, third.value(tables, position), "order 2, deal " + std::to_string(round));
  }
}

TEST_CASE(memory_on_off_tiny_warm_and_cold) {
  Random random(51);
  euchre::Solver warm, off({.remember = false}), tiny({.table_bytes = std::size_t{1} << 20});
  for (int round = 0; round < 40; ++round) {
    const Game game = double_deck(round % 6, round % 2 == 1);
    const euchre::Position position = deals::deal_midway(game, {}, 6, 7, random);
    euchre::Solver cold;
    agree(warm, off, game, position, "memory off, deal " + std::to_string(round));
    agree(warm, cold, game, position, "cold, deal " + std::to_string(round));
    agree(warm, tiny, game, position, "tiny, deal " + std::to_string(round));
  }
}

/// What a solver did before shows neither in its answers nor in the work that it has with a position.
TEST_CASE(history_cannot_be_seen) {
  Random random(53);
  for (const int engine : {0, 1, 2}) {
    euchre::Solver old({.engine = engine});
    for (int round = 0; round < 60; ++round) {
      const Game game = round % 3 == 2 ? Game{"24", deals::deck(9, 1, false), round % 6} : double_deck(round % 6);
      const euchre::Position position = deals::deal_midway(game, {}, round % 3 == 2 ? 5 : 7, 3, random);
      const euchre::Tables tables = deals::tables_of(game);
      const euchre::Points points = deals::table_points(euchre::total_tricks(position));
      const auto work = [&](euchre::Solver& solver) {
        const std::uint64_t before = solver.nodes();
        if (round % 2 == 0) (void)solver.solve(tables, position);
        else (void)solver.value(tables, position, points);
        return solver.nodes() - before;
      };
      euchre::Solver fresh({.engine = engine});
      const std::uint64_t wanted = work(fresh);
      check::same(work(old), wanted, "work after others, deal " + std::to_string(round));
      check::same(work(old), wanted, "work done again, deal " + std::to_string(round));
      if (round % 20 == 19) old.clear();
      check::same(work(old), wanted, "work after forgetting, deal " + std::to_string(round));
    }
  }
}

TEST_CASE(memory_stays_within_its_bound) {
  Random random(52);
  for (const std::size_t bound : {std::size_t{1} << 20, std::size_t{4} << 20}) {
    euchre::Solver small({.table_bytes = bound}), large;
    for (int round = 0; round < check::rounds(6, 1); ++round) {
      const Game game = double_deck(round % 6);
      const euchre::Position position = deals::deal(game, {}, 12, random);
      check::same(small.value(deals::tables_of(game), position), large.value(deals::tables_of(game), position),
                  "deal " + std::to_string(round));
      check::that(small.memory() <= small.memory_bound(), "memory within the bound");
    }
  }
}

TEST_CASE(turning_the_seats_changes_nothing) {
  Random random(61);
  euchre::Solver solver;
  for (int round = 0; round < 300; ++round) {
    const Game game = double_deck(round % 6, round % 2 == 1);
    const euchre::Position position = deals::deal_midway(game, {4, 0b1011, {0, 1, 0, 1}}, 6, 8, random);
    euchre::Position turned = position;
    const auto turn = [](int seat) { return static_cast<std::size_t>((seat + 1) % 4); };
    turned.active = 0;
    for (int seat = 0; seat < 4; ++seat) {
      turned.hands[turn(seat)] = position.hands[static_cast<std::size_t>(seat)];
      turned.camp[turn(seat)] = position.camp[static_cast<std::size_t>(seat)];
      if (position.is_active(seat)) turned.active = static_cast<std::uint8_t>(turned.active | (1U << turn(seat)));
    }
    turned.to_act = static_cast<std::uint8_t>(turn(position.to_act));
    for (std::size_t i = 0; i < position.trick_size; ++i)
      turned.trick[i].seat = static_cast<std::uint8_t>(turn(position.trick[i].seat));
    const euchre::Tables tables = deals::tables_of(game);
    const auto here = solver.solve(tables, position), there = solver.solve(tables, turned);
    check::that(here.legal == there.legal && here.value == there.value, "deal " + std::to_string(round));
  }
}

/// Suits renamed so that mates stay mates: bit 0 and bit 1 of the suit turned over by `flip`.
TEST_CASE(renaming_the_suits_changes_nothing) {
  Random random(71);
  euchre::Solver solver;
  for (int round = 0; round < 300; ++round) {
    const Game game = double_deck(round % 6);
    const int flip = 1 + round % 3;
    Game renamed = game;
    if (game.strain < 4) renamed.strain = game.strain ^ flip;
    for (deals::Face& face : renamed.faces) face.suit ^= flip;  // the same ids carry other faces
    const euchre::Position position = deals::deal_midway(game, {}, 6, 8, random);
    const auto here = solver.solve(deals::tables_of(game), position);
    const auto there = solver.solve(deals::tables_of(renamed), position);
    check::that(here.legal == there.legal && here.value == there.value, "deal " + std::to_string(round));
  }
}

TEST_CASE(threads_cannot_be_seen) {
  Random random(81);
  std::vector<euchre::Tables> tables;
  std::vector<euchre::Position> positions;
  const euchre::Points points = deals::table_points(5);
  for (int i = 0; i < 300; ++i) {
    const Game game{"24", deals::deck(9, 1, false), i % 6};
    tables.push_back(deals::tables_of(game));
    positions.push_back(deals::deal(game, {}, 5, random));
  }
  std::vector<euchre::Job> jobs;
  for (std::size_t i = 0; i < positions.size(); ++i)
    jobs.push_back({&tables[i], &positions[i], i % 2 == 0 ? &points : nullptr});
  const auto one = euchre::solve_batch(jobs, 1), two = euchre::solve_batch(jobs, 2), five = euchre::solve_batch(jobs, 5);
  const auto values = euchre::value_batch(jobs, 1);
  check::that(values == euchre::value_batch(jobs, 2), "values of two threads");
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    check::that(one[i].legal == two[i].legal && one[i].value == two[i].value, "two threads, job " + std::to_string(i));
    check::that(one[i].legal == five[i].legal && one[i].value == five[i].value, "five threads, job " + std::to_string(i));
    euchre::Solver alone;
    const int value = jobs[i].points != nullptr ? alone.value(tables[i], positions[i], points) : alone.value(tables[i], positions[i]);
    check::same(values[i], value, "alone, job " + std::to_string(i));
  }
}

TEST_CASE(the_best_card_has_the_value_of_the_position) {
  Random random(91);
  euchre::Solver solver;
  for (int round = 0; round < 300; ++round) {
    const Game game = double_deck(round % 6);
    const euchre::Position position = deals::deal_midway(game, {}, 7, 10, random);
    const euchre::Tables tables = deals::tables_of(game);
    const auto cards = solver.solve(tables, position);
    const bool maker = position.camp[position.to_act] == 0;
    int best = maker ? -100 : 100;
    for (euchre::Mask rest = cards.legal; rest != 0; rest &= rest - 1) {
      const int value = cards.value[static_cast<std::size_t>(euchre::lowest(rest))];
      best = maker ? std::max(best, value) : std::min(best, value);
    }
    check::same(best, solver.value(tables, position), "deal " + std::to_string(round));
  }
}

}  // namespace
