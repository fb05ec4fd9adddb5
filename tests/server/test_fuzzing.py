"""Whatever is asked, the server answers as its description says, and never fails."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

CHECKS = "not_a_server_error,content_type_conformance,response_schema_conformance,status_code_conformance"
LEAVING = "^/api/me(/session|/sessions|/password)?$"
"""They would end the session by which the others are asked."""


@pytest.mark.parametrize("choice", ["--exclude-path-regex", "--include-path-regex"])
def test_nothing_that_is_asked_makes_the_server_fail(tmp_path: Path, database: str, choice: str) -> None:
    server = ServerProcess(database, "--no-limits")
    try:
        guest = {"json": {"name": "Ana"}, "headers": {"x-granada": "test"}}
        answer = httpx.post(f"{server.address}/api/people/guest", **guest)  # type: ignore[arg-type]
        cookie = answer.headers["set-cookie"].partition(";")[0]
        command = [
            *(str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.address}/schema/openapi.json"),
            *("--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--max-examples", "15"),
            *("--generation-database", "none", "--no-color", choice, LEAVING, "-H", f"Cookie: {cookie}"),
        ]
        found = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=500)
        assert found.returncode == 0, found.stdout[-8000:] + found.stderr
    finally:
        assert server.stop() == 0
    assert not [line for line in server.printed if "ERROR" in line], "".join(server.printed)
