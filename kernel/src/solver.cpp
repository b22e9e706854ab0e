#include "euchre/solver.hpp"

#include <algorithm>
#include <string>

#include "engine.hpp"
#include "partition.hpp"
#include "plain.hpp"
#include "prepared.hpp"

namespace euchre {
namespace {

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }
constexpr std::size_t least_bytes = std::size_t{1} << 20;

/// How worth grows with tricks.
enum class Course { rises, falls, wild };

Course course_of(std::span<const std::int16_t> worth) {
  if (std::is_sorted(worth.begin(), worth.end())) return Course::rises;
  if (std::is_sorted(worth.rbegin(), worth.rend())) return Course::falls;
  return Course::wild;
}

std::unique_ptr<Engine> make_engine(int players, std::size_t bytes, const SolverOptions& options) {
#ifdef EUCHRE_HAS_V3
  static const bool modern = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                             __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
                             __builtin_cpu_supports("lzcnt");
  if (modern && options.engine != 1) return v3::make_partition(players, bytes, options.remember, options.ordering);
#endif
  return common::make_partition(players, bytes, options.remember, options.ordering);
}

}  // namespace

struct Solver::Impl {
  explicit Impl(const SolverOptions& given) : options(given) {
    if (options.table_bytes < least_bytes)
      throw InputError("table_bytes", std::to_string(options.table_bytes) + " bytes; at least " +
                                          std::to_string(least_bytes) + " are needed");
    if (options.ordering < 0 || options.ordering > 2)
      throw InputError("ordering", std::to_string(options.ordering) + "; there are orders 0 to 2");
    if (options.engine < 0 || options.engine > 1)
      throw InputError("engine", std::to_string(options.engine) + "; there are engines 0 and 1");
  }

  /// The engine for so many players, made when first needed. One that is left keeps a sixteenth of the bound at most.
  Engine& engine_for(int players) {
    const std::size_t share = options.table_bytes / 16;
    if (current != players && engines[index(current)] && engines[index(current)]->memory() > share) {
      nodes_before += engines[index(current)]->nodes();
      engines[index(current)].reset();
    }
    std::unique_ptr<Engine>& mine = engines[index(players)];
    if (!mine) mine = make_engine(players, share * 10, options);
    current = players;
    return *mine;
  }

  int value(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    if (is_over(position)) return worth[position.taken[0]];
    const Course course = course_of(worth);
    if (!options.prune || course == Course::wild) return plain(tables, position, worth);
    const Prepared ready = prepare(tables, position);
    if (!partition_fits(ready)) return plain(tables, position, worth);
    Engine& search = engine_for(ready.players);
    search.load(ready, course == Course::falls);
    return climb(search, ready, worth);
  }

  int plain(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    return plain_value(tables, position, worth, options.remember, options.prune, options.table_bytes, plain_nodes);
  }

  /// Narrow the tricks until all that are left are worth the same, asking about the middle step of worth.
  static int climb(Engine& search, const Prepared& ready, std::span<const std::int16_t> worth) {
    int low = ready.taken, high = ready.taken + ready.left;
    while (worth[index(low)] != worth[index(high)]) {
      int ask = (low + high + 1) / 2;
      while (ask > low + 1 && worth[index(ask)] == worth[index(ask - 1)]) --ask;
      while (worth[index(ask)] == worth[index(ask - 1)]) ++ask;
      if (search.reaches(ask - ready.taken)) low = ask;
      else high = ask - 1;
    }
    return worth[index(low)];
  }

  CardValues solve(const Tables& tables, const Position& position, std::span<const std::int16_t> worth) {
    CardValues result;
    result.legal = legal(tables, position);
    for (Mask rest = result.legal; rest != 0; rest &= rest - 1) {
      const int card = lowest(rest);
      Position next = position;
      play(tables, next, card);
      result.value[index(card)] = static_cast<std::int16_t>(value(tables, next, worth));
    }
    return result;
  }

  SolverOptions options;
  std::array<std::unique_ptr<Engine>, max_seats + 1> engines;  // by players
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

std::uint64_t Solver::nodes() const noexcept {
  std::uint64_t all = impl_->nodes_before + impl_->plain_nodes;
  for (const auto& engine : impl_->engines) all += engine ? engine->nodes() : 0;
  return all;
}

std::size_t Solver::memory() const noexcept {
  std::size_t all = 0;
  for (const auto& engine : impl_->engines) all += engine ? engine->memory() : 0;
  return all;
}

std::size_t Solver::memory_bound() const noexcept { return impl_->options.table_bytes; }

void Solver::clear() noexcept {
  for (const auto& engine : impl_->engines)
    if (engine) engine->clear();
}

}  // namespace euchre
