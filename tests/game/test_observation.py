"""What a seat can read off its observation, phase by phase."""

from __future__ import annotations

import pytest

from euchre.cards import JOKER, Card
from euchre.game import Observation, parse_action
from euchre.game.contract import Made
from euchre.game.events import Dealt, HandOver
from euchre.rules import variant
from tests.game.table import HANDS, Table

NOBODY_ALONE = "decline, decline, decline, decline"


def test_before_the_deal():
    known = Observation.start(variant("bid-euchre"), 2, 1, (7, -3))
    assert (known.phase, known.dealer, known.score, known.seat) == ("deal", 1, (7, -3), 2)
    assert (known.to_act, known.legal(), known.cards, known.upcard, known.contract) == (
        None,
        (),
        [],
        None,
        None,
    )
    assert Observation.start(variant("euchre"), 0, 0).score == (0, 0)


@pytest.mark.parametrize(
    ("actions", "phase"),
    [
        ("pass", "auction"),
        ("order", "auction"),
        (f"order, {NOBODY_ALONE}", "exchange"),
        (f"order, {NOBODY_ALONE}, discard 9D", "play"),
        ("pass, pass, pass, pass, pass, pass, pass, pass", "over"),
    ],
)
def test_the_phase_is_the_same_for_everybody(actions, phase):
    table = Table("euchre", HANDS, "AH").say(actions)
    assert {known.phase for known in table.known.values()} == {phase}
    assert all(known.upcard is Card.parse("AH") for known in table.known.values())


def test_a_seat_knows_its_own_cards_all_along():
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}")
    assert table.known[3].cards == [Card.parse(word) for word in HANDS[3].split()]
    table.say("discard 9D")
    assert [card.text for card in table.known[3].cards] == ["AH", "TD", "JD", "QD", "KD"]
    table.say("9S, 9C, 9H, AH")
    assert [card.text for card in table.known[3].cards] == ["TD", "JD", "QD", "KD"]


def test_the_contract_is_known_from_the_call_on():
    table = Table("euchre", HANDS, "AH").say("pass")
    assert table.known[0].contract is None
    table.say("order")
    for known in table.known.values():
        assert isinstance(known.contract, Made)
        assert (known.contract.maker, known.contract.strain.text) == (1, "H")
    table.say(f"{NOBODY_ALONE}, discard 9D").play_out()
    for known in table.known.values():
        assert known.contract == table.result.contract
    void = Table("euchre").say(", ".join(["pass"] * 8))
    assert void.known[0].contract is None


def test_only_the_seat_to_act_has_actions():
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}, discard 9D, 9S")
    assert [len(table.known[seat].legal()) for seat in range(4)] == [0, 5, 0, 0]
    assert table.known[None].legal() == ()
    for seat in (0, 2, 3):
        refusal = table.known[seat].refusal(parse_action("9C"))
        assert refusal is not None and refusal.reason == "not-your-turn"
    assert table.known[1].refusal(parse_action("9C")) is None


def test_an_action_of_another_moment_is_refused():
    table = Table("euchre", HANDS, "AH")
    for text in ("9S", "discard 9S", "give 9S", "alone", "decline", "redeal"):
        refusal = table.known[0].refusal(parse_action(text))
        assert refusal is not None and refusal.reason == "wrong-phase", text


def test_a_private_question_belongs_to_one_seat():
    table = Table("euchre", HANDS, "AH").say("order")
    assert {seat: known.question for seat, known in table.known.items()} == {
        None: None,
        0: "alone",
        1: None,
        2: None,
        3: None,
    }
    assert [table.known[seat].to_act for seat in range(4)] == [0, None, None, None]
    assert table.known[None].to_act is None


def test_at_the_end_everybody_sees_the_hands_as_dealt():
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}, discard 9D").play_out()
    for known in table.known.values():
        last = known.events[-1]
        assert isinstance(last, HandOver)
        assert [" ".join(card.text for card in hand) for hand in last.hands] == [
            HANDS[seat] for seat in range(4)
        ]
        assert last.result == table.result
        assert known.to_act is None


def test_own_cards_come_sorted_whatever_the_order_of_the_deal():
    table = Table("euchre", {0: "KS 9S QS TS JS"}, "AH")
    dealt = table.events[0][0]
    assert isinstance(dealt, Dealt)
    assert [card.text for card in dealt.cards] == ["9S", "TS", "JS", "QS", "KS"]


@pytest.mark.parametrize("suit", "SHDC")
def test_a_dealer_names_the_jokers_suit_before_he_looks(suit):
    blind = {"deck.joker": True, "auction.joker_up": "dealer_names"}
    for hands in ({0: "9S TS QS KS AS", 1: "9H TH QH KH AH"}, {0: "9D TD QD KD AD", 1: "9S TS QS KS AS"}):
        table = Table("two-handed", hands, "JK", dealer=1, settings=blind)
        assert table.events[1] == (Dealt((), JOKER),)
        assert [card.text for card in table.known[0].cards] == hands[0].split()
        table.say(f"name {suit}")
        assert [card.text for card in table.known[1].cards] == hands[1].split()


def test_copies_are_numbered_by_the_seat_itself():
    """Of two seats that hold a copy each, both call theirs the first."""
    table = Table("bid-euchre", {0: "9S AS", 1: "9S AS"})
    deck = table.rules.cards
    first = deck.lowest(Card.parse("9S"), deck.all)
    assert table.known[0].hand & first
    assert table.known[1].hand & first


def test_an_observation_is_a_fold():
    """Events one by one or all together give the same."""
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}, discard 9D").play_out()
    for seat, known in table.known.items():
        begun = Observation.start(table.rules, seat, 3)
        assert begun.after(*known.events) == known
        again = begun
        for event in known.events:
            again = again.after(event)
        assert again == known
