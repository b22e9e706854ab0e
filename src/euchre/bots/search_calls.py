"""Calls, lone offers and discards of turn-up games, by sampled worlds and the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from euchre.bots.calling import Caller, upcard_mask
from euchre.bots.equity import Equity
from euchre.bots.estimate import Evaluation, Samples
from euchre.bots.inference import caller_of, weighed
from euchre.bots.payoff import difference, match_after, payoff_of
from euchre.bots.sampling import Deals, Masks
from euchre.bots.search_contract import Worth, contract_worth, tricks_worth
from euchre.game import exchange, scoring
from euchre.game.actions import ALONE, Action, Discard, Name, Order
from euchre.game.auction import Calling, Offers
from euchre.game.contract import Made, Setup
from euchre.game.exchange import Discarding
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.rules.choices import LoneMakers

CALL_WORLDS = 4
"""Calls are priced by playouts alone, which are cheap: so many times the worlds."""
SOLVED_DISCARDS = 0.5
"""The solver's share of what a discard is worth."""


# ------------------------------------------------------------------ calls


def evaluate_calls(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every call: made and played, or passed and what follows."""
    public, me = observation.public, observation.seat
    assert isinstance(public, Calling) and me is not None
    side, equity = observation.rules.side_of(me), Equity.of(observation.rules)
    deals = weighed(observation, CALL_WORLDS * worlds, seed)
    legal = observation.legal()
    found = [_call_worth(observation, public, action, deals, side, equity, seed) for action in legal]
    return _samples(legal, found, deals).evaluation(me)


def _samples(actions: Sequence[Action], found: Sequence[Worth], deals: Deals) -> Samples:
    return Samples(
        tuple(actions),
        np.stack([worth.points for worth in found], axis=1),
        np.stack([worth.match for worth in found], axis=1),
        deals.weights,
        deals.effective,
    )


def _call_worth(
    observation: Observation,
    public: Calling,
    action: Action,
    deals: Deals,
    side: int,
    equity: Equity,
    seed: int,
) -> Worth:
    """One call in all worlds: of a contract the better of alone and together."""
    me = public.to_act
    match action:
        case Order(True):
            made = Made(me, public.turned.strain, ordered=True, alone=(me,))
            return contract_worth(public.setup, made, deals.called, side, equity)
        case Order():
            made = Made(me, public.turned.strain, ordered=True)
        case Name(strain, True):
            made = Made(me, strain, alone=(me,))
            return contract_worth(public.setup, made, deals.called, side, equity)
        case Name(strain):
            made = Made(me, strain)
        case _:
            return pass_worth(observation, public, deals, side, equity, seed)
    together = contract_worth(public.setup, made, deals.called, side, equity)
    if public.setup.rules.alone.makers is not LoneMakers.MAKING_SIDE or public.setup.rules.count == 2:
        return together
    alone = contract_worth(public.setup, replace(made, alone=(me,)), deals.called, side, equity)
    return max(together, alone, key=lambda worth: float(deals.weights @ worth.match))


def pass_worth(
    observation: Observation, public: Calling, deals: Deals, side: int, equity: Equity, seed: int
) -> Worth:
    """A pass, and the auction that follows as the calling model has it: one course in each world."""
    caller = caller_of(observation)
    setup, count = public.setup, len(deals.called)
    points, match = np.zeros(count), np.zeros(count)
    open_ = np.ones(count, np.bool_)
    if caller is not None:
        dice = np.random.Generator(np.random.PCG64(seed))
        for passes in range(public.passes + 1, 2 * setup.rules.count):
            for made, here in _made_here(caller, passes, deals.called, open_, public.to_act, dice):
                worth = contract_worth(setup, made, deals.called[here], side, equity)
                points[here], match[here] = worth.points, worth.match
                open_[here] = False
    if open_.any():
        result = _void(setup)
        points[open_] = difference(setup.rules, result.points, side)
        match[open_] = match_after(setup, result, side, equity)
    return Worth(points, match)


def _void(setup: Setup) -> scoring.HandResult:
    forfeit = setup.rules.auction.forfeit_deal
    reason = scoring.VoidReason.FORFEITED if forfeit else scoring.VoidReason.ALL_PASSED
    return scoring.void(setup, reason).result


def _made_here(
    caller: Caller,
    passes: int,
    called: Masks,
    open_: NDArray[np.bool_],
    me: int,
    dice: np.random.Generator,
) -> list[tuple[Made, NDArray[np.intp]]]:
    """The contracts made after so many passes, each with the worlds in which it is."""
    rules, seat = caller.rules, caller.seat_of(passes)
    luck = dice.random(len(called))
    at = np.flatnonzero(open_)
    if not len(at):
        return []
    strains = list(caller.strains(passes))
    hands = called[at, seat]
    chances = caller.chances(hands, passes)
    stuck = rules.auction.dealer_must_call and passes == 2 * rules.count - 1
    if stuck and not rules.auction.forfeit_deal:
        chances = chances / chances.sum(axis=1, keepdims=True)
    elif seat == me:
        chances = (chances / chances.max(axis=1, keepdims=True) == 1.0) * (
            chances.sum(axis=1, keepdims=True) > 0.5
        )
    ladder = np.cumsum(chances, axis=1)
    which = (luck[at, None] >= ladder).sum(axis=1)
    found = []
    for index, strain in enumerate(strains):
        here = at[which == index]
        if not len(here):
            continue
        made = Made(seat, strain, ordered=passes < rules.count)
        lone = caller.lone_gain(called[here, seat], passes, strain) > 0.0
        for is_lone in (False, True):
            chosen = here[lone == is_lone]
            if len(chosen):
                found.append((replace(made, alone=(seat,)) if is_lone else made, chosen))
    return found


# ------------------------------------------------------------------ lone offers, discards


def evaluate_offers(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Alone, or not."""
    public, me = observation.public, observation.seat
    assert isinstance(public, Offers) and me is not None
    side, equity = observation.rules.side_of(me), Equity.of(observation.rules)
    deals = weighed(observation, CALL_WORLDS * worlds, seed)
    legal, found = observation.legal(), []
    for action in legal:
        lone = (*public.contract.alone, me) if action == ALONE else public.contract.alone
        made = replace(public.contract, alone=tuple(sorted(lone)))
        found.append(contract_worth(public.setup, made, deals.called, side, equity))
    return _samples(legal, found, deals).evaluation(me)


def evaluate_discards(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every card that may be put out; the upcard itself is left."""
    public, me = observation.public, observation.seat
    assert isinstance(public, Discarding) and me is not None
    setup, deck = public.setup, observation.rules.cards
    side, equity = observation.rules.side_of(me), Equity.of(observation.rules)
    deals = weighed(observation, worlds, seed)
    legal, found = observation.legal(), []
    for action in legal:
        assert isinstance(action, Discard)
        out = deck.ids_of(action.card) & observation.hand
        hands = deals.called.copy()
        if out:
            hands[:, me] = observation.hand & ~out | upcard_mask(setup)
        after = exchange.after_discard(public, left=not out)
        assert isinstance(after, Tricks)
        found.append(
            tricks_worth(after, hands, payoff_of(setup, after.contract, side, equity), SOLVED_DISCARDS)
        )
    return _samples(legal, found, deals).evaluation(me)


def exchanges_later(observation: Observation) -> bool:
    """Cards may yet be swapped with a partner, which this module does not look at."""
    public = observation.public
    if not isinstance(public, Calling | Offers | Discarding):
        return False
    rules = observation.rules
    return rules.exchange.partners_best or rules.exchange.call_for_best
