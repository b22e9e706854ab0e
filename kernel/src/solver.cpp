#include "euchre/solver.hpp"

#include <algorithm>
#include <string>

#ifdef EUCHRE_HAS_V3
#include <cpuid.h>
#endif

#include "direct.hpp"
#include "engine.hpp"
#include "partition.hpp"
#include "plain.hpp"
#include "prepared.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }
constexpr std::size_t least_bytes = std::size_t{1} << 20;
static_assert(ExactTable::bytes <= least_bytes / 16);
/// Up to so many tricks cheap nodes beat few ones, where there are no twins.
constexpr int most_direct = 6;

/// How worth grows with tricks.
enum class Course { rises, falls, wild };

Course course_of(std::span<const std::int16_t> worth) {
  if (std::is_sorted(worth.begin(), worth.end())) return Course::rises;
  if (std::is_sorted(worth.rbegin(), worth.rend())) return Course::falls;
  return Course::wild;
}

/// Is this machine one for the code with AVX2 and BMI2?
bool modern() {
#ifdef EUCHRE_HAS_V3
  static const bool found = [] {
    unsigned a = 0, b = 0, c = 0, d = 0;  // lzcnt is bit 5 of ecx; not all compilers know it by name
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __get_cpuid(0x80000001, &a, &b, &c, &d) != 0 && (c & (1U << 5)) != 0;
  }();
  return found;
#else
  return false;
#endif
}

/// The numbers of tricks at which worth changes, from what is taken to all that can be.
struct Steps {
  std::array<std::uint8_t, max_tricks + 1> at{};
  int count = 0;

  Steps(const Prepared& ready, std::span<const std::int16_t> worth) {
    for (int t = ready.taken + 1; t <= ready.taken + ready.left; ++t)
      if (worth[index(t)] != worth[index(t - 1)]) at[index(count++)] = static_cast<std::uint8_t>(t);
  }
};

/// How many of the steps are reached, by questions in halves, or one by one from a guess that is not below 0.
template <class Ask>
int climb(const Steps& steps, int guess, const Ask& ask) {
  int reached = 0, open = steps.count;
  while (reached < open) {
    const int step = guess < 0 ? (reached + open - 1) / 2 : std::clamp(guess - 1, reached, open - 1);
    if (ask(steps.at[index(step)])) {
      reached = step + 1;
      if (guess >= 0) guess = reached + 1;
    } else {
      open = step;
      if (guess >= 0) guess = open;
    }
  }
  return reached;
}

}  // namespace

struct Solver::Impl {
  explicit Impl(const SolverOptions& given) : options(given) {
    if (options.table_bytes < least_bytes)
      throw InputError("table_bytes", std::to_string(options.table_bytes) + " bytes; at least " +
                                          std::to_string(least_bytes) + " are needed");
    if (options.ordering < 0 || options.ordering > 2)
      throw InputError("ordering", std::to_string(options.ordering) + "; there are orders 0 to 2");
    if (options.engine < 0 || options.engine > 2)
      throw InputError("engine", std::to_string(options.engine) + "; there are engines 0 to 2");
  }

  /// The engine for a position, loaded with it; null where only the plain search takes it.
  Engine* loaded(const Prepared& ready, Course course) {
    if (!options.prune || course == Course::wild || !partition_fits(ready)) return nullptr;
    const bool direct = !ready.has_twins && ready.left <= most_direct && options.ordering == 0 && options.engine != 2;
    Engine& found = direct ? direct_for(ready.players) : partition_for(ready.players);
    found.load(ready, course == Course::falls);
    return &found;
  }

  Engine& direct_for(int players) {
    std::unique_ptr<Engine>& mine = directs[index(players)];
    if (!mine)
      mine = modern() && options.engine != 1 ? v3_direct(players) : common::make_direct(players, options.remember, exact);
    return *mine;
  }

  /// Made when first needed, with 9 parts of 16 of the bound. One that is left keeps a sixteenth at most; so there is
  /// room for all others, and for the exact table.
  Engine& partition_for(int players) {
    const std::size_t share = options.table_bytes / 16;
    if (current != players && partitions[index(current)] && partitions[index(current)]->memory() > share) {
      nodes_before += partitions[index(current)]->nodes();
      partitions[index(current)].reset();
    }
    std::unique_ptr<Engine>& mine = partitions[index(players)];
    if (!mine)
      mine = modern() && options.engine != 1
                 ? v3_partition(players, share * 9)
                 : common::make_partition(players, share * 9, options.remember, options.ordering);
    current = players;
    return *mine;
  }

#ifdef EUCHRE_HAS_V3
  std::unique_ptr<Engine> v3_direct(int players) { return v3::make_direct(players, options.remember, exact); }
  std::unique_ptr<Engine> v3_partition(int players, std::size_t bytes) const {
    return v3::make_partition(players, bytes, options.remember, options.ordering);
  }
#else
  std::unique_ptr<Engine> v3_direct(int) { return nullptr; }
  std::unique_ptr<Engine> v3_partition(int, std::size_t) const { return nullptr; }
#endif

  int value(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    if (is_over(position)) return worth[position.taken[0]];
    const Prepared ready = prepare(tables, position);
    Engine* const engine = loaded(ready, course_of(worth));
    if (engine == nullptr) return plain(tables, position, worth);
    const Steps steps(ready, worth);
    return worth_of(ready, steps, worth, climb(steps, -1, [&](int tricks) { return engine->reaches(tricks - ready.taken); }));
  }

  int plain(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    return plain_value(tables, position, worth, options.remember, options.prune, options.table_bytes, plain_nodes);
  }

  static std::int16_t worth_of(const Prepared& ready, const Steps& steps, std::span<const std::int16_t> worth, int reached) {
    return worth[reached == 0 ? index(ready.taken) : steps.at[index(reached - 1)]];
  }

  CardValues solve(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    CardValues result;
    result.legal = legal(tables, position);
    if (result.legal == 0) return result;
    const Prepared ready = prepare(tables, position);
    Engine* const engine = loaded(ready, course_of(worth));
    if (engine == nullptr) {
      for (Mask rest = result.legal; rest != 0; rest &= rest - 1) {
        Position next = position;
        play(tables, next, lowest(rest));
        result.value[index(lowest(rest))] = static_cast<std::int16_t>(plain_after(tables, next, worth));
      }
      return result;
    }
    const Steps steps(ready, worth);
    const Mask apart = different(ready);
    std::array<std::int16_t, max_cards> found{};  // by place; cards that make no difference have one value
    int guess = -1;
    for (Mask rest = apart; rest != 0; rest &= rest - 1) {
      const int place = lowest(rest);
      guess = climb(steps, guess, [&](int tricks) { return engine->reaches_after(place, tricks - ready.taken); });
      found[index(place)] = worth_of(ready, steps, worth, guess);
    }
    for (Mask rest = result.legal; rest != 0; rest &= rest - 1) {
      const int card = lowest(rest), place = ready.place_of[index(card)];
      result.value[index(card)] = found[index(highest(apart & (bit(place) | (bit(place) - 1))))];
    }
    return result;
  }

  int plain_after(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    return is_over(position) ? worth[position.taken[0]] : plain(tables, position, worth);
  }

  /// Give all memory back; only what was counted stays.
  void clear() noexcept {
    nodes_before = nodes() - plain_nodes;
    for (auto& engine : partitions) engine.reset();
    for (auto& engine : directs) engine.reset();
    exact = ExactTable();
  }

  std::uint64_t nodes() const noexcept {
    std::uint64_t all = nodes_before + plain_nodes;
    for (const auto& engine : partitions) all += engine ? engine->nodes() : 0;
    for (const auto& engine : directs) all += engine ? engine->nodes() : 0;
    return all;
  }

  std::size_t memory() const noexcept {
    std::size_t all = exact.memory();
    for (const auto& engine : partitions) all += engine ? engine->memory() : 0;
    return all;
  }

  SolverOptions options;
  ExactTable exact;
  std::array<std::unique_ptr<Engine>, max_seats + 1> partitions, directs;  // by players
  int current = 0;
  std::uint64_t nodes_before = 0, plain_nodes = 0;
};

namespace {

/// The worth of tricks in tricks.
std::array<std::int16_t, max_tricks + 1> identity() {
  std::array<std::int16_t, max_tricks + 1> worth{};
  for (std::size_t t = 0; t < worth.size(); ++t) worth[t] = static_cast<std::int16_t>(t);
  return worth;
}

const std::array<std::int16_t, max_tricks + 1> tricks_worth = identity();

std::span<const std::int16_t> worth_in_tricks(const Position& position) {
  return {tricks_worth.data(), index(total_tricks(position)) + 1};
}

std::span<const std::int16_t> worth_in_points(const Points& points, const Position& position) {
  if (points.tricks != total_tricks(position))
    throw InputError("points.tricks", std::to_string(points.tricks) + "; the hand has " +
                                          std::to_string(total_tricks(position)) + " tricks");
  return {points.of.data(), index(points.tricks) + 1};
}

}  // namespace

Solver::Solver(const SolverOptions& options) : impl_(std::make_unique<Impl>(options)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

CardValues Solver::solve(const Tables& tables, const Position& position) {
  check(tables, position, 2);
  return impl_->solve(tables, position, worth_in_tricks(position));
}

CardValues Solver::solve(const Tables& tables, const Position& position, const Points& points) {
  check(tables, position, 2);
  return impl_->solve(tables, position, worth_in_points(points, position));
}

int Solver::value(const Tables& tables, const Position& position) {
  check(tables, position, 2);
  return impl_->value(tables, position, worth_in_tricks(position));
}

int Solver::value(const Tables& tables, const Position& position, const Points& points) {
  check(tables, position, 2);
  return impl_->value(tables, position, worth_in_points(points, position));
}

std::uint64_t Solver::nodes() const noexcept { return impl_->nodes(); }

std::size_t Solver::memory() const noexcept { return impl_->memory(); }

std::size_t Solver::memory_bound() const noexcept { return impl_->options.table_bytes; }

void Solver::clear() noexcept { impl_->clear(); }

}  // namespace euchre
