// The engine for everything that the fast ones do not take: any table of points, any deck.
#pragma once

#include <cstdint>
#include <span>

#include "euchre/position.hpp"
#include "euchre/solver.hpp"
#include "euchre/tables.hpp"

namespace euchre {

/// The value for camp 0 of playing on, where `worth[t]` is what t tricks of camp 0 in the whole hand are worth.
/// Alpha-beta on physical cards, with an exact memory of positions at the start of tricks (`remember`) that
/// holds at most `bytes`; `cut` off: every line is searched.
int plain_value(const Tables& tables, const Position& position, std::span<const std::int16_t> worth, bool remember,
                bool cut, std::size_t bytes, std::uint64_t& nodes);

}  // namespace euchre
