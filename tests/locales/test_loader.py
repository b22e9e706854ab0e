"""Texts by message id, in the language asked for or else in English."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from euchre import locales

FOLDER = Path(locales.__file__).parent


def test_a_message_is_worded_with_its_arguments() -> None:
    assert locales.text("en", "event-played", name="Nora", self="no", card="JC") == "Nora plays JC."
    assert locales.text("en", "word-points", {"points": 1}) == "1 point"
    assert locales.text("en", "word-points", points=2) == "2 points"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert locales.text("xx", "action-pass") == locales.text("en", "action-pass") == "Pass"


def test_an_unknown_message_is_its_id() -> None:
    assert locales.text("en", "no-such-message") == "no-such-message"
    assert not locales.has("en", "no-such-message")
    assert not locales.has("xx", "action-pass")


def test_english_comes_first() -> None:
    assert locales.languages()[0] == locales.BASE == "en"


@pytest.mark.parametrize("lang", locales.languages())
def test_every_file_is_read_whole_and_no_message_twice(lang: str) -> None:
    seen: dict[str, str] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.name not in seen, f"{entry.id.name} in {path.name} and {seen[entry.id.name]}"
                seen[entry.id.name] = path.name
                assert locales.has(lang, entry.id.name)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "id_ID.UTF-8"}, "id"),
        ({"LANG": "in_ID"}, "id"),
        ({"LANG": "jv"}, "jv"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "id_ID.UTF-8", "LC_MESSAGES": "vi_VN@x"}, "vi"),
        ({"LANG": "id_ID.UTF-8", "LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "vi_VN"}, "en"),
        ({"LANG": "id_ID.UTF-8", "LC_ALL": ""}, "id"),
        ({"LANG": "id_ID.UTF-8", "LANGUAGE": "fr:vi:en"}, "vi"),
        ({"LANG": "id_ID.UTF-8", "LANGUAGE": "fr"}, "id"),
    ],
)
def test_the_environment_chooses_a_language(environment: dict[str, str], lang: str) -> None:
    assert locales.of_environment(environment) == lang


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "12,345"), ("id", "12.345"), ("jv", "12.345"), ("vi", "12.345")]
)
def test_numbers_are_written_as_the_language_writes_them(lang: str, shown: str) -> None:
    assert shown in locales.text(lang, "word-points", points=12345)
