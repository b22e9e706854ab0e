"""Every page in every language: chosen by the browser, without a word of English, and nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.looks import glance
from tests.e2e.player import Person

TAGS = {"id": "id-ID", "jv": "jv-ID", "vi": "vi-VN"}
languages = pytest.mark.parametrize("lang", TAGS)


@pytest.fixture
def speaker(new_person: Callable[..., Person], lang: str) -> Person:
    """Somebody whose browser asks for the language."""
    return new_person(locale=TAGS[lang])


@languages
def test_the_pages_around_the_table(speaker: Person, lang: str):
    page = speaker.page
    page.goto(speaker.address)
    expect(speaker.see("game-euchre")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    glance(speaker, lang, "home")
    speaker.see("how-to-play").click()
    page.locator("dialog summary").last.click()
    expect(speaker.see("how-bid-euchre")).to_be_visible()
    glance(speaker, lang, "how to play")
    page.keyboard.press("Escape")
    speaker.see("settings").click()
    expect(speaker.see(f"lang-{lang}")).to_be_checked()
    glance(speaker, lang, "settings")
    speaker.see("unreviewed").get_by_role("link").click()
    expect(page).to_have_url(f"{speaker.address}translations")
    glance(speaker, lang, "translations")
    for path in ("nowhere", "table/nowhere"):
        page.goto(f"{speaker.address}{path}")
        expect(page.locator("main a.button")).to_be_visible()
        glance(speaker, lang, path.replace("/", " "))
    speaker.faults = [fault for fault in speaker.faults if "404" not in fault]


@languages
def test_a_hand_of_euchre(speaker: Person, lang: str):
    speaker.sit_down("euchre")
    glance(speaker, lang, "order")
    speaker.call("action-order")
    glance(speaker, lang, "lone question")
    speaker.call("action-decline")
    speaker.pick(speaker.hand()[-1:])
    glance(speaker, lang, "discard")
    speaker.press(speaker.see("choose-submit"))
    while not speaker.shows("last-trick"):
        speaker.step()
    glance(speaker, lang, "play")
    speaker.see("last-trick").click()
    glance(speaker, lang, "last trick")
    speaker.page.keyboard.press("Escape")
    speaker.see("settings").click()
    speaker.see("menu-log").click()
    glance(speaker, lang, "menu")
    speaker.page.keyboard.press("Escape")
    speaker.play_hand()
    glance(speaker, lang, "result")
    speaker.press(speaker.see("next-hand"))
    speaker.call("action-pass")
    glance(speaker, lang, "naming")


@languages
def test_a_bid_alone(speaker: Person, lang: str):
    speaker.sit_down("bid-euchre")
    glance(speaker, lang, "bid")
    speaker.see("bid-alone").check()
    speaker.see("bid-strain-NT").click()
    glance(speaker, lang, "bid alone")
    speaker.press(speaker.see("bid-submit"))
    glance(speaker, lang, "exchange")
    speaker.press(speaker.see("choose-submit"))
    glance(speaker, lang, "lone play")


def test_another_language_is_taken_up_at_once_and_kept(new_person):
    person = new_person(locale="fr-FR")
    person.sit_down("euchre")
    page = person.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    person.see("settings").click()
    expect(person.see("unreviewed")).to_have_count(0)
    person.see("lang-vi").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "vi")
    glance(person, "vi", "menu after the change")
    page.keyboard.press("Escape")
    glance(person, "vi", "table after the change")
    page.reload()
    person.wait_ready()
    glance(person, "vi", "table loaded again")
