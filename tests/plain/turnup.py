"""The turn-up games up to the opening lead: calls, lone offers, staying in, take-up, exchanges."""

from . import before, play
from .cards import SUITS, faces
from .table import Table


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
    """Ask those who may go under, or go on to the turned card."""
    if table.option("auction.going_under"):
        order = table.clockwise_from_left_of(table.dealer)
        table.step = "swap"
        table.waiting = [seat for seat in order if before.may_go_under(table, seat)]
        if table.waiting:
            return
    start_turned(table)


def start_turned(table: Table) -> None:
    """Look at the turned card: the joker stands for a suit, and in buck a club is trump at once."""
    assert table.upcard is not None
    if table.upcard == "JK" and table.variant == "british":
        table.step = "propose"
        table.waiting = [table.dealer]
        return
    table.turned = "H" if table.upcard == "JK" else table.upcard[1]
    if table.variant == "buck" and table.turned == "C":
        table.strain = "C"
        play.start(table, (table.dealer + 1) % table.seats)
        return
    start_round_one(table)


def legal_propose(_table: Table) -> list[str]:
    """The dealer names any suit for the joker."""
    return ["name " + suit for suit in SUITS]


def act_propose(table: Table, action: list[str]) -> None:
    """The joker stands for the suit named."""
    table.turned = action[1]
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
    return any(card != "JK" and card[1] == suit for card in table.hands[seat])


def turned_suit(table: Table) -> str:
    """The suit of the upcard, or the one that a turned joker stands for."""
    if table.turned is not None:
        return table.turned
    assert table.upcard is not None
    return table.upcard[1]


def legal_round_one(table: Table) -> list[str]:
    """Pass or accept; the dealer counts the upcard as his own when he accepts himself."""
    seat = table.waiting[0]
    counts_upcard = seat == table.dealer and table.upcard != "JK"
    holds_one = counts_upcard or holds_printed(table, seat, turned_suit(table))
    if table.option("auction.need_suit") and not holds_one:
        return ["pass"]
    if table.option("auction.canadian_loner") and seat == table.partner(table.dealer):
        return ["pass", "order alone"]
    if table.variant == "british":
        return ["pass", "order", "order alone"]
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
        if suit == turned_suit(table) and not table.option("auction.turned_down_again"):
            continue
        if table.option("auction.need_suit") and not holds_printed(table, seat, suit):
            continue
        allowed.append(suit)
    if table.option("auction.second_round_no_trump"):
        allowed.append("NT")
    return allowed


def passing_costs_a_point(table: Table) -> bool:
    """Whether the dealer may always pass in round two, at the price of a point to the opponents."""
    return bool(table.option("auction.forfeit_deal"))


def legal_round_two(table: Table) -> list[str]:
    """Pass or name a strain; a stuck dealer has no pass unless he has nothing to name."""
    seat = table.waiting[0]
    named = ["name " + strain for strain in names(table, seat)]
    if table.variant == "british":
        named += [action + " alone" for action in named]
    stuck = seat == table.dealer and table.option("auction.dealer_must_call")
    if stuck and named and not passing_costs_a_point(table):
        return named
    return ["pass", *named]


def act_round_two(table: Table, action: list[str]) -> None:
    """The first name ends the calls; when all have passed, the hand is void, or played in no-trump."""
    seat = table.waiting.pop(0)
    if action == ["pass"]:
        if not table.waiting:
            nobody_called(table)
        return
    table.maker = seat
    table.strain = action[1]
    if action[-1] == "alone":
        table.alone = [seat]
    start_offers(table)


def nobody_called(table: Table) -> None:
    """In buck the hand is played without a maker; else it is void."""
    if table.variant == "buck":
        table.strain = "NT"
        play.start(table, (table.dealer + 1) % table.seats)
        return
    points = [0] * table.sides
    if passing_costs_a_point(table):
        points[1 - table.side(table.dealer)] = 1
    table.end_void(points)


def start_offers(table: Table) -> None:
    """Offer a lone hand to the maker, his partner, the defender on the maker's left and the other one."""
    if table.variant == "buck":
        start_dropping(table)
        return
    if table.variant not in ("euchre", "euchre-32", "railroad"):
        start_take_up(table)
        return
    assert table.maker is not None
    maker = table.maker
    table.step = "offer"
    table.waiting = defenders_asked(table)
    if not table.alone:
        table.waiting = [maker, table.partner(maker), *table.waiting]
    if not table.waiting:
        start_take_up(table)


def defenders_asked(table: Table) -> list[int]:
    """In railroad a defender may go alone against a lone maker only."""
    assert table.maker is not None
    if table.variant == "railroad" and not table.alone:
        return []
    return [(table.maker + 1) % 4, (table.maker + 3) % 4]


def legal_offer(_table: Table) -> list[str]:
    """Going alone, or not."""
    return ["alone", "decline"]


def act_offer(table: Table, action: list[str]) -> None:
    """Note the answer; the partner of a lone player is not asked any more."""
    assert table.maker is not None
    seat = table.waiting.pop(0)
    if action == ["alone"]:
        table.alone.append(seat)
        if table.side(seat) == table.side(table.maker):
            table.waiting = defenders_asked(table)
        else:
            table.waiting = []
    if not table.waiting:
        start_take_up(table)


def start_dropping(table: Table) -> None:
    """Each of the others says whether he stays in."""
    assert table.maker is not None
    table.step = "drop"
    table.waiting = table.clockwise_from_left_of(table.maker)[:-1]


def legal_drop(_table: Table) -> list[str]:
    """In or out."""
    return ["in", "out"]


def act_drop(table: Table, action: list[str]) -> None:
    """Note the answer; when all the others are out the hand is over."""
    seat = table.waiting.pop(0)
    if action == ["out"]:
        table.dropped.append(seat)
    if table.waiting:
        return
    if len(table.dropped) == table.seats - 1:
        table.phase = "over"
        table.step = ""
        assert table.maker is not None
        table.trick_winners = [table.maker] * 5
    else:
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
    """One of the dealer's own five, or the upcard itself unless he accepted it himself.

    In british euchre any of the six.
    """
    out = ["discard " + card for card in table.hands[table.dealer]]
    if table.maker != table.dealer or table.variant == "british":
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
    """Lone players who may change a card with the partner do so, the maker's side first."""
    assert table.maker is not None
    mine = [seat for seat in table.alone if table.side(seat) == table.side(table.maker)]
    others = [seat for seat in table.alone if seat not in mine]
    if table.option("exchange.partners_best"):
        table.queue = mine
    if table.variant == "railroad":
        table.queue = mine + others
        dealer_gives = table.partner(table.dealer) in mine and table.partner(table.dealer) == table.maker
        table.upcard_counts = table.ordered and dealer_gives
    next_best(table)


def next_best(table: Table) -> None:
    """The next lone player gives a card, or play begins."""
    if not table.queue:
        start_play(table)
        return
    table.phase = "exchange"
    table.step = "best"
    table.given = []
    table.waiting = [table.queue.pop(0)]


def legal_best(table: Table) -> list[str]:
    """Any one card; the partner has not received anything yet when he chooses his."""
    seat = table.waiting[0]
    cards = faces(table.hands[seat])
    if table.given and table.upcard_counts and seat == table.dealer:
        assert table.upcard is not None
        cards.append(table.upcard)
    gifts = ["give " + card for card in cards]
    return ["give", *gifts] if table.variant == "railroad" and not table.given else gifts


def act_best(table: Table, action: list[str]) -> None:
    """Lay the card aside; when both have chosen, the cards change hands."""
    seat = table.waiting[0]
    if action == ["give"]:
        next_best(table)
        return
    if action[1] in table.hands[seat]:
        table.hands[seat].remove(action[1])
    if not table.given:
        table.given = [action[1]]
        table.waiting = [table.partner(seat)]
        return
    table.hands[seat].extend(table.given)
    table.hands[table.partner(seat)].append(action[1])
    next_best(table)


def start_play(table: Table) -> None:
    """Find the opening leader."""
    if table.variant in ("british", "three-handed", "buck", "two-handed") or not table.alone:
        leader = (table.dealer + 1) % table.seats
        while table.sits_out(leader):
            leader = (leader + 1) % table.seats
    elif len(table.alone) == 2:
        assert table.maker is not None
        leader = next(seat for seat in table.alone if table.side(seat) != table.side(table.maker))
    else:
        leader = (table.alone[0] + 1) % 4
    play.start(table, leader)
