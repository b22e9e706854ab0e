"""Changing cards by the book: the dealer's take-up, gifts between partners, going under."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.bots.book_worth import cheapest, count_for, empty_suits, ladder_of, losers
from euchre.cards import Mask, Strain, ids
from euchre.game.actions import Action, Discard, Give, Swap, sorted_cards
from euchre.game.exchange import Discarding, Giving
from euchre.game.observation import Observation
from euchre.rules import Rules, Tables

VOID_WORTH = 0.35
"""An empty plain suit beside trumps, in tricks."""
SINGLE_WORTH = 0.15
"""A lone plain card beside trumps: a suit soon empty."""
HIGH_TRUMPS = 3
"""So many of the highest ranks of trump are given before a side ace."""


def best_discards(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """The dealer keeps what takes the most tricks; a useful upcard is taken, a useless one left."""
    return _best(discard_scores(observation, legal))


def discard_scores(observation: Observation, legal: Sequence[Action]) -> dict[Action, float]:
    """The tricks that each discard leaves to expect."""
    public, rules = observation.public, observation.rules
    assert isinstance(public, Discarding) and public.setup.upcard is not None
    tables = rules.tables(public.contract.strain)
    upcard = rules.cards.lowest(public.setup.upcard, rules.cards.all & ~observation.hand)
    scores: dict[Action, float] = {}
    for action in legal:
        assert isinstance(action, Discard)
        out = rules.cards.lowest(action.card, observation.hand)
        hand = observation.hand & ~out | upcard if out else observation.hand
        scores[action] = kept_worth(rules, hand, public.contract.strain, tables) - power_worth(tables, out)
    return scores


def best_hand_with(rules: Rules, hand: Mask, upcard: Mask, strain: Strain) -> Mask:
    """The hand a dealer would have after taking the upcard."""
    tables = rules.tables(strain)

    def worth(out: int) -> float:
        kept = kept_worth(rules, hand & ~(1 << out) | upcard, strain, tables)
        return kept - power_worth(tables, 1 << out)

    out = max(ids(hand), key=worth)
    return hand & ~(1 << out) | upcard


def kept_worth(rules: Rules, hand: Mask, strain: Strain, tables: Tables) -> float:
    """The count of a hand, empty suits and lone cards included."""
    worth = count_for(rules, trump=strain.has_trump, alone=False).of(hand, tables)
    if hand & tables.trump_mask:
        ace = ladder_of(tables.power, tables.trump_mask).ace
        lone = 0
        for suit in tables.follow:
            held = hand & suit & ~tables.trump_mask
            if held and not held & (held - 1) and tables.power[held.bit_length() - 1] != ace:
                lone += 1
        worth += VOID_WORTH * empty_suits(hand, tables) + SINGLE_WORTH * lone
    return worth


def power_worth(tables: Tables, out: Mask) -> float:
    """Between equals the lower card goes."""
    return tables.power[out.bit_length() - 1] / 10000 if out else 0.0


# ------------------------------------------------------------------ gifts


def best_gifts(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """The lone player gives losers away, his partner the best he has."""
    public, rules, hand = observation.public, observation.rules, observation.hand
    assert isinstance(public, Giving)
    tables = rules.tables(public.contract.strain)
    low, high = public.counts[0], public.counts[-1]
    if public.given:
        chosen = partners_best(hand, tables)[:high]
    else:
        unseen = rules.cards.all & ~hand
        chosen = losers(hand, tables, unseen)[:high]
        rest = [card for card in cheapest(list(ids(hand)), hand, tables) if card not in chosen]
        chosen += rest[: max(0, low - len(chosen))]
    gift = Give(sorted_cards(rules.cards.faces[card] for card in chosen))
    assert gift in legal
    return [gift]


def partners_best(hand: Mask, tables: Tables) -> list[int]:
    """Bowers and high trumps first, then aces, then the other trumps, then the rest from the top."""
    ladder = ladder_of(tables.power, tables.trump_mask)

    def rank(card: int) -> tuple[int, int]:
        power = tables.power[card]
        if tables.trump_mask >> card & 1:
            return (3 if ladder.place[power] < HIGH_TRUMPS else 1), power
        return (2 if power == ladder.ace else 0), power

    return sorted(ids(hand), key=rank, reverse=True)


# ------------------------------------------------------------------ going under


def best_swaps(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """Three unknown cards beat three low ones; what stays should promise the most in one suit."""
    rules, upcard = observation.rules, observation.upcard
    scores: dict[Action, float] = {}
    for action in legal:
        if not isinstance(action, Swap):
            continue
        kept = observation.hand & ~rules.cards.take(action.cards, observation.hand)
        worth = 0.0
        for strain in rules.auction.strains:
            weight = (
                2.0 if upcard is not None and upcard.suit is not None and int(upcard.suit) == strain else 1.0
            )
            worth = max(worth, weight * kept_worth(rules, kept, strain, rules.tables(strain)))
        scores[action] = worth
    return _best(scores)


def _best(scores: dict[Action, float]) -> list[Action]:
    top = max(scores.values())
    return [action for action, score in scores.items() if score >= top - 1e-9]
