"""OpenSpiel at our table: the same game told both ways, and what its search is allowed to see."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from euchre.bots.adapters import player
from euchre.bots.adapters_openspiel import AGREED, Ismcts, Retelling, card_number, check
from euchre.bots.adapters_player import Player, PlayerFault, Story
from euchre.bots.arena import Job, Luck, Table, work
from euchre.bots.arena_clock import Times
from euchre.bots.arena_report import of_pair
from euchre.bots.arena_run import Findings
from euchre.errors import EuchreError, RulesError
from euchre.game import Action, Observation, State, apply, is_over, seen, shuffle, start, to_act
from euchre.game.actions import ALONE, PASS, Alone
from euchre.game.state import Over
from euchre.rules import variant

pyspiel = pytest.importorskip("pyspiel")

RULES = variant("euchre", AGREED)
UNSTUCK = variant("euchre", {**AGREED, "auction.dealer_must_call": False})


def random_hand(rules, rng):
    """(the last observation of every seat, the whole story) of a hand in which many play alone."""
    dealer, deal = rng.randrange(4), shuffle(rules, rng)
    state: State = start(rules, dealer)
    action: Action = deal
    actions: list[Action] = []
    eyes = [Observation.start(rules, seat, dealer) for seat in range(4)]
    told: list[tuple[Observation, Story]] = []
    while True:
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        state = after
        if action is not deal:
            actions.append(action)
        story = Story(deal, tuple(actions))
        if is_over(state):
            assert isinstance(state, Over)
            return eyes, story, told, state.public.result
        seat = to_act(state)
        assert seat is not None
        eye = eyes[seat]
        told.append((eye, story))
        legal = eye.legal()
        action = next(
            (one for one in (ALONE, PASS) if one in legal and rng.random() < 0.7), rng.choice(legal)
        )


@pytest.mark.parametrize("rules", [RULES, UNSTUCK], ids=["stuck", "unstuck"])
def test_both_score_the_same_hands_alike(rules):
    rng, kinds = random.Random(11), Counter[str]()
    for _ in range(160):
        eyes, story, _, result = random_hand(rules, rng)
        state = Retelling(pyspiel, eyes[0], story).state()
        assert state.is_terminal()
        mine = result.points[0] - result.points[1]
        assert [state.returns()[seat] for seat in range(4)] == [mine, -mine, mine, -mine]
        made = result.contract
        kinds[
            "void" if made is None else "partner" if made.alone not in ((), (made.maker,)) else "other"
        ] += 1
        kinds["alone"] += any(isinstance(action, Alone) for action in story.actions)
    assert kinds["partner"] > 5
    assert kinds["alone"] > 40
    assert (kinds["void"] > 0) is (rules is UNSTUCK)


def test_both_agree_at_every_decision(monkeypatch):
    """The search is replaced by chance; that both see the same choices is checked before each."""
    asked = Counter[str]()

    def drawn(self, state, rng):
        asked[str(state.current_phase())] += 1
        return rng.choice(state.legal_actions())

    monkeypatch.setattr(Ismcts, "_search", drawn)
    one, two = player("openspiel:ismcts:2"), player("uniform")
    for seats in ([one, two], [two, one]):
        table = Table(RULES, seats, [Times(), Times()])
        for number in range(80):
            luck = Luck(3, "deals", number)
            table.hand(number % 4, luck.deal(RULES), [luck.of_seat(seat) for seat in range(4)])
    assert len(asked) == 4
    assert min(asked.values()) > 15


def test_a_story_that_does_not_fit_is_noticed():
    rng = random.Random(2)
    _, _, told, _ = random_hand(RULES, rng)
    eye, story = next((eye, story) for eye, story in told if eye.phase == "play" and len(eye.legal()) > 1)
    turned = Story(story.deal.__class__(story.deal.hands[1:] + story.deal.hands[:1], story.deal.upcard), ())
    with pytest.raises((PlayerFault, pyspiel.SpielError)):
        player("openspiel:ismcts:2").choose(eye, turned, rng)


def test_the_search_plays_better_than_chance_and_says_that_it_sees():
    job = Job("euchre", RULES.settings, ("openspiel:ismcts:20", "uniform"), 1, "deals", 0, 12, 60.0)
    findings = Findings(RULES, job.players)
    findings.add("deals", work(job))
    assert findings.sample.mean > 0
    assert of_pair(findings)["not_blind"] == ["openspiel:ismcts:20"]


def test_its_worlds_keep_the_buried_cards():
    """Why it is called not blind: what lies in the stock never changes in the worlds that it draws."""
    rng = random.Random(4)
    _, _, told, _ = random_hand(RULES, rng)
    eye, story = next((eye, story) for eye, story in told if eye.phase == "play")
    state = Retelling(pyspiel, eye, story).state()
    dealt = {card_number(card) for hand in story.deal.hands for card in hand}
    hands = set()
    for _ in range(30):
        drawn = state.resample_from_infostate(state.current_player(), rng.random)
        cards = drawn.history()[1:21]
        assert set(cards) == dealt
        hands.add(tuple(cards))
    assert len(hands) > 1, "the hands themselves do change"


@pytest.mark.parametrize(
    "rules",
    [
        variant("euchre"),
        variant("two-handed"),
        variant("bid-euchre"),
        variant("euchre", {**AGREED, "scoring.super_euchre": True}),
        variant("euchre", {**AGREED, "auction.canadian_loner": True}),
        variant("euchre", {key: value for key, value in AGREED.items() if key != "play.lone_lead"}),
    ],
    ids=range(6),
)
def test_other_rules_are_refused_with_what_to_set(rules):
    with pytest.raises(RulesError, match=r"--set play\.lone_lead=next_active") as caught:
        check(rules)
    assert caught.value.reason == "other-rules"


@pytest.mark.parametrize("rules", [RULES, UNSTUCK, variant("euchre", {**AGREED, "match.target": 5})])
def test_these_rules_are_the_same_game(rules):
    check(rules)


@pytest.mark.parametrize(
    "address",
    ["openspiel:", "openspiel:ismcts", "openspiel:ismcts:x", "openspiel:ismcts:1", "openspiel:cfr:9"],
)
def test_an_address_that_is_none(address):
    with pytest.raises(EuchreError, match="openspiel:ismcts:1000") as caught:
        player(address)
    assert caught.value.reason == "wrong-address"


def test_without_openspiel_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pyspiel", None)
    with pytest.raises(EuchreError, match=r"euchre\[openspiel\]") as caught:
        player("openspiel:ismcts:10")
    assert caught.value.reason == "not-installed"


def test_no_bot_of_ours_is_told_the_story():
    """A `Player` hands it to its seer alone."""

    class Bot:
        name = "bot"

        def choose(self, *told):
            assert [type(one) for one in told] == [Observation, random.Random]
            return told[0].legal()[0]

    rng = random.Random(1)
    _, _, told, _ = random_hand(RULES, rng)
    for eye, story in told:
        assert Player("bot", bot=Bot()).choose(eye, story, rng) == eye.legal()[0]
