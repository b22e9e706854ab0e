"""A hand of every game through the page, by its buttons and cards alone; rules pages and the host's form."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from euchre.rules import variant, variant_ids
from euchre.rules.form import seat_counts
from tests.e2e.looks import look
from tests.e2e.player import Person
from tests.e2e.test_pages import NEW_TABLE

SHORT = {"match.target": 1}


def lay(person: Person, variant_id: str, **settings: object) -> None:
    """Sit down at a new table with these keys set."""
    wish = {
        "variant": variant_id,
        "pace": "instant",
        "set": {k.replace("__", "."): v for k, v in settings.items()},
    }
    path = person.page.evaluate(NEW_TABLE, wish)
    person.page.goto(f"{person.address.rstrip('/')}{path}")
    person.wait_ready()


@pytest.fixture
def guest(person: Person) -> Person:
    """A person on the home page."""
    person.page.goto(person.address)
    expect(person.see("game-nap")).to_be_visible()
    return person


def test_a_hand_of_every_game(guest: Person):
    for variant_id in variant_ids():
        guest.eager = variant_id not in ("bid-euchre-midwest", "indiana")
        lay(guest, variant_id)
        guest.play_hand()
        guest.check_page()
        assert guest.see("result").inner_text().strip(), variant_id


@pytest.mark.soak
@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_short_match_with_any_number(guest: Person, variant_id: str):
    rules = variant(variant_id)
    for seats in seat_counts(variant_id):
        wish: dict[str, object] = {"seats__count": seats}
        if rules.match.max_hands:
            wish["match__max_hands"] = 3
        elif rules.match.start:
            wish["match__start"] = 3
        else:
            wish["match__target"] = 2
        lay(guest, variant_id, **wish)
        guest.play_match(400)
        look(guest, f"{variant_id} for {seats}")
