"""The engine for browsers, built once for all tests."""

import json
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import ONLY_PLAIN
from tools import web
from tools.compile import ROOT

RUN = Path(__file__).parent / "run.mjs"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)


@dataclass(frozen=True)
class Engine:
    folder: Path
    told: dict[str, Any]
    said: str = ""
    """Why it is plain Python."""

    def needs_compiler(self) -> None:
        """Skip a test of the compiled modules where they could not be had; `make test` tells why at its end."""
        if self.told["plain"]:
            pytest.skip(f"{ONLY_PLAIN} {self.said}")

    @classmethod
    def at(cls, output: Path) -> "Engine":
        told = json.loads((output / "engine.json").read_text())
        return cls(output / told["id"], told)

    def run(self, archive: str, file: Path, expression: str) -> Any:
        command = [web.node(), str(RUN), str(self.folder), archive, str(file), expression]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


def build(output: Path, root: Path = ROOT) -> Engine:
    command = [sys.executable, str(root / "tools" / "engine.py"), str(output)]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return replace(Engine.at(output), said=done.stderr.strip())


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """It says so where there is no compiler."""
    return build(tmp_path_factory.mktemp("engine") / "built")
