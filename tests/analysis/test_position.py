"""Positions written by a person: the same as if the seat had been there, or refused with a reason."""

import random
from dataclasses import replace

import pytest

from euchre.analysis.position import observe
from euchre.analysis.story import stories
from euchre.analysis.told import Decide, Told
from euchre.cards import Card, Strain
from euchre.errors import RulesError
from euchre.game.actions import PASS, Bid, Discard, Name, Order
from euchre.game.auction import Calling, Dropping, Offers, Proposing, Redealing
from euchre.game.bidding import Bidding, Forced, NamingTrump
from euchre.game.events import Called, Gave, Played, Received, UpcardLeft, UpcardTaken, WentAlone
from euchre.game.exchange import Burying, Discarding, Giving, Offering
from euchre.game.observation import Observation
from euchre.game.play import FirstLead, Tricks
from euchre.rules import variant, variant_ids
from tests.analysis.games import played

DECIDES = {
    Proposing: Decide.CALL,
    Calling: Decide.CALL,
    Bidding: Decide.CALL,
    Forced: Decide.CALL,
    NamingTrump: Decide.CALL,
    Dropping: Decide.CALL,
    Offers: Decide.ALONE,
    Discarding: Decide.DISCARD,
    Giving: Decide.GIVE,
    FirstLead: Decide.PLAY,
    Tricks: Decide.PLAY,
}
WIDOWED = ("kokomo", "hasenpfeffer")
"""Games in which some positions cannot be written on one line."""

GAMES = [
    *((name, {}) for name in variant_ids() if name not in WIDOWED),
    ("bid-euchre", {"auction.call_for_best": 2}),
    ("euchre", {"exchange.partners_best": True, "auction.second_round_no_trump": True}),
    ("euchre", {"auction.canadian_loner": True, "play.lead": "maker"}),
    ("euchre", {"deck.joker": True, "auction.joker_up": "dealer_names"}),
]


def written(eye: Observation) -> Told:
    """What a person at that seat would write."""
    events = eye.events
    own = [event for event in events if isinstance(event, Gave) and event.seat == eye.seat]
    gave = [event for event in events if isinstance(event, Gave)]
    return Told(
        rules=eye.rules,
        dealer=eye.dealer,
        score=eye.score,
        hand=tuple(eye.cards),
        upcard=eye.upcard,
        calls=tuple(event.action for event in events if isinstance(event, Called)),
        alone=tuple(event.seat for event in events if isinstance(event, WentAlone)),
        discard=next(
            (card for event in events if isinstance(event, UpcardTaken) for card in event.put_out), None
        ),
        left=any(isinstance(event, UpcardLeft) for event in events),
        gave=tuple(card for event in own for card in event.cards),
        received=tuple(card for event in events if isinstance(event, Received) for card in event.cards),
        exchanged=gave[0].count if gave else None,
        plays=tuple(event.card for event in events if isinstance(event, Played))
        if isinstance(eye.public, FirstLead | Tricks)
        else None,
        seat=eye.seat,
        decide=DECIDES[type(eye.public)],
    )


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_a_position_written_down_is_the_position(name, settings):
    rng, kinds = random.Random(7), set()
    record = played(name, 21, 10, players=("uniform", "book"), settings=settings)
    for story in stories(record):
        for turn in story.turns:
            kind = type(turn.observation.public)
            if kind in kinds and rng.random() > 0.1:
                continue
            kinds.add(kind)
            assert observe(written(turn.observation)) == turn.observation
    assert Tricks in kinds and len(kinds) >= 2


@pytest.mark.parametrize("name", WIDOWED)
def test_a_widow_is_beyond_one_line(name):
    refused = 0
    for story in stories(played(name, 21, 4, players=("uniform", "book"))):
        for turn in story.turns:
            eye = turn.observation
            if type(eye.public) in (Burying, Offering):
                continue
            try:
                found = observe(written(eye))
            except RulesError as error:
                found, refused = eye, refused + ("give a record" in error.message)
            assert found == eye
    assert refused


def test_a_private_question_before_the_calls():
    rules = variant("euchre", {"auction.farmers_hand": True, "auction.going_under": True})
    hand = rules.cards.parse("9S TS 9H TD 9C")
    told = Told(rules, 2, (0, 0), hand, Card.parse("JS"), seat=1, decide=Decide.REDEAL)
    eye = observe(told)
    assert isinstance(eye.public, Redealing)
    assert sorted(map(str, eye.legal())) == ["decline", "redeal"]
    assert len(observe(replace(told, decide=Decide.SWAP)).legal()) == 11
    worthy = replace(told, hand=rules.cards.parse("9S TS AH AD 9C"))
    with pytest.raises(RulesError, match="nobody is asked that"):
        observe(worthy)


EUCHRE = variant("euchre")
HAND = EUCHRE.cards.parse("JS JC AS KH 9D")
UP = Card.parse("QS")


def cards(text: str) -> tuple[Card, ...]:
    return EUCHRE.cards.parse(text)


def ordered(**more: object) -> Told:
    """Seat 1 deals and is ordered up by seat 2, its left."""
    return replace(Told(EUCHRE, 1, (0, 0), HAND, UP, (Order(),)), **more)  # type: ignore[arg-type]


def test_what_is_decided_follows_from_what_is_told():
    first = Told(EUCHRE, 1, (0, 0), HAND, UP)
    assert observe(first).seat == 2
    assert observe(replace(first, calls=(PASS, PASS))).seat == 0
    asked = observe(ordered())
    assert (asked.seat, asked.question) == (2, "alone")
    dealer = observe(ordered(seat=1))
    assert isinstance(dealer.public, Discarding)
    lead = observe(ordered(plays=()))
    assert (lead.seat, lead.phase) == (2, "play")
    lone = observe(ordered(alone=(2,), plays=cards("9C")[:0], left=True))
    assert lone.contract is not None
    assert (lone.seat, lone.contract.alone, lone.contract.took) == (3, (2,), False)
    offered = observe(ordered(seat=3, decide=Decide.ALONE))
    assert (offered.seat, offered.question) == (3, "alone")


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Told(EUCHRE, 4, (0, 0), HAND, UP), "dealer 4: the seats are 0 to 3"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, seat=-1), "seat -1: the seats are 0 to 3"),
        (Told(EUCHRE, 0, (0, 10), HAND, UP), "already won"),
        (Told(EUCHRE, 0, (0,), HAND, UP), "has 2 sides"),
        (Told(EUCHRE, 0, (0, 0), HAND), "upcard: say which card was turned up"),
        (Told(variant("bid-euchre"), 0, (0, 0), HAND, UP), "no card is turned up"),
        (Told(EUCHRE, 0, (0, 0), HAND[:4], UP), r"4 cards are written .* seat 1 holds 5 now"),
        (Told(EUCHRE, 0, (0, 0), (*HAND[:4], HAND[0]), UP), "JS is named 2 times"),
        (Told(EUCHRE, 0, (0, 0), (*HAND[:4], Card.parse("2S")), UP), "2S is named 1 times: it is not in"),
        (Told(EUCHRE, 0, (0, 0), (*HAND[:4], UP), UP), "QS is the turned card"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (PASS,), seat=1), "it is the turn of seat 2"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (Name(Strain.HEARTS),)), "calls: name H by seat 1"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (Bid("3", Strain.HEARTS),)), "calls: bid 3 H by seat 1"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (Order(), PASS)), "pass comes after the last call"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (PASS,) * 8), "the hand is over"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (PASS,), plays=cards("9C")), "trump is not settled"),
        (Told(EUCHRE, 0, (0, 0), HAND, UP, (PASS,), decide=Decide.PLAY), "trump is not settled"),
        (ordered(decide=Decide.CALL), "trump is settled"),
        (ordered(decide=Decide.GIVE), "decide give: that does not come up"),
        (ordered(alone=(2, 0), plays=()), "of a side only one player plays alone"),
        (ordered(seat=1, plays=cards("9C TC AC")), "discard: say which card"),
        (ordered(seat=1, plays=cards("9C TC AC"), discard=Card.parse("9H")), "the dealer took QS"),
        (Told(EUCHRE, 1, (0, 0), HAND, UP, (PASS,) * 3 + (Order(),), left=True, plays=()), "has to take it"),
        (ordered(plays=cards("9C 9H"), seat=2), "it is the turn of seat 0"),
        (ordered(plays=cards("9C"), decide=Decide.DISCARD, seat=1), "no card is played yet"),
        (ordered(hand=cards("AS"), plays=cards("9H AH KH QH") + cards("9C TC KC QC")), "cards are written"),
        (ordered(exchanged=1, gave=cards("9C"), seat=1), "cards are written"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_reason(told, said):
    with pytest.raises(RulesError, match=said):
        observe(told)


def test_a_void_that_a_later_card_denies_cannot_be():
    rules = EUCHRE
    # Seat 2 leads a heart, seat 3 throws a club; seat 2 leads again and seat 3 plays a heart.
    plays = rules.cards.parse("AH 9C TH 9H KH QH")
    told = Told(rules, 1, (0, 0), rules.cards.parse("JS AS KD 9D"), UP, (Order(),), plays=plays, seat=0)
    with pytest.raises(RulesError, match="QH by seat 3, which did not follow"):
        observe(told)


def test_the_suit_of_a_joker_is_named_unseen():
    rules = variant("euchre", {"deck.joker": True, "auction.joker_up": "dealer_names"})
    told = Told(rules, 2, (0, 0), (), Card.parse("JK"))
    assert {str(action) for action in observe(told).legal()} == {f"name {suit}" for suit in "SCHD"}
    with pytest.raises(RulesError, match="before he looks at his cards"):
        observe(replace(told, hand=HAND))


def test_a_discard_is_one_of_the_hand():
    told = ordered(seat=1)
    assert Discard(UP) in observe(told).legal()
