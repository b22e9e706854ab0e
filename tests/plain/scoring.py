"""What a hand that has been played is worth."""

from .facts import HAND_SIZE, PRICES, STAKES, UPCARD
from .table import Table


def tricks_of(table: Table) -> list[int]:
    """The number of tricks of each side."""
    tricks = [0] * table.sides
    for seat in table.trick_winners:
        tricks[table.side(seat)] += 1
    return tricks


def points_of(table: Table) -> list[int]:
    """The points of each side for a hand that is over."""
    if table.void:
        return list(table.void_points)
    if table.variant == "buck":
        return countdown_points(table)
    if table.variant == "nap":
        return stakes(table)
    if table.variant not in UPCARD:
        return bid_points(table)
    return turnup_points(table)


def turnup_points(table: Table) -> list[int]:
    """One side scores: the makers for three tricks or more, the others for euchring them."""
    assert table.maker is not None
    makers = table.side(table.maker)
    taken = tricks_of(table)[makers]
    lone_maker = any(table.side(seat) == makers for seat in table.alone)
    points = [0] * table.sides
    if taken == 5:
        points[makers] = march_price(table, lone_maker)
    elif taken >= 3:
        points[makers] = 1
    else:
        lone_defender = any(table.side(seat) != makers for seat in table.alone)
        price = euchre_price(table, taken, lone_maker, lone_defender)
        points = [0 if side == makers else price for side in range(table.sides)]
    return points


def march_price(table: Table, lone_maker: bool) -> int:
    """What all five tricks are worth."""
    if table.variant == "three-handed":
        return 2 if table.option("scoring.march_two") else 3
    return 4 if lone_maker else 2


def euchre_price(table: Table, taken: int, lone_maker: bool, lone_defender: bool) -> int:
    """What the defenders get when the makers took fewer than three tricks."""
    if taken == 0 and lone_defender:
        return 4
    if lone_maker and lone_defender and table.variant == "railroad":
        return 4
    if taken == 0 and table.option("scoring.super_euchre"):
        return 4
    if lone_maker and table.option("scoring.lone_penalty"):
        return 4
    return 2


def bid_points(table: Table) -> list[int]:
    """The bidding side gets its tricks or loses its bid, the other side always gets its tricks."""
    assert table.maker is not None
    assert table.bid is not None
    bidders = table.side(table.maker)
    taken = tricks_of(table)[bidders]
    points = [0, 0]
    points[1 - bidders] = HAND_SIZE[table.variant] - taken
    if table.bid in PRICES[table.variant]:
        price = special_price(table)
        points[bidders] = price if made(table) else -price
    elif made(table):
        points[bidders] = taken + int(table.option("scoring.bonus"))
    elif table.variant in ("pepper", "pfeffer"):
        points[bidders] = -6
    else:
        points[bidders] = -int(table.bid)
    return points


def special_price(table: Table) -> int:
    """What a special bid wins or loses: another price may be set for one with an exchange."""
    assert table.bid is not None
    other = int(table.option("scoring.alone_with_exchange"))
    if table.exchanged and other != 0:
        return other
    return PRICES[table.variant][table.bid]


def stakes(table: Table) -> list[int]:
    """Every opponent pays the bidder, or is paid by him."""
    assert table.bid is not None
    win, lose = STAKES[table.bid]
    price = win if made(table) else -lose
    return [price * (table.seats - 1) if seat == table.maker else -price for seat in range(table.seats)]


def countdown_points(table: Table) -> list[int]:
    """Buck: each takes his tricks off; five more for no trick, and for a maker with less than three."""
    tricks = tricks_of(table)
    points = [-taken if taken else 5 for taken in tricks]
    for seat in table.dropped:
        points[seat] = 0
    if table.maker is not None and tricks[table.maker] < 3:
        points[table.maker] = 5
    return points


def made(table: Table) -> bool:
    """Whether the makers took what they had to."""
    assert table.maker is not None
    taken = tricks_of(table)[table.side(table.maker)]
    if table.variant in UPCARD:
        return taken >= 3
    if table.bid == "misere":
        return taken == 0
    if table.bid is not None and table.bid.isdigit():
        return taken >= int(table.bid)
    return taken == HAND_SIZE[table.variant]


def succeeding_side(table: Table) -> int | None:
    """The side that made its contract, or that set the other; nobody where it would be several or none."""
    if table.void or table.maker is None:
        return None
    makers = table.side(table.maker)
    if made(table):
        return makers
    return 1 - makers if table.sides == 2 else None
