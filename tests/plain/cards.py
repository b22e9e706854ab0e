"""Cards as two letters ("JC"), hands as lists of them, and the rules of a single trick."""

from itertools import combinations
from typing import Any

SUITS = ["S", "C", "H", "D"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
MATE = {"S": "C", "C": "S", "H": "D", "D": "H"}
SIGNS = {"♠": "S", "♣": "C", "♥": "H", "♦": "D"}


class RefusedError(Exception):
    """Something the rules do not allow; `where` holds hand, action, seat and text as far as they apply."""

    def __init__(self, message: str, **where: Any) -> None:
        super().__init__(message)
        self.message = message
        self.where = where


def read_card(text: str) -> str:
    """A card in the written form, from any of the forms that may be read."""
    word = text.strip().upper()
    for sign, letter in SIGNS.items():
        word = word.replace(sign, letter)
    if word == "JK":
        return word
    if word.startswith("10"):
        word = "T" + word[2:]
    if len(word) != 2 or word[0] not in RANKS or word[1] not in SUITS:
        raise RefusedError(f"{text!r} is not a card; cards look like 9S, TH, JC or JK")
    return word


def read_strain(text: str) -> str:
    """A strain in the written form: a suit letter, NT or LOW."""
    word = text.strip().upper()
    return SIGNS.get(word, word)


def suit_of(card: str, strain: str, *, bowers: bool = True) -> str:
    """The suit a card belongs to: joker and left bower are trumps, others are what is printed on them."""
    if card == "JK":
        return strain
    if bowers and strain in SUITS and card == "J" + MATE[strain]:
        return strain
    return card[1]


def trumps_upwards(strain: str, *, bowers: bool = True) -> list[str]:
    """The trump faces from the lowest up to the joker; none in no-trump and low."""
    if strain not in SUITS:
        return []
    if not bowers:
        return [rank + strain for rank in RANKS]
    plain = [rank + strain for rank in RANKS if rank != "J"]
    left = "J" + MATE[strain]
    right = "J" + strain
    return [*plain, left, right, "JK"]


def strength(card: str, led: str, strain: str, *, bowers: bool = True) -> int:
    """How good a card is in a trick begun with the card `led`; 0 is a card that cannot win."""
    trumps = trumps_upwards(strain, bowers=bowers)
    if card in trumps:
        return 100 + trumps.index(card)
    if card[1] != suit_of(led, strain, bowers=bowers):
        return 0
    if strain == "LOW":
        return 20 - RANKS.index(card[0])
    return 10 + RANKS.index(card[0])


def winner(plays: list[tuple[int, str]], strain: str, *, bowers: bool = True) -> int:
    """The seat that wins a trick; of two identical cards the one played first is better."""
    led = plays[0][1]
    best_seat, best_card = plays[0]
    for seat, card in plays[1:]:
        new, old = (strength(one, led, strain, bowers=bowers) for one in (card, best_card))
        if new > old:
            best_seat, best_card = seat, card
    return best_seat


def playable(hand: list[str], led: str | None, strain: str, *, bowers: bool = True) -> list[str]:
    """The faces that may be played from a hand, twins once, as held; `led` is None for the leader."""
    if led is None:
        return faces(hand)
    wanted = suit_of(led, strain, bowers=bowers)
    following = [card for card in hand if suit_of(card, strain, bowers=bowers) == wanted]
    if following:
        return faces(following)
    return faces(hand)


def faces(cards: list[str]) -> list[str]:
    """The different faces among the cards, in their order."""
    seen: list[str] = []
    for card in cards:
        if card not in seen:
            seen.append(card)
    return seen


def choices(cards: list[str], count: int) -> list[list[str]]:
    """Every different way to pick `count` of the cards, as multisets of faces, each in the order held."""
    picked: list[list[str]] = []
    known: set[tuple[str, ...]] = set()
    for chosen in combinations(cards, count):
        multiset = tuple(sorted(chosen))
        if multiset not in known:
            known.add(multiset)
            picked.append(list(chosen))
    return picked
