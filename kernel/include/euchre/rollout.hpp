// Playing hands out fast, by chance or by rules of thumb.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "euchre/position.hpp"
#include "euchre/random.hpp"
#include "euchre/tables.hpp"

namespace euchre {

enum class Policy : std::uint8_t {
  random,         // every legal face is equally likely
  rule_of_thumb,  // see `Player::thumb`
};

/// Picks cards in the tables of one strain. Immutable; may be shared by threads.
class Player {
 public:
  explicit Player(const Tables& tables);

  /// A legal card at random, each face equally likely (twins count once).
  int any(const Position& position, Random& random) const noexcept;

  /// The rules of thumb, from the actor's own hand, the trick on the table and the cards in `gone` (all that
  /// were played in the open, those on the table included).
  /// Leading: the makers' camp draws trump with the best trump out; then a plain card that no other outranks, from
  /// the shortest suit; then the lowest plain card. Following: if a camp-mate holds the trick and will keep it, or
  /// it cannot be won, the lowest card; if it can be won, the last to act and whoever ruffs take it as cheaply as
  /// possible, others with the highest card. Of equals the lowest id.
  int thumb(const Position& position, Mask gone) const noexcept;

 private:
  int lead(const Position& position, Mask gone) const noexcept;
  int follow(const Position& position, Mask gone) const noexcept;
  bool is_master(int card, Mask hand, Mask gone) const noexcept;
  Mask faces(Mask mask) const noexcept;
  int lowest_power(Mask mask) const noexcept;
  int highest_power(Mask mask) const noexcept;

  const Tables& tables_;
  Mask deck_;
  Mask later_twins_ = 0;                      // cards that have a twin of lower id
  std::array<Mask, max_cards> lower_twins_{};  // by card
  std::array<Mask, max_cards> above_{};        // by card: those of its suit that outrank it
};

/// Play each world to its end. A world is `frame` with other hands: one row of frame.seats masks of `hands` each.
/// `taken`: one row of max_seats numbers a world, the tricks each camp takes in the whole hand.
/// World i draws from (seed, first + i), so results are the same for any number of threads (1…64). Throws
/// InputError, for the first bad world as `worlds[i].field`, before anything is played.
void rollout(const Tables& tables, const Position& frame, std::span<const Mask> hands, Policy policy,
             std::uint64_t seed, std::uint64_t first, int threads, std::span<std::uint8_t> taken);

}  // namespace euchre
