"""Every card is in exactly one place, always."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from euchre.cards import Mask
from euchre.game import Bury, Discard, Give, State, Swap
from euchre.game.contract import Dealing
from euchre.game.exchange import Burying, Giving
from euchre.game.play import Tricks
from tests.laws.samples import samples
from tests.strategies import Case, Game, games


def places(state: State) -> dict[str, Mask]:
    """Where cards can be."""
    assert not isinstance(state, Dealing)
    cards = state.cards
    hands = {f"hand {seat}": hand for seat, hand in enumerate(cards.hands)}
    rest = {"stock": cards.stock, "upcard": cards.upcard, "widow": cards.widow, "put out": cards.put_out}
    return {**hands, **rest, "transit": cards.transit, "played": cards.played}


def check_conservation(game: Game) -> None:
    deck = game.rules.cards
    for state in game.states()[1:]:
        masks = places(state)
        assert sum(masks.values()) == deck.all, f"a card is missing or in two places: {masks}\n{game}"
        assert sum(mask.bit_count() for mask in masks.values()) == deck.size, f"{masks}\n{game}"


def joined(state: Any) -> bool:
    """A dealer who sits out counts the upcard among his cards."""
    contract, dealer = getattr(state.public, "contract", None), state.public.setup.dealer
    return contract is not None and contract.took and contract.sits_out(dealer, state.public.setup.rules)


def check_numbers(game: Game) -> None:
    """Hands have the size that the phase says, and the deal stays on record."""
    rules = game.rules
    dealt = game.states()[1]
    for before, action, after in list(game.steps())[1:]:
        assert not isinstance(before, Dealing)
        assert not isinstance(after, Dealing)
        assert after.cards.dealt == dealt.cards.dealt  # type: ignore[union-attr]
        sizes = [hand.bit_count() for hand in after.cards.hands]
        if joined(after):
            sizes[after.public.setup.dealer] -= 1
        if isinstance(after.public, Burying):
            sizes[after.public.to_act] -= rules.deal.widow
        if isinstance(action, Discard | Swap | Bury):
            assert sizes == [rules.deal.hand] * rules.count
        if isinstance(action, Give) and isinstance(after.public, Giving) and after.public.given:
            assert after.cards.transit.bit_count() == len(action.cards)
        if isinstance(after.public, Tricks):
            public = after.public
            laid = [seat for seat, _ in public.trick]
            wanted = [
                rules.deal.hand - (len(public.done) + (seat in laid) if seat in public.active else 0)
                for seat in range(rules.count)
            ]
            assert sizes == wanted, f"{sizes} instead of {wanted}\n{game}"


@pytest.mark.parametrize(("case", "count"), samples(5, 24))
def test_cards_are_conserved(case, count):
    for game in games(case, count, seed="conservation"):
        check_conservation(game)
        check_numbers(game)


def test_a_lost_card_is_noticed():
    """The law can fail: a state with a card in two places does not pass."""
    game = next(iter(games(Case("euchre"), 1)))
    state = game.states()[1]
    doubled = replace(state.cards, put_out=state.cards.stock & -state.cards.stock)  # type: ignore[union-attr]
    masks = places(replace(state, cards=doubled))  # type: ignore[arg-type]
    assert sum(mask.bit_count() for mask in masks.values()) != game.rules.cards.size
