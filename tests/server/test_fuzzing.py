"""Whatever is asked, the server answers as its description says, and never fails."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.limits import LONGEST_S
from tests.server.process import ServerProcess

from granada.client import Client, NewTable, SeatRequest

pytestmark = pytest.mark.slow

CHECKS = "not_a_server_error,content_type_conformance,response_schema_conformance,status_code_conformance"
LEAVING = "^/api/me(/session|/sessions|/password)?$"
"""They would end the session by which the others are asked. So they are asked last."""
OF_TABLES = {
    "",
    "/view",
    "/positions/N",
    "/log",
    "/replay",
    "/sheet",
    "/record",
    "/edition",
}
"""What can be looked up of every table."""
OF_FINISHED_GAMES = {"/statistics", "/proof"}


class Known(NamedTuple):
    cookie: str
    person: str
    tables: list[str]
    record: str


async def furnish(address: str) -> Known:
    """A person who plays at one table and has finished a game at another: there is something to ask for."""
    async with Client(address) as ana:
        me = await ana.register("Ana", "correct horse")
        playing = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")], hints=True))
        over = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
        async with ana.watch(over.id) as line:
            while await line.turn():
                await line.move(line.legal[0])
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in ana.http.cookies.jar)
        return Known(cookie, me.id, [playing.id, over.id], await ana.record(over.id, "text"))


def configured(folder: Path, known: Known) -> Path:
    """What is there is asked for more often than what is not."""
    words: dict[str, tuple[str, list[str]]] = {
        "tables": ("path.table_id", known.tables),
        "people": ("path.person_id", [known.person]),
        "games": ("body.game", ["sabika", "alhambra"]),
        "seats": ("body.seats[*].kind", ["me", "random"]),
        "records": ("body.record", [known.record]),
    }
    lines: list[str] = []
    for name, (_, values) in words.items():
        lines += [f"[dictionaries.{name}]", f"values = {json.dumps(values)}"]
    lines += ["[parameters]"]
    lines += [f'"{where}" = {{ dictionary = "{name}", probability = 0.8 }}' for name, (where, _) in words.items()]
    path = folder / "schemathesis.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_nothing_that_is_asked_makes_the_server_fail(tmp_path: Path, database: str) -> None:
    server = ServerProcess(database, "--no-limits")
    try:
        known = asyncio.run(furnish(server.address))
        config, report = configured(tmp_path, known), tmp_path / "report.har"
        for choice in ("--exclude-path-regex", "--include-path-regex"):
            command = [
                *(str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config)),
                *("run", f"{server.address}/schema/openapi.json"),
                *("--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--max-examples", "15"),
                *("--generation-database", "none", "--no-color", choice, LEAVING),
                *("-H", f"Cookie: {known.cookie}", "-H", "X-Granada: test"),
                *(("--report-har-path", str(report)) if choice == "--exclude-path-regex" else ()),
            ]
            found = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=LONGEST_S)
            assert found.returncode == 0, found.stdout[-8000:] + found.stderr
    finally:
        assert server.stop() == 0
    assert not [line for line in server.printed if "ERROR" in line], "".join(server.printed)
    answered = answered_well(report, known.tables)
    assert answered >= {f"GET /api/tables/T{what}" for what in OF_TABLES} | {"POST /api/tables"}
    # Only half of the tables are finished: each of them is asked for with good luck, and one of them always.
    assert answered & {f"GET /api/tables/T{what}" for what in OF_FINISHED_GAMES}


def answered_well(report: Path, tables: list[str]) -> set[str]:
    """What was asked for and given, with T for a table and N for a number."""
    given: set[str] = set()
    for entry in json.loads(report.read_text("utf-8"))["log"]["entries"]:
        if 200 <= entry["response"]["status"] < 300:
            path = re.sub(r"^[a-z]+://[^/]+|\?.*", "", entry["request"]["url"])
            path = re.sub("|".join(tables), "T", path)
            given.add(f"{entry['request']['method']} {re.sub(r'/positions/[0-9]+$', '/positions/N', path)}")
    return given
