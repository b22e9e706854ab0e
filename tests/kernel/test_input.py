"""Bad input is named: one error with the field, and nothing has changed."""

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from euchre.kernel import InputError, Solver, Unit, solve_states, solve_worlds
from euchre.kernel.native import _kernel
from euchre.kernel.translate import position_of, tables_of
from tests.kernel.games import GAMES, cards_of, ending, first_lead, rng_of

RULES = GAMES["euchre"]
COMPILED = RULES.tables(0)
TABLES: dict[str, Any] = {
    "cards": 24,
    "trump": 0,
    "twins": "first",
    "suit_of": COMPILED.suit_of,
    "power": COMPILED.power,
    "follow": COMPILED.follow,
    "face": range(24),
}
POSITION: dict[str, Any] = {
    "seats": 4,
    "active": 0b1111,
    "camp": [0, 1, 0, 1],
    "hands": [0b1, 0b10, 0b100, 0b1000],
    "trick": [],
    "to_act": 0,
    "taken": [0, 0, 0, 0],
}


def changed(row, at, value):
    """A copy of a row with one element changed."""
    row = list(row)
    row[at] = value
    return row


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"cards": 0}, "cards"),
        ({"cards": 65}, "cards"),
        ({"trump": -1}, "trump"),
        ({"trump": 5}, "trump"),
        ({"twins": "both"}, "twins"),
        ({"suit_of": COMPILED.suit_of[:-1]}, "suit_of"),
        ({"suit_of": changed(COMPILED.suit_of, 3, 4)}, "suit_of[3]"),
        ({"suit_of": changed(COMPILED.suit_of, 3, "S")}, "suit_of[3]"),
        ({"power": changed(COMPILED.power, 23, 1 << 15)}, "power[23]"),
        ({"power": changed(COMPILED.power, 0, 1.5)}, "power[0]"),
        ({"power": [20 - power for power in COMPILED.power]}, "power"),
        ({"follow": COMPILED.follow[:3]}, "follow"),
        ({"follow": changed(COMPILED.follow, 2, 1 << 64)}, "follow[2]"),
        ({"follow": changed(COMPILED.follow, 2, 1)}, "follow[2]"),
        ({"face": changed(range(24), 5, 64)}, "face[5]"),
        ({"face": changed(range(24), 5, 4)}, "face[5]"),
    ],
    ids=str,
)
def test_tables(change, field):
    _kernel.Tables(**TABLES)
    with pytest.raises(InputError) as caught:
        _kernel.Tables(**(TABLES | change))
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 8}, "seats"),
        ({"active": 16}, "active"),
        ({"active": -1}, "active"),
        ({"active": 1}, "active"),
        ({"camp": [0, 1, 0]}, "camp"),
        ({"camp": [0, 1, 0, 7]}, "camp[3]"),
        ({"camp": [0, 1, 0, 2]}, "camp[3]"),
        ({"hands": [1, 2, 4]}, "hands"),
        ({"hands": [1, 2, 4, -1]}, "hands[3]"),
        ({"hands": [1, 2, 4, 1 << 64]}, "hands[3]"),
        ({"hands": [1, 2, 4, 4]}, "hands[3]"),
        ({"hands": [1, 2, 4, 1 << 24]}, "hands[3]"),
        ({"hands": [1, 2, 4, 0b11000]}, "hands[3]"),
        ({"to_act": 4}, "to_act"),
        ({"to_act": 0, "active": 0b1110}, "to_act"),
        ({"taken": [0, 0]}, "taken"),
        ({"taken": [0, 33, 0, 0]}, "taken[1]"),
        ({"taken": [16, 16, 0, 0]}, "taken"),
        ({"trick": [(3, 9), (0, 10), (1, 11), (2, 12)]}, "trick"),
        ({"trick": [(2, 9)]}, "trick[0]"),
        ({"trick": [(3, 1)]}, "hands[1]"),
        ({"trick": [(3, 24)], "hands": [1, 2, 4, 0]}, "trick[0]"),
        ({"trick": [(3, 64)]}, "trick[0][1]"),
        ({"trick": [(3,)]}, "trick[0]"),
        ({"trick": [7]}, "trick[0]"),
    ],
    ids=str,
)
def test_positions(change, field):
    tables, solver = _kernel.Tables(**TABLES), _kernel.Solver()
    good = _kernel.Position(**POSITION)
    before = solver.solve(tables, good)
    with pytest.raises(InputError) as caught:
        solver.solve(tables, _kernel.Position(**(POSITION | change)))
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")
    assert solver.solve(tables, good) == before


@pytest.mark.parametrize(
    ("call", "field"),
    [
        (lambda t, p: _kernel.play(t, p, 1), "card"),
        (lambda t, p: _kernel.play(t, p, -1), "card"),
        (lambda t, p: _kernel.play(t, p, 64), "card"),
        (_kernel.winner, "trick"),
        (lambda t, p: _kernel.perft(t, p, -1), "depth"),
        (lambda t, p: _kernel.Solver().solve(t, p, [0, 1, 2]), "points"),
        (lambda t, p: _kernel.Solver().solve(t, p, []), "points"),
        (lambda t, p: _kernel.Solver().solve(t, p, [0] * 40), "points"),
        (lambda t, p: _kernel.Solver().solve(t, p, [0, 1 << 15]), "points[1]"),
        (lambda _t, _p: _kernel.Solver(table_bytes=1000), "table_bytes"),
        (lambda _t, _p: _kernel.Solver(ordering=3), "ordering"),
        (lambda _t, _p: _kernel.Solver(engine=-1), "engine"),
        (lambda t, p: _kernel.max_n(t, p, []), "payoff"),
        (lambda t, p: _kernel.max_n(t, p, [[0, 1, 2]] * 4), "payoff[0]"),
    ],
)
def test_calls(call, field):
    with pytest.raises(InputError) as caught:
        call(_kernel.Tables(**TABLES), _kernel.Position(**POSITION))
    assert caught.value.field.startswith(field)


def sampler(**changes):
    """A sampler of eight cards in two hands, with changes."""
    given: dict[str, Any] = {
        "cards": 8,
        "unseen": 0xFF,
        "known": [0, 0],
        "takes": [0xFF, 0xFF],
        "size": [4, 4],
    }
    return _kernel.Sampler(**(given | changes))


def batch(call, **changes):
    """A batch of one position."""
    columns = {name: column[:1].copy() for name, column in COLUMNS.items()}
    return call([_kernel.Tables(**TABLES)], np.zeros(1, np.uint16), _kernel.Positions(**columns), **changes)


def played_out(**changes):
    """One world played out."""
    frame, hands = _kernel.Position(**POSITION), np.array([[1, 2, 4, 8]], np.uint64)
    return _kernel.rollout(_kernel.Tables(**TABLES), frame, hands, "random", **changes)


def tables(**changes):
    """Tables with changes."""
    return _kernel.Tables(**(TABLES | changes))


def position(**changes):
    """A position with changes."""
    return _kernel.Position(**(POSITION | changes))


MIB, ANY = 1 << 20, (1 << 64) - 1
# Every whole number that a call takes: its name, a good one, the greatest, the call.
NUMBERS: list[tuple[str, int, int, Any]] = [
    ("cards", 24, 64, lambda n: tables(cards=n)),
    ("trump", 0, 4, lambda n: tables(trump=n)),
    ("seats", 4, 7, lambda n: position(seats=n)),
    ("active", 15, 15, lambda n: position(active=n)),
    ("to_act", 0, 3, lambda n: position(to_act=n)),
    ("camps", 2, 7, lambda n: _kernel.check(tables(), position(), n)),
    ("card", 0, 23, lambda n: _kernel.play(tables(), position(), n)),
    ("depth", 2, 1 << 30, lambda n: _kernel.perft(tables(), position(), n)),
    ("table_bytes", MIB, 1 << 50, lambda n: _kernel.Solver(table_bytes=n)),
    ("ordering", 1, 2, lambda n: _kernel.Solver(ordering=n)),
    ("engine", 1, 2, lambda n: _kernel.Solver(engine=n)),
    ("threads", 1, 1024, lambda n: batch(_kernel.solve_batch, threads=n)),
    ("threads", 1, 1024, lambda n: batch(_kernel.value_batch, threads=n)),
    ("table_bytes", MIB, 1 << 50, lambda n: batch(_kernel.solve_batch, table_bytes=n)),
    ("table_bytes", MIB, 1 << 50, lambda n: batch(_kernel.value_batch, table_bytes=n)),
    ("cards", 8, 64, lambda n: sampler(cards=n)),
    ("unseen", 0xFF, 0xFF, lambda n: sampler(unseen=n)),
    ("n", 1, 1 << 32, lambda n: sampler().sample(n, 1)),
    ("seed", 1, ANY, lambda n: sampler().sample(1, n)),
    ("first", 1, ANY, lambda n: sampler().sample(1, 1, first=n)),
    ("threads", 1, 64, lambda n: sampler().sample(1, 1, threads=n)),
    ("seed", 1, ANY, lambda n: played_out(seed=n)),
    ("first", 1, ANY, lambda n: played_out(first=n)),
    ("threads", 1, 64, lambda n: played_out(threads=n)),
]


@pytest.mark.parametrize(("field", "good", "most", "call"), NUMBERS)
def test_a_number_out_of_its_range_is_named(field, good, most, call):
    """Whatever its size or type, also beyond what a native number holds."""
    call(np.uint64(good))
    for wrong in (most + 1, 1 << 64, 1 << 200, -1, -(1 << 63) - 1, 1.5, "3"):
        with pytest.raises(InputError) as caught:
            call(wrong)
        assert caught.value.field == field
        assert str(caught.value).startswith(f"{field}: ")


COLUMNS: dict[str, Any] = {
    "active": np.full(3, 0b1111, np.uint8),
    "camp": np.tile(np.array([0, 1, 0, 1], np.uint8), (3, 1)),
    "hands": np.tile(np.array([1, 2, 4, 8], np.uint64), (3, 1)),
    "trick": np.zeros((3, 3, 2), np.uint8),
    "trick_size": np.zeros(3, np.uint8),
    "to_act": np.zeros(3, np.uint8),
    "taken": np.zeros((3, 4), np.uint8),
}


@pytest.mark.parametrize("name", COLUMNS)
def test_columns_of_wrong_type_or_shape(name):
    _kernel.Positions(**COLUMNS)
    for wrong in (COLUMNS[name].astype(np.float64), COLUMNS[name][:2], COLUMNS[name].reshape(-1, 1)):
        with pytest.raises(InputError) as caught:
            _kernel.Positions(**(COLUMNS | {name: wrong}))
        assert caught.value.field in ((name,) if name != "hands" else COLUMNS)


def test_batches():
    tables, zeros = _kernel.Tables(**TABLES), np.zeros(3, np.uint16)
    good = _kernel.Positions(**COLUMNS)
    assert _kernel.value_batch([tables], zeros, good).shape == (3,)

    def refused(field, *arguments, **more):
        for batch in (_kernel.solve_batch, _kernel.value_batch):
            with pytest.raises(InputError) as caught:
                batch(*arguments, **more)
            assert caught.value.field == field

    refused("tables[0]", ["S"], zeros, good)
    refused("which_tables", [tables], zeros[:2], good)
    refused("which_tables[1]", [tables], np.array([0, 1, 0], np.uint16), good)
    refused("which_tables[0]", [], zeros, good)
    refused("points", [tables], zeros, good, points=[[0, 1]])
    refused("points", [tables], zeros, good, which_points=zeros)
    refused("points[0]", [tables], zeros, good, points=[[]], which_points=zeros)
    refused(
        "which_points[2]", [tables], zeros, good, points=[[0, 1]], which_points=np.array([0, 0, 1], np.uint16)
    )
    refused("jobs[0].points.tricks", [tables], zeros, good, points=[[0, 1, 2]], which_points=zeros)
    refused("threads", [tables], zeros, good, threads=0)
    twice = COLUMNS["hands"].copy()
    twice[1, 2] = 1
    refused("jobs[1].hands[2]", [tables], zeros, _kernel.Positions(**(COLUMNS | {"hands": twice})))
    full = COLUMNS["trick_size"].copy()
    full[2] = 4
    with pytest.raises(InputError) as caught:
        _kernel.Positions(**(COLUMNS | {"trick_size": full}))
    assert caught.value.field == "trick_size[2]"


def test_the_typed_door():
    state = first_lead(RULES, rng_of("door"))
    with pytest.raises(InputError) as caught:
        Solver(GAMES["two-handed"]).solve(state)
    assert caught.value.field == "state"
    with pytest.raises(InputError) as caught:
        solve_states([state, first_lead(GAMES["two-handed"], rng_of("door"))])
    assert caught.value.field == "states"
    with pytest.raises(InputError) as caught:
        solve_worlds(state.public, np.zeros((1, 3), np.uint64))
    assert caught.value.field == "hands"
    assert solve_states([]) == []
    assert solve_worlds(state.public, np.zeros((0, 4), np.uint64)).mean() == {}
    found = solve_worlds(state.public, np.array([state.cards.hands] * 3, np.uint64), Unit.TRICKS)
    assert {card: mean.amount for card, mean in found.mean().items()} == {
        card: value.amount for card, value in Solver(RULES).solve(state, Unit.TRICKS).items()
    }
    assert {mean.standard_error for mean in found.mean().values()} == {0.0}
    assert cards_of(state) == set(found.cards)


def test_a_solver_at_work_refuses_a_second_thread():
    """Threads that share a solver get right answers or a refusal, never anything else."""
    state = ending(GAMES["bid-euchre"], 4, rng_of("busy"))
    tables = tables_of(GAMES["bid-euchre"], state.public.contract.strain)
    position = position_of(state.public, state.cards.hands)
    wanted, shared = _kernel.Solver().value(tables, position), _kernel.Solver(prune=False)
    answers, refusals = [], []

    def ask():
        for _ in range(200):
            try:
                answers.append(shared.value(tables, position))
            except InputError as error:
                refusals.append(error.field)

    threads = [threading.Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) == {wanted}
    assert set(refusals) <= {"solver"}
    assert len(answers) + len(refusals) == 600


def test_without_the_native_module_there_is_one_clear_error():
    code = (
        "import sys; sys.modules['euchre.kernel._kernel'] = None\n"
        "try:\n    import euchre.kernel\nexcept ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "make env" in done.stdout, done.stderr


def test_the_committed_stub_is_the_module_s(tmp_path):
    made = tmp_path / "_kernel.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "euchre.kernel._kernel", "-o", str(made)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    committed = Path(_kernel.__file__).with_name("_kernel.pyi")
    assert committed.read_text("utf-8") == made.read_text("utf-8"), (
        f"copy it: {' '.join(command[:-1])} {committed}"
    )
