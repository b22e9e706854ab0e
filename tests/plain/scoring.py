"""What a hand that has been played is worth."""

from .table import Table, side_of


def tricks_of(table: Table) -> list[int]:
    """The number of tricks of each side."""
    tricks = [0, 0]
    for seat in table.trick_winners:
        tricks[side_of(seat)] += 1
    return tricks


def points_of(table: Table) -> list[int]:
    """The points of each side for a hand that is over."""
    if table.void:
        return list(table.void_points)
    if table.variant == "bid-euchre":
        return bid_points(table)
    return turnup_points(table)


def turnup_points(table: Table) -> list[int]:
    """One side scores: the makers for three tricks or more, the others for euchring them."""
    assert table.maker is not None
    makers = side_of(table.maker)
    taken = tricks_of(table)[makers]
    lone_maker = any(side_of(seat) == makers for seat in table.alone)
    lone_defender = any(side_of(seat) != makers for seat in table.alone)
    points = [0, 0]
    if taken == 5 and lone_maker:
        points[makers] = 4
    elif taken == 5:
        points[makers] = 2
    elif taken >= 3:
        points[makers] = 1
    else:
        points[1 - makers] = euchre_price(table, taken, lone_maker, lone_defender)
    return points


def euchre_price(table: Table, taken: int, lone_maker: bool, lone_defender: bool) -> int:
    """What the defenders get when the makers took fewer than three tricks."""
    if taken == 0 and lone_defender:
        return 4
    if taken == 0 and table.options["scoring.super_euchre"]:
        return 4
    if lone_maker and table.variant == "euchre" and table.options["scoring.lone_penalty"]:
        return 4
    return 2


def bid_points(table: Table) -> list[int]:
    """The bidding side gets its tricks or loses its bid, the other side always gets its tricks."""
    assert table.maker is not None
    assert table.bid is not None
    bidders = side_of(table.maker)
    taken = tricks_of(table)[bidders]
    points = [0, 0]
    points[1 - bidders] = 12 - taken
    if table.bid == "alone":
        price = lone_price(table)
        points[bidders] = price if taken == 12 else -price
    elif taken >= int(table.bid):
        points[bidders] = taken + int(table.options["scoring.bonus"])
    else:
        points[bidders] = -int(table.bid)
    return points


def lone_price(table: Table) -> int:
    """What a lone bid wins or loses: another price may be set for one with an exchange."""
    other = int(table.options["scoring.alone_with_exchange"])
    if table.given and other != 0:
        return other
    return 24


def succeeding_side(table: Table) -> int | None:
    """The side that made its contract, or that set the other; nobody in a void hand."""
    if table.void or table.maker is None:
        return None
    makers = side_of(table.maker)
    taken = tricks_of(table)[makers]
    if table.variant != "bid-euchre":
        needed = 3
    elif table.bid == "alone":
        needed = 12
    else:
        needed = int(table.bid or 0)
    return makers if taken >= needed else 1 - makers
