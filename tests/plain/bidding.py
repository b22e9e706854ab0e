"""Double-deck bidding up to the opening lead: the auction and the lone bidder's exchange."""

from . import play
from .cards import SUITS, choices
from .table import Table


def start(table: Table) -> None:
    """The auction begins at the dealer's left."""
    table.step = "bid"
    table.waiting = table.clockwise_from_left_of(table.dealer)


def strains(table: Table) -> list[str]:
    """What may be named with a bid."""
    if table.options["auction.low_no_trump"]:
        return [*SUITS, "NT", "LOW"]
    return [*SUITS, "NT"]


def legal_bid(table: Table) -> list[str]:
    """Pass, any number above the standing one with a strain, or alone with a strain."""
    lowest = int(table.options["auction.minimum"])
    if table.standing is not None:
        lowest = max(lowest, table.standing + 1)
    calls = [f"bid {number} {strain}" for number in range(lowest, 13) for strain in strains(table)]
    calls += [f"bid alone {strain}" for strain in strains(table)]
    stuck = table.waiting[0] == table.dealer and table.standing is None and table.passes == 3
    if stuck and table.options["auction.dealer_must_call"]:
        return calls
    return ["pass", *calls]


def act_bid(table: Table, action: list[str]) -> None:
    """Note the call; the auction may be over with it."""
    seat = table.waiting.pop(0)
    if action == ["pass"]:
        table.passes += 1
    else:
        table.passes = 0
        table.maker = seat
        table.bid = action[1]
        table.strain = action[2]
        table.standing = 12 if action[1] == "alone" else int(action[1])
    if table.standing == 12:
        end(table)
    elif table.options["auction.turns"] == "one_each":
        if not table.waiting:
            end(table)
    elif table.passes == (4 if table.standing is None else 3):
        end(table)
    elif not table.waiting:
        table.waiting = table.clockwise_from_left_of(table.dealer)


def end(table: Table) -> None:
    """The last bid stands; without one the hand is void."""
    if table.maker is None:
        table.end_void([0, 0])
    elif table.bid == "alone":
        table.alone = [table.maker]
        table.phase = "exchange"
        table.step = "give"
        table.waiting = [table.maker]
    else:
        play.start(table, table.maker)


def legal_give(table: Table) -> list[str]:
    """The bidder gives none to three cards; the partner as many as he was given."""
    hand = table.hands[table.waiting[0]]
    if table.given:
        return ["give " + " ".join(cards) for cards in choices(hand, len(table.given))]
    gifts = ["give"]
    for count in (1, 2, 3):
        gifts += ["give " + " ".join(cards) for cards in choices(hand, count)]
    return gifts


def act_give(table: Table, action: list[str]) -> None:
    """Lay the cards aside; when both have chosen, they change hands."""
    seat = table.waiting[0]
    assert table.maker is not None
    cards = action[1:]
    for card in cards:
        table.hands[seat].remove(card)
    if table.given:
        table.hands[seat].extend(table.given)
        table.hands[table.maker].extend(cards)
        play.start(table, table.maker)
    elif cards:
        table.given = cards
        table.waiting = [table.partner(seat)]
    else:
        play.start(table, table.maker)
