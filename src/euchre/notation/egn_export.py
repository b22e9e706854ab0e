"""From a record to Euchre Game Notation, with labels and comments on single actions where they are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from euchre.cards import JOKER, Card
from euchre.errors import NotationError
from euchre.game.actions import (
    Alone,
    Deal,
    Discard,
    Give,
    Name,
    Order,
    Pass,
    PlayCard,
    Redeal,
    Swap,
    parse_action,
)
from euchre.game.contract import Made
from euchre.game.exchange import Giving
from euchre.game.match import Match
from euchre.game.play import Tricks
from euchre.game.state import Auction, State, to_act
from euchre.notation import egn_read
from euchre.notation.egn_cards import ANY, LETTERS, Symbol
from euchre.notation.egn_model import (
    MOST_DEALS,
    ORDER,
    PASS,
    Bidding,
    CardExchange,
    EgnDeal,
    Game,
    Line,
    Note,
    Player,
    TrickPlay,
)
from euchre.notation.egn_record import EGN, record_of
from euchre.notation.egn_rules import Stated, not_in_egn, ruleset_of
from euchre.notation.record import Record, RecordedHand, RecordError, filled_cards, mark_of
from euchre.notation.replay import replay

Labels = Mapping[tuple[int, int], Note]
"""Notes by (hand, action), both from 1, as a record's errors count them."""


@dataclass
class _Written:
    """What EGN writes of one hand, gathered action by action.

    ``place``: for each action the call or card that its notes go to, and the text to put in front of them.
    """

    calls: list[str] = field(default_factory=list)
    alone: bool | None = None
    defender: int | None = None
    discard: Card | None = None
    exchanges: list[CardExchange] = field(default_factory=list)
    tricks: list[list[Symbol]] = field(default_factory=list)
    place: list[tuple[str, int, str]] = field(default_factory=list)


def game_of(record: Record, labels: Labels | None = None) -> Game:
    """The game that a record tells; ``labels`` are added to the annotations that the record may carry.

    An action that EGN does not number (an answer, a discard, an exchange) lends its note to the call
    that made trump, with the action's text in front.

    Raises: `RecordError`: ``not-in-egn`` naming what EGN cannot say, and those of `replay`.
    """
    stated = ruleset_of(record.rules)
    told = replay(record)
    if len(record.hands) > MOST_DEALS:
        raise not_in_egn(f"{len(record.hands)} hands: a file has at most {MOST_DEALS} deals")
    match, deals = None, []
    for number, hand in enumerate(record.hands, start=1):
        before = match or Match.start(record.rules, hand.dealer or 0, record.score)
        match, written = _written(before, hand, number)
        deals.append(_deal(record, before, hand, written, number, labels or {}))
    score = record.score or (record.rules.match.start,) * record.rules.sides
    kept = _kept(record)
    game = Game(
        players=_players(record, kept),
        score=(score[0], score[1]),
        deals=tuple(deals),
        ruleset=stated.ruleset,
        about={key: str(kept[key]) for key in egn_read.ABOUT if key in kept},
        final=(match.score[0], match.score[1]) if match is not None and match.is_over else None,
    )
    _check(game, stated, [result.points for result in told.match.results] if told.match else [])
    return game


def left_out(record: Record) -> tuple[str, ...]:
    """The keys of a record's rules that its EGN file does not state, because no hand makes use of them.

    Raises: `RecordError`.
    """
    return ruleset_of(record.rules).left_out


def _check(game: Game, stated: Stated, points: Sequence[tuple[int, ...]]) -> None:
    """The file tells the same results under the rules that it states."""
    try:
        read = replay(record_of(game))
    except RecordError as error:
        raise not_in_egn(f"under EGN's rules it is not legal: {error.message}", error.hand) from error
    assert read.record.rules == stated.rules
    again = [result.points for result in read.match.results] if read.match else []
    for number, (ours, theirs) in enumerate(zip(points, again, strict=False), start=1):
        if ours != theirs:
            raise not_in_egn(
                f"it is worth {list(ours)} here and {list(theirs)} under a ruleset of EGN", number
            )
    if len(again) != len(points):
        raise not_in_egn("a redeal is told by the deal that follows it, and there is none", len(points))


# ------------------------------------------------------------------ one hand


def _written(match: Match, hand: RecordedHand, number: int) -> tuple[Match, _Written]:
    """The match after a hand, and what EGN writes of the hand."""
    if hand.deal.upcard is JOKER:
        raise not_in_egn("the joker is turned up, and EGN cannot say which suit it stands for", number)
    match, written = match.apply(hand.deal), _Written()
    for text in hand.actions:
        _write(written, match.state, text, number)
        match = match.apply(parse_action(text))
    return match, written


def _write(written: _Written, state: State, text: str, number: int) -> None:
    action, seat = parse_action(text), to_act(state)
    assert seat is not None
    match action:
        case Pass() | Order() | Name():
            _write_call(written, action)
        case Alone():
            _write_alone(written, _contract(state), seat, number)
        case Discard(card):
            written.discard = card
        case Give(cards) if cards:
            giving = getattr(state, "public", None)
            assert isinstance(giving, Giving)
            other = giving.partner if seat == giving.lone else giving.lone
            written.exchanges.append(CardExchange(other, tuple(map(Symbol.of, cards)), seat))
        case Swap(cards):
            written.exchanges.append(CardExchange(seat, tuple(map(Symbol.of, _stock(state)))))
            written.exchanges.append(CardExchange(seat, tuple(map(Symbol.of, cards)), seat))
        case PlayCard(card):
            _write_card(written, state, card)
        case Redeal():
            pass
    if isinstance(action, PlayCard):
        written.place.append(("card", sum(map(len, written.tricks)) - 1, ""))
    else:
        numbered = isinstance(action, Pass | Order | Name)
        written.place.append(("call", max(len(written.calls) - 1, 0), "" if numbered else f"{text}: "))
    contract = _contract(state)
    if contract is not None and written.alone is None and not isinstance(action, Alone):
        written.alone = False


def _write_call(written: _Written, call: Pass | Order | Name) -> None:
    match call:
        case Pass():
            written.calls.append(PASS)
        case Order():
            written.calls.append(ORDER)
        case Name(strain):
            written.calls.append(LETTERS[strain.suit] if strain.has_trump else "n")
    if str(call).endswith(" alone"):
        written.alone = True


def _write_alone(written: _Written, contract: Made | None, seat: int, number: int) -> None:
    assert contract is not None
    if seat == contract.maker:
        written.alone = True
    elif written.alone:
        written.defender = seat
    else:
        wrong = f"seat {seat} plays alone though seat {contract.maker} made trump: EGN has no such hand"
        raise not_in_egn(wrong, number)


def _write_card(written: _Written, state: State, card: Card) -> None:
    public = getattr(state, "public", None)
    assert isinstance(public, Tricks)
    if not public.trick:
        written.tricks.append([])
    written.tricks[-1].append(Symbol.of(card))


def _contract(state: State) -> Made | None:
    contract = getattr(getattr(state, "public", None), "contract", None)
    return contract if isinstance(contract, Made) else None


def _stock(state: State) -> list[Card]:
    assert isinstance(state, Auction)
    return state.public.setup.rules.cards.cards(state.cards.stock)


def _deal(
    record: Record, before: Match, hand: RecordedHand, written: _Written, number: int, labels: Labels
) -> EgnDeal:
    assert hand.deal.upcard is not None, "turn-up games turn a card up"
    kept = _of_hand(_kept(record).get("deals", []), number)
    mark = mark_of(record, number)
    written.exchanges = [one for one in written.exchanges if not _is_guessed(record, one, number)]
    others = egn_read.items(kept.get("alternativeLines", []), "alternativeLines", number)
    return EgnDeal(
        number=egn_read.number(kept.get("dealNumber", number - 1), "dealNumber", number),
        dealer=before.dealer,
        upcard=egn_read.card(kept.get("upCard", ""), number)
        if mark.get("upcard")
        else Symbol.of(hand.deal.upcard),
        hands=_hands(record, hand.deal, number),
        kitty=egn_read.cards(kept.get("kitty", []), "kitty", number),
        line=_line(written, mark, kept, number, labels),
        alternatives=tuple(egn_read.alternative_of(other, number) for other in others),
    )


def _hands(record: Record, deal: Deal, number: int) -> tuple[tuple[Symbol, ...], ...]:
    """The hands as dealt; cards that the record marks as filled in are written as unknown."""
    hands = []
    for seat, cards in enumerate(deal.hands):
        filled = filled_cards(record, number, seat)
        symbols = tuple(ANY if card in filled else Symbol.of(card) for card in cards)
        hands.append(() if len(filled) == len(cards) else symbols)
    return tuple(hands)


def _is_guessed(record: Record, exchange: CardExchange, number: int) -> bool:
    """Whether cards were given that the record marks as filled in."""
    if exchange.sender is None:
        return False
    filled = filled_cards(record, number, exchange.sender)
    return any(Symbol.of(card) in exchange.cards for card in filled)


def _line(
    written: _Written, mark: Mapping[str, Any], kept: Mapping[str, Any], number: int, labels: Labels
) -> Line:
    notes = {
        "call": dict(egn_read.notes_of(kept.get("callAnnotations", {}), "callAnnotations", number)),
        "card": dict(egn_read.notes_of(kept.get("playAnnotations", {}), "playAnnotations", number)),
    }
    for action, (kind, index, front) in enumerate(written.place, start=1):
        note = labels.get((number, action))
        if note is not None:
            notes[kind][index] = (*notes[kind].get(index, ()), Note(front + note.text, note.label))
    discard = None if written.discard is None or mark.get("discard") else Symbol.of(written.discard)
    bidding = Bidding(
        calls=tuple(written.calls),
        alone=written.alone,
        defender=written.defender,
        discard=discard,
        exchanges=tuple(written.exchanges),
        notes=dict(sorted(notes["call"].items())),
    )
    play = TrickPlay(tuple(map(tuple, written.tricks)), notes=dict(sorted(notes["card"].items())))
    return Line(bidding, play if written.tricks else None)


# ------------------------------------------------------------------ what the record keeps for EGN


def _kept(record: Record) -> Mapping[str, Any]:
    kept = record.extra.get(EGN, {})
    return egn_read.table(kept, f"the record's {EGN}")


def _of_hand(entries: object, number: int) -> Mapping[str, Any]:
    """The entry of a list that belongs to a hand; empty where there is none."""
    tables = (egn_read.table(one, "an entry", number) for one in egn_read.items(entries, "entries", number))
    return next((one for one in tables if one.get("hand") == number), {})


def _players(record: Record, kept: Mapping[str, Any]) -> tuple[Player, ...]:
    names = record.players or tuple(f"Seat {seat}" for seat in range(record.rules.count))
    known = egn_read.players_of(kept.get("players", []))
    if [player.name for player in known] == list(names):
        return known
    return tuple(map(Player, names))


def annotated(record: Record, labels: Labels) -> Game:
    """The game of a record with a label and a comment on each action that ``labels`` names: a review's file.

    Raises: `RecordError`; ``no-such-action`` for a label on an action that the record does not have.
    """
    for hand, action in labels:
        if not (1 <= hand <= len(record.hands) and 1 <= action <= len(record.hands[hand - 1].actions)):
            missing = NotationError(
                "no-such-action", f"there is no action {action} in hand {hand} to comment on"
            )
            raise RecordError(missing, hand, action)
    return game_of(record, labels)
