"""Playouts: random ones as random play in the engine, the rule of thumb by its rules; repeatable."""

from collections import Counter

import numpy as np
import pytest

from euchre.cards import Strain, mask_of
from euchre.game import apply, is_over, legal
from euchre.game.actions import PlayCard
from euchre.game.contract import Made
from euchre.game.play import winner
from euchre.kernel import Constraints, InputError, Policy, Unit, choose, rollout, sample
from euchre.kernel.value import points_by_tricks
from tests.kernel.games import GAMES, cards_of, ending, first_lead, later, rng_of

ALL = pytest.mark.parametrize("name", GAMES)


def worlds_of(state):
    """The one world that is the truth, as an array."""
    return np.array([state.cards.hands], np.uint64)


@pytest.mark.parametrize("name", ["euchre", "two-handed", "bid-euchre", "six seats", "25 cards, joker"])
def test_random_playouts_are_random_play(name):
    """The makers' tricks are spread as in the engine's own random play of the same position."""
    rules = GAMES[name]
    state = ending(rules, 3, rng_of("playout", name))
    maker = rules.side_of(state.public.contract.maker)
    rng, n = rng_of("python", name), 4_000
    engine: Counter[int] = Counter()
    for _ in range(n):
        over = state
        while not is_over(over):
            over = apply(over, rng.choice(legal(over)))
        engine[over.public.result.tricks[maker]] += 1
    many = 50 * n
    hands = np.repeat(worlds_of(state), many, axis=0)
    kernel = Counter(rollout(state.public, hands, Policy.RANDOM, Unit.TRICKS, seed=4).tolist())
    assert set(engine) <= set(kernel)
    statistic, freedom = 0.0, 0
    for tricks, count in kernel.items():
        expected = n * count / many
        if expected >= 5:
            statistic += (engine[tricks] - expected) ** 2 / expected
            freedom += 1
    assert statistic < freedom + 4 * (2 * max(freedom, 1)) ** 0.5 + 2


@ALL
@pytest.mark.parametrize("policy", Policy)
def test_playouts_end_as_hands_can_end(name, policy):
    rules = GAMES[name]
    for hand in range(4):
        state = ending(rules, min(4, rules.deal.hand), rng_of("end", name, hand))
        seat = state.public.to_act
        worlds = sample(Constraints.in_play(state.public, seat, state.cards.hands[seat]), 500, seed=1)
        hands = worlds[:, : rules.count]
        tricks = rollout(state.public, hands, policy, Unit.TRICKS, seed=2)
        side = rules.side_of(state.public.contract.maker)
        taken = sum(rules.side_of(trick.winner) == side for trick in state.public.done)
        left = rules.deal.hand - len(state.public.done)
        assert tricks.dtype == np.int16
        assert ((taken <= tricks) & (tricks <= taken + left)).all()
        points = rollout(state.public, hands, policy, Unit.POINTS, seed=2)
        assert (points == np.array(points_by_tricks(state.public))[tricks]).all()
        assert (rollout(state.public, hands, policy, Unit.TRICKS, seed=2, threads=2) == tricks).all()
        tail = rollout(state.public, hands[100:], policy, Unit.TRICKS, seed=2, first=100)
        assert (tail == tricks[100:]).all()


def by_hands(rules, strain, maker, texts):
    """A state before the first lead with these hands."""
    state = first_lead(rules, rng_of(0), Made(maker, strain))
    hands = tuple(
        mask_of(rules.cards.ids_of(card).bit_length() - 1 for card in rules.cards.parse(text))
        for text in texts
    )
    cards = type(state.cards)(hands, hands, rules.cards.all & ~sum(hands), 0, 0)
    return type(state)(state.public, cards)


def test_the_rule_of_thumb_is_followed():
    """A hand whose course the rules of thumb fix: each trick worked out by hand.

    Spades; P0 made it and leads, P0 and P2 against P1 and P3. P0 draws with the right bower; P1 must give KS,
    P2 9S, P3 (no spade) its lowest, 9C. P0 then holds the best trump again (the left bower) and draws: P1 QS,
    P2 (no spade) 9H, P3 TC. P0 leads AH, the best of its shortest plain suit: P1 TH, P2 QH, P3 (no heart)
    holds no trump: QC. P0 leads AD: P1 TD, P2 9D, P3 KC. P0 leads KD: P1 AC, P2 TS ruffs? P2 is P0's mate and
    KD is not beaten by any unseen diamond (AD is gone), so P2, without diamonds, keeps its low card.
    """
    rules = GAMES["euchre"]
    state = by_hands(
        rules,
        Strain.SPADES,
        0,
        ["JS JC AH AD KD", "KS QS TH TD AC", "9S TS 9H QH 9D", "9C TC QC KC JD"],
    )
    state = type(state)(
        type(state.public)(state.public.setup, state.public.contract, (0, 1, 2, 3), 0, 0, (), ()), state.cards
    )
    hands = worlds_of(state)
    assert rollout(state.public, hands, Policy.RULE_OF_THUMB, Unit.TRICKS).tolist() == [5]
    assert rollout(state.public, hands, Policy.RULE_OF_THUMB, Unit.POINTS).tolist() == [2]


class Thumb:
    """The rules of thumb once more, as `Policy` tells them, on the engine's states."""

    def __init__(self, state):
        self.start = state
        self.rules, self.tables = state.public.setup.rules, state.public.tables

    def best(self, cards, *, lowest=False):
        """The card of highest or lowest power; of equals the first of the deck."""
        power = self.tables.order
        top = (min if lowest else max)(power[card] for card in cards)
        return next(card for card in cards if power[card] == top)

    def is_sure(self, card, hand, gone):
        """No card of the same suit that outranks this one is elsewhere, as far as can be told."""
        rest = list(self.rules.cards.faces)
        for known in [*hand, *gone]:
            rest.remove(known)
        suit, power = self.tables.suit_of_face, self.tables.order
        return not any(suit[other] == suit[card] and power[other] > power[card] for other in rest)

    def choose(self, state, gone):
        """The card that the rules of thumb play."""
        public, deck = state.public, self.rules.cards
        hand = deck.cards(state.cards.hands[public.to_act])
        cards = [card for card in deck.distinct(deck.all) if card in cards_of(state)]
        makers = self.rules.side_of(public.contract.maker)
        mine = self.rules.side_of(public.to_act) == makers
        suit = self.tables.suit_of_face
        if len(cards) == 1:
            return cards[0]
        if not public.trick:
            return self.lead(cards, hand, gone, mine)
        took = winner(public.trick, self.tables, self.rules.play.twins)
        held = dict(public.trick)[took]
        last = len(public.trick) + 1 == len(public.active)
        if (self.rules.side_of(took) == makers) == mine and (last or self.is_sure(held, hand, gone)):
            return self.best(cards, lowest=True)
        taking = [
            card
            for card in cards
            if winner((*public.trick, (public.to_act, card)), self.tables, self.rules.play.twins)
            == public.to_act
        ]
        if not taking:
            return self.best(cards, lowest=True)
        ruffs = all(suit[card] != suit[public.trick[0][1]] for card in taking)
        return self.best(taking, lowest=last or ruffs)

    def lead(self, cards, hand, gone, mine):
        """What is led."""
        suit, strain = self.tables.suit_of_face, self.tables.strain
        trumps = [card for card in cards if strain.has_trump and suit[card] == int(strain)]
        if mine and trumps and self.is_sure(self.best(trumps), hand, gone):
            return self.best(trumps)
        plain = [card for card in cards if card not in trumps]
        sure = [card for card in plain if self.is_sure(card, hand, gone)]
        if sure:
            return min(sure, key=lambda card: sum(suit[other] == suit[card] for other in hand))
        return self.best(plain or cards, lowest=True)

    def played(self):
        """All cards played so far, which every player remembers."""
        public = self.start.public
        return [card for plays in [*(one.plays for one in public.done), public.trick] for _, card in plays]

    def tricks(self):
        """The makers' tricks at the end."""
        state = self.start
        makers = self.rules.side_of(state.public.contract.maker)
        gone = self.played()
        while not is_over(state):
            card = self.choose(state, gone)
            gone.append(card)
            state = apply(state, PlayCard(card))
        return state.public.result.tricks[makers]


@ALL
def test_the_rule_of_thumb_is_what_is_written(name):
    """A second, plain writing of the rules of thumb plays every hand to the same end."""
    rules = GAMES[name]
    if rules.sides > 2:
        pytest.skip("the plain one knows two sides only")
    for hand in range(60):
        rng = rng_of("thumb", name, hand)
        state = later(first_lead(rules, rng), rng.randrange(2 * rules.count), rng)
        found = rollout(state.public, worlds_of(state), Policy.RULE_OF_THUMB, Unit.TRICKS, seed=hand)
        assert found.tolist() == [Thumb(state).tricks()]


@ALL
def test_the_card_chosen_is_the_one_that_is_written(name):
    """Of one position the card that the plain writing plays; a playout begins with it."""
    rules = GAMES[name]
    if rules.sides > 2:
        pytest.skip("the plain one knows two sides only")
    faces = rules.cards.faces
    for hand in range(40):
        rng = rng_of("choose", name, hand)
        state = later(first_lead(rules, rng), rng.randrange(2 * rules.count), rng)
        chosen = choose(state.public, worlds_of(state)).tolist()
        thumb = Thumb(state)
        assert [faces[card] for card in chosen] == [thumb.choose(state, thumb.played())]


def test_a_random_card_is_any_legal_one():
    rules = GAMES["euchre"]
    state = later(first_lead(rules, rng_of("any")), 5, rng_of("any"))
    many = np.repeat(worlds_of(state), 2_000, axis=0)
    chosen = Counter(choose(state.public, many, Policy.RANDOM, seed=3).tolist())
    assert {rules.cards.faces[card] for card in chosen} == set(cards_of(state))
    assert min(chosen.values()) > 1_500 / len(chosen)
    assert (
        choose(state.public, many[5:], Policy.RANDOM, seed=3, first=5).tolist()
        == (choose(state.public, many, Policy.RANDOM, seed=3, threads=2).tolist()[5:])
    )


def test_bad_playouts_are_named():
    rules = GAMES["euchre"]
    state = first_lead(rules, rng_of("bad"))
    hands = np.repeat(worlds_of(state), 3, axis=0)
    wrong = hands.copy()
    wrong[1, state.public.to_act] |= wrong[
        1,
        (state.public.active[0] if state.public.active[0] != state.public.to_act else state.public.active[1]),
    ]
    for call in (rollout, choose):
        for given in (hands[:, :3], hands[0]):
            with pytest.raises(InputError) as caught:
                call(state.public, given)
            assert caught.value.field == "hands"
    with pytest.raises(InputError) as caught:
        rollout(state.public, wrong)
    assert caught.value.field.startswith("worlds[1].hands[")
    with pytest.raises(InputError) as caught:
        rollout(state.public, hands, threads=0)
    assert caught.value.field == "threads"
