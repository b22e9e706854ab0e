#include "partition.hpp"

#include "memory.hpp"
#include "search.hpp"

namespace euchre::EUCHRE_ARCH {

namespace {
template <int M>
using Partition = Search<M, true, PatternMemory<M>>;
}

std::unique_ptr<Engine> make_partition(int players, std::size_t bytes, bool remember, int ordering) {
  switch (players) {
    case 2: return std::make_unique<Partition<2>>(remember, ordering, bytes);
    case 3: return std::make_unique<Partition<3>>(remember, ordering, bytes);
    case 4: return std::make_unique<Partition<4>>(remember, ordering, bytes);
    case 5: return std::make_unique<Partition<5>>(remember, ordering, bytes);
    case 6: return std::make_unique<Partition<6>>(remember, ordering, bytes);
    default: return std::make_unique<Partition<7>>(remember, ordering, bytes);
  }
}

}  // namespace euchre::EUCHRE_ARCH
