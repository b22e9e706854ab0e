"""The game: states, actions, what each seat perceives, hands and matches."""

from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Bury,
    Deal,
    Decline,
    Discard,
    Give,
    In,
    Leave,
    Name,
    Order,
    Out,
    Pass,
    PlayCard,
    Redeal,
    Swap,
    Take,
    parse_action,
)
from euchre.game.deal import shuffle
from euchre.game.events import Event
from euchre.game.match import Match
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.playing import play_out
from euchre.game.scoring import HandResult
from euchre.game.state import State, apply, is_over, legal, refusal, start, to_act

__all__ = [
    "Action", "Alone", "Bid", "Bury", "Deal", "Decline", "Discard", "Event", "Give", "HandResult", "In",
    "Leave", "Match", "Name", "Observation", "Order", "Out", "Pass", "PlayCard", "Redeal", "State", "Swap",
    "Take", "apply", "is_over", "legal", "parse_action", "play_out", "refusal", "seen", "shuffle", "start",
    "to_act",
]  # fmt: skip
