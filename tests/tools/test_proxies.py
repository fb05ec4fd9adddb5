from pathlib import Path

import pytest
from tools import debian, proxies


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is installed. The machine is a container of Debian with HAProxy alone."""
    packages: list[str] = []
    (tmp_path / "haproxy").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(proxies, "SYSTEMD", tmp_path / "systemd")
    monkeypatch.setattr(debian, "may_install", lambda: True)
    monkeypatch.setattr(debian, "install", lambda *names: packages.extend(names))
    return packages


def test_what_is_missing_is_installed(installed: list[str]) -> None:
    proxies.install()
    assert installed == ["nginx"]


def test_nothing_is_installed_that_would_be_started_as_a_service(installed: list[str]) -> None:
    proxies.SYSTEMD.touch()
    proxies.install()
    assert installed == []


def test_other_machines_do_without(installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "may_install", lambda: False)
    proxies.install()
    assert installed == []
