"""The same hand in a world where two cards had changed places before it began.

Everybody does what he did; whoever put out, gave or swapped one of the two face down handles the other one
instead. The twin ends where that is no longer possible: an action would be illegal, the turn would come to
another seat, or one of the two cards is shown to all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from euchre.cards import Card
from euchre.game import (
    Action,
    Bury,
    Deal,
    Discard,
    Give,
    PlayCard,
    State,
    Swap,
    apply,
    is_over,
    refusal,
    start,
    to_act,
)
from euchre.game.actions import sorted_cards
from euchre.game.auction import Redealing
from euchre.game.contract import Dealing, partner_of
from euchre.game.exchange import Burying
from tests.strategies import Game, public_of


class Slot(NamedTuple):
    """One physical card of a deal: the seat it is dealt to (None: the stock, -1: the widow) and its face."""

    place: int | None
    face: Card


WIDOW = -1


def slots(game: Game) -> list[Slot]:
    """Every card of a deal but the upcard, which everybody sees."""
    dealt = [Slot(seat, face) for seat, hand in enumerate(game.deal.hands) for face in hand]
    dealt += [Slot(WIDOW, face) for face in game.deal.widow]
    left = list(game.rules.cards.faces)
    for card in [*(slot.face for slot in dealt), *([game.deal.upcard] if game.deal.upcard else [])]:
        left.remove(card)
    return dealt + [Slot(None, face) for face in left]


def turn(state: State) -> tuple[int | None, bool]:
    """Whose turn it is, and whether it is a question before the calls: those are not everybody's turn."""
    return to_act(state), isinstance(public_of(state), Redealing)


@dataclass(frozen=True)
class Step:
    """A step in both worlds: (before, action, after) each."""

    number: int
    true: tuple[State, Action, State]
    changed: tuple[State, Action, State]


class Twin:
    """Iterates over the steps possible in both worlds; ``saw`` holds the seats that have seen one of the two.

    ``game`` is the hand in the changed world: the deal with the two cards exchanged, and the true actions.
    """

    def __init__(self, game: Game, one: int, other: int) -> None:
        self.original = game
        self._true = [slot.face for slot in slots(game)]
        self._changed = list(self._true)
        self._changed[one], self._changed[other] = self._true[other], self._true[one]
        self._pair = (one, other)
        places = [slot.place for slot in slots(game)]
        self._held = [
            [at for at, place in enumerate(places) if place == seat] for seat in range(game.rules.count)
        ]
        self._stock = [at for at, place in enumerate(places) if place is None]
        self._widow = [at for at, place in enumerate(places) if place == WIDOW]
        self._transit: list[int] = []
        self._upcard = len(self._true)
        self._true.append(game.deal.upcard)  # type: ignore[arg-type]
        self._changed.append(game.deal.upcard)  # type: ignore[arg-type]
        hands = tuple(tuple(self._changed[at] for at in held) for held in self._held)
        widow = tuple(self._changed[at] for at in self._widow)
        self.game = replace(game, deal=replace(game.deal, hands=hands, widow=widow))
        self.saw: set[int | None] = set()
        self._note()

    def __str__(self) -> str:
        one, other = (self._true[at] for at in self._pair)
        return f"{one} and {other} are exchanged"

    def __iter__(self) -> Iterator[Step]:
        rules, game = self.original.rules, self.original
        true: State = start(rules, game.dealer, game.score)
        changed: State = start(rules, game.dealer, game.score)
        for number, action in enumerate(game.all_actions):
            actor = to_act(true)
            twin_action = self._twin_action(actor, action, public_of(true))
            if twin_action is None or refusal(changed, twin_action) is not None:
                return
            after, changed_after = apply(true, action), apply(changed, twin_action)
            self._gather(true, after)
            if is_over(after) or turn(after) != turn(changed_after):
                return
            self._note()
            yield Step(number, (true, action, after), (changed, twin_action, changed_after))
            true, changed = after, changed_after

    def _note(self) -> None:
        """Who holds one of the two has seen it."""
        self.saw.update(seat for seat, held in enumerate(self._held) if set(held) & set(self._pair))

    def _gather(self, before: State, after: State) -> None:
        """The widow, or the upcard that counts, comes to somebody's hand."""
        if isinstance(before, Dealing) or isinstance(after, Dealing):
            return
        for held, now, then in zip(self._held, before.cards.hands, after.cards.hands, strict=True):
            gained = then & ~now
            if self._widow and before.cards.widow and before.cards.widow & gained:
                held.extend(self._widow)
                self._widow = []
            if before.cards.upcard & gained and self._upcard not in held:
                held.append(self._upcard)

    def _twin_action(self, actor: int | None, action: Action, public: Any) -> Action | None:
        """What the actor does in the changed world; None where a card of the two would be seen by all."""
        match action:
            case Deal():
                return self.game.deal
            case PlayCard(card):
                assert actor is not None
                (at,) = self._take(actor, (card,))
                return None if at in self._pair else action
            case Discard(card) if isinstance(public, Burying):
                assert actor is not None
                return Discard(self._faces(self._take(actor, (card,)))[0])
            case Discard(card):
                assert actor is not None
                return self._discard(actor, card)
            case Bury(cards):
                assert actor is not None
                return Bury(self._faces(self._take(actor, cards)))
            case Swap(cards):
                assert actor is not None
                out = self._take(actor, cards)
                self._held[actor] += self._stock
                return Swap(self._faces(out))
            case Give(cards):
                assert actor is not None
                return self._give(actor, cards)
        return action

    def _discard(self, dealer: int, card: Card) -> Action:
        if card is self.original.deal.upcard and card not in [self._true[at] for at in self._held[dealer]]:
            return Discard(card)
        (out,) = self._take(dealer, (card,))
        self._held[dealer].append(self._upcard)
        return Discard(self._changed[out])

    def _give(self, giver: int, cards: tuple[Card, ...]) -> Action:
        out = self._take(giver, cards)
        if cards and not self._transit:
            self._transit = out
        elif cards:
            rules = self.original.rules
            lone = next(
                seat for seat in range(rules.count) if seat != giver and partner_of(rules, seat) == giver
            )
            self._held[giver] += self._transit
            self._held[lone] += out
            self._transit = []
        return Give(self._faces(out))

    def _take(self, seat: int, cards: tuple[Card, ...]) -> list[int]:
        """The slots that answer to these faces, taken out of a hand; of twins the unchanged one."""
        taken = []
        for card in cards:
            fitting = [at for at in self._held[seat] if self._true[at] is card]
            at = min(fitting, key=lambda one: one in self._pair)
            self._held[seat].remove(at)
            taken.append(at)
        return taken

    def _faces(self, taken: list[int]) -> tuple[Card, ...]:
        return sorted_cards(self._changed[at] for at in taken)
