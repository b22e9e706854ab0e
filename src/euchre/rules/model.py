"""The rules of a game as one frozen tree of typed data.

A section is a phase of the game and bears its name (``[auction]`` in a variant's file = ``rules.auction`` =
``game/auction.py``). Each open choice is an enum member that exactly one function of that phase obeys.
Nothing here knows how to play; nothing subclasses anything.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from typing import Any

from euchre.cards import Deck, Rank, Strain, deck_of
from euchre.rules.levels import Level, compile_levels
from euchre.rules.tables import Tables, compile_tables


class Sides(StrEnum):
    """Who scores together."""

    PARTNERS = "partners"
    SINGLES = "singles"


class AuctionKind(StrEnum):
    """How the strain is found: by a turned card, or by bidding numbers."""

    TURN_UP = "turn_up"
    NUMBERS = "numbers"


class JokerUp(StrEnum):
    """Which suit a turned-up joker proposes."""

    NEVER = "never"
    DEALER_NAMES = "dealer_names"


class Turns(StrEnum):
    """How often a seat may speak in an auction by numbers."""

    REENTRY = "reentry"
    ONE_EACH = "one_each"


class LoneMakers(StrEnum):
    """Who of the making side may play alone."""

    NONE = "none"
    MAKING_SIDE = "making_side"
    BY_BID = "by_bid"


class LoneDefenders(StrEnum):
    """When a defender may play alone."""

    NEVER = "never"
    ALWAYS = "always"


class Lead(StrEnum):
    """Who leads to the first trick when nobody plays alone."""

    DEALER_LEFT = "dealer_left"
    MAKER = "maker"


class LoneLead(StrEnum):
    """Who leads to the first trick when exactly one player is alone."""

    LEFT_OF_LONE = "left_of_lone"
    NEXT_ACTIVE = "next_active"
    MAKER = "maker"


class Twins(StrEnum):
    """Which of two identical cards in a trick beats the other."""

    FIRST = "first"
    LAST = "last"


class ScoringKind(StrEnum):
    """How a played hand is scored: by rows of a table, or by the number bid."""

    TABLE = "table"
    CONTRACT = "contract"


class Condition(StrEnum):
    """What wins a match beside reaching the target."""

    TOTAL = "total"
    TOTAL_AND_SUCCESS = "total_and_success"


class Party(StrEnum):
    """In a row of a score table: how a camp plays."""

    BOTH = "both"
    ALONE = "alone"


TURN_UP_PARTNERS = ("euchre", "euchre-32", "british", "railroad")
TURN_UP = (*TURN_UP_PARTNERS, "two-handed", "three-handed")
NUMBERS = (
    "bid-euchre", "bid-euchre-midwest", "indiana", "barrie", "kokomo",
    "bid-euchre-single", "pepper", "pfeffer", "hasenpfeffer", "six-handed",
)  # fmt: skip


def _house(*variants: str) -> Any:
    """A house rule's field: off unless a variant's file turns it on; made for these variants only."""
    return field(metadata={"house": frozenset(variants)})


@dataclass(frozen=True)
class Seats:
    """Who sits at the table. ``count``: players; ``sides``: partners sit opposite each other."""

    count: int
    sides: Sides


@dataclass(frozen=True)
class DeckRules:
    """Which cards are used. ``ranks``: of every suit; ``bowers``: jacks of the trump colour rank high."""

    ranks: tuple[Rank, ...]
    copies: int
    joker: bool
    bowers: bool


@dataclass(frozen=True)
class DealRules:
    """``hand``: cards a seat; ``upcard``: one is turned up; ``packets``: how many at a time, for the eye."""

    hand: int
    upcard: bool
    widow: int
    packets: tuple[int, ...]


@dataclass(frozen=True)
class SpecialBid:
    """A bid that ranks over all numbers; listed lowest first.

    ``tricks`` it needs; ``sits_out``: the partner lays his cards down; ``exchange_min``/``exchange_max``
    cards swapped with him first; ``win``/``lose`` points for the bidder; ``closes``: ends the auction.
    """

    id: str
    tricks: int
    sits_out: bool
    exchange_min: int
    exchange_max: int
    win: int
    lose: int
    closes: bool


@dataclass(frozen=True)
class AuctionRules:
    """How trump is made. What only one ``kind`` of auction knows keeps its neutral value in the other."""

    kind: AuctionKind
    strains: tuple[Strain, ...]
    joker_up: JokerUp
    minimum: int
    maximum: int
    closes_at: int
    turns: Turns
    special: tuple[SpecialBid, ...]
    dealer_must_call: bool = _house(*TURN_UP, *NUMBERS)
    canadian_loner: bool = _house("euchre", "euchre-32", "british", "railroad")
    need_suit: bool = _house("euchre", "euchre-32", "british", "two-handed", "three-handed")
    second_round_no_trump: bool = _house("euchre", "euchre-32", "two-handed")
    turned_down_again: bool = _house(*TURN_UP, "buck")
    forfeit_deal: bool = _house("euchre")
    farmers_hand: bool = _house("euchre")
    ace_no_face: bool = _house("euchre")
    going_under: bool = _house("euchre")
    low_no_trump: bool = _house(*NUMBERS)
    call_for_best: int = _house(*NUMBERS)


@dataclass(frozen=True)
class ExchangeRules:
    """What happens to cards between auction and play.

    ``may_leave``: a dealer who did not accept himself may leave the upcard; ``partners_best``: a lone maker
    swaps one card with the partner, blind.
    """

    may_leave: bool
    partners_best: bool = _house("euchre", "euchre-32", "british")


@dataclass(frozen=True)
class AloneRules:
    """Who may play alone."""

    makers: LoneMakers
    defenders: LoneDefenders


@dataclass(frozen=True)
class PlayRules:
    """Who leads, and which twin wins."""

    lead: Lead
    lone_lead: LoneLead
    twins: Twins


@dataclass(frozen=True)
class ScoreRow:
    """Points for the makers' and the defenders' side, where the makers' side takes one of ``tricks``.

    ``rule``: the house rule under ``scoring`` that must be on for this row to count; empty for none.
    The first row that fits decides.
    """

    makers: Party
    defenders: Party
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    rule: str


@dataclass(frozen=True)
class ScoringRules:
    """What a hand is worth. ``alone_with_exchange``: a lone hand that exchanged cards (0: no difference)."""

    kind: ScoringKind
    rows: tuple[ScoreRow, ...]
    lone_penalty: bool = _house("euchre", "euchre-32", "british")
    super_euchre: bool = _house("euchre", "two-handed", "euchre-32", "british")
    bonus: int = _house("bid-euchre", "bid-euchre-midwest")
    alone_with_exchange: int = _house("bid-euchre", "bid-euchre-midwest")


@dataclass(frozen=True)
class MatchRules:
    """When a match is won. ``lose_at``: a side at or under this total has lost (0: never)."""

    target: int
    start: int
    condition: Condition
    lose_at: int
    laps: bool
    slam: bool
    in_the_barn: bool = _house("euchre")


@dataclass(frozen=True)
class Rules:
    """All that one game does. Made by `euchre.rules.variant`; equal rules have equal fingerprints."""

    id: str
    settings: tuple[tuple[str, object], ...]
    """The keys set on top of the variant, as (key, plain value), sorted."""
    seats: Seats
    deck: DeckRules
    deal: DealRules
    auction: AuctionRules
    exchange: ExchangeRules
    alone: AloneRules
    play: PlayRules
    scoring: ScoringRules
    match: MatchRules

    @property
    def count(self) -> int:
        """How many seats there are."""
        return self.seats.count

    @cached_property
    def sides(self) -> int:
        """How many sides score: two partnerships, or one a seat."""
        return 2 if self.seats.sides is Sides.PARTNERS else self.seats.count

    def side_of(self, seat: int) -> int:
        """The side a seat scores for: even or odd seats, or the seat itself."""
        return seat % self.sides

    @cached_property
    def cards(self) -> Deck:
        """The deck, with its card ids."""
        return deck_of(self.deck.ranks, self.deck.copies, self.deck.joker)

    def tables(self, strain: Strain) -> Tables:
        """The compiled tables for play in a strain."""
        return self._tables[strain]

    @cached_property
    def _tables(self) -> tuple[Tables, ...]:
        return tuple(compile_tables(self.cards, strain, bowers=self.deck.bowers) for strain in Strain)

    @cached_property
    def levels(self) -> dict[str, Level]:
        """What can be bid, by its text, lowest first; empty in turn-up games."""
        if self.auction.kind is not AuctionKind.NUMBERS:
            return {}
        return compile_levels(self.auction, lone=self.alone.makers is not LoneMakers.NONE)

    @cached_property
    def strains(self) -> tuple[Strain, ...]:
        """The strains a bid may name."""
        low = (Strain.LOW,) if self.auction.low_no_trump and Strain.LOW not in self.auction.strains else ()
        return self.auction.strains + low

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256, in hex, of the canonical JSON."""
        return hashlib.sha256(self.canonical_json.encode()).hexdigest()

    @cached_property
    def canonical_json(self) -> str:
        """The complete rules as JSON, keys sorted, no spaces, without the settings that led to them."""
        complete = {name: value for name, value in self.to_json().items() if name != "settings"}
        return json.dumps(complete, sort_keys=True, separators=(",", ":"), ensure_ascii=True)

    def to_json(self) -> dict[str, Any]:
        """The complete rules as plain JSON values; `euchre.rules.from_json` reads them back."""
        tree = {name: plain(getattr(self, name)) for name in SECTIONS}
        return {"id": self.id, "settings": {key: plain(value) for key, value in self.settings}, **tree}


SECTIONS = tuple(f.name for f in fields(Rules) if f.name not in ("id", "settings"))


def plain(value: Any) -> Any:
    """A rules value as JSON and TOML know it: ranks as one string, strains by their texts."""
    if isinstance(value, tuple):
        if value and all(isinstance(item, Rank) for item in value):
            return "".join(rank.text for rank in value)
        return [plain(item) for item in value]
    if isinstance(value, Strain):
        return value.text
    if isinstance(value, StrEnum):
        return value.value
    if hasattr(value, "__dataclass_fields__"):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    return value
