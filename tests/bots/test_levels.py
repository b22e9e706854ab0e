"""The levels below the club: they err, they err within bounds, and nobody minds them as a partner."""

from __future__ import annotations

import random

import pytest

from euchre.bots import make
from euchre.bots.book_calls import call_scores
from euchre.bots.book_habits import PlayHabits
from euchre.bots.book_memory import remember
from euchre.bots.book_play import card_scores
from euchre.bots.casual import decent, forgetful
from euchre.bots.levels import BEGINNER, CASUAL
from euchre.cards import Card, ids
from euchre.game import shuffle
from euchre.game.actions import PASS, PlayCard
from euchre.game.auction import Calling
from euchre.game.play import Tricks, playable
from euchre.rules import variant
from tests.bots.table import what_is_seen
from tests.bots.test_bots import play_hand

RULES = variant("euchre")
SLIPS = {"level1": BEGINNER, "level2": CASUAL}


def decisions(count):
    """Choices of whole hands, played by level 1 so that odd positions come up."""
    rng = random.Random(4)
    for number in range(count):
        _, made = play_hand(RULES, [make("level1")] * 4, number % 4, shuffle(RULES, rng), rng)
        yield from (known for known, _ in made if len(known.legal()) > 1)


def test_the_lower_the_level_the_more_it_errs():
    differs = dict.fromkeys(SLIPS, 0)
    total = 0
    for known in decisions(24):
        best = {str(make("book").choose(known, random.Random(seed))) for seed in range(3)}
        total += 1
        for name in SLIPS:
            differs[name] += str(make(name).choose(known, random.Random(total))) not in best
    assert 0.05 * total < differs["level2"] < differs["level1"] < 0.45 * total


@pytest.mark.parametrize("name", SLIPS)
def test_no_call_is_far_behind_the_books(name):
    rng, slips = random.Random(name), SLIPS[name]
    for known in decisions(12):
        if not isinstance(known.public, Calling):
            continue
        scores = call_scores(known, known.legal())
        seen = {action: score + slips.timid * (action == PASS) for action, score in scores.items()}
        for _ in range(5):
            assert seen[make(name).choose(known, rng)] >= max(seen.values()) - slips.chance


@pytest.mark.parametrize("name", SLIPS)
def test_no_card_is_far_behind_the_books(name):
    """By what the player remembers: all, or only the trick on the table."""
    rng, slips = random.Random(name), SLIPS[name]
    for known in decisions(8):
        if not isinstance(known.public, Tricks):
            continue
        cards = playable(known.public, known.hand)
        behind: dict[Card, float] = {}
        for memory in (remember(known), forgetful(known, remember(known))):
            scores = card_scores(memory, decent(memory, cards), PlayHabits())
            for card, score in scores.items():
                face = known.rules.cards.faces[card]
                behind[face] = min(behind.get(face, 9.0), max(scores.values()) - score)
        for _ in range(5):
            action = make(name).choose(known, rng)
            assert isinstance(action, PlayCard)
            assert behind[action.card] <= slips.tricks


@pytest.mark.parametrize("name", SLIPS)
def test_the_partners_ace_is_not_trumped(name):
    """Last to play, void in the suit that the partner has led to and won: any card but a trump."""
    hands = {0: "9S TS QC KC 9D", 1: "9H TC AC JD QD", 2: "AH KH AD TD 9C", 3: "TH QH KD JC AS"}
    known = what_is_seen(
        RULES,
        hands,
        "KS",
        "order, decline, decline, decline, decline, discard 9D, 9H, AH, TH",
        (0, 0),
        dealer=0,
    )
    assert known.seat == 0
    chosen = {str(make(name).choose(known, random.Random(seed))) for seed in range(60)}
    assert chosen and not chosen & {"9S", "TS", "KS"}


@pytest.mark.parametrize("name", SLIPS)
def test_bowers_are_not_thrown_away(name):
    """The right bower is led: nobody plays the left on it who has a small trump."""
    hands = {1: "JS TH 9D TC AC", 2: "JC 9S QC KC KH", 3: "AS QS TD QD 9C", 0: "AD KD JD TS KS"}
    known = what_is_seen(
        RULES,
        hands,
        "QH",
        "pass, pass, pass, pass, pass, pass, name S, decline, decline, decline, decline, JS",
        (0, 0),
        dealer=0,
    )
    assert known.seat == 2
    assert {str(make(name).choose(known, random.Random(seed))) for seed in range(60)} == {"9S"}


def test_a_forgetful_player_still_sees_the_table():
    for known in decisions(4):
        if not isinstance(known.public, Tricks):
            continue
        memory = forgetful(known, remember(known))
        assert not memory.unseen & known.hand
        assert all(not memory.unseen >> card & 1 for _, card in memory.trick)
        assert list(ids(memory.hand)) == list(ids(known.hand))
