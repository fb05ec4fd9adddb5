"""The web application: files that were built once and never change while the server runs.

Every other address is a page of the application, which itself finds out what to show."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

BUILT = files("granada.server").joinpath("static")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Every file that is worth it lies there compressed as well; the best way comes first."""
TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files that have a digest of their content in their names."""
ASK_AGAIN = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Granada</title>
<h1>Granada</h1>
<p>The server runs, but the web application was not built into it: <code>make play</code> does that.
The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    name = request.path_params.get("path", "/").strip("/")
    if name.startswith(("api/", "schema/")):
        raise NotFoundException
    kind = name.rpartition(".")[2]
    if name.startswith("assets/") or kind in TYPES:
        return _file(request, name, kind, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    if not BUILT.joinpath("index.html").is_file():
        return Response(NOT_BUILT.encode(), headers={"content-type": TYPES["html"]})
    return _file(request, "index.html", "html", ASK_AGAIN)


def _file(request: Request[Any, Any, Any], name: str, kind: str, cache: str) -> Response[bytes]:
    file = _found(name)
    if file is None or kind not in TYPES:
        raise NotFoundException
    headers = {"content-type": TYPES[kind], "cache-control": cache, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        if encoding in accepted and (smaller := _found(name + ending)) is not None:
            return Response(smaller.read_bytes(), headers={**headers, "content-encoding": encoding})
    return Response(file.read_bytes(), headers=headers)


def _found(name: str) -> Traversable | None:
    parts = name.split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    file = BUILT.joinpath(*parts)
    return file if file.is_file() else None
