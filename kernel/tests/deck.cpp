#include "deck.hpp"

#include <numeric>
#include <utility>

namespace deals {

std::vector<Face> deck(int low, int copies, bool joker) {
  std::vector<Face> faces;
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = low; rank <= 14; ++rank)
      for (int copy = 0; copy < copies; ++copy) faces.push_back({suit, rank});
  if (joker) faces.push_back({4, 15});
  return faces;
}

euchre::TableSpec spec_of(const Game& game) {
  euchre::TableSpec spec;
  spec.cards = static_cast<int>(game.faces.size());
  const bool has_trump = game.strain < 4;
  spec.trump = has_trump ? static_cast<std::uint8_t>(game.strain) : euchre::no_trump;
  spec.twins = game.last_twin ? euchre::Twins::last : euchre::Twins::first;
  for (std::size_t id = 0; id < game.faces.size(); ++id) {
    const Face face = game.faces[id];
    int suit = face.suit, power = game.strain == 5 ? 20 - face.rank : face.rank;
    if (face.suit == 4) {
      suit = has_trump ? game.strain : 0;
      power = 400;
    } else if (has_trump && game.bowers && face.rank == 11 && face.suit == game.strain) {
      power = 300;
    } else if (has_trump && game.bowers && face.rank == 11 && face.suit == (game.strain ^ 1)) {
      suit = game.strain;
      power = 200;
    } else if (suit == game.strain) {
      power = 100 + face.rank;
    }
    spec.suit_of[id] = static_cast<std::uint8_t>(suit);
    spec.power[id] = static_cast<std::int16_t>(power);
    spec.face[id] = static_cast<std::uint8_t>(face.suit * 16 + face.rank);
    spec.follow[static_cast<std::size_t>(suit)] |= euchre::bit(static_cast<int>(id));
  }
  return spec;
}

euchre::Tables tables_of(const Game& game) { return euchre::Tables(spec_of(game)); }

std::uint64_t Random::next() noexcept {
  std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15ULL;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
  return mixed ^ (mixed >> 31);
}

euchre::Position deal(const Game& game, const Table& table, int cards, Random& random) {
  euchre::Position position;
  position.seats = static_cast<std::uint8_t>(table.seats);
  position.active = static_cast<std::uint8_t>(table.active);
  std::vector<int> ids(game.faces.size());
  std::iota(ids.begin(), ids.end(), 0);
  std::size_t dealt = 0;
  for (int seat = 0; seat < table.seats; ++seat) {
    position.camp[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(table.camp[static_cast<std::size_t>(seat)]);
    for (int i = 0; i < cards; ++i, ++dealt) {
      const auto other = dealt + static_cast<std::size_t>(random.below(static_cast<int>(ids.size() - dealt)));
      std::swap(ids[dealt], ids[other]);
      position.hands[static_cast<std::size_t>(seat)] |= euchre::bit(ids[dealt]);
    }
  }
  do {
    position.to_act = static_cast<std::uint8_t>(random.below(table.seats));
  } while (!position.is_active(position.to_act));
  return position;
}

euchre::Position deal_midway(const Game& game, const Table& table, int cards, int plays, Random& random) {
  euchre::Position position = deal(game, table, cards, random);
  const euchre::Tables tables = tables_of(game);
  for (int i = random.below(plays + 1); i > 0 && !euchre::is_over(position); --i) {
    euchre::Mask choice = euchre::legal(tables, position);
    for (int skip = random.below(euchre::count(choice)); skip > 0; --skip) choice &= choice - 1;
    euchre::play(tables, position, euchre::lowest(choice));
  }
  return position;
}

euchre::Points table_points(int tricks) {
  euchre::Points points;
  points.tricks = static_cast<std::uint8_t>(tricks);
  for (int t = 0; t <= tricks; ++t)
    points.of[static_cast<std::size_t>(t)] = t == tricks ? 2 : static_cast<std::int16_t>(2 * t > tricks ? 1 : -2);
  return points;
}

euchre::Points contract_points(int tricks, int bid) {
  euchre::Points points;
  points.tricks = static_cast<std::uint8_t>(tricks);
  for (int t = 0; t <= tricks; ++t)
    points.of[static_cast<std::size_t>(t)] = static_cast<std::int16_t>((t >= bid ? t : -bid) - (tricks - t));
  return points;
}

}  // namespace deals
