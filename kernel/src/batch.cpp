// Many positions on several threads. Each thread has its own solver, and values are exact, so that neither the
// number of threads nor who takes which job can be seen in the results.
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <string>
#include <thread>

#include "euchre/solver.hpp"

namespace euchre {
namespace {

void check_jobs(std::span<const Job> jobs, int threads) {
  if (threads < 1 || threads > 1024)
    throw InputError("threads", std::to_string(threads) + " threads; between 1 and 1024 can be used");
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const std::string name = "jobs[" + std::to_string(i) + "].";
    const Job& job = jobs[i];
    if (job.tables == nullptr) throw InputError(name + "tables", "there are none; give the tables of the strain");
    if (job.position == nullptr) throw InputError(name + "position", "there is none; give a position");
    try {
      check(*job.tables, *job.position, 2);
      if (job.points != nullptr && job.points->tricks != total_tricks(*job.position))
        throw InputError("points.tricks", std::to_string(job.points->tricks) + "; the hand has " +
                                              std::to_string(total_tricks(*job.position)) + " tricks");
    } catch (const InputError& error) {
      throw InputError(name + error.field, std::string(error.what()).substr(error.field.size() + 2));
    }
  }
}

/// Do `one(solver, job)` for every index; the first exception of any thread is thrown again here.
template <class One>
void share(std::size_t jobs, int threads, const SolverOptions& options, One one) {
  std::atomic<std::size_t> next{0};
  std::exception_ptr failed;
  std::mutex guard;
  const auto work = [&] {
    try {
      Solver solver(options);
      for (std::size_t at = next.fetch_add(1); at < jobs; at = next.fetch_add(1)) one(solver, at);
    } catch (...) {
      const std::lock_guard lock(guard);
      if (!failed) failed = std::current_exception();
      next.store(jobs);
    }
  };
  const std::size_t helpers = std::min(static_cast<std::size_t>(threads), std::max<std::size_t>(jobs, 1)) - 1;
  {
    std::vector<std::jthread> team;
    for (std::size_t i = 0; i < helpers; ++i) team.emplace_back(work);
    work();
  }
  if (failed) std::rethrow_exception(failed);
}

}  // namespace

std::vector<CardValues> solve_batch(std::span<const Job> jobs, int threads, const SolverOptions& options) {
  check_jobs(jobs, threads);
  std::vector<CardValues> results(jobs.size());
  share(jobs.size(), threads, options, [&](Solver& solver, std::size_t at) {
    const Job& job = jobs[at];
    results[at] = job.points != nullptr ? solver.solve(*job.tables, *job.position, *job.points)
                                        : solver.solve(*job.tables, *job.position);
  });
  return results;
}

std::vector<int> value_batch(std::span<const Job> jobs, int threads, const SolverOptions& options) {
  check_jobs(jobs, threads);
  std::vector<int> results(jobs.size());
  share(jobs.size(), threads, options, [&](Solver& solver, std::size_t at) {
    const Job& job = jobs[at];
    results[at] = job.points != nullptr ? solver.value(*job.tables, *job.position, *job.points)
                                        : solver.value(*job.tables, *job.position);
  });
  return results;
}

}  // namespace euchre
