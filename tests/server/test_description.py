"""All that can be asked for is described: for programs by OpenAPI, for people in docs/protocol.md."""

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from granada.server.app import create_app
from granada.server.settings import Settings

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    """Made without a warning, for warnings are errors here: what the next Litestar does not have is not used. A server
    in a process of its own would only ignore them."""
    return create_app(Settings(database=f"sqlite:///{tmp_path / 'granada.sqlite'}"))


def addresses(app: Litestar) -> set[str]:
    """The addresses with {} for what varies."""
    routes = [route.path_format for route in app.routes if isinstance(route, HTTPRoute)]
    return {without_names(path) for path in routes if path.startswith("/api/")}


def without_names(text: str) -> str:
    return re.sub(r"\{[a-z_]+\}", "{}", text)


def test_everything_is_in_the_description_for_programs(app: Litestar) -> None:
    described = {without_names(path) for path in app.openapi_schema.paths or {}}
    assert described == addresses(app)


def test_everything_is_in_the_description_for_people(app: Litestar) -> None:
    told = re.findall(r"(/api/[^\s`?]*)", without_names(PROTOCOL.read_text("utf-8")))
    assert addresses(app) - set(told) == set()


def test_what_changes_something_says_that_it_needs_our_header(app: Litestar) -> None:
    for address, path in (app.openapi_schema.paths or {}).items():
        for operation in (path.post, path.put, path.patch, path.delete):
            if operation is not None:
                needed = any(getattr(parameter, "name", "") == "x-granada" for parameter in operation.parameters or ())
                assert needed == (address != "/api/mail/unsubscribe/{token}"), address
