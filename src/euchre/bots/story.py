"""The card movements among the events of one seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from euchre.cards import Card
from euchre.game.contract import partner_of
from euchre.game.events import (
    Buried,
    Dealt,
    Event,
    Gave,
    HandOver,
    JokerHeld,
    Played,
    Received,
    Swapped,
    UpcardJoined,
    UpcardTaken,
    WidowTaken,
)
from euchre.rules import Rules

Hand = Counter[Card]


@dataclass
class Story:
    """What moved: own cards by face, those of others as far as they were shown."""

    dealt: Hand = field(default_factory=Counter)
    swapped: Swapped | None = None
    taken: UpcardTaken | None = None
    joined: UpcardJoined | None = None
    widow: WidowTaken | None = None
    buried: Buried | None = None
    joker: JokerHeld | None = None
    gave: list[Gave] = field(default_factory=list)
    received: Hand = field(default_factory=Counter)
    played: dict[int, Hand] = field(default_factory=dict)
    shown: tuple[Hand, ...] | None = None
    """All hands as dealt, once the hand is over."""

    @staticmethod
    def of(events: tuple[Event, ...]) -> Story:
        """Read the events."""
        story = Story()
        for event in events:
            story._note(event)
            match event:
                case Dealt(cards):
                    story.dealt = Counter(cards)
                case Gave():
                    story.gave.append(event)
                case Received(_, cards):
                    story.received = Counter(cards)
                case Played(seat, card):
                    story.played.setdefault(seat, Counter())[card] += 1
                case HandOver(_, hands):
                    story.shown = tuple(Counter(hand) for hand in hands)
        return story

    def _note(self, event: Event) -> None:
        """Keep what happens once in a hand at most."""
        match event:
            case Swapped():
                self.swapped = event
            case UpcardTaken():
                self.taken = event
            case UpcardJoined():
                self.joined = event
            case WidowTaken():
                self.widow = event
            case Buried():
                self.buried = event
            case JokerHeld():
                self.joker = event

    def gave_by(self, seat: int) -> Hand:
        """The cards a seat gave, as far as this seat saw them."""
        return Counter(next((event.cards for event in self.gave if event.seat == seat), ()))


@dataclass(frozen=True)
class PartnerExchange:
    """Cards swapped between a lone player and a sitting partner; ``done``: both have given."""

    lone: int
    partner: int
    count: int
    done: bool


def exchanges_of(rules: Rules, story: Story) -> tuple[PartnerExchange, ...]:
    """The exchanges in which cards were given, in order."""
    found = []
    gave = list(story.gave)
    while gave:
        first = gave.pop(0)
        if not first.count:
            continue
        done = bool(gave)
        if done:
            gave.pop(0)
        found.append(PartnerExchange(first.seat, partner_of(rules, first.seat), first.count, done))
    return tuple(found)
