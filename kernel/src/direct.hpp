// The engine for short hands of decks without twins: zero-window search on sets of remaining cards.
//
// Its nodes are cheap where those of the partition engine say much. With few cards left cheap ones win.
#pragma once

#include <memory>

#include "engine.hpp"
#include "exact_table.hpp"

namespace euchre {

/// For positions without twins that `partition_fits`, with so many players. The table must outlive the engine; engines may share it.
namespace common {
std::unique_ptr<Engine> make_direct(int players, bool remember, ExactTable& table);
}
/// The same for machines with AVX2 and BMI2.
namespace v3 {
std::unique_ptr<Engine> make_direct(int players, bool remember, ExactTable& table);
}

}  // namespace euchre
