// The solver for Python. Included by bindings.cpp alone.
#pragma once

#include <time.h>

#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/positions.hpp"
#include "euchre/solver.hpp"

namespace euchre {

/// At least 1 MiB; more than there is of memory is no error, for it is a bound.
inline std::size_t bytes_of(const Whole& table_bytes) {
  return static_cast<std::size_t>(table_bytes.in_long("table_bytes", std::int64_t{1} << 20, std::int64_t{1} << 50));
}

inline SolverOptions make_options(const Whole& table_bytes, bool remember, bool prune, const Whole& ordering,
                                  const Whole& engine) {
  return {.table_bytes = bytes_of(table_bytes), .remember = remember, .prune = prune,
          .ordering = ordering.in("ordering", 0, 2), .engine = engine.in("engine", 0, 2)};
}

/// A solver that refuses two threads at once.
class OneSolver {
 public:
  explicit OneSolver(const SolverOptions& options) : solver_(options) {}

  template <class Work>
  auto use(const Work& work) {
    if (busy_.test_and_set()) throw InputError("solver", "is at work in another thread; make one for each thread");
    struct Release {
      std::atomic_flag& flag;
      ~Release() { flag.clear(); }
    } release{busy_};
    const nb::gil_scoped_release free;
    return work(solver_);
  }

 private:
  Solver solver_;
  std::atomic_flag busy_ = ATOMIC_FLAG_INIT;
};

inline nb::dict by_card(const CardValues& values) {
  nb::dict found;
  for (Mask rest = values.legal; rest != 0; rest &= rest - 1)
    found[nb::int_(lowest(rest))] = static_cast<int>(values.value[index(lowest(rest))]);
  return found;
}

inline nb::dict solve(OneSolver& solver, const Tables& tables, const Position& position, const Worth& points) {
  std::optional<Points> worth;
  if (points) worth = make_points(*points, "points");
  return by_card(solver.use([&](Solver& s) {
    return worth ? s.solve(tables, position, *worth) : s.solve(tables, position);
  }));
}

inline int value(OneSolver& solver, const Tables& tables, const Position& position, const Worth& points) {
  std::optional<Points> worth;
  if (points) worth = make_points(*points, "points");
  return solver.use([&](Solver& s) { return worth ? s.value(tables, position, *worth) : s.value(tables, position); });
}

/// What a batch refers to, and its jobs.
struct Batch {
  std::vector<const Tables*> tables;
  std::vector<Points> points;
  std::vector<Job> jobs;

  Batch(const nb::list& given_tables, const Array& which_tables, const Positions& positions,
        const std::optional<nb::list>& given_points, const std::optional<Array>& which_points) {
    const auto n = static_cast<std::int64_t>(positions.all.size());
    for (std::size_t i = 0; i < given_tables.size(); ++i) {
      const Tables* one = nullptr;
      if (!nb::try_cast<const Tables*>(given_tables[i], one) || one == nullptr)
        throw InputError(at("tables", i), "are no Tables");
      tables.push_back(one);
    }
    if (given_points.has_value() != which_points.has_value())
      throw InputError("points", "points and which_points go together: give both or neither");
    const auto table_at = column<std::uint16_t>(which_tables, "which_tables", {n});
    std::span<const std::uint16_t> points_at;
    if (given_points) {
      points_at = column<std::uint16_t>(*which_points, "which_points", {n});
      for (std::size_t i = 0; i < given_points->size(); ++i)
        points.push_back(make_points((*given_points)[i], at("points", i)));
    }
    jobs.reserve(positions.all.size());
    for (std::size_t i = 0; i < positions.all.size(); ++i) {
      if (table_at[i] >= tables.size()) throw InputError(at("which_tables", i), "there are no such tables");
      if (!points_at.empty() && points_at[i] >= points.size())
        throw InputError(at("which_points", i), "there are no such points");
      jobs.push_back({tables[table_at[i]], &positions.all[i], points_at.empty() ? nullptr : &points[points_at[i]]});
    }
  }
};

inline nb::tuple solve_batch_(const nb::list& tables, const Array& which_tables, const Positions& positions,
                       const std::optional<nb::list>& points, const std::optional<Array>& which_points, const Whole& threads,
                       const Whole& table_bytes) {
  const Batch batch(tables, which_tables, positions, points, which_points);
  const int crew = threads.in("threads", 1, 1024);
  const SolverOptions options{.table_bytes = bytes_of(table_bytes)};
  std::vector<CardValues> values;
  {
    const nb::gil_scoped_release free;
    values = solve_batch(batch.jobs, crew, options);
  }
  Made<Mask> legal_mask({values.size()});
  Made<std::int16_t> value({values.size(), max_cards});
  for (std::size_t i = 0; i < values.size(); ++i) {
    legal_mask.data[i] = values[i].legal;
    std::copy(values[i].value.begin(), values[i].value.end(), value.data + i * max_cards);
  }
  return nb::make_tuple(legal_mask.array, value.array);
}

/// The thread's own time on a processor, in nanoseconds: what others use of the machine does not count.
inline std::int64_t thread_time() noexcept {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

/// The values of a batch by one solver, and the time that each took.
inline nb::tuple timed_values(OneSolver& solver, const nb::list& tables, const Array& which_tables,
                              const Positions& positions, const std::optional<nb::list>& points,
                              const std::optional<Array>& which_points) {
  const Batch batch(tables, which_tables, positions, points, which_points);
  Made<std::int32_t> values({batch.jobs.size()});
  Made<std::int64_t> times({batch.jobs.size()});
  solver.use([&](Solver& s) {
    for (std::size_t i = 0; i < batch.jobs.size(); ++i) {
      const Job& job = batch.jobs[i];
      const std::int64_t begin = thread_time();
      values.data[i] = job.points != nullptr ? s.value(*job.tables, *job.position, *job.points)
                                             : s.value(*job.tables, *job.position);
      times.data[i] = thread_time() - begin;
    }
    return 0;
  });
  return nb::make_tuple(values.array, times.array);
}

inline Result<std::int32_t> value_batch_(const nb::list& tables, const Array& which_tables, const Positions& positions,
                                  const std::optional<nb::list>& points, const std::optional<Array>& which_points,
                                         const Whole& threads, const Whole& table_bytes) {
  const Batch batch(tables, which_tables, positions, points, which_points);
  const int crew = threads.in("threads", 1, 1024);
  const SolverOptions options{.table_bytes = bytes_of(table_bytes)};
  Made<std::int32_t> made({batch.jobs.size()});
  const nb::gil_scoped_release free;
  const std::vector<int> values = value_batch(batch.jobs, crew, options);
  std::copy(values.begin(), values.end(), made.data);
  return std::move(made.array);
}

}  // namespace euchre
