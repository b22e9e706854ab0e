"""A record told hand by hand: each decision with what its seat knew, and how things really stood."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from euchre.errors import RulesError
from euchre.game.actions import Action, parse_action
from euchre.game.match import Match
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.scoring import HandResult
from euchre.game.state import State, apply, start, to_act
from euchre.notation import Record, RecordedHand, replay
from euchre.rules import Rules


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat has to act. ``action`` counts from 1 in its hand; ``taken``: what it did, None at the end.

    ``path``: the texts of the actions before it. ``state`` is the truth; ``observation`` what the seat knew.
    """

    action: int
    seat: int
    state: State
    observation: Observation
    taken: Action | None
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """One hand: ``number`` from 1; ``score`` per side before it; ``result`` None while it is unfinished.

    ``after``: the score after it, or as it was where it is unfinished; ``turns``: the decisions, a last one
    without an action where the hand stops before its end; ``winner``: the side that won the match with this
    hand.
    """

    number: int
    rules: Rules
    dealer: int
    score: tuple[int, ...]
    after: tuple[int, ...]
    turns: tuple[Turn, ...]
    result: HandResult | None
    winner: int | None


def stories(record: Record) -> tuple[Story, ...]:
    """The hands of a record, as far as they go.

    Raises: `RecordError` at the first place that is not legal.
    """
    replay(record)
    found: list[Story] = []
    match: Match | None = None
    for number, hand in enumerate(record.hands, start=1):
        if match is None:
            assert hand.dealer is not None, "the replay has checked that the first hand names its dealer"
            match = Match.start(record.rules, hand.dealer, record.score)
        before = match
        for action in (hand.deal, *map(parse_action, hand.actions)):
            match = match.apply(action)
        found.append(_story(before, match, hand, number))
    return tuple(found)


def _story(before: Match, after: Match, hand: RecordedHand, number: int) -> Story:
    """A hand from the match before it and after it."""
    rules, dealer, score = before.rules, before.dealer, before.score
    turns = tuple(_turns(rules, dealer, score, hand))
    over = len(after.results) > len(before.results)
    result = after.results[-1] if over else None
    return Story(number, rules, dealer, score, after.score, turns, result, after.winner)


def _turns(rules: Rules, dealer: int, score: tuple[int, ...], hand: RecordedHand) -> Iterator[Turn]:
    state: State = start(rules, dealer, score)
    eyes = [Observation.start(rules, seat, dealer, score) for seat in range(rules.count)]
    texts: list[str] = []
    for action, following in pairwise([hand.deal, *map(parse_action, hand.actions), None]):
        assert action is not None, "only the last of the actions is missing"
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        state = after
        seat = to_act(state)
        if seat is not None:
            yield Turn(len(texts) + 1, seat, state, eyes[seat], following, tuple(texts))
        if following is not None:
            texts.append(str(following))


def turn_at(record: Record, hand: int | None, action: int | None) -> tuple[Story, Turn]:
    """The decision before an action of a hand, both from 1; without them the last one of the record.

    Raises: `RecordError`; `RulesError` (``no-position``) where there is none, saying which there are.
    """
    told = stories(record)
    if not told:
        raise RulesError("no-position", "the record has no hand")
    number = len(told) if hand is None else hand
    if not 1 <= number <= len(told):
        raise RulesError("no-position", f"hand {number}: the record has hands 1 to {len(told)}")
    story = told[number - 1]
    place = story.turns[-1].action if action is None else action
    if not 1 <= place <= len(story.turns):
        raise RulesError(
            "no-position", f"action {place} of hand {number}: it has actions 1 to {len(story.turns)}"
        )
    return story, story.turns[place - 1]
