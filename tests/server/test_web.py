"""The server sends the web application: its files as they were built, and its page at the addresses of pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from granada.server import web

PAGE = b"<!doctype html><title>Granada</title>"


@pytest.fixture
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "app-1a2b.js").write_bytes(b"let it;")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"short")
    (folder / "assets" / "worker-3c4d.js").write_bytes(b"onmessage")
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(web, "BUILT", folder)


ENGINE_FILES = {
    "engine.json": "application/json",
    "1a2b/pyodide.mjs": "text/javascript",
    "1a2b/pyodide.asm.wasm": "application/wasm",
    "1a2b/granada.zip": "application/zip",
}


@pytest.fixture
def _engine(_built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "engine"
    (folder / "1a2b").mkdir(parents=True)
    for name in ENGINE_FILES:
        (folder / name).write_bytes(name.encode())
        (folder / f"{name}.br").write_bytes(b"short")
    monkeypatch.setattr(web, "ENGINE", folder)


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar([web.page])) as client:
        yield client


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/sabika", "/people/x.y"])
def test_the_page_is_at_all_addresses_of_the_application(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("_built")
def test_a_person_who_mistypes_an_address_sees_the_page_which_says_so(client: TestClient[Litestar]) -> None:
    answer = client.get("/tabel/abc", headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.content) == (404, PAGE)


@pytest.mark.usefixtures("_built")
def test_files_may_be_kept_for_ever_and_come_compressed_to_those_who_can_read_it(client: TestClient[Litestar]) -> None:
    plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.content == b"let it;"
    assert "immutable" in plain.headers["cache-control"]
    with client.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br"}) as short:
        assert short.headers["content-encoding"] == "br"
        assert b"".join(short.iter_raw()) == b"short"


@pytest.mark.usefixtures("_engine")
@pytest.mark.parametrize(("name", "kind"), ENGINE_FILES.items())
def test_the_engine_comes_with_types_that_browsers_accept(client: TestClient[Litestar], name: str, kind: str) -> None:
    answer = client.get(f"/engine/{name}", headers={"accept-encoding": "identity"})
    assert answer.content == name.encode()
    assert answer.headers["content-type"].startswith(kind)
    # Its folder has the digest in its name; only which folder that is changes.
    assert ("immutable" in answer.headers["cache-control"]) == (name != "engine.json")
    with client.stream("GET", f"/engine/{name}", headers={"accept-encoding": "br"}) as short:
        assert b"".join(short.iter_raw()) == b"short"


@pytest.mark.usefixtures("_engine")
def test_only_the_script_that_runs_the_engine_may_compile(client: TestClient[Litestar]) -> None:
    script = client.get("/assets/worker-3c4d.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in script
    assert "content-security-policy" not in client.get("/assets/app-1a2b.js").headers
    assert "wasm" not in web.POLICY


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/engine/1a2b/missing.wasm",
        "/engine/..%2f__init__.py",
        "/api/missing",
        "/schema/missing",
        "/%2e%2e/secret.json",
        "/assets/..%2f..%2fsecret.json",
    ],
)
def test_nothing_else_is_sent(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_server_without_the_application_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]
) -> None:
    monkeypatch.setattr(web, "BUILT", tmp_path / "missing")
    assert "make play" in client.get("/").text


def test_a_server_without_the_engine_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]
) -> None:
    monkeypatch.setattr(web, "ENGINE", tmp_path / "missing")
    assert client.get("/engine/engine.json").status_code == 404
