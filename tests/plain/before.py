"""What may happen before the first call of a turn-up hand: showing a poor hand, going under."""

from .cards import choices
from .table import Table


def is_small(card: str) -> bool:
    """Whether the card is a nine or a ten."""
    return card[0] in ("9", "T")


def may_show(table: Table, seat: int) -> bool:
    """Whether the seat holds a hand that a house rule in force lets it throw in."""
    hand = table.hands[seat]
    small = [card for card in hand if is_small(card)]
    aces = [card for card in hand if card[0] == "A"]
    farmers = len(small) == 5
    ace_no_face = len(small) == 4 and len(aces) == 1
    if farmers and table.options["auction.farmers_hand"]:
        return True
    return bool(ace_no_face and table.options["auction.ace_no_face"])


def may_go_under(table: Table, seat: int) -> bool:
    """Whether the seat holds three nines or tens."""
    return len([card for card in table.hands[seat] if is_small(card)]) >= 3


def legal_redeal(_table: Table) -> list[str]:
    """The answers of a seat that may throw its hand in."""
    return ["redeal", "decline"]


def act_redeal(table: Table, action: list[str]) -> None:
    """Throw the hand in, or ask on; the step ends when nobody is left to ask."""
    table.waiting.pop(0)
    if action == ["redeal"]:
        table.same_dealer_again = True
        table.end_void([0, 0])


def legal_swap(table: Table) -> list[str]:
    """The answers of a seat that may go under: any three of its nines and tens."""
    hand = table.hands[table.waiting[0]]
    small = [card for card in hand if is_small(card)]
    return ["swap " + " ".join(three) for three in choices(small, 3)] + ["decline"]


def act_swap(table: Table, action: list[str]) -> None:
    """Change three cards against the three that lie face down, or ask on; only one seat does it."""
    seat = table.waiting.pop(0)
    if action[0] == "swap":
        for card in action[1:]:
            table.hands[seat].remove(card)
        table.hands[seat].extend(table.undealt)
        table.undealt = list(action[1:])
        table.waiting = []
