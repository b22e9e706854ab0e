// Memory of proved bounds: each holds for all positions of one shape whose best cards lie alike.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "arch.hpp"
#include "holdings.hpp"

namespace euchre::EUCHRE_ARCH {

/// By suit, the holders of the remaining cards from the best down, one field a card.
using Words = std::array<std::uint64_t, 4>;

/// Holds for all words that agree with `value` where `mask` has ones: a prefix of each, of the best cards.
struct Pattern {
  Words mask{};
  Words value{};
};

/// What a pattern says of the makers' tricks from here, and the lead that proved it; no_place where all leads fail.
struct Bounds {
  std::uint8_t at_least = 0;
  std::uint8_t at_most = 0;
  std::uint8_t lead = no_place;
};

/// A table from shapes, marked with who leads, to patterns that grows up to a bound. Full, it forgets everything and starts again.
class PatternTable {
 public:
  /// `bytes`: the most it may ever hold, also while it grows.
  explicit PatternTable(std::size_t bytes);

  void clear() noexcept;
  std::size_t memory() const noexcept { return slots_.size() * sizeof(Slot) + blocks_.size() * sizeof(Block); }

  /// The bucket of a shape, to be used at once with `find` and `add`. 0: none yet.
  std::uint32_t bucket(const Shape& shape) const noexcept;
  /// A pattern of the bucket that fits and decides whether `need` is reached, or null; then `lead` is the newest
  /// that did well in such a shape.
  const Pattern* find(std::uint32_t bucket, const Words& words, int need, bool& reached, int& lead) const noexcept;
  void add(const Shape& shape, const Pattern& pattern, Bounds bounds);

 private:
  static constexpr std::uint32_t block_size = 8;
  static constexpr std::uint32_t most_blocks = 16;  // in one bucket
  struct alignas(64) Block {
    std::array<Pattern, block_size> patterns{};
    std::array<Bounds, block_size> bounds{};
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

/// Does the pattern hold for the words?
inline bool fits(const Pattern& pattern, const Words& words) noexcept {
#ifdef __AVX2__
  const __m256i mask = _mm256_load_si256(reinterpret_cast<const __m256i*>(pattern.mask.data()));
  const __m256i value = _mm256_load_si256(reinterpret_cast<const __m256i*>(pattern.value.data()));
  const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words.data()));
  const __m256i differs = _mm256_xor_si256(_mm256_and_si256(all, mask), value);
  return _mm256_testz_si256(differs, differs) != 0;
#else
  std::uint64_t differs = 0;
  for (std::size_t s = 0; s < 4; ++s) differs |= (words[s] & pattern.mask[s]) ^ pattern.value[s];
  return differs == 0;
#endif
}

inline const Pattern* PatternTable::find(std::uint32_t bucket, const Words& words, int need,
                                         bool& reached, int& lead) const noexcept {
  for (std::uint32_t at = bucket; at != 0; at = blocks_[at].next) {
    const Block& block = blocks_[at];
    for (std::uint32_t i = block.used; i-- > 0;) {
      const Bounds known = block.bounds[i];
      if (lead == no_place) lead = known.lead;
      if (!fits(block.patterns[i], words) || (known.at_least < need && known.at_most >= need)) continue;
      reached = known.at_least >= need;
      return &block.patterns[i];
    }
  }
  return nullptr;
}

}  // namespace euchre::EUCHRE_ARCH
