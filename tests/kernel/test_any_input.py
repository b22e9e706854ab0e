"""Hypothesis: whatever the numbers, the kernel refuses by name or is right; found cases replay."""

import json
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from euchre.cards import ids
from euchre.kernel import InputError, Solver, Unit
from euchre.kernel.native import _kernel
from euchre.kernel.translate import tables_of
from tests.kernel import minimax
from tests.kernel.games import GAMES, ending, rng_of, strains_of

CORPUS = json.loads(Path(__file__).with_name("corpus.json").read_text("utf-8"))
small = st.integers(-2, 70) | st.integers()
rows = st.lists(small, max_size=8)
positions = st.fixed_dictionaries(
    {
        "seats": st.integers(0, 9) | st.integers(),
        "active": st.integers(-1, 300) | st.integers(),
        "camp": st.lists(st.integers(0, 1), min_size=2, max_size=7) | rows,
        "hands": st.lists(st.integers(0, 63).map(lambda card: 1 << card), min_size=2, max_size=7) | rows,
        "trick": st.lists(st.tuples(st.integers(0, 7), st.integers(0, 64)), max_size=7),
        "to_act": st.integers(-1, 8) | st.integers(),
        "taken": st.lists(st.integers(0, 9), min_size=2, max_size=7) | rows,
    }
)


def search(tables, position):
    """Tricks of camp 0, by trying everything."""
    if position.is_over:
        return position.taken[0]
    cards = ids(_kernel.legal(tables, position))
    values = [search(tables, _kernel.play(tables, position, card)) for card in cards]
    return max(values) if position.camp[position.to_act] == 0 else min(values)


def refused_or_right(name, strain, given_position):
    """Either an error that names a field of the position, or the right answer."""
    rules = GAMES[name]
    tables = tables_of(rules, strains_of(rules)[strain % len(strains_of(rules))])
    refusal = None
    try:
        position = _kernel.Position(**given_position)
        found = _kernel.Solver(table_bytes=1 << 20).value(tables, position)
    except InputError as error:
        refusal = error
    if refusal is None:
        assert found == search(tables, position)
    else:
        assert refusal.field.split("[")[0] in {*given_position, "trick_size"}
        assert str(refusal).startswith(f"{refusal.field}: ")


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 5), positions)
@example("euchre", 0, CORPUS[0]["position"])
def test_any_position(name, strain, position):
    refused_or_right(name, strain, position)


@pytest.mark.parametrize("case", CORPUS, ids=lambda case: case["why"])
def test_the_corpus(case):
    refused_or_right(case["game"], case["strain"], case["position"])


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10**9))
def test_any_ending_is_solved_as_by_the_plain_minimax(name, seed):
    state = ending(GAMES[name], 1 + seed % 2, rng_of(seed))
    found = Solver(GAMES[name], table_bytes=1 << 20).solve(state, Unit.TRICKS)
    assert {card.text: value.amount for card, value in found.items()} == minimax.values(state)


@given(
    st.integers(0, 70),
    small,
    st.lists(st.tuples(small, small, st.integers(-1, 70)), max_size=6),
    st.integers(0, 2**64 - 1),
)
def test_any_constraints(cards, unseen, places, seed):
    known, takes, size = ([place[part] for place in places] for part in range(3))
    refusal = None
    try:
        sampler = _kernel.Sampler(cards=cards, unseen=unseen, known=known, takes=takes, size=size)
    except InputError as error:
        refusal = error
    if refusal is not None:
        assert refusal.field.split("[")[0] in {"cards", "unseen", "places", "known", "takes", "size"}
        return
    for world in sampler.sample(20, seed).tolist():
        seen = 0
        for mask, kept, may, count in zip(world, known, takes, size, strict=True):
            assert mask.bit_count() == count
            assert not mask & seen
            assert not mask & ~kept & ~may
            assert mask & kept == kept
            seen |= mask
        assert not unseen & ~seen
