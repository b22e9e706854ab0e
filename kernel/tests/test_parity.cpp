// The solver against the plain minimax, card by card, on everything that decks, strains and tables can be.
#include <functional>
#include <string>
#include <vector>

#include "check.hpp"
#include "deck.hpp"
#include "reference.hpp"

namespace {

using deals::Game;
using deals::Random;

struct Shape {
  std::string name;
  deals::Table table;
};

const std::vector<Shape>& shapes() {
  static const std::vector<Shape> all{
      {"partners", {4, 0b1111, {0, 1, 0, 1}}},      {"partners, makers odd", {4, 0b1111, {1, 0, 1, 0}}},
      {"lone maker", {4, 0b1011, {0, 1, 0, 1}}},    {"both alone", {4, 0b0110, {0, 1, 0, 1}}},
      {"two", {2, 0b11, {0, 1}}},                   {"one against two", {3, 0b111, {1, 0, 1}}},
      {"one against three", {4, 0b1111, {1, 1, 0, 1}}}, {"six in partnerships", {6, 0b111111, {0, 1, 0, 1, 0, 1}}},
      {"six, one alone", {6, 0b101011, {0, 1, 0, 1, 0, 1}}}, {"five, one against all", {5, 0b11111, {1, 1, 0, 1, 1}}},
      {"seven, one against all", {7, 0b1111111, {1, 0, 1, 1, 1, 1, 1}}}};
  return all;
}

std::vector<Game> games() {
  std::vector<Game> all;
  for (const auto& [name, faces] : std::vector<std::pair<std::string, std::vector<deals::Face>>>{
           {"24", deals::deck(9, 1, false)},   {"25 with joker", deals::deck(9, 1, true)},
           {"32", deals::deck(7, 1, false)},   {"33 with joker", deals::deck(7, 1, true)},
           {"48 double", deals::deck(9, 2, false)}, {"52", deals::deck(2, 1, false)},
           {"53 with joker", deals::deck(2, 1, true)}, {"64 double", deals::deck(7, 2, false)}})
    for (int strain = 0; strain <= 5; ++strain)
      for (const bool bowers : {true, false})
        for (const bool last : {false, true}) {
          if (!bowers && strain > 1) continue;
          if (last && faces.size() != 48 && faces.size() != 64) continue;
          all.push_back({name, faces, strain, bowers, last});
        }
  return all;
}

std::string told(const Game& game, const std::string& shape, int round) {
  return game.name + ", strain " + std::to_string(game.strain) + (game.bowers ? "" : ", no bowers") +
         (game.last_twin ? ", last twin" : "") + ", " + shape + ", deal " + std::to_string(round);
}

void compare(const Game& game, const euchre::Position& position, euchre::Solver& solver, const std::string& what) {
  const euchre::Tables tables = deals::tables_of(game);
  const auto tricks = reference::solve(game, position, [](int t) { return t; });
  const euchre::CardValues found = solver.solve(tables, position);
  check::same(euchre::count(found.legal), static_cast<int>(tricks.size()), what + ", legal cards");
  for (const auto& [id, value] : tricks) {
    check::that(euchre::has(found.legal, id), what + ", card " + std::to_string(id) + " is legal");
    check::same(int{found.value[static_cast<std::size_t>(id)]}, value, what + ", tricks of card " + std::to_string(id));
  }
  const int total = euchre::total_tricks(position);
  for (const euchre::Points& points : {deals::table_points(total), deals::contract_points(total, (total + 1) / 2)}) {
    const auto worth = [&](int t) { return int{points.of[static_cast<std::size_t>(t)]}; };
    const euchre::CardValues priced = solver.solve(tables, position, points);
    for (const auto& [id, value] : tricks)  // both tables rise with tricks
      check::same(int{priced.value[static_cast<std::size_t>(id)]}, worth(value), what + ", points of card " + std::to_string(id));
  }
}

/// `rounds` positions for every deck, strain and table; more cards a seat where few seats play.
void sweep(int rounds, int cards_limit, euchre::SolverOptions options, std::uint64_t seed) {
  Random random(seed);
  euchre::Solver solver(options);
  for (const Game& game : games())
    for (const Shape& shape : shapes()) {
      const int players = std::popcount(shape.table.active);
      int cards = players <= 2 ? 5 : players == 3 ? 4 : players == 4 ? 3 : 2;
      cards = std::min(cards, cards_limit);
      if (cards * shape.table.seats > static_cast<int>(game.faces.size())) continue;
      for (int round = 0; round < rounds; ++round)
        compare(game, deals::deal_midway(game, shape.table, cards, players, random), solver, told(game, shape.name, round));
    }
}

TEST_CASE(every_deck_strain_and_table) { sweep(6, 5, {}, 1); }
TEST_CASE(every_deck_by_the_code_for_any_machine) { sweep(2, 4, {.engine = 1}, 2); }
TEST_CASE(every_deck_by_the_engine_for_long_hands) { sweep(2, 4, {.engine = 2}, 7); }
TEST_CASE(every_deck_without_memory) { sweep(2, 5, {.remember = false}, 3); }
TEST_CASE(every_deck_in_other_orders) {
  sweep(2, 4, {.ordering = 1}, 4);
  sweep(2, 4, {.ordering = 2}, 5);
}
TEST_CASE(every_deck_with_everything_off) { sweep(2, 4, {.remember = false, .prune = false}, 6); }

void deep(const Game& game, const deals::Table& table, int cards, int rounds, std::uint64_t seed) {
  Random random(seed);
  euchre::Solver solver;
  for (int round = 0; round < rounds; ++round) {
    Game strain = game;
    strain.strain = round % 6;
    compare(strain, deals::deal(strain, table, cards, random), solver, told(strain, "deep", round));
  }
}

TEST_CASE(four_cards_each_24) { deep({"24", deals::deck(9, 1, false), 0}, {}, 4, 300, 11); }
TEST_CASE(four_cards_each_48_first_twin) { deep({"48", deals::deck(9, 2, false), 0}, {}, 4, 300, 12); }
TEST_CASE(four_cards_each_48_last_twin) { deep({"48", deals::deck(9, 2, false), 0, true, true}, {}, 4, 200, 13); }
TEST_CASE(four_cards_each_of_few_faces) {
  deep({"double JQKA", deals::deck(11, 2, false), 0}, {}, 4, 200, 14);
  deep({"double QKA", deals::deck(12, 2, false), 0, true, true}, {}, 4, 200, 15);
}
TEST_CASE(three_cards_six_seats) { deep({"48", deals::deck(9, 2, false), 0}, {6, 0b111111, {0, 1, 0, 1, 0, 1}}, 3, 30, 16); }
TEST_CASE(lone_five_cards_24) { deep({"24", deals::deck(9, 1, false), 0}, {4, 0b1011, {0, 1, 0, 1}}, 5, 60, 17); }

/// Tables of points that are not steps upwards.
TEST_CASE(any_table_of_points) {
  Random random(21);
  euchre::Solver solver;
  const Game game{"24", deals::deck(9, 1, false), 0};
  for (int round = 0; round < 400; ++round) {
    Game strain = game;
    strain.strain = round % 6;
    const euchre::Position position = deals::deal_midway(strain, {}, 3, 5, random);
    euchre::Points points;
    points.tricks = static_cast<std::uint8_t>(euchre::total_tricks(position));
    for (int t = 0; t <= points.tricks; ++t)
      points.of[static_cast<std::size_t>(t)] =
          static_cast<std::int16_t>(round % 3 == 0 ? -t : round % 3 == 1 ? random.below(7) - 3 : -t / 2);
    const auto worth = [&](int t) { return int{points.of[static_cast<std::size_t>(t)]}; };
    const auto right = reference::solve(strain, position, worth);
    const auto found = solver.solve(deals::tables_of(strain), position, points);
    for (const auto& [id, value] : right)
      check::same(int{found.value[static_cast<std::size_t>(id)]}, value, "any points, deal " + std::to_string(round));
  }
}

}  // namespace
