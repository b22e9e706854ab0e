"""Many positions at once, on any number of threads: the same answers as one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.cards import Card, Mask, ids
from euchre.game.play import Tricks
from euchre.kernel.native import _kernel, refused
from euchre.kernel.solver import TABLE_BYTES
from euchre.kernel.translate import AllSeen, ids_of_plays, position_of, tables_of, worth_of
from euchre.kernel.value import Unit, Value, View


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over sampled worlds, with its standard error (0 where there is one world)."""

    amount: float
    standard_error: float
    unit: Unit
    view: View
    worlds: int


@dataclass(frozen=True, slots=True)
class WorldValues:
    """Values of cards in many worlds.

    ``values``: float32 (worlds, cards), in ``unit`` as ``view`` sees it; NaN where a card is not legal;
    ``cards``: the face of each column.
    """

    values: NDArray[np.float32]
    cards: tuple[Card, ...]
    unit: Unit
    view: View

    def mean(self) -> dict[Card, Mean]:
        """Over all worlds, for the cards that are legal in every one."""
        found = {}
        worlds = len(self.values)
        for card, column in zip(self.cards, self.values.T.astype(np.float64), strict=True):
            if worlds and not np.isnan(column).any():
                error = float(column.std(ddof=1)) / worlds**0.5 if worlds > 1 else 0.0
                found[card] = Mean(float(column.mean()), error, self.unit, self.view, worlds)
        return found


def solve_worlds(
    public: Tricks,
    hands: NDArray[np.uint64],
    unit: Unit = Unit.POINTS,
    *,
    worth: Sequence[int] | None = None,
    threads: int = 1,
    table_bytes: int = TABLE_BYTES,
) -> WorldValues:
    """Solve one public position in many worlds.

    ``hands``: uint64 (worlds, seats), masks as held now, as `sample` gives them.
    ``worth``: by the makers' tricks what they are worth instead of the rules' points, rising or falling.
    ``table_bytes``: memory bound of each thread. The GIL is released.
    """
    rules = public.setup.rules
    positions = _kernel.Positions.of_worlds(frame_of(public, hands), np.ascontiguousarray(hands, np.uint64))
    worth = worth_of(public, unit) if worth is None else tuple(worth)
    zeros = np.zeros(len(positions), np.uint16)
    legal, values = _kernel.solve_batch(
        [tables_of(rules, public.contract.strain)],
        zeros,
        positions,
        points=None if worth is None else [worth],
        which_points=None if worth is None else zeros,
        threads=threads,
        table_bytes=table_bytes,
    )
    deck = rules.cards
    is_legal = (legal[:, None] >> np.arange(deck.size, dtype=np.uint64)) & np.uint64(1) == 1
    by_id = np.where(is_legal, values[:, : deck.size].astype(np.float32), np.float32(np.nan))
    cards = tuple(dict.fromkeys(deck.faces))
    by_face = np.stack([_either(by_id, deck.ids_of(card)) for card in cards], axis=1)
    shown = [at for at in range(len(cards)) if not np.isnan(by_face[:, at]).all()]
    return WorldValues(
        np.ascontiguousarray(by_face[:, shown]), tuple(cards[at] for at in shown), unit, View.MAKERS
    )


def value_worlds(
    public: Tricks,
    hands: NDArray[np.uint64],
    worth: Sequence[int] | None = None,
    *,
    threads: int = 1,
    table_bytes: int = TABLE_BYTES,
) -> NDArray[np.int32]:
    """The makers' value of one public position in many worlds: int32 (worlds); see `solve_worlds`.

    ``worth``: by the makers' tricks of the whole hand, rising or falling; None for the tricks themselves.
    """
    positions = _kernel.Positions.of_worlds(frame_of(public, hands), np.ascontiguousarray(hands, np.uint64))
    zeros = np.zeros(len(positions), np.uint16)
    return _kernel.value_batch(
        [tables_of(public.setup.rules, public.contract.strain)],
        zeros,
        positions,
        points=None if worth is None else [tuple(worth)],
        which_points=None if worth is None else zeros,
        threads=threads,
        table_bytes=table_bytes,
    )


def _either(by_id: NDArray[np.float32], copies: Mask) -> NDArray[np.float32]:
    """The column of a face: that of whichever copy is legal (twins are worth the same)."""
    columns = [by_id[:, card] for card in ids(copies)]
    found = columns[0]
    for other in columns[1:]:
        found = np.where(np.isnan(found), other, found)
    return found


def frame_of(public: Tricks, hands: NDArray[np.uint64]) -> _kernel.Position:
    """The position of the first world: its public part serves all of them.

    The ids of the cards on the table are those that no world's hands hold.
    """
    rules = public.setup.rules
    if hands.ndim != 2 or hands.shape[1] != rules.count:
        raise refused("hands", f"has shape {hands.shape}; (worlds, {rules.count}) is needed")
    active = hands[:, list(public.active)]
    held = int(np.bitwise_or.reduce(active, axis=None)) if active.size else 0
    trick = ids_of_plays(rules.cards, [card for _, card in public.trick], held)
    first = [int(mask) for mask in hands[0]] if len(hands) else [0] * rules.count
    return position_of(public, first, trick)


def solve_states(
    states: Sequence[AllSeen], unit: Unit = Unit.POINTS, *, threads: int = 1, table_bytes: int = TABLE_BYTES
) -> list[dict[Card, Value]]:
    """Solve states of any contracts and rules: the makers' values of all legal cards."""
    if not states:
        return []
    seats = {state.public.setup.rules.count for state in states}
    if len(seats) > 1:
        raise refused("states", "they have different numbers of seats; solve each kind by itself")
    columns = _Columns(states)
    tables = [tables_of(state.public.setup.rules, state.public.contract.strain) for state in states]
    known: dict[int, int] = {}
    which = np.array([known.setdefault(id(one), len(known)) for one in tables], np.uint16)
    unique = list({id(one): one for one in tables}.values())
    worths = [worth_of(state.public, unit) for state in states]
    rows = {row: at for at, row in enumerate(dict.fromkeys(row for row in worths if row is not None))}
    which_points = np.array([rows[row] for row in worths if row is not None], np.uint16)
    legal, values = _kernel.solve_batch(
        unique,
        which,
        columns.positions(),
        points=list(rows) or None,
        which_points=which_points if rows else None,
        threads=threads,
        table_bytes=table_bytes,
    )
    return [
        {
            state.public.setup.rules.cards.faces[card]: Value(
                int(values[at, card]), unit, View.MAKERS, state.public.setup.rules.deal.hand
            )
            for card in ids(int(legal[at]))
        }
        for at, state in enumerate(states)
    ]


class _Columns:
    """The positions of states as arrays."""

    def __init__(self, states: Sequence[AllSeen]) -> None:
        positions = [position_of(state.public, state.cards.hands) for state in states]
        count, seats = len(positions), positions[0].seats
        self.active = np.array([one.active for one in positions], np.uint8)
        self.hands = np.array([one.hands for one in positions], np.uint64)
        self.to_act = np.array([one.to_act for one in positions], np.uint8)
        self.taken = np.array([one.taken for one in positions], np.uint8)
        self.camp = np.array([one.camp for one in positions], np.uint8)
        self.trick = np.zeros((count, seats - 1, 2), np.uint8)
        self.trick_size = np.array([len(one.trick) for one in positions], np.uint8)
        for at, one in enumerate(positions):
            for place, play in enumerate(one.trick):
                self.trick[at, place] = play

    def positions(self) -> _kernel.Positions:
        """All of them as the kernel's."""
        return _kernel.Positions(
            active=self.active,
            camp=self.camp,
            hands=self.hands,
            trick=self.trick,
            trick_size=self.trick_size,
            to_act=self.to_act,
            taken=self.taken,
        )
