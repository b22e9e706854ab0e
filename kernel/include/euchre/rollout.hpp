// Playing hands out fast, by chance or by rules of thumb.
#pragma once

#include <cstdint>
#include <span>

#include "euchre/position.hpp"
#include "euchre/tables.hpp"

namespace euchre {

enum class Policy : std::uint8_t {
  /// Each legal face equally likely (twins count once).
  random,
  /// From the actor's own hand, the trick on the table and the cards that are gone: played since the position, or
  /// named by the caller. Leading: the makers' camp draws trump with the best trump out; then a plain card that no
  /// other can outrank, from the shortest suit; then the lowest plain card. Following: if a camp-mate holds the trick
  /// for sure, or it cannot be won, the lowest card; else the last to act and whoever ruffs win as cheaply as
  /// possible, others with their highest. Of equals the lowest id.
  rule_of_thumb,
};

/// Play each world to its end. A world is `frame` with other hands: one row of frame.seats masks of `hands` each.
/// `taken`: one row of max_seats numbers a world, the tricks each camp takes in the whole hand. `gone`: cards played
/// before the position, as far as the players shall remember them.
/// World i draws from (seed, first + i), so results are the same for any number of threads (1…64). Throws
/// InputError, for the first bad world as `worlds[i].field`, before anything is played.
void rollout(const Tables& tables, const Position& frame, std::span<const Mask> hands, Policy policy,
             std::uint64_t seed, std::uint64_t first, int threads, std::span<std::uint8_t> taken, Mask gone = 0);

/// The card that the seat to act plays in each world: `cards`, one a world. No card is played. Otherwise as `rollout`;
/// throws InputError (`frame`) where nobody is to act.
void choose(const Tables& tables, const Position& frame, std::span<const Mask> hands, Policy policy,
            std::uint64_t seed, std::uint64_t first, int threads, std::span<std::uint8_t> cards, Mask gone = 0);

}  // namespace euchre
