"""What a seat sees: made of its observation alone, complete for drawing, and nothing more."""

import random
from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from euchre.cards import Strain, Suit
from euchre.errors import IllegalAction
from euchre.game import Deal
from euchre.game.events import Swapped
from euchre.notation import deal_from_json
from euchre.server import views
from euchre.server.fold import Table
from euchre.server.protocol import CardView, View
from euchre.server.views import suit_order
from euchre.storage import EventRow
from tests.server.tabletop import GAMES, do, lay, playing
from tests.server.test_fold import NO_FARMER, deal_of

BID = deal_of(
    "JS JS JC JC AS AS KS KS QS QS TS TS",
    "9S 9S AC AC KC KC QC QC TC TC 9C 9C",
    "AH AH KH KH QH QH JH JH TH TH 9H 9H",
    "AD AD KD KD QD QD JD JD TD TD 9D 9D",
)


def view(table: Table, seat: int = 0) -> View:
    return views.view(table.row, table.shown[seat])


def faces(cards: list[CardView]) -> list[str]:
    return [card.face for card in cards]


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_a_view_offers_exactly_what_is_legal(variant: str, settings: dict[str, object]) -> None:
    for table in playing(lay(variant, settings), random.Random(11), 3):
        for sight in table.shown:
            seen = views.view(table.row, sight)
            legal = {str(action) for action in sight.observation.legal()}
            offered = {action.text for action in seen.actions}
            offered |= {card.face for card in seen.hand if card.playable}
            sets = {text for text in legal if text.split()[0] in ("discard", "give", "swap")}
            assert offered == legal - sets
            assert (seen.choose is not None) == bool(sets)
            if seen.choose is not None:
                _check_choice(seen, sets)
            assert seen.your_turn == bool(legal)
            assert (seen.prompt is not None) == bool(legal)


def _check_choice(seen: View, sets: set[str]) -> None:
    choose = seen.choose
    assert choose is not None
    assert {text.split()[0] for text in sets} == {choose.verb}
    counts = {len(text.split()) - 1 for text in sets}
    assert (min(counts), max(counts)) == (choose.min, choose.max)
    assert {face for text in sets for face in text.split()[1:]} <= set(faces(choose.cards))
    if choose.leave is not None:
        assert seen.upcard is not None
        assert choose.leave == seen.upcard.face


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_counts_agree_with_the_cards(variant: str, settings: dict[str, object]) -> None:
    for table in playing(lay(variant, settings), random.Random(12), 3):
        for seat, sight in enumerate(table.shown):
            seen = views.view(table.row, sight)
            if seen.phase in ("deal", "over"):
                continue
            assert seen.seats[seat].cards == len(seen.hand)
            assert sum(seen.tricks) == sum(one.tricks for one in seen.seats)
            assert [one.kind for one in seen.seats].count("you") == 1
            assert sum(one.dealer for one in seen.seats) == 1
            others = views.view(table.row, table.shown[(seat + 1) % table.rules.count])
            assert [one.cards for one in others.seats] == [one.cards for one in seen.seats]


def test_trump_comes_first_with_both_bowers_and_colours_alternate() -> None:
    hand = ["9D", "JH", "AS", "JD", "KH"]
    deal = deal_of(" ".join(hand), "9S TS QS KS 9H", "9C TC QC KC TH", "AC TD QD KD AD", upcard="QH")
    table = do(lay("euchre", dealer=3), deal, "pass", "pass", "pass", "order")
    before = view(do(lay("euchre", dealer=3), deal))
    assert faces(before.hand) == ["KH", "JH", "AS", "JD", "9D"]
    assert {card.role for card in before.hand} == {"plain"}
    seen = view(table)
    assert [(card.face, card.role, card.suit) for card in seen.hand] == [
        ("JH", "right", "H"),
        ("JD", "left", "H"),
        ("KH", "trump", "H"),
        ("AS", "plain", "S"),
        ("9D", "plain", "D"),
    ]


def test_twins_stand_side_by_side() -> None:
    table = do(lay("bid-euchre", dealer=3), BID, "bid 8 S", "pass", "pass", "pass")
    assert " ".join(faces(view(table).hand)) == "JS JS JC JC AS AS KS KS QS QS TS TS"
    assert [card.role for card in view(table).hand[:5]] == ["right", "right", "left", "left", "trump"]


def test_suits_are_ordered_so_that_colours_change() -> None:
    black, red = {Suit.SPADES, Suit.CLUBS}, {Suit.HEARTS, Suit.DIAMONDS}
    for strain in Strain:
        order = suit_order(frozenset(Suit), strain)
        assert [suit.is_red for suit in order] in ([True, False] * 2, [False, True] * 2)
        if strain.has_trump:
            assert int(order[0]) == int(strain)
    assert suit_order(frozenset(black | {Suit.HEARTS}), None)[1] is Suit.HEARTS
    assert suit_order(frozenset(red | {Suit.CLUBS}), None)[1] is Suit.CLUBS


def test_a_card_that_may_not_be_played_says_which_rule_forbids_it() -> None:
    deal = deal_of("JD 9S 9D AH KC", "9H TH QH KH AS", "9C TC QC JC TS", "KS QS TD QD KD", upcard="AD")
    table = do(lay("euchre", dealer=0), deal, "order", *["decline"] * 4, "discard KC", "KH")
    while table.to_act != 0:
        seat = table.to_act
        assert seat is not None
        table = do(table, table.sights[seat].observation.legal()[0])
    seen = view(table)
    why = {card.face: card.why for card in seen.hand if not card.playable}
    assert {card.face for card in seen.hand if card.playable} == {"AH"}
    assert set(why) == {"JD", "9S", "9D", "AD"}
    assert all(text is not None and text.id == "reason-must-follow" for text in why.values())
    assert {text.args["suit"] for text in why.values() if text} == {"H"}


def test_nothing_is_explained_when_it_is_not_your_turn() -> None:
    table = do(lay("euchre", dealer=3), NO_FARMER, "pass")
    assert not any(card.playable or card.why for card in view(table).hand)


@pytest.mark.parametrize(
    ("calls", "state"),
    [
        ([], "up"),
        (["pass"] * 3, "up"),
        (["pass"] * 4, "down"),
        (["pass"] * 8, "down"),
        (["pass"] * 4 + ["name H"], "down"),
        (["order"], "up"),
        (["order", *["decline"] * 4], "up"),
        (["order", *["decline"] * 4, "discard 9D"], "taken"),
        (["order", *["decline"] * 4, "discard AD"], "left"),
        (["pass", "order", "alone", "decline", "decline"], "dead"),
    ],
)
def test_the_upcard_is_where_it_is(calls: list[str], state: str) -> None:
    assert view(do(lay("euchre", dealer=3), NO_FARMER, *calls)).upcard_state == state


def test_the_dealer_may_leave_a_card_that_another_accepted_and_must_take_his_own() -> None:
    ordered = view(do(lay("euchre", dealer=3), NO_FARMER, "order", *["decline"] * 4), seat=3)
    assert ordered.choose is not None
    assert (ordered.choose.min, ordered.choose.max, ordered.choose.leave) == (1, 1, "AD")
    assert len(ordered.choose.cards) == 6
    accepted = do(lay("euchre", dealer=3), NO_FARMER, *["pass"] * 3, "order", *["decline"] * 4)
    own = view(accepted, seat=3).choose
    assert own is not None
    assert own.leave is None
    assert len(own.cards) == 5


def test_an_exchange_asks_both_sides() -> None:
    table = do(lay("bid-euchre", dealer=3), BID, "bid alone S")
    first = view(table).choose
    assert first is not None
    assert (first.verb, first.min, first.max, len(first.cards)) == ("give", 0, 3, 12)
    table = do(table, "give TS TS")
    assert [seat.cards for seat in view(table).seats] == [10, 12, 12, 12]
    second = view(table, seat=2).choose
    assert second is not None
    assert (second.min, second.max) == (2, 2)
    assert view(table).choose is None
    table = do(table, "give AH AH")
    assert {"AH"} <= set(faces(view(table).hand))
    assert [seat.cards for seat in view(table).seats] == [12, 12, 12, 12]
    assert view(table).seats[2].sits_out


def test_the_result_shows_all_hands_as_dealt() -> None:
    *_, table = playing(lay("euchre"), random.Random(9), 1)
    seen = view(table)
    assert seen.result is not None
    dealt = sorted(" ".join(sorted(faces(hand))) for hand in seen.result.hands)
    assert len(dealt) == 4
    assert sum(Counter(seen.result.tricks).values()) == 2
    assert seen.phase == "over"
    assert seen.score == seen.result.score


def test_the_end_of_a_match_is_told_once() -> None:
    *_, table = playing(lay("euchre", {"match.target": 1}), random.Random(2), 99)
    sight = table.shown[0]
    kinds = [one.kind for one in views.events(table.row, sight, 0)]
    assert kinds.count("match-over") == 1
    assert kinds[-1] == "match-over"
    assert views.events(table.row, sight, sight.version) == []
    seen = view(table)
    assert seen.match is not None
    assert seen.match.winner == table.match.winner


# ---------------------------------------------------------------- secrecy


def _bytes(table: Table, seat: int) -> bytes:
    sight = table.shown[seat]
    parts = (sight.version, views.events(table.row, sight, 0), views.view(table.row, sight))
    return msgspec.json.encode(parts)


def _swapped(deal: Deal, rng: random.Random, observer: int, table: Table) -> Deal:
    """The deal with two cards exchanged that lie with others, or in the stock."""
    hands = [list(hand) for hand in deal.hands]
    stock = list(table.rules.cards.faces)
    for card in [*(card for hand in hands for card in hand), *([deal.upcard] if deal.upcard else [])]:
        stock.remove(card)
    places = [hand for seat, hand in enumerate(hands) if seat != observer]
    if stock:
        places.append(stock)
    if len(places) < 2:
        return deal
    one, other = rng.sample(places, 2)
    i, j = rng.randrange(len(one)), rng.randrange(len(other))
    one[i], other[j] = other[j], one[i]
    return replace(deal, hands=tuple(tuple(hand) for hand in hands))


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_exchanging_unseen_cards_changes_no_byte(variant: str, settings: dict[str, object]) -> None:
    """As far as both deals allow the same actions, in the same turns, everything sent is the same."""
    rng = random.Random(31)
    compared = 0
    for seed in range(6):
        rows: list[EventRow] = []
        for _ in playing(lay(variant, settings, people=0), random.Random(seed), 1, rows):
            pass
        start = lay(variant, settings, people=0)
        dealt = do(start, _deal_in(rows[0], start))
        observer = rng.randrange(start.rules.count)
        for _ in range(6):
            swapped = _swapped(_deal_in(rows[0], start), rng, observer, start)
            compared += _compare(dealt, do(start, swapped), rows[1:], observer)
    assert compared > 40


def _deal_in(row: EventRow, table: Table) -> Deal:
    return deal_from_json(msgspec.json.decode(row.body)["deal"], table.rules)


def _took_stock(table: Table, observer: int) -> bool:
    """The observer went under: from then on it knows the face-down cards."""
    events = table.sights[observer].observation.events
    return any(isinstance(event, Swapped) and event.taken for event in events)


def _compare(one: Table, other: Table, rows: list[EventRow], observer: int) -> int:
    compared = 0
    for row in rows:
        if (one.to_act, one.is_asking_in_secret) != (other.to_act, other.is_asking_in_secret):
            break
        if other.sights[observer].observation.phase == "over" or _took_stock(other, observer):
            break
        assert _bytes(one, observer) == _bytes(other, observer)
        compared += 1
        try:
            one, other = one.after(row), other.after(row)
        except IllegalAction:
            break  # what one of them did the other could not have done
    return compared


def test_a_card_out_of_sight_would_be_noticed() -> None:
    """The comparison above can fail: a view that tells another's card differs."""
    start = lay("euchre", dealer=3)
    deal = NO_FARMER
    hands = list(deal.hands)
    hands[1], hands[2] = hands[2], hands[1]
    one, other = do(start, deal), do(start, replace(deal, hands=tuple(hands)))
    assert _bytes(one, 0) == _bytes(other, 0)
    assert _bytes(one, 1) != _bytes(other, 1)
