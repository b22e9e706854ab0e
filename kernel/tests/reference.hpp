// A plain minimax on printed faces, without bounds of any kind. It shares no code with the kernel: its own rule of
// following, of winning, of turns. What it has seen, card for card, it remembers; of two cards with one face in one
// hand it plays one.
#pragma once

#include <functional>
#include <map>

#include "deck.hpp"

namespace reference {

/// What a hand is worth that ends with so many tricks of camp 0.
using Worth = std::function<int(int)>;

/// The value of every legal card, by id.
std::map<int, int> solve(const deals::Game& game, const euchre::Position& position, const Worth& worth);
/// The value of the position itself.
int value(const deals::Game& game, const euchre::Position& position, const Worth& worth);

}  // namespace reference
