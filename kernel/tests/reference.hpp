// A plain unpruned minimax on printed faces. It shares no code with the kernel: its own rule of following, of
// winning, of turns.
#pragma once

#include <functional>
#include <map>

#include "deck.hpp"

namespace reference {

/// The value of every legal card, by id, where a hand ends in `worth(tricks of camp 0)`.
std::map<int, int> solve(const deals::Game& game, const euchre::Position& position,
                         const std::function<int(int)>& worth);
/// The value of the position itself.
int value(const deals::Game& game, const euchre::Position& position, const std::function<int(int)>& worth);

}  // namespace reference
