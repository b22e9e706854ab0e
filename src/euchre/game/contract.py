"""What a hand starts from, and what it is played for: public facts shared by all phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from euchre.cards import Card, Strain
from euchre.errors import IllegalAction
from euchre.rules import Rules

Question = Literal["redeal", "swap", "alone"]
"""A private question: show a worthless hand? swap three low cards? play alone?"""


class Refusal(NamedTuple):
    """Why an action is not legal: a stable code and a sentence that says what would be right."""

    reason: str
    message: str

    def error(self, seat: int, action: object) -> IllegalAction:
        """The exception that tells it."""
        return IllegalAction(self.reason, self.message, seat=seat, action=str(action))


@dataclass(frozen=True, slots=True)
class Dealing:
    """Before the cards: the deal is due. ``score`` per side, before the hand."""

    rules: Rules
    dealer: int
    score: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The public start of a hand: rules, dealer, the score per side before it, the turned card if any."""

    rules: Rules
    dealer: int
    score: tuple[int, ...]
    upcard: Card | None

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.rules.count


@dataclass(frozen=True, slots=True)
class Made:
    """A contract: ``maker`` fixed the strain.

    ``bid``: the level's text, None where trump was made by the turn-up; ``ordered``: the upcard was accepted;
    ``alone``: seats whose partners sit out, ascending, and a maker who left the widow; ``took``: the upcard
    is, or was, in the dealer's hand; ``exchanged``: cards swapped each way between a lone maker and the
    partner; ``dropped``: seats that stay out of the hand; ``stuck``: a dealer who had to bid.
    """

    maker: int
    strain: Strain
    bid: str | None = None
    ordered: bool = False
    alone: tuple[int, ...] = ()
    took: bool = False
    exchanged: int = 0
    dropped: tuple[int, ...] = ()
    stuck: bool = False

    def sits_out(self, seat: int, rules: Rules) -> bool:
        """Whether a seat lays its cards down because its partner is alone, or because it dropped out."""
        return seat in self.dropped or (
            bool(self.alone)
            and seat not in self.alone
            and any(rules.side_of(lone) == rules.side_of(seat) for lone in self.alone)
        )

    def active(self, rules: Rules) -> tuple[int, ...]:
        """The seats that play, ascending."""
        return tuple(seat for seat in range(rules.count) if not self.sits_out(seat, rules))


@dataclass(frozen=True, slots=True)
class NoMaker:
    """A hand that is played though nobody made trump: everybody against everybody."""

    strain: Strain

    @property
    def bid(self) -> None:
        """Nobody bid."""

    @property
    def alone(self) -> tuple[int, ...]:
        """Nobody plays alone."""
        return ()

    @property
    def ordered(self) -> bool:
        """Nobody accepted the upcard."""
        return False

    @property
    def took(self) -> bool:
        """Nobody took the upcard."""
        return False

    @property
    def exchanged(self) -> int:
        """Nobody swapped cards."""
        return 0

    def sits_out(self, _seat: int, _rules: Rules) -> bool:
        """Nobody does."""
        return False

    def active(self, rules: Rules) -> tuple[int, ...]:
        """Everybody plays."""
        return tuple(range(rules.count))


Contract = Made | NoMaker
"""What a hand is played for."""


@dataclass(frozen=True, slots=True)
class Won:
    """An auction won by ``maker`` with a bid whose strain is still open; ``stuck``: he had to bid."""

    maker: int
    bid: str
    alone: tuple[int, ...] = ()
    stuck: bool = False

    def named(self, strain: Strain, *, alone: bool = False) -> Made:
        """The contract, once the strain is known, and whether that was said with it."""
        lone = (self.maker,) if alone else self.alone
        return Made(self.maker, strain, bid=self.bid, alone=lone, stuck=self.stuck)


def next_active(seat: int, active: tuple[int, ...], count: int) -> int:
    """The first active seat clockwise from ``seat``, itself excluded."""
    for step in range(1, count + 1):
        if (seat + step) % count in active:
            return (seat + step) % count
    raise ValueError("no seat is active")


def partner_of(rules: Rules, seat: int) -> int:
    """The first seat clockwise that scores with this one.

    Raises: ValueError where each plays for himself.
    """
    for step in range(1, rules.count):
        if rules.side_of((seat + step) % rules.count) == rules.side_of(seat):
            return (seat + step) % rules.count
    raise ValueError("each plays for himself")
