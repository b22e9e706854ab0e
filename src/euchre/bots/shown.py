"""The hidden part of a hand: what it is, and all that it may have been once the deal is shown to all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from euchre.bots.clues import Clues
from euchre.bots.story import Hand, PartnerExchange
from euchre.cards import Card
from euchre.game import auction
from euchre.game.actions import sorted_cards

Gifts = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Hidden:
    """The part of a world that an observation does not tell.

    ``hands`` as dealt; ``widow``; ``out``: put out by the dealer; ``buried``: put out for the widow;
    ``down``: put down in going under; ``gifts``: of each lone player and of his partner, in order;
    ``asked``: whose private question is open, and which.
    """

    hands: tuple[Hand, ...]
    widow: tuple[Card, ...] = ()
    buried: tuple[Card, ...] = ()
    out: Card | None = None
    down: tuple[Card, ...] = ()
    gifts: tuple[tuple[Card, ...], ...] = ()
    asked: tuple[int, str] | None = None


def after_the_show(clues: Clues) -> Iterator[Hidden]:
    """Every hidden part that fits a hand that is over, all its deals known."""
    dealt, story = clues.story.shown, clues.story
    assert dealt is not None
    swap, upcard = story.swapped, clues.observation.upcard
    rest = Counter(clues.rules.cards.faces)
    for hand in dealt:
        rest.subtract(hand)
    if upcard is not None:
        rest[upcard] -= 1
    for widow in _widows(clues, rest):
        for down in _downs(clues):
            held = list(dealt)
            if swap is not None:
                held[swap.seat] = held[swap.seat] - Counter(down) + rest - Counter(widow)
            for out, after in _outs(clues, held):
                for buried, then in _buries(clues, after, widow):
                    for gifts, final in _gifts(clues, list(clues.exchanges), then):
                        if all(final[seat] == played for seat, played in story.played.items()):
                            yield Hidden(dealt, widow, buried, out, down, gifts)


def _widows(clues: Clues, rest: Hand) -> list[tuple[Card, ...]]:
    """What the widow may have been: own cards are known, else any of the cards dealt to nobody."""
    size, taken = clues.rules.deal.widow, clues.story.widow
    if not size:
        return [()]
    if taken is not None and taken.cards:
        return [taken.cards]
    loose = sorted((+rest).elements())
    if taken is None:
        return [tuple(loose[:size])]
    return sorted({sorted_cards(cards) for cards in combinations(loose, size)})


def _downs(clues: Clues) -> list[tuple[Card, ...]]:
    """What may have been put down in going under."""
    swap = clues.story.swapped
    if swap is None:
        return [()]
    if swap.put_down:
        return [swap.put_down]
    assert clues.story.shown is not None
    low = [card for card in clues.story.shown[swap.seat].elements() if card.rank in auction.FARMER_RANKS]
    return sorted({sorted_cards(down) for down in combinations(low, 3)})


def _outs(clues: Clues, held: list[Hand]) -> Iterator[tuple[Card | None, list[Hand]]]:
    """(card put out, hands after it): what the dealer did with the upcard."""
    story, upcard = clues.story, clues.observation.upcard
    taken, joined = story.taken, story.joined
    after = list(held)
    if joined is not None and upcard is not None:
        after[joined.seat] = after[joined.seat] + Counter([upcard])
    if taken is None or upcard is None:
        yield None, after
        return
    six = held[taken.seat] + Counter([upcard])
    may = six if clues.rules.exchange.any_of_six else held[taken.seat]
    for out in taken.put_out or sorted(may):
        after = list(held)
        after[taken.seat] = six - Counter([out])
        yield out, after


def _buries(
    clues: Clues, held: list[Hand], widow: tuple[Card, ...]
) -> Iterator[tuple[tuple[Card, ...], list[Hand]]]:
    """(cards put out for the widow, hands after it)."""
    taken, buried = clues.story.widow, clues.story.buried
    if taken is None or buried is None:
        yield (), held
        return
    together = held[taken.seat] + Counter(widow)
    played = clues.story.played.get(taken.seat, Counter())
    spare = together - played
    choices: Sequence[tuple[Card, ...]] = [buried.cards]
    if not buried.cards:
        # What he did not play was put out or given away; what he gave may have been any of the rest.
        swapped = any(taken.seat in (one.lone, one.partner) for one in clues.exchanges)
        pool = together if swapped else spare
        choices = sorted(
            {sorted_cards(cards) for cards in combinations(sorted(pool.elements()), buried.count)}
        )
    for out in choices:
        after = list(held)
        after[taken.seat] = together - Counter(out)
        yield tuple(out), after


def _gifts(
    clues: Clues, exchanges: list[PartnerExchange], held: list[Hand]
) -> Iterator[tuple[Gifts, list[Hand]]]:
    """(gifts, hands after them): what may have been swapped, given what the lone hands played."""
    if not exchanges:
        yield (), held
        return
    for first, second, after in _swaps(clues, exchanges[0], held):
        for more, final in _gifts(clues, exchanges[1:], after):
            yield (first, second, *more), final


def _swaps(
    clues: Clues, gone: PartnerExchange, held: list[Hand]
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...], list[Hand]]]:
    story, known = clues.story, clues.gift(gone)
    returned = story.received if clues.me == gone.lone else story.gave_by(gone.partner)
    elements = sorted(held[gone.lone].elements())
    for first in sorted({sorted_cards(cards) for cards in combinations(elements, gone.count)}):
        kept = held[gone.lone] - Counter(first)
        second = story.played[gone.lone] - kept
        fits = kept <= story.played[gone.lone] and second <= held[gone.partner]
        if fits and (known or Counter(first)) == Counter(first) and (returned or second) == second:
            final = list(held)
            final[gone.lone] = story.played[gone.lone]
            yield first, sorted_cards(second.elements()), final
