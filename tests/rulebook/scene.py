"""What scenarios are played with: a deal in one line, calls in another, what a hand was worth.

A scenario tries one sentence of the rules page on the engine. While `mutated` is in force the engine gets
other rules than the scenario asked for: a scenario that does not notice tries nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from euchre.cards import Card, Strain
from euchre.errors import IllegalAction
from euchre.game import Deal, Match, apply, is_over, legal, parse_action, to_act
from euchre.game import match as matches
from euchre.game.contract import Made, Setup
from euchre.game.play import Tricks, playable, winner
from euchre.game.scoring import HandResult, played
from euchre.rules import Rules, variant

Change = Callable[[Rules], Rules]
Settings = Mapping[str, object]

SCENARIOS: dict[str, list[Callable[[], None]]] = {}
"""All scenarios, by the id of the sentence they try."""

_asked_for: list[Rules] = []
_change: list[Change] = []


def shows(*messages: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Says which sentences a scenario tries, by their ids without ``rule-``."""

    def register(scenario: Callable[[], None]) -> Callable[[], None]:
        for message in messages:
            SCENARIOS.setdefault(f"rule-{message}", []).append(scenario)
        return scenario

    return register


@contextmanager
def mutated(change: Change) -> Iterator[None]:
    """While this lasts, scenarios play by other rules than they ask for."""
    _change.append(change)
    try:
        yield
    finally:
        _change.pop()


@contextmanager
def noted() -> Iterator[list[Rules]]:
    """Notes the rules that scenarios ask for."""
    _asked_for.clear()
    yield _asked_for


def rules_of(variant_id: str, settings: Settings | None = None) -> Rules:
    """The rules that a scenario plays by."""
    rules = variant(variant_id, settings)
    _asked_for.append(rules)
    for change in _change:
        rules = change(rules)
    return rules


def dealt(rules: Rules, hands: str, up: str, widow: str) -> Deal:
    """A deal: hands from seat 0 on, parted by ``|``; what is not written comes from the rest of the deck."""
    given = [part.split() for part in hands.split("|")]
    given += [[] for _ in range(rules.count - len(given))]
    left = list(rules.cards.faces)
    turned = Card.parse(up) if up else None
    for word in [word for part in given for word in part] + widow.split() + ([up] if up else []):
        if Card.parse(word) in left:
            left.remove(Card.parse(word))
    held = []
    for part in given:
        cards = [Card.parse(word) for word in part]
        held.append((*cards, *(left.pop() for _ in range(rules.deal.hand - len(cards)))))
    if turned is None and rules.deal.upcard:
        turned = left.pop()
    spare = [Card.parse(word) for word in widow.split()]
    spare += [left.pop() for _ in range(rules.deal.widow - len(spare))]
    return Deal(tuple(held), turned, tuple(spare))


class Scene:
    """A hand in a match; the last seat deals, so that seat 0 speaks first."""

    def __init__(
        self,
        variant_id: str,
        hands: str = "",
        *,
        up: str = "",
        widow: str = "",
        settings: Settings | None = None,
    ) -> None:
        self.rules = rules_of(variant_id, settings)
        self.dealer = self.rules.count - 1
        self.match = Match.start(self.rules, self.dealer)
        self.deal = dealt(self.rules, hands, up, widow)
        self.last = self.match.state
        self._do(self.deal)

    def _do(self, action: Any) -> None:
        self.last = apply(self.match.state, action)
        self.match = self.match.apply(action)

    def say(self, texts: str) -> Scene:
        """Goes on with actions, parted by commas."""
        for text in texts.split(","):
            self._do(parse_action(text))
        return self

    def play_out(self) -> Scene:
        """Goes on with the first of the legal actions to the end of the hand."""
        while not is_over(self.last):
            self._do(legal(self.last)[0])
        return self

    @property
    def public(self) -> Any:
        """The public part of the state, of the hand that is over too."""
        return self.last.public  # type: ignore[union-attr]

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        return to_act(self.last)

    @property
    def may(self) -> set[str]:
        """All legal actions."""
        return {str(action) for action in legal(self.last)}

    def refuses(self, text: str) -> bool:
        """Whether an action is refused."""
        try:
            apply(self.last, parse_action(text))
        except IllegalAction:
            return True
        return False

    def is_in(self, phase: type) -> bool:
        """Whether the hand is in a phase."""
        return isinstance(self.public, phase)

    @property
    def contract(self) -> Made:
        """What is played for."""
        contract = self.public.contract
        assert isinstance(contract, Made)
        return contract

    @property
    def result(self) -> HandResult:
        """How the hand ended."""
        found: HandResult = self.public.result
        return found

    @property
    def cards(self) -> Any:
        """Where every card is."""
        return self.last.cards  # type: ignore[union-attr]

    def hand(self, seat: int) -> set[str]:
        """The faces a seat holds."""
        return {card.text for card in self.rules.cards.cards(self.cards.hands[seat])}


def faces(text: str) -> set[str]:
    """Cards that are written one after the other."""
    return set(text.split())


def setup_of(rules: Rules) -> Setup:
    """The public start of a hand that the last seat deals."""
    upcard = rules.cards.faces[0] if rules.deal.upcard else None
    return Setup(rules, rules.count - 1, (rules.match.start,) * rules.sides, upcard)


def table(rules: Rules, strain: str, active: Sequence[int] = ()) -> Tricks:
    """Trick play about to begin, seat 0 leading."""
    seats = tuple(active) or tuple(range(rules.count))
    bid = next(iter(rules.levels), None)
    contract = Made(0, Strain.parse(strain), bid=bid)
    return Tricks(setup_of(rules), contract, seats, 0, 0, (), ())


def takes(rules: Rules, strain: str, cards: str) -> str:
    """The card that takes a trick, of the cards as they were played."""
    shown = [Card.parse(word) for word in cards.split()]
    plays = tuple(enumerate(shown))
    public = table(rules, strain)
    return shown[winner(plays, public.tables, rules.play.twins)].text


def is_chain(rules: Rules, strain: str, chain: str) -> bool:
    """Whether each card beats the next, whichever of the two is led."""
    words = chain.split()
    pairs = list(pairwise(words))
    return bool(pairs) and all(
        takes(rules, strain, order) == high
        for high, low in pairs
        for order in (f"{high} {low}", f"{low} {high}")
    )


def may_follow(rules: Rules, strain: str, led: str, hand: str) -> set[str]:
    """What may be played from a hand after a lead."""
    public = table(rules, strain)
    after = Tricks(public.setup, public.contract, public.active, 0, 1, ((0, Card.parse(led)),), ())
    held = rules.cards.take([Card.parse(word) for word in hand.split()], rules.cards.all)
    return {card.text for card in rules.cards.cards(playable(after, held))}


def hand_of(rules: Rules, tricks: str, *, maker: int = 0, strain: str = "H", **contract: Any) -> HandResult:
    """The result of a played hand; ``tricks``: the seats that took them, as ``"00011"``."""
    made = Made(maker, Strain.parse(strain), **contract)
    return played(setup_of(rules), made, 0, tuple(int(seat) for seat in tricks)).result


def worth(variant_id: str, tricks: str, settings: Settings | None = None, **contract: Any) -> tuple[int, ...]:
    """The points per side of a played hand."""
    return hand_of(rules_of(variant_id, settings), tricks, **contract).points


def after(rules: Rules, score: Sequence[int], *results: HandResult) -> tuple[tuple[int, ...], int | None]:
    """(score, side that has won) when these hands end one after the other."""
    total, won = tuple(score), None
    for number in range(1, len(results) + 1):
        total = matches.score_after(rules, total, results[:number])
        won = matches.winner_after(rules, total, results[:number])
    return total, won
