"""Laying tables, and the lists of what there is to play."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Literal

from euchre import rules
from euchre.rules import Rules
from euchre.rules.choices import Direction, ScoringKind
from euchre.rules.form import seat_counts
from euchre.server.fairness import Chance
from euchre.server.fold import DEAL
from euchre.server.prepared import PreparedDeals
from euchre.server.protocol import Me, NewTable, TableCard
from euchre.server.protocol_rules import VariantCard
from euchre.server.rulebook import summary
from euchre.server.tables import Tables
from euchre.server.views import title
from euchre.storage import Due, SeatRow, Store, now
from euchre.storage import NewTable as TableToStore

BOT = "book"
PERSON = "South"
BOT_NAMES = {
    2: ("Nora",),
    3: ("Wes", "Esther"),
    4: ("Wes", "Nora", "Esther"),
    5: ("Wes", "Milo", "Ida", "Esther"),
    6: ("Wes", "Milo", "Nora", "Ida", "Esther"),
    7: ("Wes", "Milo", "Nell", "Nora", "Ida", "Esther"),
}
"""The bots' names by the number of seats, clockwise from the person's left."""

GROUPS: dict[ScoringKind, Literal["euchre", "bidding", "other"]] = {
    ScoringKind.TABLE: "euchre",
    ScoringKind.CONTRACT: "bidding",
    ScoringKind.STAKES: "other",
    ScoringKind.COUNTDOWN: "other",
}

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
MOST_LISTED = 6
"""Of unfinished tables; each must be folded to tell its score."""


class Lobby:
    """Where tables come from."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        chance: Chance,
        prepared: PreparedDeals,
        on_due: Callable[[], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._chance = chance
        self._prepared = prepared
        self._on_due = on_due

    def variants(self) -> list[VariantCard]:
        """What can be played."""
        return [_card(rules.variant(variant)) for variant in rules.variant_ids()]

    async def create(self, device: str, wish: NewTable) -> TableCard:
        """Lays a table for a device against bots. Raises `RulesError` for rules that cannot be played."""
        tree = rules.variant(wish.variant, wish.set)
        table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        prepared = self._prepared.get(tree, 1)
        dealer = prepared.dealer if prepared else self._chance.first_dealer(table_id, tree.count)
        bots = (SeatRow(seat, name, bot=BOT) for seat, name in enumerate(BOT_NAMES[tree.count], start=1))
        table = TableToStore(
            id=table_id,
            variant=tree.id,
            rules=json.dumps(tree.to_json()),
            dealer=dealer,
            pace=wish.pace,
            seats=(SeatRow(0, PERSON, device=device), *bots),
        )
        await self._store.greet_device(device)
        await self._store.create_table(table, Due(now(), DEAL))
        self._on_due()
        return TableCard(
            table=table_id,
            path=f"/table/{table_id}",
            variant=tree.id,
            title=title(tree.id),
            score=[tree.match.start] * tree.sides,
            seat=0,
            over=False,
        )

    async def me(self, device: str) -> Me:
        """The unfinished tables of a device, newest first."""
        cards = []
        for row in await self._store.tables_of(device, MOST_LISTED):
            table = await self._tables.load(row.id)
            seat = table.seat_of(device)
            if seat is None:
                continue
            standing = table.shown[seat].standing
            card = TableCard(
                table=row.id,
                path=f"/table/{row.id}",
                variant=row.variant,
                title=title(row.variant),
                score=list(standing.score),
                seat=seat,
                over=standing.winner is not None,
            )
            cards.append(card)
        return Me(cards)


def _card(tree: Rules) -> VariantCard:
    counts = seat_counts(tree.id)
    return VariantCard(
        id=tree.id,
        group=GROUPS[tree.scoring.kind],
        title=title(tree.id),
        summary=summary(tree),
        seats=tree.count,
        least=counts[0],
        most=counts[-1],
        target=tree.match.target,
        start=tree.match.start,
        down=tree.match.direction is Direction.DOWN,
        hands=tree.match.max_hands,
    )
