import sys
from pathlib import Path

import pytest
from tools import browser


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any browser."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(browser, "APPLICATIONS", (tmp_path / "Applications",))
    for variable in browser.PROGRAM_FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))


def put(program: Path) -> str:
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    return str(program)


def test_where_there_is_none_playwright_has_to_bring_one() -> None:
    assert browser.chromium() is None


@pytest.mark.skipif(sys.platform == "win32", reason="programs end with .exe there")
def test_it_is_found_on_the_path(tmp_path: Path) -> None:
    program = put(tmp_path / "bin" / "google-chrome-stable")
    assert browser.chromium() == program


@pytest.mark.skipif(sys.platform == "win32", reason="programs end with .exe there")
def test_one_without_windows_is_enough(tmp_path: Path) -> None:
    put(tmp_path / "bin" / "chromium")
    (tmp_path / "bin" / "chromium-headless-shell").touch(mode=0o755)
    assert browser.chromium() == str(tmp_path / "bin" / "chromium-headless-shell")


def test_it_is_found_among_the_applications_of_macos(tmp_path: Path) -> None:
    program = put(tmp_path / "Applications" / "Google Chrome.app" / "Contents" / "MacOS" / "Google Chrome")
    assert browser.chromium() == program


def test_it_is_found_among_the_programs_of_windows(tmp_path: Path) -> None:
    program = put(tmp_path / "PROGRAMFILES(X86)" / "Microsoft" / "Edge" / "Application" / "msedge.exe")
    assert browser.chromium() == program


def test_the_one_that_was_named_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "bin" / "chromium")
    monkeypatch.setenv("CHROMIUM", "/opt/mine")
    assert browser.chromium() == "/opt/mine"
