"""Each language says everything that English says, in words of its own."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

import pytest

from euchre import locales
from tests.locales import catalog
from tests.locales.catalog import FOLDER, OTHERS, messages

SAME = {
    # names
    "brand", "variant-euchre-title", "variant-bid-euchre-title", "variant-kokomo-title",
    "variant-pepper-title", "variant-pfeffer-title", "variant-hasenpfeffer-title", "variant-nap-title",
    "cli-level-misere", "cli-level-nap", "cli-level-wellington", "cli-level-blucher", "cli-arena-elo",
    # a language is named in itself
    "language-en", "language-id", "language-jv", "language-vi",
    # signs
    "cli-arena-p99", "cli-strain-S", "cli-strain-C", "cli-strain-H", "cli-strain-D",
}  # fmt: skip
"""Messages that are the same in every language."""

SAME_IN = {
    "id": {"card-joker", "card-rank-J", "menu"},  # the language's own words
    "jv": {"card-joker", "card-rank-J", "menu", "dealer-letter"},  # "ngedum" has its D too
    "vi": set(),
}
"""Messages that one language words as English does."""

NEVER = (
    "setelan", "klambi", "bộ quần áo", "bộ đồ",  # suit: clothing
    "klub", "câu lạc bộ",  # clubs: a society
    "berlian", "kim cương",  # diamonds: the gem
    "trái tim",  # hearts: the organ
    "xẻng",  # spades: the tool
    "giắc cắm",  # jack: a plug
    "pelawak", "trò đùa",  # joker: a comedian, a joke
    "cú vấp", "trumpet", "terompet",  # trump
    "tipuan", "mánh khóe", "mánh khoé", "thủ thuật",  # trick: a ruse
    "bàn tay",  # hand: the limb
    "pedagang", "bakul", "đại lý", "nhà cái",  # dealer: a merchant, the house
    "lulus", "vượt qua",  # pass: an examination
    "đấu thầu",  # bid: for a contract
    "đối tác",  # partner: in business
    "nhà sản xuất", "bek",  # makers: manufacturers; defenders: in football
    "berhasil",  # euchred: the opposite
)  # fmt: skip
"""Word-for-word translations of card words, which are wrong at a card table."""


def forbidden(words: str) -> list[str]:
    """The words of `NEVER` in a text."""
    plain = unicodedata.normalize("NFC", words).casefold()
    return [word for word in NEVER if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", plain)]


def listed(lang: str, found: Iterable[str]) -> str:
    """A complaint a line, each with the file that it is about."""
    lines = [f"  {lang}/{messages(locales.BASE)[name][0]}: {name}" for name in sorted(found)]
    return "\n" + "\n".join(lines)


def test_the_languages_are_those_that_the_project_promises() -> None:
    assert locales.languages() == ("en", "id", "jv", "vi")


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_missing_and_none_is_left_over(lang: str) -> None:
    base, own = messages(locales.BASE), messages(lang)
    missing = set(base) - set(own)
    assert not missing, f"{len(missing)} to translate:{listed(lang, missing)}"
    left = sorted(f"{lang}/{own[name][0]}: {name}" for name in set(own) - set(base))
    assert not left, f"English has no such message: {left}"
    moved = {name for name in base if base[name][0] != own[name][0]}
    assert not moved, f"in another file than in English:{listed(lang, moved)}"


def both(lang: str) -> list[str]:
    """The ids that English and another language have."""
    return [name for name in messages(locales.BASE) if name in messages(lang)]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_left_in_english(lang: str) -> None:
    allowed = SAME | SAME_IN[lang]
    same = set()
    for name in both(lang):
        words = catalog.text(lang, name)
        if re.search(r"\w", words) and words.casefold() == catalog.text(locales.BASE, name).casefold():
            same.add(name)
    assert not same - allowed, f"the same as in English:{listed(lang, same - allowed)}"


def test_the_lists_of_equal_messages_hold_only_those_that_are() -> None:
    def same(lang: str, name: str) -> bool:
        return catalog.text(lang, name) == catalog.text(locales.BASE, name)

    assert {name for lang in OTHERS for name in SAME if not same(lang, name)} == set()
    assert {name for lang, names in SAME_IN.items() for name in names if not same(lang, name)} == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_needs_the_arguments_that_english_needs(lang: str) -> None:
    wrong = {
        name: (catalog.arguments(lang, name), catalog.arguments(locales.BASE, name))
        for name in both(lang)
        if catalog.arguments(lang, name) != catalog.arguments(locales.BASE, name)
    }
    assert not wrong, "\n".join(
        f"{lang}: {name} has {sorted(own)}, English {sorted(base)}" for name, (own, base) in wrong.items()
    )


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_tells_apart_what_english_tells_apart(lang: str) -> None:
    """A forgotten ``[C]`` would word clubs as another suit."""
    wrong = []
    for name in both(lang):
        base = catalog.choices(locales.BASE, name)
        for argument, keys in catalog.choices(lang, name).items():
            wanted = base.get(argument, set())
            if not catalog.is_plural(wanted) and keys != wanted:
                wrong.append(
                    f"{lang}: {name} selects ${argument} by {sorted(keys)}, English {sorted(wanted)}"
                )
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_without_number_have_one_form(lang: str) -> None:
    wrong = []
    for name in both(lang):
        base = catalog.choices(locales.BASE, name)
        for argument, keys in catalog.choices(lang, name).items():
            forms = keys & (catalog.PLURALS - {"other"})
            if catalog.is_plural(base.get(argument, keys)) and forms:
                wrong.append(
                    f"{lang}: {name} has the forms {sorted(forms)} of ${argument}; write *[other] only"
                )
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_card_word_is_translated_word_for_word(lang: str) -> None:
    wrong = [
        f"{lang}: {name}: {word}" for name in messages(lang) for word in forbidden(catalog.text(lang, name))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Pilih Setelan kartu", ["setelan"]),
        ("Bàn tay của bạn", ["bàn tay"]),
        (unicodedata.normalize("NFD", "lá kim cương"), ["kim cương"]),
        ("lulusan bekerja", []),
    ],
)
def test_a_wrong_card_word_is_found_in_any_writing(words: str, found: list[str]) -> None:
    assert forbidden(words) == found


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_files_are_in_composed_unicode(path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        assert unicodedata.is_normalized("NFC", line), f"{path.parent.name}/{path.name}:{number}: not NFC"
        assert not re.search("[\u200b-\u200f\u202a-\u202e\ufeff\u00ad]", line), (
            f"{path}:{number}: hidden signs"
        )


@pytest.mark.parametrize("lang", OTHERS)
def test_a_question_stays_a_question(lang: str) -> None:
    """The last sign of a message tells a question, a sentence and a label apart, as in English."""

    def end(where: str, name: str) -> bool:
        return catalog.text(where, name).rstrip("!").endswith("?")

    wrong = {name for name in both(lang) if end(lang, name) != end(locales.BASE, name)}
    assert not wrong, f"a question in one language only:{listed(lang, wrong)}"


@pytest.mark.parametrize("lang", OTHERS)
def test_english_left_among_other_words_would_be_noticed(lang: str) -> None:
    for sentence in ("You must follow suit", "Play alone", "Next hand", "Nora is thinking", "Settings"):
        assert catalog.english(lang) & catalog.spelled(sentence), sentence
