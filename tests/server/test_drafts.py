"""Drafts of editions: the server makes the form, says what is wrong and where, and writes the file."""

from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.process import ServerProcess

from granada.games.sabika.content import CONTENT, read

BUILT_IN = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=HANG_S, headers={"X-Granada": "test"}) as client:
        yield client


@pytest.fixture
def tree(http: httpx.Client) -> Any:
    return deepcopy(http.get("/api/games/sabika/edition").json()["tree"])


def check(http: httpx.Client, language: str = "en", **draft: Any) -> Any:
    answer = http.post(f"/api/games/sabika/edition/{language}", json=draft)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_form_of_the_built_in_edition_has_its_values(http: httpx.Client, tree: Any) -> None:
    answer = check(http, "es", tree=tree)
    assert answer["faults"] == []
    assert read(answer["text"]) == CONTENT
    assert answer["provenance"] == {"rulebook": 70, "inferred": 4, "house": 259}
    assert "dinar" in answer["said"]["minor_poems.0.red"]
    assert answer["tree"] == tree


def test_a_file_becomes_the_same_tree(http: httpx.Client, tree: Any) -> None:
    answer = check(http, text=BUILT_IN)
    assert answer["faults"] == []
    assert answer["tree"] == tree


def test_faults_are_told_by_their_places(http: httpx.Client, tree: Any) -> None:
    tree["minor_poems"][6]["blue"] = [{"type": "on"}]
    tree["routes"][0]["cost"] = 0
    tree["start"]["pp"] = "five"
    del tree["wishes"]
    faults = check(http, tree=tree)["faults"]
    assert [fault["place"] for fault in faults] == [
        ["routes", "0", "cost"],
        ["minor_poems", "6", "blue"],
        [],
        ["start", "pp"],
    ]
    assert faults[2]["text"] == "wishes: is missing"


def test_faults_are_told_in_the_language_of_the_page(http: httpx.Client, tree: Any) -> None:
    tree["routes"][0]["cost"] = 0
    answer = http.post("/api/games/sabika/edition/es", json={"tree": tree}).json()
    assert [fault["text"] for fault in answer["faults"]] == ["se espera un número entero de 1 a 9999, no 0"]
    refusal = http.post("/api/games/sabika/edition/es", json={"text": "edition = "}).json()
    assert refusal["details"]["faults"] == "esto no es TOML"


def test_faults_of_how_rows_fit_together_are_told_by_their_places(http: httpx.Client, tree: Any) -> None:
    tree["squares"][2]["pile"] = "left"
    tree["starting_tiles"][0]["bonus"] = {"type": "good", "n": 9}
    places = [fault["place"] for fault in check(http, tree=tree)["faults"]]
    assert places == [["squares"], ["starting_tiles", "0", "bonus"]]


@pytest.mark.parametrize("text", ["edition = ", "[[[", "a = 1\na = 2"])
def test_what_is_no_file_is_refused(http: httpx.Client, text: str) -> None:
    answer = http.post("/api/games/sabika/edition/en", json={"text": text})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-content"


def test_no_draft_upsets_the_server(http: httpx.Client, tree: Any) -> None:
    deep: Any = {"type": "optional", "effect": None}
    for _ in range(400):
        deep = {"type": "optional", "effect": deep}
    strange = [{}, {"minor_poems": 7}, {"minor_poems": [7, [], {}]}, {"edition": {"x": None}, "a b": {"": 1.5}}]
    for odd in [*strange, tree | {"favour_track": [{"space": 1, "bonus": deep, "provenance": "house"}]}]:
        answer = http.post("/api/games/sabika/edition/en", json={"tree": odd})
        assert answer.status_code in (200, 400), answer.text
        assert answer.status_code == 400 or answer.json()["faults"]


def test_games_without_editions_have_no_form(http: httpx.Client) -> None:
    assert http.get("/api/games/alhambra/edition").status_code == 404
    assert http.post("/api/games/alhambra/edition/en", json={"tree": {}}).status_code == 404
    assert {game["id"]: game["has_editor"] for game in http.get("/api/games").json()["games"]}["sabika"]
