"""Cases in which ``granada serve`` opens a browser by itself."""

import sys

import pytest

from granada.commands.serve import sees_a_browser


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Somebody sits at a terminal of Linux."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    return monkeypatch


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("screen", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_browser_opens_where_somebody_sees_it(screen: dict[str, str]) -> None:
    assert sees_a_browser(screen)


@pytest.mark.usefixtures("terminal")
def test_no_browser_opens_without_a_screen_or_far_away() -> None:
    assert not sees_a_browser({})
    assert not sees_a_browser({"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"})


def test_no_browser_opens_for_a_service(terminal: pytest.MonkeyPatch) -> None:
    terminal.setattr(sys.stdout, "isatty", lambda: False)
    assert not sees_a_browser({"DISPLAY": ":0"})


def test_other_systems_always_have_a_screen(terminal: pytest.MonkeyPatch) -> None:
    terminal.setattr(sys, "platform", "darwin")
    assert sees_a_browser({})
