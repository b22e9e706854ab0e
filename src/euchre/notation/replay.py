"""Replay: a record folded through the engine, and what ``euchre replay`` prints of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from euchre.cards import Card
from euchre.errors import EuchreError, IllegalAction, RulesError
from euchre.game.actions import Action, Bury, Give, Swap, parse_action, sorted_cards
from euchre.game.contract import Dealing, Made
from euchre.game.match import Match, check_score, score_after
from euchre.game.scoring import HandResult
from euchre.game.state import Exchange, Opening, State, legal, to_act
from euchre.notation.record import Record, RecordedHand, RecordError
from euchre.rules import Rules

MOST_LISTED = 500
"""Longer lists of legal actions are counted, not listed."""


@dataclass(frozen=True)
class Replay:
    """A record's match as far as it goes; ``match`` None for a record without hands."""

    record: Record
    match: Match | None

    def as_json(self) -> dict[str, Any]:
        """The object that ``euchre replay`` prints (``docs/notation.md``)."""
        rules = self.record.rules
        if self.match is None:
            score = self.record.score or (rules.match.start,) * rules.sides
            hands, winner = [], None
            position: dict[str, Any] = {"phase": "deal", "dealer": None, "to_act": None, "legal": []}
        else:
            score, winner = self.match.score, self.match.winner
            position = _position(self.match, self.record.hands[-1])
            hands = _hands(self.match, self.record.score or (rules.match.start,) * rules.sides)
        return {
            "rules": rules.id,
            "fingerprint": rules.fingerprint,
            "hands": hands,
            "score": list(score),
            "winner": winner,
            **position,
        }


def replay(record: Record) -> Replay:
    """Fold a record.

    Raises: `RecordError` at the first place that is not legal.
    """
    match: Match | None = None
    for number, hand in enumerate(record.hands, start=1):
        match = _hand(record, match, hand, number)
    if match is None and record.score is not None:
        _checked_score(record.rules, record.score)
    return Replay(record, match)


def _checked_score(rules: Rules, score: tuple[int, ...]) -> None:
    try:
        check_score(rules, score)
    except RulesError as error:
        raise RecordError(error) from error


def _hand(record: Record, match: Match | None, hand: RecordedHand, number: int) -> Match:
    if match is None:
        if hand.dealer is None:
            raise RecordError(RulesError("missing-dealer", "the first hand names its dealer"), hand=number)
        if record.score is not None:
            _checked_score(record.rules, record.score)
        match = Match.start(record.rules, hand.dealer, record.score)
    elif match.is_over:
        raise RecordError(IllegalAction("match-over", f"side {match.winner} has won already"), hand=number)
    elif not isinstance(match.state, Dealing):
        raise RecordError(IllegalAction("hand-unfinished", "the hand before is not over"), hand=number)
    elif hand.dealer not in (None, match.dealer):
        wrong = f"seat {hand.dealer} is named: the deal has come to seat {match.dealer}"
        raise RecordError(IllegalAction("wrong-dealer", wrong), hand=number)
    match = _step(match, hand.deal, number, None, None)
    finished = len(match.results)
    for place, text in enumerate(hand.actions, start=1):
        if len(match.results) > finished:
            over = IllegalAction("hand-over", "the hand is over")
            raise RecordError(over, hand=number, action=place, text=text)
        match = _step(match, _parsed(match, text, number, place), number, place, text)
    return match


def _parsed(match: Match, text: str, number: int, place: int) -> Action:
    try:
        return parse_action(text)
    except EuchreError as error:
        raise RecordError(error, number, place, to_act(match.state), text) from error


def _step(match: Match, action: Action, number: int, place: int | None, text: str | None) -> Match:
    try:
        return match.apply(action)
    except IllegalAction as error:
        raise RecordError(error, number, place, to_act(match.state), text) from error


def _hands(match: Match, start: tuple[int, ...]) -> list[dict[str, Any]]:
    lines, score = [], start
    for number, result in enumerate(match.results, start=1):
        score = score_after(match.rules, score, match.results[:number])
        lines.append({**result_json(result), "score": list(score)})
    return lines


def result_json(result: HandResult) -> dict[str, Any]:
    """One finished hand as ``euchre replay`` lists it, without the score."""
    contract = result.contract
    return {
        "dealer": result.dealer,
        "maker": contract.maker if isinstance(contract, Made) else None,
        "strain": contract.strain.text if contract else None,
        "bid": contract.bid if contract else None,
        "alone": list(contract.alone) if contract else [],
        "leader": result.leader,
        "tricks": list(result.tricks),
        "points": list(result.points),
    }


def _position(match: Match, last: RecordedHand) -> dict[str, Any]:
    if match.is_over:
        return {"phase": "over", "dealer": match.dealer, "to_act": None, "legal": []}
    if isinstance(match.state, Dealing):
        return {"phase": "deal", "dealer": match.dealer, "to_act": None, "legal": []}
    phase = "play" if isinstance(match.state, Opening) else type(match.state).__name__.lower()
    where = {"phase": phase, "dealer": match.dealer, "to_act": to_act(match.state)}
    actions = legal(match.state)
    if len(actions) > MOST_LISTED:
        return {**where, "legal_count": len(actions)}
    return {**where, "legal": legal_texts(match.state, actions, last)}


def legal_texts(state: State, actions: tuple[Action, ...], hand: RecordedHand) -> list[str]:
    """The texts of legal actions; several cards in the order of the hand as it was dealt."""
    texts = [str(action) for action in actions if not isinstance(action, Bury | Give | Swap)]
    many = {action.cards: type(action) for action in actions if isinstance(action, Bury | Give | Swap)}
    if many:
        held = _held_in_order(state, hand)
        for count in sorted({len(cards) for cards in many}):
            for cards in combinations(held, count):
                kind = many.pop(sorted_cards(cards), None)
                if kind is not None:
                    texts.append(str(kind(cards)))
    return texts


def _held_in_order(state: State, hand: RecordedHand) -> list[Card]:
    """The cards of the seat to act: first those dealt, as written, then the widow, then those given.

    Of twins the one that came first has gone first.
    """
    seat = to_act(state)
    assert seat is not None
    assert not isinstance(state, Dealing)
    left = Counter(state.public.setup.rules.cards.cards(state.cards.hands[seat]))
    widow = hand.deal.widow if isinstance(state, Exchange) and seat == state.public.contract.maker else ()
    came = [*hand.deal.hands[seat], *widow]
    ordered = sorted((left - Counter(came)).elements())[::-1]
    left -= Counter(ordered)
    for card in reversed(came):
        if left[card]:
            left[card] -= 1
            ordered.append(card)
    return ordered[::-1]
