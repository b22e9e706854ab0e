"""Between auction and play: the dealer's take-up, the widow, cards swapped with a sitting partner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from euchre.cards import Card, Deck, Mask
from euchre.game import play
from euchre.game.actions import LEAVE, TAKE, Action, Bury, Discard, Give, Leave, Take, sorted_cards
from euchre.game.contract import Made, Refusal, Setup, partner_of
from euchre.game.play import AfterExchange
from euchre.rules import Rules
from euchre.rules.choices import Widow


@dataclass(frozen=True, slots=True)
class Discarding:
    """The dealer has the upcard before him: take it and put a card out, or leave it (public)."""

    setup: Setup
    contract: Made

    @property
    def to_act(self) -> int:
        """The dealer."""
        return self.setup.dealer

    @property
    def may_leave(self) -> bool:
        """A dealer who accepted himself must take the card."""
        return self.setup.rules.exchange.may_leave and self.contract.maker != self.setup.dealer


@dataclass(frozen=True, slots=True)
class Offering:
    """The maker is offered the widow: take it, or leave it and play on alone (public)."""

    setup: Setup
    contract: Made

    @property
    def to_act(self) -> int:
        """The maker."""
        return self.contract.maker


@dataclass(frozen=True, slots=True)
class Burying:
    """The maker has taken the widow and puts as many cards out, face down (public)."""

    setup: Setup
    contract: Made

    @property
    def to_act(self) -> int:
        """The maker."""
        return self.contract.maker

    @property
    def count(self) -> int:
        """How many cards go out."""
        return self.setup.rules.deal.widow


@dataclass(frozen=True, slots=True)
class Giving:
    """A lone player and a sitting partner swap cards, blind (public).

    ``lone`` gives ``minimum``–``maximum`` cards, then ``partner`` as many; ``given``: the numbers so far.
    """

    setup: Setup
    contract: Made
    lone: int
    partner: int
    minimum: int
    maximum: int
    given: tuple[int, ...] = ()

    @property
    def to_act(self) -> int:
        """The lone player first."""
        return self.partner if self.given else self.lone

    @property
    def counts(self) -> range:
        """How many cards the seat to act may give."""
        return (
            range(self.given[0], self.given[0] + 1) if self.given else range(self.minimum, self.maximum + 1)
        )


ExchangePublic = Discarding | Offering | Burying | Giving
AfterTrump = ExchangePublic | AfterExchange
ExchangeAction = Discard | Take | Leave | Bury | Give

# ------------------------------------------------------------------ what follows what


def begin(setup: Setup, contract: Made) -> AfterTrump:
    """What follows once it is settled who plays alone."""
    if contract.ordered and not contract.sits_out(setup.dealer, setup.rules):
        return Discarding(setup, contract)
    return begin_widow(setup, contract)


def begin_widow(setup: Setup, contract: Made) -> AfterTrump:
    """The widow, where somebody may take it; as `Widow` says."""
    match setup.rules.exchange.widow:
        case Widow.OFFERED:
            return Offering(setup, contract)
        case Widow.TAKEN:
            return Burying(setup, contract)
    return begin_giving(setup, contract)


def begin_giving(setup: Setup, contract: Made) -> Giving | AfterExchange:
    """The exchange with a partner, where the call or the house has one; the makers' side first."""
    if counts_upcard(setup, contract):
        contract = replace(contract, took=True)
    return _next_giving(setup, contract, exchange_order(setup.rules, contract))


def _next_giving(setup: Setup, contract: Made, lones: list[int]) -> Giving | AfterExchange:
    for lone in lones:
        low, high = exchange_range(setup.rules, contract, lone)
        if high:
            return Giving(setup, contract, lone, partner_of(setup.rules, lone), low, high)
    return play.begin(setup, contract)


def exchange_order(rules: Rules, contract: Made) -> list[int]:
    """Lone players, the makers' first."""
    makers = rules.side_of(contract.maker)
    return sorted(contract.alone, key=lambda lone: rules.side_of(lone) != makers)


def exchange_range(rules: Rules, contract: Made, lone: int) -> tuple[int, int]:
    """How many cards a lone player may swap, at least and at most."""
    if contract.bid is not None:
        level = rules.levels[contract.bid]
        if not level.sits_out:
            return rules.exchange.lone_cards, rules.exchange.lone_cards
        return level.exchange_min, level.exchange_max
    if rules.exchange.call_for_best:
        return 0, 1
    makers = rules.side_of(lone) == rules.side_of(contract.maker)
    return (1, 1) if rules.exchange.partners_best and makers else (0, 0)


def counts_upcard(setup: Setup, contract: Made) -> bool:
    """A dealer whose partner ordered, and went alone, has the upcard among the cards he may give."""
    rules = setup.rules
    return (
        rules.exchange.call_for_best
        and contract.ordered
        and contract.maker in contract.alone
        and contract.sits_out(setup.dealer, rules)
        and rules.side_of(contract.maker) == rules.side_of(setup.dealer)
    )


def after_discard(public: Discarding, *, left: bool) -> AfterTrump:
    """What follows when the dealer took or left the upcard."""
    return begin_widow(public.setup, replace(public.contract, took=not left))


def after_offering(public: Offering, *, taken: bool) -> AfterTrump:
    """What follows when the maker took or left the widow."""
    if taken:
        return Burying(public.setup, public.contract)
    return play.begin(public.setup, replace(public.contract, alone=(public.contract.maker,)))


def after_bury(public: Burying) -> AfterTrump:
    """What follows when the maker has put cards out."""
    return begin_giving(public.setup, public.contract)


def after_give(public: Giving, count: int) -> Giving | AfterExchange:
    """What follows when ``count`` cards were given; the partner is not asked after none."""
    if not public.given and count:
        return replace(public, given=(count,))
    rules, contract = public.setup.rules, public.contract
    if rules.side_of(public.lone) == rules.side_of(contract.maker):
        contract = replace(contract, exchanged=count)
    order = exchange_order(rules, contract)
    return _next_giving(public.setup, contract, order[order.index(public.lone) + 1 :])


# ------------------------------------------------------------------ what is legal


def refusal(public: ExchangePublic, hand: Mask, action: Action) -> Refusal | None:
    """Why the seat to act may not do this with its hand, or None."""
    match public, action:
        case Discarding(), Discard(card):
            return _discard_refusal(public, hand, card)
        case Offering(), Take() | Leave():
            return None
        case Burying(), Discard(card):
            return _cards_refusal(public, hand, (card,), range(public.count, public.count + 1))
        case Burying(), Bury(cards):
            return _cards_refusal(public, hand, cards, range(public.count, public.count + 1))
        case Giving(), Give(cards):
            return _cards_refusal(public, hand, cards, public.counts)
    return Refusal("exchange-open", f"cards are being exchanged: {_asked(public)}")


def _asked(public: ExchangePublic) -> str:
    match public:
        case Discarding():
            return "discard a card"
        case Offering():
            return "take or leave the widow"
        case Burying():
            return f"discard {public.count}"
        case Giving():
            return "give as asked"


def _discard_refusal(public: Discarding, hand: Mask, card: Card) -> Refusal | None:
    """``hand``: the dealer's own cards, without the upcard."""
    deck = public.setup.rules.cards
    if deck.ids_of(card) & hand:
        return None
    if card is not public.setup.upcard:
        return Refusal("not-your-card", f"{card} is not in this hand: {deck.text(hand)}")
    if public.may_leave or public.setup.rules.exchange.any_of_six:
        return None
    return Refusal("must-take-upcard", f"the dealer takes {card} here: put out one of {deck.text(hand)}")


def _cards_refusal(
    public: ExchangePublic, hand: Mask, cards: tuple[Card, ...], counts: range
) -> Refusal | None:
    deck = public.setup.rules.cards
    if len(cards) not in counts:
        right = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
        return Refusal(
            "wrong-number-of-cards", f"{len(cards)} cards named: {_asked(public)}, that is {right}"
        )
    try:
        deck.take(cards, hand)
    except KeyError as missing:
        return Refusal(
            "not-your-card", f"{missing.args[0]} is not in this hand (often enough): {deck.text(hand)}"
        )
    return None


def actions(public: ExchangePublic, hand: Mask) -> Iterator[Action]:
    """Every action of this phase that the seat to act could take with this hand, each once."""
    deck = public.setup.rules.cards
    match public:
        case Discarding():
            cards = deck.distinct(hand)
            upcard = public.setup.upcard
            if upcard is not None and upcard not in cards:
                cards.append(upcard)
            yield from (Discard(card) for card in cards if _discard_refusal(public, hand, card) is None)
        case Offering():
            yield from (TAKE, LEAVE)
        case Burying():
            chosen = card_sets(deck, hand, public.count)
            yield from (Bury(cards) if len(cards) > 1 else Discard(cards[0]) for cards in chosen)
        case Giving():
            for count in public.counts:
                yield from (Give(cards) for cards in card_sets(deck, hand, count))


def card_sets(deck: Deck, hand: Mask, count: int) -> list[tuple[Card, ...]]:
    """Every multiset of ``count`` faces in a hand, once each, sorted."""
    return list(dict.fromkeys(sorted_cards(chosen) for chosen in combinations(deck.cards(hand), count)))
