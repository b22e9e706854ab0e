"""The bidding games up to the opening lead: auction, widow, naming trump, the lone bidder's exchange."""

from . import play
from .cards import SUITS, choices
from .facts import CLOSING, EXCHANGED, LEVELS, LONE_BIDS, NO_STRAIN, STRAINS, TURNS, WIDOW
from .table import Table

LONG = ("bid-euchre", "bid-euchre-midwest")
"""Games in which a lone bidder exchanges none to three cards."""


def start(table: Table) -> None:
    """The auction begins at the dealer's left."""
    table.step = "bid"
    table.waiting = table.clockwise_from_left_of(table.dealer)


def strains(table: Table) -> list[str]:
    """What may be named."""
    known = STRAINS.get(table.variant, [*SUITS, "NT"])
    if table.option("auction.low_no_trump") and "LOW" not in known:
        return [*known, "LOW"]
    return known


def turns(table: Table) -> str:
    """How the auction goes round."""
    if table.option("auction.turns") == "one_each":
        return "one each"
    return TURNS.get(table.variant, "reentry")


def open_levels(table: Table) -> list[str]:
    """The levels above the standing bid that may be bid now."""
    levels = LEVELS[table.variant]
    if table.bid is not None:
        levels = levels[levels.index(table.bid) + 1 :]
    lowest = int(table.options.get("auction.minimum", 1))
    levels = [level for level in levels if not level.isdigit() or int(level) >= lowest]
    if table.bid != "nap":
        levels = [level for level in levels if level != "wellington"]
    if table.bid != "wellington":
        levels = [level for level in levels if level != "blucher"]
    return levels


def legal_bid(table: Table) -> list[str]:
    """Pass, or any open level, with a strain where it names one."""
    calls = []
    for level in open_levels(table):
        if level in NO_STRAIN.get(table.variant, []):
            calls.append(f"bid {level}")
            continue
        for strain in strains(table):
            if table.variant == "barrie" and strain in ("NT", "LOW") and level == "3":
                continue
            calls.append(f"bid {level} {strain}")
    others_passed = table.bid is None and table.passes == table.seats - 1
    stuck = table.waiting[0] == table.dealer and others_passed
    if stuck and table.option("auction.dealer_must_call"):
        return calls
    return ["pass", *calls]


def act_bid(table: Table, action: list[str]) -> None:
    """Note the call; the auction may be over with it."""
    seat = table.waiting.pop(0)
    table.calls += 1
    if action == ["pass"]:
        table.passes += 1
        table.out.append(seat)
    else:
        table.passes = 0
        table.maker = seat
        table.bid = action[1]
        table.strain = action[2] if len(action) == 3 else None
    if is_over(table):
        end(table)
    elif not table.waiting:
        table.waiting = table.clockwise_from_left_of(table.dealer)
    if table.step == "bid" and turns(table) == "pass is final":
        table.waiting = [seat for seat in table.waiting if seat not in table.out]
        if not table.waiting:
            order = table.clockwise_from_left_of(table.dealer)
            table.waiting = [seat for seat in order if seat not in table.out]


def is_over(table: Table) -> bool:
    """Whether the auction has ended."""
    if table.bid in CLOSING[table.variant]:
        return True
    others = table.seats - (table.bid is not None)
    if turns(table) == "one each":
        return table.calls == table.seats
    if turns(table) == "pass is final":
        return len(table.out) == others
    return table.passes == others


def end(table: Table) -> None:
    """The last bid stands; without one the hand is void, or the holder of the joker must bid."""
    table.waiting = []
    if table.maker is not None:
        won(table)
        return
    holders = [seat for seat, hand in enumerate(table.hands) if "JK" in hand]
    if table.variant == "hasenpfeffer" and holders:
        table.step = "forced"
        table.waiting = holders
    else:
        table.end_void([0] * table.sides)


def legal_forced(_table: Table) -> list[str]:
    """The holder of the joker has no choice."""
    return ["bid 3"]


def act_forced(table: Table, _action: list[str]) -> None:
    """The forced bid wins the auction."""
    table.maker = table.waiting[0]
    table.bid = "3"
    won(table)


def won(table: Table) -> None:
    """The winner takes the widow and names trump, where he still has to."""
    assert table.maker is not None
    assert table.bid is not None
    if table.bid in LONE_BIDS:
        table.alone = [table.maker]
    table.hands[table.maker].extend(table.widow)
    table.widow = []
    if table.variant == "nap":
        table.strain = "NT" if table.bid == "misere" else None
        play.start(table, table.maker)
    elif table.strain is None:
        table.step = "trump"
        table.waiting = [table.maker]
    else:
        named(table)


def legal_trump(table: Table) -> list[str]:
    """Any strain of the game."""
    return ["name " + strain for strain in strains(table)]


def act_trump(table: Table, action: list[str]) -> None:
    """Trump is named."""
    table.strain = action[1]
    named(table)


def named(table: Table) -> None:
    """Trump is known: cards are put out for the widow's, then the exchange follows."""
    assert table.maker is not None
    if table.variant in WIDOW:
        table.phase = "exchange"
        table.step = "bury"
        table.waiting = [table.maker]
        return
    start_exchange(table)


def legal_bury(table: Table) -> list[str]:
    """Any cards of the hand and the widow, as many as the widow had."""
    hand = table.hands[table.waiting[0]]
    return ["discard " + " ".join(cards) for cards in choices(hand, WIDOW[table.variant])]


def act_bury(table: Table, action: list[str]) -> None:
    """Put the cards out."""
    for card in action[1:]:
        table.hands[table.waiting[0]].remove(card)
    start_exchange(table)


def counts(table: Table) -> list[int]:
    """How many cards the lone bidder may give."""
    if table.bid == "alone" and table.variant in LONG:
        return [0, 1, 2, 3]
    return EXCHANGED.get(table.bid or "", [0])


def start_exchange(table: Table) -> None:
    """A lone bidder who may, exchanges cards with his partner."""
    assert table.maker is not None
    if table.alone and counts(table) != [0]:
        table.phase = "exchange"
        table.step = "give"
        table.waiting = [table.maker]
    else:
        play.start(table, table.maker)


def legal_give(table: Table) -> list[str]:
    """The bidder gives as many as he may; the partner as many as he was given."""
    hand = table.hands[table.waiting[0]]
    if table.given:
        return ["give " + " ".join(cards) for cards in choices(hand, len(table.given))]
    gifts = []
    for count in counts(table):
        gifts += ["give " + " ".join(cards) if cards else "give" for cards in choices(hand, count)]
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
        table.exchanged = True
        play.start(table, table.maker)
    elif cards:
        table.given = cards
        table.waiting = [table.partner(seat)]
    else:
        play.start(table, table.maker)
