"""Between auction and play: the dealer's take-up, and cards swapped with a sitting partner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from euchre.cards import Card, Deck, Mask
from euchre.game import play
from euchre.game.actions import Action, Discard, Give, sorted_cards
from euchre.game.contract import Made, Refusal, Setup
from euchre.game.play import Tricks


@dataclass(frozen=True, slots=True)
class Discarding:
    """The dealer has the upcard before him: take it and put a card out, or leave it (public)."""

    setup: Setup
    contract: Made

    @property
    def to_act(self) -> int:
        """The dealer."""
        return self.setup.dealer

    @property
    def may_leave(self) -> bool:
        """A dealer who accepted himself must take the card."""
        return self.setup.rules.exchange.may_leave and self.contract.maker != self.setup.dealer


@dataclass(frozen=True, slots=True)
class Giving:
    """A lone player and the sitting partner swap cards, blind (public).

    ``lone`` gives ``minimum``–``maximum`` cards, then ``partner`` as many; ``given``: the numbers so far.
    """

    setup: Setup
    contract: Made
    lone: int
    partner: int
    minimum: int
    maximum: int
    given: tuple[int, ...] = ()

    @property
    def to_act(self) -> int:
        """The lone player first."""
        return self.partner if self.given else self.lone

    @property
    def counts(self) -> range:
        """How many cards the seat to act may give."""
        return (
            range(self.given[0], self.given[0] + 1) if self.given else range(self.minimum, self.maximum + 1)
        )


def begin(setup: Setup, contract: Made) -> Discarding | Giving | Tricks:
    """What follows once it is settled who plays alone."""
    if contract.ordered and not contract.sits_out(setup.dealer, setup.rules):
        return Discarding(setup, contract)
    return begin_giving(setup, contract)


def begin_giving(setup: Setup, contract: Made) -> Giving | Tricks:
    """The exchange with the partner, where the call or the house has one."""
    rules = setup.rules
    side = rules.side_of(contract.maker)
    lone = next((seat for seat in contract.alone if rules.side_of(seat) == side), None)
    if lone is None:
        return play.begin(setup, contract)
    low, high = exchange_range(setup, contract)
    if not high:
        return play.begin(setup, contract)
    partner = next(seat for seat in range(rules.count) if seat != lone and rules.side_of(seat) == side)
    return Giving(setup, contract, lone, partner, low, high)


def exchange_range(setup: Setup, contract: Made) -> tuple[int, int]:
    """How many cards a lone maker may swap, at least and at most."""
    rules = setup.rules
    if contract.bid is not None:
        level = rules.levels[contract.bid]
        return level.exchange_min, level.exchange_max
    return (1, 1) if rules.exchange.partners_best else (0, 0)


def after_discard(public: Discarding, *, left: bool) -> Giving | Tricks:
    """What follows when the dealer took or left the upcard."""
    return begin_giving(public.setup, replace(public.contract, took=not left))


def after_give(public: Giving, count: int) -> Giving | Tricks:
    """What follows when ``count`` cards were given; the partner is not asked after none."""
    if not public.given and count:
        return replace(public, given=(count,))
    return play.begin(public.setup, replace(public.contract, exchanged=count))


def discard_refusal(public: Discarding, hand: Mask, card: Card) -> Refusal | None:
    """Why the dealer may not put this card out, or None. ``hand``: his own cards, without the upcard."""
    deck = public.setup.rules.cards
    if deck.ids_of(card) & hand:
        return None
    if card is not public.setup.upcard:
        return Refusal("not-your-card", f"{card} is not in this hand: {deck.text(hand)}")
    if public.may_leave:
        return None
    return Refusal("must-take-upcard", f"the dealer takes {card} here: put out one of {deck.text(hand)}")


def give_refusal(public: Giving, hand: Mask, cards: tuple[Card, ...]) -> Refusal | None:
    """Why these cards may not be given, or None."""
    deck, counts = public.setup.rules.cards, public.counts
    if len(cards) not in counts:
        right = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
        return Refusal("wrong-number-of-cards", f"{len(cards)} cards given: give {right}")
    try:
        deck.take(cards, hand)
    except KeyError as missing:
        return Refusal(
            "not-your-card", f"{missing.args[0]} is not in this hand (often enough): {deck.text(hand)}"
        )
    return None


def actions(public: Discarding | Giving, hand: Mask) -> Iterator[Action]:
    """Every action of this phase that the seat to act could take with this hand, each once."""
    deck = public.setup.rules.cards
    if isinstance(public, Discarding):
        for card in deck.distinct(hand):
            yield Discard(card)
        if (
            public.may_leave
            and public.setup.upcard is not None
            and not deck.ids_of(public.setup.upcard) & hand
        ):
            yield Discard(public.setup.upcard)
        return
    for count in public.counts:
        for cards in card_sets(deck, hand, count):
            yield Give(cards)


def card_sets(deck: Deck, hand: Mask, count: int) -> list[tuple[Card, ...]]:
    """Every multiset of ``count`` faces in a hand, once each, sorted."""
    return list(dict.fromkeys(sorted_cards(chosen) for chosen in combinations(deck.cards(hand), count)))
