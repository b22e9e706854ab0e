"""Between the engine's words and the kernel's numbers: tables, camps, ids of the cards on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from euchre.cards import Card, Deck, Mask, Strain, ids
from euchre.game.play import Tricks
from euchre.kernel.native import _kernel, refused
from euchre.kernel.value import Unit, makers_side, points_by_tricks
from euchre.rules import Rules
from euchre.rules.tables import Tables, compile_tables

NO_TRUMP = 4


class Hands(Protocol):
    """Who holds what, as masks of ids by seat."""

    @property
    def hands(self) -> tuple[Mask, ...]:
        """As held now."""


class AllSeen(Protocol):
    """Trick play with all cards known: `euchre.game.state.Play` is one.

    Bots use the kernel and may not reach that module, so it is described here and not imported.
    """

    @property
    def public(self) -> Tricks:
        """What everybody knows."""

    @property
    def cards(self) -> Hands:
        """Where the cards are."""


def tables_of(rules: Rules, strain: Strain) -> _kernel.Tables:
    """The kernel's tables of a strain; made once for each make-up."""
    return _tables(rules.cards, strain, rules.deck.bowers, rules.play.twins.value)


@cache
def _tables(deck: Deck, strain: Strain, bowers: bool, twins: str) -> _kernel.Tables:
    return native_tables(deck, compile_tables(deck, strain, bowers=bowers), twins)


def native_tables(deck: Deck, tables: Tables, twins: str) -> _kernel.Tables:
    """The kernel's tables from compiled ones; a face is named by its lowest id."""
    return _kernel.Tables(
        cards=deck.size,
        trump=int(tables.strain) if tables.strain.has_trump else NO_TRUMP,
        twins=twins,
        suit_of=tables.suit_of,
        power=tables.power,
        follow=tables.follow,
        face=[next(ids(deck.ids_of(card))) for card in deck.faces],
    )


def camps_of(public: Tricks) -> tuple[int, ...]:
    """By seat: 0 for the makers' side, 1 for all others, who play together against it.

    Where nobody made trump the seat to act stands for the makers.
    """
    rules = public.setup.rules
    makers = makers_side(public)
    return tuple(int(rules.side_of(seat) != makers) for seat in range(rules.count))


def taken_of(public: Tricks) -> tuple[int, int]:
    """Tricks taken so far by the makers and by the others."""
    camps = camps_of(public)
    others = sum(camps[trick.winner] for trick in public.done)
    return len(public.done) - others, others


def ids_of_plays(deck: Deck, faces: Sequence[Card], held: Mask) -> list[int]:
    """Ids for faces played in this order: of each the lowest copy that is neither held nor played before.

    Raises: ValueError where all copies are held or played.
    """
    found: list[int] = []
    for card in faces:
        one = deck.lowest(card, deck.all & ~held)
        if not one:
            raise refused("trick", f"{card} was played, but all its copies are in hands")
        found.append(one.bit_length() - 1)
        held |= one
    return found


def position_of(
    public: Tricks, hands: Sequence[Mask], trick: Sequence[int] | None = None
) -> _kernel.Position:
    """The kernel's position. ``hands``: as held now; ``trick``: ids of the cards on the table, if known."""
    rules = public.setup.rules
    if trick is None:
        held = 0
        for seat in public.active:
            held |= hands[seat]
        trick = ids_of_plays(rules.cards, [card for _, card in public.trick], held)
    makers, others = taken_of(public)
    return _kernel.Position(
        seats=rules.count,
        active=sum(1 << seat for seat in public.active),
        camp=camps_of(public),
        hands=list(hands),
        trick=[(seat, card) for (seat, _), card in zip(public.trick, trick, strict=True)],
        to_act=public.to_act,
        taken=[makers, others] + [0] * (rules.count - 2),
    )


def worth_of(public: Tricks, unit: Unit) -> tuple[int, ...] | None:
    """Points by tricks; None for tricks, which the kernel counts by itself."""
    return points_by_tricks(public) if unit is Unit.POINTS else None
