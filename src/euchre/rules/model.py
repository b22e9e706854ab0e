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
from euchre.rules.choices import (
    AllPass,
    AuctionKind,
    Condition,
    Direction,
    JokerUp,
    Lead,
    LoneDefenders,
    LoneLead,
    LoneMakers,
    Naming,
    Party,
    ScoringKind,
    Sides,
    Tie,
    Turns,
    Twins,
    Widow,
)
from euchre.rules.levels import Level, compile_levels
from euchre.rules.tables import Tables, compile_tables

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
    """A bid beside the numbers; listed lowest first.

    ``tricks`` it needs, or ``misere``: no trick at all; ``win``/``lose`` points for the bidder; ``sits_out``:
    the partner lays his cards down; ``exchange_min``/``exchange_max`` cards swapped with him first;
    ``closes``: ends the auction; ``naming``: when its strain is named; ``above``: the number it ranks just
    over (0: over all); ``over``: the special bid that must stand, empty for none.
    """

    id: str
    tricks: int
    win: int
    lose: int
    sits_out: bool = False
    exchange_min: int = 0
    exchange_max: int = 0
    closes: bool = False
    naming: Naming = Naming.WITH_BID
    above: int = 0
    over: str = ""
    misere: bool = False


@dataclass(frozen=True)
class AuctionRules:
    """How trump is made. What only one ``kind`` of auction knows keeps its neutral value in the other.

    ``minimum_no_trump``: the lowest number with no-trump (0: as with a suit); ``club_is_trump``: a turned
    club is trump, and nobody the maker; ``dropping``: who did not make trump may stay out of the hand.
    """

    kind: AuctionKind
    strains: tuple[Strain, ...]
    joker_up: JokerUp
    club_is_trump: bool
    dropping: bool
    minimum: int
    minimum_no_trump: int
    maximum: int
    closes_at: int
    turns: Turns
    all_pass: AllPass
    naming: Naming
    special: tuple[SpecialBid, ...]
    dealer_must_call: bool = _house(*TURN_UP, *NUMBERS)
    canadian_loner: bool = _house("euchre", "euchre-32", "british", "railroad")
    need_suit: bool = _house("euchre", "euchre-32", "british", "two-handed", "three-handed")
    second_round_no_trump: bool = _house("euchre", "euchre-32", "two-handed", "buck")
    turned_down_again: bool = _house(*TURN_UP, "buck")
    forfeit_deal: bool = _house("euchre")
    farmers_hand: bool = _house("euchre")
    ace_no_face: bool = _house("euchre")
    going_under: bool = _house("euchre")
    low_no_trump: bool = _house("bid-euchre", "bid-euchre-midwest", "barrie", "bid-euchre-single", "pepper")
    call_for_best: int = _house("bid-euchre", "bid-euchre-midwest", "bid-euchre-single", "six-handed")


@dataclass(frozen=True)
class ExchangeRules:
    """What happens to cards between auction and play.

    ``may_leave``: a dealer who did not accept himself may leave the upcard; ``any_of_six``: who takes it may
    put out the upcard itself, unseen; ``partners_best``: a lone maker swaps one card with the partner, blind;
    ``call_for_best``: any lone player may; ``lone_cards``: so many a maker swaps who went alone when he named
    trump after an auction by numbers.
    """

    may_leave: bool
    any_of_six: bool
    widow: Widow
    lone_cards: int
    partners_best: bool = _house("euchre", "euchre-32", "british")
    call_for_best: bool = _house("euchre", "euchre-32", "railroad")


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

    ``rule``: the house rule under ``scoring`` that must be on for this row to count, several joined by
    ``+``; empty for none.
    The first row that fits decides.
    """

    makers: Party
    defenders: Party
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    rule: str

    def is_on(self, scoring: ScoringRules) -> bool:
        """Whether all house rules that the row needs are on."""
        return all(getattr(scoring, name) for name in self.rules)

    @property
    def rules(self) -> list[str]:
        """The house rules that the row needs."""
        return self.rule.split("+") if self.rule else []


@dataclass(frozen=True)
class ScoringRules:
    """What a hand is worth.

    ``lone_march``, ``lone_euchred``: what a row without a rule gives then (0: as it says);
    ``alone_with_exchange``: a lone hand that exchanged cards (0: no difference); ``failed``: what a number
    bid that fails costs (0: the number). In a countdown: ``zero_penalty`` for taking no trick,
    ``maker_penalty`` for a maker who fails, ``drop_penalty`` for staying out. ``lone_doubles``: a lone hand
    counts twice; ``stuck_half``: a stuck dealer who fails loses half, rounded up.
    """

    kind: ScoringKind
    rows: tuple[ScoreRow, ...]
    failed: int
    lone_doubles: bool
    stuck_half: bool
    zero_penalty: int
    maker_penalty: int
    drop_penalty: int
    lone_penalty: bool = _house("euchre", "euchre-32", "british")
    super_euchre: bool = _house("euchre", "two-handed", "euchre-32", "british")
    lone_defence: bool = _house(*TURN_UP_PARTNERS)
    march_two: bool = _house("three-handed")
    lone_march: int = _house(*TURN_UP_PARTNERS)
    lone_euchred: int = _house(*TURN_UP_PARTNERS)
    fast_break: bool = _house(*TURN_UP_PARTNERS)
    four_trick_tokens: bool = _house(*TURN_UP_PARTNERS)
    bonus: int = _house("bid-euchre", "bid-euchre-midwest")
    alone_with_exchange: int = _house("bid-euchre", "bid-euchre-midwest")


@dataclass(frozen=True)
class MatchRules:
    """When a match is won.

    ``max_hands``: so many are played, whatever the target, and the highest total wins (0: no such number);
    ``lose_at``: a side at or under this total has lost (0: never).
    """

    target: int
    start: int
    direction: Direction
    condition: Condition
    tie: Tie
    max_hands: int
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

    @property
    def dealt(self) -> int:
        """How many cards a deal takes: hands, upcard and widow."""
        return self.count * self.deal.hand + self.deal.upcard + self.deal.widow

    @property
    def stock(self) -> int:
        """How many cards a deal leaves."""
        return self.cards.size - self.dealt

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

    @property
    def chosen(self) -> dict[str, Any]:
        """The keys set on top of the variant, as plain JSON values."""
        return {key: plain(value) for key, value in self.settings}

    def to_json(self) -> dict[str, Any]:
        """The complete rules as plain JSON values; `euchre.rules.from_json` reads them back."""
        tree = {name: plain(getattr(self, name)) for name in SECTIONS}
        return {"id": self.id, "settings": self.chosen, **tree}


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
