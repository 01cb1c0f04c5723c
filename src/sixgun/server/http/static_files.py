"""The built page: its files, and its first page for every address that the page handles itself."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
OURS: Final = ("api/", "ws/")
PACKED: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
WORTH_IT: Final = 600
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = "The page has not been built yet: run “python3 dev.py play”.\n"


@dataclass(frozen=True, slots=True)
class Page:
    """A response body, and the same compressed if that is worth it."""

    body: bytes
    packed: bytes
    media: str
    tag: str


def page(body: bytes, media: str) -> Page:
    """Prepare a body that is sent often."""
    small = b""
    if len(body) >= WORTH_IT and media.startswith(PACKED):
        small = gzip.compress(body, 9, mtime=0)
    text = media.startswith("text/") or media == "application/javascript"
    shown = f"{media}; charset=utf-8" if text else media
    return Page(body, small, shown, f'"{sha256(body).hexdigest()[:20]}"')


def respond(request: Request[Any, Any, State], found: Page, keep: str) -> Response[bytes]:
    """Return the page in an encoding that this browser accepts, or 304 if it has it already."""
    headers = {"ETag": found.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match", "") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.media)
    return Response(found.body, headers=headers, media_type=found.media)


@lru_cache(maxsize=512)
def _read(path: Path, *_facts: int) -> Page:
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page(path.read_bytes(), media)


def file_in(folder: Path, name: str) -> Page | None:
    """Return a file below a folder, read once. Nothing outside of the folder is served."""
    root = folder.resolve()
    try:
        path = (root / name).resolve()
        if not path.is_relative_to(root) or not path.is_file():
            return None
        facts = path.stat()
    except (OSError, ValueError):
        return None
    return _read(path, facts.st_mtime_ns, facts.st_size)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(request: Request[Any, Any, State], state: State, path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the page, or its first page: the page knows what to show at an address."""
    name = path.strip("/")
    if name.startswith(OURS) or f"{name}/" in OURS:
        raise NotFoundException("there is nothing here")
    folder: Path = state.config.static
    found = file_in(folder, name) if name else None
    if found is not None and name != INDEX:
        return respond(request, found, FOREVER if name.startswith(ASSETS) else ASK_AGAIN)
    if "." in name.rpartition("/")[2] and name != INDEX:
        raise NotFoundException("there is no such file")
    first = file_in(folder, INDEX)
    if first is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return respond(request, first, ASK_AGAIN)
