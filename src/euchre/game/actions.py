"""Everything a seat can do, and the deal. An action does not name its seat: it follows from the turn.

``str(action)`` is the one text form, used in records, on the wire, in logs and tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from euchre.cards import Card, Strain
from euchre.errors import NotationError


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance action: each seat's cards, upcard and widow where there are any; the rest is the stock."""

    hands: tuple[tuple[Card, ...], ...]
    upcard: Card | None = None
    widow: tuple[Card, ...] = ()

    def __str__(self) -> str:
        hands = " | ".join(" ".join(card.text for card in hand) for hand in self.hands)
        widow = " / " + " ".join(card.text for card in self.widow) if self.widow else ""
        return f"deal {hands}" + (f" / {self.upcard}" if self.upcard else "") + widow


@dataclass(frozen=True, slots=True)
class Pass:
    """No call."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Order:
    """Accept the turned suit: "I order it up", "I assist", "I accept"; ``alone`` where it is said at once."""

    alone: bool = False

    def __str__(self) -> str:
        return "order alone" if self.alone else "order"


@dataclass(frozen=True, slots=True)
class Name:
    """Name the strain; ``alone`` where it is said at once."""

    strain: Strain
    alone: bool = False

    def __str__(self) -> str:
        return f"name {self.strain.text}" + (" alone" if self.alone else "")


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a level (``"5"``, ``"alone"``) in a strain, or in none where the bid does not name one."""

    level: str
    strain: Strain | None = None

    def __str__(self) -> str:
        return f"bid {self.level}" + (f" {self.strain.text}" if self.strain is not None else "")


@dataclass(frozen=True, slots=True)
class In:
    """Play this hand against the maker."""

    def __str__(self) -> str:
        return "in"


@dataclass(frozen=True, slots=True)
class Out:
    """Stay out of this hand."""

    def __str__(self) -> str:
        return "out"


@dataclass(frozen=True, slots=True)
class Alone:
    """Answer to a lone offer: the partner sits out."""

    def __str__(self) -> str:
        return "alone"


@dataclass(frozen=True, slots=True)
class Decline:
    """Answer no to a private question."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Show a worthless hand: the hand is void and the same dealer deals again."""

    def __str__(self) -> str:
        return "redeal"


@dataclass(frozen=True, slots=True)
class Swap:
    """Going under: put three low cards down and take the three face-down cards. ``cards`` sorted."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return _with_cards("swap", self.cards)


@dataclass(frozen=True, slots=True)
class Discard:
    """A card put out: by the dealer for an accepted upcard, by the maker for a widow of one card.

    Where the dealer may leave the upcard, putting it out means that it is left.
    """

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """The maker takes the widow that is offered."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Leave:
    """The maker leaves the widow that is offered."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Bury:
    """Several cards put out for those of the widow; one alone is a `Discard`. ``cards`` sorted."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return _with_cards("discard", self.cards)


@dataclass(frozen=True, slots=True)
class Give:
    """Cards passed to the partner in an exchange, possibly none. ``cards`` sorted: equal sets are equal."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return _with_cards("give", self.cards)


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return self.card.text


CallAction = Pass | Order | Name | Bid | In | Out
Action = Deal | CallAction | Alone | Decline | Redeal | Swap | Discard | Take | Leave | Bury | Give | PlayCard

PASS, ALONE, DECLINE, REDEAL, TAKE, LEAVE = Pass(), Alone(), Decline(), Redeal(), Take(), Leave()
IN, OUT = In(), Out()


def _with_cards(verb: str, cards: tuple[Card, ...]) -> str:
    return " ".join([verb, *(card.text for card in cards)])


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Faces in the fixed order of all faces, so that equal multisets are equal tuples."""
    return tuple(sorted(cards, key=_card_index))


def _card_index(card: Card) -> int:
    return card.index


def parse_action(text: str) -> Action:
    """Read an action text. Whether it is legal is the state's affair.

    Raises: `NotationError` (``unknown-action``, ``unknown-card``, ``unknown-strain``).

    >>> parse_action("bid 5 h")
    Bid(level='5', strain=<Strain.HEARTS: 2>)
    """
    words = text.split()
    if not words:
        raise NotationError("unknown-action", "an empty text is no action", text=text)
    verb, rest = words[0].lower(), words[1:]
    parser = _PARSERS.get(verb)
    if parser is not None:
        action = parser(rest)
        if action is not None:
            return action
    elif not rest and len(verb) <= 3:
        return PlayCard(Card.parse(verb))
    raise NotationError(
        "unknown-action",
        f"{text!r} is no action: write pass, order, name H, bid 5 H, alone, decline, discard 9S, "
        "give 9S TS or a card",
        text=text,
    )


def _order(rest: list[str]) -> Action | None:
    if [word.lower() for word in rest] == ["alone"]:
        return Order(alone=True)
    return None if rest else Order()


def _name(rest: list[str]) -> Action | None:
    if len(rest) == 2 and rest[1].lower() == "alone":
        return Name(Strain.parse(rest[0]), alone=True)
    return Name(Strain.parse(rest[0])) if len(rest) == 1 else None


def _bid(rest: list[str]) -> Action | None:
    if len(rest) == 1:
        return Bid(rest[0].lower())
    return Bid(rest[0].lower(), Strain.parse(rest[1])) if len(rest) == 2 else None


def _discard(rest: list[str]) -> Action | None:
    cards = sorted_cards(Card.parse(word) for word in rest)
    if len(cards) == 1:
        return Discard(cards[0])
    return Bury(cards) if cards else None


def _bare(action: Action) -> Callable[[list[str]], Action | None]:
    return lambda rest: None if rest else action


def _cards(kind: type[Give] | type[Swap]) -> Callable[[list[str]], Action | None]:
    return lambda rest: kind(sorted_cards(Card.parse(word) for word in rest))


_PARSERS: dict[str, Callable[[list[str]], Action | None]] = {
    "pass": _bare(PASS),
    "in": _bare(IN),
    "out": _bare(OUT),
    "alone": _bare(ALONE),
    "decline": _bare(DECLINE),
    "redeal": _bare(REDEAL),
    "take": _bare(TAKE),
    "leave": _bare(LEAVE),
    "order": _order,
    "name": _name,
    "bid": _bid,
    "discard": _discard,
    "give": _cards(Give),
    "swap": _cards(Swap),
}
