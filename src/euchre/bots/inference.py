"""How likely a world is by what the others did in it: calls, lone hands, the cards they played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.calling import Caller
from euchre.bots.sampling import Deals, Masks, draw
from euchre.cards import JOKER, Mask, Strain, Suit
from euchre.game import play
from euchre.game.actions import Name, Order, Pass
from euchre.game.auction import Calling, Offers
from euchre.game.contract import Made
from euchre.game.events import Called
from euchre.game.exchange import Discarding
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Policy, choose
from euchre.rules.choices import JokerUp

Numbers = NDArray[np.float64]

LONE_SHARPNESS = 0.3
"""Points: a gain of so much makes playing alone e times as likely."""
LONE_DOUBT = 0.02
ODD_CARD = 0.45
"""How likely, against the card that the rules of thumb play, another one is."""


def weighed(observation: Observation, worlds: int, seed: int) -> Deals:
    """Worlds redrawn by how likely they make what the others did."""

    def logs(hands: Masks, called: Masks) -> Numbers:
        return call_logs(observation, called) + play_logs(observation, hands)

    return draw(observation, worlds, seed, logs)


# ------------------------------------------------------------------ calls


def caller_of(observation: Observation) -> Caller | None:
    """The calling model for this hand; None before the calls and where nothing was learned."""
    public = observation.public
    if not isinstance(public, Calling | Offers | Discarding | Tricks):
        return None
    turned = _turned(observation)
    if turned is None:
        return None
    try:
        return Caller.of(public.setup, turned)
    except KeyError:
        return None


def _turned(observation: Observation) -> Suit | None:
    """The suit that was proposed; None where none was, and before the dealer named the joker's."""
    upcard, joker_up = observation.upcard, observation.rules.auction.joker_up
    if upcard is None or upcard.suit is not None:
        return None if upcard is None else upcard.suit
    if joker_up is JokerUp.HEARTS:
        return Suit.HEARTS
    named = [event.action for event in observation.events if isinstance(event, Called)][:1]
    if joker_up is not JokerUp.DEALER_NAMES or not named or not isinstance(named[0], Name):
        return None
    return named[0].strain.suit


def call_logs(observation: Observation, called: Masks) -> Numbers:
    """How likely the others' calls were with these hands: log likelihoods (worlds)."""
    logs = np.zeros(len(called))
    caller = caller_of(observation)
    if caller is None:
        return logs
    calls = [event for event in observation.events if isinstance(event, Called)]
    if observation.upcard is JOKER and observation.rules.auction.joker_up is JokerUp.DEALER_NAMES:
        del calls[0]  # he named its suit without looking
    for passes, event in enumerate(calls):
        if event.seat == observation.seat:
            continue
        hands = called[:, event.seat]
        chances = caller.chances(hands, passes)
        match event.action:
            case Pass():
                logs += np.log(np.maximum(1e-3, 1.0 - chances.sum(axis=1)))
            case Order() | Name() as action:
                strain = caller.turned if isinstance(action, Order) else action.strain
                if strain in caller.strains(passes):
                    logs += np.log(chances[:, list(caller.strains(passes)).index(strain)])
                logs += _lone_logs(observation, caller, hands, passes, strain)
    return logs


def _lone_logs(
    observation: Observation, caller: Caller, hands: Masks, passes: int, strain: Strain
) -> Numbers | float:
    """How likely the maker's choice to play alone, or not, was."""
    contract = observation.contract
    if not isinstance(contract, Made) or (isinstance(observation.public, Offers) and not contract.alone):
        return 0.0
    if not strain.has_trump or caller.rules.count == 2:
        return 0.0
    gain = np.clip(caller.lone_gain(hands, passes, strain) / LONE_SHARPNESS, -30.0, 30.0)
    lone = LONE_DOUBT + (1.0 - 2 * LONE_DOUBT) / (1.0 + np.exp(-gain))
    return np.log(lone if contract.maker in contract.alone else 1.0 - lone)


# ------------------------------------------------------------------ cards


def play_logs(observation: Observation, hands: Masks) -> Numbers:
    """How likely the others' cards were: each that the rules of thumb would not have played counts against.

    ``hands`` (worlds, seats) as held now; log likelihoods (worlds), up to a constant.
    """
    logs = np.zeros(len(hands))
    public = observation.public
    if not isinstance(public, Tricks):
        return logs
    deck, rules = observation.rules.cards, observation.rules
    plays = [one for trick in public.done for one in trick.plays] + list(public.trick)
    back = hands[:, : rules.count].copy()
    for seat, card in plays:
        back[:, seat] |= np.uint64(deck.ids_of(card))
    then = play.begin(public.setup, public.contract)
    for seat, card in plays:
        played = deck.ids_of(card)
        if seat != observation.seat and len(then.done) < rules.deal.hand - 1:
            odd = choose(then, back, Policy.RULE_OF_THUMB) != played.bit_length() - 1
            logs += np.where(odd & _had_choice(then, back[:, seat]), np.log(ODD_CARD), 0.0)
        back[:, seat] &= ~np.uint64(played)
        after = play.after_card(then, card)
        if not isinstance(after, Tricks):
            break
        then = after
    return logs


def _had_choice(public: Tricks, hands: Masks) -> NDArray[np.bool_]:
    """Where the seat to act could play more than one card."""
    suit: Mask = 0
    if public.trick:
        suit = public.tables.follow[public.tables.suit_of_face[public.trick[0][1]]]
    following = hands & np.uint64(suit)
    legal = np.where(following != 0, following, hands)
    return np.bitwise_count(legal) > 1
