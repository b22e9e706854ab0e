"""The hands of an EGN deal: from what is written and from the plays; filled up where they do not tell.

A card that nothing tells is chosen so that the hand can be replayed: it is not one that is known to be
elsewhere, and a seat that did not follow a suit is not given a card of that suit to keep.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from euchre.cards import Card
from euchre.errors import IllegalAction, NotationError
from euchre.game.auction import FARMER_RANKS
from euchre.notation.egn_model import EgnDeal
from euchre.notation.egn_trail import Trail, read
from euchre.notation.record import RecordError

UPCARD = -1
"""The owner of the place where the upcard lies."""


@dataclass(frozen=True)
class Hands:
    """Every card of a deal.

    ``discard``: what the dealer put out (the upcard where he left it), None where the file stops before;
    ``swapped``: the cards put down by a seat that goes under; ``kept``: the cards that each seat is known to
    have held for the play; ``filled``: by owner, the cards that were chosen because nothing tells them;
    ``discard_told``: the discard is what it must be.
    """

    dealt: tuple[tuple[Card, ...], ...]
    upcard: Card
    discard: Card | None
    swapped: tuple[Card, ...]
    kept: tuple[tuple[Card, ...], ...]
    filled: dict[int, tuple[Card, ...]]
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


@dataclass(frozen=True)
class _Slot:
    """A card that nothing tells: whose it is, and what it may be."""

    owner: int
    allowed: frozenset[Card]


def hands(deal: EgnDeal, trail: Trail, hand: int) -> Hands:
    """Reconstruct the hands.

    Raises: `RecordError` (``card-dealt-twice``, ``wrong-hand-size``, ``exchange-unknown``, ``no-deal-fits``).
    """
    rules, upcard = trail.rules, trail.setup.upcard
    seats = _gather(deal, trail, hand)
    written_kitty = (read(trail.reading, symbol, hand) for symbol in deal.kitty)
    kitty = [card for card in written_kitty if card is not None and card is not upcard]
    stated = _stated_discard(deal, trail, hand)
    discard, buried = _take_up(trail, seats, stated)
    if discard is not None and discard != upcard:
        seats[deal.dealer].left.append(discard)
    known = [seat.dealt() for seat in seats]
    _check_known(trail, known, kitty, hand)
    under = goes_under(deal)
    low = _unplayed_low(seats[under], known[under]) if under is not None else []
    lowered = min(3 - len(low), rules.deal.hand - len(known[under])) if under is not None else 0
    slots = _slots(deal, trail, known, buried=buried, lowered=lowered)
    seen = {card for cards in (*known, kitty, *(seat.came for seat in seats)) for card in cards}
    unseen = sorted(set(rules.cards.faces) - seen - {upcard})
    filled = _filled(slots, _choose(slots, unseen, hand))
    told = len(slots) == len(unseen) and len(filled) == 1
    dealt = tuple((*cards, *filled.get(seat, ())) for seat, cards in enumerate(known))
    discard_told = not buried
    if buried:
        gone = lowered if under == deal.dealer else 0
        place = filled.get(deal.dealer, ())[gone : gone + 1]
        discard, discard_told = _buried(trail, seats[deal.dealer], dealt[deal.dealer], place)
        discard_told = discard_told or (told and len(slots) == 1)
    swapped = (*low, *filled.get(under, ())[:lowered])[:3] if under is not None else ()
    sure = dealt if told else known
    kept = tuple(_kept(seat, sure[at], discard, swapped) for at, seat in enumerate(seats))
    upcard = upcard if upcard is not None else filled[UPCARD][0]
    return Hands(dealt, upcard, discard, swapped, kept, {} if told else filled, discard_told)


def _filled(slots: Sequence[_Slot], choice: Sequence[Card]) -> dict[int, tuple[Card, ...]]:
    """The chosen cards by owner, in the order of the slots."""
    filled: dict[int, tuple[Card, ...]] = {}
    for slot, card in zip(slots, choice, strict=True):
        filled[slot.owner] = (*filled.get(slot.owner, ()), card)
    return filled


def _error(reason: str, message: str, hand: int, seat: int | None = None) -> RecordError:
    return RecordError(NotationError(reason, message), hand, seat=seat)


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
    for exchange in deal.line.bidding.exchanges if deal.line.bidding else ():
        for symbol in exchange.cards:
            card = read(trail.reading, symbol, hand)
            if card is None:
                raise _error(
                    "exchange-unknown", f"{symbol.text} was exchanged: name the card", hand, exchange.receiver
                )
            seats[exchange.receiver].came.append(card)
            if exchange.sender is not None:
                seats[exchange.sender].left.append(card)
    return seats


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
    if stated is None and upcard not in dealer.plays:
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


def _unplayed_low(seat: _Seat, known: Sequence[Card]) -> list[Card]:
    """Nines and tens that a seat neither played nor gave away: those it put down, three at most."""
    gone = {*seat.plays, *seat.left}
    return [card for card in known if card.rank in FARMER_RANKS and card not in gone][:3]


def goes_under(deal: EgnDeal) -> int | None:
    """The seat that took cards from the kitty, None where nobody did."""
    exchanges = deal.line.bidding.exchanges if deal.line.bidding else ()
    return next((exchange.receiver for exchange in exchanges if exchange.sender is None), None)


def _slots(
    deal: EgnDeal, trail: Trail, known: Sequence[list[Card]], *, buried: bool, lowered: int
) -> list[_Slot]:
    """The places that nothing tells: first what left the hand before play, then what was kept."""
    faces = frozenset(trail.rules.cards.faces)
    under, slots = goes_under(deal), []
    if trail.setup.upcard is None:
        slots.append(_Slot(UPCARD, _upcards(deal, trail, faces)))
    for seat, cards in enumerate(known):
        open_places = trail.rules.deal.hand - len(cards)
        gone = [faces] if buried and seat == deal.dealer else []
        if seat == under:
            low = frozenset(card for card in faces if card.rank in FARMER_RANKS)
            gone = [low] * lowered + gone
        keep = frozenset(card for card in faces if not trail.is_void(seat, card))
        places = [*gone, *([keep] * open_places)][:open_places]
        slots += [_Slot(seat, allowed) for allowed in places]
    return slots


def _upcards(deal: EgnDeal, trail: Trail, faces: frozenset[Card]) -> frozenset[Card]:
    """What an unknown upcard may be: not the joker, nor of a suit that was named after it was turned down."""
    allowed = trail.reading.cards(deal.upcard) & frozenset(card for card in faces if card.suit is not None)
    contract = trail.contract
    if contract is None or not contract.strain.has_trump or trail.rules.auction.turned_down_again:
        return allowed
    return frozenset(card for card in allowed if card.suit is not contract.strain.suit)


def _choose(slots: Sequence[_Slot], unseen: Sequence[Card], hand: int) -> list[Card]:
    """A card for each slot, all different: augmenting paths, the first fit in order."""
    taken: dict[Card, int] = {}

    def place(slot: int, tried: set[Card]) -> bool:
        for card in unseen:
            if card in slots[slot].allowed and card not in tried:
                tried.add(card)
                if card not in taken or place(taken[card], tried):
                    taken[card] = slot
                    return True
        return False

    for slot in range(len(slots)):
        if not place(slot, set()):
            message = (
                "no deal fits: the cards that are left cannot fill the hands without breaking a shown void"
            )
            raise _error("no-deal-fits", message, hand, max(slots[slot].owner, 0))
    chosen = {slot: card for card, slot in taken.items()}
    return [chosen[slot] for slot in range(len(slots))]


def _buried(trail: Trail, seat: _Seat, dealt: Sequence[Card], filled: Sequence[Card]) -> tuple[Card, bool]:
    """(the card put out, whether it is told): an open place of the hand, else a card that was not played."""
    if filled:
        return filled[0], False
    dealer = trail.setup.dealer
    left = [card for card in dealt if card not in seat.plays and card not in seat.left]
    shown = [card for card in left if trail.is_void(dealer, card)]
    choice = shown or left
    return choice[0], len(choice) == 1


def _kept(
    seat: _Seat, cards: Iterable[Card], discard: Card | None, put_down: Sequence[Card]
) -> tuple[Card, ...]:
    """The cards for the play, of those known: dealt and come, without those that left."""
    gone: set[Card | None] = {*seat.left, *put_down, discard} - {*seat.plays}
    return tuple(dict.fromkeys(card for card in (*cards, *seat.came, *seat.plays) if card not in gone))
