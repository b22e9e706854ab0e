"""What must not change a value: where the seats sit, which suit is which, memory, order, threads."""

import numpy as np
import pytest

from euchre.cards import ids
from euchre.kernel import Solver, Unit
from euchre.kernel.native import _kernel
from euchre.kernel.translate import NO_TRUMP, position_of, tables_of
from tests.kernel.games import GAMES, ending, rng_of

ALL = pytest.mark.parametrize("name", GAMES)


def parts(position):
    """What a position is made of."""
    names = ("seats", "active", "camp", "hands", "trick", "to_act", "taken")
    return {name: getattr(position, name) for name in names}


def moved(position, by):
    """The same position with everybody some seats further on."""
    old, seats = parts(position), position.seats

    def rolled(row):
        return [row[(seat - by) % seats] for seat in range(seats)]

    return _kernel.Position(
        seats=seats,
        active=sum(1 << (seat + by) % seats for seat in ids(old["active"])),
        camp=rolled(old["camp"]),
        hands=rolled(old["hands"]),
        trick=[((seat + by) % seats, card) for seat, card in old["trick"]],
        to_act=(old["to_act"] + by) % seats,
        taken=old["taken"],
    )


@ALL
def test_turning_the_table(name):
    rules = GAMES[name]
    solver = _kernel.Solver()
    for hand in range(6):
        state = ending(rules, 3, rng_of("turn", name, hand))
        tables, position = (
            tables_of(rules, state.public.contract.strain),
            position_of(state.public, state.cards.hands),
        )
        wanted = solver.solve(tables, position)
        for by in range(1, rules.count):
            assert solver.solve(tables, moved(position, by)) == wanted


@ALL
def test_renaming_the_suits(name):
    """Plain suits change places, by a permutation of the cards; ids are renamed with them."""
    rules = GAMES[name]
    deck, solver = rules.cards, _kernel.Solver()
    for hand in range(8):
        rng = rng_of("suits", name, hand)
        state = ending(rules, 3, rng)
        compiled = state.public.tables
        order = list(range(deck.size))
        rng.shuffle(order)  # the new id of each card
        suits = rng.sample(range(4), 4)
        suit_of, power, face = [0] * deck.size, [0] * deck.size, [0] * deck.size
        for card, new in enumerate(order):
            suit_of[new], power[new] = suits[compiled.suit_of[card]], compiled.power[card]
            face[new] = next(ids(deck.ids_of(deck.faces[card])))
        strain = state.public.contract.strain
        renamed = _kernel.Tables(
            cards=deck.size,
            trump=suits[strain] if strain.has_trump else NO_TRUMP,
            twins=rules.play.twins.value,
            suit_of=suit_of,
            power=power,
            follow=[
                sum(1 << card for card in range(deck.size) if suit_of[card] == suit) for suit in range(4)
            ],
            face=face,
        )
        position = position_of(state.public, state.cards.hands)
        old = parts(position)
        new_hands = [sum(1 << order[card] for card in ids(mask)) for mask in old["hands"]]
        new_trick = [(seat, order[card]) for seat, card in old["trick"]]
        other = _kernel.Position(**(old | {"hands": new_hands, "trick": new_trick}))
        wanted = solver.solve(tables_of(rules, strain), position)
        assert solver.solve(renamed, other) == {order[card]: value for card, value in wanted.items()}


@ALL
@pytest.mark.parametrize(
    "options",
    [{"remember": False}, {"ordering": 1}, {"ordering": 2}, {"table_bytes": 1 << 20}, {"prune": False}],
    ids=str,
)
def test_how_it_searches_does_not_show(name, options):
    rules = GAMES[name]
    plain, other = _kernel.Solver(), _kernel.Solver(**options)
    for hand in range(6):
        state = ending(rules, 3, rng_of("options", name, hand))
        tables, position = (
            tables_of(rules, state.public.contract.strain),
            position_of(state.public, state.cards.hands),
        )
        assert plain.solve(tables, position) == other.solve(tables, position)


@ALL
def test_history_does_not_show(name):
    """A solver that has solved other things, and one that forgot them, answer as a new one does."""
    rules = GAMES[name]
    old = Solver(rules)
    states = [ending(rules, 3, rng_of("history", name, hand)) for hand in range(10)]
    for state in states:
        old.solve(state, Unit.POINTS)
    again = [old.solve(state, Unit.TRICKS) for state in states]
    old.clear()
    assert [old.solve(state, Unit.TRICKS) for state in states] == again
    assert [Solver(rules).solve(state, Unit.TRICKS) for state in states] == again
    assert old.memory <= old.memory_bound


def test_a_table_of_points_that_goes_up_and_down():
    """Any table is solved, also where more tricks are worth less: against a minimax over the whole tree."""
    rules = GAMES["euchre"]
    solver = _kernel.Solver()

    def search(tables, position, worth):
        if position.is_over:
            return worth[position.taken[0]]
        values = [
            search(tables, _kernel.play(tables, position, card), worth)
            for card in ids(_kernel.legal(tables, position))
        ]
        return max(values) if position.camp[position.to_act] == 0 else min(values)

    for hand in range(40):
        rng = rng_of("wild", hand)
        state = ending(rules, 2, rng)
        tables, position = (
            tables_of(rules, state.public.contract.strain),
            position_of(state.public, state.cards.hands),
        )
        worth = [rng.randrange(-9, 10) for _ in range(6)]
        assert solver.value(tables, position, worth) == search(tables, position, worth)


def test_threads_and_arrays():
    """A batch is the same for one thread, two and three, and as the single calls say."""
    rules = GAMES["bid-euchre"]
    states = [ending(rules, 4, rng_of("threads", hand)) for hand in range(60)]
    tables = [tables_of(rules, state.public.contract.strain) for state in states]
    single = _kernel.Solver()
    positions = [position_of(state.public, state.cards.hands) for state in states]
    wanted = [single.value(one, position) for one, position in zip(tables, positions, strict=True)]
    trick = np.zeros((60, 3, 2), np.uint8)
    for at, position in enumerate(positions):
        for place, play in enumerate(position.trick):
            trick[at, place] = play
    batch = _kernel.Positions(
        active=np.array([position.active for position in positions], np.uint8),
        camp=np.array([position.camp for position in positions], np.uint8),
        hands=np.array([position.hands for position in positions], np.uint64),
        trick=trick,
        trick_size=np.array([len(position.trick) for position in positions], np.uint8),
        to_act=np.array([position.to_act for position in positions], np.uint8),
        taken=np.array([position.taken for position in positions], np.uint8),
    )
    assert len(batch) == 60
    which = np.arange(60, dtype=np.uint16)
    for threads in (1, 2, 3):
        found = _kernel.value_batch(tables, which, batch, threads=threads)
        assert found.dtype == np.int32
        assert found.tolist() == wanted
