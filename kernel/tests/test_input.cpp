// Input that cannot be is refused with the field's name; what is at the edge is taken.
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "deck.hpp"

namespace {

using deals::Game;

void refused(const std::string& field, const std::function<void()>& act) {
  try {
    act();
  } catch (const euchre::InputError& error) {
    check::that(error.field == field, "the field is " + error.field + ", not " + field);
    check::that(std::string(error.what()).starts_with(field + ": "), "the message names the field");
    return;
  }
  throw check::Failure(field + " was taken");
}

Game game24(int strain = 0) { return {"24", deals::deck(9, 1, false), strain}; }

TEST_CASE(tables_that_cannot_be) {
  using Change = std::function<void(euchre::TableSpec&)>;
  const std::vector<std::pair<std::string, Change>> bad{
      {"cards", [](auto& spec) { spec.cards = 0; }},
      {"cards", [](auto& spec) { spec.cards = 65; }},
      {"trump", [](auto& spec) { spec.trump = 5; }},
      {"suit_of[3]", [](auto& spec) { spec.suit_of[3] = 4; }},
      {"follow[1]", [](auto& spec) { spec.follow[1] ^= 1; }},
      {"face[1]", [](auto& spec) { spec.face[1] = spec.face[0]; }},
      {"face[1]", [](auto& spec) { spec.power[1] = spec.power[0]; }},
      {"power", [](auto& spec) { spec.power[7] = 999; }}};
  for (const auto& one : bad)
    refused(one.first, [&] {
      euchre::TableSpec spec = deals::spec_of(game24());
      one.second(spec);
      const euchre::Tables tables(spec);
    });
}

TEST_CASE(positions_that_cannot_be) {
  using Change = std::function<void(euchre::Position&)>;
  const std::vector<std::pair<std::string, Change>> bad{
      {"seats", [](auto& at) { at.seats = 8; }},
      {"seats", [](auto& at) { at.seats = 1; }},
      {"active", [](auto& at) { at.active = 0b11111; }},
      {"active", [](auto& at) { at.active = 0b0001; }},
      {"camp[2]", [](auto& at) { at.camp[2] = 2; }},
      {"to_act", [](auto& at) { at.to_act = 4; }},
      {"to_act", [](auto& at) { at.active = 0b0110; at.to_act = 0; }},
      {"trick_size", [](auto& at) { at.trick_size = 4; }},
      {"trick[0]", [](auto& at) { at.trick_size = 1; at.trick[0] = {1, 23}; }},
      {"trick[0]", [](auto& at) { at.trick_size = 1; at.trick[0] = {3, 24}; }},
      {"hands[0]", [](auto& at) { at.hands[0] ^= euchre::bit(30) | 1; }},
      {"hands[1]", [](auto& at) { at.hands[1] = at.hands[0]; }},
      {"hands[1]", [](auto& at) { at.hands[1] &= at.hands[1] - 1; }},
      {"taken", [](auto& at) { at.taken[0] = 40; }}};
  euchre::Solver solver;
  const euchre::Tables tables = deals::tables_of(game24());
  for (const auto& one : bad) {
    euchre::Position position;
    position.active = 0b1111;
    position.camp = {0, 1, 0, 1};
    for (int i = 0; i < 20; ++i) position.hands[static_cast<std::size_t>(i / 5)] |= euchre::bit(i);
    const int before = solver.value(tables, position);
    euchre::Position broken = position;
    one.second(broken);
    refused(one.first, [&] { (void)solver.value(tables, broken); });
    refused(one.first, [&] { (void)solver.solve(tables, broken); });
    check::same(solver.value(tables, position), before, "the solver after " + one.first);
  }
}

TEST_CASE(other_input_that_cannot_be) {
  deals::Random random(1);
  euchre::Solver solver;
  const euchre::Tables tables = deals::tables_of(game24());
  const euchre::Position position = deals::deal(game24(), {}, 5, random);
  refused("points.tricks", [&] { (void)solver.value(tables, position, deals::table_points(6)); });
  refused("table_bytes", [] { const euchre::Solver none({.table_bytes = 1000}); });
  refused("ordering", [] { const euchre::Solver none({.ordering = 3}); });
  refused("engine", [] { const euchre::Solver none({.engine = 3}); });
  const std::vector<euchre::Job> jobs{{&tables, &position, nullptr}, {&tables, nullptr, nullptr}};
  refused("jobs[1].position", [&] { (void)euchre::solve_batch(jobs, 1); });
  refused("threads", [&] { (void)euchre::solve_batch({}, 0); });
  const std::vector<euchre::Points> payoff(2, deals::table_points(6));
  refused("payoff[0].tricks", [&] { (void)euchre::solve_max_n(tables, position, payoff); });
}

TEST_CASE(a_hand_that_is_over) {
  const euchre::Tables tables = deals::tables_of(game24());
  euchre::Position position;
  position.active = 0b1111;
  position.camp = {0, 1, 0, 1};
  position.taken = {3, 2};
  euchre::Solver solver;
  check::same(solver.value(tables, position), 3, "tricks");
  check::same(solver.value(tables, position, deals::table_points(5)), 1, "points");
  check::that(solver.solve(tables, position).legal == 0, "no card is legal");
  check::that(euchre::solve_batch({}, 2).empty(), "a batch of none");
}

/// With two camps that pay each other, max-n is the minimax.
TEST_CASE(max_n_of_two_camps_is_exact) {
  deals::Random random(5);
  euchre::Solver solver;
  for (int round = 0; round < 60; ++round) {
    const Game game = game24(round % 6);
    const euchre::Tables tables = deals::tables_of(game);
    const euchre::Position position = deals::deal_midway(game, {}, 4, 6, random);
    std::vector<euchre::Points> payoff(2);
    for (auto& points : payoff) {
      points.tricks = static_cast<std::uint8_t>(euchre::total_tricks(position));
      for (int t = 0; t <= points.tricks; ++t) points.of[static_cast<std::size_t>(t)] = static_cast<std::int16_t>(t);
    }
    const auto exact = solver.solve(tables, position);
    const auto found = euchre::solve_max_n(tables, position, payoff);
    check::that(exact.legal == found.legal, "legal cards");
    for (euchre::Mask rest = exact.legal; rest != 0; rest &= rest - 1) {
      const auto card = static_cast<std::size_t>(euchre::lowest(rest));
      check::same(int{found.value[card][0]}, int{exact.value[card]}, "deal " + std::to_string(round));
      check::same(found.value[card][0] + found.value[card][1], euchre::total_tricks(position), "all tricks are somebody's");
    }
  }
}

/// Each for himself: values worked out by hand. Spades are trump; seat 0 has the right and a low heart.
TEST_CASE(max_n_of_three_camps) {
  const Game game = game24(0);
  const euchre::Tables tables = deals::tables_of(game);
  const auto id = [&](int suit, int rank) { return suit * 6 + rank - 9; };
  euchre::Position position;
  position.seats = 3;
  position.active = 0b111;
  position.camp = {0, 1, 2};
  position.hands[0] = euchre::bit(id(0, 11)) | euchre::bit(id(2, 9));
  position.hands[1] = euchre::bit(id(2, 14)) | euchre::bit(id(3, 9));
  position.hands[2] = euchre::bit(id(2, 10)) | euchre::bit(id(3, 14));
  std::vector<euchre::Points> payoff(3);
  for (auto& points : payoff) {
    points.tricks = 2;
    points.of[1] = 1;
    points.of[2] = 2;
  }
  const auto found = euchre::solve_max_n(tables, position, payoff);
  const auto heart = static_cast<std::size_t>(id(2, 9)), right = static_cast<std::size_t>(id(0, 11));
  check::same(int{found.value[heart][0]}, 1, "the heart loses, the right wins");
  check::same(int{found.value[heart][1]}, 1, "to the ace of hearts");
  check::same(int{found.value[right][0]}, 1, "the right first");
}

}  // namespace
