"""The messages between the server and a browser; those of reviews and of rules are in files of their own.

The browser is a thin view: it knows no rules. Each card arrives with its role, its effective suit and the
reason it may not be played; each choice arrives as an action text to send back. ``web/src/protocol.ts`` is
generated from all of them (``scripts/protocol.py``).

Cards travel as faces (``"JC"``), never as ids: two copies of a face cannot be told apart on the wire.
Texts for people travel as a Fluent message id with its arguments and are worded by the browser.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Face = str
"""A card as text, ``"9S"``, ``"JK"``."""

ArgValue = str | int
Setting = bool | int | str | list[str]
"""What a key of the rules holds, as JSON."""
Role = Literal["joker", "right", "left", "trump", "plain"]
PhaseName = Literal["deal", "auction", "exchange", "play", "over"]
Pace = Literal["slow", "normal", "instant"]


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Fluent message and its arguments; ``arg`` values that name a suit or card are their texts."""

    id: str
    args: dict[str, ArgValue] = {}


# ---------------------------------------------------------------- what the browser sends


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Asks for everything after ``since`` (0 = from the start of the table); first message of a socket."""

    since: int


class Act(msgspec.Struct, frozen=True, tag="act"):
    """One action of this seat, by its text. ``id`` is unique per seat: a resend is harmless."""

    id: str
    version: int
    action: str


class Proceed(msgspec.Struct, frozen=True, tag="proceed"):
    """Next hand, please: brings the next deal forward while a hand's result is shown."""

    id: str
    version: int


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Keeps the socket open and measures it."""


ClientMessage = Resume | Act | Proceed | Ping


# ---------------------------------------------------------------- what the browser sees


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as one seat may see it now.

    ``suit`` is the effective suit (the left bower's is trump); ``sort`` orders a hand, trump first;
    ``playable`` is true when this seat may play it now; ``why`` says which rule forbids it, when it is this
    seat's turn to play and the card is not playable.
    """

    face: Face
    role: Role
    suit: str
    sort: int
    playable: bool = False
    why: Text | None = None


class PlayedCard(msgspec.Struct, frozen=True):
    """A card on the table and who played it."""

    seat: int
    card: CardView


class TrickView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A trick; ``winner`` is the seat that took it, or that holds it so far."""

    cards: list[PlayedCard]
    winner: int | None = None


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody can see of one seat.

    ``sits_out`` for a lone player's partner; ``said`` is this hand's last call of the seat;
    ``cards`` how many cards it holds; ``tricks`` how many it took.
    """

    seat: int
    side: int
    name: str
    kind: Literal["you", "human", "bot"]
    cards: int
    tricks: int = 0
    dealer: bool = False
    maker: bool = False
    sits_out: bool = False
    said: Text | None = None


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice: send ``text`` back to make it.

    ``verb`` is its first word (``pass order name bid alone decline redeal``); ``level`` a bid's number or
    special name; ``strain`` where one is named (``S C H D NT LOW``); ``alone`` when it says so itself.
    """

    text: str
    verb: str
    label: Text
    level: str | None = None
    strain: str | None = None
    alone: bool = False


class SetActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of ``min``–``max`` cards out of ``cards``: send ``verb`` followed by the faces.

    ``leave`` is the face among ``cards`` that is the upcard: choosing it leaves the upcard on the table or,
    where it is put out ``unseen``, under it.
    """

    verb: str
    label: Text
    min: int
    max: int
    cards: list[CardView]
    leave: Face | None = None
    unseen: bool = False


class HandResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a hand ended. ``tricks``, ``points`` and ``score`` are per side; ``text`` says it in a sentence.

    ``hands`` are all seats' dealt cards, shown to all when the hand is over.
    """

    text: Text
    tricks: list[int]
    points: list[int]
    score: list[int]
    hands: list[list[CardView]]
    maker: int | None = None
    strain: str | None = None
    bid: str | None = None
    alone: list[int] = []
    void: bool = False


class MatchResult(msgspec.Struct, frozen=True):
    """How the match ended; ``winner`` is a side."""

    winner: int
    score: list[int]
    text: Text


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one seat sees at one version.

    ``seat`` is null for a spectator. ``hand`` is sorted for display. ``to_act`` is null while a private
    question is open to another seat. ``actions`` and ``choose`` are empty unless it is this seat's turn.
    ``result`` is the last finished hand's, from its end until the next deal; ``hand_number`` counts from 1.
    A match of ``hands`` hands has no target; one that counts ``down`` begins at ``start``. ``set``: house
    rules; ``barn``: sides that the house says are in the barn.
    """

    table: str
    variant: str
    title: Text
    seat: int | None
    seats: list[SeatView]
    score: list[int]
    target: int
    hand_number: int
    phase: PhaseName
    dealer: int
    to_act: int | None
    your_turn: bool
    waiting: Text
    tricks: list[int]
    trick: TrickView
    hand: list[CardView]
    last_trick: TrickView | None = None
    upcard: CardView | None = None
    upcard_state: Literal["none", "up", "down", "taken", "left", "dead"] = "none"
    strain: str | None = None
    maker: int | None = None
    bid: str | None = None
    alone: list[int] = []
    standing: Text | None = None
    prompt: Text | None = None
    actions: list[ActionView] = []
    choose: SetActionView | None = None
    result: HandResult | None = None
    match: MatchResult | None = None
    pace: Pace = "normal"
    start: int = 0
    down: bool = False
    hands: int = 0
    set: dict[str, Setting] = {}
    barn: list[int] = []


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one seat perceived it, for motion and for the spoken log.

    ``version`` is the table version it came with (several events may share one). ``kind``:
    ``dealt looked called went-alone offers-closed upcard-taken upcard-left put-out gave received swapped
    redealt played trick-won hand-over match-over``. ``text`` words it. ``cards`` only where this seat may see
    them.
    """

    version: int
    kind: str
    text: Text
    seat: int | None = None
    action: str | None = None
    cards: list[Face] = []
    count: int = 0


# ---------------------------------------------------------------- what the server sends


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened after the version asked for, and how things stand at ``version``.

    ``events`` may be empty when the server resyncs; the view alone is always enough to draw the table.
    """

    version: int
    events: list[EventView]
    view: View


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The action ``id`` is committed; it is in the table's history for good, as ``version``."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message changed nothing. ``reason`` is a stable code, ``text`` says what would be right."""

    reason: str
    text: Text
    id: str | None = None
    version: int | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answer to a ping."""


ServerMessage = Update | Ack | Refused | Pong


# ---------------------------------------------------------------- HTTP bodies


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables``: a table for this device against bots. ``set`` are house-rule keys."""

    variant: str
    set: dict[str, Setting] = {}
    pace: Pace = "normal"


class SetPace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/pace``."""

    pace: Pace


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list: enough to offer "continue your match". ``path`` is the page's path."""

    table: str
    path: str
    variant: str
    title: Text
    score: list[int]
    seat: int
    over: bool


class Me(msgspec.Struct, frozen=True):
    """``GET /api/me``: this device's unfinished tables, newest first."""

    tables: list[TableCard]


class Failure(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    reason: str
    text: Text
