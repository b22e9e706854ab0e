// Memory of proved bounds: each holds for all positions of one shape whose best cards lie alike.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "arch.hpp"

namespace euchre::EUCHRE_ARCH {

/// By suit, the holders of the remaining cards from the best down, one field a card.
using Words = std::array<std::uint64_t, 4>;

/// How many cards each player has of each suit, and who leads; exact, not a hash.
struct Shape {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  bool operator==(const Shape&) const = default;
};

struct Pattern {
  Words value{};                      // the first `length[s]` fields of the words that it holds for
  std::array<std::uint8_t, 4> length{};  // in cards
  std::uint8_t at_least = 0;          // bounds for the makers' tricks from here
  std::uint8_t at_most = 0;
};

/// A table from shapes to patterns that grows up to a bound. Full, it forgets everything and starts again.
class PatternTable {
 public:
  /// `bytes`: the most it may ever hold, also while it grows.
  explicit PatternTable(std::size_t bytes);

  void clear() noexcept;
  std::size_t memory() const noexcept { return slots_.size() * sizeof(Slot) + blocks_.size() * sizeof(Block); }

  /// The bucket of a shape, to be used at once with `find` and `add`. 0: none yet.
  std::uint32_t bucket(const Shape& shape) const noexcept;
  /// A pattern of the bucket that fits and decides whether `need` is reached, or null.
  const Pattern* find(std::uint32_t bucket, const Words& words, int field_bits, int need) const noexcept;
  void add(const Shape& shape, const Pattern& pattern);

 private:
  static constexpr std::uint32_t block_size = 8;
  static constexpr std::uint32_t most_blocks = 16;  // in one bucket
  struct Block {
    std::array<Pattern, block_size> patterns{};
    std::uint32_t next = 0;
    std::uint32_t used = 0;
  };
  struct Slot {
    Shape shape;
    std::uint32_t era = 0;
    std::uint32_t head = 0;
    std::uint32_t blocks = 0;
    std::uint32_t turn = 0;
  };

  std::size_t home(const Shape& shape) const noexcept;
  /// The slot of a shape, or the free one where it belongs.
  Slot& slot_for(const Shape& shape) noexcept;
  void make_room();
  void grow_slots();

  std::size_t slot_limit_;
  std::size_t block_limit_;
  std::size_t block_count_ = 1;  // block 0 is never used
  std::size_t slots_used_ = 0;
  std::uint32_t era_ = 1;
  std::vector<Slot> slots_;
  std::vector<Block> blocks_;
};

inline std::uint64_t prefix(int fields, int field_bits) noexcept {
  const int bits = fields * field_bits;
  return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

inline const Pattern* PatternTable::find(std::uint32_t bucket, const Words& words, int field_bits,
                                         int need) const noexcept {
  for (std::uint32_t at = bucket; at != 0; at = blocks_[at].next) {
    const Block& block = blocks_[at];
    for (std::uint32_t i = block.used; i-- > 0;) {
      const Pattern& known = block.patterns[i];
      if (known.at_least < need && known.at_most >= need) continue;
      std::uint64_t differs = 0;
      for (std::size_t s = 0; s < 4; ++s)
        differs |= (words[s] & prefix(known.length[s], field_bits)) ^ known.value[s];
      if (differs == 0) return &known;
    }
  }
  return nullptr;
}

}  // namespace euchre::EUCHRE_ARCH
