"""The HTTP side: what can be played, whose tables there are, laying a table, its pace, record and reviews."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from euchre.notation import to_json
from euchre.server import rulebook
from euchre.server.protocol import Me, NewTable, SetPace, TableCard
from euchre.server.protocol_review import AskHint, Hint, ReviewedHand, ReviewedMatch
from euchre.server.protocol_rules import AskRules, RulesView, VariantCard, VariantForm
from euchre.server.records import record_of

AnyRequest = Request[Any, Any, Any]


def _device(request: AnyRequest) -> str:
    """The device that `guard` found, or has just named."""
    device: str = request.scope["state"]["device"]
    return device


@get("/healthz")
async def health(state: State) -> dict[str, str]:
    """Says that this worker serves and its database answers."""
    await state.store.standings(())
    return {"status": "ok"}


@get("/api/variants")
async def variants(state: State) -> list[VariantCard]:
    """What the home page offers."""
    found: list[VariantCard] = await asyncio.to_thread(state.lobby.variants)
    return found


@get("/api/variants/{variant:str}")
async def form_of(variant: FromPath[str]) -> VariantForm:
    """What a host may set on a variant."""
    return await asyncio.to_thread(rulebook.variant_form, variant)


@post("/api/rules", status_code=200)
async def rules_page(data: JSONBody[AskRules]) -> RulesView:
    """The rules of a variant with house rules, in sentences."""
    return rulebook.rules_of(data.variant, data.set)


@get("/api/tables/{table_id:str}/rules")
async def rules_of_table(request: AnyRequest, state: State, table_id: FromPath[str]) -> RulesView:
    """The rules that are on at a table, in sentences."""
    table, _ = await state.tables.seated(table_id, _device(request))
    return rulebook.rules_view(table.rules)


@get("/api/me")
async def me(request: AnyRequest, state: State) -> Me:
    """The unfinished tables of the device that asks."""
    found: Me = await state.lobby.me(_device(request))
    return found


@post("/api/tables")
async def new_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> TableCard:
    """Lays a table for this device against bots."""
    card: TableCard = await state.lobby.create(_device(request), data)
    return card


@post("/api/tables/{table_id:str}/pace", status_code=200)
async def set_pace(
    request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[SetPace]
) -> SetPace:
    """Changes the pace of a table's bots."""
    await state.tables.set_pace(table_id, _device(request), data.pace)
    pace: SetPace = data
    return pace


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, state: State, table_id: FromPath[str]) -> dict[str, Any]:
    """The record of a table's finished hands."""
    await state.tables.seated(table_id, _device(request))
    table = await state.tables.load(table_id)
    events = await state.store.events(table_id)
    return to_json(record_of(table, events))


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(request: AnyRequest, state: State, table_id: FromPath[str], data: JSONBody[AskHint]) -> Hint:
    """What the device's seat could do now, and what that is worth."""
    found: Hint = await state.advice.hint(table_id, _device(request), data.version)
    return found


@get("/api/tables/{table_id:str}/reviews/{hand:int}")
async def review_of_hand(
    request: AnyRequest, state: State, table_id: FromPath[str], hand: FromPath[int]
) -> ReviewedHand:
    """What every decision of a finished hand cost."""
    found: ReviewedHand = await state.advice.hand(table_id, _device(request), hand)
    return found


@get("/api/tables/{table_id:str}/reviews")
async def reviews(request: AnyRequest, state: State, table_id: FromPath[str]) -> ReviewedMatch:
    """What has been reviewed of a table so far."""
    found: ReviewedMatch = await state.advice.match(table_id, _device(request))
    return found


ROUTES = [
    health, variants, form_of, rules_page, rules_of_table, me, new_table, set_pace, record, hint,
    review_of_hand, reviews,
]  # fmt: skip
