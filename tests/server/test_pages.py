"""The web client's files as a browser gets them."""

import gzip
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from euchre.server import pages
from euchre.server.app import create_app
from euchre.server.settings import Settings

SCRIPT = "console.log('euchre');" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Euchre</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(pages, "find", lambda: folder)
    return folder


@pytest.fixture
async def client(built: Path, tmp_path: Path) -> AsyncIterator[AsyncTestClient]:  # type: ignore[type-arg]
    settings = Settings(database_url=f"sqlite:///{tmp_path}/x.sqlite")
    async with AsyncTestClient(create_app(settings)) as opened:
        yield opened


PATHS = ["/", "/translations", "/table/abcdef", "/table/abcdef/rules", "/rules/euchre"]


@pytest.mark.parametrize("path", PATHS)
async def test_the_page_is_never_kept(client: AsyncTestClient, path: str) -> None:  # type: ignore[type-arg]
    answer = await client.get(path)
    assert answer.status_code == 200
    assert "<title>Euchre</title>" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/assets/index-abc123.js", "/favicon.svg", "/none", "/api/variants"])
async def test_head_answers_as_get_without_the_body(client: AsyncTestClient, path: str) -> None:  # type: ignore[type-arg]
    whole, head = await client.get(path), await client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]


async def test_hashed_files_are_kept_for_ever(client: AsyncTestClient) -> None:  # type: ignore[type-arg]
    answer = await client.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    plain = await client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


async def test_what_the_browser_has_is_not_sent_again(client: AsyncTestClient) -> None:  # type: ignore[type-arg]
    tag = (await client.get("/favicon.svg")).headers["etag"]
    answer = await client.get("/favicon.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"])
async def test_nothing_beside_the_files_can_be_read(client: AsyncTestClient, path: str) -> None:  # type: ignore[type-arg]
    answer = await client.get(path)
    assert "not for anybody" not in answer.text
    assert answer.status_code in (404, 400)


async def test_a_person_at_an_unknown_page_gets_the_client(client: AsyncTestClient) -> None:  # type: ignore[type-arg]
    answer = await client.get("/nowhere", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "<title>Euchre</title>" in answer.text


async def test_without_the_files_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "find", lambda: None)
    settings = Settings(database_url=f"sqlite:///{tmp_path}/x.sqlite")
    async with AsyncTestClient(create_app(settings)) as client:
        answer = await client.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert (await client.get("/api/variants")).status_code == 200


def test_the_gzip_form_is_the_file(built: Path) -> None:
    found = pages.load(built)["/assets/index-abc123.js"]
    assert found.zipped is not None
    assert gzip.decompress(found.zipped) == found.body


async def test_an_upload_that_breaks_off_is_no_fault_of_the_server(
    client: AsyncTestClient,  # type: ignore[type-arg]
    caplog: pytest.LogCaptureFixture,
) -> None:
    parts: Iterator[dict[str, object]] = iter(
        [
            {"type": "http.request", "body": b'{"variant":', "more_body": True},
            {"type": "http.disconnect"},
        ]
    )
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return next(parts)

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "POST", "path": "/api/tables", "raw_path": b"/api/tables",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"100")],
        "scheme": "http", "http_version": "1.1", "root_path": "", "query_string": b"",
        "client": ("127.0.0.1", 1), "server": ("x", 80), "state": {}, "extensions": {},
    }  # fmt: skip
    await client.app(scope, receive, send)
    assert sent[0]["status"] == 400
    assert not caplog.records
