#include "patterns.hpp"

#include <algorithm>
#include <bit>

namespace euchre::EUCHRE_ARCH {

namespace {
constexpr std::size_t first_slots = 1024, first_blocks = 512;
}

// While a vector grows the old one is still there: half of the bound again.
PatternTable::PatternTable(std::size_t bytes)
    : slot_limit_(std::bit_floor(std::max(bytes / 12 / sizeof(Slot), first_slots))),
      block_limit_(std::max((bytes - bytes / 8) * 2 / 3 / sizeof(Block), first_blocks)),
      slots_(first_slots),
      blocks_(first_blocks) {}

void PatternTable::clear() noexcept {
  block_count_ = 1;
  slots_used_ = 0;
  if (++era_ == 0) {
    for (Slot& slot : slots_) slot.era = 0;
    era_ = 1;
  }
}

std::size_t PatternTable::home(const Shape& shape) const noexcept {
  std::uint64_t mixed = shape.low * 0x9E3779B97F4A7C15ULL ^ (shape.high + 0x632BE59BD9B4E019ULL) * 0xD6E8FEB86659FD93ULL;
  mixed = (mixed ^ (mixed >> 32)) * 0xBF58476D1CE4E5B9ULL;
  return static_cast<std::size_t>(mixed >> 20) & (slots_.size() - 1);
}

std::uint32_t PatternTable::bucket(const Shape& shape) const noexcept {
  for (std::size_t at = home(shape); slots_[at].era == era_; at = (at + 1) & (slots_.size() - 1))
    if (slots_[at].shape == shape) return slots_[at].head;
  return 0;
}

PatternTable::Slot& PatternTable::slot_for(const Shape& shape) noexcept {
  std::size_t at = home(shape);
  while (slots_[at].era == era_ && !(slots_[at].shape == shape)) at = (at + 1) & (slots_.size() - 1);
  return slots_[at];
}

void PatternTable::grow_slots() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old)
    if (slot.era == era_) slot_for(slot.shape) = slot;
}

/// See that one more shape and one more block can be taken: grow, or forget everything.
void PatternTable::make_room() {
  if (slots_used_ * 2 >= slots_.size()) {
    if (slots_.size() * 2 <= slot_limit_) grow_slots();
    else clear();
  }
  if (block_count_ >= blocks_.size()) {
    if (blocks_.size() < block_limit_) blocks_.resize(std::min(blocks_.size() * 2, block_limit_));
    else clear();
  }
}

void PatternTable::add(const Shape& shape, const Pattern& pattern, Bounds bounds) {
  make_room();
  Slot* slot = &slot_for(shape);
  if (slot->era != era_) {
    *slot = Slot{shape, era_, 0, 0, 0};
    ++slots_used_;
  }
  Block* block = slot->head == 0 ? nullptr : &blocks_[slot->head];
  if (block == nullptr || (block->used == block_size && slot->blocks < most_blocks)) {
    const auto fresh = static_cast<std::uint32_t>(block_count_++);
    blocks_[fresh].next = slot->head;
    blocks_[fresh].used = 0;
    slot->head = fresh;
    ++slot->blocks;
    block = &blocks_[fresh];
  }
  if (block->used < block_size) {
    block->bounds[block->used] = bounds;
    block->patterns[block->used++] = pattern;
    return;
  }
  // A full bucket: replace its patterns in turn.
  std::uint32_t steps = slot->turn / block_size;
  for (; steps > 0; --steps) block = &blocks_[block->next];
  block->bounds[slot->turn % block_size] = bounds;
  block->patterns[slot->turn % block_size] = pattern;
  slot->turn = (slot->turn + 1) % (block_size * most_blocks);
}

}  // namespace euchre::EUCHRE_ARCH
