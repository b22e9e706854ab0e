"""Write tests/perft/*.json anew: python -m tests.plain.make_perft [VARIANT ...]"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from .cards import RefusedError
from .conditions import WISHES
from .facts import HAND_SIZE, SEATS, UPCARD, WIDOW, deck
from .game import Hand, Match
from .perft import Count, perft
from .positions import AFTER_VOID, BID_EUCHRE, EUCHRE, SOAKS, TWO_HANDED, Description
from .positions_family import FAMILY, PASSED_OUT

FOLDER = Path(__file__).parent.parent / "perft"
QUICK = {"euchre": EUCHRE, "two-handed": TWO_HANDED, "bid-euchre": BID_EUCHRE, **FAMILY}


def random_deal(variant: str, dice: random.Random, seats: int | None = None) -> dict[str, Any]:
    """A shuffled deal."""
    cards = deck(variant)
    dice.shuffle(cards)
    size, seats = HAND_SIZE[variant], seats or SEATS[variant]
    deal: dict[str, Any] = {
        "hands": [" ".join(cards[seat * size : (seat + 1) * size]) for seat in range(seats)]
    }
    rest = cards[seats * size :]
    if variant in UPCARD:
        deal["upcard"] = rest.pop(0)
    if variant in WIDOW:
        deal["widow"] = " ".join(rest[: WIDOW[variant]])
    return deal


def fits(step: str, action: str, hand: Hand) -> bool:
    """Whether a legal action is what a step of a description asks for."""
    words = step.split()
    if step == "any":
        return True
    if step == "take up":
        return action.startswith("discard") and not action.endswith(f" {hand.upcard}")
    if step == "leave":
        return action == f"discard {hand.upcard}"
    if words[0] == "give" and words[1].isdigit():
        return action.startswith("give") and len(action.split()) == 1 + int(words[1])
    return action == step


def all_hold(hand: Hand, number: int) -> bool:
    """Whether every seat that plays holds no more than so many cards, and all the same number."""
    held = [len(cards) for seat, cards in enumerate(hand.hands) if not hand.sits_out(seat)]
    return max(held) <= number and max(held) == min(held)


def take_steps(hand: Hand, steps: list[str], dice: random.Random) -> tuple[Hand, list[str]]:
    """The hand after the steps, and the actions they came to; raises RefusedError where one is impossible."""
    actions: list[str] = []
    for step in steps:
        if step == "take up" and hand.step != "discard":
            continue
        if step.startswith("down to"):
            while not all_hold(hand, int(step.split()[2])):
                actions.append(dice.choice(hand.legal()))
                hand = hand.play(actions[-1])
            continue
        possible = [action for action in hand.legal() if fits(step, action, hand)]
        if not possible:
            raise RefusedError(f"no action here fits {step!r}")
        actions.append(dice.choice(possible))
        hand = hand.play(actions[-1])
    return hand, actions


def find(variant: str, description: Description, dice: random.Random) -> tuple[dict[str, Any], Hand]:
    """A random position of the described kind, as it is written in the file and as a hand."""
    name, settings, steps, wish, _limit = description
    for _attempt in range(1_000_000):
        seats = settings.get("seats.count", SEATS[variant])
        deal = random_deal(variant, dice, seats)
        dealer = dice.randrange(seats)
        try:
            hand, actions = take_steps(Hand(variant, settings, dealer, deal), steps, dice)
        except RefusedError:
            continue
        if not hand.is_over() and WISHES[wish](hand):
            entry = {"name": name, "variant": variant, "set": settings, "dealer": dealer}
            return {**entry, "deal": deal, "actions": actions}, hand
    raise AssertionError(f"no deal found for {name!r}")


def find_after_void(
    variant: str, description: Description, dice: random.Random
) -> tuple[dict[str, Any], Hand]:
    """A position in the hand after a void one; the void hand comes `before` it."""
    name, settings, steps, answer, limit = description
    first: Description = (name, settings, [], "farmer's hand" if answer == "redeal" else "", limit)
    before, hand = find(variant, first, dice)
    while not hand.is_over():
        before["actions"].append(answer)
        hand = hand.play(answer)
    match = Match(variant, settings)
    match.add(hand)
    deal = random_deal(variant, dice)
    assert match.dealer is not None
    hand, actions = take_steps(Hand(variant, settings, match.dealer, deal), steps, dice)
    entry = {"name": name, "variant": variant, "set": settings, "dealer": match.dealer}
    written = {part: before[part] for part in ("dealer", "deal", "actions")}
    return {**entry, "before": [written], "deal": deal, "actions": actions}, hand


def deepest(hand: Hand, limit: int) -> tuple[int, Count]:
    """The greatest depth with at most `limit` leaves, no deeper than the hand goes, and its count."""
    depth, count = 1, perft(hand, 1)
    while count.over < count.leaves:
        deeper = perft(hand, depth + 1, limit)
        if deeper.leaves > limit:
            break
        depth, count = depth + 1, deeper
    return depth, count


def counted(entry: dict[str, Any], hand: Hand, limit: int) -> dict[str, Any]:
    """The entry with its depth and counts."""
    depth, count = deepest(hand, limit)
    result = {"depth": depth, "leaves": count.leaves, "over": count.over}
    return {**entry, **result, "points": count.points, "tricks": count.tricks}


def entries(
    variant: str, descriptions: list[Description], *, after_void: bool = False
) -> list[dict[str, Any]]:
    """The counted entries of a list of descriptions, one random stream each."""
    result = []
    for description in descriptions:
        dice = random.Random(f"{variant}: {description[0]}")
        search = find_after_void if after_void else find
        entry, hand = search(variant, description, dice)
        result.append(counted(entry, hand, description[4]))
        print(
            f"{variant}: {description[0]}: depth {result[-1]['depth']}, {result[-1]['leaves']} leaves",
            flush=True,
        )
    return result


def write(variant: str) -> None:
    """Make one variant's file."""
    quick = entries(variant, QUICK[variant])
    quick += entries(variant, AFTER_VOID.get(variant, PASSED_OUT.get(variant, [])), after_void=True)
    soak = entries(variant, SOAKS.get(variant, []))
    print(f"{variant}: {sum(entry['leaves'] for entry in quick)} leaves in {len(quick)} quick entries")
    text = json.dumps({"quick": quick, "soak": soak}, indent=1, ensure_ascii=False)
    (FOLDER / f"{variant}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for variant_id in sys.argv[1:] or list(QUICK):
        write(variant_id)
