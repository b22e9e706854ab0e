"""Many worlds of a turn-up game at once, as arrays, each as likely as the calls make it.

Exact in what the rules make certain: sizes, cards shown, suits not followed, the upcard in the dealer's hand.
The card a dealer put out is one of its own, drawn with a bias towards cards nobody keeps. How likely each
world makes the calls that were heard is `euchre.bots.calling`'s affair; worlds are redrawn by it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.bots.book_worth import ladder_of
from euchre.cards import Mask
from euchre.game.auction import Calling, Offers
from euchre.game.events import Gave, Swapped, UpcardTaken
from euchre.game.exchange import Discarding
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Constraints, Place, Worlds
from euchre.kernel.worlds import may_hold
from euchre.rules.choices import AuctionKind

Masks = NDArray[np.uint64]
Numbers = NDArray[np.float64]

OUT_TRUMP, OUT_ACE, OUT_KING = -4.0, -2.0, -0.5
"""Log weights: how much rarer than a low plain card a dealer puts out a trump, an ace, a king."""
POOL = 8
"""So many worlds are drawn for one that is kept."""
LARGEST_POOL = 4096
SMALLEST_POOL = 1024


@dataclass(frozen=True, slots=True)
class Deals:
    """Worlds: ``hands`` (worlds, seats) as held now, ``called`` likewise when the calls were made.

    ``weights`` (worlds): how often each counts; ``effective``: as how many independent worlds they count.
    """

    hands: Masks
    called: Masks
    weights: Numbers
    effective: float


def is_plain(observation: Observation) -> bool:
    """Whether this module can draw for it: a turn-up game, two sides, no twins, no cards moved unseen."""
    rules = observation.rules
    if rules.auction.kind is not AuctionKind.TURN_UP or rules.sides != 2 or rules.deck.copies != 1:
        return False
    if rules.exchange.any_of_six or rules.deal.widow or rules.auction.dropping:
        return False
    if not isinstance(observation.public, Calling | Offers | Discarding | Tricks):
        return False
    return not any(
        isinstance(event, Swapped) or (isinstance(event, Gave) and event.count)
        for event in observation.events
    )


Likelihood = Callable[[Masks, Masks], Numbers]
"""From hands (worlds, seats) as held now, and as they were called with, to log likelihoods (worlds)."""


def draw(observation: Observation, worlds: int, seed: int, likelihood: Likelihood) -> Deals:
    """``worlds`` worlds, fewer rows where some are equal."""
    constraints, log_weight = _constraints(observation)
    pool = max(worlds, min(LARGEST_POOL, max(SMALLEST_POOL, POOL * worlds)))
    drawn = Worlds(constraints, log_weight).sample(pool, seed)
    called = called_hands(observation, drawn)
    logs = likelihood(np.ascontiguousarray(drawn[:, : observation.rules.count]), called)
    odds = np.exp(logs - logs.max())
    total = float(odds.sum())
    effective = total**2 / float((odds**2).sum())
    marks = (np.arange(worlds) + 0.5) * (total / worlds)
    chosen = np.minimum(np.searchsorted(np.cumsum(odds), marks), pool - 1)
    seats = observation.rules.count
    rows, index, counts = np.unique(drawn[chosen], axis=0, return_index=True, return_counts=True)
    return Deals(
        np.ascontiguousarray(rows[:, :seats]),
        called[chosen[index]],
        counts.astype(np.float64),
        min(float(worlds), effective),
    )


def _constraints(observation: Observation) -> tuple[Constraints, Numbers | None]:
    """What is known of the deal; places are the seats, the stock, and what the dealer put out unseen."""
    rules, deck, me = observation.rules, observation.rules.cards, observation.seat
    assert me is not None
    played = played_masks(observation)
    gone, upcard = sum(played), _upcard(observation)
    contract = observation.contract
    took = contract is not None and contract.took
    known = [observation.hand if seat == me else 0 for seat in range(rules.count)]
    if took and observation.dealer != me and not upcard & gone:
        known[observation.dealer] |= upcard
    unseen = deck.all & ~observation.hand & ~gone & ~upcard & ~own_out(observation)
    public = observation.public
    shown = may_hold(public) if isinstance(public, Tricks) else {}
    takes = [shown.get(seat, deck.all) for seat in range(rules.count)]
    sizes = [rules.deal.hand - mask.bit_count() for mask in played]
    hidden_out = took and observation.dealer != me
    places = [Place(size, mask, allowed) for size, mask, allowed in zip(sizes, known, takes, strict=True)]
    in_hands = sum(place.size - place.known.bit_count() for place in places)
    places.append(Place(unseen.bit_count() - in_hands - hidden_out))
    if not hidden_out:
        return Constraints(rules, unseen, tuple(places)), None
    places.append(Place(1))
    log_weight = np.zeros((len(places), deck.size))
    log_weight[-1] = _out_weights(observation)
    return Constraints(rules, unseen, tuple(places)), log_weight


def _upcard(observation: Observation) -> Mask:
    deck, upcard = observation.rules.cards, observation.upcard
    return 0 if upcard is None else deck.ids_of(upcard)


def played_masks(observation: Observation) -> list[Mask]:
    """By seat, the cards it has played."""
    rules, public = observation.rules, observation.public
    played = [0] * rules.count
    if isinstance(public, Tricks):
        for plays in (*(trick.plays for trick in public.done), public.trick):
            for seat, card in plays:
                played[seat] |= rules.cards.ids_of(card)
    return played


def own_out(observation: Observation) -> Mask:
    """The card this seat put out as the dealer."""
    for event in observation.events:
        if isinstance(event, UpcardTaken) and event.put_out:
            return observation.rules.cards.ids_of(event.put_out[0])
    return 0


def _out_weights(observation: Observation) -> Numbers:
    """By card, the log weight of being the one put out."""
    assert observation.contract is not None
    tables = observation.rules.tables(observation.contract.strain)
    ladder = ladder_of(tables.power, tables.trump_mask)
    found = np.zeros(observation.rules.cards.size)
    for card, power in enumerate(tables.power):
        if tables.trump_mask >> card & 1:
            found[card] = OUT_TRUMP
        elif power == ladder.ace:
            found[card] = OUT_ACE
        elif power == ladder.king:
            found[card] = OUT_KING
    return found


def called_hands(observation: Observation, drawn: Masks) -> Masks:
    """The hands with which the calls were made, from places as drawn: uint64 (worlds, seats)."""
    rules = observation.rules
    called = drawn[:, : rules.count].copy()
    for seat, mask in enumerate(played_masks(observation)):
        called[:, seat] |= np.uint64(mask)
    contract = observation.contract
    if contract is not None and contract.took:
        dealer = observation.dealer
        out = np.uint64(own_out(observation)) if dealer == observation.seat else drawn[:, -1]
        called[:, dealer] = called[:, dealer] & ~np.uint64(_upcard(observation)) | out
    return called
