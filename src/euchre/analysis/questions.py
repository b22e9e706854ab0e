"""The questions that Euchre players argue about, each as a table to be filled (`euchre.analysis.study`).

All are asked of the game `euchre`, seat 0 dealing: seat 1 is on the dealer's left, 2 his partner, 3 on his
right. The turned suit is spades, so that clubs is its mate ("next") and hearts and diamonds are across.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from euchre.analysis.study import Groups, Question, drawn
from euchre.analysis.told import Decide, Told
from euchre.cards import Card, Strain, Suit
from euchre.cards.card import Rank
from euchre.errors import RulesError
from euchre.game.actions import (
    ALONE,
    DECLINE,
    PASS,
    CallAction,
    Name,
    Order,
    PlayCard,
)
from euchre.game.observation import Observation
from euchre.rules import Rules, variant

SEATS = {"left": 1, "partner": 2, "right": 3, "dealer": 0}
NEXT, ACROSS = Suit.CLUBS, (Suit.HEARTS, Suit.DIAMONDS)
BOWERS = (Card.parse("JS"), Card.parse("JC"))
TOP = (*BOWERS, Card.parse("AS"))
LOW = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN)

PLAIN_RANKS = (Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE)

Hand = tuple[Card, ...]


@cache
def rules() -> Rules:
    """The game that is asked about."""
    return variant("euchre")


def trumps(hand: Hand, suit: Suit = Suit.SPADES) -> list[Card]:
    """The cards of a hand that are trump."""
    suits = rules().tables(suit.strain).suit_of_face
    return [card for card in hand if suits[card] == suit]


def side_aces(hand: Hand) -> int:
    """Aces that are no trump, spades being trump."""
    return sum(card.rank is Rank.ACE and card.suit is not Suit.SPADES for card in hand)


def bowers(hand: Hand) -> int:
    """How many of the two bowers of spades."""
    return sum(card in BOWERS for card in hand)


def turned(rng: random.Random, *ranks: Rank) -> Card:
    """A spade to turn up, of these ranks where there are any."""
    return rng.choice(
        [
            card
            for card in rules().cards.faces
            if card.suit is Suit.SPADES and (card.rank in ranks or not ranks)
        ]
    )


def call(hand: Hand, upcard: Card, seat: int, passes: int, score: tuple[int, int] = (0, 0)) -> Told:
    """A call after so many passes."""
    return Told(rules(), 0, score, hand, upcard, (PASS,) * passes, seat=seat)


def orders(_row: str, observation: Observation) -> Groups:
    """To order against to pass."""
    return [action for action in observation.legal() if isinstance(action, Order)], [PASS]


# ------------------------------------------------------------------ ordering


def _counts(row: str) -> Callable[[Hand], bool]:
    """Whether a hand has the trumps and bowers of a row: ``trumps-3-bower``."""
    _, number, *more = row.split("-")
    wanted = {"": 0, "bower": 1, "bowers": 2}["".join(more)]
    count = int(number)

    def fits(hand: Hand) -> bool:
        held = len(trumps(hand))
        if count >= 4:
            return held >= count
        return held == count and bowers(hand) == wanted

    return fits


def _ordering(row: str, column: str, rng: random.Random) -> Told:
    seat, fits = SEATS[column], _counts(row)
    # The dealer counts the turned card; the others cannot hold both bowers where one lies on the table.
    no_bower = not row.endswith(("bower", "bowers", "4")) if seat == 0 else row.endswith("bowers")
    upcard = turned(rng, *(PLAIN_RANKS if no_bower else ()))
    hand = drawn(rules(), rng, lambda held: fits((*held, upcard) if seat == 0 else held), upcard)
    return call(hand, upcard, seat, (seat - 1) % 4)


def _partner(row: str, column: str, rng: random.Random) -> Told:
    fits, aces = _counts(row), int(column[-1])
    upcard = turned(rng, *PLAIN_RANKS)
    hand = drawn(rules(), rng, lambda held: fits(held) and side_aces(held) == aces, upcard)
    return call(hand, upcard, SEATS["partner"], 1)


def _bower(row: str, column: str, rng: random.Random) -> Told:
    name, _, number = row.partition("-")
    seat, held_trumps = SEATS[name], int(number)
    low = (Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.KING)
    upcard = turned(rng, *((Rank.JACK,) if column == "up-bower" else low))
    hand = drawn(rules(), rng, lambda held: len(trumps(held)) == held_trumps, upcard, *BOWERS)
    return call(hand, upcard, seat, (seat - 1) % 4)


def _donation(row: str, column: str, rng: random.Random) -> Told:
    own, theirs = map(int, column.split("-")[1:])
    upcard = turned(rng)
    count = int(row[-1])

    def fits(held: Hand) -> bool:
        return len(trumps(held)) == count and not bowers(held) and not side_aces(held)

    return call(drawn(rules(), rng, fits, upcard), upcard, SEATS["left"], 0, (theirs, own))


# ------------------------------------------------------------------ next or across


def _next(row: str, column: str, rng: random.Random) -> Told:
    seat, (here, there) = SEATS[column], map(int, row.split("-")[1::2])
    upcard = turned(rng, *PLAIN_RANKS)

    def fits(held: Hand) -> bool:
        across = max(len(trumps(held, suit)) for suit in ACROSS)
        return len(trumps(held, NEXT)) == here and across == there

    return call(drawn(rules(), rng, fits, upcard), upcard, seat, 4 + (seat - 1) % 4)


def names(_row: str, _observation: Observation) -> Groups:
    """To name next against to name the better of the two suits across."""
    return [Name(NEXT.strain)], [Name(suit.strain) for suit in ACROSS]


# ------------------------------------------------------------------ alone


def _with_top(row: str, rng: random.Random) -> Hand:
    """The three top trumps with the two other cards of a row."""
    rest = [card for card in rules().cards.faces if card not in TOP]
    more = [card for card in rest if card.suit is Suit.SPADES]
    side = [card for card in rest if card.suit is not Suit.SPADES]
    kinds = {
        "ace": [card for card in side if card.rank is Rank.ACE],
        "king": [card for card in side if card.rank is Rank.KING],
        "low": [card for card in side if card.rank in LOW],
        "trump": more,
    }
    _, first, second, *same = row.split("-")
    pairs = [(a, b) for a in kinds[first] for b in kinds[second] if a is not b]
    if "trump" not in (first, second):
        pairs = [(a, b) for a, b in pairs if (a.suit is b.suit) == bool(same)]
    return (*TOP, *rng.choice(pairs))


def _loner(row: str, column: str, rng: random.Random) -> Told:
    final = _with_top(row, rng)
    if column == "left":
        upcard = rng.choice(
            [card for card in rules().cards.faces if card.suit in ACROSS and card not in final]
        )
        calls: tuple[CallAction, ...] = (PASS, PASS, PASS, PASS, Name(Strain.SPADES))
        return Told(rules(), 0, (0, 0), final, upcard, calls, seat=1, decide=Decide.ALONE)
    upcard = rng.choice(trumps(final))
    junk = [
        card
        for card in rules().cards.faces
        if card.suit is not Suit.SPADES and card.rank in (Rank.NINE, Rank.TEN) and card not in final
    ]
    hand = (*(card for card in final if card is not upcard), rng.choice(junk))
    return Told(rules(), 0, (0, 0), hand, upcard, (PASS, PASS, PASS, Order()), seat=0, decide=Decide.ALONE)


def alone(_row: str, _observation: Observation) -> Groups:
    """To play alone against not to."""
    return [ALONE], [DECLINE]


# ------------------------------------------------------------------ the opening lead

LEADS: dict[str, tuple[CallAction, ...]] = {
    "by-partner-of-dealer": (PASS, Order()),
    "by-dealer": (PASS, PASS, PASS, Order()),
    "by-own-partner": (PASS, PASS, Order()),
    "by-leader": (Order(),),
}


def _kinds(row: str, hand: Hand) -> list[Card]:
    """The cards of a hand that are of this kind."""
    ruffs = set(trumps(hand))
    side = [card for card in hand if card not in ruffs]
    alike = {card: sum(other.suit is card.suit for other in side) for card in side}
    match row:
        case "lead-trump":
            return [card for card in hand if card in ruffs]
        case "lead-ace":
            return [card for card in side if card.rank is Rank.ACE]
        case "lead-king":
            return [card for card in side if card.rank is Rank.KING]
        case "lead-single":
            return [card for card in side if card.rank in LOW and alike[card] == 1]
    return [card for card in side if card.rank in LOW and alike[card] > 1]


def _lead(row: str, column: str, rng: random.Random) -> Told:
    own = column == "by-leader"
    upcard = turned(rng)

    def fits(held: Hand) -> bool:
        count = len(trumps(held))
        return (count >= 3 if own else count <= 2) and bool(_kinds(row, held)) and len(_kinds(row, held)) < 5

    return Told(
        rules(), 0, (0, 0), drawn(rules(), rng, fits, upcard), upcard, LEADS[column], plays=(), seat=1
    )


def leads(row: str, observation: Observation) -> Groups:
    """The cards of a kind against all cards."""
    own = [PlayCard(card) for card in _kinds(row, tuple(observation.cards))]
    return own, observation.legal()


# ------------------------------------------------------------------ all

COUNTED = (
    "trumps-1", "trumps-2", "trumps-2-bower", "trumps-3", "trumps-3-bower", "trumps-3-bowers", "trumps-4",
)  # fmt: skip
TOP_HANDS = (
    "top-trump-trump", "top-trump-ace", "top-trump-king", "top-trump-low", "top-ace-ace",
    "top-ace-king-same", "top-ace-king", "top-ace-low-same", "top-ace-low", "top-king-low-same",
    "top-king-low", "top-low-low-same", "top-low-low",
)  # fmt: skip

QUESTIONS = {
    question.name: question
    for question in (
        Question("ordering", COUNTED, tuple(SEATS), _ordering, orders),
        Question(
            "partner",
            ("trumps-2", "trumps-2-bower", "trumps-3", "trumps-3-bower"),
            ("aces-0", "aces-1", "aces-2"),
            _partner,
            orders,
        ),
        Question(
            "bower",
            ("partner-0", "partner-1", "partner-2", "dealer-0", "dealer-1", "dealer-2"),
            ("up-bower", "up-low"),
            _bower,
            orders,
        ),
        Question(
            "next",
            ("next-1-across-2", "next-2-across-2", "next-2-across-3", "next-3-across-2"),
            tuple(SEATS),
            _next,
            names,
        ),
        Question(
            "donation",
            ("weak-0", "weak-1", "weak-2"),
            ("score-9-6", "score-9-7", "score-9-8", "score-8-6"),
            _donation,
            orders,
            chance=True,
        ),
        Question("alone", TOP_HANDS, ("left", "dealer"), _loner, alone),
        Question(
            "lead",
            ("lead-ace", "lead-king", "lead-single", "lead-low", "lead-trump"),
            tuple(LEADS),
            _lead,
            leads,
        ),
    )
}
"""By name."""


def question(name: str) -> Question:
    """The question of that name.

    Raises: `RulesError` (``unknown-study``) naming those there are.
    """
    found = QUESTIONS.get(name)
    if found is None:
        raise RulesError(
            "unknown-study", f"no study is called {name!r}: choose one of {', '.join(QUESTIONS)}"
        )
    return found
