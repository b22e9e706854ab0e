"""Rules, deals and games for tests, drawn from a seed: the same seed gives the same game everywhere.

Random play here is biased on purpose, so that lone hands, exchanges, void hands, forced calls, redeals and
a joker turned up occur often enough to be tested.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from euchre.cards import JOKER, Card, Rank, Strain, Suit
from euchre.errors import RulesError
from euchre.game import (
    Action,
    Alone,
    Bid,
    Bury,
    Deal,
    Decline,
    Discard,
    Give,
    In,
    Leave,
    Match,
    Name,
    Observation,
    Order,
    Out,
    Pass,
    PlayCard,
    Redeal,
    State,
    Swap,
    Take,
    apply,
    is_over,
    legal,
    perception,
    shuffle,
    start,
)
from euchre.game.auction import Calling
from euchre.game.contract import Dealing
from euchre.rules import Rules, key_spec, key_specs, variant, variant_ids
from euchre.rules.choices import Direction

VARIANTS = variant_ids()

Settings = dict[str, object]

VALUES: dict[str, tuple[object, ...]] = {
    "auction.call_for_best": (1, 2, 3),
    "scoring.bonus": (2,),
    "scoring.alone_with_exchange": (18,),
    "scoring.lone_march": (5,),
    "scoring.lone_euchred": (3,),
}
"""What to try for house rules that are not simply on or off."""

OTHER: dict[str, tuple[dict[str, Any], ...]] = {
    "euchre": (
        {"match.target": 5},
        {"match.laps": True, "match.slam": True},
        {"alone.defenders": "never"},
        {"exchange.may_leave": False},
        {"play.lead": "maker"},
        {"deck.ranks": "789TJQKA"},
        {"deck.joker": True},
        {"deck.joker": True, "auction.joker_up": "dealer_maker"},
        {"alone.makers": "with_call", "alone.defenders": "against_lone", "play.lone_lead": "next_active"},
        {"exchange.any_of_six": True},
        {"match.max_hands": 8},
    ),
    "two-handed": (
        {"match.target": 15},
        {"match.laps": True, "match.slam": True},
        {"exchange.may_leave": False},
        {"deck.ranks": "789TJQKA"},
        {"deck.joker": True, "auction.joker_up": "dealer_names"},
        {"deck.joker": True, "auction.joker_up": "dealer_names", "auction.need_suit": True},
    ),
    "bid-euchre": (
        {"auction.minimum": 3},
        {"auction.minimum": 6},
        {"auction.turns": "one_each"},
        {"auction.turns": "one_each", "auction.dealer_must_call": True},
        {"match.lose_at": -52},
        {"match.target": 32},
        {"play.twins": "last"},
    ),
    "euchre-32": ({"deal.hand": 7}, {"deck.joker": True}, {"exchange.any_of_six": True}),
    "british": (
        {"alone.defenders": "against_lone"},
        {"alone.defenders": "against_lone", "play.lone_lead": "left_of_lone"},
        {"auction.joker_up": "dealer_maker"},
        {"match.target": 10},
    ),
    "three-handed": ({"exchange.widow": "offered"}, {"deal.hand": 7}, {"deck.joker": True}),
    "railroad": (
        {"match.laps": True, "match.slam": True, "match.target": 5},
        {"alone.defenders": "always"},
        {"exchange.any_of_six": True},
    ),
    "bid-euchre-midwest": ({"match.target": 62},),
    "indiana": ({"auction.turns": "reentry"},),
    "barrie": ({"match.max_hands": 8}, {"auction.turns": "reentry"}),
    "kokomo": ({"auction.turns": "pass_is_final"},),
    "bid-euchre-single": ({"auction.turns": "reentry"},),
    "pepper": ({"seats.count": 3}, {"seats.count": 2}, {"auction.turns": "one_each"}),
    "pfeffer": ({"auction.minimum": 5}, {"auction.turns": "one_each"}),
    "hasenpfeffer": (
        {"deck.copies": 2},
        {"deck.copies": 2, "seats.count": 6},
        {"auction.dealer_must_call": True, "auction.minimum": 2},
        {"match.target": 15},
    ),
    "nap": (*({"seats.count": count} for count in (2, 3, 5, 6, 7)), {"auction.minimum": 1}),
    "buck": (
        *({"seats.count": count} for count in (3, 5, 6)),
        {"match.start": 15},
        {"scoring.drop_penalty": 1},
    ),
    "six-handed": ({"match.target": 32},),
}
"""Settings beside the house rules that people play with."""


def house_keys(variant_id: str) -> list[str]:
    """The keys that are house rules of a variant."""
    return [key for key, spec in key_specs().items() if variant_id in spec.house]


def house_settings(variant_id: str) -> list[Settings]:
    """Every house rule of a variant alone, in each of its values; off where the preset has it on."""
    rules = variant(variant_id)
    found = []
    for key in house_keys(variant_id):
        spec = key_spec(key)
        on = getattr(getattr(rules, spec.section), spec.name)
        found += [{key: value} for value in ((False,) if on is True else VALUES.get(key, (True,)))]
    return found


def combination(variant_id: str, rng: random.Random) -> Settings:
    """Some settings together that the rules accept."""
    pool = [*house_settings(variant_id), *OTHER[variant_id]]
    while True:
        chosen: Settings = {}
        for settings in rng.sample(pool, min(len(pool), rng.randint(2, 5))):
            chosen.update(settings)
        try:
            variant(variant_id, chosen)
        except RulesError:
            continue
        return chosen


@dataclass(frozen=True)
class Case:
    """A variant with settings; prints as a short name for a test."""

    variant_id: str
    settings: tuple[tuple[str, object], ...] = ()

    @property
    def rules(self) -> Rules:
        return variant(self.variant_id, dict(self.settings))

    def __str__(self) -> str:
        return ",".join([self.variant_id, *(f"{key}={value}" for key, value in self.settings)])


def case(variant_id: str, settings: Settings) -> Case:
    return Case(variant_id, tuple(settings.items()))


def presets() -> list[Case]:
    return [Case(variant_id) for variant_id in VARIANTS]


def single_settings() -> list[Case]:
    """Every variant with each of its settings alone."""
    return [
        case(variant_id, settings)
        for variant_id in VARIANTS
        for settings in [*house_settings(variant_id), *OTHER[variant_id]]
    ]


def combined_settings(each: int) -> list[Case]:
    """Every variant with ``each`` random combinations."""
    return [
        case(variant_id, combination(variant_id, random.Random(f"{variant_id} {number}")))
        for variant_id in VARIANTS
        for number in range(each)
    ]


def all_cases(each: int) -> list[Case]:
    return [*presets(), *single_settings(), *combined_settings(each)]


def some_cases(turn: int = 0) -> list[Case]:
    """A fixed sample for every run: all presets, a third of the settings, one combination a variant.

    ``turn``: which third; the whole is tried in the long run.
    """
    return [*presets(), *single_settings()[turn % 3 :: 3], *combined_settings(1)]


# ------------------------------------------------------------------ deals


def _poor(card: Card) -> bool:
    return card.rank <= Rank.TEN


def _of_suit(suit: Suit) -> Any:
    return lambda card: card.suit is suit


def deal_for(rules: Rules, rng: random.Random) -> Deal:
    """A deal: half of them fair, half arranged so that rare rules come up."""
    faces = list(rules.cards.faces)
    rng.shuffle(faces)
    size, seat = rules.deal.hand, rng.randrange(rules.count)
    kind = rng.choice(["fair", "fair", "fair", "poor", "ace", "suit", "joker"])
    if kind == "poor" or kind == "ace":
        wanted = [card for card in faces if _poor(card)][: size - (kind == "ace")]
        _bring(faces, wanted, seat * size)
    if kind == "ace":
        _bring(faces, [next(card for card in faces if card.rank is Rank.ACE)], seat * size + size - 1)
    if kind == "suit":
        wanted = [card for card in faces if card.suit is rng.choice(list(Suit))][:size]
        _bring(faces, wanted, seat * size)
    if kind == "joker" and JOKER in faces and (rules.deal.upcard or rules.deal.widow):
        _bring(faces, [JOKER], size * rules.count)
    return cut(rules, faces)


def _bring(faces: list[Card], wanted: Sequence[Card], place: int) -> None:
    """Exchange cards so that the wanted ones lie from ``place`` on."""
    for offset, card in enumerate(wanted):
        at = next(i for i, face in enumerate(faces) if face is card and not place <= i < place + offset)
        faces[place + offset], faces[at] = faces[at], faces[place + offset]


def cut(rules: Rules, faces: Sequence[Card]) -> Deal:
    """The deal of a deck in this order: hands by seat, then the upcard, then the widow."""
    size, count = rules.deal.hand, rules.count
    hands = tuple(tuple(faces[seat * size : (seat + 1) * size]) for seat in range(count))
    rest = list(faces[count * size :])
    upcard = rest.pop(0) if rules.deal.upcard else None
    return Deal(hands, upcard, tuple(rest[: rules.deal.widow]))


# ------------------------------------------------------------------ random play


@dataclass(frozen=True)
class Temper:
    """How a table plays at random: the chances to pass, in a second round too, and to say yes when asked."""

    passing: float
    passing_again: float
    eager: float

    @staticmethod
    def drawn(rng: random.Random) -> Temper:
        return Temper(
            rng.choice([0.2, 0.6, 0.8, 0.97]), rng.choice([0.3, 0.6, 0.97]), rng.choice([0.1, 0.4, 0.9])
        )

    def no(self, state: State, word: str) -> float:
        """The chance of saying no here."""
        if word == "decline":
            return 1 - self.eager
        public = public_of(state)
        second = isinstance(public, Calling) and public.second_round
        return self.passing_again if second else self.passing


def choose(state: State, rng: random.Random, temper: Temper) -> Action:
    """A random legal action: first the kind, then one of it."""
    actions = legal(state)
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(_kind(action), []).append(action)
    no = "pass" if "pass" in kinds else "decline" if "decline" in kinds else None
    others = [kind for kind in kinds if kind != no]
    if no is not None and (not others or rng.random() < temper.no(state, no)):
        return kinds[no][0]
    return rng.choice(kinds[rng.choice(others)])


def _kind(action: Action) -> str:
    match action:
        case Pass():
            return "pass"
        case Decline():
            return "decline"
        case Bid(level):
            return "alone" if not level.isdigit() else "low bid" if int(level) <= 6 else "bid"
        case Give(cards):
            return f"give {len(cards)}"
        case Order(alone) | Name(_, alone):
            return f"{type(action).__name__} {alone}"
    return type(action).__name__


def public_of(state: State) -> Any:
    """The public part of a state; before the deal that is all there is."""
    return state if isinstance(state, Dealing) else state.public


@dataclass(frozen=True)
class Game:
    """One hand as it was played: what a record would hold, and nothing derived."""

    rules: Rules
    dealer: int
    score: tuple[int, ...]
    deal: Deal
    actions: tuple[Action, ...]

    def states(self) -> list[State]:
        """All states, from before the deal to after the last action."""
        return self._states

    @cached_property
    def _states(self) -> list[State]:
        states: list[State] = [start(self.rules, self.dealer, self.score)]
        for action in self.all_actions:
            states.append(apply(states[-1], action))
        return states

    @property
    def all_actions(self) -> tuple[Action, ...]:
        return (self.deal, *self.actions)

    def steps(self) -> Iterator[tuple[State, Action, State]]:
        """(state, action, state after) of every step, the deal first."""
        for (before, after), action in zip(pairwise(self.states()), self.all_actions, strict=True):
            yield before, action, after

    def __str__(self) -> str:
        settings = dict(self.rules.settings)
        actions = ", ".join(map(str, self.actions))
        return f"{self.rules.id} {settings} dealer {self.dealer} score {self.score}\n{self.deal}\n{actions}"


def random_score(rules: Rules, rng: random.Random) -> tuple[int, ...]:
    """A score from which nobody has won."""
    low, high = sorted((rules.match.start, rules.match.target))
    if low == high:
        low, high = -20, 20
    return tuple(rng.randrange(low + 1, high) for _ in range(rules.sides))


def near_the_end(rules: Rules, rng: random.Random) -> tuple[int, ...]:
    """A score at which one hand may decide the match."""
    if rules.match.max_hands:
        return random_score(rules, rng)
    step = -1 if rules.match.direction is Direction.UP else 1
    return tuple(rules.match.target + step * rng.randint(1, 4) for _ in range(rules.sides))


def random_game(rules: Rules, rng: random.Random, dealer: int | None = None) -> Game:
    """A hand played to its end."""
    dealer = rng.randrange(rules.count) if dealer is None else dealer
    score = random_score(rules, rng)
    deal, temper = deal_for(rules, rng), Temper.drawn(rng)
    state = apply(start(rules, dealer, score), deal)
    actions = []
    while not is_over(state):
        actions.append(choose(state, rng, temper))
        state = apply(state, actions[-1])
    return Game(rules, dealer, score, deal, tuple(actions))


def games(of: Case, count: int, *, seed: object = "") -> Iterator[Game]:
    """``count`` random hands of a case."""
    for number in range(count):
        yield random_game(of.rules, random.Random(f"{of} {seed} {number}"))


def random_match(rules: Rules, rng: random.Random, hands: int = 40) -> tuple[Match, list[Action]]:
    """A match and all its actions, cut off after so many hands; half of them start near the target."""
    score = near_the_end(rules, rng) if rng.random() < 0.5 else None
    begun = match = Match.start(rules, rng.randrange(rules.count), score)
    actions: list[Action] = []
    while not match.is_over and len(match.results) < hands:
        temper = Temper.drawn(rng)
        actions.append(deal_for(rules, rng) if rng.random() < 0.5 else shuffle(rules, rng))
        played = len(match.results)
        match = match.apply(actions[-1])
        while len(match.results) == played:
            actions.append(choose(match.state, rng, temper))
            match = match.apply(actions[-1])
    return begun, actions


# ------------------------------------------------------------------ every action one can think of


def candidates(rules: Rules, rng: random.Random) -> list[Action]:
    """Actions of all kinds, most of them illegal at any one moment; sets of cards are a sample."""
    faces = list(dict.fromkeys([*rules.cards.faces, JOKER, Card(Rank.TWO, Suit.CLUBS)]))
    strains = [Name(strain, alone) for strain in Strain for alone in (False, True)]
    levels = [*rules.levels, "0", str(rules.deal.hand + 1), "moon", "alone"]
    sets = [
        tuple(sorted(rng.sample(rules.cards.faces, size), key=lambda card: card.index))
        for size in (0, 1, 1, 1, 2, 2, 3, 3, 3, 4)
    ]
    return [
        Pass(),
        Order(),
        Order(alone=True),
        Alone(),
        Decline(),
        Redeal(),
        *strains,
        In(),
        Out(),
        Take(),
        Leave(),
        *(Bid(level, strain) for level in dict.fromkeys(levels) for strain in (*Strain, None)),
        *(Discard(face) for face in faces),
        *(PlayCard(face) for face in faces),
        *(Give(cards) for cards in sets),
        *(Swap(cards) for cards in sets),
        *(Bury(cards) for cards in sets if len(cards) > 1),
        deal_for(rules, rng),
    ]


# ------------------------------------------------------------------ what the seats perceive


def fold(game: Game, seat: int | None) -> list[Observation]:
    """One seat's observation before the deal and after every step."""
    known = [Observation.start(game.rules, seat, game.dealer, game.score)]
    for before, action, after in game.steps():
        known.append(known[-1].after(*perception.seen(before, action, seat, after)))
    return known


# ------------------------------------------------------------------ for hypothesis


def seeds() -> st.SearchStrategy[random.Random]:
    """Random generators, by their seed."""
    return st.integers(0, 2**32 - 1).map(random.Random)


def cards() -> st.SearchStrategy[Card]:
    """Every face there is."""
    ranks = st.sampled_from([rank for rank in Rank if rank is not Rank.JOKER])
    return st.one_of(st.just(JOKER), st.builds(Card, ranks, st.sampled_from(list(Suit))))
