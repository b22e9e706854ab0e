// Tables, positions and points from Python. Included by bindings.cpp alone.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bindings/numbers.hpp"
#include "euchre/position.hpp"
#include "euchre/solver.hpp"
#include "euchre/tables.hpp"

namespace euchre {

inline std::unique_ptr<Tables> make_tables(const Whole& how_many, const Whole& trump, const std::string& twins,
                                           const Ints& suit_of, const Ints& power, const Ints& follow, const Ints& face) {
  TableSpec spec;
  const int cards = how_many.in("cards", 1, max_cards);
  spec.trump = static_cast<std::uint8_t>(trump.in("trump", 0, no_trump));
  if (twins != "first" && twins != "last") throw InputError("twins", "'" + twins + "' is neither first nor last");
  spec.cards = cards;
  spec.twins = twins == "first" ? Twins::first : Twins::last;
  integers(suit_of, "suit_of", index(cards), 0, suits - 1, spec.suit_of);
  integers(power, "power", index(cards), -32768, 32767, spec.power);
  masks(follow, "follow", suits, spec.follow);
  integers(face, "face", index(cards), 0, max_cards - 1, spec.face);
  return std::make_unique<Tables>(spec);
}

inline Position make_position(const Whole& how_many, const Whole& active, const Ints& camp, const Ints& hands,
                              const Plays& trick, const Whole& to_act, const Ints& taken) {
  Position position;
  const int seats = how_many.in("seats", 2, max_seats);
  position.seats = static_cast<std::uint8_t>(seats);
  position.active = static_cast<std::uint8_t>(active.in("active", 0, (1 << seats) - 1));  // a bit a seat
  position.to_act = static_cast<std::uint8_t>(to_act.in("to_act", 0, seats - 1));
  integers(camp, "camp", index(seats), 0, max_seats - 1, position.camp);
  masks(hands, "hands", index(seats), position.hands);
  integers(taken, "taken", index(seats), 0, max_tricks, position.taken);
  if (nb::len(trick) >= index(seats))
    throw InputError("trick", std::to_string(nb::len(trick)) + " plays; a trick on the table is not complete");
  for (std::size_t i = 0; i < nb::len(trick); ++i) {
    const nb::object play = trick[i];
    std::array<std::uint8_t, 2> pair{};
    if (!nb::isinstance<nb::sequence>(play)) throw InputError(at("trick", i), "is no pair of seat and card");
    integers(play, at("trick", i), 2, 0, max_cards - 1, pair);
    position.trick[i] = {pair[0], pair[1]};
  }
  position.trick_size = static_cast<std::uint8_t>(nb::len(trick));
  return position;
}

using Worth = std::optional<Ints>;

inline Points make_points(nb::handle given, const std::string& field) {
  Points points;
  const std::size_t length = nb::len(given);
  if (length < 1 || length > points.of.size())
    throw InputError(field, std::to_string(length) + " numbers; give one for each number of tricks, 0 to all");
  integers(given, field, length, -32768, 32767, points.of);
  points.tricks = static_cast<std::uint8_t>(length - 1);
  return points;
}

inline nb::list listed(std::span<const Mask> values) {
  nb::list all;
  for (const auto value : values) all.append(value);
  return all;
}

/// The card, which must be legal.
inline int card_to_play(const Tables& tables, const Position& position, const Whole& given) {
  check(tables, position, max_seats);
  const int card = given.in("card", 0, tables.cards() - 1);
  if (!has(legal(tables, position), card))
    throw InputError("card", std::to_string(card) + " may not be played here; `legal` tells what may");
  return card;
}

/// Positions of a batch, kept as the kernel knows them.
struct Positions {
  std::vector<Position> all;
};

inline Positions positions_from_columns(const Array& active, const Array& camp, const Array& hands, const Array& trick,
                                 const Array& trick_size, const Array& to_act, const Array& taken) {
  const auto hand = column<Mask>(hands, "hands", {-1, -1});
  const auto n = static_cast<std::int64_t>(hands.shape(0)), seats = static_cast<std::int64_t>(hands.shape(1));
  if (seats < 2 || seats > max_seats) throw InputError("hands", std::to_string(seats) + " seats; 2 to 7 can play");
  const auto is_active = column<std::uint8_t>(active, "active", {n});
  const auto of_camp = column<std::uint8_t>(camp, "camp", {n, seats});
  const auto play = column<std::uint8_t>(trick, "trick", {n, seats - 1, 2});
  const auto size = column<std::uint8_t>(trick_size, "trick_size", {n});
  const auto turn = column<std::uint8_t>(to_act, "to_act", {n});
  const auto took = column<std::uint8_t>(taken, "taken", {n, seats});
  Positions positions;
  positions.all.resize(index(static_cast<int>(n)));
  const auto width = static_cast<std::size_t>(seats);
  for (std::size_t i = 0; i < positions.all.size(); ++i) {
    Position& position = positions.all[i];
    position.seats = static_cast<std::uint8_t>(seats);
    position.active = is_active[i];
    position.to_act = turn[i];
    position.trick_size = size[i];
    if (size[i] >= width) throw InputError(at("trick_size", i), "the trick on the table is complete; take it first");
    for (std::size_t s = 0; s < width; ++s) {
      position.camp[s] = of_camp[i * width + s];
      position.hands[s] = hand[i * width + s];
      position.taken[s] = took[i * width + s];
      if (s < size[i]) position.trick[s] = {play[(i * (width - 1) + s) * 2], play[(i * (width - 1) + s) * 2 + 1]};
    }
  }
  return positions;
}

inline Positions positions_of_worlds(const Position& frame, const Array& hands) {
  const auto hand = column<Mask>(hands, "hands", {-1, frame.seats});
  Positions positions;
  positions.all.assign(hands.shape(0), frame);
  for (std::size_t i = 0; i < positions.all.size(); ++i)
    std::copy_n(&hand[i * frame.seats], frame.seats, positions.all[i].hands.begin());
  return positions;
}

}  // namespace euchre
