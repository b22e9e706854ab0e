"""Worlds sampled from one seat's observation: possible, various, and as likely as they should be."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from euchre.bots.worlds import Worlds, worlds
from euchre.cards import Card
from euchre.errors import IllegalAction
from euchre.game import Deal, Observation, apply, is_over, legal, seen, shuffle, start, to_act
from euchre.game.actions import ALONE, DECLINE, PASS, Bid, Discard, Give, Order, PlayCard, sorted_cards
from euchre.game.auction import Redealing
from euchre.game.events import Played
from euchre.game.state import Auction, Play, State, question
from euchre.rules import variant
from tests.bots.hands import observe
from tests.laws.samples import SCALE
from tests.strategies import all_cases, games, presets, some_cases

SMALL_ENDING = 7
"""A seed under which few voids show: the more worlds there are, the more the test sees."""
TWIN_ENDING = 2
"""A seed under which twins are still unseen."""


# ------------------------------------------------------------------ possible


def assert_worlds_fit(game, rng, moments):
    """At some moments, worlds of every seat and of a spectator replay to the very events it perceived."""
    steps = list(game.steps())
    chosen = sorted(rng.sample(range(len(steps)), min(moments, len(steps))))
    for seat in (*range(game.rules.count), None):
        known = Observation.start(game.rules, seat, game.dealer, game.score)
        for at, (before, action, after) in enumerate(steps):
            known = known.after(*seen(before, action, seat, after))
            if at in chosen:
                world = Worlds(known).draw(rng)
                again = observe(game.rules, world.actions, seat, game.dealer, game.score)
                assert again == known, f"seat {seat} after {at} actions of {game}"
                if known.my_turn:
                    assert to_act(world.state) == seat


@pytest.mark.parametrize("case", some_cases(2), ids=str)
def test_worlds_replay_to_what_was_perceived(case):
    for number, game in enumerate(games(case, 2, seed="worlds")):
        assert_worlds_fit(game, random.Random(number), moments=3)


@pytest.mark.soak
@pytest.mark.parametrize("case", all_cases(10), ids=str)
def test_worlds_replay_to_what_was_perceived_in_many_hands(case):
    for number, game in enumerate(games(case, 3 * SCALE, seed="soak")):
        assert_worlds_fit(game, random.Random(number), moments=6)


@pytest.mark.parametrize("case", presets(), ids=str)
def test_worlds_never_break_a_shown_void(case):
    rng, checked = random.Random(3), 0
    for game in games(case, 3, seed="voids"):
        for at, state in enumerate(game.states()):
            if not isinstance(state, Play):
                continue
            seat = rng.randrange(game.rules.count)
            world = worlds(observe(game.rules, game.all_actions[:at], seat, game.dealer, game.score), rng)
            assert isinstance(world, Play)
            tables = state.public.tables
            for trick in state.public.done:
                led = tables.suit_of_face[trick.plays[0][1]]
                for follower, card in trick.plays[1:]:
                    if tables.suit_of_face[card] != led:
                        assert not world.cards.hands[follower] & tables.follow[led]
                        checked += 1
    assert checked > 5


# ------------------------------------------------------------------ various


def places(world, seat):
    """Where each card that the seat does not hold lies: (face, place, number there)."""
    cards, deck = world.state.cards, world.state.public.setup.rules.cards
    for other, hand in enumerate(cards.hands):
        if other != seat:
            yield from ((card, f"hand {other}", times) for card, times in Counter(deck.cards(hand)).items())
    for name in ("stock", "put_out", "transit"):
        yield from ((card, name, 1) for card in set(deck.cards(getattr(cards, name))))


def seen_places(observation, draws, seed):
    sampler, rng = Worlds(observation), random.Random(seed)
    found = set()
    for _ in range(draws):
        found.update(places(sampler.draw(rng), observation.seat))
    return found


def euchre_deal():
    rules = variant("euchre")
    hands = ["9S TS QS AS 9C", "TC KC 9H TH QH", "JH KH AH 9D TD", "JD QD KD AD JC"]
    deal = Deal(tuple(rules.cards.parse(hand) for hand in hands), rules.cards.parse("KS")[0])
    return rules, deal


def test_every_unseen_card_turns_up_in_every_place():
    """The dealer took the upcard: 17 cards nobody showed, three hands, three in the stock, one put out."""
    rules, deal = euchre_deal()
    actions = (deal, PASS, PASS, PASS, Order(), DECLINE, DECLINE, DECLINE, DECLINE, Discard(deal.hands[0][4]))
    observation = observe(rules, actions, 1, dealer=0)
    king = deal.upcard
    unseen = set(rules.cards.faces) - set(deal.hands[1]) - {king}
    expected = {
        (card, place, 1) for card in unseen for place in ("hand 0", "hand 2", "hand 3", "stock", "put_out")
    }
    assert seen_places(observation, 600, 1) == expected | {(king, "hand 0", 1)}


def test_a_void_bars_just_its_suit():
    """Seat 3 showed that it has no spade; the right bower's mate counts as one."""
    rules, deal = euchre_deal()
    opening = (deal, PASS, PASS, PASS, Order(), DECLINE, DECLINE, DECLINE, DECLINE, Discard(deal.hands[0][4]))
    actions = (*opening, *map(PlayCard, rules.cards.parse("TC 9D KD 9S")))
    observation = observe(rules, actions, 1, dealer=0)
    found = seen_places(observation, 600, 2)
    held = {card.text for card, place, _ in found if place == "hand 3"}
    clubs = {"9C", "QC", "AC"}
    assert not held & clubs
    assert {card.text for card, place, _ in found if place == "put_out"} >= clubs
    assert {"JS", "QS", "JC", "AH", "QD"} <= held, "but jack of clubs is a spade"


def test_cards_swapped_between_others_vary():
    """A defender sees neither gift: every unseen card may have gone either way."""
    rules = variant("bid-euchre")
    rng = random.Random(8)
    deal = shuffle(rules, rng)
    given = sorted_cards(deal.hands[1][:2])
    back = sorted_cards(deal.hands[3][:2])
    strain = rules.strains[4]
    actions = (deal, Bid("alone", strain), Give(given), Give(back))
    sampler = Worlds(observe(rules, actions, 2, dealer=0))
    gifts: tuple[set[Card], set[Card]] = (set(), set())
    for _ in range(400):
        world = sampler.draw(rng)
        for number in (2, 3):
            gift = world.actions[number]
            assert isinstance(gift, Give)
            gifts[number - 2].update(gift.cards)
    mine = Counter(deal.hands[2])
    unseen = {card for card, times in (Counter(rules.cards.faces) - mine).items() if times}
    assert gifts[0] == gifts[1] == unseen


def asked_in(state):
    assert isinstance(state, Auction)
    return question(state)


def test_a_question_to_somebody_else_may_be_open_to_any_who_could_be_asked():
    rules, deal = euchre_deal()
    rng = random.Random(9)
    for seat, expected in ((3, {2, 0}), (1, {2, 0, 3}), (None, {2, 0, 3, 1})):
        sampler = Worlds(observe(rules, (deal, PASS, Order()), seat, dealer=0))
        assert {asked_in(sampler.draw(rng).state)[0] for _ in range(80)} == expected
    sampler = Worlds(observe(rules, (deal, PASS, Order(), DECLINE, ALONE), 1, dealer=0))
    assert {asked_in(sampler.draw(rng).state)[0] for _ in range(40)} == {3}


@pytest.mark.parametrize(("key", "kind"), [("farmers_hand", "redeal"), ("going_under", "swap")])
def test_somebody_else_who_is_being_asked_holds_the_hand_for_it(key, kind):
    """Five nines and tens come once in seven hundred hands: no luck is needed to find such deals."""
    rules = variant("euchre", {f"auction.{key}": True})
    hands = ["JS QS KS AS JC", "9S TS 9C TC 9H", "QC KC AC JH QH", "KH AH JD QD KD"]
    deal = Deal(tuple(rules.cards.parse(hand) for hand in hands), rules.cards.parse("AD")[0])
    observation = observe(rules, (deal,), 2, dealer=0)
    assert isinstance(observation.public, Redealing)
    sampler, rng = Worlds(observation), random.Random(1)
    seats = set()
    for _ in range(100):
        state = sampler.draw(rng).state
        seat, asked = asked_in(state)
        assert isinstance(state, Auction)
        low = [card for card in rules.cards.cards(state.cards.hands[seat]) if card.rank <= 10]
        assert asked == kind and len(low) >= (5 if kind == "redeal" else 3)
        seats.add(seat)
    assert seats == {0, 1, 3}


# ------------------------------------------------------------------ as likely as they should be


def every_world(observation, dealer, unseen, fill):
    """Every world by brute force: each order of the unseen cards, kept where the replay looks the same.

    ``fill`` turns an order into a story; orders that tell the same story count it as often.
    """
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(range(len(unseen))):
        story = fill([unseen[at] for at in order])
        if story is None or tuple(map(str, story)) in found:
            if story is not None:
                found[tuple(map(str, story))] += 1
            continue
        try:
            same = observe(observation.rules, story, observation.seat, dealer) == observation
        except IllegalAction:
            continue
        if same:
            found[tuple(map(str, story))] = 1
    return found


def strays(drawn, expected):
    """How many standard deviations chi-square lies off its mean."""
    draws, total = sum(drawn.values()), sum(expected.values())
    square = sum(
        (drawn[key] - draws * times / total) ** 2 / (draws * times / total) for key, times in expected.items()
    )
    freedom = len(expected) - 1
    return (square - freedom) / (2 * freedom) ** 0.5


def after(rules, actions, dealer):
    state: State = start(rules, dealer)
    for action in actions:
        state = apply(state, action)
    return state


def played_on(rules, actions, dealer, left, seed):
    """These actions, then random cards until so many tricks are left."""
    rng, state = random.Random(seed), after(rules, actions, dealer)
    story = list(actions)
    while not (isinstance(state, Play) and len(state.public.done) == rules.deal.hand - left):
        story.append(rng.choice(legal(state)))
        state = apply(state, story[-1])
    return tuple(story)


def played_by(observation):
    cards: dict[int, list[Card]] = {seat: [] for seat in range(observation.rules.count)}
    for event in observation.events:
        if event.kind == "played":
            cards[event.seat].append(event.card)
    return cards


def unseen_by(observation):
    """The deck less own cards, less what the others played, less the upcard."""
    rest = Counter(observation.rules.cards.faces) - Counter(observation.events[0].cards)
    for seat, cards in played_by(observation).items():
        if seat != observation.seat:
            rest -= Counter(cards)
    return sorted((rest - Counter([observation.upcard])).elements())


def test_worlds_of_a_small_ending_are_uniform():
    """Euchre before the last trick, the dealer's discard unknown, counted by replaying every assignment."""
    rules, deal = euchre_deal()
    opening = (deal, PASS, PASS, PASS, Order(), DECLINE, DECLINE, DECLINE, DECLINE, Discard(deal.hands[0][4]))
    actions = played_on(rules, opening, 0, left=1, seed=SMALL_ENDING)
    observation = observe(rules, actions, 1, dealer=0)
    played = played_by(observation)
    played[0] = [card for card in played[0] if card is not deal.upcard]
    unseen = unseen_by(observation)
    missing = {seat: 5 - len(played[seat]) for seat in (2, 3)} | {0: 4 - len(played[0])}

    def fill(cards):
        cards, hands = list(cards), {1: deal.hands[1]}
        out = cards.pop()
        for seat, number in missing.items():
            hands[seat] = sorted_cards([*played[seat], *(cards.pop() for _ in range(number))])
        if cards != sorted(cards):
            return None  # the stock has no order
        hands[0] = sorted_cards([*hands[0], out])
        again = Deal(tuple(hands[seat] for seat in range(4)), deal.upcard)
        return (again, *opening[1:-1], Discard(out), *actions[len(opening) :])

    expected = every_world(observation, 0, unseen, fill)
    assert len(expected) > 30 and set(expected.values()) == {1}
    sampler, rng = Worlds(observation), random.Random(5)

    def story(world):
        first = world.actions[0]
        assert isinstance(first, Deal)
        again = Deal((*map(sorted_cards, first.hands),), first.upcard)
        return tuple(map(str, (again, *world.actions[1:])))

    drawn = Counter(story(sampler.draw(rng)) for _ in range(25 * len(expected)))
    assert set(drawn) <= set(expected)
    assert abs(strays(drawn, expected)) < 4


def test_twins_count_as_two_cards():
    """Bid Euchre before the last two tricks: a world that holds one of two twins comes twice as often."""
    rules = variant("bid-euchre")
    deal = shuffle(rules, random.Random(13))
    opening = (deal, Bid("12", rules.strains[0]))
    actions = played_on(rules, opening, 0, left=2, seed=TWIN_ENDING)
    observation = observe(rules, actions, 1, dealer=0)
    played, unseen = played_by(observation), unseen_by(observation)
    assert len(unseen) == 6

    def fill(cards):
        hands = {1: sorted_cards(deal.hands[1])}
        for at, seat in enumerate((0, 2, 3)):
            hands[seat] = sorted_cards([*played[seat], *cards[2 * at : 2 * at + 2]])
        return (Deal(tuple(hands[seat] for seat in range(4))), *actions[1:])

    expected = every_world(observation, 0, unseen, fill)
    assert len(set(expected.values())) > 1, "some worlds hold twins apart, some together"
    sampler, rng = Worlds(observation), random.Random(6)
    drawn = Counter(tuple(map(str, sampler.draw(rng).actions)) for _ in range(25 * len(expected)))
    assert set(drawn) <= set(expected)
    assert abs(strays(drawn, expected)) < 4


def test_a_finished_hand_leaves_one_world():
    """Before the first card nearly every draw differs; when all is shown none does."""
    rules = variant("two-handed")
    deal = Deal(
        (rules.cards.parse("9S TS QS AS JC"), rules.cards.parse("TC KC 9H TH QH")),
        rules.cards.parse("KS")[0],
    )
    observation = observe(rules, (deal, PASS, Order(), Discard(deal.hands[0][0])), 0, dealer=0)
    sampler, rng = Worlds(observation), random.Random(2)
    drawn = {str(sampler.draw(rng).actions[0]) for _ in range(40)}
    assert len(drawn) > 30, "eighteen cards are unseen here"
    actions = [deal, PASS, Order(), Discard(deal.hands[0][0])]
    over = played_on(rules, actions, 0, left=1, seed=0)
    state = after(rules, over, 0)
    while not is_over(state):
        over = (*over, rng.choice(legal(state)))
        state = apply(state, over[-1])
    finished = Worlds(observe(rules, over, 0, dealer=0))
    assert {finished.draw(rng).actions for _ in range(20)} == {
        (Deal((*map(sorted_cards, deal.hands),), deal.upcard), *over[1:])
    }


def test_before_the_deal_nothing_is_invented():
    rules = variant("euchre")
    state = worlds(Observation.start(rules, 2, 1, (3, 4)), random.Random(0))
    assert state == start(rules, 1, (3, 4))


def test_events_of_no_hand_are_refused():
    """Nobody followed hearts though hearts are out: no deal fits, which is said at once."""
    rules = variant("bid-euchre")
    deal = shuffle(rules, random.Random(13))
    observation = observe(rules, (deal, Bid("12", rules.strains[4])), 1, dealer=0)
    led = next(card for card in deal.hands[1] if card.suit == 2)
    spades = [card for hand in deal.hands[2:] for card in hand if card.suit == 0]
    plays = [Played(seat, card) for seat, card in zip((1, 2, 3, 0), (led, *spades), strict=False)]
    with pytest.raises(ValueError, match="no deal fits"):
        Worlds(observation.after(*plays))
