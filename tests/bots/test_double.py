"""The search for long hands: blind, legal, the same each time, and sensible where anybody can tell."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from euchre.bots import make
from euchre.bots.double import evaluate, plays
from euchre.bots.double_calls import opening
from euchre.bots.double_count import counts
from euchre.bots.double_features import exchanged
from euchre.bots.double_stakes import FINE, expected, stakes
from euchre.bots.double_worlds import after_call, draw
from euchre.bots.worlds import Worlds
from euchre.cards import Strain
from euchre.game import Action, Observation, State, apply, is_over, seen, shuffle, start, to_act
from euchre.game.contract import Made
from euchre.game.play import Tricks
from euchre.game.scoring import contract_points
from euchre.game.state import Exchange
from euchre.kernel import Constraints, Place, sample
from euchre.rules import variant, variant_ids
from tests.bots.hands import observe
from tests.bots.table import PERMUTATIONS, permuted, what_is_seen
from tests.strategies import Game, random_game

RULES = variant("bid-euchre")
FEW = 12
"""Worlds: few, as these tests are about what must hold for any number."""

BEST = "JH JH JD JD AH AH KH KH QH QH TH AS"
"""A hand that takes everything in hearts."""
WORST = "9S 9C 9H 9D TS TC TH TD QS QC QH QD"
"""A hand of nothing."""


def seen_by(known, actions="", score=(0, 0), dealer=3):
    """What the seat to act knows; see `what_is_seen`."""
    return what_is_seen(RULES, known, None, actions, score, dealer)


def best(known, actions="", worlds=64, **more):
    """What the search does there, as text."""
    observation = seen_by(known, actions, **more)
    found = evaluate(observation, worlds, 1)
    assert {estimate.action for estimate in found.estimates} == set(observation.legal())
    return str(found.best)


def moments(number, seed, rules=RULES):
    """(a random hand up to somebody's choice, what he knows), auctions, exchanges and play among them."""
    rng = random.Random(seed)
    found: list[tuple[Game, Observation]] = []
    while len(found) < number:
        game = random_game(rules, rng)
        at = rng.randrange(1, len(game.all_actions))
        if rng.random() < 0.3:  # the rare phase
            at = next((at for at, state in enumerate(game.states()) if isinstance(state, Exchange)), at)
        actions, state = game.all_actions[:at], game.states()[at]
        if is_over(state):
            continue
        known = observe(rules, actions, to_act(state), game.dealer, game.score)
        if len(known.legal()) > 1:
            found.append((game, known))
    return found


# ------------------------------------------------------------------ blind, legal, the same again


def assert_blind(number, seed):
    """Whatever else the others may hold, every number stays the same to the bit."""
    rng, moved = random.Random(seed), 0
    for game, known in moments(number, seed):
        first = evaluate(known, FEW, 5)
        other = Worlds(known).draw(rng)
        again = observe(RULES, other.actions, known.seat, game.dealer, game.score)
        moved += other.actions[0] != game.deal
        assert evaluate(again, FEW, 5) == first
        assert evaluate(known, FEW, 5) == first
        assert {estimate.action for estimate in first.estimates} == set(known.legal())
    assert moved == number


def test_what_is_not_seen_changes_nothing():
    assert_blind(14, "blind")


@pytest.mark.soak
def test_what_is_not_seen_changes_nothing_in_many_positions():
    assert_blind(2000, "blind soak")


def play_out(rules, players, rng, score):
    """A hand of these bots, all actions checked."""
    eyes = [Observation.start(rules, seat, 0, score) for seat in range(rules.count)]
    state: State = start(rules, 0, score)
    action: Action = shuffle(rules, rng)
    while not is_over(state):
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        state = after
        seat = to_act(state)
        if seat is not None:
            action = players[seat].choose(eyes[seat], rng)
            assert eyes[seat].refusal(action) is None
    return state


HOUSE: tuple[dict[str, object], ...] = (
    {},
    {"auction.low_no_trump": True},
    {"auction.call_for_best": 2},
    {"auction.dealer_must_call": True},
    {"scoring.bonus": 2, "scoring.alone_with_exchange": 18},
    {"auction.turns": "one_each", "match.lose_at": -52},
)


@pytest.mark.parametrize("settings", HOUSE, ids=str)
def test_every_house_rule_is_played_to_the_end(settings):
    rules, rng = variant("bid-euchre", settings), random.Random(str(settings))
    assert plays(rules)
    players = [make("search:4"), make("uniform"), make("search:4"), make("book")]
    for score in ((0, 0), (51, 48), (-30, 60)):
        assert is_over(play_out(rules, players, rng, score))


@pytest.mark.parametrize("settings", HOUSE[:4], ids=str)
def test_every_phase_of_random_hands_is_priced(settings):
    rules = variant("bid-euchre", settings)
    for _, known in moments(8, f"phases {settings}", rules):
        found = evaluate(known, 4, 2)
        assert {estimate.action for estimate in found.estimates} == set(known.legal())
        assert all(0 <= (estimate.match or 0) <= 1 for estimate in found.estimates)


def test_other_games_are_left_to_others():
    known = {"bid-euchre", "bid-euchre-midwest", "indiana"}
    assert {name for name in variant_ids() if plays(variant(name))} == known


def test_a_final_pass_is_final():
    """In Indiana who has passed is not asked again, by the table and by the model of it."""
    rules, rng = variant("indiana"), random.Random(7)
    players = [make("search:4"), make("book"), make("search:4"), make("uniform")]
    assert is_over(play_out(rules, players, rng, (0, 0)))
    table, everybody = opening(rules, 1), np.ones(1, np.bool_)
    for seat, level in ((1, 0), (2, 3), (3, 0)):
        table = after_call(rules, table, seat, level, 0, everybody)
        assert not table.over[0]
    assert list(table.out[0]) == [False, True, False, True]
    assert after_call(rules, table, 0, 0, 0, everybody).over[0]
    over_bid = after_call(rules, table, 0, 4, 0, everybody)
    assert not over_bid.over[0] and over_bid.holder[0] == 0


# ------------------------------------------------------------------ counts and stakes


def hand(text):
    return np.array([RULES.cards.take(RULES.cards.parse(text), RULES.cards.all)], np.uint64)


def test_the_count_knows_good_hands_from_bad():
    good, bad = counts(RULES, hand(BEST)), counts(RULES, hand(WORST))
    hearts = RULES.strains.index(Strain.HEARTS)
    assert good.maker[0, hearts] > 10.5 > 7 > bad.maker[0].max()
    assert good.lone_helped[0, hearts] > 0.8 > 0.02 > bad.lone_helped[0].max()
    assert good.helper[0, hearts] > 1 and good.defender[0, hearts] < -1
    assert good.maker[0].argmax() == hearts
    assert bad.helper[0].max() < 0.3


def test_every_better_trump_counts_more():
    ladder = ["JH", "JD", "AH", "KH", "QH", "TH", "9H"]
    rests = (
        "JH KH QH TH AS KS 9C TC QD 9D 9S",
        "JD AH TH 9H AC AS KS TC QD KD 9D",
        "AH QH 9H 9S TS QS KC AC AD TD 9D",
    )
    hearts = RULES.strains.index(Strain.HEARTS)
    held = [np.concatenate([hand(f"{rest} {card}") for rest in rests]) for card in ladder]
    found = [float(counts(RULES, hands).maker[:, hearts].mean()) for hands in held]
    assert all(better > worse - 0.1 for better, worse in pairwise(found))
    assert found[0] > found[2] + 0.2 > found[6] + 0.3


def test_suits_are_alike():
    """Renaming suits renames the counts, to the bit."""
    for order in PERMUTATIONS:
        renamed = counts(RULES, hand(permuted(BEST, order)))
        plain = counts(RULES, hand(BEST))
        for suit, other in zip("SCHD", order, strict=True):
            at, to = (RULES.strains.index(Strain.parse(one)) for one in (suit, other))
            assert plain.maker[0, at] == pytest.approx(renamed.maker[0, to], abs=1e-4)


@pytest.mark.parametrize("settings", HOUSE, ids=str)
def test_stakes_are_the_points_of_the_rules(settings):
    rules = variant("bid-euchre", settings)
    table = stakes(rules, (10, 20), 1, 0)
    for rank, level in enumerate(rules.levels.values(), 1):
        for maker in range(2):
            alone = (maker,) if level.sits_out else ()
            contract = Made(maker, Strain.SPADES, level.id, alone=alone, exchanged=level.exchange_min)
            for taken in range(13):
                tricks = (taken, 12 - taken) if maker == 0 else (12 - taken, taken)
                won = contract_points(rules, contract, tricks)
                assert table.points[maker, rank, taken] == won[0] - won[1]
    assert table.match.min() >= 0 and table.match.max() <= 1


def test_expected_worth_keeps_means():
    """By expected tricks: a table that is the number of tricks gives the number back, away from the ends."""
    tricks = expected(np.arange(13.0), 1.2, 12)
    middle = slice(4 * FINE, 8 * FINE + 1)
    assert np.allclose(tricks[middle], np.arange(12 * FINE + 1)[middle] / FINE, atol=0.02)


# ------------------------------------------------------------------ worlds


def test_worlds_fit_and_follow_the_bids():
    known = seen_by({}, "bid 7 H, pass", dealer=3)
    hearts = RULES.tables(Strain.HEARTS).trump_mask & ~known.hand
    heard = draw(known, 400, 6400, 1).hands
    assert all(int(mask) == known.hand for mask in heard[:, known.seat])
    assert (np.bitwise_count(heard) == 12).all()
    assert (np.bitwise_or.reduce(heard, axis=1) == np.uint64(RULES.cards.all)).all()
    held = np.bitwise_count(heard & np.uint64(hearts)).mean(axis=0)
    assert held[0] > held[1] + 1.5
    assert held[0] > 1.2 * sum(held[seat] for seat in (1, 3)) / 2


def test_worlds_keep_to_what_was_shown():
    for _, known in moments(40, "shown"):
        if not isinstance(known.public, Tricks):
            continue
        hands = draw(known, 8, 64, 3).hands
        for trick in (*(done.plays for done in known.public.done), known.public.trick):
            for seat, card in trick[1:]:
                led = known.public.tables.suit_of_face[trick[0][1]]
                if known.public.tables.suit_of_face[card] != led:
                    assert not (hands[:, seat] & np.uint64(known.public.tables.follow[led])).any()


def test_an_exchange_keeps_every_card():
    for strain in RULES.strains:
        hands = Constraints(RULES, RULES.cards.all, tuple(Place(12) for _ in range(4)))
        dealt = sample(hands, 200, 4)
        lone, partner = exchanged(RULES, dealt[:, 0], dealt[:, 2], strain, 3)
        assert ((lone | partner) == (dealt[:, 0] | dealt[:, 2])).all()
        assert (np.bitwise_count(lone) == 12).all() and (np.bitwise_count(lone & ~dealt[:, 0]) == 3).all()
        assert counts(RULES, lone).maker.mean() > counts(RULES, dealt[:, 0]).maker.mean()


# ------------------------------------------------------------------ sense


def test_a_hand_that_takes_everything_goes_alone():
    assert best({0: BEST}) in ("bid alone H", "bid alone D")


def test_a_hand_of_nothing_passes():
    assert best({0: WORST}) == "pass"
    assert best({1: WORST}, "bid 6 H") == "pass"


def test_a_lone_hand_gives_its_losers_and_keeps_its_masters():
    hands = {0: "JH JH JD JD AH AH KH QH AS AS 9C TC"}
    assert best(hands, "bid alone H") == "give 9C TC"


def test_the_partner_gives_the_best_he_has():
    hands = {0: "JH JH JD AH AH KH KH QH AS AS 9C TC", 2: "JD 9H TH 9S TS QS 9D TD QD TC QC AC"}
    gift = best(hands, "bid alone H, give 9C TC").split()
    assert gift[0] == "give" and "JD" in gift


def test_the_lone_player_leads_a_trump_that_holds():
    assert best({0: BEST}, "bid alone H, give ") in ("JH", "JD", "AH")


def test_who_would_lose_the_match_outbids_a_made_contract():
    """At 50 to 45 against a sure contract of the others a bid that will probably fail costs less."""
    mine = {1: "JS JS AS KS QS TS 9S AC KC AD KD 9D", 0: "JH JH JD JD AH AH KH TH 9H AC QC 9C"}
    assert best(mine, "bid 9 H", score=(50, 45)).startswith("bid ")
