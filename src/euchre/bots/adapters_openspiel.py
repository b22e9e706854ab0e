"""OpenSpiel's information-set tree search as a player: ``openspiel:ismcts:SIMULATIONS``.

Its Euchre (2.0.2) is the four-handed game with 24 cards, and differs from ours where `AGREED` says. It also
asks the dealer for his card before the maker says whether he plays alone; we ask afterwards. And only the
maker may play alone there: where his partner does, the story is told as if the partner had made trump.

It is not blind. When it draws worlds (``ResampleFromInfostate``) it deals the unseen cards of the true hands
anew, but leaves the undealt cards, and the card the dealer put out, where they truly are. So it must be given
the true cards, and searches with fewer unknown ones than anybody at a table has.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

from euchre.bots.adapters_player import Player, PlayerFault, Story
from euchre.cards import Card, Rank, Suit
from euchre.errors import RulesError
from euchre.game.actions import ALONE, DECLINE, PASS, Action, Discard, Name, Order, PlayCard
from euchre.game.auction import Offers
from euchre.game.contract import Made
from euchre.game.events import Called, Played
from euchre.game.observation import Observation
from euchre.rules import Rules, variant

AGREED: dict[str, object] = {
    "auction.dealer_must_call": True,
    "exchange.may_leave": False,
    "alone.defenders": "never",
    "play.lone_lead": "next_active",
}
"""Our settings under which both play the same game. The first may be off too: OpenSpiel knows both."""

EXPLORATION = 4.0
"""The constant of its upper confidence bounds: the most points that a hand is worth."""

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
RANKS = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
PASSED, FIRST_TRUMP, GOES_ALONE, WITH_PARTNER = 24, 25, 29, 30


def make(address: str, _timeout: float) -> Player:
    """The player of ``openspiel:ismcts:SIMULATIONS``.

    Raises: `PlayerFault` (``wrong-address``, ``not-installed``).
    """
    kind, _, simulations = address.removeprefix("openspiel:").partition(":")
    if kind != "ismcts" or not simulations.isdecimal() or int(simulations) < 2:
        raise PlayerFault(
            "wrong-address", f"{address} is no player: write openspiel:ismcts:SIMULATIONS, such as "
            "openspiel:ismcts:1000"
        )  # fmt: skip
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError as error:
        raise PlayerFault(
            "not-installed", f"{address} needs OpenSpiel: install it with pip install 'euchre[openspiel]'"
        ) from error
    return Player(address, seer=Ismcts(address, spiel, int(simulations)), check=check)


def check(rules: Rules) -> None:
    """Raise `RulesError` (``other-rules``) for rules under which OpenSpiel plays another game."""
    ours, theirs = rules.to_json(), variant("euchre", AGREED).to_json()
    theirs["match"] = ours["match"]
    theirs["auction"]["dealer_must_call"] = ours["auction"]["dealer_must_call"]
    same = rules.id == "euchre" and all(ours[name] == theirs[name] for name in theirs if name != "settings")
    if not same:
        wanted = " ".join(f"--set {key}={str(value).lower()}" for key, value in AGREED.items())
        raise RulesError("other-rules", f"OpenSpiel plays other rules: give --variant euchre {wanted}")


class Ismcts:
    """The search; nothing is kept from one decision to the next."""

    def __init__(self, name: str, spiel: Any, simulations: int) -> None:
        self.name = name
        self._spiel, self._simulations = spiel, simulations

    def choose(self, observation: Observation, story: Story, rng: random.Random) -> Action:
        """Its action.

        Raises: `PlayerFault` (``lost-track``) where both do not agree who is to do what.
        """
        public = observation.public
        if isinstance(public, Offers) and public.contract.maker != observation.seat:
            return DECLINE
        state = Retelling(self._spiel, observation, story).state()
        if isinstance(public, Offers) and not self._asks_alone(state):
            state.apply_action(self._search(state, rng))
        self._agree(state, observation)
        return ours(self._search(state, rng), observation)

    def _search(self, state: Any, rng: random.Random) -> int:
        seed = rng.getrandbits(31)
        bot = self._spiel.ISMCTSBot(
            seed,
            self._spiel.RandomRolloutEvaluator(1, seed),
            EXPLORATION,
            self._simulations,
            -1,
            self._spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        return int(bot.step(state))

    @staticmethod
    def _asks_alone(state: Any) -> bool:
        return GOES_ALONE in state.legal_actions()

    def _agree(self, state: Any, observation: Observation) -> None:
        """Both must see the same seat to act, with the same choices."""
        theirs = set() if state.is_terminal() else {ours(one, observation) for one in state.legal_actions()}
        if state.current_player() == observation.seat and theirs == set(observation.legal()):
            return
        raise PlayerFault(
            "lost-track",
            f"{self.name} sees player {state.current_player()} to choose of "
            f"{', '.join(sorted(map(str, theirs)))}; it is seat {observation.seat} to choose of "
            f"{', '.join(sorted(map(str, observation.legal())))}",
            player=self.name,
        )


class Retelling:
    """A hand of ours, told to OpenSpiel up to the same moment."""

    def __init__(self, spiel: Any, observation: Observation, story: Story) -> None:
        self._spiel, self._eye, self._story = spiel, observation, story
        self._rules, self._dealer = observation.rules, observation.dealer

    def state(self) -> Any:
        """Its state, with our true cards.

        While a maker who is the dealer is asked whether he plays alone, it stands at his discard, which comes
        first there.
        """
        stick = self._rules.auction.dealer_must_call
        state = self._spiel.load_game("euchre", {"stick_the_dealer": stick}).new_initial_state()
        for action in self._actions():
            state.apply_action(action)
        return state

    def _actions(self) -> Iterator[int]:
        yield self._dealer
        hands = self._story.deal.hands
        for place in range(self._rules.deal.hand):
            for step in range(self._rules.count):
                yield card_number(hands[(self._dealer + step) % self._rules.count][place])
        assert self._story.deal.upcard is not None
        yield card_number(self._story.deal.upcard)
        made = self._eye.contract
        calls = [event for event in self._eye.events if isinstance(event, Called)]
        if not isinstance(made, Made):
            yield from [PASSED] * len(calls)
            return
        yield from self._making(made)
        yield from self._after_making(made)
        yield from (card_number(event.card) for event in self._eye.events if isinstance(event, Played))

    def _making(self, made: Made) -> Iterator[int]:
        """The calls that lead to this contract; whoever is alone has made it."""
        maker = made.alone[0] if made.alone else made.maker
        passes = (maker - self._dealer - 1) % self._rules.count
        yield from [PASSED] * (passes if made.ordered else passes + self._rules.count)
        yield FIRST_TRUMP + SUITS.index(made.strain.suit)

    def _after_making(self, made: Made) -> Iterator[int]:
        """The dealer's discard, then whether the maker is alone, as far as they are decided."""
        offered, phase = isinstance(self._eye.public, Offers), self._eye.phase
        if made.ordered:
            if phase == "exchange" or (offered and made.maker == self._dealer):
                return
            yield card_number(self._discard(made))
        if not offered:
            yield GOES_ALONE if made.alone else WITH_PARTNER

    def _discard(self, made: Made) -> Card:
        """What the dealer put out; where he has not yet, or sits out and never will, his lowest card."""
        for action in self._story.actions:
            if isinstance(action, Discard):
                return action.card
        tables = self._rules.tables(made.strain)
        trump = tables.suit_of_face
        hand = self._story.deal.hands[self._dealer]
        return min(hand, key=lambda card: (trump[card] == made.strain.suit, card.rank))


def card_number(card: Card) -> int:
    """A card as OpenSpiel numbers it."""
    assert card.suit is not None
    return RANKS.index(card.rank) * 4 + SUITS.index(card.suit)


def ours(number: int, observation: Observation) -> Action:
    """One of its actions as ours."""
    if number < PASSED:
        card = Card(RANKS[number // 4], SUITS[number % 4])
        return Discard(card) if observation.phase == "exchange" else PlayCard(card)
    if number == PASSED:
        return PASS
    if number in (GOES_ALONE, WITH_PARTNER):
        return ALONE if number == GOES_ALONE else DECLINE
    suit = SUITS[number - FIRST_TRUMP]
    assert observation.upcard is not None
    return Order() if suit is observation.upcard.suit else Name(suit.strain)
