"""Conditions on deals and positions that descriptions in positions.py wish for."""

from collections.abc import Callable

from .before import is_small, may_go_under
from .cards import MATE, faces
from .game import Hand
from .scoring import tricks_of
from .turnup import holds_printed, turned_suit


def left_bower_holders(hand: Hand) -> list[int]:
    """Seats holding the jack of the upcard's mate suit."""
    return [seat for seat, cards in enumerate(hand.hands) if "J" + MATE[turned_suit(hand)] in cards]


def poor(cards: list[str]) -> int:
    """How many nines and tens there are among the cards."""
    return len([card for card in cards if is_small(card)])


def farmers(hand: Hand) -> list[int]:
    """Seats with nothing but nines and tens."""
    return [seat for seat, cards in enumerate(hand.hands) if poor(cards) == 5]


def ace_no_face(hand: Hand) -> list[int]:
    """Seats with an ace and four nines or tens."""
    return [
        seat
        for seat, cards in enumerate(hand.hands)
        if poor(cards) == 4 and [card for card in cards if card[0] == "A"]
    ]


def under(hand: Hand) -> int:
    """How many seats may go under."""
    return len([seat for seat in range(hand.seats) if may_go_under(hand, seat)])


def left(hand: Hand) -> int:
    """The seat at the dealer's left."""
    return (hand.dealer + 1) % hand.seats


def left_cannot_order(hand: Hand) -> bool:
    """The first seat to speak lacks the turned suit."""
    return not holds_printed(hand, left(hand), turned_suit(hand))


def left_has_bower_only(hand: Hand) -> bool:
    """The first seat's only trump in the turned suit is the left bower."""
    return left_cannot_order(hand) and left(hand) in left_bower_holders(hand)


def dealer_is_one_suited(hand: Hand) -> bool:
    """The dealer holds nothing but the turned suit."""
    return all(card[1] == turned_suit(hand) for card in hand.hands[hand.dealer])


def still_held(hand: Hand, face: str) -> bool:
    """Whether somebody who plays holds the card."""
    return any(face in cards for seat, cards in enumerate(hand.hands) if not hand.sits_out(seat))


def makers_tricks(hand: Hand) -> int:
    """The tricks of the makers so far."""
    return tricks_of(hand)[hand.side(hand.maker or 0)]


def twins(cards: list[str]) -> int:
    """How many cards have an equal among the others."""
    return len(cards) - len(faces(cards))


def makers_have_all(hand: Hand) -> bool:
    """The makers have taken every trick so far."""
    return makers_tricks(hand) == len(hand.trick_winners)


def joker_held(hand: Hand) -> bool:
    """Somebody who plays holds the joker."""
    return still_held(hand, "JK")


WISHES: dict[str, Callable[[Hand], bool]] = {
    "": lambda _hand: True,
    "somebody holds the left bower": lambda hand: bool(left_bower_holders(hand)),
    "left bower still out": lambda hand: still_held(hand, "J" + MATE[hand.strain or "S"]),
    "right bower still out": lambda hand: still_held(hand, "J" + (hand.strain or "S")),
    "clubs not turned": lambda hand: turned_suit(hand) != "C",
    "clubs turned": lambda hand: turned_suit(hand) == "C",
    "joker turned": lambda hand: hand.upcard == "JK",
    "joker not turned": lambda hand: hand.upcard != "JK",
    "joker held": joker_held,
    "joker in the widow": lambda hand: "JK" in hand.widow,
    "makers have all": makers_have_all,
    "makers lead": lambda hand: makers_tricks(hand) >= 2,
    "hearts not turned": lambda hand: turned_suit(hand) != "H",
    "left cannot order": left_cannot_order,
    "left has bower only": left_has_bower_only,
    "dealer lacks the turned suit": lambda hand: not holds_printed(hand, hand.dealer, turned_suit(hand)),
    "dealer holds the turned suit only": dealer_is_one_suited,
    "farmer's hand": lambda hand: len(farmers(hand)) == 1,
    "ace no face": lambda hand: len(ace_no_face(hand)) == 1,
    "two poor hands": lambda hand: len(ace_no_face(hand)) == 2,
    "one may go under": lambda hand: under(hand) == 1,
    "two may go under": lambda hand: under(hand) == 2,
    "four small cards": lambda hand: any(poor(cards) == 4 for cards in hand.hands),
    "makers without trick": lambda hand: makers_tricks(hand) == 0,
    "weak dealer": lambda hand: poor(hand.hands[hand.dealer]) >= 3,
    "lone bidder has many twins": lambda hand: twins(hand.hands[hand.maker or 0]) >= 4,
    "strong lone bidder": lambda hand: makers_tricks(hand) >= 5,
    "maker has many twins": lambda hand: twins(hand.hands[hand.maker or 0]) >= 4,
    "twins left": lambda hand: any(twins(cards) for cards in hand.hands),
    "just at five": lambda hand: makers_tricks(hand) in (3, 4),
}
