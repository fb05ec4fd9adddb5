"""What all tests share."""

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine may be slow at any example. CI searches with the same examples each time.
settings.register_profile(
    "granada",
    max_examples=120,
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("granada")

ONLY_PLAIN = "The engine for browsers was tested as plain Python only."

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def pytest_sessionstart() -> None:
    """Never let the tests of the compiled build pass on plain Python."""
    if os.environ.get("GRANADA_EXPECT_COMPILED") != "1":
        return
    modules = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["granada"]["compiled"]
    plain = [name for name in modules if str(import_module(name).__file__).endswith(".py")]
    if plain:
        pytest.exit(f"not compiled: {', '.join(plain)}", returncode=1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out, and why; nobody looks at skipped tests."""
    skipped = (report.longrepr for report in terminalreporter.stats.get("skipped", ()))
    reasons = {str(told[2]).removeprefix("Skipped: ") for told in skipped if isinstance(told, tuple)}
    for reason in sorted(reason for reason in reasons if reason.startswith(ONLY_PLAIN)):
        terminalreporter.write_line(reason, yellow=True)
