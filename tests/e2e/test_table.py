"""What a table does besides play: it offers, explains, shows again, waits, comes back."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import SCENES
from tests.e2e.player import CORNER, Person
from tests.server.process import ServerProcess


def dealt(scene: str) -> list[list[str]]:
    """The hands of a prepared deal."""
    hands = json.loads(SCENES.read_text(encoding="utf-8"))[scene]["deal"]["hands"]
    return [hand.split() for hand in hands]


def card(person: Person, face: str) -> Locator:
    """A card of the hand, by its face."""
    return person.page.locator(f"[data-testid=hand-card][data-face='{face}']")


def order(person: Person) -> None:
    """Make the turned suit trump, with your partner."""
    person.call("action-order")
    person.call("action-decline")


def on_table(person: Person) -> list[str]:
    """The faces of the trick on the table, in the order played."""
    return [str(one.get_attribute("data-face")) for one in person.see("trick-card").all()]


def log_rows(person: Person) -> list[list[str]]:
    """The tricks in the side panel: what each seat played, as a screen reader says it; "" for who sat out."""
    rows = person.see("log").locator("tbody tr")
    return [[cell.inner_text().strip() for cell in row.locator("td").all()] for row in rows.all()]


# ------------------------------------------------------------ offers and the upcard


def test_the_lone_question_can_be_silenced_and_asked_again(person: Person):
    person.sit_down("euchre")
    person.call("action-order")
    expect(person.see("table")).to_contain_text("You made clubs. Play alone?")
    assert person.buttons() == ["action-decline", "action-alone"]
    person.see("lone-never-ask").check()
    person.call("action-decline")
    assert person.shows("choose-submit")

    person.new_game()
    person.page.evaluate(NOTE_QUESTIONS)
    person.call("action-order")
    assert person.shows("choose-submit")
    assert person.page.evaluate("() => window.questions") == 0

    person.see("settings").click()
    expect(person.see("lone-never")).to_be_checked()
    person.see("lone-ask").check()
    person.page.keyboard.press("Escape")
    person.new_game()
    person.call("action-order")
    assert person.shows("lone-never-ask")


NOTE_QUESTIONS = """() => {
  window.questions = 0
  const note = () => (window.questions += document.querySelectorAll('[data-testid=lone-never-ask]').length)
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}"""


def test_a_dealer_ordered_up_by_another_may_leave_the_upcard(new_person):
    person = new_person(1280, 800, scene="ordered-up")
    person.sit_down("euchre")
    if "action-decline" in person.buttons():
        person.call("action-decline")
    expect(person.see("table")).to_contain_text("put a card out, or leave it")
    held = person.hand()
    assert sorted(held) == sorted(dealt("ordered-up")[0])
    person.call("leave-upcard")
    assert person.hand() == held
    expect(person.see("contract")).to_have_attribute("data-strain", "C")
    expect(person.see("log")).to_contain_text("You leave the card.")
    person.play_hand()
    played = [cell for row in log_rows(person) for cell in row if cell]
    assert len(played) in (15, 20)
    assert not [cell for cell in played if "Nine of clubs" in cell]
    all_hands_are_shown(person, "ordered-up")


def all_hands_are_shown(person: Person, scene: str) -> None:
    """The result shows on demand what each seat was dealt."""
    assert not person.shows("all-hands")
    person.see("show-hands").click()
    hands = person.see("all-hands").locator("dd")
    ranks = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "Ten", "9": "Nine"}
    suits = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}
    for seat, hand in enumerate(dealt(scene)):
        said = hands.nth(seat).locator(".sr-only").all_inner_texts()
        want = [f"{ranks[face[0]]} of {suits[face[1]]}" for face in hand]
        assert sorted(text.split(",")[0] for text in said) == sorted(want)


# ------------------------------------------------------------ cards that may not be played, and trumps


def test_pressing_a_card_that_breaks_a_rule_names_the_rule_and_changes_nothing(new_person):
    person = new_person(scene="bowers")
    person.sit_down("euchre")
    order(person)
    expect(person.see("contract")).to_contain_text("You · need 3")
    # Diamonds are led. The jack of diamonds is a heart now, so the queen must be played.
    expect(person.see("status")).to_have_text("Follow diamonds")
    before = person.version, person.hand(), on_table(person)
    left = card(person, "JD")
    expect(left).to_have_attribute("aria-disabled", "true")
    left.click(position=CORNER, force=True)
    expect(person.see("status")).to_have_text("You must follow suit: play a diamond")
    expect(person.see("spoken")).to_have_text("You must follow suit: play a diamond")
    assert (person.version, person.hand(), on_table(person)) == before
    person.press(card(person, "QD"))
    assert "QD" not in person.hand()
    expect(person.see("status")).not_to_have_text("You must follow suit: play a diamond")


GILT = """(card) => {
  const face = card.querySelector('.card')
  const gold = document.createElement('i')
  gold.style.color = 'var(--gold)'
  face.append(gold)
  const colour = getComputedStyle(gold).color
  gold.remove()
  const outlined = [null, '::before', '::after'].some((part) => {
    const style = getComputedStyle(face, part)
    return style.boxShadow.includes(colour)
  })
  const mark = face.querySelector('.mark')
  const marked = mark !== null && getComputedStyle(mark).backgroundColor === colour && mark.offsetWidth > 0
  return [outlined, marked]
}"""
"""Whether a card is outlined and marked in gold."""


def test_both_bowers_wear_the_gold_of_trumps(new_person):
    person = new_person(scene="bowers")
    person.sit_down("euchre")
    faces = person.hand()
    assert all(card(person, face).evaluate(GILT) == [False, False] for face in faces)
    order(person)
    assert {face: card(person, face).evaluate(GILT) for face in faces} == {
        face: [face in ("JH", "JD")] * 2 for face in faces
    }
    expect(card(person, "JH")).to_have_accessible_name(re.compile("^Jack of hearts, right bower, trump"))
    expect(card(person, "JD")).to_have_accessible_name(re.compile("^Jack of diamonds, left bower, trump"))
    assert person.hand()[:2] == ["JH", "JD"]


# ------------------------------------------------------------ both sides alone


def test_both_sides_alone_play_two_against_each_other(new_person):
    person = new_person(1280, 800, scene="both-alone")
    person.sit_down("euchre")
    person.call("action-alone")
    for partner in (1, 2):
        expect(person.see(f"seat-{partner}")).to_contain_text("sits out")
    expect(person.see("seat-3")).to_contain_text(re.compile("alone", re.IGNORECASE))
    # The lone defender leads.
    expect(person.see("status")).to_have_text("Your lead")
    person.play_hand()
    rows = log_rows(person)
    assert len(rows) == 5
    assert all([cell != "" for cell in row] == [True, False, False, True] for row in rows)
    expect(person.see("result")).to_contain_text("alone")


# ------------------------------------------------------------ looking back


def test_the_last_trick_can_be_looked_at_again(new_person):
    person = new_person(1280, 800)
    person.sit_down("euchre")
    person.call("action-order")
    while not person.shows("last-trick"):
        person.step()
    names = person.see("log").locator("thead th").all_inner_texts()
    row = log_rows(person)[-2 if person.shows("trick-card") else -1]
    person.see("last-trick").click()
    shown = person.page.get_by_role("dialog", name="Last trick").get_by_role("listitem").all_inner_texts()
    played = [(name, cell) for name, cell in zip(names, row, strict=True) if cell]
    assert len(shown) == len(played) >= 2, "a seat that sits out plays no card"
    for name, cell in played:
        (where,) = [text for text in shown if re.search(rf"\b{name}\b", text)]
        spoken = cell.splitlines()[-1]
        assert re.sub(", taken by .*", "", spoken) in where
        assert ("took it" in where) == ("taken by" in spoken)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


# ------------------------------------------------------------ the exchange


def test_a_lone_bidder_may_keep_all_his_cards_or_exchange_three_and_no_more(new_person):
    person = new_person()
    person.sit_down("bid-euchre")
    bid_alone_in_spades(person)
    held = person.hand()
    expect(person.see("choose-submit")).to_have_text("Exchange none")
    person.press(person.see("choose-submit"))
    assert person.hand() == held

    person.new_game()
    bid_alone_in_spades(person)
    given = person.hand()[-3:]
    person.pick(given)
    person.page.locator("[data-testid=choose-card]").first.click(position=CORNER)
    expect(person.page.locator("[data-testid=choose-card][aria-pressed=true]")).to_have_count(3)
    person.press(person.see("choose-submit"))
    assert len(person.hand()) == 12
    assert sorted(person.hand()) != sorted(held)


def bid_alone_in_spades(person: Person) -> None:
    person.see("bid-alone").check()
    person.see("bid-strain-S").click()
    person.press(person.see("bid-submit"))


# ------------------------------------------------------------ pace


NOTE_VERSIONS = """() => {
  const root = document.documentElement
  window.moments = []
  const note = () => {
    if (window.moments.at(-1)?.version === root.dataset.version) return
    window.moments.push({ version: root.dataset.version, at: performance.now() })
  }
  new MutationObserver(note).observe(root, { attributeFilter: ['data-version'] })
}"""
MEAN_PAUSE = "() => (window.moments.at(-1).at - window.moments[0].at) / (window.moments.length - 1)"
PACE = 1_300
"""Milliseconds for each card of a bot: slow ones take 1,800, instant ones no more than their thinking."""


def test_the_pace_of_the_bots_changes_at_once_and_stays(new_person):
    person = new_person(scene="bowers")
    person.sit_down("euchre")
    order(person)
    set_pace(person, "slow")
    person.page.evaluate(NOTE_VERSIONS)
    person.press(card(person, "QD"))
    # Two more bots play to the trick, each after a pause.
    assert person.page.evaluate("() => window.moments.length") >= 3
    assert person.page.evaluate(MEAN_PAUSE) > PACE
    person.page.reload()
    person.wait_ready()
    person.see("settings").click()
    expect(person.see("pace-slow")).to_be_checked()
    person.page.keyboard.press("Escape")
    set_pace(person, "instant")
    person.page.evaluate(NOTE_VERSIONS)
    person.step()
    assert person.page.evaluate("() => window.moments.length") >= 2
    assert person.page.evaluate(MEAN_PAUSE) < PACE


def set_pace(person: Person, pace: str) -> None:
    """Choose the pace in the menu, and wait until the server has taken it up."""
    person.see("settings").click()
    with person.page.expect_response(lambda answer: answer.url.endswith("/pace")) as answer:
        person.see(f"pace-{pace}").check()
    assert answer.value.ok
    person.page.keyboard.press("Escape")


# ------------------------------------------------------------ one seat, several pages; a server that dies


def test_two_tabs_of_one_seat_show_the_same_and_play_one_card(new_person):
    one = new_person(scene="bowers")
    one.sit_down("euchre")
    order(one)
    other = new_person(scene="bowers", beside=one)
    other.page.goto(one.page.url)
    other.wait_ready()
    assert (other.hand(), on_table(other), other.version) == (one.hand(), on_table(one), one.version)

    before = one.version
    card(other, "QD").click(position=CORNER)
    for tab in (one, other):
        tab.moved_on(before)
        assert "QD" not in tab.hand()
    same_everywhere(one, other)

    # Both play at once: only one card is played.
    before, held = one.version, one.hand()
    playable = one.page.locator("[data-testid=hand-card][data-playable=true]")
    first = str(playable.first.get_attribute("data-face"))
    last = str(playable.last.get_attribute("data-face"))
    one.page.evaluate(CLICK, first)
    other.page.evaluate(CLICK, last)
    for tab in (one, other):
        tab.moved_on(before)
    same_everywhere(one, other)
    assert len(one.hand()) == len(held) - 1


CLICK = "(face) => document.querySelector(`[data-testid=hand-card][data-face='${face}']`)?.click()"


def same_everywhere(one: Person, other: Person) -> None:
    """Both tabs have come to the same version and show the same."""
    newest = max(one.version, other.version, key=int)
    for tab in (one, other):
        expect(tab.page.locator("html")).to_have_attribute("data-version", newest)
        tab.wait_ready()
    assert (other.hand(), on_table(other)) == (one.hand(), on_table(one))


def test_a_card_played_while_the_server_is_dead_is_played_when_it_is_back(new_person, server_of):
    server: ServerProcess = server_of("bowers")
    person = new_person(1280, 800, scene="bowers")
    person.sit_down("euchre")
    order(person)
    before, held, score = person.version, person.hand(), person.see("score").inner_text()
    assert len(on_table(person)) == 1
    server.kill()
    try:
        expect(person.see("status")).to_have_text("Connection lost. Reconnecting…")
        card(person, "QD").click(position=CORNER)
        expect(card(person, "QD")).to_have_count(0)
        expect(person.see("status")).to_have_text("Connection lost. Reconnecting…")
    finally:
        server.start()
    person.moved_on(before)
    assert person.hand() == [face for face in held if face != "QD"]
    assert person.see("score").inner_text() == score
    assert "Queen of diamonds" in log_rows(person)[0][0]
    person.play_hand()
    played = [cell.splitlines()[-1].split(",")[0] for row in log_rows(person) for cell in row]
    assert len(played) == len(set(played)) == 20
    after = person.hand(), person.see("score").inner_text(), person.version
    person.page.reload()
    person.wait_ready()
    assert (person.hand(), person.see("score").inner_text(), person.version) == after


# ------------------------------------------------------------ leaving and coming back


def test_the_home_page_leads_back_to_the_table_and_the_record_can_be_taken_along(new_person):
    person = new_person(scene="bowers")
    person.sit_down("euchre")
    person.call("action-order")
    address, seen = person.page.url, (person.hand(), on_table(person), person.version)
    person.see("settings").click()
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["rules"]["id"] == "euchre"
    # The hand in play is nobody's to know before it is over.
    assert record["hands"] == []
    person.page.get_by_role("link", name="Home").click()
    expect(person.see("game-euchre")).to_be_visible()
    person.see("continue").click()
    person.wait_ready()
    assert person.page.url == address
    assert (person.hand(), on_table(person), person.version) == seen
    person.page.go_back()
    expect(person.see("game-euchre")).to_be_visible()
