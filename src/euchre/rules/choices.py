"""The open choices of the rules: each member is obeyed by one function of the phase that owns it."""

from __future__ import annotations

from enum import StrEnum


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
    DEALER_MAKER = "dealer_maker"
    HEARTS = "hearts"


class Turns(StrEnum):
    """How often a seat may speak in an auction by numbers."""

    REENTRY = "reentry"
    ONE_EACH = "one_each"
    PASS_IS_FINAL = "pass_is_final"


class AllPass(StrEnum):
    """What happens when everybody passes."""

    NEXT_DEALER = "next_dealer"
    JOKER_MUST_BID = "joker_must_bid"
    PLAY_NO_TRUMP = "play_no_trump"


class Naming(StrEnum):
    """When the strain of a bid is named."""

    WITH_BID = "with_bid"
    AFTER_WIN = "after_win"
    FIRST_LEAD = "first_lead"
    NO_TRUMP = "no_trump"


class LoneMakers(StrEnum):
    """Who of the making side may play alone."""

    NONE = "none"
    MAKING_SIDE = "making_side"
    WITH_CALL = "with_call"
    BY_BID = "by_bid"


class LoneDefenders(StrEnum):
    """When a defender may play alone."""

    NEVER = "never"
    AGAINST_LONE = "against_lone"
    ALWAYS = "always"


class Widow(StrEnum):
    """Who takes the widow, putting as many cards out."""

    NONE = "none"
    OFFERED = "offered"
    TAKEN = "taken"


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
    """How a played hand is scored.

    By rows of a table; by the number bid; by stakes each opponent pays; or by counting down tricks.
    """

    TABLE = "table"
    CONTRACT = "contract"
    STAKES = "stakes"
    COUNTDOWN = "countdown"


class Condition(StrEnum):
    """What wins a match beside reaching the target."""

    TOTAL = "total"
    TOTAL_AND_SUCCESS = "total_and_success"


class Direction(StrEnum):
    """Whether totals rise to the target or fall to it."""

    UP = "up"
    DOWN = "down"


class Tie(StrEnum):
    """Who wins where several sides stand at or over the target."""

    HIGHER = "higher"
    MAKER = "maker"


class Party(StrEnum):
    """In a row of a score table: how a camp plays."""

    BOTH = "both"
    ALONE = "alone"
