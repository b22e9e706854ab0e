"""Games to test the kernel on: every variant, and rules made up to reach what no variant has yet."""

import random
from dataclasses import replace

from euchre.cards import Rank, Strain, mask_of
from euchre.game import apply, legal
from euchre.game.actions import PlayCard
from euchre.game.contract import Made, Setup
from euchre.game.play import begin
from euchre.game.state import Cards, Over, Play
from euchre.rules import variant, variant_ids
from euchre.rules.choices import LoneDefenders, LoneMakers, Sides, Twins

STRAINS = (*list(Strain)[:4], Strain.NO_TRUMP, Strain.LOW)


def ranks(text):
    """Ranks from their letters."""
    return tuple(Rank("23456789TJQKA".index(letter) + 2) for letter in text)


def made_up(hand, seats=4, sides=Sides.PARTNERS, twins=Twins.FIRST, **deck):
    """Rules of bids by number with another deck, hand size and table."""
    base = variant("bid-euchre")
    special = (replace(base.auction.special[0], tricks=hand),)
    auction = replace(base.auction, maximum=hand, closes_at=hand, special=special)
    alone = base.alone
    if sides is Sides.SINGLES:
        alone = replace(alone, makers=LoneMakers.NONE, defenders=LoneDefenders.NEVER)
    return replace(
        base,
        id=f"made-up-{hand}-{seats}",
        seats=replace(base.seats, count=seats, sides=sides),
        deck=replace(base.deck, **deck),
        deal=replace(base.deal, hand=hand),
        auction=auction,
        alone=alone,
        play=replace(base.play, twins=twins),
    )


MADE_UP = {
    "32 cards": made_up(8, copies=1, ranks=ranks("789TJQKA")),
    "25 cards, joker": made_up(6, copies=1, joker=True),
    "52 cards, no bowers": made_up(5, copies=1, ranks=ranks("23456789TJQKA"), bowers=False),
    "six seats": made_up(8, seats=6),
    "two decks, last twin": made_up(12, twins=Twins.LAST),
    "three singles": made_up(8, seats=3, sides=Sides.SINGLES, copies=1),
    "seven singles": made_up(6, seats=7, sides=Sides.SINGLES),
    "62 cards, two jokers of sorts": made_up(7, ranks=ranks("89TJQKA"), joker=True),
}
COUNTED_DOWN = "buck"
"""Each seat has points of its own there: see `test_countdown`."""


def different(names):
    """The first variant of each kind of trick play and scoring: others would be the same again."""
    kinds: dict[object, str] = {}
    for name in names:
        rules = variant(name)
        kinds.setdefault((rules.seats, rules.deck, rules.deal.hand, rules.scoring.kind), name)
    return {name: variant(name) for name in kinds.values()}


GAMES = different(name for name in variant_ids() if name != COUNTED_DOWN) | MADE_UP


def strains_of(rules):
    """The strains that can be played: a joker has no place in no-trump."""
    return STRAINS[:4] if rules.deck.joker else STRAINS


def contract(rules, rng):
    """A contract at random, in a third of the games with partners a lone one."""
    maker = rng.randrange(rules.count)
    strain = rng.choice(strains_of(rules))
    alone_by_bid = [level.id for level in rules.levels.values() if level.sits_out]
    may = rules.seats.sides is Sides.PARTNERS and (alone_by_bid or not rules.levels)
    lone = bool(may) and rng.random() < 1 / 3
    bid = None
    if rules.levels:
        others = [level for level in rules.levels if level not in alone_by_bid]
        bid = rng.choice(alone_by_bid if lone else others)
    if bid is not None and rules.levels[bid].misere:
        strain = Strain.NO_TRUMP
    alone = [maker] if lone else []
    if lone and rules.alone.defenders is not LoneDefenders.NEVER and rng.random() < 1 / 2:
        alone.append((maker + rng.choice((1, 3))) % rules.count)
    return Made(maker, strain, bid, alone=tuple(sorted(alone)))


def first_lead(rules, rng, made=None):
    """A state before the first lead of a random deal."""
    made = made or contract(rules, rng)
    order, hand = rules.cards.shuffled(rng), rules.deal.hand
    hands = tuple(mask_of(order[seat * hand : (seat + 1) * hand]) for seat in range(rules.count))
    dealer = rng.randrange(rules.count)
    setup = Setup(rules, dealer, (rules.match.start,) * rules.sides, None)
    return Play(begin(setup, made), Cards(hands, hands, mask_of(order[rules.count * hand :]), 0, 0))


def later(state, plays, rng):
    """The state after some random plays."""
    for _ in range(plays):
        state = apply(state, rng.choice(legal(state)))
    return state


def ending(rules, tricks, rng, *, mid_trick=True):
    """A state with so many tricks left, perhaps with cards on the table."""
    state = first_lead(rules, rng)
    seats = len(state.public.active)
    plays = (rules.deal.hand - tricks) * seats + (rng.randrange(seats) if mid_trick else 0)
    state = later(state, plays, rng)
    assert not isinstance(state, Over)
    return state


def cards_of(state):
    """The faces that may be played."""
    return {action.card for action in legal(state) if isinstance(action, PlayCard)}


def rng_of(*seed):
    """Random numbers for a test."""
    return random.Random(repr(seed))
