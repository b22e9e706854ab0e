// The engine for large hands: zero-window search over sets of positions.
//
// Every result comes with its *relevance*: the cards whose place in the order mattered. It holds for all positions
// of the same shape whose cards down to the lowest relevant one of each suit lie alike ("partition search").
#pragma once

#include <memory>

#include "engine.hpp"

namespace euchre {

/// Null where the position does not fit: more than two copies in play, or a suit too long for a pattern.
bool partition_fits(const Prepared& position) noexcept;
std::unique_ptr<Engine> make_partition(int players, std::size_t bytes, bool remember, int ordering);

}  // namespace euchre
