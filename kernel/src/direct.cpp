#include "direct.hpp"

#include "memory.hpp"
#include "search.hpp"

namespace euchre::EUCHRE_ARCH {

namespace {
template <int M>
using Direct = Search<M, false, ExactMemory>;
}

std::unique_ptr<Engine> make_direct(int players, bool remember, ExactTable& table) {
  switch (players) {
    case 2: return std::make_unique<Direct<2>>(remember, 0, table);
    case 3: return std::make_unique<Direct<3>>(remember, 0, table);
    case 4: return std::make_unique<Direct<4>>(remember, 0, table);
    case 5: return std::make_unique<Direct<5>>(remember, 0, table);
    case 6: return std::make_unique<Direct<6>>(remember, 0, table);
    default: return std::make_unique<Direct<7>>(remember, 0, table);
  }
}

}  // namespace euchre::EUCHRE_ARCH
