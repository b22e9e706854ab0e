// The Python module: every number is checked and named in the error, long work runs without the GIL.
#include <nanobind/nanobind.h>

#include "bindings/numbers.hpp"
#include "bindings/positions.hpp"
#include "bindings/solving.hpp"
#include "euchre/perft.hpp"
#include "euchre/rollout.hpp"
#include "euchre/sample.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace euchre {
namespace {

nb::tuple perft_(const Tables& tables, const Position& position, const Whole& depth) {
  const int plays = depth.in("depth", 0, 1 << 30);
  const Count count = [&] {
    const nb::gil_scoped_release free;
    return perft(tables, position, plays);
  }();
  nb::list over;
  for (const auto number : count.over) over.append(number);
  return nb::make_tuple(count.leaves, over);
}

nb::dict max_n(const Tables& tables, const Position& position, const nb::list& payoff) {
  std::vector<Points> points;
  for (std::size_t i = 0; i < payoff.size(); ++i) points.push_back(make_points(payoff[i], at("payoff", i)));
  const CampValues values = [&] {
    const nb::gil_scoped_release free;
    return solve_max_n(tables, position, points);
  }();
  nb::dict found;
  for (Mask rest = values.legal; rest != 0; rest &= rest - 1) {
    nb::list vector;
    for (std::size_t camp = 0; camp < points.size(); ++camp)
      vector.append(static_cast<int>(values.value[index(lowest(rest))][camp]));
    found[nb::int_(lowest(rest))] = nb::tuple(vector);
  }
  return found;
}

Sampler make_sampler(const Whole& deck, const Whole& unseen, const Ints& known, const Ints& takes,
                     const Ints& size, const std::optional<Array>& log_weight) {
  const int cards = deck.in("cards", 1, max_cards);
  Constraints constraints;
  constraints.cards = cards;
  constraints.unseen = mask(unseen.given, "unseen");
  if (nb::len(known) > max_places)
    throw InputError("known", std::to_string(nb::len(known)) + " places; at most " + std::to_string(max_places));
  constraints.places.resize(nb::len(known));
  std::vector<Mask> knowns(nb::len(known)), allowed(nb::len(known));
  std::vector<std::uint8_t> sizes(nb::len(known));
  masks(known, "known", knowns.size(), knowns);
  masks(takes, "takes", knowns.size(), allowed);
  integers(size, "size", knowns.size(), 0, max_cards, sizes);
  for (std::size_t i = 0; i < knowns.size(); ++i) constraints.places[i] = {knowns[i], allowed[i], sizes[i]};
  if (log_weight) {
    const auto rows = static_cast<std::int64_t>(knowns.size());
    const auto weights = column<double>(*log_weight, "log_weight", {rows, cards});
    constraints.log_weight.resize(knowns.size());
    for (std::size_t i = 0; i < knowns.size(); ++i)
      for (std::size_t card = 0; card < index(cards); ++card)
        constraints.log_weight[i][card] = weights[i * index(cards) + card];
  }
  const nb::gil_scoped_release free;
  return Sampler(constraints);
}

nb::object deals(const Sampler& sampler) {
  const auto deals = sampler.deals();
  if (!deals) return nb::none();
  const nb::int_ high(static_cast<std::uint64_t>(*deals >> 64)), low(static_cast<std::uint64_t>(*deals));
  return (high << nb::int_(64)) | low;
}

Result<Mask> sample_(const Sampler& sampler, const Whole& worlds, const Whole& seed, const Whole& first,
                     const Whole& threads) {
  const std::int64_t n = worlds.in_long("n", 0, std::int64_t{1} << 32);
  const Mask from = number(seed, "seed"), start = number(first, "first");
  const int crew = threads.in("threads", 1, 64);
  const auto row = index(sampler.places());
  Made<Mask> made({static_cast<std::size_t>(n), row});
  {
    const nb::gil_scoped_release free;
    sample(sampler, from, start, crew, {made.data, static_cast<std::size_t>(n) * row});
  }
  return std::move(made.array);
}

Policy policy_of(const std::string& text) {
  if (text == "random") return Policy::random;
  if (text == "rule-of-thumb") return Policy::rule_of_thumb;
  throw InputError("policy", "'" + text + "' is neither random nor rule-of-thumb");
}

Result<std::uint8_t> rollout_(const Tables& tables, const Position& frame, const Array& hands,
                              const std::string& policy, const Whole& seed, const Whole& first, const Whole& threads,
                              const Whole& gone) {
  const Policy chosen = policy_of(policy);
  const auto worlds = column<Mask>(hands, "hands", {-1, frame.seats});
  const Mask from = number(seed, "seed"), start = number(first, "first"), played = number(gone, "gone");
  const int crew = threads.in("threads", 1, 64);
  Made<std::uint8_t> made({hands.shape(0), max_seats});
  {
    const nb::gil_scoped_release free;
    rollout(tables, frame, worlds, chosen, from, start, crew, {made.data, hands.shape(0) * max_seats}, played);
  }
  return std::move(made.array);
}

Result<std::uint8_t> choose_(const Tables& tables, const Position& frame, const Array& hands,
                             const std::string& policy, const Whole& seed, const Whole& first, const Whole& threads,
                             const Whole& gone) {
  const Policy chosen = policy_of(policy);
  const auto worlds = column<Mask>(hands, "hands", {-1, frame.seats});
  const Mask from = number(seed, "seed"), start = number(first, "first"), played = number(gone, "gone");
  const int crew = threads.in("threads", 1, 64);
  Made<std::uint8_t> made({hands.shape(0)});
  {
    const nb::gil_scoped_release free;
    choose(tables, frame, worlds, chosen, from, start, crew, {made.data, hands.shape(0)}, played);
  }
  return std::move(made.array);
}

/// ValueError with `field`; one object a module, never freed.
PyObject* input_error = nullptr;

void raise_input_error(const std::exception_ptr& caught, void*) {
  try {
    std::rethrow_exception(caught);
  } catch (const InputError& error) {
    const nb::object raised = nb::borrow(input_error)(error.what());
    raised.attr("field") = nb::str(error.field.c_str());
    PyErr_SetObject(input_error, raised.ptr());
  }
}

void bind_positions(nb::module_& m) {
  nb::class_<Tables>(m, "Tables", "Trick play in one strain, by card id; checked and immutable.")
      .def(nb::new_(&make_tables), nb::kw_only(), "cards"_a, "trump"_a, "twins"_a, "suit_of"_a, "power"_a, "follow"_a,
           "face"_a,
           "`cards`: 1…64; `trump`: suit 0…3, or 4 for none; `twins`: first or last; `suit_of`, `power`, `face`: one "
           "number a card; `follow`: one mask a suit.")
      .def_prop_ro("cards", &Tables::cards, "How many cards the deck has.")
      .def_prop_ro("copies", &Tables::copies, "How often the most frequent face occurs.");
  nb::class_<Position>(m, "Position", "A position of trick play in which all cards are known; immutable.")
      .def(nb::new_(&make_position), nb::kw_only(), "seats"_a, "active"_a, "camp"_a, "hands"_a, "trick"_a, "to_act"_a,
           "taken"_a,
           "`active`: bit a seat; `camp`: number a seat, 0 for the makers; `hands`: mask a seat; `trick`: pairs (seat, "
           "card) in order; `taken`: tricks by camp, as many numbers as seats.")
      .def_ro("seats", &Position::seats)
      .def_ro("active", &Position::active)
      .def_ro("to_act", &Position::to_act)
      .def_prop_ro("camp", [](const Position& p) {
            nb::list all;
            for (int seat = 0; seat < p.seats; ++seat) all.append(static_cast<int>(p.camp[index(seat)]));
            return all;
          }, nb::sig("def camp(self) -> list[int]"))
      .def_prop_ro("hands", [](const Position& p) { return listed({p.hands.data(), p.seats}); }, nb::sig("def hands(self) -> list[int]"))
      .def_prop_ro("taken", [](const Position& p) {
            nb::list all;
            for (int camp = 0; camp < p.seats; ++camp) all.append(static_cast<int>(p.taken[index(camp)]));
            return all;
          }, nb::sig("def taken(self) -> list[int]"))
      .def_prop_ro("trick", [](const Position& p) {
            nb::list all;
            for (int i = 0; i < p.trick_size; ++i)
              all.append(nb::make_tuple(static_cast<int>(p.trick[index(i)].seat), static_cast<int>(p.trick[index(i)].card)));
            return all;
          }, nb::sig("def trick(self) -> list[tuple[int, int]]"))
      .def_prop_ro("is_over", [](const Position& p) { return p.to_act < p.seats && is_over(p); })
      .def_prop_ro("total_tricks", [](const Position& p) { return total_tricks(p); }, "Tricks taken and left.");
  nb::class_<Positions>(m, "Positions", "Positions of a batch.")
      .def("__init__", [](Positions* self, const Array& active, const Array& camp, const Array& hands, const Array& trick,
                          const Array& trick_size, const Array& to_act, const Array& taken) {
             new (self) Positions(positions_from_columns(active, camp, hands, trick, trick_size, to_act, taken));
           }, nb::kw_only(), "active"_a, "camp"_a, "hands"_a, "trick"_a, "trick_size"_a, "to_act"_a, "taken"_a,
           nb::sig("def __init__(self, *, active: numpy.typing.NDArray[numpy.uint8], camp: numpy.typing.NDArray[numpy.uint8], hands: "
                   "numpy.typing.NDArray[numpy.uint64], trick: numpy.typing.NDArray[numpy.uint8], trick_size: numpy.typing.NDArray[numpy.uint8], to_act: "
                   "numpy.typing.NDArray[numpy.uint8], taken: numpy.typing.NDArray[numpy.uint8]) -> None"),
           "uint64 `hands` (n, seats); uint8: `active` (n), `camp` (n, seats), `trick` (n, seats-1, 2) of seat and "
           "card, `trick_size` (n), `to_act` (n), `taken` (n, seats) by camp.")
      .def_static("of_worlds", &positions_of_worlds, "frame"_a, "hands"_a,
                  nb::sig("def of_worlds(frame: Position, hands: numpy.typing.NDArray[numpy.uint64]) -> Positions"),
                  "`frame` with the hands of each world: uint64 (n, seats).")
      .def("__len__", [](const Positions& p) { return p.all.size(); });
  m.def("check", [](const Tables& t, const Position& p, const Whole& camps) { check(t, p, camps.in("camps", 1, max_seats)); }, "tables"_a, "position"_a,
        "camps"_a = max_seats, "Raise InputError where the position cannot be one of these tables.");
  m.def("legal", [](const Tables& t, const Position& p) { check(t, p, max_seats); return legal(t, p); }, "tables"_a,
        "position"_a, "Mask of the cards that the seat to act may play; 0 when the hand is over.");
  m.def("play", [](const Tables& t, Position p, const Whole& card) { play(t, p, card_to_play(t, p, card)); return p; },
        "tables"_a, "position"_a, "card"_a, "The position after a legal card.");
  m.def("winner", [](const Tables& t, const Position& p) {
          check(t, p, max_seats);
          if (p.trick_size == 0) throw InputError("trick", "is empty; nobody holds it");
          return winner(t, p);
        }, "tables"_a, "position"_a, "The seat that holds the trick on the table.");
  m.def("perft", &perft_, "tables"_a, "position"_a, "depth"_a,
        nb::sig("def perft(tables: Tables, position: Position, depth: int) -> tuple[int, list[int]]"),
        "How many sequences of `depth` plays there are by faces, and how many of them end the hand with 0, 1, … tricks "
        "for camp 0.");
}

void bind_solving(nb::module_& m) {
  nb::class_<OneSolver>(m, "Solver", "Exact values with two camps. For one thread at a time; its history never shows.")
      .def("__init__", [](OneSolver* self, const Whole& table_bytes, bool remember, bool prune, const Whole& ordering,
                          const Whole& engine) {
             new (self) OneSolver(make_options(table_bytes, remember, prune, ordering, engine));
           }, nb::kw_only(), "table_bytes"_a = SolverOptions{}.table_bytes, "remember"_a = true, "prune"_a = true,
           "ordering"_a = 0, "engine"_a = 0)
      .def("solve", &solve, "tables"_a, "position"_a, "points"_a = nb::none(),
           nb::sig("def solve(self, tables: Tables, position: Position, points: Sequence[int] | None = None) -> dict[int, int]"),
           "By legal card: the makers' (camp 0) tricks of the whole hand, or `points` of that number of tricks.")
      .def("value", &value, "tables"_a, "position"_a, "points"_a = nb::none(),
           nb::sig("def value(self, tables: Tables, position: Position, points: Sequence[int] | None = None) -> int"),
           "The value of the position, likewise.")
      .def("timed_values", &timed_values, "tables"_a, "which_tables"_a, "positions"_a, "points"_a = nb::none(),
           "which_points"_a = nb::none(),
           nb::sig("def timed_values(self, tables: list[Tables], which_tables: numpy.typing.NDArray[numpy.uint16], positions: "
                   "Positions, points: list[Sequence[int]] | None = None, which_points: numpy.typing.NDArray[numpy.uint16] | "
                   "None = None) -> tuple[numpy.typing.NDArray[numpy.int32], numpy.typing.NDArray[numpy.int64]]"),
           "The values of n positions one after the other, and the processor time of each in nanoseconds (n). For "
           "measuring.")
      .def_prop_ro("nodes", [](OneSolver& s) { return s.use([](Solver& one) { return one.nodes(); }); }, "Cards tried so far.")
      .def_prop_ro("memory", [](OneSolver& s) { return s.use([](Solver& one) { return one.memory(); }); }, "Bytes its tables hold now.")
      .def_prop_ro("memory_bound", [](OneSolver& s) { return s.use([](Solver& one) { return one.memory_bound(); }); },
                   "Bytes they hold at most.")
      .def("clear", [](OneSolver& s) { s.use([](Solver& one) { one.clear(); return 0; }); }, "Give back the memory of its tables.");
  m.def("solve_batch", &solve_batch_, "tables"_a, "which_tables"_a, "positions"_a, "points"_a = nb::none(),
        "which_points"_a = nb::none(), "threads"_a = 1, "table_bytes"_a = SolverOptions{}.table_bytes,
        nb::sig("def solve_batch(tables: list[Tables], which_tables: numpy.typing.NDArray[numpy.uint16], positions: Positions, points: "
                "list[Sequence[int]] | None = None, which_points: numpy.typing.NDArray[numpy.uint16] | None = None, threads: int = 1, "
                "table_bytes: int = 100663296) -> tuple[numpy.typing.NDArray[numpy.uint64], numpy.typing.NDArray[numpy.int16]]"),
        "For n positions: masks of legal cards (n), and values by card id (n, 64), 0 where a card is not legal. "
        "`which_tables`, `which_points`: for each position its place in the lists (n).");
  m.def("value_batch", &value_batch_, "tables"_a, "which_tables"_a, "positions"_a, "points"_a = nb::none(),
        "which_points"_a = nb::none(), "threads"_a = 1, "table_bytes"_a = SolverOptions{}.table_bytes,
        nb::sig("def value_batch(tables: list[Tables], which_tables: numpy.typing.NDArray[numpy.uint16], positions: Positions, points: "
                "list[Sequence[int]] | None = None, which_points: numpy.typing.NDArray[numpy.uint16] | None = None, threads: int = 1, "
                "table_bytes: int = 100663296) -> numpy.typing.NDArray[numpy.int32]"),
        "The values of n positions (n).");
  m.def("max_n", &max_n, "tables"_a, "position"_a, "payoff"_a,
        nb::sig("def max_n(tables: Tables, position: Position, payoff: list[Sequence[int]]) -> dict[int, tuple[int, ...]]"),
        "By legal card the points of every camp, each camp playing for itself; `payoff[c]`: camp c's points by its tricks.");
}

void bind_worlds(nb::module_& m) {
  nb::class_<Sampler>(m, "Sampler", "Draws deals that fit, each as likely as another (or by weight); immutable.")
      .def("__init__", [](Sampler* self, const Whole& cards, const Whole& unseen, const Ints& known, const Ints& takes,
                          const Ints& size, const std::optional<Array>& log_weight) {
             new (self) Sampler(make_sampler(cards, unseen, known, takes, size, log_weight));
           }, nb::kw_only(), "cards"_a, "unseen"_a, "known"_a, "takes"_a, "size"_a, "log_weight"_a = nb::none(),
           nb::sig("def __init__(self, *, cards: int, unseen: int, known: Sequence[int], takes: Sequence[int], size: "
                   "Sequence[int], log_weight: numpy.typing.NDArray[numpy.float64] | None = None) -> None"),
           "`unseen`: mask; by place: `known` and `takes` masks, `size` with the known cards; `log_weight`: float64 "
           "(places, cards), -5…5.")
      .def_prop_ro("places", &Sampler::places)
      .def_prop_ro("deals", &deals, nb::sig("def deals(self) -> int | None"),
                   "How many physical deals fit; None with weights, and from 2**128 on.")
      .def_prop_ro("memory", &Sampler::memory, "Bytes held.")
      .def("sample", &sample_, "n"_a, "seed"_a, "first"_a = 0, "threads"_a = 1,
           nb::sig("def sample(self, n: int, seed: int, first: int = 0, threads: int = 1) -> numpy.typing.NDArray[numpy.uint64]"),
           "Worlds first…first+n-1 of the seed: masks (n, places), the known cards included.");
  m.def("rollout", &rollout_, "tables"_a, "frame"_a, "hands"_a, "policy"_a, "seed"_a = 0, "first"_a = 0, "threads"_a = 1,
        "gone"_a = 0,
        nb::sig("def rollout(tables: Tables, frame: Position, hands: numpy.typing.NDArray[numpy.uint64], policy: str, seed: int = 0, "
                "first: int = 0, threads: int = 1, gone: int = 0) -> numpy.typing.NDArray[numpy.uint8]"),
        "Play `frame` with the hands of each world (n, seats) to the end: tricks of the whole hand by camp (n, 7). "
        "`policy`: random or rule-of-thumb; `gone`: mask of cards played before.");
  m.def("choose", &choose_, "tables"_a, "frame"_a, "hands"_a, "policy"_a, "seed"_a = 0, "first"_a = 0, "threads"_a = 1,
        "gone"_a = 0,
        nb::sig("def choose(tables: Tables, frame: Position, hands: numpy.typing.NDArray[numpy.uint64], policy: str, seed: int = 0, "
                "first: int = 0, threads: int = 1, gone: int = 0) -> numpy.typing.NDArray[numpy.uint8]"),
        "The card that the seat to act plays with the hands of each world (n): ids. As `rollout`.");
}

}  // namespace
}  // namespace euchre

NB_MODULE(_kernel, m) {
  m.doc() = "Native trick play; use euchre.kernel, its typed door.";
  const std::string name = nb::cast<std::string>(m.attr("__name__")) + ".InputError";
  nb::dict body;
  body["__doc__"] = "Input that cannot be; `field` names what is wrong, the text says also what would be right.";
  body["field"] = "";
  euchre::input_error = PyErr_NewException(name.c_str(), PyExc_ValueError, body.ptr());
  m.attr("InputError") = nb::borrow(euchre::input_error);
  nb::register_exception_translator(euchre::raise_input_error);
  euchre::bind_positions(m);
  euchre::bind_solving(m);
  euchre::bind_worlds(m);
}
