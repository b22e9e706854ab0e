// The two memories of the search: exact sets of cards for short hands, patterns of the best cards for long ones.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "arch.hpp"
#include "exact_table.hpp"
#include "fault.hpp"
#include "holdings.hpp"
#include "patterns.hpp"

namespace euchre::EUCHRE_ARCH {

class ExactMemory {
 public:
  /// With few cards left sure tricks cost more than they save, unless there is no trump.
  static constexpr bool counts_cash = false;
  struct Key {
    ExactTable::Entry* entry;
    int lead = no_place;
  };

  explicit ExactMemory(ExactTable& table) : table_(table) {}

  template <class Holdings>
  void load(const Holdings&, Mask) noexcept { table_.forget(); }
  static Shape shape() noexcept { return {}; }
  static Shape less(const Shape& shape, Mask) noexcept { return shape; }
  Key key(const Node& node) const noexcept { return {&table_.at(node.all, node.leader)}; }

  bool find(const Key& key, const Node& node, int need, Answer& known) const noexcept {
    const ExactTable::Entry* const entry = key.entry;
    if (!table_.holds(*entry, node.all, node.leader)) return false;
    if (entry->at_least >= need) known = {entry->least_by, true};
    else if (entry->at_most < need) known = {entry->most_by, false};
    else return false;
    return true;
  }

  void store(const Key& key, const Node& node, int need, const Answer& found) const noexcept {
    table_.put(*key.entry, node.all, node.leader, node.left, need, found.reached, found.relevant);
  }
  static std::size_t bytes() noexcept { return 0; }

 private:
  ExactTable& table_;
};

/// The words: for each remaining card from the best of a suit down, its holder and whether the next is its twin.
/// (The sign is on the upper twin: so a prefix that ends with a card also says that no twin of it follows.)
template <int M>
class PatternMemory {
 public:
  static constexpr bool counts_cash = true;
  struct Key {
    Shape shape;
    Words words;
    int lead = no_place;
  };

  explicit PatternMemory(std::size_t bytes) : table_(bytes) {}

  template <class Holdings>
  void load(const Holdings& at, Mask live) {
    table_.clear();
    twin_up_ = at.twin_up();
    field_ = holder + (twin_up_ != 0 ? 1 : 0);
    ones_ = 0;
    for (int shift = 0; shift < 64; shift += field_) ones_ |= std::uint64_t{1} << shift;
    shape_ = {};
    words_ = {};
    for (std::size_t s = 0; s < suits; ++s) {
      suit_[s] = at.suit(s);
      base_[s] = suit_[s] != 0 ? lowest(suit_[s]) : 0;
      int i = 0;
      for (Mask rest = suit_[s] & live; rest != 0; rest &= rest - 1, ++i) {
        const int place = lowest(rest), owner = at.owner(place);
        words_[s] |= static_cast<std::uint64_t>(owner) << (i * field_);
        one_[index(place)] = std::uint64_t{1} << (owner % 4 * 16 + static_cast<int>(s) * 4);
        if (owner < 4) shape_.low += one_[index(place)];
        else shape_.high += one_[index(place)];
        high_ = owner < 4 ? high_ & ~bit(place) : high_ | bit(place);
      }
    }
  }

  Shape shape() const noexcept { return shape_; }

  /// The shape without the cards of a trick.
  Shape less(Shape shape, Mask laid) const noexcept {
    for (; laid != 0; laid &= laid - 1) {
      const int place = lowest(laid);
      if (M > 4 && has(high_, place)) shape.high -= one_[index(place)];
      else shape.low -= one_[index(place)];
    }
    return shape;
  }

  Key key(const Node& node) const noexcept {
    Key key{node.shape, {}};
    key.shape.high |= static_cast<std::uint64_t>(node.leader) << 60;
    for (std::size_t s = 0; s < suits; ++s) key.words[s] = word(s, (node.all & suit_[s]) >> base_[s]);
    return key;
  }

  bool find(Key& key, const Node& node, int need, Answer& known) const noexcept {
    const Pattern* const pattern = table_.find(table_.bucket(key.shape), key.words, need, known.reached, key.lead);
    if (pattern == nullptr) return false;
    known.relevant = 0;
    for (std::size_t s = 0; s < suits; ++s) {
      if (pattern->mask[s] == 0) continue;
      const Mask cards = node.all & suit_[s];
      known.relevant |= nth(cards, std::popcount(pattern->mask[s]) / field_ - 1);
    }
    return true;
  }

  void store(const Key& key, const Node& node, int need, const Answer& found) {
    Pattern made;
    for (std::size_t s = 0; s < suits; ++s) {
      const Mask mine = found.relevant & suit_[s];
      if (mine == 0) continue;
      int last = highest(mine);
      if (has(twin_up_ & (node.all >> 1), last)) ++last;
      int length = count(node.all & suit_[s] & (bit(last) | (bit(last) - 1)));
      if (fault_relevance) --length;
      made.mask[s] = prefix(length, field_);
      made.value[s] = key.words[s] & made.mask[s];
    }
    const int least = found.reached ? need : 0, most = found.reached ? node.left : need - 1;
    table_.add(key.shape, made, {static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most), static_cast<std::uint8_t>(key.lead)});
  }

  std::size_t bytes() const noexcept { return table_.memory(); }

 private:
  static constexpr int holder = holder_bits(M);

  /// The fields of the cards that are left, of a suit that starts at place 0.
  std::uint64_t word(std::size_t s, Mask left) const noexcept {
    const Mask ties = (twin_up_ >> base_[s]) & left & (left >> 1);
#ifdef __BMI2__
    const std::uint64_t starts = _pdep_u64(left, ones_);
    const std::uint64_t word = _pext_u64(words_[s], (starts << field_) - starts);
    return ties == 0 ? word : word | _pdep_u64(_pext_u64(ties, left), ones_ << holder);
#else
    std::uint64_t word = 0;
    int at = 0;
    for (Mask rest = left; rest != 0; rest &= rest - 1, at += field_) {
      const int card = lowest(rest);
      std::uint64_t field = (words_[s] >> (card * field_)) & ((1U << holder) - 1);
      if (has(ties, card)) field |= std::uint64_t{1} << holder;
      word |= field << at;
    }
    return word;
#endif
  }

  /// The n-th card, from 0.
  static Mask nth(Mask cards, int n) noexcept {
#ifdef __BMI2__
    return _pdep_u64(bit(n), cards);
#else
    for (; n > 0; --n) cards &= cards - 1;
    return cards & -cards;
#endif
  }

  PatternTable table_;
  std::array<Mask, suits> suit_{};
  std::array<int, suits> base_{};
  Words words_{};  // at the root, without ties
  std::array<std::uint64_t, max_cards> one_{};  // a card in a shape
  Shape shape_;
  Mask twin_up_ = 0, high_ = 0;
  std::uint64_t ones_ = 0;
  int field_ = 2;
};

}  // namespace euchre::EUCHRE_ARCH
