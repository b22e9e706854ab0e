"""What lies on the table during one hand: everything the rules need to remember."""

from typing import Any

from .cards import HAND_SIZE, SEATS, RefusedError, deck, read_card
from .settings import settings


class Table:
    """One hand in progress: plain fields that the modules of each phase read and change.

    `step` is the question being asked and `waiting` the seats still to answer it, the next one first.
    """

    def __init__(self, variant: str, options: dict[str, Any], dealer: int, deal: dict[str, Any]) -> None:
        self.variant = variant
        self.options = settings(variant, options)
        self.seats = SEATS[variant]
        if dealer not in range(self.seats):
            raise RefusedError(f"the dealer is a seat from 0 to {self.seats - 1}, not {dealer!r}")
        self.dealer = dealer
        self.hands = [read_hand(hand) for hand in deal["hands"]]
        upcard = deal.get("upcard")
        self.upcard: str | None = read_card(upcard) if upcard is not None else None
        self.widow = deal.get("widow")
        self.undealt: list[str] = []
        self.check_deal()

        self.phase = "auction"
        self.step = ""
        self.waiting: list[int] = []
        self.passes = 0
        self.standing: int | None = None
        self.maker: int | None = None
        self.strain: str | None = None
        self.bid: str | None = None
        self.alone: list[int] = []
        self.ordered = False
        self.given: list[str] = []
        self.leader: int | None = None
        self.trick: list[tuple[int, str]] = []
        self.trick_winners: list[int] = []
        self.void = False
        self.same_dealer_again = False
        self.void_points = [0, 0]

    def check_deal(self) -> None:
        """Raise RefusedError unless the deck allows this deal; note what was not dealt."""
        size = HAND_SIZE[self.variant]
        if len(self.hands) != self.seats:
            raise RefusedError(f"{self.variant} is dealt to {self.seats} seats, not {len(self.hands)}")
        for seat, hand in enumerate(self.hands):
            if len(hand) != size:
                raise RefusedError(f"P{seat} was dealt {len(hand)} cards; it should be {size}")
        if self.widow is not None:
            raise RefusedError(f"{self.variant} has no widow")
        if self.variant == "bid-euchre" and self.upcard is not None:
            raise RefusedError("no card is turned up in bid-euchre")
        if self.variant != "bid-euchre" and self.upcard is None:
            raise RefusedError(f"a card is turned up in {self.variant}; this deal has no upcard")
        self.undealt = deck(self.variant)
        dealt = [card for hand in self.hands for card in hand]
        if self.upcard is not None:
            dealt.append(self.upcard)
        for card in dealt:
            if card not in self.undealt:
                raise RefusedError(f"{card} was dealt more often than the deck holds it")
            self.undealt.remove(card)

    def copy(self) -> "Table":
        """A table that can be changed without changing this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.hands = [list(hand) for hand in self.hands]
        other.undealt = list(self.undealt)
        other.waiting = list(self.waiting)
        other.alone = list(self.alone)
        other.given = list(self.given)
        other.trick = list(self.trick)
        other.trick_winners = list(self.trick_winners)
        other.void_points = list(self.void_points)
        return other

    def clockwise_from_left_of(self, seat: int) -> list[int]:
        """All seats, the one at the left of the given seat first and the given seat last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def partner(self, seat: int) -> int:
        """The seat opposite, of four."""
        return (seat + 2) % 4

    def sits_out(self, seat: int) -> bool:
        """Whether the seat's partner plays alone."""
        return self.seats == 4 and self.partner(seat) in self.alone

    def end_void(self, points: list[int]) -> None:
        """End the hand without play, each side getting the given points."""
        self.void = True
        self.void_points = points
        self.phase = "over"
        self.step = ""
        self.waiting = []


def read_hand(hand: list[str] | str) -> list[str]:
    """The cards of one dealt hand, given as a list or as one text."""
    words = hand.split() if isinstance(hand, str) else hand
    return [read_card(word) for word in words]


def side_of(seat: int) -> int:
    """Side 0 is the even seats, side 1 the odd ones (of two seats, each its own)."""
    return seat % 2
