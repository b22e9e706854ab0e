"""Worked cases of single plays and single tricks, each made for all eight renamings of the suits.

A row of PLAYS: case, game, settings, strain, hand, card led, cards that may be played.
A row of TRICKS: case, game, settings, strain, plays in order, winner.
"""

from typing import Any

LOW = {"auction.low_no_trump": True}

PLAYS: list[tuple[str, str, dict[str, Any], str, str, str, str]] = [
    ("A1", "euchre", {}, "S", "JC 9H AS", "KC", "JC 9H AS"),
    ("A2", "euchre", {}, "S", "JC AH KH", "9S", "JC"),
    ("A5", "euchre", {}, "H", "JD QD AS", "AD", "QD"),
    ("A6", "euchre", {}, "D", "9C JH AD", "JC", "9C"),
    ("A7", "euchre", {}, "D", "AH 9C QS", "JH", "AH 9C QS"),
    ("A10", "euchre-32", {}, "S", "7D 8C JS", "AD", "7D"),
    ("A11", "british", {}, "C", "JS 9D AH", "JK", "JS"),
    ("A12", "british", {}, "C", "JK KH 9C", "AH", "KH"),
    ("A15", "bid-euchre", {}, "NT", "JC AC", "9S", "JC AC"),
    ("A16", "bid-euchre", {}, "S", "JC JC AC 9H", "TS", "JC JC"),
    ("A17", "bid-euchre", LOW, "LOW", "9S KH QH", "AS", "9S"),
]

TRICKS: list[tuple[str, str, dict[str, Any], str, str, int]] = [
    ("B19", "euchre", {}, "S", "P1:AC P2:JC P3:KC P0:9C", 2),
    ("B22", "euchre", {}, "H", "P0:JD P1:AH P2:QD P3:KH", 0),
    ("B23", "euchre", {}, "H", "P1:TD P2:AS P3:KD P0:AC", 3),
    ("B24", "euchre", {}, "D", "P2:9C P3:AS P0:AH P1:KS", 2),
    ("B27", "euchre", {}, "H", "P3:AS P0:JD", 0),
    ("B28", "two-handed", {}, "D", "P0:AC P1:JH", 1),
    ("B29", "euchre-32", {}, "S", "P0:7H P1:8H P2:7S P3:AH", 2),
    ("B43", "six-handed", {}, "C", "P4:AD P5:AD P0:JS P1:9C P2:JS P3:KD", 0),
    ("B44", "nap", {}, "D", "P0:QD P1:KD P2:JD P3:AH", 1),
    ("B32", "bid-euchre", {}, "S", "P0:AH P1:AH P2:KH P3:9H", 0),
    ("B33", "bid-euchre", {}, "S", "P0:AH P1:JC P2:JC P3:AS", 1),
    ("B34", "bid-euchre", {}, "S", "P0:JC P1:JS P2:JS P3:JC", 1),
    ("B37", "bid-euchre", {}, "H", "P0:QS P1:QS P2:JH P3:JD", 2),
    ("B38", "bid-euchre", {}, "D", "P3:TH P0:TH P1:9H P2:JS", 3),
    ("B39", "bid-euchre", LOW, "LOW", "P0:KD P1:AD P2:9D P3:TD", 2),
    ("B42", "bid-euchre", LOW, "LOW", "P2:AC P3:AC P0:KC P1:JC", 1),
]

RENAMINGS = ["SCHD", "CSHD", "SCDH", "CSDH", "HDSC", "HDCS", "DHSC", "DHCS"]


def renamed(text: str, renaming: str) -> str:
    """Cards or a strain with S, C, H and D renamed to the four letters of the renaming."""
    if text in ("NT", "LOW"):
        return text
    return text.translate(str.maketrans("SCHD", renaming))


def play_cases() -> list[dict[str, Any]]:
    """All plays as entries of the data file."""
    cases = []
    for name, variant, settings, strain, hand, led, legal in PLAYS:
        for renaming in RENAMINGS:
            case: dict[str, Any] = {"id": name, "variant": variant, "set": settings, "suits": renaming}
            case["strain"] = renamed(strain, renaming)
            case["hand"] = renamed(hand, renaming).split()
            case["led"] = renamed(led, renaming)
            case["legal"] = renamed(legal, renaming).split()
            cases.append(case)
    return cases


def trick_cases() -> list[dict[str, Any]]:
    """All tricks as entries of the data file."""
    cases = []
    for name, variant, settings, strain, plays, winner in TRICKS:
        for renaming in RENAMINGS:
            case: dict[str, Any] = {"id": name, "variant": variant, "set": settings, "suits": renaming}
            case["strain"] = renamed(strain, renaming)
            pairs = [play.split(":") for play in plays.split()]
            case["plays"] = [[int(seat[1]), renamed(card, renaming)] for seat, card in pairs]
            case["winner"] = winner
            cases.append(case)
    return cases
