"""The server sends the web application: its files as they were built, and its page at every other address."""

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
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(web, "BUILT", folder)


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar([web.page])) as client:
        yield client


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/sabika", "/people/x.y"])
def test_every_address_is_a_page_of_the_application(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("_built")
def test_files_may_be_kept_for_ever_and_come_compressed_to_those_who_can_read_it(client: TestClient[Litestar]) -> None:
    plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.content == b"let it;"
    assert "immutable" in plain.headers["cache-control"]
    with client.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br"}) as short:
        assert short.headers["content-encoding"] == "br"
        assert b"".join(short.iter_raw()) == b"short"


@pytest.mark.parametrize(
    "path",
    ["/assets/missing.js", "/api/missing", "/schema/missing", "/%2e%2e/secret.json", "/assets/..%2f..%2fsecret.json"],
)
def test_nothing_else_is_sent(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_server_without_the_application_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]
) -> None:
    monkeypatch.setattr(web, "BUILT", tmp_path / "missing")
    assert "make play" in client.get("/").text
