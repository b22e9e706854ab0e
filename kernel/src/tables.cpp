#include "euchre/tables.hpp"

#include <algorithm>
#include <string>

#include "fault.hpp"

namespace euchre {
namespace {

std::string at(const char* name, int index) { return std::string(name) + "[" + std::to_string(index) + "]"; }

std::size_t index(int card) { return static_cast<std::size_t>(card); }

void check_cards(const TableSpec& spec) {
  if (spec.cards < 1 || spec.cards > max_cards)
    throw InputError("cards", std::to_string(spec.cards) + " cards; a deck has 1 to 64");
  if (spec.trump > no_trump)
    throw InputError("trump", std::to_string(spec.trump) + " is no suit; write 0 to 3, or 4 for no trump");
  for (int card = 0; card < spec.cards; ++card) {
    if (spec.suit_of[index(card)] >= suits)
      throw InputError(at("suit_of", card), std::to_string(spec.suit_of[index(card)]) + " is no suit; write 0 to 3");
  }
}

void check_follow(const TableSpec& spec) {
  for (int suit = 0; suit < suits; ++suit) {
    Mask wanted = 0;
    for (int card = 0; card < spec.cards; ++card)
      if (spec.suit_of[index(card)] == suit) wanted |= bit(card);
    if (spec.follow[index(suit)] != wanted)
      throw InputError(at("follow", suit), "must be exactly the cards whose suit_of is " + std::to_string(suit));
  }
}

/// Twins have all in common, cards with different faces never suit and power; trumps stand above all others.
void check_order(const TableSpec& spec) {
  int highest_plain = -32769, lowest_trump = 32768;
  for (int card = 0; card < spec.cards; ++card) {
    const int power = spec.power[index(card)];
    if (spec.trump != no_trump && spec.suit_of[index(card)] == spec.trump) lowest_trump = std::min(lowest_trump, power);
    else highest_plain = std::max(highest_plain, power);
    for (int other = 0; other < card; ++other) {
      const bool alike = spec.suit_of[index(card)] == spec.suit_of[index(other)] && power == spec.power[index(other)];
      if (alike != (spec.face[index(card)] == spec.face[index(other)]))
        throw InputError(at("face", card), "cards " + std::to_string(other) + " and " + std::to_string(card) +
                                               " must have the same face exactly if suit_of and power are the same");
    }
  }
  if (lowest_trump <= highest_plain) throw InputError("power", "every trump's must be above every plain card's");
}

#ifdef EUCHRE_FAULT_LEFT_BOWER
/// The injected bug: the left bower stays in its printed suit.
TableSpec with_fault(TableSpec spec) {
  for (int card = 0; card < spec.cards; ++card) {
    if (spec.trump == no_trump || spec.power[index(card)] != 200) continue;
    spec.suit_of[index(card)] = spec.trump ^ 1U;
    spec.power[index(card)] = 11;
    spec.follow[spec.trump] &= ~bit(card);
    spec.follow[spec.trump ^ 1U] |= bit(card);
  }
  return spec;
}
#else
const TableSpec& with_fault(const TableSpec& spec) { return spec; }
#endif

}  // namespace

Tables::Tables(const TableSpec& spec) : spec_(with_fault(spec)) {
  check_cards(spec_);
  check_follow(spec_);
  check_order(spec_);
  twins_ = fault_last_twin ? Twins::last : spec_.twins;
  for (int card = 0; card < spec_.cards; ++card) order_[index(card)] = static_cast<std::uint8_t>(card);
  const auto key = [this](std::uint8_t card) {
    const int suit = suit_of(card);
    return ((suit == spec_.trump ? suits : suit) << 20) + (power(card) + 32768) * 8;
  };
  std::stable_sort(order_.begin(), order_.begin() + spec_.cards,
                   [&](std::uint8_t a, std::uint8_t b) { return key(a) < key(b); });
  for (int place = 1, run = 1; place < spec_.cards; ++place) {
    run = face(order_[index(place)]) == face(order_[index(place - 1)]) ? run + 1 : 1;
    copies_ = std::max(copies_, run);
  }
}

}  // namespace euchre
