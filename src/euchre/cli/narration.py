"""What the terminal says of a table: the hand, the choices, and what happened."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from euchre.cards import Card, Strain, Suit
from euchre.cli.tables import seat_name
from euchre.cli.words import say
from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Bury,
    Decline,
    Discard,
    Give,
    In,
    Leave,
    Name,
    Order,
    Out,
    Pass,
    PlayCard,
    Redeal,
    Swap,
    Take,
)
from euchre.game.events import (
    Buried,
    Called,
    Dealt,
    Event,
    Gave,
    HandOver,
    JokerHeld,
    Played,
    Received,
    Redealt,
    Swapped,
    TrickWon,
    UpcardJoined,
    UpcardLeft,
    UpcardTaken,
    WentAlone,
    WidowLeft,
    WidowTaken,
)
from euchre.game.exchange import Burying, Giving
from euchre.game.match import Match
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.rules import Rules

SIGNS = {"S": "♠", "C": "♣", "H": "♥", "D": "♦"}
RED = "\x1b[31m{}\x1b[0m"
FEW = 16
"""Longer lists of choices are described, not listed."""


def card_text(card: Card) -> str:
    """A card with its suit sign, red where the terminal has colours."""
    if card.suit is None:
        return card.text
    sign = card.rank.text.replace("T", "10") + SIGNS[card.suit.text]
    return RED.format(sign) if card.suit.is_red and _has_colours() else sign


def _has_colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def cards_text(cards: Iterable[Card]) -> str:
    """Several cards."""
    return " ".join(card_text(card) for card in cards)


def strain_text(strain: Strain) -> str:
    """A suit's sign, or the words for no-trump."""
    return say(f"cli-strain-{strain.text}")


def led(eye: Observation) -> dict[str, str]:
    """The suit led to the trick on the table, as the argument of a text; none before a lead."""
    public = eye.public
    if not isinstance(public, Tricks) or not public.trick:
        return {}
    return {"suit": Suit(public.tables.suit_of_face[public.trick[0][1]]).text}


class Table:
    """The voice of one table, for the person on seat ``you``."""

    def __init__(self, rules: Rules, you: int) -> None:
        self.rules, self.you = rules, you

    def name(self, seat: int) -> str:
        """A seat's name; the person's own is "you"."""
        if seat == self.you:
            return say("cli-play-you")
        return seat_name(self.rules, seat)

    def welcome(self) -> None:
        """The first lines."""
        title = say(f"variant-{self.rules.id}-title")
        print(say("cli-play-welcome", title=title, seat=seat_name(self.rules, self.you)))

    # ------------------------------------------------------------ the person's turn

    def choices(self, eye: Observation, legal: Sequence[Action]) -> list[Action]:
        """Show hand and choices; gives the choices in the order of their numbers."""
        print(f"\n{say('cli-play-your-hand')}: {cards_text(self.sorted_hand(eye))}")
        if isinstance(eye.public, Tricks):
            self._on_table(eye)
        if any(isinstance(action, Bury | Give | Swap) for action in legal) and len(legal) > FEW:
            self._many(eye, legal)
            return []
        listed = list(legal)
        if isinstance(eye.public, Tricks):
            order = self.sorted_hand(eye)
            listed.sort(key=lambda action: order.index(action.card) if isinstance(action, PlayCard) else 0)
        numbered = [f"{number} {self.action_text(action)}" for number, action in enumerate(listed, start=1)]
        print(f"{say('cli-play-your-choices')}: " + "   ".join(numbered))
        return listed

    def _many(self, eye: Observation, legal: Sequence[Action]) -> None:
        counts = range(3, 4)
        if isinstance(eye.public, Giving):
            counts = eye.public.counts
        if isinstance(eye.public, Burying):
            counts = range(eye.public.count, eye.public.count + 1)
        example = str(next(action for action in legal if str(action).count(" ") == counts[-1]))
        print(say("cli-play-cards-wanted", min=counts[0], max=counts[-1], example=example))

    def sorted_hand(self, eye: Observation) -> list[Card]:
        """Trumps first, both bowers among them, then suit by suit, high to low."""
        rules = self.rules
        strain = eye.contract.strain if eye.contract else Strain.NO_TRUMP
        tables = rules.tables(strain)

        def place(card: Card) -> tuple[int, int]:
            suit = tables.suit_of_face[card]
            trump_first = -1 if strain.has_trump and suit == strain else (0, 2, 1, 3)[suit]
            return trump_first, -tables.order[card]

        return sorted(eye.cards, key=place)

    def action_text(self, action: Action) -> str:
        """A choice as it is listed."""
        match action:
            case PlayCard(card):
                return card_text(card)
            case Name(strain, alone):
                named = say("cli-say-name", strain=strain_text(strain))
                return f"{named} {say('cli-level-alone')}" if alone else named
            case Bid(level, strain):
                named = strain_text(strain) if strain is not None else ""
                return say("cli-say-bid", level=self._level(level), strain=named).strip()
            case Order(alone):
                return say("cli-say-order-alone" if alone else "cli-say-order")
            case Pass():
                return say("cli-say-pass")
            case Alone() | Decline() | Redeal() | In() | Out() | Take() | Leave():
                return say(f"cli-choice-{action}")
            case Discard(card):
                return say("cli-choice-discard", cards=card_text(card))
            case Bury(cards) | Give(cards) | Swap(cards):
                verb = str(action).partition(" ")[0]
                return say(f"cli-choice-{verb}", cards=cards_text(cards)).strip()
        return str(action)

    def _level(self, level: str) -> str:
        return level if level.isdecimal() else say(f"cli-level-{level}")

    def answer(self, eye: Observation, word: str) -> bool:
        """Answer a question of the person; false where the word is none."""
        answers: dict[str, Callable[[], None]] = {
            "h": lambda: print(say("cli-play-help")),
            "help": lambda: print(say("cli-play-help")),
            "?": lambda: print(say("cli-play-help")),
            "hand": lambda: print(f"{say('cli-play-your-hand')}: {cards_text(self.sorted_hand(eye))}"),
            "score": lambda: print(self._score(eye.score)),
            "trick": lambda: self._on_table(eye),
            "last": lambda: self._last_trick(eye),
        }
        if word not in answers:
            return False
        answers[word]()
        return True

    def _on_table(self, eye: Observation) -> None:
        plays = eye.public.trick if isinstance(eye.public, Tricks) else ()
        if not plays:
            print(say("cli-play-nothing-on-table"))
        else:
            print(f"{say('cli-play-on-table')}: {self._plays(plays)}")

    def _last_trick(self, eye: Observation) -> None:
        done = eye.public.done if isinstance(eye.public, Tricks) else ()
        if not done:
            print(say("cli-play-no-last-trick"))
        else:
            print(f"{say('cli-play-last-trick')}: {self._plays(done[-1].plays)}")

    def _plays(self, plays: Iterable[tuple[int, Card]]) -> str:
        return ", ".join(f"{self.name(seat)} {card_text(card)}" for seat, card in plays)

    def _score(self, score: Sequence[int]) -> str:
        sides = ", ".join(f"{self._side(side)} {points}" for side, points in enumerate(score))
        return f"{say('cli-play-score')}: {sides}"

    def _side(self, side: int) -> str:
        seats = [seat for seat in range(self.rules.count) if self.rules.side_of(seat) == side]
        return " + ".join(self.name(seat) for seat in seats)

    # ------------------------------------------------------------ what happened

    def tell(self, events: Iterable[Event], eye: Observation) -> None:
        """Say what the person has just perceived; ``eye``: all that is known now."""
        for event in events:
            line = self._event(event, eye) or self._change_of_cards(event, eye)
            if line:
                print(line)

    def _event(self, event: Event, eye: Observation) -> str:
        match event:
            case Dealt(_, upcard):
                name = self.name(eye.dealer)
                if upcard is None:
                    return "\n" + say("cli-play-dealer-only", name=name)
                return "\n" + say("cli-play-dealer", name=name, upcard=card_text(upcard))
            case Called(seat, action):
                return f"{self.name(seat)}: {self.action_text(action)}"
            case WentAlone(seat):
                return f"{self.name(seat)}: {say('cli-say-alone')}"
            case Played(seat, card):
                return f"  {self.name(seat)} {card_text(card)}"
            case TrickWon(seat):
                return say("cli-tell-trick", name=self.name(seat))
            case HandOver(result, _):
                return self._result(result.tricks, result.points, eye)
        return ""

    def _change_of_cards(self, event: Event, eye: Observation) -> str:
        match event:
            case UpcardTaken(seat):
                return say("cli-tell-took", name=self.name(seat), card=self._upcard(eye))
            case UpcardLeft(seat):
                return say("cli-tell-left", name=self.name(seat), card=self._upcard(eye))
            case Gave(seat, count, _):
                return say("cli-tell-gave", name=self.name(seat), count=count)
            case Received(_, cards):
                return say("cli-tell-received", cards=cards_text(cards))
            case JokerHeld(seat):
                return say("cli-tell-joker", name=self.name(seat))
            case UpcardJoined(seat):
                return say("cli-tell-joined", name=self.name(seat), card=self._upcard(eye))
            case WidowTaken(seat, cards):
                own = say("cli-tell-widow-own", cards=cards_text(cards))
                return own if cards else say("cli-tell-widow", name=self.name(seat))
            case WidowLeft(seat):
                return say("cli-tell-widow-left", name=self.name(seat))
            case Buried(seat, count, _):
                return say("cli-tell-buried", name=self.name(seat), count=count)
            case Redealt(seat, cards):
                return say("cli-tell-redealt", name=self.name(seat), cards=cards_text(cards))
            case Swapped(seat):
                return say("cli-tell-swapped", name=self.name(seat))
        return ""

    def _upcard(self, eye: Observation) -> str:
        return card_text(eye.upcard) if eye.upcard else ""

    def _result(self, tricks: Sequence[int], points: Sequence[int], eye: Observation) -> str:
        if not any(tricks) and eye.contract is None:
            return say("cli-tell-void")
        total = [a + b for a, b in zip(eye.score, points, strict=True)]
        lines = [
            say("cli-tell-side", name=self._side(side), tricks=tricks[side], points=points[side])
            for side in range(self.rules.sides)
        ]
        return "\n".join([*lines, self._score(total)])

    def tell_winner(self, match: Match) -> None:
        """The last line."""
        if match.winner is not None:
            score = " – ".join(str(points) for points in match.score)
            print(say("cli-play-match-won", name=self._side(match.winner), score=score))
