"""Find the deals of the single scenes that the browser tests show, and write them to ``scenes.json``.

``python -m tests.e2e.find_scenes`` looks for deals that lead to the scene whatever the luck of the computer
players.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from euchre.cards import Card
from euchre.game import Action, Deal, Observation, parse_action
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


def ordered_up_by_an_opponent(story: Story) -> bool:
    """The seat at your left makes your upcard trump, and you may take it or leave it."""
    return (1, "order") in story and any(seat == YOU and text.startswith("discard") for seat, text in story)


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
    """You hold both bowers of hearts and one more diamond, seat 3 the others; a heart is turned up."""
    rest = dealing(rng)
    yours = take(rest, "JH", "JD", "QD", "C", "TS")
    upcard = take(rest, "KH")[0]
    right = take(rest, "AD", "KD", "TD", "9D", "9H")
    return Deal((yours, take(rest, *[""] * 5), take(rest, *[""] * 5), right), upcard=upcard)


def with_a_monster(rng: random.Random, seat: int) -> Deal:
    """One opponent holds the five best clubs; a low club is turned up."""
    rest = dealing(rng)
    monster = take(rest, "JC", "JS", "AC", "KC", "QC")
    upcard = take(rest, "9C")[0]
    hands = [take(rest, *[""] * 5) for _ in range(3)]
    hands.insert(seat, monster)
    return Deal(tuple(hands), upcard=upcard)


def dealing(rng: random.Random) -> list[Card]:
    """The shuffled pack."""
    rest = EUCHRE.cards.cards(EUCHRE.cards.all)
    rng.shuffle(rest)
    return rest


def take(rest: list[Card], *wanted: str) -> tuple[Card, ...]:
    """Takes from the pack the first card that ends like each of these texts: a face, a suit, any."""
    taken = []
    for text in wanted:
        taken.append(next(card for card in rest if card.text.endswith(text)))
        rest.remove(taken[-1])
    return tuple(taken)


def main() -> None:
    """Write the file."""
    scenes = {
        "ordered-up": find("euchre", 0, timid, ordered_up_by_an_opponent, lambda rng: with_a_monster(rng, 1)),
        "both-alone": find(
            "euchre", 2, saying("alone"), both_sides_alone, lambda rng: with_a_monster(rng, 3)
        ),
        "bowers": find("euchre", 2, saying("order"), diamond_led, with_both_bowers),
    }
    FILE.write_text(json.dumps(scenes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
