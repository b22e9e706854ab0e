// Runs all cases, or those whose names contain the first argument.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <exception>

#include "check.hpp"

std::vector<check::Case>& check::cases() {
  static std::vector<Case> all;
  return all;
}

int main(int argc, char** argv) {
  int run = 0, failed = 0;
  for (const check::Case& one : check::cases()) {
    if (argc > 1 && std::strstr(one.name.c_str(), argv[1]) == nullptr) continue;
    ++run;
    const auto begin = std::chrono::steady_clock::now();
    try {
      one.body();
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      std::printf("ok    %-48s %7.2f s\n", one.name.c_str(), took.count());
    } catch (const std::exception& error) {
      ++failed;
      std::printf("FAIL  %s\n      %s\n", one.name.c_str(), error.what());
    }
    std::fflush(stdout);
  }
  std::printf("%d cases, %d failed\n", run, failed);
  return failed != 0 || run == 0 ? 1 : 0;
}
