"""From Euchre Game Notation to a record: each deal reconstructed, then played through the engine.

The engine decides what is legal. What EGN does not write (that nobody else plays alone, that a question was
answered with no) is put in; what it does not know is filled in and marked in the record's ``unknown``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from euchre.cards import Card
from euchre.errors import EuchreError, IllegalAction, NotationError, RulesError
from euchre.game import play
from euchre.game.actions import Deal, Give, Redeal, Swap, parse_action, sorted_cards
from euchre.game.auction import Calling, Offers, Redealing
from euchre.game.contract import Dealing
from euchre.game.exchange import Discarding, Giving
from euchre.game.match import Match, check_score
from euchre.game.play import Tricks
from euchre.game.state import Auction as AuctionState
from euchre.game.state import Over, State, legal, question, to_act
from euchre.notation.egn_cards import ANY
from euchre.notation.egn_cards import UNKNOWN as UNKNOWN_SIGN
from euchre.notation.egn_hands import UPCARD, Hands, goes_under, hands
from euchre.notation.egn_model import ORDER, PASS, EgnDeal, Game
from euchre.notation.egn_rules import rules_of
from euchre.notation.egn_trail import Trail, trail
from euchre.notation.egn_write import alternative_json, notes_json, player_json
from euchre.notation.record import UNKNOWN, Record, RecordedHand, RecordError
from euchre.rules import Rules

EGN = "egn"
"""Key of a record: what only EGN has."""


class IllegalGame(RecordError):
    """A game with illegal plays: ``faults`` names each; the error itself is the first of them."""

    def __init__(self, faults: tuple[RecordError, ...]) -> None:
        first = faults[0]
        super().__init__(first, first.hand, first.action, first.seat, first.text)
        self.faults = faults

    def of_match(self, number: int) -> RecordError:
        """The same faults, each saying in which match of several it is."""
        return IllegalGame(tuple(fault.of_match(number) for fault in self.faults))

    def as_json(self) -> dict[str, Any]:
        """The first fault, and the list of all."""
        return {**super().as_json(), "faults": [fault.as_json() for fault in self.faults]}

    def line(self) -> str:
        """A line for each fault."""
        return "\n".join(fault.line() for fault in self.faults)


@dataclass(frozen=True)
class Solved:
    """A deal with all its hands: what is played through the engine."""

    deal: EgnDeal
    trail: Trail
    hands: Hands
    redealt: bool

    @property
    def discarded(self) -> str | None:
        """The dealer's answer to the upcard."""
        return None if self.hands.discard is None else f"discard {self.hands.discard}"


def record_of(game: Game) -> Record:
    """The record of a game. Errors count hands as deals; actions as calls, then cards, from 1.

    Raises: `RecordError`; `IllegalGame` naming every card that did not follow suit.
    """
    rules = rules_of(game.ruleset)
    if len(game.players) != rules.count:
        wrong = f"{len(game.players)} players are named: {rules.count} play"
        raise RecordError(NotationError("wrong-egn", wrong))
    tried = [_solved(game, rules, number) for number in range(len(game.deals))]
    faults = tuple(fault for one in tried if isinstance(one, tuple) for fault in one)
    if faults:
        raise IllegalGame(faults)
    solved = tuple(one for one in tried if isinstance(one, Solved))
    match, recorded = None, []
    _check_score(game, rules)
    for number, one in enumerate(solved, start=1):
        match = _begin(game, match, one, number)
        match, actions = _played(match, one, number)
        recorded.append(RecordedHand(one.deal.dealer, _dealt(one), tuple(actions)))
    _check_final(game, match)
    return Record(
        rules=rules,
        hands=tuple(recorded),
        players=tuple(player.name for player in game.players),
        score=game.score,
        extra=_extra(game, solved),
    )


def _solved(game: Game, rules: Rules, index: int) -> Solved | tuple[RecordError, ...]:
    """A deal with its hands, or everything that is wrong with it."""
    deal, number = game.deals[index], index + 1
    following = game.deals[index + 1 : index + 2]
    again = bool(following) and not deal.line.calls and following[0].dealer == deal.dealer
    try:
        public = trail(deal, rules, number)
    except RecordError as error:
        return (error,)
    calls = len(deal.line.calls)
    try:
        found = hands(deal, public, number)
    except RecordError as error:
        return (
            error,
            *_faults(public, [public.played_by(seat) for seat in range(rules.count)], calls, number),
        )
    return tuple(_faults(public, found.kept, calls, number)) or Solved(deal, public, found, again)


def _faults(
    public_trail: Trail, kept: Sequence[Sequence[Card]], calls: int, hand: int
) -> Iterator[RecordError]:
    """Every play that the hand, as far as known, forbids; ``kept``: by seat, the cards held for play."""
    if public_trail.contract is None or not public_trail.plays:
        return
    deck = public_trail.rules.cards
    left = [set(cards) for cards in kept]
    public: Tricks | None = play.begin(public_trail.setup, public_trail.contract)
    for number, (seat, card) in enumerate(public_trail.plays, start=1):
        assert public is not None, "the trail ends with the last trick"
        held = deck.take(left[seat] | {card}, deck.all)
        refusal = play.refusal(public, held, card)
        if refusal is not None:
            where = f"trick {len(public.done) + 1}: {refusal.message}"
            yield RecordError(IllegalAction(refusal.reason, where), hand, calls + number, seat, card.text)
        left[seat].discard(card)
        after = play.after_card(public, card)
        public = after if isinstance(after, Tricks) else None


# ------------------------------------------------------------------ through the engine


def _check_score(game: Game, rules: Rules) -> None:
    """Refuse a score that no game can start from, also where there is no deal yet."""
    try:
        check_score(rules, game.score)
    except RulesError as error:
        raise RecordError(error) from error


def _begin(game: Game, match: Match | None, solved: Solved, hand: int) -> Match:
    """The match with this hand's deal done."""
    dealer = solved.deal.dealer
    try:
        if match is None:
            match = Match.start(solved.trail.rules, dealer, game.score)
        if match.is_over:
            raise IllegalAction("match-over", f"side {match.winner} has won already")
        if not isinstance(match.state, Dealing):
            raise IllegalAction("hand-unfinished", "the hand before is not over")
        if match.dealer != dealer:
            wrong = f"seat {dealer} is named: the deal has come to seat {match.dealer}"
            raise IllegalAction("wrong-dealer", wrong)
        return match.apply(_dealt(solved))
    except (IllegalAction, RulesError) as error:
        raise RecordError(error, hand=hand) from error


def _dealt(solved: Solved) -> Deal:
    return Deal(solved.hands.dealt, solved.hands.upcard)


@dataclass(frozen=True)
class _At:
    """How far a deal has been played: calls made, cards played, cards given."""

    calls: int = 0
    cards: int = 0
    given: int = 0


def _played(match: Match, solved: Solved, hand: int) -> tuple[Match, list[str]]:
    """Play a deal as far as it goes; returns the match and the action texts."""
    at, texts, finished = _At(), list[str](), len(match.results)
    while len(match.results) == finished:
        kind, number, text = _kind(match.state), at.calls + at.cards + 1, None
        try:
            text = _next(match.state, solved, at)
            if text is None:
                break
            after = match.apply(parse_action(text))
        except EuchreError as error:
            raise RecordError(error, hand, number, to_act(match.state), text) from error
        match = after
        texts.append(text)
        at = replace(at, **{kind: getattr(at, kind) + 1}) if kind else at
    _check_all_done(solved, at, texts, hand)
    return match, texts


def _check_all_done(solved: Solved, at: _At, texts: Sequence[str], hand: int) -> None:
    """Refuse what the engine had no place for."""
    calls, cards = len(solved.deal.line.calls), len(solved.trail.plays)
    if (at.calls, at.cards) != (calls, cards):
        stuck = f"the hand takes {at.calls} of its {calls} calls and {at.cards} of its {cards} cards"
        raise RecordError(IllegalAction("hand-over", stuck), hand, at.calls + at.cards + 1)
    under = goes_under(solved.deal)
    if under is not None and texts and not any(text.startswith("swap") for text in texts):
        wrong = IllegalAction(
            "not-asked", "going under takes three nines or tens, and comes before the calls"
        )
        raise RecordError(wrong, hand, seat=under)


def _kind(state: State) -> str:
    """What the next action counts as in EGN."""
    match getattr(state, "public", None):
        case Calling():
            return "calls"
        case Giving():
            return "given"
        case Tricks():
            return "cards"
    return ""


def _next(state: State, solved: Solved, at: _At) -> str | None:
    """The text of the next action, None where the file stops."""
    line = solved.deal.line
    match state:
        case AuctionState(Redealing() | Offers()):
            return _answer(state, solved)
        case AuctionState():
            return _call(state, line.calls[at.calls], solved) if at.calls < len(line.calls) else None
        case Dealing() | Over():
            return None
    match state.public:
        case Discarding():
            return solved.discarded
        case Giving():
            return _give(state.public, solved, at)
        case _:
            plays = solved.trail.plays
            return plays[at.cards][1].text if at.cards < len(plays) else None


def _answer(state: AuctionState, solved: Solved) -> str | None:
    """The answer to a private question."""
    seat, asked = question(state)
    line, contract = solved.deal.line, solved.trail.contract
    if asked == "redeal" and solved.redealt:
        return str(Redeal())
    if asked == "swap" and solved.hands.swapped and seat == goes_under(solved.deal):
        return str(Swap(sorted_cards(solved.hands.swapped)))
    if asked != "alone":
        return "decline" if line.calls else None
    if line.alone is None and not solved.trail.plays and solved.discarded is None:
        return None
    return "alone" if contract is not None and seat in contract.alone else "decline"


def _call(state: State, call: str, solved: Solved) -> str:
    """A call of ours; going alone is part of it where the rules make it so."""
    if call == PASS:
        return "pass"
    text = "order" if call == ORDER else "name " + {"n": "NT"}.get(call, call.upper())
    with_it = f"{text} alone"
    lone = solved.trail.contract is not None and solved.trail.contract.maker in solved.trail.contract.alone
    return with_it if lone and any(str(action) == with_it for action in legal(state)) else text


def _give(public: Giving, solved: Solved, at: _At) -> str | None:
    """What a lone player and the partner exchanged, as the file has it or the hands tell it."""
    sender, receiver = (public.partner, public.lone) if at.given else (public.lone, public.partner)
    for exchange in solved.deal.line.exchanges:
        if (exchange.sender, exchange.receiver) == (sender, receiver):
            cards = (solved.trail.reading.card(symbol) for symbol in exchange.cards)
            return str(Give(sorted_cards(card for card in cards if card is not None)))
    if solved.hands.given is not None and sender == public.lone:
        return str(Give((solved.hands.given,)))
    if solved.trail.plays:
        wrong = f"seat {public.lone} plays alone with partner's best: write both cards in cardExchanges"
        raise NotationError("exchange-unknown", wrong)
    return None


def _check_final(game: Game, match: Match | None) -> None:
    final = game.final
    if match is not None and match.is_over and final is not None and final != match.score:
        wrong = f"finalScore is {list(final)}: the deals give {list(match.score)}"
        raise RecordError(NotationError("final-score-differs", wrong))


# ------------------------------------------------------------------ what a record keeps beside


def _extra(game: Game, solved: tuple[Solved, ...]) -> dict[str, Any]:
    """Marks of what is unknown, and what only EGN has."""
    extra: dict[str, Any] = {}
    unknown = [mark for number, one in enumerate(solved, start=1) if (mark := _mark(one, number))]
    if unknown:
        extra[UNKNOWN] = unknown
    kept: dict[str, Any] = dict(game.about)
    if any(player.id or player.ids for player in game.players):
        kept["players"] = [player_json(player) for player in game.players]
    deals = [
        kept_deal for number, deal in enumerate(game.deals, start=1) if (kept_deal := _kept(deal, number))
    ]
    if deals:
        kept["deals"] = deals
    if kept:
        extra[EGN] = kept
    return extra


def _mark(solved: Solved, hand: int) -> dict[str, Any] | None:
    filled = solved.hands.filled
    mark: dict[str, Any] = {"hand": hand}
    cards = {str(seat): _text(chosen) for seat, chosen in sorted(filled.items()) if seat != UPCARD}
    if cards:
        mark["cards"] = cards
    if UPCARD in filled:
        mark["upcard"] = True
    if not solved.hands.discard_told:
        mark["discard"] = True
    return mark if len(mark) > 1 else None


def _text(cards: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in cards)


def _kept(deal: EgnDeal, hand: int) -> dict[str, Any] | None:
    """Annotations, alternative lines and a known kitty of a deal, and a number that is not its place."""
    kept: dict[str, Any] = {"hand": hand}
    if deal.number != hand - 1:
        kept["dealNumber"] = deal.number
    if UNKNOWN_SIGN in (deal.upcard.rank, deal.upcard.suit.upper()) and deal.upcard != ANY:
        kept["upCard"] = deal.upcard.text
    if deal.kitty:
        kept["kitty"] = [card.text for card in deal.kitty]
    if deal.line.call_notes:
        kept["callAnnotations"] = notes_json(deal.line.call_notes)
    if deal.line.play_notes:
        kept["playAnnotations"] = notes_json(deal.line.play_notes)
    if deal.alternatives:
        kept["alternativeLines"] = [alternative_json(other) for other in deal.alternatives]
    return kept if len(kept) > 1 else None
