// Decks, strains and random deals for tests and benchmark, made here from printed faces.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "euchre/position.hpp"
#include "euchre/solver.hpp"
#include "euchre/tables.hpp"

namespace deals {

struct Face {
  int suit = 0;  // printed: 0…3; mates differ in the last bit; 4 for the joker
  int rank = 0;  // 2…14; 15 for the joker
  bool operator==(const Face&) const = default;
};

/// 0…3 that suit is trump, 4 no-trump, 5 low.
struct Game {
  std::string name;
  std::vector<Face> faces;  // by card id
  int strain = 0;
  bool bowers = true;
  bool last_twin = false;
};

/// All cards of ranks `low`…14, `copies` times, and a joker or not.
std::vector<Face> deck(int low, int copies, bool joker);
euchre::TableSpec spec_of(const Game& game);
euchre::Tables tables_of(const Game& game);

/// splitmix64: small, and the same everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() noexcept;
  int below(int limit) noexcept { return static_cast<int>(next() % static_cast<std::uint64_t>(limit)); }

 private:
  std::uint64_t state_;
};

struct Table {
  int seats = 4;
  unsigned active = 0b1111;
  std::vector<int> camp{0, 1, 0, 1};
};

/// `cards` to each seat (also to those who sit out), a random seat that plays to lead.
euchre::Position deal(const Game& game, const Table& table, int cards, Random& random);
/// The same, then up to `plays` random legal cards played.
euchre::Position deal_midway(const Game& game, const Table& table, int cards, int plays, Random& random);

euchre::Points table_points(int tricks);       // −2, 1, 2 with the march at all tricks, the euchre under half
euchre::Points contract_points(int tricks, int bid);  // t − (tricks−t) if made, else −bid − (tricks−t)

}  // namespace deals
