"""The rules page of a game: every sentence that holds at a table, taken from the `Rules` and nothing else.

A sentence is a message id with its arguments; `euchre.locales` words it. The parts bear the names of the
sections of the rules, as phases do everywhere; a choice's member is said by ``rule-CHOICE-MEMBER``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from euchre.cards import JOKER, Card, Strain, Suit
from euchre.rules.choices import AuctionKind, LoneDefenders, LoneLead, LoneMakers, Sides, Widow
from euchre.rules.model import Rules
from euchre.rules.page_auction import auction, low_key, plays_no_trump
from euchre.rules.page_lines import Line, chosen, say
from euchre.rules.page_scoring import match, scoring
from euchre.rules.scores import ScoreLine, score_tables
from euchre.rules.tables import power_of


@dataclass(frozen=True, slots=True)
class Table:
    """A part of the score table, under a line that says when it holds."""

    line: Line
    rows: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the page: ``id`` names its heading (``page-ID``)."""

    id: str
    lines: tuple[Line, ...]
    tables: tuple[Table, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """All sentences of a game, in parts; ``house``: those in which the table differs from its variant."""

    parts: tuple[Part, ...]
    house: tuple[Line, ...]

    @property
    def lines(self) -> tuple[Line, ...]:
        """All sentences, those over the score tables too."""
        tables = tuple(table.line for part in self.parts for table in part.tables)
        return tuple(line for part in self.parts for line in part.lines) + tables


def rules_page(rules: Rules) -> Page:
    """The page of these rules."""
    parts = []
    for name, lines_of in PARTS.items():
        lines = tuple(lines_of(rules))
        tables = tuple(_tables(rules)) if name == "scoring" else ()
        if lines:
            parts.append(Part(name, lines, tables))
    house = tuple(line for part in parts for line in part.lines if line.is_house(rules))
    return Page(tuple(parts), house)


def _seats(rules: Rules) -> Iterator[Line]:
    yield chosen(rules, "seats.sides", "seats.count", count=rules.count)


def _deck(rules: Rules) -> Iterator[Line]:
    ranks = tuple(Card(rank, Suit.SPADES) for rank in sorted(rules.deck.ranks, reverse=True))
    yield say("deck", "deck.ranks", "deck.copies", "deck.joker", cards=ranks, size=rules.cards.size)
    if rules.deck.copies == 2:
        yield say("deck-copies", "deck.copies")
    if rules.deck.joker:
        yield say("deck-joker", "deck.joker", cards=(JOKER,))


def _order(rules: Rules) -> Iterator[Line]:
    if rules.deck.bowers:
        yield say("order-trump", "deck.bowers", cards=ordered(rules, Suit.HEARTS, Strain.HEARTS))
        yield say("order-mate", "deck.bowers", cards=ordered(rules, Suit.DIAMONDS, Strain.HEARTS))
        yield say("order-plain", cards=ordered(rules, Suit.SPADES, Strain.HEARTS))
    else:
        yield say("order-no-bowers", "deck.bowers", cards=ordered(rules, Suit.HEARTS, Strain.HEARTS))
    if rules.deck.joker:
        yield say("order-joker", "deck.joker", cards=(JOKER,))
    if plays_no_trump(rules):
        yield say("order-no-trump", cards=ordered(rules, Suit.HEARTS, Strain.NO_TRUMP))
    if Strain.LOW in rules.strains:
        yield say("order-low", low_key(rules), cards=ordered(rules, Suit.HEARTS, Strain.LOW))
    if rules.deck.copies == 2:
        yield chosen(rules, "play.twins")


def ordered(rules: Rules, suit: Suit, strain: Strain) -> tuple[Card, ...]:
    """The cards of an effective suit as they rank in a strain, the highest first, twins once."""
    tables = rules.tables(strain)
    cards = (card for card in dict.fromkeys(rules.cards.faces) if tables.suit_of_face[card] == suit)
    held = sorted(cards, key=lambda card: -power_of(card, strain, bowers=rules.deck.bowers))
    return tuple(card for card in held if card is not JOKER or strain.has_trump)


def _deal(rules: Rules) -> Iterator[Line]:
    deal = rules.deal
    yield say("deal", "deal.hand", count=deal.hand)
    if deal.upcard:
        yield say("deal-upcard", "deal.upcard")
    if rules.exchange.widow is not Widow.NONE:
        yield chosen(rules, "exchange.widow", "deal.widow", count=deal.widow)
    elif rules.stock and not rules.auction.going_under:
        yield chosen(rules, "exchange.widow", rest=rules.stock)
    yield say("deal-passes")


def _exchange(rules: Rules) -> Iterator[Line]:
    exchange = rules.exchange
    if rules.auction.kind is AuctionKind.TURN_UP:
        if exchange.any_of_six:
            yield say("any-of-six", "exchange.any_of_six")
        else:
            yield say("take-up", "exchange.any_of_six", count=rules.deal.hand)
            yield say("may-leave" if exchange.may_leave else "must-take", "exchange.may_leave")
        if lone_hands(rules) and rules.seats.sides is Sides.PARTNERS and not exchange.call_for_best:
            yield say("dealer-out")
    if exchange.partners_best:
        yield say("partners-best", "exchange.partners_best")
    if exchange.call_for_best:
        yield say("call-for-best", "exchange.call_for_best")
        yield say("upcard-joined", "exchange.call_for_best")


def lone_hands(rules: Rules) -> bool:
    """Whether anybody can play alone."""
    return rules.alone.makers is not LoneMakers.NONE or rules.exchange.widow is Widow.OFFERED


def _alone(rules: Rules) -> Iterator[Line]:
    if rules.seats.sides is not Sides.PARTNERS:
        return
    yield chosen(rules, "alone.makers")
    if rules.alone.makers in (LoneMakers.MAKING_SIDE, LoneMakers.WITH_CALL):
        yield chosen(rules, "alone.defenders")
    if rules.alone.makers is not LoneMakers.NONE:
        yield say("lone-partner")


def _play(rules: Rules) -> Iterator[Line]:
    yield chosen(rules, "play.lead")
    if lone_hands(rules):
        yield chosen(rules, "play.lone_lead")
        both = rules.alone.defenders is not LoneDefenders.NEVER
        if both and rules.play.lone_lead is LoneLead.LEFT_OF_LONE:
            yield say("lead-both-alone", "play.lone_lead")
    yield say("follow")
    yield say("trick")


def _tables(rules: Rules) -> Iterator[Table]:
    partners = rules.seats.sides is Sides.PARTNERS
    for table in score_tables(rules):
        camps = f"{table.makers}-{table.defenders}" if partners else f"single-{table.makers}"
        yield Table(say(f"score-{camps}"), table.lines)


PARTS: dict[str, Callable[[Rules], Iterator[Line]]] = {
    "seats": _seats,
    "deck": _deck,
    "order": _order,
    "deal": _deal,
    "auction": auction,
    "exchange": _exchange,
    "alone": _alone,
    "play": _play,
    "scoring": scoring,
    "match": match,
}
