// The exact value of a position, and of every card in it, with all cards known.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "euchre/position.hpp"
#include "euchre/tables.hpp"

namespace euchre {

/// Points (makers' minus opponents') by the number of tricks the makers' camp takes in the whole hand.
/// Any table is solved; one that never falls, or never rises, as tricks grow is solved much faster.
struct Points {
  std::array<std::int16_t, max_tricks + 1> of{};
  std::uint8_t tricks = 0;  // of the whole hand: `of[0…tricks]` are read
};

/// The value of each legal card, by card id; cards that are not legal have 0.
struct CardValues {
  Mask legal = 0;
  std::array<std::int16_t, max_cards> value{};
};

struct SolverOptions {
  /// Upper bound for the memory of all tables of one solver, in bytes; at least 1 MiB.
  std::size_t table_bytes = std::size_t{96} << 20;
  /// Remember positions. Off is for tests: same answers, slower.
  bool remember = true;
  /// Bounds, equivalent cards, relevance. Off is for tests: same answers, much slower.
  bool prune = true;
  /// Which of three move orders; 0 is the fast one. Others are for tests.
  int ordering = 0;
  /// 0: the code that fits the machine; 1: that for any machine, for tests: same answers, same nodes; 2: the engine
  /// for long hands also for short ones, for tests: same answers.
  int engine = 0;
};

/// Solves positions with two camps. Not for two threads at once. It remembers within a call and keeps nothing but its
/// memory for the next: neither answers nor nodes depend on its history.
/// Values are totals for the whole hand from the makers' (camp 0) view: tricks, or points of the table.
class Solver {
 public:
  explicit Solver(const SolverOptions& options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Throw InputError naming the field; the solver stays as it was.
  CardValues solve(const Tables& tables, const Position& position);
  CardValues solve(const Tables& tables, const Position& position, const Points& points);
  int value(const Tables& tables, const Position& position);
  int value(const Tables& tables, const Position& position, const Points& points);

  /// Nodes (cards tried) since the solver was made.
  std::uint64_t nodes() const noexcept;
  /// Bytes now held by its tables, and the most they may ever hold.
  std::size_t memory() const noexcept;
  std::size_t memory_bound() const noexcept;
  /// Give the memory of its tables back.
  void clear() noexcept;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// One position of a batch; `points` null: in tricks. All pointers must outlive the call.
struct Job {
  const Tables* tables = nullptr;
  const Position* position = nullptr;
  const Points* points = nullptr;
};

/// Solve many positions on `threads` threads (≥ 1), each with its own solver. Results in the order of the jobs,
/// the same for any number of threads. The first bad job (lowest index) is thrown as InputError `jobs[i].field`
/// before anything is solved.
std::vector<CardValues> solve_batch(std::span<const Job> jobs, int threads, const SolverOptions& options = {});
std::vector<int> value_batch(std::span<const Job> jobs, int threads, const SolverOptions& options = {});

/// Values for more than two camps by max-n: each seat plays what is best for its own camp, and of cards equally
/// good for it the lowest id. `payoff[c]` gives camp c's points by its own number of tricks.
/// This is one reasonable way to play, not *the* value: with three camps or more there is none.
/// Exact memory of positions; meant for hands of at most about five cards a seat.
struct CampValues {
  Mask legal = 0;
  std::array<std::array<std::int16_t, max_seats>, max_cards> value{};  // [card][camp]
};
CampValues solve_max_n(const Tables& tables, const Position& position, std::span<const Points> payoff);

}  // namespace euchre
