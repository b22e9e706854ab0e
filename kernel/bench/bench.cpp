// Speed of the solver on random full deals. `euchre_kernel_bench [NAME [DEALS]]`.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#include "deck.hpp"

namespace {

/// Seconds of this thread on the processor: what others do on the machine does not count.
double now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

struct Field {
  std::string name;
  std::vector<deals::Face> faces;
  deals::Table table;
  int cards;
  int strain;     // -1: a random suit
  int deals;
  bool points;
  bool maker_leads;
};

std::vector<Field> fields() {
  const auto deck24 = deals::deck(9, 1, false), deck48 = deals::deck(9, 2, false);
  const deals::Table four{}, two{2, 0b11, {0, 1}}, six{6, 0b111111, {0, 1, 0, 1, 0, 1}}, lone{4, 0b1011, {0, 1, 0, 1}};
  return {
      {"24-points", deck24, four, 5, -1, 20000, true, false},
      {"24-tricks", deck24, four, 5, -1, 20000, false, false},
      {"24-lone-points", deck24, lone, 5, -1, 20000, true, false},
      {"24-two-points", deck24, two, 5, -1, 20000, true, false},
      {"24-six-tricks", deck24, four, 6, -1, 20000, false, true},
      {"25-joker-points", deals::deck(9, 1, true), four, 5, -1, 20000, true, false},
      {"32-points", deals::deck(7, 1, false), four, 5, -1, 20000, true, false},
      {"32-eight-tricks", deals::deck(7, 1, false), four, 8, -1, 500, false, true},
      {"52-nap-points", deals::deck(2, 1, false), {4, 0b1111, {1, 0, 1, 1}}, 5, -1, 5000, true, false},
      {"48-12-tricks", deck48, four, 12, -1, 100, false, true},
      {"48-10-tricks", deck48, four, 10, -1, 300, false, true},
      {"48-8-tricks", deck48, four, 8, -1, 500, false, true},
      {"48-12-no-trump", deck48, four, 12, 4, 100, false, true},
      {"48-12-low", deck48, four, 12, 5, 100, false, true},
      {"48-12-lone", deck48, lone, 12, -1, 100, true, true},
      {"48-six-8-tricks", deck48, six, 8, -1, 100, false, true},
  };
}

struct Deal {
  euchre::Tables tables;
  euchre::Position position;
};

std::vector<Deal> deals_of(const Field& field, int wanted) {
  deals::Random random(2024);
  std::vector<Deal> all;
  for (int i = 0; i < wanted; ++i) {
    deals::Game game{field.name, field.faces, field.strain < 0 ? random.below(4) : field.strain};
    euchre::Position position = deals::deal(game, field.table, field.cards, random);
    if (field.maker_leads)
      while (position.camp[position.to_act] != 0 || !position.is_active(position.to_act))
        position.to_act = static_cast<std::uint8_t>(random.below(field.table.seats));
    else if (field.table.active == 0b1111 && field.table.camp[0] == 0 && random.below(2) == 1)
      for (auto& camp : position.camp) camp ^= 1;
    all.push_back({deals::tables_of(game), position});
  }
  return all;
}

void run(const Field& field, int wanted) {
  const std::vector<Deal> all = deals_of(field, wanted);
  euchre::Solver solver;
  const euchre::Points points = deals::table_points(field.cards);
  std::vector<double> took;
  long sum = 0;
  const double begin = now();
  for (const Deal& deal : all) {
    const double one = now();
    sum += field.points ? solver.value(deal.tables, deal.position, points) : solver.value(deal.tables, deal.position);
    took.push_back(now() - one);
  }
  const double total = now() - begin;
  std::sort(took.begin(), took.end());
  const auto at = [&](double part) { return took[static_cast<std::size_t>(part * static_cast<double>(took.size() - 1))] * 1e6; };
  std::printf("%-18s %10.0f deals/s  median %10.1f us  p99 %10.1f us  max %10.1f us  nodes/deal %10.1f  sum %ld\n",
              field.name.c_str(), wanted / total, at(0.5), at(0.99), took.back() * 1e6,
              static_cast<double>(solver.nodes()) / wanted, sum);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  for (const Field& field : fields())
    if (argc < 2 || std::strcmp(argv[1], "all") == 0 || field.name.find(argv[1]) != std::string::npos)
      run(field, argc > 2 ? std::atoi(argv[2]) : field.deals);
}
