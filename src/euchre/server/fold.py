"""A table as its events make it: rules and numbered events, folded; no bot is ever called here."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from euchre import game, rules
from euchre.game import Deal, Event, Match, Observation
from euchre.game.auction import Redealing
from euchre.notation import deal_from_json
from euchre.server.sight import Sight, Standing
from euchre.storage import EventRow, TableRow

DEAL, ACT, PROCEED = "deal", "act", "proceed"


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one version.

    ``sights`` are what the seats know now; ``shown`` is what may be shown of it, ``sights`` as of the last
    rest. ``happened`` is what a spectator perceived since the rest before. ``proceeding``: somebody asked
    for the next hand since the last one ended.
    """

    row: TableRow
    rules: rules.Rules
    version: int
    match: Match
    sights: tuple[Sight, ...]
    shown: tuple[Sight, ...]
    happened: tuple[Event, ...] = ()
    proceeding: bool = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def is_over(self) -> bool:
        """The match has a winner."""
        return self.match.is_over

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None when the deal is due or the match is over."""
        return game.to_act(self.match.state)

    @property
    def between_hands(self) -> bool:
        """A hand has ended and the next deal is due."""
        return self.to_act is None and not self.is_over and bool(self.match.results)

    @property
    def has_person(self) -> bool:
        """Somebody sits here who is no bot."""
        return any(seat.device is not None for seat in self.row.seats)

    def seat_of(self, device: str | None) -> int | None:
        """The seat a device sits on."""
        return next((s.seat for s in self.row.seats if device is not None and s.device == device), None)

    def has_bot(self, seat: int) -> bool:
        """Whether a bot sits on a seat."""
        return self.row.seats[seat].bot is not None

    def after(self, event: EventRow) -> Table:
        """The table after one more event. Raises `IllegalAction` for one that cannot be."""
        body: dict[str, Any] = json.loads(event.body)
        if event.kind == DEAL:
            return self._dealt(event.version, deal_from_json(body["deal"], self.rules))
        if event.kind == ACT:
            return self._acted(event.version, game.parse_action(body["action"]))
        restless = tuple(replace(sight, restless=True) for sight in self.sights)
        return self._at(replace(self, version=event.version, sights=restless, proceeding=True, happened=()))

    def _dealt(self, version: int, deal: Deal) -> Table:
        match, before = self.match, self.match.state
        begun = []
        for sight, seat in zip(self.sights, self.row.seats, strict=True):
            fresh = Observation.start(self.rules, sight.seat, match.dealer, match.score)
            begun.append(sight.beginning(fresh, keep=seat.device is not None))
        return replace(self, sights=tuple(begun))._moved(version, before, deal)

    def _acted(self, version: int, action: game.Action) -> Table:
        return self._moved(version, self.match.state, action)

    def _moved(self, version: int, before: game.State, action: game.Action) -> Table:
        match = self.match.apply(action)
        goes_on = match.is_over or len(match.results) == len(self.match.results)
        # When a hand ends the match goes to the next one: its last state is made once more.
        then = match.state if goes_on else game.apply(before, action)
        sights = tuple(sight.perceiving(game.seen(before, action, sight.seat, then)) for sight in self.sights)
        happened = game.seen(before, action, None, then)
        if self.is_asking_in_secret:
            happened = self.happened + happened
        moved = replace(
            self, version=version, match=match, sights=sights, happened=happened, proceeding=False
        )
        return self._at(moved)

    @staticmethod
    def _at(table: Table) -> Table:
        """Numbers and shows what was perceived, if the table is at rest."""
        if table.is_asking_in_secret:
            return table
        standing = _standing(table.match)
        settled = tuple(sight.settled(table.version, standing) for sight in table.sights)
        return replace(table, sights=settled, shown=settled)

    @property
    def is_asking_in_secret(self) -> bool:
        """A bot is being asked what only some hands are asked: that it is asked must not be seen."""
        seat = self.to_act
        if seat is None or not self.has_bot(seat):
            return False
        return isinstance(self.sights[seat].observation.public, Redealing)


def _standing(match: Match) -> Standing:
    ended = bool(match.results) and game.to_act(match.state) is None
    return Standing(len(match.results) + (not ended), match.score, match.winner)


def lay(row: TableRow) -> Table:
    """A table at version 0."""
    tree = rules.from_stored(json.loads(row.rules))
    match = Match.start(tree, row.dealer)
    standing = _standing(match)
    sights = tuple(
        Sight(standing, Observation.start(tree, seat.seat, row.dealer, match.score)) for seat in row.seats
    )
    return Table(row, tree, 0, match, sights, sights)
