// Worlds: where the unseen cards may lie, drawn so that every physical deal that fits is equally likely.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "euchre/cards.hpp"
#include "euchre/random.hpp"

namespace euchre {

inline constexpr int max_places = 16;
/// Log-weights lie between -log_weight_bound and log_weight_bound.
inline constexpr double log_weight_bound = 5.0;

/// A hand, the stock, a widow: something that holds cards.
struct Place {
  Mask known = 0;          // cards that are known to lie here
  Mask takes = ~Mask{0};   // which unseen cards may lie here: what a shown void leaves
  std::uint8_t size = 0;   // how many cards lie here, the known ones included
};

/// What is known of a deal. Cards neither known nor unseen are gone (played); the rooms left over by the known
/// cards add up to the number of unseen ones.
struct Constraints {
  int cards = 0;     // 1…64, size of the deck
  Mask unseen = 0;   // cards to be placed
  std::vector<Place> places;
  /// Empty, or for each place the log-weight of each card of the deck: a deal is drawn with a probability
  /// proportional to exp(sum over unseen cards of log_weight[its place][card]).
  std::vector<std::array<double, max_cards>> log_weight;
};

/// Constraints prepared for drawing. Immutable; may be shared by threads.
/// Without weights the draw is exactly uniform (whole numbers count the deals); with weights it is exact but for
/// the rounding of doubles. Time and memory to prepare grow with the number of different voids, not with tightness.
class Sampler {
 public:
  /// Throws InputError naming the field: also where no deal fits, where there are 2^128 or more classes of deals
  /// to count, or where the voids are so many and so different that more than `max_states` states would be needed.
  explicit Sampler(const Constraints& constraints);
  ~Sampler();
  Sampler(Sampler&&) noexcept;
  Sampler& operator=(Sampler&&) noexcept;

  static constexpr std::size_t max_states = std::size_t{1} << 20;

  int places() const noexcept;
  /// How many physical deals fit; nothing where that is 2^128 or more.
  std::optional<Wide> deals() const noexcept;
  /// World `index` of the seed: the cards of each place, the known ones included. `out` has places() elements.
  void draw(std::uint64_t seed, std::uint64_t index, std::span<Mask> out) const noexcept;
  /// Bytes held.
  std::size_t memory() const noexcept;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Worlds first, first+1, … of the seed into `out`, one row of places() masks each, on `threads` threads (1…64).
/// The rows are the same for any number of threads, and for any way to split the range.
void sample(const Sampler& sampler, std::uint64_t seed, std::uint64_t first, int threads, std::span<Mask> out);

}  // namespace euchre
