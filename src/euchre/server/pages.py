"""The web client's files, held in memory: the page for all its addresses, and what it loads."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from euchre.server.failures import failure

PACKAGE = Path(__file__).parents[1]
NO_CACHE = "no-cache"
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT = (
    "The web client is not built. Run `make play`, or `npm ci && npm run build` in web/, and start again.\n"
)


@dataclass(frozen=True)
class WebFile:
    """A file as it is sent. ``zipped`` is the gzip form, where that is smaller."""

    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    caching: str

    def response(self, request: Request, status: int = 200) -> Response[bytes]:  # type: ignore[type-arg]
        """Answers a request with the file, or says that the browser has it."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.body
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.zipped, "gzip"
        return Response(body, status_code=status, headers=headers, media_type=self.media_type)


def find() -> Path | None:
    """Finds the built client: in the installed package, or in the work tree of an editable install."""
    for folder in (PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def load(folder: Path | None) -> dict[str, WebFile]:
    """Reads all files of a folder, by their path on the server."""
    if folder is None:
        return {}
    return {
        "/" + path.relative_to(folder).as_posix(): _read(path, hashed=path.parent.name == "assets")
        for path in folder.rglob("*")
        if path.is_file()
    }


def _read(path: Path, *, hashed: bool) -> WebFile:
    body = path.read_bytes()
    media_type = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    media_type = media_type or "application/octet-stream"
    zipped = gzip.compress(body, mtime=0) if media_type.startswith(COMPRESSED) else None
    return WebFile(
        body=body,
        zipped=zipped if zipped is not None and len(zipped) < len(body) else None,
        media_type=media_type,
        tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        caching=FOREVER if hashed else NO_CACHE,
    )


@get(
    ["/", "/translations", "/table/{table:str}", "/table/{table:str}/rules", "/rules/{variant:str}"],
    include_in_schema=False,
)
async def page(request: Request, state: State) -> Response[bytes]:  # type: ignore[type-arg]
    """The one page of the client."""
    index: WebFile | None = state.web.get("/index.html")
    if index is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    return index.response(request)


@get("/{path:path}", include_in_schema=False)
async def file(request: Request, state: State, path: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
    """A file of the client; a person who asks for an unknown page gets the client, which says so."""
    found: WebFile | None = state.web.get(path)
    if found is not None:
        return found.response(request)
    index: WebFile | None = state.web.get("/index.html")
    wants_page = "text/html" in request.headers.get("accept", "")
    if index is not None and wants_page and not path.startswith(("/api/", "/assets/")):
        return index.response(request, status=404)
    return failure(404, "not-found", path=path)
