"""The full state of a hand: the public part of its phase, and the hidden cards.

`to_act`, `legal` and `apply` are short matches into the phase files. `apply` checks first: an illegal action
raises and leaves nothing changed (every state is frozen anyway).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from euchre.cards import JOKER, Card, Mask
from euchre.game import auction, bidding, calls, deal, exchange, play, scoring
from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Bury,
    CallAction,
    Deal,
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
from euchre.game.auction import AuctionPublic, Calling, CallPublic, Dropping, Offers, Proposing, Redealing
from euchre.game.bidding import Bidding, Forced, NamingTrump, Seeking
from euchre.game.contract import Dealing, Question, Refusal, Setup
from euchre.game.exchange import Burying, Discarding, ExchangePublic, Giving, Offering
from euchre.game.play import FirstLead, Tricks
from euchre.game.scoring import Done, VoidReason
from euchre.rules import Rules
from euchre.rules.choices import Widow


@dataclass(frozen=True, slots=True)
class Cards:
    """Where every card is (hidden), as masks of physical ids that together are the deck.

    ``dealt``: the hands as dealt; ``hands``: as held now; ``stock``: undealt, in no known order; ``upcard``:
    while it lies on the table, dead or alive; ``widow``; ``put_out``: face down out of play;
    ``transit``: given, not yet received; ``played``: on the table and in finished tricks.
    """

    dealt: tuple[Mask, ...]
    hands: tuple[Mask, ...]
    stock: Mask
    upcard: Mask
    widow: Mask
    put_out: Mask = 0
    transit: Mask = 0
    played: Mask = 0

    def with_hand(self, seat: int, hand: Mask) -> tuple[Mask, ...]:
        """The hands, one of them changed."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Auction:
    """Trump is being made. ``declined``: seats that said no to a private question of this step, in order."""

    public: AuctionPublic
    cards: Cards
    declined: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """Cards change place before play."""

    public: ExchangePublic
    cards: Cards


@dataclass(frozen=True, slots=True)
class Opening:
    """The first card is led, and makes trump."""

    public: FirstLead
    cards: Cards


@dataclass(frozen=True, slots=True)
class Play:
    """Tricks are played."""

    public: Tricks
    cards: Cards


@dataclass(frozen=True, slots=True)
class Over:
    """The hand is over."""

    public: Done
    cards: Cards


State = Dealing | Auction | Exchange | Opening | Play | Over


def start(rules: Rules, dealer: int, score: Sequence[int] | None = None) -> Dealing:
    """A hand before its deal. ``score`` per side, the rules' start where absent."""
    return Dealing(rules, dealer, tuple(score) if score is not None else (rules.match.start,) * rules.sides)


def is_over(state: State) -> bool:
    """The hand has its result."""
    return isinstance(state, Over)


def to_act(state: State) -> int | None:
    """The seat whose turn it is; None when the deal is due or the hand is over."""
    match state:
        case Dealing() | Over():
            return None
        case Auction(public):
            if isinstance(public, Redealing | Offers):
                return question(state)[0]
            assert not isinstance(public, Seeking), "the joker is found with the last pass"
            return public.to_act
        case Exchange(public) | Opening(public) | Play(public):
            return public.to_act


def question(state: Auction) -> tuple[int, Question]:
    """The private question that is open: (seat asked, ``"redeal"`` | ``"swap"`` | ``"alone"``)."""
    if isinstance(state.public, Offers):
        seat = auction.offered(state.public, state.declined)
        assert seat is not None, "offers are closed with the last answer"
        return seat, "alone"
    assert isinstance(state.public, Redealing)
    return auction.redeal_questions(state.public.setup, state.cards.hands)[len(state.declined)]


def legal(state: State) -> tuple[Action, ...]:
    """Every legal action of the seat to act, each once; empty when nobody is to act."""
    return tuple(_actions(state))


def _actions(state: State) -> Iterator[Action]:
    match state:
        case Auction(Redealing() | Offers() as asking, cards):
            seat, text = question(state)
            yield from calls.question_actions(asking.setup.rules, text, cards.hands[seat])
        case Auction(
            Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping() as calling, cards
        ):
            yield from calls.call_actions(calling, cards.hands[calling.to_act])
        case Exchange(public, cards):
            yield from exchange.actions(public, cards.hands[public.to_act])
        case Opening(public, cards) | Play(public, cards):
            mask = play.playable(public, cards.hands[public.to_act])
            yield from (PlayCard(card) for card in public.setup.rules.cards.distinct(mask))


def refusal(state: State, action: Action) -> Refusal | None:
    """Why an action is not legal now, or None where it is. The one checker."""
    match state, action:
        case Dealing(rules), Deal():
            return deal.deal_refusal(rules, action)
        case Auction(Redealing() | Offers() as asking, cards), _:
            seat, text = question(state)
            return calls.question_refusal(asking.setup.rules, text, cards.hands[seat], action)
        case Auction(
            Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping() as calling, cards
        ), Pass() | Order() | Name() | Bid() | In() | Out():
            return calls.call_refusal(calling, cards.hands[calling.to_act], action)
        case Exchange(public, cards), Discard() | Take() | Leave() | Bury() | Give():
            return exchange.refusal(public, cards.hands[public.to_act], action)
        case ((Opening(public, cards) | Play(public, cards)), PlayCard(card)):
            return play.refusal(public, cards.hands[public.to_act], card)
    return _wrong_phase(state, action)


def _wrong_phase(state: State, action: Action) -> Refusal:
    match state, action:
        case Over(), _:
            return Refusal("hand-over", "the hand is over")
        case Dealing(), _:
            return Refusal("deal-due", "the cards have not been dealt yet")
        case _, Deal():
            return Refusal("already-dealt", "the cards have been dealt")
        case Auction(), Alone() | Decline() | Redeal() | Swap():
            return Refusal("not-asked", "no such question is open: make a call")
        case Auction(), _:
            return Refusal("auction-open", "trump is not settled yet: make a call")
        case Exchange(), Pass() | Order() | Name() | Bid() | In() | Out() | Alone() | Decline():
            return Refusal("auction-closed", "the auction is over: cards are being exchanged")
        case Exchange(), _:
            return Refusal("exchange-open", "cards are being exchanged: discard or give as asked")
        case Opening() | Play(), Discard() | Take() | Leave() | Bury() | Give() | Swap():
            return Refusal("exchange-closed", "the exchange is over: play a card")
    return Refusal("auction-closed", "the auction is over: play a card")


def apply(state: State, action: Action) -> State:
    """The state after a legal action.

    Raises: `IllegalAction` with the reason, nothing changed.
    """
    wrong = refusal(state, action)
    if wrong is not None:
        raise wrong.error(-1 if (seat := to_act(state)) is None else seat, action)
    match state, action:
        case Dealing(), Deal():
            return _dealt(state, action)
        case Auction(Redealing() | Offers()), Decline() | Redeal() | Swap() | Alone():
            return _answered(state, action)
        case (
            Auction(
                Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping() as public, cards
            ),
            Pass() | Order() | Name() | Bid() | In() | Out(),
        ):
            return _called(public, cards, action)
        case Exchange(Discarding() as public, cards), Discard(card):
            return _discarded(public, cards, card)
        case Exchange(Offering() as public, cards), Take() | Leave():
            return _answered_offer(public, cards, taken=isinstance(action, Take))
        case Exchange(Burying() as public, cards), Discard() | Bury():
            return _buried(public, cards, (action.card,) if isinstance(action, Discard) else action.cards)
        case Exchange(Giving() as public, cards), Give(given):
            return _gave(public, cards, given)
        case ((Opening(public, cards) | Play(public, cards)), PlayCard(card)):
            return _played(public, cards, card)
    raise AssertionError("the checker lets nothing else through")


def _dealt(state: Dealing, action: Deal) -> State:
    hands, upcard, widow, stock = deal.masks(state.rules, action)
    setup = Setup(state.rules, state.dealer, state.score, action.upcard)
    begun = _phase(auction.begin(setup), Cards(hands, hands, stock, upcard, widow))
    return _ask_on(begun) if isinstance(begun, Auction) else begun


def _ask_on(state: Auction) -> State:
    """Go on to the next private question, or, where none is left, to what follows."""
    match state.public:
        case Redealing(setup):
            questions = auction.redeal_questions(setup, state.cards.hands)
            if len(state.declined) == len(questions):
                return _phase(auction.open_calls(setup), state.cards)
        case Offers():
            if auction.offered(state.public, state.declined) is None:
                return _phase(auction.after_offers(state.public), state.cards)
    return state


def _answered(state: Auction, action: Decline | Redeal | Swap | Alone) -> State:
    seat, _ = question(state)
    match action, state.public:
        case Decline(), _:
            return _ask_on(replace(state, declined=(*state.declined, seat)))
        case Redeal(), public:
            return Over(scoring.void(public.setup, VoidReason.REDEAL), state.cards)
        case Swap(given), public:
            cards = _swapped(public.setup.rules, state.cards, seat, given)
            return _phase(auction.open_calls(public.setup), cards)
        case Alone(), Offers() as public:
            return _ask_on(replace(state, public=auction.after_alone(public, seat)))
    raise AssertionError("only offers are answered with alone")


def _swapped(rules: Rules, cards: Cards, seat: int, given: tuple[Card, ...]) -> Cards:
    down = rules.cards.take(given, cards.hands[seat])
    hand = cards.hands[seat] & ~down | cards.stock
    return replace(cards, hands=cards.with_hand(seat, hand), stock=0, put_out=cards.put_out | down)


def _called(public: CallPublic, cards: Cards, action: CallAction) -> State:
    after = auction.after_call(public, action)
    if isinstance(after, Seeking):
        joker = after.setup.rules.cards.ids_of(JOKER)
        holder = next((seat for seat, hand in enumerate(cards.hands) if hand & joker), None)
        after = bidding.after_seeking(after, holder)
    if takes_widow(public, after):
        assert isinstance(after, NamingTrump | Burying)
        cards = _with_widow(cards, after.to_act)
    following = _phase(after, cards)
    return _ask_on(following) if isinstance(following, Auction) else following


def takes_widow(before: AuctionPublic, after: auction.AfterAuction) -> bool:
    """Whether the winner of the auction takes the widow now: before he names trump, if it is open."""
    won = isinstance(before, Bidding | Forced) and isinstance(after, NamingTrump | Burying)
    return won and before.setup.rules.exchange.widow is Widow.TAKEN


def _with_widow(cards: Cards, seat: int) -> Cards:
    return replace(cards, hands=cards.with_hand(seat, cards.hands[seat] | cards.widow), widow=0)


def _phase(public: auction.AfterAuction, cards: Cards) -> State:
    match public:
        case Giving(setup, contract) if contract.took and cards.upcard:
            hand = cards.hands[setup.dealer] | cards.upcard
            return Exchange(public, replace(cards, hands=cards.with_hand(setup.dealer, hand), upcard=0))
        case Discarding() | Offering() | Burying() | Giving():
            return Exchange(public, cards)
        case FirstLead():
            return Opening(public, cards)
        case Tricks():
            return Play(public, cards)
        case Done():
            return Over(public, cards)
        case _:
            return Auction(public, cards)


def _discarded(public: Discarding, cards: Cards, card: Card) -> State:
    deck, dealer = public.setup.rules.cards, public.to_act
    hand = cards.hands[dealer]
    out = deck.lowest(card, hand)
    if not out and not public.setup.rules.exchange.any_of_six:
        return _phase(exchange.after_discard(public, left=True), cards)
    out = out or cards.upcard
    hand = (hand | cards.upcard) & ~out
    cards = replace(cards, hands=cards.with_hand(dealer, hand), upcard=0, put_out=cards.put_out | out)
    return _phase(exchange.after_discard(public, left=False), cards)


def _answered_offer(public: Offering, cards: Cards, *, taken: bool) -> State:
    if taken:
        cards = _with_widow(cards, public.to_act)
    return _phase(exchange.after_offering(public, taken=taken), cards)


def _buried(public: Burying, cards: Cards, faces: tuple[Card, ...]) -> State:
    hand = cards.hands[public.to_act]
    out = public.setup.rules.cards.take(faces, hand)
    cards = replace(cards, hands=cards.with_hand(public.to_act, hand & ~out), put_out=cards.put_out | out)
    return _phase(exchange.after_bury(public), cards)


def _gave(public: Giving, cards: Cards, given: tuple[Card, ...]) -> State:
    deck, seat = public.setup.rules.cards, public.to_act
    out = deck.take(given, cards.hands[seat])
    hands = cards.with_hand(seat, cards.hands[seat] & ~out)
    if not public.given:
        cards = replace(cards, hands=hands, transit=out)
    else:
        hands = tuple(
            hand | out if at == public.lone else hand | cards.transit if at == public.partner else hand
            for at, hand in enumerate(hands)
        )
        cards = replace(cards, hands=hands, transit=0)
    return _phase(exchange.after_give(public, len(given)), cards)


def _played(public: Tricks | FirstLead, cards: Cards, card: Card) -> State:
    seat = public.to_act
    out = public.setup.rules.cards.lowest(card, cards.hands[seat])
    cards = replace(cards, hands=cards.with_hand(seat, cards.hands[seat] & ~out), played=cards.played | out)
    return _phase(play.after_card(public, card), cards)
