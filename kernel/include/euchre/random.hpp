// Random numbers that depend on a seed and an item's index alone, so that any number of threads draws the same.
#pragma once

#include <cstdint>

namespace euchre {

__extension__ typedef unsigned __int128 Wide;  // 128 bits: GCC and Clang

/// xoshiro256++ (Blackman & Vigna), its state filled by SplitMix64 from a seed and an index.
class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t index) noexcept {
    std::uint64_t mixer = scramble(seed + golden) ^ (index * 0xd1342543de82ef95ULL);
    for (auto& word : state_) word = scramble(mixer += golden);
  }

  std::uint64_t next() noexcept {
    const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

  /// Each of 0…bound-1 equally often (Lemire's method: multiply, reject the uneven rest); bound ≥ 1.
  std::uint64_t below(std::uint64_t bound) noexcept {
    Wide product = Wide{next()} * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
      const std::uint64_t uneven = (0 - bound) % bound;
      while (static_cast<std::uint64_t>(product) < uneven) product = Wide{next()} * bound;
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

  /// Each of 0…bound-1 equally often; bound ≥ 1.
  Wide below(Wide bound) noexcept {
    if ((bound >> 64) == 0) return below(static_cast<std::uint64_t>(bound));
    Wide reach = bound - 1;  // all ones up to the highest bit of bound-1
    for (int shift = 1; shift < 128; shift *= 2) reach |= reach >> shift;
    for (;;) {
      const Wide high = next();
      const Wide drawn = ((high << 64) | next()) & reach;
      if (drawn < bound) return drawn;
    }
  }

  /// 0 ≤ x < bound, in steps of bound/2^53.
  double below(double bound) noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53 * bound; }

 private:
  static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15ULL;

  static constexpr std::uint64_t rotate(std::uint64_t value, int by) noexcept {
    return (value << by) | (value >> (64 - by));
  }
  static constexpr std::uint64_t scramble(std::uint64_t value) noexcept {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
  }

  std::uint64_t state_[4]{};
};

}  // namespace euchre
