"""Counting the ways a hand can go on."""

from .game import Hand


class Count:
    """Leaves of a tree of actions: how many, how many of them finished hands, and what those were worth."""

    def __init__(self) -> None:
        self.leaves = 0
        self.over = 0
        self.points: list[int] = []
        self.tricks: list[int] = []

    def add_leaf(self, hand: Hand) -> None:
        """Count one leaf."""
        self.leaves += 1
        if not self.points:
            self.points, self.tricks = [0] * hand.sides, [0] * hand.sides
        if hand.is_over():
            self.over += 1
            result = hand.outcome()
            for side in range(hand.sides):
                self.points[side] += result["points"][side]
                self.tricks[side] += result["tricks"][side]


def perft(hand: Hand, depth: int, cap: int | None = None) -> Count:
    """Count the leaves `depth` actions from here; a hand that is over earlier is a leaf where it ends.

    With a cap the count stops, unfinished, as soon as it exceeds the cap.
    """
    count = Count()
    walk(hand, depth, count, cap)
    return count


def walk(hand: Hand, depth: int, count: Count, cap: int | None) -> None:
    """Add the leaves below a hand to the count."""
    if cap is not None and count.leaves > cap:
        return
    if depth == 0 or hand.is_over():
        count.add_leaf(hand)
        return
    for action in hand.legal():
        walk(hand.play(action), depth - 1, count, cap)
