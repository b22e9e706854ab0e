"""What can be perceived at a table. States never leave the engine; events do, one seat's at a time.

Where a field depends on who looks (own cards, the faces of a gift), the event of everybody else carries
an empty tuple: it was never filled, not emptied.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from euchre.cards import Card
from euchre.game.actions import CallAction
from euchre.game.contract import Question
from euchre.game.scoring import HandResult


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt. ``cards``: the perceiving seat's own, sorted; empty for a spectator."""

    cards: tuple[Card, ...]
    upcard: Card | None
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Opened:
    """The private questions before the calls are over; the calls begin."""

    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Asked:
    """The perceiving seat, and no other, is asked a question."""

    question: Question
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Declined:
    """The perceiving seat answered no; nobody else hears it."""

    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Redealt:
    """A seat showed its worthless hand: void, the same dealer deals again."""

    seat: int
    cards: tuple[Card, ...]
    kind: Literal["redealt"] = "redealt"


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat swapped three low cards for the face-down cards; the faces are its own affair."""

    seat: int
    put_down: tuple[Card, ...]
    taken: tuple[Card, ...]
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class Called:
    """A call everybody hears."""

    seat: int
    action: CallAction
    kind: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class JokerHeld:
    """Everybody passed; this seat says that it holds the joker, and so must bid."""

    seat: int
    kind: Literal["joker-held"] = "joker-held"


@dataclass(frozen=True, slots=True)
class WentAlone:
    """A seat accepted the lone offer; its partner lays the cards down."""

    seat: int
    kind: Literal["went-alone"] = "went-alone"


@dataclass(frozen=True, slots=True)
class OffersClosed:
    """Everybody who may play alone has answered."""

    kind: Literal["offers-closed"] = "offers-closed"


@dataclass(frozen=True, slots=True)
class UpcardTaken:
    """The dealer took the upcard and put a card out, whose face only he knows."""

    seat: int
    put_out: tuple[Card, ...]
    kind: Literal["upcard-taken"] = "upcard-taken"


@dataclass(frozen=True, slots=True)
class UpcardLeft:
    """The dealer left the upcard on the table; it is dead."""

    seat: int
    kind: Literal["upcard-left"] = "upcard-left"


@dataclass(frozen=True, slots=True)
class UpcardJoined:
    """The upcard counts among the cards of a dealer who sits out, and may be given to his partner."""

    seat: int
    kind: Literal["upcard-joined"] = "upcard-joined"


@dataclass(frozen=True, slots=True)
class WidowTaken:
    """The maker took the widow; its faces are his own affair."""

    seat: int
    cards: tuple[Card, ...]
    kind: Literal["widow-taken"] = "widow-taken"


@dataclass(frozen=True, slots=True)
class WidowLeft:
    """The maker left the widow that was offered, and plays alone."""

    seat: int
    kind: Literal["widow-left"] = "widow-left"


@dataclass(frozen=True, slots=True)
class Buried:
    """The maker put so many cards out; only he knows which."""

    seat: int
    count: int
    cards: tuple[Card, ...]
    kind: Literal["buried"] = "buried"


@dataclass(frozen=True, slots=True)
class Gave:
    """A seat passed cards to its partner; the receiver sees them when the exchange is complete."""

    seat: int
    count: int
    cards: tuple[Card, ...]
    kind: Literal["gave"] = "gave"


@dataclass(frozen=True, slots=True)
class Received:
    """The perceiving seat receives these cards from its partner."""

    seat: int
    cards: tuple[Card, ...]
    kind: Literal["received"] = "received"


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played."""

    seat: int
    card: Card
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat took the trick."""

    seat: int
    kind: Literal["trick-won"] = "trick-won"


@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand is over and all cards are shown: ``hands`` as dealt, by seat, each sorted."""

    result: HandResult
    hands: tuple[tuple[Card, ...], ...]
    kind: Literal["hand-over"] = "hand-over"


Event = (
    Dealt
    | Opened
    | Asked
    | Declined
    | Redealt
    | Swapped
    | Called
    | JokerHeld
    | WentAlone
    | OffersClosed
    | UpcardTaken
    | UpcardLeft
    | UpcardJoined
    | WidowTaken
    | WidowLeft
    | Buried
    | Gave
    | Received
    | Played
    | TrickWon
    | HandOver
)
