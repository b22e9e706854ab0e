"""Find the deals of the single scenes that the browser tests show, and write them to ``scenes.json``.

``python -m tests.e2e.find_scenes`` looks for deals that lead to the scene whatever the luck of the computer
players.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from euchre.cards import Card
from euchre.game import Action, Deal, Observation, parse_action, shuffle
from euchre.rules import variant
from tests.e2e.find_deals import YOU, Person, find, timid

FILE = Path(__file__).with_name("scenes.json")
EUCHRE = variant("euchre")
Story = list[tuple[int | None, str]]


def saying(*wishes: str) -> Person:
    """Does the first of these that is legal, and otherwise what a timid person does."""

    def choose(eye: Observation) -> Action:
        legal = eye.legal()
        wished = [parse_action(text) for text in wishes]
        return next((action for action in wished if action in legal), timid(eye))

    return choose


def someone_orders_you_up(story: Story) -> bool:
    """Another seat makes your upcard trump, nobody is alone, and you discard."""
    orders = [seat for seat, text in story if text == "order"]
    discards = any(seat == YOU and text.startswith("discard") for seat, text in story)
    return orders != [] and orders[0] != YOU and discards and not any(text == "alone" for _, text in story)


def both_sides_alone(story: Story) -> bool:
    """An opponent goes alone, and you against him."""
    alone = {seat for seat, text in story if text == "alone"}
    return len(alone) == 2 and YOU in alone and bool(alone & {1, 3})


def diamond_led(story: Story) -> bool:
    """You order hearts, and the seat at your right leads a diamond that is no trump."""
    played = [(seat, text) for seat, text in story if len(text) == 2]
    seat, card = played[0]
    quiet = (YOU, "order") in story and not any(text == "alone" for _, text in story)
    return quiet and seat == 3 and card[1] == "D" and card != "JD"


def with_both_bowers(rng: random.Random) -> Deal:
    """You hold both bowers of hearts and one more diamond; seat 2 turns up a heart."""
    deck = EUCHRE.cards
    rest = deck.cards(deck.all)
    rng.shuffle(rest)

    def take(wanted: str) -> Card:
        card = next(card for card in rest if card.text.endswith(wanted))
        rest.remove(card)
        return card

    yours = tuple(take(wanted) for wanted in ("JH", "JD", "D", "C", "S"))
    upcard = take("H")
    others = [tuple(rest.pop() for _ in range(5)) for _ in range(3)]
    return Deal((yours, *others), upcard=upcard)


def with_a_monster(rng: random.Random) -> Deal:
    """Seat 3 holds the five best clubs; a low club is turned up by your partner."""
    deck = EUCHRE.cards
    monster = [deck.parse(text)[0] for text in "JC JS AC KC QC".split()]
    upcard = deck.parse("9C")[0]
    rest = [card for card in deck.cards(deck.all) if card not in (*monster, upcard)]
    rng.shuffle(rest)
    others = [tuple(rest.pop() for _ in range(5)) for _ in range(3)]
    return Deal((*others, tuple(monster)), upcard=upcard)


def main() -> None:
    """Write the file."""

    def by_chance(rng: random.Random) -> Deal:
        return shuffle(EUCHRE, rng)

    scenes = {
        "ordered-up": find("euchre", 0, saying("pass"), someone_orders_you_up, by_chance),
        "both-alone": find("euchre", 2, saying("alone"), both_sides_alone, with_a_monster),
        "bowers": find("euchre", 2, saying("order"), diamond_led, with_both_bowers),
    }
    FILE.write_text(json.dumps(scenes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
