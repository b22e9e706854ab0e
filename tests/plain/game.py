"""One hand, from the deal to its points: the face of the plain implementation.

hand = Hand("euchre", {}, 3, {"hands": [...], "upcard": "KC"})
while not hand.is_over():
    hand = hand.play(hand.legal()[0])
hand.outcome()
"""

from typing import Any, cast

from . import before, bidding, play, scoring, turnup
from .cards import SUITS, RefusedError, read_card, read_strain
from .facts import LEVELS, UPCARD
from .match import Match
from .table import Table

__all__ = ["Hand", "Match", "RefusedError"]

LEGAL = {
    "redeal": before.legal_redeal,
    "swap": before.legal_swap,
    "propose": turnup.legal_propose,
    "round one": turnup.legal_round_one,
    "round two": turnup.legal_round_two,
    "offer": turnup.legal_offer,
    "drop": turnup.legal_drop,
    "discard": turnup.legal_discard,
    "best": turnup.legal_best,
    "bid": bidding.legal_bid,
    "forced": bidding.legal_forced,
    "trump": bidding.legal_trump,
    "bury": bidding.legal_bury,
    "give": bidding.legal_give,
    "play": play.legal_card,
}

ACT = {
    "redeal": before.act_redeal,
    "swap": before.act_swap,
    "propose": turnup.act_propose,
    "round one": turnup.act_round_one,
    "round two": turnup.act_round_two,
    "offer": turnup.act_offer,
    "drop": turnup.act_drop,
    "discard": turnup.act_discard,
    "best": turnup.act_best,
    "bid": bidding.act_bid,
    "forced": bidding.act_forced,
    "trump": bidding.act_trump,
    "bury": bidding.act_bury,
    "give": bidding.act_give,
    "play": play.act_card,
}

VERBS = ["pass", "order", "name", "alone", "decline", "redeal", "swap", "bid", "give", "discard", "in", "out"]
SPECIAL = {level for levels in LEVELS.values() for level in levels if not level.isdigit()}


class Hand(Table):
    """A hand of any variant; `play` returns a new one and leaves this as it is."""

    def __init__(self, variant: str, options: dict[str, Any], dealer: int, deal: dict[str, Any]) -> None:
        super().__init__(variant, options, dealer, deal)
        if variant in UPCARD:
            turnup.start(self)
        else:
            bidding.start(self)

    def is_over(self) -> bool:
        """Whether all tricks are played, or the hand is void."""
        return self.phase == "over"

    def to_act(self) -> int | None:
        """The seat that must act; nobody when the hand is over."""
        return self.waiting[0] if self.waiting else None

    def legal(self) -> list[str]:
        """The texts of all actions of the seat to act, twins once."""
        if self.is_over():
            return []
        return LEGAL[self.step](self)

    def play(self, text: str) -> "Hand":
        """The hand after the action; raises RefusedError if it is not legal."""
        words = read_action(text)
        if self.is_over():
            raise RefusedError("the hand is over, nothing more can be done", text=text)
        legal = self.legal()
        if text not in legal and key(words) not in [key(action.split()) for action in legal]:
            raise RefusedError(f"P{self.to_act()} cannot do {text!r} now", seat=self.to_act(), text=text)
        after = cast("Hand", self.copy())
        ACT[self.step](after, words)
        if not after.waiting and after.step == "redeal":
            turnup.start_swap(after)
        elif not after.waiting and after.step == "swap":
            turnup.start_turned(after)
        return after

    def outcome(self) -> dict[str, Any]:
        """What came of a hand that is over."""
        if not self.is_over():
            raise RefusedError("the hand is not over yet")
        return {
            "maker": self.maker,
            "strain": self.strain,
            "bid": self.bid,
            "alone": sorted(self.alone),
            "leader": self.leader,
            "tricks": scoring.tricks_of(self),
            "points": scoring.points_of(self),
            "void": self.void,
            "success": scoring.succeeding_side(self),
            "same_dealer_again": self.same_dealer_again,
        }


def key(words: list[str]) -> list[str]:
    """The action with its cards in a fixed order: what was chosen counts, not how it was listed."""
    if words[0] in ("give", "swap", "discard"):
        return [words[0], *sorted(words[1:])]
    return words


def read_action(text: str) -> list[str]:
    """The words of an action in their written form; raises RefusedError for a text that is no action."""
    words = text.split()
    if not words:
        raise RefusedError("an empty text is no action", text=text)
    verb = words[0].lower()
    if verb not in VERBS:
        return [read_card(text)]
    if verb in ("give", "swap", "discard"):
        return [verb] + [read_card(word) for word in words[1:]]
    return [verb] + [read_word(word) for word in words[1:]]


def read_word(word: str) -> str:
    """The word of a call: a number, `alone` or a strain."""
    if word.isdigit():
        return str(int(word))
    if word.lower() in SPECIAL:
        return word.lower()
    strain = read_strain(word)
    if strain in SUITS or strain in ("NT", "LOW"):
        return strain
    raise RefusedError(f"{word!r} is not part of any call", text=word)
