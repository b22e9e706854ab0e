"""The HTTP side, as a browser and as a stranger meet it."""

from typing import Any

import httpx
import msgspec
import pytest

from euchre.rules import variant_ids
from euchre.server.protocol import Failure, Me, TableCard
from euchre.server.protocol_rules import VariantCard
from tests.server.client import Browser
from tests.server.process import ServerProcess
from tests.server.test_words import worded

DEEP = b'{"variant": "euchre", "x": ' + b"[" * 8_000 + b"]" * 8_000 + b"}"


def failure(answer: httpx.Response, status: int, reason: str) -> Failure:
    """The error that an answer is, in words a person can read."""
    assert answer.status_code == status, answer.text
    found = msgspec.json.decode(answer.content, type=Failure)
    assert found.reason == reason
    assert worded(found.text)
    return found


def test_the_home_page_learns_what_can_be_played(visitor: Browser) -> None:
    cards = msgspec.json.decode(visitor.http.get("/api/variants").content, type=list[VariantCard])
    found = {card.id: card for card in cards}
    assert list(found) == list(variant_ids())
    assert [(found[name].seats, found[name].target) for name in ("euchre", "bid-euchre")] == [
        (4, 10),
        (4, 52),
    ]
    groups = [found[name].group for name in ("railroad", "pepper", "buck")]
    assert groups == ["euchre", "bidding", "other"]
    assert (found["nap"].least, found["nap"].most, found["nap"].hands) == (2, 7, 20)
    assert (found["buck"].start, found["buck"].down) == (25, True)
    assert all(worded(card.title) and worded(card.summary) for card in cards)


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_table_has_as_many_seats_as_its_rules(visitor: Browser, seats: int) -> None:
    table = visitor.new_table("nap", set={"seats.count": seats}).table
    rules: Any = visitor.record(table)["rules"]
    assert rules["set"] == ({"seats.count": seats} if seats != 4 else {})


def test_a_device_is_known_by_a_cookie_that_scripts_cannot_read(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    token = answer.cookies["euchre_device"]
    assert len(token) >= 22, "at least 128 bits"
    again = httpx.get(f"{server.url}/api/me", cookies={"euchre_device": token})
    assert "set-cookie" not in again.headers
    other = httpx.get(f"{server.url}/api/me")
    assert other.cookies["euchre_device"] != token
    forged = httpx.get(f"{server.url}/api/me", cookies={"euchre_device": "short"})
    assert forged.cookies["euchre_device"] != "short"


def test_behind_https_the_cookie_stays_there(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_a_table_is_laid_and_found_again(visitor: Browser) -> None:
    first, second = visitor.new_table("euchre"), visitor.new_table("bid-euchre")
    assert first.path == f"/table/{first.table}"
    me = msgspec.json.decode(visitor.http.get("/api/me").content, type=Me)
    assert [card.table for card in me.tables] == [second.table, first.table], "newest first"
    assert me.tables[1] == first


def test_another_device_sees_none_of_it(server: ServerProcess, visitor: Browser) -> None:
    table = visitor.new_table("euchre").table
    with Browser(server.url) as stranger:
        assert msgspec.json.decode(stranger.http.get("/api/me").content, type=Me).tables == []
        failure(stranger.http.get(f"/api/tables/{table}/record"), 403, "not-your-table")
        slow = stranger.http.post(f"/api/tables/{table}/pace", json={"pace": "slow"})
        failure(slow, 403, "not-your-table")


def test_house_rules_are_set_on_the_table(visitor: Browser) -> None:
    table = visitor.new_table("euchre", set={"match.target": 5, "auction.dealer_must_call": True}).table
    rules: Any = visitor.record(table)["rules"]
    assert rules["set"] == {"match.target": 5, "auction.dealer_must_call": True}


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"variant": "whist"}, "unknown-variant"),
        ({"variant": "euchre", "set": {"auction.what": True}}, "unknown-key"),
        ({"variant": "euchre", "set": {"match.target": "many"}}, "wrong-value"),
        ({"variant": "two-handed", "set": {"exchange.partners_best": True}}, "not-applicable"),
        ({"variant": "euchre", "set": {"deal.hand": 7}}, "deal-too-large"),
        ({"variant": "euchre", "set": {"deal.hand": 2}}, "march-does-not-pay"),
        ({"variant": "euchre", "set": {"match.target": "--1"}}, "wrong-value"),
        ({"variant": "two-handed", "set": {"seats.count": 8}}, "seats-out-of-range"),
        ({"variant": 7}, "bad-request"),
        ({}, "bad-request"),
        ({"variant": "euchre", "pace": "hasty"}, "bad-request"),
        ({"variant": "euchre", "cards": "AS"}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(visitor: Browser, body: Any, reason: str | None) -> None:
    answer = visitor.http.post("/api/tables", json=body)
    found = msgspec.json.decode(answer.content, type=Failure)
    assert answer.status_code == 400
    assert worded(found.text)
    if reason is not None:
        assert found.reason == reason
    assert msgspec.json.decode(visitor.http.get("/api/me").content, type=Me).tables == []


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe", b"null", DEEP])
def test_a_body_that_is_no_json_is_refused(visitor: Browser, body: bytes) -> None:
    failure(visitor.http.post("/api/tables", content=body), 400, "bad-request")


def test_a_body_that_is_too_large_is_refused(visitor: Browser) -> None:
    failure(visitor.http.post("/api/tables", content=b" " * 100_000), 413, "message-too-large")


@pytest.mark.parametrize("path", ["/api/what", "/api/tables/nowhere", "/api/", "/assets/none.js", "/x.php"])
def test_an_unknown_address_is_refused(visitor: Browser, path: str) -> None:
    failure(visitor.http.get(path), 404, "not-found")


def test_an_unknown_table_is_refused(visitor: Browser) -> None:
    failure(visitor.http.get("/api/tables/nowhere/record"), 404, "unknown-table")
    failure(visitor.http.post("/api/tables/nowhere/pace", json={"pace": "slow"}), 404, "unknown-table")


def test_a_wrong_method_is_refused(visitor: Browser) -> None:
    failure(visitor.http.put("/api/tables", json={}), 405, "wrong-method")


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "http://["])
def test_pages_of_others_can_change_nothing(visitor: Browser, origin: str) -> None:
    answer = visitor.http.post("/api/tables", json={"variant": "euchre"}, headers={"origin": origin})
    failure(answer, 403, "wrong-origin")
    assert "set-cookie" not in answer.headers
    assert msgspec.json.decode(visitor.http.get("/api/me").content, type=Me).tables == []


def test_own_pages_can(server: ServerProcess, visitor: Browser) -> None:
    headers = {"origin": server.url}
    answer = visitor.http.post("/api/tables", json={"variant": "euchre"}, headers=headers)
    assert msgspec.json.decode(answer.content, type=TableCard).variant == "euchre"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/what", "/healthz", "/table/abc"])
def test_every_answer_is_kept_to_this_server(visitor: Browser, path: str) -> None:
    headers = visitor.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert set(policy.values()) <= {"'none'", "'self'"}
    assert headers["x-content-type-options"] == "nosniff"


def test_the_pace_can_be_changed(visitor: Browser) -> None:
    table = visitor.new_table("euchre", pace="slow").table
    answer = visitor.http.post(f"/api/tables/{table}/pace", json={"pace": "instant"})
    assert (answer.status_code, answer.json()) == (200, {"pace": "instant"})
    failure(visitor.http.post(f"/api/tables/{table}/pace", json={"pace": "hasty"}), 400, "bad-request")
