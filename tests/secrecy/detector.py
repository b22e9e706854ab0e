"""Finding leaks: what reaches a seat is compared with what that seat can have seen.

Four questions are asked of everything that is delivered to a seat:

* `check_faces`: does it show a card that this seat has not seen?
* `check_worlds`: does it change when two cards that the seat cannot see change places?
* `check_questions`: does it tell of a private question to somebody else, or of somebody else's choices?
* `check_secret`: does it hold the secret that the deals were drawn from?

What a seat has seen is worked out here from the states alone, without `euchre.game.perception`, so that a
mistake there cannot hide itself. Each check raises `LeakError` with the seat and the step.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from itertools import combinations
from typing import Any

from euchre.cards import Card, Mask
from euchre.game import Action, Deal, Observation, PlayCard, Redeal, State, is_over, perception, to_act
from euchre.game.auction import Offers, Redealing
from euchre.game.contract import Dealing
from euchre.game.events import Asked, Declined, Event
from euchre.rules import Rules
from tests.secrecy.twin import Twin, slots
from tests.strategies import Game, public_of


class LeakError(AssertionError):
    """Somebody learned what was not his to know."""


@dataclass(frozen=True)
class Truth:
    """Everything there is to know of some hands in a row, the coming ones and the deals' secret included."""

    games: tuple[Game, ...]

    @property
    def secret(self) -> bytes:
        """Stands for the seed: other deals come from another one."""
        return hashlib.sha256(repr([game.deal for game in self.games]).encode()).digest()


@dataclass(frozen=True)
class Moment:
    """A step of a hand, as the table's keeper sees it: step 0 is the deal."""

    truth: Truth
    hand: int
    step: int
    before: State
    action: Action
    after: State

    @property
    def rules(self) -> Rules:
        return self.truth.games[self.hand].rules


Extras = Callable[[Moment, int | None], dict[str, Any]]
"""What is sent to a seat beside its events: texts, hints, anything. Cards in it are texts."""


def no_extras(_moment: Moment, _seat: int | None) -> dict[str, Any]:
    """Nothing beside the events."""
    return {}


@dataclass(frozen=True)
class Delivery:
    """All that reaches a seat at a step."""

    events: tuple[Event, ...]
    observation: Observation
    legal: tuple[Action, ...]
    extras: dict[str, Any]


def deliver(moment: Moment, seat: int | None, known: Observation, extras: Extras) -> Delivery:
    """What ``seat``, who knew ``known``, gets at this moment."""
    events = perception.seen(moment.before, moment.action, seat, moment.after)
    observation = known.after(*events)
    return Delivery(events, observation, observation.legal(), extras(moment, seat))


def moments(truth: Truth, hand: int) -> Iterator[Moment]:
    """The steps of one hand."""
    for step, (before, action, after) in enumerate(truth.games[hand].steps()):
        yield Moment(truth, hand, step, before, action, after)


def beginning(game: Game, seat: int | None) -> Observation:
    return Observation.start(game.rules, seat, game.dealer, game.score)


def deliveries(
    truth: Truth, hand: int, seat: int | None, extras: Extras = no_extras
) -> Iterator[tuple[Moment, Delivery]]:
    """All that reaches a seat in one hand."""
    known = beginning(truth.games[hand], seat)
    for moment in moments(truth, hand):
        delivery = deliver(moment, seat, known, extras)
        known = delivery.observation
        yield moment, delivery


def watchers(rules: Rules) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(rules.count)]


# ------------------------------------------------------------------ no unseen face


CARD_TEXT = re.compile(r"(?<![0-9A-Za-z])(JK|(?:10|[2-9TJQKA])[SCHD])(?![0-9A-Za-z])")


def faces_in(value: Any) -> Iterator[Card]:
    """Every card that can be read in a value: objects, texts, fields, keys and items, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, str):
        yield from map(Card.parse, CARD_TEXT.findall(value))
    elif isinstance(value, dict):
        yield from faces_in([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from faces_in(item)
    elif is_dataclass(value) and not isinstance(value, Rules | type):
        for field in fields(value):
            yield from faces_in(getattr(value, field.name))


def sight(moment: Moment, seat: int | None, seen: Mask) -> Mask:
    """The physical cards a seat has seen after a step, as ids of the state; ``seen`` before it."""
    if isinstance(moment.after, Dealing):
        return 0
    cards = moment.after.cards
    if isinstance(moment.action, Deal):
        seen = cards.upcard
    if is_over(moment.after):
        for dealt in cards.dealt:
            seen |= dealt
    return seen | cards.played | (cards.hands[seat] if seat is not None else 0)


def check_faces(truth: Truth, extras: Extras = no_extras) -> int:
    """No delivery shows a card that its seat has not seen. The number of cards looked at."""
    looked_at = 0
    for hand, game in enumerate(truth.games):
        deck = game.rules.cards
        for seat in watchers(game.rules):
            seen = 0
            for moment, delivery in deliveries(truth, hand, seat, extras):
                seen = sight(moment, seat, seen)
                known = set(deck.cards(seen))
                observation = delivery.observation
                shown = [*faces_in((delivery.events, delivery.legal, delivery.extras, observation.public))]
                if is_over(moment.after):
                    shown += faces_in(observation)
                looked_at += len(shown)
                unseen = sorted(set(shown) - known)
                if unseen:
                    raise LeakError(f"seat {seat} is shown {unseen} at {moment.step} of hand {hand}\n{game}")
    return looked_at


# ------------------------------------------------------------------ no dependence on unseen cards


def canonical(value: Any) -> Any:
    """A value as plain nested tuples with the types named, so that equal means identical."""
    if isinstance(value, Rules):
        return ("Rules", value.fingerprint)
    if isinstance(value, Card):
        return ("Card", value.text)
    if isinstance(value, dict):
        return ("dict", *sorted((repr(key), canonical(item)) for key, item in value.items()))
    if isinstance(value, list | tuple):
        return (type(value).__name__, *map(canonical, value))
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *(canonical(getattr(value, field.name)) for field in fields(value)))
    if isinstance(value, Enum):
        return (type(value).__name__, value.name)
    return (type(value).__name__, repr(value))


def check_worlds(truth: Truth, rng: random.Random, extras: Extras = no_extras, pairs: int = 24) -> int:
    """Exchange unseen cards, in this hand and in those to come; the number of comparisons made.

    ``pairs``: how many exchanges a hand, drawn at random where there are more.
    """
    compared = 0
    for hand, game in enumerate(truth.games):
        places = slots(game)
        possible = [
            (one, other)
            for one, other in combinations(range(len(places)), 2)
            if places[one].place != places[other].place and places[one].face is not places[other].face
        ]
        for one, other in rng.sample(possible, min(pairs, len(possible))):
            compared += compare(truth, hand, one, other, extras)
    return compared


def compare(truth: Truth, hand: int, one: int, other: int, extras: Extras) -> int:
    """Play the same hand with two cards exchanged beside the true one, as long as that is possible.

    Before the hand nobody may notice anything; in it, nobody who has not seen either card.
    """
    twin = Twin(truth.games[hand], one, other)
    games = (*truth.games[:hand], twin.game, *truth.games[hand + 1 :])
    changed = Truth(games)
    compared = 0
    for earlier in range(hand):
        compared += _compare_before(truth, changed, earlier, extras)
    known = {seat: (beginning(twin.original, seat),) * 2 for seat in watchers(twin.original.rules)}
    for step in twin:
        here = Moment(truth, hand, step.number, *step.true)
        there = Moment(changed, hand, step.number, *step.changed)
        known = {seat: pair for seat, pair in known.items() if seat not in twin.saw}
        for seat, (true, false) in known.items():
            pair = deliver(here, seat, true, extras), deliver(there, seat, false, extras)
            _same(*pair, seat, here, twin)
            known[seat] = pair[0].observation, pair[1].observation
            compared += 1
    for seat, (true, false) in known.items():
        if canonical(true) != canonical(false):
            raise LeakError(f"seat {seat} knows other things when {twin}\n{twin.original}")
    return compared


def _compare_before(truth: Truth, changed: Truth, hand: int, extras: Extras) -> int:
    """An earlier hand, of which nobody may learn anything about a coming deal: only extras could tell."""
    steps = 0
    for here, there in zip(moments(truth, hand), moments(changed, hand), strict=True):
        for seat in watchers(here.rules):
            if repr(extras(here, seat)) != repr(extras(there, seat)):
                raise LeakError(f"seat {seat} is told of a coming deal at step {here.step} of hand {hand}")
            steps += 1
    return steps


def _same(here: Delivery, there: Delivery, seat: int | None, moment: Moment, twin: Twin) -> None:
    for what in ("events", "legal", "extras"):
        mine, other = getattr(here, what), getattr(there, what)
        if mine is not other and repr(mine) != repr(other):
            raise LeakError(
                f"seat {seat} gets other {what} at step {moment.step} when {twin}:\n"
                f"{mine}\n{other}\n{twin.original}"
            )
    if here.observation != there.observation:
        raise LeakError(f"seat {seat} observes otherwise at step {moment.step} when {twin}\n{twin.original}")


# ------------------------------------------------------------------ private questions, secrets


def check_questions(truth: Truth, extras: Extras = no_extras) -> int:
    """Only the seat asked knows of a question and of a no; only the seat to act has choices.

    Returns how often a question was open, counted for every watcher.
    """
    met = 0
    for hand, game in enumerate(truth.games):
        for seat in watchers(game.rules):
            known = beginning(game, seat)
            for moment, delivery in deliveries(truth, hand, seat, extras):
                met += _check_moment(moment, seat, known, delivery)
                known = delivery.observation
    return met


def _check_moment(moment: Moment, seat: int | None, known: Observation, delivery: Delivery) -> int:
    asked, answering = to_act(moment.after), to_act(moment.before)
    where = f"seat {seat} at step {moment.step}\n{moment.truth.games[moment.hand]}"
    kinds = {type(event) for event in delivery.events}
    observation = delivery.observation
    private = isinstance(public_of(moment.after), Offers | Redealing)
    if seat is None or seat != asked:
        if Asked in kinds or observation.question is not None:
            raise LeakError(f"told of a question to seat {asked}: {where}")
        if delivery.legal or observation.my_turn:
            raise LeakError(f"given the choices of seat {asked}: {where}")
        if private and observation.to_act is not None:
            raise LeakError(f"told whose turn it is in private: {where}")
    if (seat is None or seat != answering) and Declined in kinds:
        raise LeakError(f"told of seat {answering}'s no: {where}")
    silent = public_of(moment.before) == public_of(moment.after) and seat not in (asked, answering)
    if silent and not isinstance(moment.before, Dealing):
        if not private or isinstance(moment.action, Redeal | PlayCard):
            raise AssertionError(f"only a private no leaves everything as it is: {where}")
        if delivery.events or canonical(observation) != canonical(known):
            raise LeakError(f"notices a private answer: {where}")
    return private


def check_secret(truth: Truth, extras: Extras = no_extras) -> None:
    """The secret of the deals is nowhere, in none of its usual spellings."""
    spellings = [truth.secret.hex(), repr(truth.secret), str(int.from_bytes(truth.secret, "big"))]
    for hand, game in enumerate(truth.games):
        for seat in watchers(game.rules):
            for moment, delivery in deliveries(truth, hand, seat, extras):
                text = repr((delivery.events, delivery.legal, delivery.extras)).lower()
                if any(spelling.lower() in text for spelling in spellings):
                    raise LeakError(f"seat {seat} is told the secret at step {moment.step} of hand {hand}")


def check_all(
    truths: Sequence[Truth], rng: random.Random, extras: Extras = no_extras, pairs: int = 24
) -> int:
    """All four questions; the number of comparisons of worlds made."""
    compared = 0
    for truth in truths:
        check_faces(truth, extras)
        check_questions(truth, extras)
        check_secret(truth, extras)
        compared += check_worlds(truth, rng, extras, pairs)
    return compared
