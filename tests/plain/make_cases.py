"""Write tests/rulebook/cases.json, records/ and expected/ anew: python -m tests.plain.make_cases

Every case of an opening lead, an auction, a score or a win becomes a record that shows it: deals and play
are drawn at random until the situation arises.
"""

import json
import random
from pathlib import Path
from typing import Any

from .cards import RefusedError
from .facts import HAND_SIZE, SEATS, UPCARD, WIDOW, deck
from .game import Hand, Match
from .make_perft import take_steps
from .replay import replay
from .worked_calls import BID_CALLS, LEADS, TURNUP_CALLS
from .worked_family import CALLS, SCORES, WINS
from .worked_scores import BID_EUCHRE, EUCHRE, TWO_HANDED, WINNING
from .worked_tricks import play_cases, trick_cases

FOLDER = Path(__file__).parent.parent / "rulebook"
SECTIONS = {
    "euchre": "§1",
    "two-handed": "§2",
    "british": "§4",
    "three-handed": "§5",
    "railroad": "§6",
    "bid-euchre": "§7",
    "bid-euchre-single": "§12",
    "pepper": "§13",
    "hasenpfeffer": "§15",
    "nap": "§16",
    "buck": "§17",
    "six-handed": "§17a",
}
TABLES = {"euchre": EUCHRE, "two-handed": TWO_HANDED, "bid-euchre": BID_EUCHRE, **SCORES}


def score_cases() -> list[dict[str, Any]]:
    """The rows of the score tables as cases."""
    cases = []
    for variant, rows in TABLES.items():
        for name, settings, steps, hold, tricks, points in rows:
            case: dict[str, Any] = {
                "id": name,
                "section": SECTIONS[variant],
                "variant": variant,
                "set": settings,
            }
            calls = [step for step in steps if step != "end"]
            case["text"] = f"{', '.join(calls)}; the sides take {' and '.join(map(str, tricks))} tricks."
            case |= {"dealer": SEATS[variant] - 1, "steps": steps, "hold": hold}
            case["outcome"] = {"tricks": tricks, "points": points}
            cases.append(case)
    return cases


def deal_for(case: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A random deal in which the cards that the case speaks of lie where it says."""
    variant = case["variant"]
    rest = deck(variant)
    held = {seat: cards.split() for seat, cards in case.get("hold", {}).items()}
    upcard = case.get("upcard")
    for card in [card for cards in held.values() for card in cards] + ([upcard] if upcard else []):
        rest.remove(card)
    dice.shuffle(rest)
    hands = []
    for seat in range(case.get("set", {}).get("seats.count", SEATS[variant])):
        hand = list(held.get(seat, []))
        while len(hand) < HAND_SIZE[variant]:
            hand.append(rest.pop())
        hands.append(" ".join(hand))
    deal: dict[str, Any] = {"hands": hands}
    if variant in UPCARD:
        deal["upcard"] = upcard or rest.pop()
    if variant in WIDOW:
        deal["widow"] = " ".join(rest[: WIDOW[variant]])
    return deal


def play_out(case: dict[str, Any], deal: dict[str, Any], dice: random.Random) -> list[str]:
    """The actions of the case's steps in a deal, `end` being random play to the end of the hand."""
    steps = [step for step in case["steps"] if step != "end"]
    hand, actions = take_steps(Hand(case["variant"], case.get("set", {}), case["dealer"], deal), steps, dice)
    while case["steps"][-1] == "end" and not hand.is_over():
        actions.append(dice.choice(hand.legal()))
        hand = hand.play(actions[-1])
    return actions


def record_of(case: dict[str, Any], deal: dict[str, Any], actions: list[str]) -> dict[str, Any]:
    """The case as a record."""
    record: dict[str, Any] = {"format": "euchre-record", "version": 1}
    record["rules"] = {"id": case["variant"], "set": case.get("set", {})}
    record["score"] = case.get("score", Match(case["variant"], case.get("set", {})).score)
    record["hands"] = [{"dealer": case["dealer"], "deal": deal, "actions": actions}]
    return record


def position_after(record: dict[str, Any], after: int) -> Hand:
    """The record's only hand after so many actions."""
    written = record["hands"][0]
    hand = Hand(record["rules"]["id"], record["rules"]["set"], written["dealer"], written["deal"])
    for action in written["actions"][:after]:
        hand = hand.play(action)
    return hand


def refuses(hand: Hand, action: str) -> bool:
    """Whether an action is refused."""
    try:
        hand.play(action)
    except RefusedError:
        return True
    return False


def holds(check: dict[str, Any], record: dict[str, Any]) -> bool:
    """Whether a check of a case is true of its record."""
    hand = position_after(record, check["after"])
    facts = [hand.to_act() == check["to_act"], hand.phase == check.get("phase", hand.phase)]
    facts.append(sorted(hand.legal()) == sorted(check.get("legal", hand.legal())))
    facts += [not refuses(hand, action) for action in check.get("allowed", [])]
    facts += [refuses(hand, action) for action in check.get("refused", [])]
    for seat, cards in check.get("hands", {}).items():
        facts.append(sorted(hand.hands[int(seat)]) == sorted(cards.split()))
    return all(facts)


def agrees(case: dict[str, Any], record: dict[str, Any]) -> bool:
    """Whether a record shows what its case says."""
    result = replay(record)
    shown = result["hands"][0] if result["hands"] else {}
    for name, value in case.get("outcome", {}).items():
        if name not in shown or shown[name] != value:
            return False
    if any(result[name] != value for name, value in case.get("final", {}).items()):
        return False
    return all(holds(check, record) for check in case.get("checks", []))


def find_record(case: dict[str, Any], attempts: int = 300_000) -> dict[str, Any]:
    """A record that shows the case."""
    dice = random.Random(case["id"])
    for _attempt in range(attempts):
        deal = deal_for(case, dice)
        try:
            record = record_of(case, deal, play_out(case, deal, dice))
        except RefusedError:
            continue
        if agrees(case, record):
            return record
    raise AssertionError(f"no record found for {case['id']}")


def write_json(path: Path, value: Any) -> None:
    """Write a value as readable JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Make all files."""
    entries = []
    for case in [*LEADS, *TURNUP_CALLS, *BID_CALLS, *CALLS, *score_cases(), *WINNING, *WINS]:
        record = find_record(case)
        name = f"{case['id']}.json"
        write_json(FOLDER / "records" / name, record)
        write_json(FOLDER / "expected" / name, replay(record))
        kept = ("id", "section", "text", "variant", "set", "checks", "outcome", "final", "match")
        entries.append({part: case[part] for part in kept if part in case} | {"record": name})
        print(f"{case['id']}: {len(record['hands'][0]['actions'])} actions", flush=True)
    write_json(FOLDER / "cases.json", {"plays": play_cases(), "tricks": trick_cases(), "records": entries})


if __name__ == "__main__":
    main()
