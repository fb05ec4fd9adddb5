"""The web application: files that were built once and never change while the server runs.

The addresses of its pages are in ``pages.json``, which the application reads as well."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

BUILT = files("granada.server").joinpath("static")
ENGINE = files("granada.server").joinpath("engine")
"""The games for a browser that plays without a server (tools/engine.py); it need not be there."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Every file that is worth it lies there compressed as well; the best way comes first."""
TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
    "zip": "application/zip",
}
PAGES: dict[str, str] = msgspec.json.decode(files("granada.server").joinpath("pages.json").read_bytes())
BEGINNINGS = {address.split("/")[1] for address in PAGES}
"""How the addresses of pages begin. Nothing else is there: a probe would take a page for good news."""
OF_PROGRAMS = re.compile(
    "api|schema|metrics|actuator|monitor|probe|heartbeat|ping|(server)?status|up|ok|health(z|y|check)?|"
    "readyz?|readiness|live(z|ness)?|(is)?alive|"
)
"""How addresses begin, by their letters alone, that no person types: what is not there is told without the page."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files that have a digest of their content in their names."""
ASK_AGAIN = "no-cache"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What pages may do."""
ENGINE_SCRIPT = "assets/worker-"
ENGINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The worker of the engine alone may compile WebAssembly; its script brings the policy that it runs under."""
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Granada</title>
<h1>Granada</h1>
<p>The server runs, but the web application was not built into it: <code>make play</code> does that.
The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    name = request.path_params.get("path", "/").strip("/")
    kind = name.rpartition(".")[2]
    if name.startswith(("assets/", "engine/")) or kind in TYPES:
        has_digest = name.startswith("assets/") or (name.startswith("engine/") and name.count("/") > 1)
        return _file(request, name, kind, FOR_EVER if has_digest else ASK_AGAIN)
    beginning = name.partition("/")[0]
    status = 200 if beginning in BEGINNINGS else 404
    letters = "".join(filter(str.isalpha, beginning)).lower()
    if status == 404 and (OF_PROGRAMS.fullmatch(letters) or "text/html" not in request.headers.get("accept", "")):
        raise NotFoundException
    if not BUILT.joinpath("index.html").is_file():
        return Response(NOT_BUILT.encode(), status_code=status, headers={"content-type": TYPES["html"]})
    answer = _file(request, "index.html", "html", ASK_AGAIN)
    answer.status_code = status  # The page itself says what is wrong, in the person's language.
    return answer


def _file(request: Request[Any, Any, Any], name: str, kind: str, cache: str) -> Response[bytes]:
    file = _found(name)
    if file is None or kind not in TYPES:
        raise NotFoundException
    headers = {"content-type": TYPES[kind], "cache-control": cache, "vary": "accept-encoding"}
    if name.startswith(ENGINE_SCRIPT):
        headers["content-security-policy"] = ENGINE_POLICY
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        if encoding in accepted and (smaller := _found(name + ending)) is not None:
            return Response(smaller.read_bytes(), headers={**headers, "content-encoding": encoding})
    return Response(file.read_bytes(), headers=headers)


def _found(name: str) -> Traversable | None:
    parts = name.split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    file = ENGINE.joinpath(*parts[1:]) if parts[0] == "engine" else BUILT.joinpath(*parts)
    return file if file.is_file() else None
