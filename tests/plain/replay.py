"""Reading records and saying where they stand."""

from typing import Any

from .cards import RefusedError
from .game import Hand
from .match import Match

SHOWN = ["dealer", "maker", "strain", "bid", "alone", "leader", "tricks", "points", "score"]


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """What `euchre replay` prints for a record, without fingerprint; an illegal one raises RefusedError."""
    if record.get("format") != "euchre-record" or record.get("version") != 1:
        raise RefusedError("a record has the format 'euchre-record' and the version 1")
    rules = record["rules"]
    match = Match(rules["id"], rules.get("set", {}), record.get("score"))
    players = record.get("players")
    if players is not None and len(players) != match.seats:
        raise RefusedError(f"{match.variant} has {match.seats} players, not {len(players)}")
    unfinished: Hand | None = None
    for number, written in enumerate(record["hands"], start=1):
        if unfinished is not None:
            raise RefusedError("the hand before this one is not over", hand=number)
        hand = replay_hand(match, number, written, rules.get("set", {}))
        if hand.is_over():
            match.add(hand)
        else:
            unfinished = hand
    return report(match, unfinished)


def replay_hand(match: Match, number: int, written: dict[str, Any], options: dict[str, Any]) -> Hand:
    """One written hand after all its actions; refusals say in which hand and at which action."""
    try:
        hand = Hand(match.variant, options, dealer_of(match, written), written["deal"])
    except RefusedError as refusal:
        raise RefusedError(refusal.message, hand=number) from refusal
    for place, text in enumerate(written["actions"], start=1):
        try:
            hand = hand.play(text)
        except RefusedError as refusal:
            where = {"hand": number, "action": place, "seat": hand.to_act(), "text": text}
            raise RefusedError(refusal.message, **where) from refusal
    return hand


def dealer_of(match: Match, written: dict[str, Any]) -> int:
    """The dealer of a written hand: as the rotation has it, or for the first hand as it is written."""
    if match.winner is not None:
        raise RefusedError(f"side {match.winner} has won, the match is over")
    dealer = written.get("dealer", match.dealer)
    if dealer is None:
        raise RefusedError("the first hand needs a dealer")
    if match.dealer is not None and dealer != match.dealer:
        raise RefusedError(f"P{match.dealer} deals, not P{dealer}")
    return int(dealer)


def report(match: Match, unfinished: Hand | None) -> dict[str, Any]:
    """The finished hands, the score, and what is to be done next."""
    shown = [{name: hand[name] for name in SHOWN} for hand in match.hands]
    result: dict[str, Any] = {"rules": match.variant, "hands": shown}
    result["score"] = list(match.score)
    result["winner"] = match.winner
    result["dealer"] = match.dealer
    result["to_act"] = None
    result["legal"] = []
    if match.winner is not None:
        result["phase"] = "over"
    elif unfinished is None:
        result["phase"] = "deal"
    else:
        result["phase"] = unfinished.phase
        result["dealer"] = unfinished.dealer
        result["to_act"] = unfinished.to_act()
        result["legal"] = unfinished.legal()
    if len(result["legal"]) > 500:
        result["legal_count"] = len(result.pop("legal"))
    return result
