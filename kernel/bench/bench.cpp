// Speed of the solver on random full deals, one JSON object a line. Times are of the processor, so that what else
// the machine does counts as little as possible.
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

/// Seconds on the processor for all deals together, none timed by itself.
double total_of(const Field& field, const std::vector<Deal>& all, const euchre::Points& points, int engine) {
  euchre::Solver solver({.engine = engine});
  const double begin = now();
  for (const Deal& deal : all)
    (void)(field.points ? solver.value(deal.tables, deal.position, points) : solver.value(deal.tables, deal.position));
  return now() - begin;
}

void run(const Field& field, int wanted, int runs, int engine) {
  const std::vector<Deal> all = deals_of(field, wanted);
  const euchre::Points points = deals::table_points(field.cards);
  std::vector<double> totals;
  for (int i = 0; i < runs; ++i) totals.push_back(total_of(field, all, points, engine));
  std::sort(totals.begin(), totals.end());
  euchre::Solver solver({.engine = engine});
  std::vector<double> took;
  for (const Deal& deal : all) {
    const double one = now();
    (void)(field.points ? solver.value(deal.tables, deal.position, points) : solver.value(deal.tables, deal.position));
    took.push_back(now() - one);
  }
  std::sort(took.begin(), took.end());
  const auto at = [&](double part) { return took[static_cast<std::size_t>(part * static_cast<double>(took.size() - 1))] * 1e6; };
  std::printf("{\"name\": \"%s\", \"deals\": %d, \"runs\": %d, \"deals_per_s\": %.0f, \"best_deals_per_s\": %.0f, "
              "\"median_us\": %.1f, \"p99_us\": %.1f, \"max_us\": %.1f, \"nodes_per_deal\": %.1f, \"memory_bytes\": %zu}\n",
              field.name.c_str(), wanted, runs, wanted / totals[totals.size() / 2], wanted / totals[0], at(0.5), at(0.99),
              took.back() * 1e6, static_cast<double>(solver.nodes()) / wanted, solver.memory());
  std::fflush(stdout);
}

/// The nodes of fixed deals from every field: it changes exactly if the search does.
std::uint64_t signature() {
  std::uint64_t all = 0;
  for (const Field& field : fields()) {
    euchre::Solver solver;
    const euchre::Points points = deals::table_points(field.cards);
    for (const Deal& deal : deals_of(field, field.cards > 8 ? 3 : 40))
      (void)(field.points ? solver.value(deal.tables, deal.position, points) : solver.value(deal.tables, deal.position));
    all += solver.nodes();
  }
  return all;
}

int check_signature(const char* path) {
  std::FILE* file = std::fopen(path, "r");
  unsigned long long stored = 0;
  const bool read = file != nullptr && std::fscanf(file, "%llu", &stored) == 1;
  if (file != nullptr) std::fclose(file);
  const auto found = static_cast<unsigned long long>(signature());
  std::printf("signature %llu, stored %llu\n", found, stored);
  if (read && stored == found) return 0;
  std::printf("The search has changed. If that is meant, write %llu into %s and name it in the commit.\n", found, path);
  return 1;
}

}  // namespace

// euchre_kernel_bench [NAME|all [DEALS [RUNS [ENGINE]]]] · --signature · --check FILE
int main(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "--signature") == 0) {
    std::printf("%llu\n", static_cast<unsigned long long>(signature()));
    return 0;
  }
  if (argc > 2 && std::strcmp(argv[1], "--check") == 0) return check_signature(argv[2]);
  for (const Field& field : fields())
    if (argc < 2 || std::strcmp(argv[1], "all") == 0 || field.name.find(argv[1]) != std::string::npos)
      run(field, argc > 2 ? std::atoi(argv[2]) : field.deals, argc > 3 ? std::atoi(argv[3]) : 1, argc > 4 ? std::atoi(argv[4]) : 0);
  return 0;
}
