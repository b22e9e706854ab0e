"""The game: states, actions, what each seat perceives, hands and matches."""

from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Deal,
    Decline,
    Discard,
    Give,
    Name,
    Order,
    Pass,
    PlayCard,
    Redeal,
    Swap,
    parse_action,
)
from euchre.game.deal import shuffle
from euchre.game.events import Event
from euchre.game.match import Match
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.scoring import HandResult
from euchre.game.state import State, apply, is_over, legal, refusal, start, to_act

__all__ = [
    "Action", "Alone", "Bid", "Deal", "Decline", "Discard", "Event", "Give", "HandResult", "Match", "Name",
    "Observation", "Order", "Pass", "PlayCard", "Redeal", "State", "Swap", "apply", "is_over", "legal",
    "parse_action", "refusal", "seen", "shuffle", "start", "to_act",
]  # fmt: skip
