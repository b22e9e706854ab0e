"""Nobody learns what he cannot have seen: every variant, every setting, at every step of random hands."""

from __future__ import annotations

import random

import pytest

from euchre.game import (
    Action,
    Give,
    Observation,
    PlayCard,
    State,
    Swap,
    apply,
    is_over,
    legal,
    perception,
    start,
)
from euchre.game.auction import Redealing
from tests.laws.samples import samples
from tests.secrecy import detector
from tests.secrecy.detector import Truth, check_faces, check_questions, check_secret, check_worlds
from tests.secrecy.twin import Twin, slots
from tests.strategies import Case, case, deal_for, games, public_of, random_game


def truths(of: Case, count: int, hands: int = 2):
    """Some hands in a row, so that coming deals can be looked for too."""
    played = list(games(of, count * hands, seed="secrecy"))
    return [Truth(tuple(played[at : at + hands])) for at in range(0, len(played), hands)]


@pytest.mark.parametrize(("case", "count"), samples(1, 2, turn=1))
def test_unseen_cards_make_no_difference(case, count):
    pairs = 300 if count > 1 else 12 if case.settings else 36
    for number, truth in enumerate(truths(case, count)):
        assert check_worlds(truth, random.Random(f"{case} {number}"), pairs=pairs) > 20


@pytest.mark.parametrize(("case", "count"), samples(1, 6, turn=2))
def test_no_card_is_shown_before_it_is_seen(case, count):
    for truth in truths(case, count):
        assert check_faces(truth) > 100
        check_questions(truth)
        check_secret(truth)


def test_private_questions_are_met():
    """The samples hold the questions that the checks are about."""
    assert sum(map(check_questions, truths(Case("euchre"), 5))) > 100
    farmers = case("euchre", {"auction.farmers_hand": True, "auction.going_under": True})
    assert sum(map(check_questions, truths(farmers, 5))) > 100


@pytest.mark.parametrize(
    "settings",
    [
        {"auction.farmers_hand": True},
        {"auction.ace_no_face": True},
        {"auction.going_under": True},
        {"auction.farmers_hand": True, "auction.ace_no_face": True, "auction.going_under": True},
    ],
    ids=",".join,
)
def test_who_was_asked_in_private_stays_private(settings):
    """Deals in which other seats, or none, are asked look alike to the rest, once all have declined."""
    rules = case("euchre", settings).rules
    compared = 0
    for number in range(300):
        rng = random.Random(f"asked {number}")
        game = random_game(rules, rng)
        places = slots(game)
        one, other = rng.sample(range(len(places)), 2)
        changed = Twin(game, one, other).game
        asked, views = zip(*map(opening, (game, changed)), strict=True)
        for seat in detector.watchers(rules):
            holds = seat is not None and seat in (places[one].place, places[other].place)
            if not holds and seat not in asked[0] | asked[1]:
                assert views[0][seat] == views[1][seat]
                compared += asked[0] != asked[1]
    assert compared > 20


def opening(game):
    """(who was asked, what each watcher has perceived) when all have declined everything before the calls."""
    state: State = start(game.rules, game.dealer, game.score)
    action: Action = game.deal
    known = {seat: detector.beginning(game, seat) for seat in detector.watchers(game.rules)}
    asked: set[int | None] = set()
    while True:
        after = apply(state, action)
        for seat, observation in known.items():
            known[seat] = observation.after(*perception.seen(state, action, seat, after))
        if not isinstance(public_of(after), Redealing):
            return asked, known
        state, action = after, legal(after)[-1]
        asked |= {seat for seat, observation in known.items() if observation.question}


def test_the_put_out_card_is_remembered_by_the_dealer_alone():
    found = 0
    for game in games(Case("euchre"), 60, seed="put out"):
        states = game.states()
        last = max((at for at, state in enumerate(states) if not is_over(state)), default=0)
        out = states[last].cards.put_out  # type: ignore[union-attr]
        if not out:
            continue
        face = game.rules.cards.cards(out)[0]
        for seat in detector.watchers(game.rules):
            moments = list(detector.deliveries(Truth((game,)), 0, seat))[:last]
            knows = face in set(detector.faces_in(moments[-1][1].observation))
            assert knows == (seat == game.dealer), f"seat {seat} knows of {face}: {knows}\n{game}"
        found += 1
    assert found > 10


def test_cards_in_transit_are_in_nobodys_hand_and_unknown_to_the_receiver():
    found = 0
    for game in games(Case("bid-euchre"), 60, seed="transit"):
        for before, action, after in game.steps():
            if not isinstance(action, Give) or not after.cards.transit:  # type: ignore[union-attr]
                continue
            found += 1
            for seat in detector.watchers(game.rules):
                gave = perception.seen(before, action, seat, after)[0]
                mine = seat is not None and before.public.to_act == seat  # type: ignore[union-attr]
                assert gave.cards == (action.cards if mine else ())  # type: ignore[union-attr]
                assert gave.count == len(action.cards)  # type: ignore[union-attr]
            assert not any(hand & after.cards.transit for hand in after.cards.hands)  # type: ignore[union-attr]
    assert found > 10


def test_going_under_is_seen_but_not_its_cards():
    rules = case("euchre", {"auction.going_under": True}).rules
    found = 0
    for game in games(case("euchre", {"auction.going_under": True}), 40, seed="under"):
        for before, action, after in game.steps():
            if isinstance(action, Swap):
                for seat in detector.watchers(rules):
                    swapped = perception.seen(before, action, seat, after)[0]
                    mine = seat is not None and swapped.seat == seat  # type: ignore[union-attr]
                    assert bool(swapped.taken) == bool(swapped.put_down) == mine  # type: ignore[union-attr]
                    found += 1
    assert found > 10


def test_a_spectator_holds_nothing_and_may_do_nothing():
    for game in games(Case("euchre"), 5, seed="spectator"):
        for _, delivery in detector.deliveries(Truth((game,)), 0, None):
            assert delivery.observation.hand == 0
            assert delivery.legal == ()
            assert not delivery.observation.my_turn


def test_twins_of_the_deal_leave_no_trace_in_the_numbers_of_own_cards():
    """In a double deck, whose copy is which cannot be read off the ids in an observation."""
    rules = Case("bid-euchre").rules
    for number in range(10):
        deal = deal_for(rules, random.Random(f"ids {number}"))
        for seat in range(4):
            known = Observation.start(rules, seat, 0).after(*perception.seen(start(rules, 0), deal, seat))
            assert rules.cards.cards(known.hand) == sorted(deal.hands[seat])
            held = set(deal.hands[seat])
            for face in held:
                copies = rules.cards.ids_of(face)
                assert known.hand & copies & -copies, f"the first copy of {face} is not the lowest"


def test_worlds_can_be_told_apart_by_played_cards():
    """The comparison is not blind: after one of two exchanged cards is played its twin has ended."""
    ended = 0
    for game in games(Case("euchre"), 10, seed="ends"):
        for at, slot in enumerate(slots(game)):
            if PlayCard(slot.face) in game.actions and slot.place is not None:
                twin = Twin(game, at, len(slots(game)) - 1)
                steps = list(twin)
                ended += 1
                assert all(step.true[1] != PlayCard(slot.face) for step in steps)
    assert ended > 50
