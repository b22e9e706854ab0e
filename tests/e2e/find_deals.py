"""Finds the deals that the browser tests sit down to, and writes them to ``deals.json``.

``python -m tests.e2e.find_deals`` looks for deals in which the computer players do what a scene needs,
whatever their luck: a partner who goes alone and asks for cards, four players who all pass twice.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from euchre.bots.base import make
from euchre.game import Action, Deal, Observation, apply, is_over, parse_action, seen, start, to_act
from euchre.game.state import State
from euchre.notation import deal_to_json
from euchre.rules import variant

FILE = Path(__file__).with_name("deals.json")
YOU = 0
LUCKS = (1, 2, 3)

Person = Callable[[Observation], Action]


def played(
    variant_id: str, dealer: int, deal: Deal, person: Person, luck: int
) -> list[tuple[int | None, str]]:
    """Who did what in a hand of ``person`` among bots: (seat, action text)."""
    rules, rng, bot = variant(variant_id), random.Random(luck), make("book")
    state: State = start(rules, dealer)
    eyes = [Observation.start(rules, seat, dealer) for seat in range(rules.count)]
    action: Action = deal
    story: list[tuple[int | None, str]] = []
    while True:
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        if not isinstance(action, Deal):
            story.append((to_act(state), str(action)))
        state = after
        if is_over(state):
            return story
        seat = to_act(state)
        assert seat is not None
        action = person(eyes[seat]) if seat == YOU else bot.choose(eyes[seat], rng)


def timid(eye: Observation) -> Action:
    """Passes and declines; otherwise the first legal action."""
    legal = eye.legal()
    return next((action for action in legal if str(action) in ("pass", "decline")), legal[0])


def ordering(eye: Observation) -> Action:
    """Accepts the upcard when it may."""
    legal = eye.legal()
    return parse_action("order") if parse_action("order") in legal else timid(eye)


Wanted = Callable[[list[tuple[int | None, str]]], bool]


def nobody_calls(story: list[tuple[int | None, str]]) -> bool:
    return all(text == "pass" for _, text in story)


def you_order_last(story: list[tuple[int | None, str]]) -> bool:
    return [text for _, text in story[:4]] == ["pass", "pass", "pass", "order"] and (
        YOU, "alone",
    ) not in story and any(seat == YOU and text.startswith("discard") for seat, text in story)  # fmt: skip


def partner_is_ordered_up(story: list[tuple[int | None, str]]) -> bool:
    """Your partner deals, you order him up, and he does not go alone."""
    discards = any(seat == 2 and text.startswith("discard") for seat, text in story)
    return (YOU, "order") in story and discards and not any(text == "alone" for _, text in story)


def partner_goes_alone(story: list[tuple[int | None, str]]) -> bool:
    bids = [(seat, text) for seat, text in story if text.startswith("bid alone")]
    gifts = [text.split() for seat, text in story if text.startswith("give")]
    return bool(bids) and bids[0][0] == 2 and len(gifts) == 2 and len(gifts[0]) in (2, 3, 4)


def hopeless(rng: random.Random) -> Deal:
    """Only you hold cards worth a call: no other has a jack, an ace or a long suit."""
    rules = variant("euchre")
    deck = rules.cards
    yours = [deck.parse(text)[0] for text in ("JS", "JH", "JC", "JD", "AC")]
    upcard = deck.parse("9C")[0]
    low = [card for card in deck.cards(deck.all) if card not in (*yours, upcard) and card.text[0] != "A"]
    while True:
        rng.shuffle(low)
        others = [tuple(low[at : at + 5]) for at in (0, 5, 10)]
        if all(len({card.suit for card in hand}) == 4 for hand in others):
            return Deal((tuple(yours), *others), upcard=upcard)


def strong(hands: list[int], seat: int, rng: random.Random) -> Deal:
    """A Bid Euchre deal that gives one seat eleven cards of near-certain tricks."""
    rules = variant("bid-euchre")
    deck = rules.cards
    best = deck.parse("JS JS JC JC AS AS KS KS QS AH AH")
    rest = deck.cards(deck.all)
    for card in best:
        rest.remove(card)
    rng.shuffle(rest)
    dealt = {at: [rest.pop() for _ in range(12 if at != seat else 1)] for at in hands}
    dealt[seat] += best
    return Deal(tuple(tuple(dealt[at]) for at in sorted(dealt)))


def find(
    variant_id: str, dealer: int, person: Person, wanted: Wanted, draw: Callable[[random.Random], Deal]
) -> dict[str, Any]:
    """The first deal in which every luck of the bots gives the wanted story."""
    for seed in range(100_000):
        deal = draw(random.Random(seed))
        if all(wanted(played(variant_id, dealer, deal, person, luck)) for luck in LUCKS):
            return {"variant": variant_id, "dealer": dealer, "deal": deal_to_json(deal)}
    raise SystemExit(f"no deal of {variant_id} found")


def main() -> None:
    """Write the file."""
    bid = variant("bid-euchre")
    seats = list(range(bid.count))
    deals = [
        find("euchre", 0, ordering, you_order_last, hopeless),
        find("euchre", 1, timid, nobody_calls, hopeless),
        find("euchre", 2, ordering, partner_is_ordered_up, hopeless),
        find("bid-euchre", 3, timid, lambda _: True, lambda rng: strong(seats, YOU, rng)),
        find("bid-euchre", 0, timid, partner_goes_alone, lambda rng: strong(seats, 2, rng)),
    ]
    FILE.write_text(json.dumps(deals, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
