"""A hand of every game through the page, by its buttons and cards alone; rules pages and the host's form."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from euchre.rules import variant, variant_ids
from euchre.rules.form import seat_counts
from tests.e2e.looks import look
from tests.e2e.player import Person
from tests.e2e.test_pages import NEW_TABLE


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
        guest.eager = guest.hasty = True
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


# ------------------------------------------------------------------ rules and house rules


def test_the_rules_of_a_game_and_back(guest: Person):
    guest.see("rules-railroad").click()
    expect(guest.page).to_have_url(f"{guest.address}rules/railroad")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Rules of Railroad Euchre")
    expect(guest.see("rules")).to_contain_text("it stands for hearts")
    look(guest, "rules")
    guest.page.get_by_role("link", name="The points").click()
    expect(guest.page.get_by_role("heading", name="The points")).to_be_focused()
    guest.page.reload()
    guest.see("rules-back").click()
    expect(guest.see("game-nap")).to_be_visible()
    guest.page.goto(f"{guest.address}rules/whist")
    expect(guest.page.get_by_text("There is no game called whist")).to_be_visible()
    guest.faults = [fault for fault in guest.faults if "400" not in fault]


def test_a_host_sets_house_rules_by_keyboard(guest: Person):
    keyboard = guest.page.keyboard
    guest.see("house-euchre").focus()
    keyboard.press("Enter")
    expect(guest.see("house-form")).to_be_visible()
    look(guest, "house rules")
    switch(guest, "auction.second_round_no_trump")
    expect(guest.see("house-status")).to_contain_text("No-trump may be named in the second round.")
    guest.see("house-more").focus()
    keyboard.press("Enter")
    switch(guest, "deck.joker")
    expect(guest.see("house-refused")).to_contain_text("leave no-trump off")
    expect(guest.see("house-play")).to_be_disabled()
    look(guest, "house rules refused")
    guest.faults = [fault for fault in guest.faults if "400" not in fault]
    switch(guest, "auction.second_round_no_trump")
    expect(guest.see("house-status")).to_contain_text("The joker is added to the deck.")
    guest.see("set-match.target").fill("5")
    guest.see("set-match.target").press("Tab")
    expect(guest.see("house-status")).to_contain_text("reached 5")
    guest.see("house-play").focus()
    keyboard.press("Enter")
    guest.wait_ready()
    guest.see("settings").click()
    guest.see("menu-rules").click()
    expect(guest.see("house-rules")).to_contain_text("reached 5")
    expect(guest.see("house-rules")).to_contain_text("The joker is added")
    look(guest, "rules of a table")
    guest.see("rules-back").click()
    guest.wait_ready()


def switch(person: Person, key: str) -> None:
    """Turn a switch of the form with the space bar."""
    person.see(f"set-{key}").focus()
    person.page.keyboard.press("Space")
