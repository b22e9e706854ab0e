"""Tables without a server: events made by hand or at random, folded as the server folds them."""

import json
import random
from collections.abc import Iterator

from euchre import game, rules
from euchre.game import Action, Deal
from euchre.notation import deal_to_json
from euchre.server import fold
from euchre.server.fold import ACT, DEAL, PROCEED, Table
from euchre.storage import EventRow, SeatRow, TableRow

NAMES = ("South", "Wes", "Nora", "Esther")

FARMERS: dict[str, object] = {
    "auction.farmers_hand": True,
    "auction.ace_no_face": True,
    "auction.going_under": True,
}
GAMES: list[tuple[str, dict[str, object]]] = [
    ("euchre", {}),
    ("euchre", FARMERS),
    ("euchre", {"exchange.partners_best": True, "auction.second_round_no_trump": True}),
    ("euchre", {"auction.canadian_loner": True, "auction.dealer_must_call": True}),
    ("two-handed", {}),
    ("bid-euchre", {"match.target": 20, "auction.low_no_trump": True}),
    ("bid-euchre", {"match.target": 20, "auction.call_for_best": 2}),
]


def lay(variant: str, settings: dict[str, object] | None = None, dealer: int = 0, people: int = 1) -> Table:
    """A table whose first ``people`` seats are persons."""
    tree = rules.variant(variant, settings or {})
    seats = tuple(
        SeatRow(seat, NAMES[seat], device=f"device-{seat}")
        if seat < people
        else SeatRow(seat, NAMES[seat], bot="book")
        for seat in range(tree.count)
    )
    row = TableRow("table", variant, json.dumps(tree.to_json()), dealer, "normal", 0, None, seats)
    return fold.lay(row)


def event(table: Table, what: Action | str) -> EventRow:
    """The next event: a deal, an action, or a wish to proceed."""
    version = table.version + 1
    if what == PROCEED:
        return EventRow(version, PROCEED, 0, "{}", None, 0)
    if isinstance(what, Deal):
        body = {"dealer": table.match.dealer, "deal": deal_to_json(what)}
        return EventRow(version, DEAL, None, json.dumps(body), None, 0)
    return EventRow(version, ACT, table.to_act, json.dumps({"action": str(what)}), None, 0)


def do(table: Table, *whats: Action | str) -> Table:
    """The table after some events."""
    for what in whats:
        parsed = game.parse_action(what) if isinstance(what, str) and what != PROCEED else what
        table = table.after(event(table, parsed))
    return table


def random_action(table: Table, rng: random.Random) -> Action:
    """A deal where one is due, else a legal action; passing is rarer than chance would have it."""
    if table.to_act is None:
        return game.shuffle(table.rules, rng)
    legal = table.sights[table.to_act].observation.legal()
    if len(legal) > 2 and legal[0] == game.Pass() and rng.random() < 0.5:
        return legal[0]
    return rng.choice(legal)


def playing(
    table: Table, rng: random.Random, hands: int, events: list[EventRow] | None = None
) -> Iterator[Table]:
    """The table at every version of some random hands; the events go to ``events``."""
    yield table
    while not table.is_over and len(table.match.results) < hands:
        row = event(table, random_action(table, rng))
        if events is not None:
            events.append(row)
        table = table.after(row)
        yield table
