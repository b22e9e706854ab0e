"""What the book remembers while cards are played."""

from __future__ import annotations

from euchre.bots.book_memory import remember
from euchre.cards import mask_of
from euchre.rules import variant
from tests.bots.table import what_is_seen

ACCEPTED = "pass, pass, pass, order, decline, decline, decline, decline"
HANDS = {0: "JS AS 9S 9D AH", 1: "AC KC 9H TH TD", 2: "JC QS KH AD KD", 3: "TS 9C QD JD JH"}
"""Spades are trump, the king is turned; the dealer puts out the nine of diamonds."""


def memory_after(plays, hands=None, calls=ACCEPTED + ", discard 9D"):
    rules = variant("euchre")
    seen = what_is_seen(rules, hands or HANDS, "KS", f"{calls}, {plays}", (0, 0), 0)
    return rules, remember(seen)


def faces(rules, mask):
    return set(rules.cards.text(mask).split())


def one(rules, text):
    return rules.cards.ids_of(rules.cards.parse(text)[0]).bit_length() - 1


def test_played_cards_are_gone_and_the_upcard_is_with_the_dealer():
    rules, memory = memory_after("AC, QS")
    assert memory.me == 3
    assert not faces(rules, memory.unseen) & {"AC", "QS", "TS", "9C", "QD", "JD", "JH"}
    assert faces(rules, memory.unseen) >= {"KS", "9D", "AH", "JS"}
    assert [faces(rules, mask) for mask in memory.known] == [{"KS"}, set(), set(), set()]
    assert memory.none_of(0, mask_of([one(rules, "KS")])) == 0.0
    assert memory.none_of(2, mask_of([one(rules, "KS")])) == 1.0


def test_the_dealer_remembers_what_he_put_out():
    rules, memory = memory_after("AC, QS, 9C")
    assert memory.me == 0
    assert "9D" not in faces(rules, memory.unseen)


def test_a_seat_that_did_not_follow_is_void():
    rules, memory = memory_after("AC, QS, 9C")
    clubs = mask_of(one(rules, text) for text in ("TC", "QC"))
    assert memory.none_of(2, clubs) == 1.0
    assert memory.none_of(1, clubs) < 1.0
    assert memory.none_of(2, mask_of([one(rules, "JC")])) < 1.0, "the left bower is no club"


def test_bowers_that_have_gone_make_the_next_trump_master():
    rules, memory = memory_after("AC, QS, 9C, JS, AS")
    assert memory.me == 1
    ace, queen = one(rules, "AS"), one(rules, "QS")
    assert faces(rules, memory.higher(ace)) == {"JC"}
    assert faces(rules, memory.higher(queen)) == {"JC", "KS"}
    rules, memory = memory_after("AC, QS, 9C, JS, AS, TD, JC, TS")
    assert memory.me == 2
    assert not memory.higher(one(rules, "KS")), "right, left and ace have been played"


def test_who_plays_behind_and_who_sits_out():
    _, memory = memory_after("AC")
    assert memory.me == 2 and memory.behind == (3, 0) and memory.partner == 0
    alone = "pass, pass, pass, order, alone, decline, decline, discard 9D"
    rules, memory = memory_after("AC", calls=alone)
    assert memory.me == 3 and memory.behind == (0,) and memory.partner == 1
    assert memory.left == [5, 4, 0, 5]
    assert rules.side_of(memory.contract.maker) == 0
