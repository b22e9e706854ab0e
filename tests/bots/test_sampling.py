"""Worlds as arrays: as possible, as various and as likely as those of the exact sampler."""

from __future__ import annotations

import random

import numpy as np
import pytest

from euchre.bots.inference import weighed
from euchre.bots.sampling import draw, is_plain
from euchre.bots.search_contract import least_kept, taken_up
from euchre.bots.worlds import Worlds
from euchre.cards import Strain
from euchre.game.contract import Dealing
from euchre.game.state import Play, is_over, legal, to_act
from euchre.rules import variant
from tests.bots.hands import observe
from tests.bots.table import what_is_seen
from tests.strategies import case, games, presets, single_settings

RULES = variant("euchre")


def alike(hands, called):
    """Every world as likely as another."""
    return np.zeros(len(called))


def choices(of, hands, seed):
    """(game, place, observation) wherever somebody has a choice that the fast sampler knows."""
    for game in games(of, hands, seed=seed):
        for at, state in enumerate(game.states()):
            if isinstance(state, Dealing) or is_over(state) or len(legal(state)) < 2:
                continue
            actions = game.all_actions[:at]
            known = observe(game.rules, actions, to_act(state), game.dealer, game.score)
            if is_plain(known):
                yield game, at, known


@pytest.mark.parametrize("of", [*presets(), *single_settings()[::5]], ids=str)
def test_worlds_keep_what_is_known(of):
    """Own hand, sizes, the dealer's upcard, shown voids; the calls' hands as dealt; nothing twice."""
    checked = 0
    for game, at, known in choices(of, 4, "known"):
        state, rules = game.states()[at], game.rules
        for drawn in (draw(known, 40, at, alike), weighed(known, 40, at)):
            checked += 1
            assert drawn.weights.sum() == 40
            assert (drawn.hands[:, known.seat] == np.uint64(known.hand)).all()
            for seat in range(rules.count):
                held = np.bitwise_count(drawn.hands[:, seat])
                assert (held == state.cards.hands[seat].bit_count()).all()
                assert (np.bitwise_count(drawn.called[:, seat]) == rules.deal.hand).all()
                for other in range(seat):
                    assert not (drawn.hands[:, seat] & drawn.hands[:, other]).any()
                    assert not (drawn.called[:, seat] & drawn.called[:, other]).any()
            assert (drawn.called[:, known.seat] == np.uint64(state.cards.dealt[known.seat])).all()
            if isinstance(state, Play):
                assert_voids_hold(state, drawn.hands)
    assert checked or not is_turn_up(of.rules)


def is_turn_up(rules):
    """Where the fast sampler should have had something to do."""
    return rules.id in ("euchre", "two-handed", "euchre-32") and rules.deck.copies == 1


def assert_voids_hold(state, hands):
    tables = state.public.tables
    for plays in [*(trick.plays for trick in state.public.done), state.public.trick]:
        for seat, card in plays[1:]:
            led = tables.suit_of_face[plays[0][1]]
            if tables.suit_of_face[card] != led:
                assert not (hands[:, seat] & np.uint64(tables.follow[led])).any()


@pytest.mark.parametrize("name", ["euchre", "two-handed"])
def test_worlds_are_as_likely_as_they_should_be(name):
    """Where the dealer put nothing out unseen: each card lies with each seat as often as exact worlds say."""
    tried = 0
    for game, at, known in choices(case(name, {}), 30, "likely"):
        if known.contract is not None and known.contract.took and known.dealer != known.seat:
            continue
        if tried == 5:
            break
        tried += 1
        rows = draw(known, 2000, at, alike)
        fast: dict[tuple[int, int], float] = {}
        for seat in range(game.rules.count):
            for card in range(24):
                held = (rows.hands[:, seat] >> np.uint64(card)) & np.uint64(1)
                fast[seat, card] = float(rows.weights @ held) / 2000
        exact = dict.fromkeys(fast, 0.0)
        sampler, rng = Worlds(known), random.Random(at)
        for _ in range(200):
            state = sampler.draw(rng).state
            assert not isinstance(state, Dealing)
            for seat, hand in enumerate(state.cards.hands):
                for card in range(24):
                    exact[seat, card] += (hand >> card & 1) / 200
        assert all(abs(fast[place] - exact[place]) < 0.17 for place in fast)
    assert tried == 5


def test_calls_make_trumps_likely_where_they_were_called():
    """The dealer's partner ordered: he holds more trumps than the seat that passed before him."""
    known = what_is_seen(
        RULES, {3: "9C TC 9H TH 9D"}, "KS", "pass, order, decline, decline", (0, 0), dealer=0
    )
    assert known.contract is not None
    drawn = weighed(known, 400, seed=1)
    trumps = np.uint64(RULES.tables(Strain.SPADES).trump_mask)
    held = drawn.weights @ np.bitwise_count(drawn.called & trumps) / drawn.weights.sum()
    assert held[2] > held[1] + 0.5
    assert held[2] > 1.8


# ------------------------------------------------------------------ the dealer's discard


@pytest.mark.parametrize(
    ("hand", "out"),
    [
        ("JS AS KH QH TD 9S", "TD"),  # a lone small card goes, the suit is empty then
        ("JS AS KS QS 9S AH", "AH"),  # nothing but trumps beside it
        ("JS JC AS KS QS 9S", "9S"),  # nothing but trumps
        ("JS AS AH QD TD 9C", "9C"),
        ("JS AS AH QD TD KD", "TD"),
    ],
)
def test_the_card_put_out(hand, out):
    deck, tables = RULES.cards, RULES.tables(Strain.SPADES)
    six = deck.take(deck.parse(hand), deck.all)
    assert deck.text(int(least_kept(np.array([six], np.uint64), tables)[0])) == out
    upcard = six & -six
    kept = taken_up(np.array([six & ~upcard], np.uint64), tables, upcard)
    assert int(kept[0]) == six & ~deck.take(deck.parse(out), deck.all)
