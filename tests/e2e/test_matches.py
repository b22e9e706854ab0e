"""Whole matches through the page, by clicks and keys, with the scenes that go wrong elsewhere on the way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.player import Person


def scores(person: Person) -> list[int]:
    """The totals in the bar."""
    shown = [person.see(f"score-{side}").inner_text() for side in (0, 1)]
    return [int(re.findall(r"-?\d+", text.replace("−", "-"))[-1]) for text in shown]


def test_a_match_of_euchre_with_a_discard_a_void_hand_and_a_reload(person: Person):
    person.sit_down("euchre")
    # You deal, and take the upcard up.
    person.call("action-order")
    person.call("action-decline")
    assert len(person.hand()) == 5
    assert person.shows("leave-upcard") is False
    gone = person.hand()[-1]
    person.pick([gone])
    person.press(person.see("choose-submit"))
    assert len(person.hand()) == 5
    assert gone not in person.hand()
    person.step()
    reload_in_mid_trick(person)
    person.play_hand()
    assert sum(scores(person)) in (1, 2)
    person.press(person.see("next-hand"))
    # Nobody calls.
    before = scores(person)
    person.call("action-pass")
    person.call("action-pass")
    expect(person.see("result")).to_be_visible()
    assert scores(person) == before
    person.press(person.see("next-hand"))
    # Your partner deals and is ordered up.
    person.call("action-order")
    person.play_match()
    assert max(scores(person)) >= 10
    person.press(person.see("new-game"))
    assert scores(person) == [0, 0]


def reload_in_mid_trick(person: Person) -> None:
    """Cards, trick and turn are the same after the page has been loaded again."""
    while not person.shows("trick-card"):
        person.step()
    seen = person.hand(), person.see("trick-card").count(), scores(person), person.version
    person.page.reload()
    person.wait_ready()
    assert (person.hand(), person.see("trick-card").count(), scores(person), person.version) == seen


def test_a_match_of_two_handed_euchre_by_keyboard_alone(new_person):
    person = new_person(1280, 800)
    person.sit_down("two-handed")
    for _ in range(400):
        if person.shows("match-result"):
            break
        press_a_key(person)
    assert max(scores(person)) >= 10


def press_a_key(person: Person) -> None:
    """Go by tab and arrows to something that can be done, and press Enter."""
    before, keyboard = person.version, person.page.keyboard
    for _ in range(30):
        if person.page.evaluate(CAN_BE_PRESSED):
            break
        keyboard.press("ArrowRight" if person.page.evaluate(AMONG_CARDS) else "Tab")
    else:
        raise AssertionError(f"no key reaches a choice:\n{person.page.locator('body').inner_text()}")
    if person.page.evaluate("() => document.activeElement.dataset.testid") == "choose-card":
        keyboard.press("Enter")
        person.see("choose-submit").focus()
    keyboard.press("Enter")
    person.moved_on(before)


AMONG_CARDS = """() => {
  const name = document.activeElement?.dataset?.testid
  const playing = document.querySelector('[data-playable=true]') !== null
  return name === 'choose-card' || (name === 'hand-card' && playing)
}"""

CAN_BE_PRESSED = """() => {
  const at = document.activeElement
  const name = at?.dataset?.testid ?? ''
  if (name === 'hand-card') return at.dataset.playable === 'true'
  if (name === 'choose-card') return at.getAttribute('aria-disabled') !== 'true'
  return name === 'next-hand' || name === 'leave-upcard' || name.startsWith('action-')
}"""


def test_a_match_of_bid_euchre_with_a_lone_hand_from_both_sides(new_person):
    person = new_person(1280, 800)
    person.sit_down("bid-euchre")
    assert len(person.hand()) == 12
    # You go alone in spades and give two cards.
    person.see("bid-alone").check()
    person.see("bid-strain-S").click()
    person.press(person.see("bid-submit"))
    given = [face for face in person.hand() if face[1] in "HD"][-1:]
    person.pick(given)
    person.press(person.see("choose-submit"))
    assert len(person.hand()) == 12
    assert person.shows("hand-card")
    play_by_strength(person)
    assert person.shows("result")
    assert scores(person)[0] in (24, -24)
    person.press(person.see("next-hand"))
    # Your partner goes alone and asks for cards.
    submit = person.see("choose-submit")
    expect(submit).to_be_disabled()
    for face in person.hand():
        if submit.is_enabled():
            break
        person.pick([face])
        person.page.locator("[data-testid=choose-card][aria-pressed=false]").first.click(
            position={"x": 14, "y": 18}
        )
    before = scores(person)[0]
    person.press(submit)
    # You sit out, so the hand goes by without you.
    expect(person.see("result")).to_contain_text(re.compile("alone", re.IGNORECASE))
    assert abs(scores(person)[0] - before) == 24
    person.play_match()
    assert max(scores(person)) >= 52


def play_by_strength(person: Person) -> None:
    """Play the leftmost card that may be played: trumps from the top."""
    while not person.shows("result"):
        person.press(person.page.locator("[data-testid=hand-card][data-playable=true]").first)
