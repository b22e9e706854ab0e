"""What lies on the table during one hand: everything the rules need to remember."""

from typing import Any

from .cards import RefusedError, read_card
from .facts import HAND_SIZE, NO_BOWERS, SEATS, SINGLES, UPCARD, WIDOW, deck
from .settings import settings

LISTS = ["undealt", "widow", "waiting", "alone", "dropped", "out", "given", "trick", "trick_winners", "queue"]


class Table:
    """One hand in progress: plain fields that the modules of each phase read and change.

    `step` is the question being asked and `waiting` the seats still to answer it, the next one first.
    """

    def __init__(self, variant: str, options: dict[str, Any], dealer: int, deal: dict[str, Any]) -> None:
        self.variant = variant
        self.options = settings(variant, options)
        self.seats = int(self.options.get("seats.count", SEATS[variant]))
        self.sides = self.seats if variant in SINGLES else 2
        self.bowers = variant not in NO_BOWERS
        if dealer not in range(self.seats):
            raise RefusedError(f"the dealer is a seat from 0 to {self.seats - 1}, not {dealer!r}")
        self.dealer = dealer
        self.hands = [read_hand(hand) for hand in deal["hands"]]
        upcard = deal.get("upcard")
        self.upcard: str | None = read_card(upcard) if upcard is not None else None
        self.widow = read_hand(deal.get("widow") or "")
        self.undealt: list[str] = []
        self.check_deal()

        self.phase = "auction"
        self.step = ""
        self.waiting: list[int] = []
        self.turned: str | None = None
        self.passes = 0
        self.calls = 0
        self.out: list[int] = []
        self.maker: int | None = None
        self.strain: str | None = None
        self.bid: str | None = None
        self.alone: list[int] = []
        self.dropped: list[int] = []
        self.ordered = False
        self.upcard_counts = False
        self.queue: list[int] = []
        self.given: list[str] = []
        self.exchanged = False
        self.leader: int | None = None
        self.trick: list[tuple[int, str]] = []
        self.trick_winners: list[int] = []
        self.void = False
        self.same_dealer_again = False
        self.void_points = [0] * self.sides

    def check_deal(self) -> None:
        """Raise RefusedError unless the deck allows this deal; note what was not dealt."""
        size = HAND_SIZE[self.variant]
        if len(self.hands) != self.seats:
            raise RefusedError(f"{self.variant} is dealt to {self.seats} seats, not {len(self.hands)}")
        for seat, hand in enumerate(self.hands):
            if len(hand) != size:
                raise RefusedError(f"P{seat} was dealt {len(hand)} cards; it should be {size}")
        if len(self.widow) != WIDOW.get(self.variant, 0):
            raise RefusedError(f"{self.variant} has a widow of {WIDOW.get(self.variant, 0)} cards")
        if (self.variant in UPCARD) != (self.upcard is not None):
            raise RefusedError(f"in {self.variant} a card is turned up: {self.variant in UPCARD}")
        self.undealt = deck(self.variant)
        dealt = [card for hand in [*self.hands, self.widow] for card in hand]
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
        other.void_points = list(self.void_points)
        for name in LISTS:
            setattr(other, name, list(getattr(self, name)))
        return other

    def option(self, key: str) -> Any:
        """A setting, or False where the game does not know it."""
        return self.options.get(key, False)

    def clockwise_from_left_of(self, seat: int) -> list[int]:
        """All seats, the one at the left of the given seat first and the given seat last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def side(self, seat: int) -> int:
        """With partners 0 is the even seats and 1 the odd ones; else each seat is a side."""
        return seat % 2 if self.sides == 2 else seat

    def partner(self, seat: int) -> int:
        """The next seat but one: opposite, of four."""
        return (seat + 2) % self.seats

    def sits_out(self, seat: int) -> bool:
        """Whether the seat has dropped out, or a partner of it plays alone."""
        if seat in self.dropped:
            return True
        if self.variant in SINGLES or seat in self.alone:
            return False
        return any(self.side(lone) == self.side(seat) for lone in self.alone)

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
