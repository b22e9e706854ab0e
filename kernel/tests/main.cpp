// euchre_kernel_tests [--full] [NAME]: all cases, or those whose names contain NAME; without --full on samples.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <exception>

#include "check.hpp"

std::vector<check::Case>& check::cases() {
  static std::vector<Case> all;
  return all;
}

namespace {
bool full = false;
}

int check::rounds(int all, int sample) { return full ? all : sample; }

int main(int argc, char** argv) {
  int run = 0, failed = 0;
  const char* wanted = "";
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--full") == 0) full = true;
    else wanted = argv[i];
  }
  for (const check::Case& one : check::cases()) {
    if (std::strstr(one.name.c_str(), wanted) == nullptr) continue;
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
