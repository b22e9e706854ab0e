// Sharing out independent items over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "euchre/cards.hpp"

namespace euchre {

inline constexpr int max_threads = 64;

inline void check_threads(int threads) {
  if (threads < 1 || threads > max_threads)
    throw InputError("threads", std::to_string(threads) + " threads; use 1 to " + std::to_string(max_threads));
}

/// Call `work(begin, end)` on chunks that cover 0…items-1. The first exception ends the work and is thrown on.
template <class Work>
void parallel(std::size_t items, std::size_t chunk, int threads, const Work& work) {
  check_threads(threads);
  const std::size_t chunks = (items + chunk - 1) / chunk;
  const auto crew = static_cast<int>(std::min<std::size_t>(static_cast<std::size_t>(threads), chunks));
  if (crew <= 1) {
    if (items != 0) work(std::size_t{0}, items);
    return;
  }
  std::atomic<std::size_t> next{0};
  std::exception_ptr trouble;
  std::mutex lock;
  const auto run = [&] {
    try {
      for (std::size_t at = next++; at < chunks; at = next++)
        work(at * chunk, std::min(items, (at + 1) * chunk));
    } catch (...) {
      const std::lock_guard<std::mutex> held(lock);
      if (!trouble) trouble = std::current_exception();
      next = chunks;
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < crew; ++i) others.emplace_back(run);
    run();
  }
  if (trouble) std::rethrow_exception(trouble);
}

}  // namespace euchre
