"""The tricks."""

from .cards import faces, playable, winner
from .facts import HAND_SIZE
from .table import Table


def start(table: Table, leader: int) -> None:
    """Begin the first trick."""
    table.phase = "play"
    table.step = "play"
    table.leader = leader
    table.waiting = seats_of_a_trick(table, leader)


def seats_of_a_trick(table: Table, leader: int) -> list[int]:
    """Who plays to a trick, in order, those who sit out left aside."""
    order = [(leader + step) % table.seats for step in range(table.seats)]
    return [seat for seat in order if not table.sits_out(seat)]


def legal_card(table: Table) -> list[str]:
    """The cards that may be played; any, while the first lead has not made trump."""
    hand = table.hands[table.waiting[0]]
    if table.strain is None:
        return faces(hand)
    led = table.trick[0][1] if table.trick else None
    return playable(hand, led, table.strain, bowers=table.bowers)


def act_card(table: Table, action: list[str]) -> None:
    """Play the card; the winner of a full trick leads to the next, after the last the hand is over."""
    if table.strain is None:
        table.strain = action[0][1]
    seat = table.waiting.pop(0)
    table.hands[seat].remove(action[0])
    table.trick.append((seat, action[0]))
    if table.waiting:
        return
    won = winner(table.trick, table.strain, bowers=table.bowers)
    table.trick_winners.append(won)
    table.trick = []
    if len(table.trick_winners) == HAND_SIZE[table.variant]:
        table.phase = "over"
        table.step = ""
    else:
        table.waiting = seats_of_a_trick(table, won)
