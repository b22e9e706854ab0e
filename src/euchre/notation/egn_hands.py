"""The hands of an EGN deal: from what is written and from the plays; filled up where they do not tell.

A card that nothing tells is chosen so that the hand can be replayed: it is not one that is known to be
elsewhere, and a seat that did not follow a suit is not given a card of that suit to keep.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from euchre.cards import Card
from euchre.errors import IllegalAction, NotationError
from euchre.game.auction import FARMER_RANKS
from euchre.game.contract import partner_of
from euchre.notation.egn_cards import Symbol
from euchre.notation.egn_fill import Slot, choose
from euchre.notation.egn_model import CardExchange, EgnDeal
from euchre.notation.egn_trail import Trail, read
from euchre.notation.record import RecordError
from euchre.rules import Rules

UPCARD = -1
"""The owner of the place where the upcard lies."""
LOW, DISCARD, GIVE = "low", "discard", "give"
"""What a card that left a hand before play was: put down in going under, put out, given to the partner."""


@dataclass(frozen=True)
class Hands:
    """Every card of a deal.

    ``discard``: what the dealer put out (the upcard where he left it), None where the file stops before;
    ``swapped``: the cards put down by a seat that goes under; ``given``: what the lone maker gave the
    partner, where the file does not say it; ``kept``: the cards that each seat is known to have held for the
    play; ``filled``: by owner, the cards that were chosen because nothing tells them; ``discard_told``: the
    discard is what it must be.
    """

    dealt: tuple[tuple[Card, ...], ...]
    upcard: Card
    discard: Card | None
    swapped: tuple[Card, ...]
    given: Card | None
    kept: tuple[tuple[Card, ...], ...]
    filled: Mapping[int, tuple[Card, ...]]
    discard_told: bool


@dataclass
class _Seat:
    """One seat: written cards, cards that came, cards that left before the play, cards played."""

    written: list[Card]
    came: list[Card]
    left: list[Card]
    plays: list[Card]

    def dealt(self) -> list[Card]:
        """The cards that it must have been dealt."""
        found = dict.fromkeys([*self.written, *self.plays, *self.left])
        return [card for card in found if card in self.written or card not in self.came]

    def unused(self, dealt: Iterable[Card]) -> list[Card]:
        """Cards dealt and come that were neither played nor are known to have left."""
        gone = {*self.plays, *self.left}
        return [card for card in dict.fromkeys([*dealt, *self.came]) if card not in gone]


def hands(deal: EgnDeal, trail: Trail, hand: int) -> Hands:
    """Reconstruct the hands.

    Raises: `RecordError` (``card-dealt-twice``, ``wrong-hand-size``, ``exchange-unknown``, ``no-deal-fits``).
    """
    seats = _gather(deal, trail, hand)
    discard, buried = _take_up(trail, seats, _stated_discard(deal, trail, hand))
    if discard is not None and discard is not trail.setup.upcard:
        seats[deal.dealer].left.append(discard)
    known = [seat.dealt() for seat in seats]
    kitty = _kitty(deal, trail, hand)
    _check_known(trail, known, kitty, hand)
    outs = _outs(deal, trail, seats, known, buried=buried)
    slots = _slots(deal, trail, known, outs)
    seen = {card for cards in (*known, kitty, *(seat.came for seat in seats)) for card in cards}
    unseen = sorted(set(trail.rules.cards.faces) - seen - {trail.setup.upcard})
    filled = choose(slots, unseen, hand)
    told = len(slots) == len(unseen) and len(filled) == 1
    dealt = tuple((*cards, *filled.get(seat, ())) for seat, cards in enumerate(known))
    gone, sure = _gone(trail, seats, known, outs, filled, hand)
    swapped = _swapped(deal, trail, seats, known, gone)
    for seat, cards in enumerate(gone):
        seats[seat].left += [card for card, _ in cards]
        seats[seat].left += swapped if seat == goes_under(deal) else ()
    of_dealer = [card for card, kind in gone[deal.dealer] if kind is DISCARD]
    return Hands(
        dealt=dealt,
        upcard=trail.setup.upcard or filled[UPCARD][0],
        discard=of_dealer[0] if buried else discard,
        swapped=swapped,
        given=next((card for cards in gone for card, kind in cards if kind is GIVE), None),
        kept=tuple(
            tuple(seat.plays) + tuple(seat.unused(dealt[at] if told else known[at]))
            for at, seat in enumerate(seats)
        ),
        filled={} if told else filled,
        discard_told=not buried or sure or (told and len(slots) == 1),
    )


def _error(reason: str, message: str, hand: int, seat: int | None = None) -> RecordError:
    return RecordError(NotationError(reason, message), hand, seat=seat)


def _kitty(deal: EgnDeal, trail: Trail, hand: int) -> list[Card]:
    """The face-down cards that are known: as written, or as taken by a seat that goes under."""
    taken = [symbol for one in deal.line.exchanges if one.sender is None for symbol in one.cards]
    written = (read(trail.reading, symbol, hand) for symbol in (*deal.kitty, *taken))
    upcard = trail.setup.upcard
    return list(dict.fromkeys(card for card in written if card is not None and card is not upcard))


def _gather(deal: EgnDeal, trail: Trail, hand: int) -> list[_Seat]:
    rules = trail.rules
    if len(deal.hands) not in (0, rules.count):
        raise _error(
            "wrong-number-of-hands",
            f"playerCards has {len(deal.hands)} hands: {rules.count} seats play",
            hand,
        )
    seats = []
    for at in range(rules.count):
        written = [read(trail.reading, symbol, hand) for symbol in deal.hands[at]] if deal.hands else []
        if len(written) > rules.deal.hand:
            wrong = f"{len(written)} cards in playerCards: {rules.deal.hand} are dealt"
            raise _error("wrong-hand-size", wrong, hand, at)
        seats.append(_Seat([card for card in written if card is not None], [], [], trail.played_by(at)))
    for exchange in deal.line.exchanges:
        _check_exchange(exchange, rules, hand)
        for symbol in exchange.cards:
            card = read(trail.reading, symbol, hand)
            if card is None:
                raise _error(
                    "exchange-unknown", f"{symbol.text} was exchanged: name the card", hand, exchange.receiver
                )
            if exchange.sender != exchange.receiver:
                seats[exchange.receiver].came.append(card)
            if exchange.sender is not None:
                seats[exchange.sender].left.append(card)
    return seats


def _check_exchange(exchange: CardExchange, rules: Rules, hand: int) -> None:
    """Cards change hands only where the ruleset says so."""
    key, is_on = "partners_best", rules.exchange.partners_best
    if exchange.sender in (None, exchange.receiver):
        key, is_on = "go_under", rules.auction.going_under
    if not is_on:
        wrong = IllegalAction("not-asked", f"cards are exchanged, but ruleset.{key} is not true")
        raise RecordError(wrong, hand, seat=exchange.receiver)


def _stated_discard(deal: EgnDeal, trail: Trail, hand: int) -> Card | None:
    bidding = deal.line.bidding
    if bidding is None or bidding.discard is None:
        return None
    if not _takes_up(trail):
        wrong = "the dealer takes nothing here, so nothing is put out: leave discard away"
        raise RecordError(
            IllegalAction("exchange-closed", wrong), hand, seat=deal.dealer, text=bidding.discard.text
        )
    return read(trail.reading, bidding.discard, hand)


def _takes_up(trail: Trail) -> bool:
    contract, rules = trail.contract, trail.rules
    return contract is not None and contract.ordered and not contract.sits_out(trail.setup.dealer, rules)


def _take_up(trail: Trail, seats: Sequence[_Seat], stated: Card | None) -> tuple[Card | None, bool]:
    """(the discard if it is told, whether a card that is not told was put out); a taken upcard comes."""
    upcard = trail.setup.upcard
    if not _takes_up(trail) or (stated is None and not trail.plays):
        return None, False
    assert upcard is not None, "an unknown upcard makes no trump"
    dealer = seats[trail.setup.dealer]
    size = trail.rules.deal.hand
    if stated is None and upcard not in (*dealer.plays, *dealer.left):
        if len(dealer.plays) == size or trail.is_void(trail.setup.dealer, upcard):
            stated = upcard
    if stated != upcard:
        dealer.came.append(upcard)
    return stated, stated is None


def _check_known(trail: Trail, known: Sequence[list[Card]], kitty: Iterable[Card], hand: int) -> None:
    """No card in two places, no hand too large."""
    size, upcard = trail.rules.deal.hand, trail.setup.upcard
    places: dict[Card, list[str]] = {}
    for seat, cards in enumerate(known):
        for card in cards:
            places.setdefault(card, []).append(f"dealt to seat {seat}")
    for card in kitty:
        places.setdefault(card, []).append("in the kitty")
    if upcard is not None:
        places.setdefault(upcard, []).append("turned up")
    times = Counter(card for _, card in trail.plays)
    for card, found in places.items():
        if len(found) > 1 or times[card] > 1:
            where = " and ".join(found) if len(found) > 1 else f"played {times[card]} times"
            raise _error("card-dealt-twice", f"there is one {card}, and it is {where}", hand)
    for seat, cards in enumerate(known):
        if len(cards) > size:
            held = " ".join(card.text for card in cards)
            raise _error(
                "wrong-hand-size", f"it would have been dealt {held}: {size} cards are dealt", hand, seat
            )


def goes_under(deal: EgnDeal) -> int | None:
    """The seat that took cards from the kitty, None where nobody did."""
    return next((exchange.receiver for exchange in deal.line.exchanges if exchange.sender is None), None)


def _put_down(deal: EgnDeal) -> list[Symbol]:
    """The cards that the seat that goes under is said to have put down: those that it gives to itself."""
    return [symbol for one in deal.line.exchanges if one.sender == one.receiver for symbol in one.cards]


def _unplayed_low(seat: _Seat, known: Sequence[Card]) -> list[Card]:
    """Nines and tens that a seat neither played nor gave away: those it put down, three at most."""
    return [card for card in seat.unused(known) if card.rank in FARMER_RANKS and card in known][:3]


def _swapped(
    deal: EgnDeal,
    trail: Trail,
    seats: Sequence[_Seat],
    known: Sequence[Sequence[Card]],
    gone: Sequence[Sequence[_Out]],
) -> tuple[Card, ...]:
    """The cards put down by the seat that goes under."""
    under = goes_under(deal)
    if under is None:
        return ()
    told = (trail.reading.card(symbol) for symbol in _put_down(deal))
    cards = tuple(card for card in told if card is not None)
    chosen = [card for card, kind in gone[under] if kind is LOW]
    return cards or (*_unplayed_low(seats[under], known[under])[: 3 - len(chosen)], *chosen)


_Out = tuple[Card, str]
"""(card, what it was): a card that left a hand before play though nothing tells it."""


def _outs(
    deal: EgnDeal, trail: Trail, seats: Sequence[_Seat], known: Sequence[Sequence[Card]], *, buried: bool
) -> list[tuple[str, ...]]:
    """For each seat, what left it before play that nothing tells."""
    outs: list[tuple[str, ...]] = [()] * len(seats)
    under = goes_under(deal)
    if under is not None and not _put_down(deal):
        low = len(_unplayed_low(seats[under], known[under]))
        open_places = trail.rules.deal.hand - len(known[under])
        outs[under] = (LOW,) * max(0, min(3 - low, open_places))
    if buried:
        outs[deal.dealer] += (DISCARD,)
    lone = _lone_receiver(deal, trail)
    if lone is not None:
        outs[lone] += (GIVE,)
    return outs


def _lone_receiver(deal: EgnDeal, trail: Trail) -> int | None:
    """A lone maker who played with a card of the partner's and whose own card in return is not told."""
    contract, rules = trail.contract, trail.rules
    if contract is None or not contract.alone or not trail.plays or not rules.exchange.partners_best:
        return None
    lone, partner = contract.maker, partner_of(rules, contract.maker)
    ways = [(exchange.sender, exchange.receiver) for exchange in deal.line.exchanges]
    return lone if (partner, lone) in ways and (lone, partner) not in ways else None


def _slots(
    deal: EgnDeal, trail: Trail, known: Sequence[list[Card]], outs: Sequence[Sequence[str]]
) -> list[Slot]:
    """The places that nothing tells: of each hand first what left it before play, then what it kept."""
    faces = frozenset(trail.rules.cards.faces)
    low = frozenset(card for card in faces if card.rank in FARMER_RANKS)
    slots = [] if trail.setup.upcard is not None else [Slot(UPCARD, _upcards(deal, trail, faces))]
    for seat, cards in enumerate(known):
        open_places = trail.rules.deal.hand - len(cards)
        gone = [low if kind is LOW else faces for kind in outs[seat]]
        keep = frozenset(card for card in faces if not trail.is_void(seat, card))
        places = [*gone, *([keep] * open_places)][:open_places]
        slots += [Slot(seat, allowed) for allowed in places]
    return slots


def _gone(
    trail: Trail,
    seats: Sequence[_Seat],
    known: Sequence[Sequence[Card]],
    outs: Sequence[Sequence[str]],
    filled: Mapping[int, Sequence[Card]],
    hand: int,
) -> tuple[list[list[_Out]], bool]:
    """(for each seat the cards that left though nothing tells them, whether each had to be the one).

    They take the open places of the hand; where it has none, cards that were not played: first those of suits
    that the seat showed to be void in.
    """
    gone: list[list[_Out]] = []
    sure = True
    for seat, kinds in enumerate(outs):
        chosen = list(filled.get(seat, ()))[: len(kinds)]
        sure = sure and not chosen
        left = seats[seat].unused(known[seat])
        shown = [card for card in left if trail.is_void(seat, card)]
        missing = len(kinds) - len(chosen)
        if missing > len(left):
            raise _error("no-deal-fits", "more cards left this hand than it had", hand, seat)
        sure = sure and missing in (0, len(shown), len(left))
        rest = [*shown, *(card for card in left if card not in shown)][:missing]
        gone.append(list(zip([*chosen, *rest], kinds, strict=True)))
    return gone, sure


def _upcards(deal: EgnDeal, trail: Trail, faces: frozenset[Card]) -> frozenset[Card]:
    """What an unknown upcard may be: not the joker, nor of a suit that was named after it was turned down."""
    allowed = trail.reading.cards(deal.upcard) & frozenset(card for card in faces if card.suit is not None)
    contract = trail.contract
    if contract is None or not contract.strain.has_trump or trail.rules.auction.turned_down_again:
        return allowed
    return frozenset(card for card in allowed if card.suit is not contract.strain.suit)
