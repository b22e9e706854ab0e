// What the solver asks of a fast engine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "prepared.hpp"

namespace euchre {

class Engine {
 public:
  virtual ~Engine() = default;
  /// Take a position, and forget all others: what is done for one never depends on what was done before.
  /// `misere`: the makers want as few tricks as they can, the others want them to have many.
  virtual void load(const Prepared& position, bool misere) = 0;
  /// Do the makers get at least `need` of the tricks left, 1 ≤ need ≤ left?
  virtual bool reaches(int need) = 0;
  /// The same if the player to act plays the card at `place`, which is legal.
  virtual bool reaches_after(int place, int need) = 0;
  virtual std::uint64_t nodes() const noexcept = 0;
  virtual std::size_t memory() const noexcept = 0;
};

}  // namespace euchre
