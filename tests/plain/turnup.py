"""The turn-up games up to the opening lead: two rounds of calls, lone offers, take-up, partner's best."""

from . import before, play
from .cards import SUITS, faces
from .table import Table, side_of


def start(table: Table) -> None:
    """Begin with the questions that come before the first call, or with round one."""
    if table.variant == "euchre":
        order = table.clockwise_from_left_of(table.dealer)
        table.step = "redeal"
        table.waiting = [seat for seat in order if before.may_show(table, seat)]
        if table.waiting:
            return
    start_swap(table)


def start_swap(table: Table) -> None:
    """Ask those who may go under, or go on to round one."""
    if table.variant == "euchre" and table.options["auction.going_under"]:
        order = table.clockwise_from_left_of(table.dealer)
        table.step = "swap"
        table.waiting = [seat for seat in order if before.may_go_under(table, seat)]
        if table.waiting:
            return
    start_round_one(table)


def start_round_one(table: Table) -> None:
    """Everybody may accept the suit of the upcard, the dealer last."""
    table.step = "round one"
    table.waiting = table.clockwise_from_left_of(table.dealer)


def start_round_two(table: Table) -> None:
    """The upcard is turned down and everybody may name a suit, the dealer last."""
    table.step = "round two"
    table.waiting = table.clockwise_from_left_of(table.dealer)


def holds_printed(table: Table, seat: int, suit: str) -> bool:
    """Whether a card with that suit printed on it is in the seat's hand."""
    return any(card[1] == suit for card in table.hands[seat])


def turned_suit(table: Table) -> str:
    """The suit of the upcard."""
    assert table.upcard is not None
    return table.upcard[1]


def legal_round_one(table: Table) -> list[str]:
    """Pass or accept; the dealer counts the upcard as his own when he accepts himself."""
    seat = table.waiting[0]
    holds_one = seat == table.dealer or holds_printed(table, seat, turned_suit(table))
    if table.options["auction.need_suit"] and not holds_one:
        return ["pass"]
    canadian = table.variant == "euchre" and table.options["auction.canadian_loner"]
    if canadian and seat == table.partner(table.dealer):
        return ["pass", "order alone"]
    return ["pass", "order"]


def act_round_one(table: Table, action: list[str]) -> None:
    """The first acceptance ends the calls; when all have passed, round two follows."""
    seat = table.waiting.pop(0)
    if action == ["pass"]:
        if not table.waiting:
            start_round_two(table)
        return
    table.ordered = True
    table.maker = seat
    table.strain = turned_suit(table)
    if action == ["order", "alone"]:
        table.alone = [seat]
    start_offers(table)


def names(table: Table, seat: int) -> list[str]:
    """The strains that a seat may name in round two."""
    allowed = []
    for suit in SUITS:
        if suit == turned_suit(table) and not table.options["auction.turned_down_again"]:
            continue
        if table.options["auction.need_suit"] and not holds_printed(table, seat, suit):
            continue
        allowed.append(suit)
    if table.options["auction.second_round_no_trump"]:
        allowed.append("NT")
    return allowed


def passing_costs_a_point(table: Table) -> bool:
    """Whether the dealer may always pass in round two, at the price of a point to the opponents."""
    return table.variant == "euchre" and bool(table.options["auction.forfeit_deal"])


def legal_round_two(table: Table) -> list[str]:
    """Pass or name a strain; a stuck dealer has no pass unless he has nothing to name."""
    seat = table.waiting[0]
    named = ["name " + strain for strain in names(table, seat)]
    stuck = seat == table.dealer and table.options["auction.dealer_must_call"]
    if stuck and named and not passing_costs_a_point(table):
        return named
    return ["pass", *named]


def act_round_two(table: Table, action: list[str]) -> None:
    """The first name ends the calls; when all have passed, the hand is void."""
    seat = table.waiting.pop(0)
    if action == ["pass"]:
        if not table.waiting:
            points = [0, 0]
            if passing_costs_a_point(table):
                points[1 - side_of(table.dealer)] = 1
            table.end_void(points)
        return
    table.maker = seat
    table.strain = action[1]
    start_offers(table)


def start_offers(table: Table) -> None:
    """Offer a lone hand to the maker, his partner, the defender on the maker's left and the other one."""
    if table.variant == "two-handed":
        start_take_up(table)
        return
    assert table.maker is not None
    maker = table.maker
    table.step = "offer"
    defenders = [(maker + 1) % 4, (maker + 3) % 4]
    if table.alone:
        table.waiting = defenders
    else:
        table.waiting = [maker, table.partner(maker), *defenders]


def legal_offer(_table: Table) -> list[str]:
    """Going alone, or not."""
    return ["alone", "decline"]


def act_offer(table: Table, action: list[str]) -> None:
    """Note the answer; the partner of a lone player is not asked any more."""
    seat = table.waiting.pop(0)
    if action == ["alone"]:
        table.alone.append(seat)
        if table.partner(seat) in table.waiting:
            table.waiting.remove(table.partner(seat))
    if not table.waiting:
        start_take_up(table)


def start_take_up(table: Table) -> None:
    """The dealer deals with the upcard if it was ordered and he is not sitting out."""
    if table.ordered and not table.sits_out(table.dealer):
        table.phase = "exchange"
        table.step = "discard"
        table.waiting = [table.dealer]
        return
    start_best(table)


def legal_discard(table: Table) -> list[str]:
    """One of the dealer's own five, or the upcard itself unless he accepted it himself."""
    out = ["discard " + card for card in table.hands[table.dealer]]
    if table.maker != table.dealer:
        out.append(f"discard {table.upcard}")
    return out


def act_discard(table: Table, action: list[str]) -> None:
    """Take the upcard for the card put out, or leave it."""
    assert table.upcard is not None
    if action[1] != table.upcard:
        table.hands[table.dealer].remove(action[1])
        table.hands[table.dealer].append(table.upcard)
    start_best(table)


def start_best(table: Table) -> None:
    """The lone maker changes one card with his partner, where that is the rule."""
    if table.variant == "euchre" and table.options["exchange.partners_best"]:
        assert table.maker is not None
        lone_makers = [seat for seat in table.alone if side_of(seat) == side_of(table.maker)]
        if lone_makers:
            table.phase = "exchange"
            table.step = "best"
            table.waiting = [lone_makers[0]]
            return
    start_play(table)


def legal_best(table: Table) -> list[str]:
    """Any one card; the partner has not received anything yet when he chooses his."""
    return ["give " + card for card in faces(table.hands[table.waiting[0]])]


def act_best(table: Table, action: list[str]) -> None:
    """Lay the card aside; when both have chosen, the cards change hands."""
    seat = table.waiting[0]
    table.hands[seat].remove(action[1])
    if not table.given:
        table.given = [action[1]]
        table.waiting = [table.partner(seat)]
        return
    table.hands[seat].extend(table.given)
    table.hands[table.partner(seat)].append(action[1])
    start_play(table)


def start_play(table: Table) -> None:
    """Find the opening leader."""
    if len(table.alone) == 2:
        assert table.maker is not None
        leader = next(seat for seat in table.alone if side_of(seat) != side_of(table.maker))
    elif len(table.alone) == 1:
        leader = (table.alone[0] + 1) % 4
    else:
        leader = (table.dealer + 1) % table.seats
    play.start(table, leader)
