"""The messages about what decisions are worth: hints while a hand is played, reviews of finished hands."""

from __future__ import annotations

import msgspec

from euchre.server.protocol import PhaseName


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/hint``: what to do now, at this version of the seat's."""

    version: int


class ChoiceWorth(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one choice is worth to the side of the seat that decides, from what that seat knows.

    ``points``: of the own side less the other's in this hand, ``error`` its standard error; ``match``: chance
    of winning the match; ``behind``: points less than the best choice. ``open``: the points with all cards
    known and perfect play; in reviews only, and only where it was worked out.
    """

    action: str
    points: float
    error: float
    behind: float = 0.0
    match: float | None = None
    open: int | None = None


class Hint(msgspec.Struct, frozen=True):
    """Every choice of the seat, best first; worked out over ``worlds`` from what this seat sees alone.

    A single choice is not looked at: it is given with 0 worlds and no worth.
    """

    version: int
    worlds: int
    choices: list[ChoiceWorth]


class ReviewedDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a finished hand.

    ``action`` counts from 1 in the hand; ``usual``: what a club player does; ``label``: ``!!`` to ``??``;
    ``lost``: points less than the best choice, ``lost_chance`` likewise of the match; ``sure``: that is
    beyond the error; ``luck``: points that came to side 0 since the decision before, nobody deciding.
    """

    action: int
    seat: int
    phase: PhaseName
    taken: str
    usual: str
    lost: float
    sure: bool
    choices: list[ChoiceWorth]
    label: str | None = None
    lost_chance: float | None = None
    luck: float | None = None
    best_open: list[str] = []


class Ledger(msgspec.Struct, frozen=True):
    """How a result came about: ``result`` = ``luck`` + ``skill``, and ``skill`` = ``given`` - ``lost``."""

    result: float
    luck: float
    skill: float
    lost: float
    given: float


class ReviewedSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side's ledgers: points less the other's, and chance of the match (1 is certain)."""

    side: int
    points: Ledger
    chance: Ledger | None = None


class ReviewedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat's decisions lost in all; ``labels``: how many of each."""

    seat: int
    decisions: int
    lost: float
    labels: dict[str, int]
    lost_chance: float | None = None


class ReviewedHand(msgspec.Struct, frozen=True, omit_defaults=True):
    """``GET /api/tables/{id}/reviews/{hand}``: a finished hand, from 1, by ``worlds`` a decision.

    ``score`` per side before it; ``last_luck``: luck of side 0 after the last decision.
    """

    hand: int
    dealer: int
    score: list[int]
    worlds: int
    decisions: list[ReviewedDecision]
    sides: list[ReviewedSide]
    seats: list[ReviewedSeat]
    last_luck: float | None = None


class ReviewedMatch(msgspec.Struct, frozen=True):
    """``GET /api/tables/{id}/reviews``: of ``hands`` finished hands those ``reviewed``, taken together.

    Ask for the others one by one; ``over``: no more hands will come.
    """

    hands: int
    reviewed: list[int]
    over: bool
    sides: list[ReviewedSide]
    seats: list[ReviewedSeat]
