// The engine: zero-window search over sets of positions.
//
// Every result comes with its *relevance*: the cards whose place in the order mattered. It holds for all positions
// of the same shape whose cards down to the lowest relevant one of each suit lie alike ("partition search").
#pragma once

#include <memory>

#include "engine.hpp"

namespace euchre {

/// For positions that `partition_fits`, with so many players; at most `bytes` of memory.
namespace common {
std::unique_ptr<Engine> make_partition(int players, std::size_t bytes, bool remember, int ordering);
}
/// The same for machines with AVX2 and BMI2.
namespace v3 {
std::unique_ptr<Engine> make_partition(int players, std::size_t bytes, bool remember, int ordering);
}

}  // namespace euchre
