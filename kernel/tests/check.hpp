// A small test runner: named cases that register themselves, checks that say what differed.
#pragma once

#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace check {

struct Case {
  std::string name;
  std::function<void()> body;
};

std::vector<Case>& cases();

/// How many of something random a case tries: all of it where the program is told so, else a sample.
int rounds(int all, int sample);

struct Register {
  Register(const char* name, void (*body)()) { cases().push_back({name, body}); }
};

class Failure : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <class Left, class Right>
void same(const Left& left, const Right& right, const std::string& what) {
  if (left == right) return;
  std::ostringstream text;
  text << what << ": " << +left << " is not " << +right;
  throw Failure(text.str());
}

inline void that(bool claim, const std::string& what) {
  if (!claim) throw Failure(what);
}

}  // namespace check

#define TEST_CASE(name)                                              \
  static void name();                                                \
  static const check::Register name##_registered(#name, &name);      \
  static void name()
