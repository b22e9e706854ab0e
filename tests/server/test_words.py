"""Every text that the server sends exists, and its arguments fill it."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from euchre import locales, rules
from euchre.errors import EuchreError
from euchre.game import parse_action
from euchre.server import views
from euchre.server.failures import HTTP_REASONS, reason_text
from euchre.server.protocol import EventView, Text, View
from tests.server.tabletop import GAMES, lay, playing


def texts(value: Any) -> Iterator[Text]:
    """Every text within a message."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts(item)


def worded(text: Text) -> str:
    """The sentence; fails for a message or argument that is missing."""
    bundle = locales.bundle(locales.BASE)
    assert bundle.has_message(text.id), f"no message {text.id} for {text.args}"
    pattern = bundle.get_message(text.id).value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, text.args)
    assert not errors, f"{text.id} {text.args}: {errors}"
    return str(sentence)


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_all_that_a_match_says_can_be_worded(variant: str, settings: dict[str, object]) -> None:
    seen: dict[str, str] = {}
    for seed in range(3):
        for table in playing(lay(variant, settings), random.Random(seed), 3):
            for sight in table.shown:
                view = views.view(table.row, sight)
                for text in texts([view, *views.events(table.row, sight, sight.version - 1)]):
                    seen[text.id] = worded(text)
    assert len(seen) >= 25
    assert all(sentence.strip() and "{" not in sentence for sentence in seen.values())


def test_games_have_titles_and_summaries() -> None:
    for variant in rules.variant_ids():
        assert worded(Text(f"variant-{variant}-title"))
        assert worded(Text(f"variant-{variant}-summary", {"target": 10}))


def test_the_reader_is_spoken_to() -> None:
    events: list[EventView] = []
    *_, table = playing(lay("euchre", people=0), random.Random(3), 1)
    for sight in table.shown:
        events = views.events(table.row, sight, 0)
        for event in events:
            sentence = worded(event.text)
            if event.seat is not None:
                assert ("You" in sentence) == (event.seat == sight.seat), sentence


def test_both_sides_read_the_same_result() -> None:
    *_, table = playing(lay("euchre", people=0), random.Random(4), 1)
    results = [views.view(table.row, sight).result for sight in table.shown]
    assert all(result is not None for result in results)
    assert len({tuple(result.points) for result in results if result}) == 1


REASONS = [
    "must-follow", "not-your-turn", "not-your-card", "wrong-phase", "not-asked", "bid-too-low",
    "no-such-bid", "strain-not-played", "no-trump-not-played", "suit-turned-down", "no-card-of-suit",
    "dealer-must-call", "must-name", "must-order-alone", "must-take-upcard", "wrong-call", "wrong-answer",
    "wrong-swap", "wrong-number-of-cards", "unknown-action", "unknown-card", "unknown-strain", "not-in-deck",
    "stale-version", "busy", "bad-action-id", "bad-message", "message-too-large", "unknown-table",
    "not-your-table", "unknown-variant", "unknown-key", "wrong-value", "not-applicable", "match-over",
    "no-hand-to-proceed-to", "wrong-origin", "internal", *HTTP_REASONS.values(),
]  # fmt: skip


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_has_its_own_text(reason: str) -> None:
    details = {"suit": "H", "detail": "x", "variant": "x", "key": "x", "value": "x", "path": "/x"}
    text = reason_text(reason, details)
    assert text.id == f"reason-{reason}"
    assert worded(text)


@pytest.mark.parametrize("wrong", ["", "jump", "bid", "discard", "ZZ", "name X", "bid 5 Q"])
def test_what_cannot_be_read_is_refused_in_words(wrong: str) -> None:
    with pytest.raises(EuchreError) as caught:
        parse_action(wrong)
    text = reason_text(caught.value.reason, caught.value.details, caught.value.message)
    assert worded(text)


@pytest.mark.parametrize(
    ("variant", "settings"),
    [
        ("whist", {}),
        ("euchre", {"auction.what": True}),
        ("euchre", {"match.target": "many"}),
        ("two-handed", {"exchange.partners_best": True}),
        ("euchre", {"seats.count": 9}),
        ("euchre", {"deck.ranks": "9T"}),
    ],
)
def test_rules_that_cannot_be_played_are_refused_in_words(variant: str, settings: dict[str, object]) -> None:
    with pytest.raises(EuchreError) as caught:
        rules.variant(variant, settings)
    assert worded(reason_text(caught.value.reason, caught.value.details, caught.value.message))


def test_no_view_is_without_words_for_waiting() -> None:
    table = lay("euchre")
    view: View = views.view(table.row, table.shown[0])
    assert worded(view.waiting)
    assert (view.phase, view.hand, view.actions) == ("deal", [], [])
