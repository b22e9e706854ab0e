"""The command line in every language: who chooses it, and that nothing stays English."""

from __future__ import annotations

import builtins
import re
from itertools import chain, cycle, islice, repeat

import pytest

from euchre.cli import main
from euchre.cli.words import language
from tests.locales.catalog import NOTATION, OTHERS, english, spelled

TYPED = re.compile(
    r"euchre[a-z ]*|\{[a-z,-]+\}|^    [a-z]+|--?[\w-]+|\b[A-Z][A-Z|=]+\b|\w+[.]\w+=\w+", re.MULTILINE
)
"""What a help shows as it is typed: commands, options, and what to put for a value."""


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "vi", "variants"],
        ["--lang=vi", "variants"],
        ["variants", "--lang", "vi"],
        ["variants", "--lang=vi"],
    ],
)
def test_the_language_may_be_asked_for_anywhere(arguments, capsys):
    assert main(arguments) == 0
    assert "4 ghế  Euchre" in capsys.readouterr().out
    assert language() == "en"


def test_what_is_asked_for_comes_before_the_environment(monkeypatch, capsys):
    monkeypatch.setenv("LANGUAGE", "id")
    main(["variants"])
    main(["--lang", "jv", "variants"])
    assert [
        line.split("  ")[-1] for line in capsys.readouterr().out.splitlines() if "two-handed" in line
    ] == [
        "Euchre dua pemain",
        "Euchre wong loro",
    ]


def test_a_language_without_texts_is_refused(capsys):
    assert main(["variants", "--lang", "fr"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == (
        "",
        "euchre: unknown-language: there are no texts in fr: choose one of en, id, jv, vi\n",
    )


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        [],
        ["play"],
        ["serve"],
        ["variants", "show"],
        ["replay"],
        ["perft"],
        ["arena"],
        ["review"],
        ["solve"],
        ["study"],
        ["convert"],
    ],
)
def test_help_is_in_one_language(command, lang, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--lang", lang, *command, "--help"])
    assert ended.value.code == 0
    shown = TYPED.sub("", capsys.readouterr().out)
    assert spelled(shown) & english(lang) - NOTATION == set()


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    ("arguments", "english_detail"),
    [
        (["variants", "show", "bridge"], "bridge"),
        (["variants", "show", "euchre", "--set", "match.goal=5"], "match.goal"),
        (["variants", "show", "euchre", "--set", "deck.ranks=9T"], "jacks"),
        (["replay", "/no/such/file.json"], "/no/such/file.json"),
        (["play"], "ID"),
    ],
)
def test_an_error_says_first_what_is_wrong(arguments, english_detail, lang, capsys):
    try:
        assert main(["--lang", lang, *arguments]) == 2
    except SystemExit as ended:
        assert ended.code == 2  # noqa: PT017
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert english_detail in said
    before = said.partition(english_detail)[0] if arguments == ["play"] else said.partition("(")[0]
    assert spelled(before) - english(lang), said


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("variant", ["euchre", "bid-euchre", "kokomo", "buck", "nap"])
def test_a_match_at_the_terminal_has_no_word_of_english(variant, lang, monkeypatch, capsys):
    questions = ["h", "score", "trick", "last", "99", "nonsense"]
    typed = chain(questions, islice(cycle(["1", "2", "give"]), 120), repeat("q"))
    monkeypatch.setattr(builtins, "input", lambda prompt: print(prompt) or next(typed))
    assert main(["--lang", lang, "play", variant, "--seed", "4", "--bot", "uniform"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 30
    left = {line: spelled(line) & english(lang) - NOTATION for line in lines}
    assert {line: words for line, words in left.items() if words} == {}


@pytest.mark.parametrize(
    ("lang", "word"), [("id", "pas"), ("jv", "pas"), ("vi", "bỏ lượt"), ("vi", "Bỏ Lượt")]
)
def test_a_choice_may_be_typed_in_its_own_words(lang, word, monkeypatch, capsys):
    typed = iter([word, "q"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(typed, "q"))
    assert main(["--lang", lang, "play", "euchre", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert word.casefold() in said
    assert next(typed, None) is None, said


def test_a_card_against_the_rules_is_refused_in_the_language(monkeypatch, capsys):
    """Everything is tried at each turn until one thing is taken: the refusals name the suit to follow."""
    cards = [rank + suit for suit in "SCHD" for rank in "9TJQKA"]
    tries = iter(["pass", "decline", *(f"discard {card}" for card in cards), *cards] * 60)
    monkeypatch.setattr(builtins, "input", lambda prompt: next(tries, "q"))
    assert main(["--lang", "vi", "play", "euchre", "--seed", "2", "--set", "match.target=1"]) == 0
    said = capsys.readouterr().out
    assert "Bạn không có lá bài đó" in said
    assert re.search("Bạn phải ra theo chất: hãy đánh (bích|chuồn|cơ|rô)\n", said)
