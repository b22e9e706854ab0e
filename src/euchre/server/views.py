"""One seat's sight of a table as the browser gets it: an observation in, a view out, the state never near."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations
from typing import Literal, cast

from euchre.cards import Card, Strain, Suit
from euchre.game.actions import Action, PlayCard
from euchre.game.auction import Calling
from euchre.game.contract import Contract, Made
from euchre.game.events import Buried, Gave, HandOver, Played, TrickWon, UpcardJoined, WidowTaken
from euchre.game.observation import Observation
from euchre.game.play import Tricks, winner
from euchre.game.scoring import Done, in_the_barn
from euchre.rules import Tables
from euchre.rules.choices import Direction
from euchre.server import choices, words
from euchre.server.protocol import (
    CardView,
    EventView,
    HandResult,
    MatchResult,
    Pace,
    PhaseName,
    PlayedCard,
    Role,
    SeatView,
    Text,
    TrickView,
    View,
)
from euchre.server.sight import Sight
from euchre.server.words import Reader, event_view, match_text, result_text
from euchre.storage import TableRow

UpcardState = Literal["none", "up", "down", "taken", "left", "dead"]


def view(row: TableRow, sight: Sight) -> View:
    """All that a seat sees now."""
    observation, standing = sight.observation, sight.standing
    reader = Reader(sight.seat, row.seats, observation.rules, observation.dealer)
    legal = observation.legal()
    desk = Desk(observation, legal)
    contract = observation.contract
    finished, current = desk.tricks()
    return View(
        table=row.id,
        variant=row.variant,
        title=title(row.variant),
        seat=sight.seat,
        seats=_seats(row, observation, reader, finished),
        score=list(standing.score),
        target=observation.rules.match.target,
        hand_number=standing.hand_number,
        phase=cast(PhaseName, observation.phase),
        dealer=observation.dealer,
        to_act=observation.to_act,
        your_turn=observation.my_turn,
        waiting=choices.waiting(observation, reader, over=standing.winner is not None),
        tricks=_side_tricks(observation, finished),
        trick=current,
        hand=desk.hand(),
        last_trick=finished[-1] if finished else None,
        upcard=desk.card(observation.upcard) if observation.upcard is not None else None,
        upcard_state=upcard_state(observation),
        strain=contract.strain.text if contract is not None else None,
        maker=contract.maker if isinstance(contract, Made) else None,
        bid=contract.bid if contract is not None else None,
        alone=list(contract.alone) if contract is not None else [],
        standing=choices.standing(observation, reader),
        prompt=choices.prompt(observation, legal, reader),
        actions=choices.actions(observation, legal, reader),
        choose=choices.choose(observation, desk.card),
        result=_result(sight, desk, reader),
        match=_match(sight, reader),
        pace=cast(Pace, row.pace),
        start=observation.rules.match.start,
        down=observation.rules.match.direction is Direction.DOWN,
        hands=observation.rules.match.max_hands,
        set=observation.rules.chosen,
        barn=list(in_the_barn(observation.rules, standing.score)),
    )


def events(row: TableRow, sight: Sight, since: int) -> list[EventView]:
    """What a seat perceived after one of its versions, in order."""
    rules = sight.observation.rules
    views = []
    for noted in sight.after(since):
        reader = Reader(sight.seat, row.seats, rules, noted.dealer)
        shown = event_view(noted, reader)
        if shown is not None:
            views.append(shown)
    ending = _match(sight, Reader(sight.seat, row.seats, rules, sight.observation.dealer))
    if ending is not None and views and views[-1].kind == "hand-over":
        views.append(EventView(sight.version, "match-over", ending.text))
    return views


def title(variant: str) -> Text:
    """A variant's name."""
    return Text(f"variant-{variant}-title")


# ---------------------------------------------------------------- cards


@dataclass(frozen=True)
class Desk:
    """The cards that a seat sees, in the light of the strain that is played."""

    observation: Observation
    legal: tuple[Action, ...]

    @property
    def strain(self) -> Strain | None:
        """The strain, once it is made."""
        contract = self.observation.contract
        return contract.strain if contract is not None else None

    @property
    def tables(self) -> Tables:
        """The tables of the strain; before it is made those of plain suits."""
        strain = self.strain
        return self.observation.rules.tables(Strain.NO_TRUMP if strain is None else strain)

    def hand(self) -> list[CardView]:
        """The seat's own cards as they are held: trump first, then colours in turn, high to low."""
        held = self.observation.cards
        order = suit_order(frozenset(self.suit(card) for card in held), self.strain)
        playable = {action.card for action in self.legal if isinstance(action, PlayCard)}
        why = self._why() if playable else None
        views = []
        for card in held:
            sort = 1000 * order.index(self.suit(card)) + 500 - self.tables.order[card]
            may = card in playable
            views.append(self._card(card, sort, may, None if may else why))
        return sorted(views, key=lambda one: one.sort)

    def card(self, card: Card) -> CardView:
        """A card that lies open."""
        order = suit_order(frozenset(Suit), self.strain)
        return self._card(card, 1000 * order.index(self.suit(card)) + 500 - self.tables.order[card])

    def suit(self, card: Card) -> Suit:
        """The effective suit."""
        return Suit(self.tables.suit_of_face[card])

    def tricks(self) -> tuple[list[TrickView], TrickView]:
        """The finished tricks of the hand, and the one on the table."""
        done: list[TrickView] = []
        plays: list[tuple[int, Card]] = []
        for event in self.observation.events:
            if isinstance(event, Played):
                plays.append((event.seat, event.card))
            elif isinstance(event, TrickWon):
                done.append(self._trick(plays, event.seat))
                plays = []
        public = self.observation.public
        if not plays or not isinstance(public, Tricks):
            return done, self._trick([], None)
        return done, self._trick(plays, winner(tuple(plays), public.tables, public.setup.rules.play.twins))

    def _trick(self, plays: Sequence[tuple[int, Card]], seat: int | None) -> TrickView:
        return TrickView([PlayedCard(at, self.card(card)) for at, card in plays], seat)

    def _card(self, card: Card, sort: int, playable: bool = False, why: Text | None = None) -> CardView:
        return CardView(card.text, self._role(card), self.suit(card).text, sort, playable, why)

    def _role(self, card: Card) -> Role:
        tables, held = self.tables, self.observation.rules.cards.ids_of(card)
        if card.suit is None:
            return "joker"
        if held & tables.right_mask:
            return "right"
        if held & tables.left_mask:
            return "left"
        return "trump" if held & tables.trump_mask else "plain"

    def _why(self) -> Text | None:
        suit = choices.led(self.observation)
        return Text("reason-must-follow", suit) if suit else None


@cache
def suit_order(suits: frozenset[Suit], strain: Strain | None) -> tuple[Suit, ...]:
    """Suits from left to right: trump first, then so that colours change as often as they can."""
    canonical = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    trump = None if strain is None else int(strain)
    first = [suit for suit in canonical if suit in suits and suit.value == trump]
    rest = [suit for suit in canonical if suit in suits and suit.value != trump]
    return min(((*first, *order) for order in permutations(rest)), key=_same_colour_neighbours)


def _same_colour_neighbours(order: tuple[Suit, ...]) -> int:
    return sum(a.is_red == b.is_red for a, b in pairwise(order))


def upcard_state(observation: Observation) -> UpcardState:
    """Where the upcard is: ``dead`` where the dealer sits out and could not take it."""
    if observation.upcard is None:
        return "none"
    public, contract = observation.public, observation.contract
    if contract is None:
        down = isinstance(public, Done) or (isinstance(public, Calling) and public.second_round)
        return "down" if down else "up"
    if not contract.ordered:
        return "down"
    if contract.took:
        return "taken"
    if contract.sits_out(observation.dealer, observation.rules):
        return "dead"
    return "left" if observation.phase in ("play", "over") else "up"


# ---------------------------------------------------------------- seats and results


def _seats(
    row: TableRow, observation: Observation, reader: Reader, finished: list[TrickView]
) -> list[SeatView]:
    contract = observation.contract
    sayings = dict(said for event in observation.events if (said := words.said(event, reader)) is not None)
    return [
        SeatView(
            seat=seat.seat,
            side=observation.rules.side_of(seat.seat),
            name=seat.name,
            kind="you" if seat.seat == reader.seat else "bot" if seat.bot is not None else "human",
            cards=held(observation, seat.seat),
            tricks=sum(trick.winner == seat.seat for trick in finished),
            dealer=seat.seat == observation.dealer,
            maker=isinstance(contract, Made) and seat.seat == contract.maker,
            sits_out=_sits_out(contract, seat.seat, observation),
            said=sayings.get(seat.seat),
        )
        for seat in row.seats
    ]


def _sits_out(contract: Contract | None, seat: int, observation: Observation) -> bool:
    return contract is not None and contract.sits_out(seat, observation.rules)


def held(observation: Observation, seat: int) -> int:
    """How many cards a seat holds, from what everybody saw."""
    if observation.phase == "deal":
        return 0
    count = observation.rules.deal.hand
    gave: list[Gave] = []
    for event in observation.events:
        match event:
            case Played(at) if at == seat:
                count -= 1
            case WidowTaken(at) if at == seat:
                count += observation.rules.deal.widow
            case Buried(at, buried) if at == seat:
                count -= buried
            case UpcardJoined(at) if at == seat:
                count += 1
            case Gave(_, given) if given:
                gave.append(event)
    on_the_way = len(gave) % 2 and gave[-1].seat == seat
    return count - gave[-1].count if on_the_way else count


def _side_tricks(observation: Observation, finished: list[TrickView]) -> list[int]:
    tricks = [0] * observation.rules.sides
    for trick in finished:
        if trick.winner is not None:
            tricks[observation.rules.side_of(trick.winner)] += 1
    return tricks


def _result(sight: Sight, desk: Desk, reader: Reader) -> HandResult | None:
    observation = sight.observation
    if not isinstance(observation.public, Done):
        return None
    result, contract = observation.public.result, observation.public.result.contract
    shown = [event.hands for event in observation.events if isinstance(event, HandOver)]
    return HandResult(
        text=result_text(result, reader),
        tricks=list(result.tricks),
        points=list(result.points),
        score=list(sight.standing.score),
        hands=[[desk.card(card) for card in hand] for hand in shown[-1]] if shown else [],
        maker=contract.maker if isinstance(contract, Made) else None,
        strain=contract.strain.text if contract is not None else None,
        bid=contract.bid if contract is not None else None,
        alone=list(contract.alone) if contract is not None else [],
        void=result.void is not None,
    )


def _match(sight: Sight, reader: Reader) -> MatchResult | None:
    standing = sight.standing
    if standing.winner is None:
        return None
    text = match_text(standing.winner, standing.score, reader)
    return MatchResult(standing.winner, list(standing.score), text)
