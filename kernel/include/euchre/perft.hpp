// Counting the ways a hand can go on: the classic check that nothing legal is missed and nothing is invented.
#pragma once

#include <array>
#include <cstdint>

#include "euchre/position.hpp"
#include "euchre/tables.hpp"

namespace euchre {

/// Sequences of plays, told apart by faces. `over[t]`: those that end the hand with t tricks for camp 0.
struct Count {
  std::uint64_t leaves = 0;
  std::array<std::uint64_t, max_tricks + 1> over{};
};

/// All sequences of `depth` plays, or shorter where the hand ends. Throws InputError naming the field.
Count perft(const Tables& tables, const Position& position, int depth);

}  // namespace euchre
