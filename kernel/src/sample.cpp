#include "euchre/sample.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>

#include "parallel.hpp"

// How it works. Places that take the same unseen cards (with the same weights) are one `Group`; cards that the same
// groups take (with the same weights) are one `Class`. A deal is drawn in three steps: how many cards of each class
// go to each group; which ones; and how a group's cards are dealt out among its places. The last two are shuffles.
// For the first, `Plan` counts in how many ways the rest can be done after each choice: it walks through the
// (class, group) pairs, and what is left of the groups' rooms is all it has to remember.

namespace euchre {
namespace {

std::string at(const char* name, std::size_t index) { return std::string(name) + "[" + std::to_string(index) + "]"; }

struct Group {
  std::vector<int> members;  // places, the largest room last
  Mask takes = 0;            // of the unseen cards
  int room = 0;
};

struct Class {
  std::vector<std::uint8_t> cards;
  std::vector<int> groups;       // that take them
  std::vector<double> weight;    // by position in `groups`; empty without weights
};

/// Ways as whole numbers (uniform) or as weights; both can be added, multiplied and drawn from.
Wide times(Wide a, Wide b) {
  Wide product = 0;
  if (__builtin_mul_overflow(a, b, &product))
    throw InputError("places", "there are 2^128 or more classes of deals; make fewer places or voids");
  return product;
}
Wide plus(Wide a, Wide b) {
  Wide sum = 0;
  if (__builtin_add_overflow(a, b, &sum))
    throw InputError("places", "there are 2^128 or more classes of deals; make fewer places or voids");
  return sum;
}
double times(double a, double b) { return a * b; }
double plus(double a, double b) { return a + b; }

/// n over k, exactly; n ≤ 64.
std::uint64_t choose(int n, int k) {
  Wide result = 1;
  for (int i = 1; i <= k; ++i) result = result * static_cast<Wide>(n - k + i) / static_cast<Wide>(i);
  return static_cast<std::uint64_t>(result);
}

/// The choices of how many cards go where, each with the number (or weight) of the ways it leads to.
template <class Ways>
class Plan {
 public:
  Plan(const std::vector<Class>& classes, const std::vector<Group>& groups) : classes_(classes) {
    int later = 0;
    for (const auto& cls : classes) later += static_cast<int>(cls.cards.size());
    for (std::size_t c = 0; c < classes.size(); ++c) {
      later -= static_cast<int>(classes[c].cards.size());
      for (std::size_t e = 0; e < classes[c].groups.size(); ++e) steps_.push_back({c, e, later});
    }
    std::uint64_t radix = 1;
    for (const auto& group : groups) {
      rooms_.push_back(group.room);
      radix_.push_back(radix);
      if (radix > std::numeric_limits<std::uint64_t>::max() / 65 / (max_cards * max_places)) too_many();
      radix *= static_cast<std::uint64_t>(group.room) + 1;
    }
    std::uint64_t full = 0;
    for (std::size_t g = 0; g < groups.size(); ++g) full += radix_[g] * static_cast<std::uint64_t>(rooms_[g]);
    states_.push_back({});  // the end: everything is placed
    root_ = visit(0, full);
    known_.clear();
  }

  Ways total() const { return states_[root_].total; }

  /// Draw how many cards each step takes; `take` has as many elements as there are steps.
  void draw(Random& random, std::uint8_t* take) const {
    const State* state = &states_[root_];
    for (std::size_t step = 0; step < steps_.size(); ++step) {
      const Option* option = &options_[state->first];
      if (state->count > 1) {
        Ways ticket = random.below(state->total);
        const Option* last = option + state->count - 1;
        while (option != last && !(ticket < option->ways)) ticket -= (option++)->ways;
      }
      take[step] = option->take;
      state = &states_[option->next];
    }
  }

  std::size_t steps() const { return steps_.size(); }
  std::size_t memory() const { return states_.capacity() * sizeof(State) + options_.capacity() * sizeof(Option); }

 private:
  struct Step {
    std::size_t cls, at;  // the class, and which of the groups that take it
    int later;            // cards of later classes
  };
  struct State {
    Ways total = 1;
    std::uint32_t first = 0, count = 0;  // options
  };
  struct Option {
    Ways ways;
    std::uint32_t next;
    std::uint8_t take;
  };

  [[noreturn]] static void too_many() {
    throw InputError("places", "so many different voids need more than " + std::to_string(Sampler::max_states) +
                                   " states; make fewer places or voids");
  }

  /// The state at a step with these rooms left (as a number in mixed radix); its total is 0 where no way leads on.
  std::uint32_t visit(std::size_t step, std::uint64_t code) {
    if (step == steps_.size()) return 0;
    const std::uint64_t key = code * steps_.size() + step;
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const Step& now = steps_[step];
    const Class& cls = classes_[now.cls];
    const auto room = [&](std::size_t g) {
      return static_cast<int>(code / radix_[g] % (static_cast<std::uint64_t>(rooms_[g]) + 1));
    };
    int left = -now.later, others = 0;  // cards of the class still to place; room for them in later groups
    for (std::size_t g = 0; g < rooms_.size(); ++g) left += room(g);
    for (std::size_t e = now.at + 1; e < cls.groups.size(); ++e) others += room(static_cast<std::size_t>(cls.groups[e]));
    const auto group = static_cast<std::size_t>(cls.groups[now.at]);
    std::vector<Option> options;
    Ways total = 0;
    for (int take = std::max(0, left - others); take <= std::min(left, room(group)); ++take) {
      const auto next = visit(step + 1, code - radix_[group] * static_cast<std::uint64_t>(take));
      if (!(states_[next].total > 0)) continue;
      const Ways ways = times(weight_of(cls, now.at, left, take), states_[next].total);
      options.push_back({ways, next, static_cast<std::uint8_t>(take)});
      total = plus(total, ways);
    }
    if (states_.size() + options_.size() > Sampler::max_states) too_many();
    // The most likely options first: drawing scans them in order.
    std::stable_sort(options.begin(), options.end(), [](const Option& a, const Option& b) { return b.ways < a.ways; });
    const auto id = static_cast<std::uint32_t>(states_.size());
    states_.push_back({total, static_cast<std::uint32_t>(options_.size()), static_cast<std::uint32_t>(options.size())});
    options_.insert(options_.end(), options.begin(), options.end());
    known_.emplace(key, id);
    return id;
  }

  static Ways weight_of(const Class& cls, std::size_t at, int left, int take) {
    Ways ways = static_cast<Ways>(choose(left, take));
    if (!cls.weight.empty())
      for (int i = 0; i < take; ++i) ways = times(ways, static_cast<Ways>(cls.weight[at]));
    return ways;
  }

  const std::vector<Class>& classes_;
  std::vector<Step> steps_;
  std::vector<int> rooms_;
  std::vector<std::uint64_t> radix_;
  std::unordered_map<std::uint64_t, std::uint32_t> known_;
  std::vector<State> states_;
  std::vector<Option> options_;
  std::uint32_t root_ = 0;
};

void check_places(const Constraints& constraints) {
  const auto& places = constraints.places;
  if (constraints.cards < 1 || constraints.cards > max_cards)
    throw InputError("cards", std::to_string(constraints.cards) + " cards; a deck has 1 to 64");
  if (places.empty() || places.size() > max_places)
    throw InputError("places", std::to_string(places.size()) + " places; give 1 to " + std::to_string(max_places));
  const Mask deck = full_mask(constraints.cards);
  if ((constraints.unseen & ~deck) != 0)
    throw InputError("unseen", "has a card that the deck of " + std::to_string(constraints.cards) + " has not");
  Mask seen = constraints.unseen;
  int room = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Place& place = places[i];
    if ((place.known & ~deck) != 0)
      throw InputError(at("known", i), "has a card that the deck of " + std::to_string(constraints.cards) + " has not");
    if ((place.known & seen) != 0)
      throw InputError(at("known", i), "card " + std::to_string(lowest(place.known & seen)) +
                                           " is unseen, or known to lie elsewhere too");
    seen |= place.known;
    if (place.size < count(place.known))
      throw InputError(at("size", i), std::to_string(place.size) + " cards, but " +
                                          std::to_string(count(place.known)) + " are known to lie here");
    room += place.size - count(place.known);
  }
  if (room != count(constraints.unseen))
    throw InputError("size", "the places have room for " + std::to_string(room) + " unseen cards and there are " +
                                 std::to_string(count(constraints.unseen)) + "; the numbers must agree");
}

void check_weights(const Constraints& constraints) {
  const auto& weights = constraints.log_weight;
  if (weights.empty()) return;
  if (weights.size() != constraints.places.size())
    throw InputError("log_weight", std::to_string(weights.size()) + " rows; give one for each of the " +
                                       std::to_string(constraints.places.size()) + " places");
  for (std::size_t i = 0; i < weights.size(); ++i)
    for (int card = 0; card < constraints.cards; ++card)
      if (!(std::abs(weights[i][static_cast<std::size_t>(card)]) <= log_weight_bound))
        throw InputError(at("log_weight", i), "of card " + std::to_string(card) + " must lie between -5 and 5; a card "
                                                  "that cannot lie here is left out of takes");
}

}  // namespace

struct Sampler::Impl {
  std::vector<Place> places;
  std::vector<Group> groups;
  std::vector<Class> classes;
  std::optional<Plan<Wide>> uniform;
  std::optional<Plan<double>> weighted;
  std::optional<Wide> deals;

  explicit Impl(const Constraints& constraints) : places(constraints.places) {
    make_groups(constraints);
    make_classes(constraints);
    if (constraints.log_weight.empty()) uniform.emplace(classes, groups);
    else weighted.emplace(classes, groups);
    const bool fits = uniform ? uniform->total() > 0 : weighted->total() > 0;
    if (!fits) throw InputError("takes", "no deal fits: the unseen cards cannot be placed so that every void holds");
    if (uniform) count_deals();
  }

  static bool same_weights(const Constraints& constraints, std::size_t a, std::size_t b) {
    if (constraints.log_weight.empty()) return true;
    for (Mask rest = constraints.unseen; rest != 0; rest &= rest - 1) {
      const auto card = static_cast<std::size_t>(lowest(rest));
      if (constraints.log_weight[a][card] != constraints.log_weight[b][card]) return false;
    }
    return true;
  }

  void make_groups(const Constraints& constraints) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const int room = places[i].size - count(places[i].known);
      if (room == 0) continue;
      const Mask takes = places[i].takes & constraints.unseen;
      auto found = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
        return group.takes == takes && same_weights(constraints, i, static_cast<std::size_t>(group.members[0]));
      });
      if (found == groups.end()) found = groups.insert(groups.end(), Group{{}, takes, 0});
      found->members.push_back(static_cast<int>(i));
      found->room += room;
    }
    for (auto& group : groups)
      std::stable_sort(group.members.begin(), group.members.end(), [&](int a, int b) { return room_of(a) < room_of(b); });
  }

  int room_of(int place) const {
    const Place& held = places[static_cast<std::size_t>(place)];
    return held.size - count(held.known);
  }

  void make_classes(const Constraints& constraints) {
    for (Mask rest = constraints.unseen; rest != 0; rest &= rest - 1) {
      Class one;
      const int card = lowest(rest);
      one.cards.push_back(static_cast<std::uint8_t>(card));
      for (std::size_t g = 0; g < groups.size(); ++g) {
        if (!has(groups[g].takes, card)) continue;
        one.groups.push_back(static_cast<int>(g));
        if (!constraints.log_weight.empty())
          one.weight.push_back(constraints.log_weight[static_cast<std::size_t>(groups[g].members[0])]
                                                     [static_cast<std::size_t>(card)]);
      }
      if (one.groups.empty())
        throw InputError("takes", "no deal fits: no place takes card " + std::to_string(card));
      if (!one.weight.empty()) {
        const double best = *std::max_element(one.weight.begin(), one.weight.end());
        for (auto& weight : one.weight) weight = std::exp(weight - best);
      }
      const auto same = std::find_if(classes.begin(), classes.end(), [&](const Class& cls) {
        return cls.groups == one.groups && cls.weight == one.weight;
      });
      if (same == classes.end()) classes.push_back(std::move(one));
      else same->cards.push_back(one.cards[0]);
    }
    // Few choices first: what comes early is counted for few rooms.
    std::stable_sort(classes.begin(), classes.end(), [](const Class& a, const Class& b) {
      return a.groups.size() * a.cards.size() < b.groups.size() * b.cards.size();
    });
  }

  void count_deals() {
    Wide product = uniform->total();
    for (const auto& group : groups) {
      int left = group.room;
      for (const int member : group.members) {
        if (__builtin_mul_overflow(product, Wide{choose(left, room_of(member))}, &product)) return;
        left -= room_of(member);
      }
    }
    deals = product;
  }

  /// Move `take` of the `left` cards at random to the front of what is left.
  static void pick(Random& random, std::uint8_t* cards, int left, int take) {
    for (int i = 0; i < take; ++i) {
      const auto other = i + static_cast<int>(random.below(static_cast<std::uint64_t>(left - i)));
      std::swap(cards[i], cards[other]);
    }
  }

  /// The cards of each group: `held[g]` filled with groups[g].room cards.
  void draw_groups(Random& random, std::array<std::array<std::uint8_t, max_cards>, max_places>& held) const {
    std::array<std::uint8_t, max_cards * max_places> take;
    if (uniform) uniform->draw(random, take.data());
    else weighted->draw(random, take.data());
    std::array<int, max_places> filled{};
    std::size_t step = 0;
    for (const auto& cls : classes) {
      std::array<std::uint8_t, max_cards> cards;
      std::copy(cls.cards.begin(), cls.cards.end(), cards.begin());
      int done = 0;
      const auto all = static_cast<int>(cls.cards.size());
      for (const int g : cls.groups) {
        const int some = take[step++];
        if (done + some < all) pick(random, &cards[static_cast<std::size_t>(done)], all - done, some);
        auto& fill = filled[static_cast<std::size_t>(g)];
        for (int i = 0; i < some; ++i)
          held[static_cast<std::size_t>(g)][static_cast<std::size_t>(fill++)] = cards[static_cast<std::size_t>(done++)];
      }
    }
  }

  void draw(Random random, std::span<Mask> out) const {
    std::array<std::array<std::uint8_t, max_cards>, max_places> held;
    draw_groups(random, held);
    for (std::size_t i = 0; i < places.size(); ++i) out[i] = places[i].known;
    for (std::size_t g = 0; g < groups.size(); ++g) {
      int done = 0;
      for (const int member : groups[g].members) {
        const int room = room_of(member);
        auto* cards = &held[g][static_cast<std::size_t>(done)];
        if (member != groups[g].members.back()) pick(random, cards, groups[g].room - done, room);
        Mask mask = 0;
        for (int i = 0; i < room; ++i) mask |= bit(cards[i]);
        out[static_cast<std::size_t>(member)] |= mask;
        done += room;
      }
    }
  }
};

Sampler::Sampler(const Constraints& constraints) {
  check_places(constraints);
  check_weights(constraints);
  impl_ = std::make_unique<Impl>(constraints);
}
Sampler::~Sampler() = default;
Sampler::Sampler(Sampler&&) noexcept = default;
Sampler& Sampler::operator=(Sampler&&) noexcept = default;

int Sampler::places() const noexcept { return static_cast<int>(impl_->places.size()); }
std::optional<Wide> Sampler::deals() const noexcept { return impl_->deals; }
std::size_t Sampler::memory() const noexcept {
  return sizeof(Impl) + (impl_->uniform ? impl_->uniform->memory() : impl_->weighted->memory());
}
void Sampler::draw(std::uint64_t seed, std::uint64_t index, std::span<Mask> out) const noexcept {
  impl_->draw(Random(seed, index), out);
}

void sample(const Sampler& sampler, std::uint64_t seed, std::uint64_t first, int threads, std::span<Mask> out) {
  const auto row = static_cast<std::size_t>(sampler.places());
  if (out.size() % row != 0) throw InputError("out", "its size must be a multiple of the number of places");
  parallel(out.size() / row, 4096, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) sampler.draw(seed, first + i, out.subspan(i * row, row));
  });
}

}  // namespace euchre
