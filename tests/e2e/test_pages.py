"""Every page, panel and dialog fits the window, can be read and reached, and obeys the content policy."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.looks import look
from tests.e2e.player import CORNER, Person


def test_the_pages_around_the_table(person: Person):
    person.page.goto(person.address)
    expect(person.see("game-euchre")).to_be_visible()
    look(person, "home")
    person.see("settings").click()
    look(person, "settings")
    person.page.keyboard.press("Escape")
    for path in ("nowhere", "table/nowhere"):
        person.page.goto(f"{person.address}{path}")
        expect(person.page.get_by_role("link", name="Home")).to_be_visible()
        look(person, path)
    # A page that is not there answers 404, and the browser notes it.
    person.faults = [fault for fault in person.faults if "404" not in fault]
    person.sit_down("euchre")
    person.page.goto(person.address)
    expect(person.see("continue")).to_be_visible()
    look(person, "home with a match to continue")


def test_a_hand_of_euchre(person: Person):
    person.sit_down("euchre")
    look(person, "order")
    person.call("action-order")
    look(person, "lone question")
    person.call("action-decline")
    look(person, "discard")
    person.pick(person.hand()[-1:])
    look(person, "discard picked")
    person.press(person.see("choose-submit"))
    while not person.shows("last-trick"):
        person.step()
    look(person, "play")
    person.see("last-trick").click()
    look(person, "last trick")
    person.page.keyboard.press("Escape")
    person.see("settings").click()
    person.page.locator("summary").click()
    look(person, "menu")
    person.page.keyboard.press("Escape")
    person.play_hand()
    look(person, "result")
    person.see("show-hands").click()
    look(person, "all hands")
    person.press(person.see("next-hand"))
    person.call("action-pass")
    look(person, "naming")
    person.call("action-pass")
    look(person, "void hand")


def test_the_upcard_left_and_a_card_refused(new_person):
    person = new_person(scene="ordered-up")
    person.sit_down("euchre")
    look(person, "lone question against a lone maker")
    person.call("action-decline")
    look(person, "discard or leave")
    person = new_person(scene="bowers")
    person.sit_down("euchre")
    look(person, "assist")
    person.call("action-order")
    person.call("action-decline")
    look(person, "follow")
    barred = person.page.locator("[data-testid=hand-card][data-playable=false]").first
    barred.click(position=CORNER, force=True)
    expect(person.see("status")).to_contain_text("You must follow suit")
    look(person, "card refused")


def test_both_sides_alone(new_person):
    person = new_person(scene="both-alone")
    person.sit_down("euchre")
    person.call("action-alone")
    look(person, "both sides alone")
    person.step()
    look(person, "both sides alone, second trick")
    person.play_hand()
    look(person, "result of both sides alone")


def test_a_match_for_two(person: Person):
    person.sit_down("two-handed")
    short = {"variant": "two-handed", "pace": "instant", "set": {"match.target": 1}}
    path = person.page.evaluate(NEW_TABLE, short)
    person.page.goto(f"{person.address.rstrip('/')}{path}")
    person.wait_ready()
    while person.buttons():
        person.step()
    look(person, "two-handed")
    person.play_match()
    look(person, "match result")
    person.see("show-hands").click()
    look(person, "match result with all hands")


NEW_TABLE = """async (wish) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
  return (await answer.json()).path
}"""


def test_hands_of_bid_euchre(person: Person):
    person.sit_down("bid-euchre")
    look(person, "bid")
    person.see("bid-alone").check()
    person.see("bid-strain-S").click()
    look(person, "bid alone")
    person.press(person.see("bid-submit"))
    look(person, "exchange")
    person.pick(person.hand()[-3:])
    look(person, "exchange picked")
    person.press(person.see("choose-submit"))
    person.step()
    look(person, "lone play")
    person.play_hand()
    expect(person.see("result")).to_contain_text("You bid alone in spades and took")
    person.see("show-hands").click()
    look(person, "all hands of twelve")
    person.press(person.see("next-hand"))
    look(person, "giving back")


SCRIPT = "Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' })"


@pytest.mark.parametrize(
    "crime",
    [
        f"document.head.append({SCRIPT})",
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')",
        "fetch('http://127.0.0.2/').catch(() => undefined)",
    ],
    ids=["script", "style", "host"],
)
def test_the_content_policy_holds_and_its_breach_is_noticed(person: Person, crime: str):
    person.page.goto(person.address)
    expect(person.see("game-euchre")).to_be_visible()
    assert person.faults == []
    with person.page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        person.page.evaluate(f"() => {{ {crime} }}")
    assert person.page.evaluate("() => window.ran") is None
    assert any("Content Security Policy" in fault for fault in person.faults)
    person.faults.clear()
