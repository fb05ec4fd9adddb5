"""What a host chooses, by options and by the environment."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.process import free_port

pytestmark = pytest.mark.slow

OURS = {"x-granada": "test"}


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "granada", "serve", *options]


def surroundings(home: Path, **settings: str) -> dict[str, str]:
    """The environment of a host who has nothing but this home."""
    ours = ("GRANADA_", "XDG_")
    bare = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return bare | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8", "HOME": str(home)} | settings


@contextmanager
def serving(home: Path, *options: str, **settings: str) -> Iterator[str]:
    """The address that the server tells its host."""
    environment = surroundings(home, **settings)
    with subprocess.Popen(command(*options), stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
        finally:
            process.terminate()
            process.wait(HANG_S)


@pytest.mark.skipif(sys.platform != "linux", reason="data folders are elsewhere")
@pytest.mark.parametrize(("given", "folder"), [(True, "data/granada"), (False, ".local/share/granada")])
def test_without_a_database_everything_is_kept_in_the_data_folder_of_the_host(
    tmp_path: Path, given: bool, folder: str
) -> None:
    settings = {"XDG_DATA_HOME": str(tmp_path / "data")} if given else {}
    with serving(tmp_path, GRANADA_PORT="0", **settings) as address:
        assert (
            httpx.post(f"{address}/api/people/guest", json={"name": "Ana"}, headers=OURS, timeout=HANG_S).status_code
            == 201
        )
    assert [path.relative_to(tmp_path) for path in tmp_path.rglob("*.sqlite")] == [Path(folder) / "granada.sqlite"]


def test_a_setting_is_read_from_the_environment_and_an_option_goes_before_it(tmp_path: Path) -> None:
    port, other = free_port(), free_port()
    one, two, three = (f"sqlite:///{tmp_path / name}.sqlite" for name in ("one", "two", "three"))
    with serving(tmp_path, GRANADA_DATABASE=one, GRANADA_PORT=port) as address:
        assert address == f"http://127.0.0.1:{port}"
    chosen = ("--database", two, "--port", other)
    with serving(tmp_path, *chosen, GRANADA_DATABASE=three, GRANADA_PORT=port) as address:
        assert address == f"http://127.0.0.1:{other}"
    assert {path.name for path in tmp_path.rglob("*.sqlite")} == {"one.sqlite", "two.sqlite"}


def test_a_host_may_be_a_name(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "localhost", "--port", "0") as address:
        assert httpx.get(f"{address}/api/games", timeout=HANG_S).status_code == 200


@pytest.mark.parametrize("by_option", [True, False])
def test_several_workers_need_a_bus(tmp_path: Path, by_option: bool) -> None:
    options = ("--workers", "2") if by_option else ()
    environment = surroundings(tmp_path, GRANADA_PORT="0", **({} if by_option else {"GRANADA_WORKERS": "2"}))
    ended = subprocess.run(command(*options), capture_output=True, text=True, env=environment, timeout=HANG_S)
    assert ended.returncode != 0
    assert "“workers” cannot be “2 (no bus)”" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.rglob("*.sqlite"))


@pytest.mark.parametrize(
    ("option", "wrong", "shown"),
    [
        ("port", "65536", "65535"),
        ("database", "mysql://ana:secret@db/granada", "“database” cannot be “db/granada”"),
        ("database", "sqlite:////dev/null/granada.sqlite", "“database” cannot be"),
        ("bus", "http://ana:secret@cache", "“bus” cannot be “cache”"),
        ("proxies", "10.0.0.0/8, proxy.example", "“proxy.example” is neither"),
        ("origin", "play.example.org", "“origin” cannot be “play.example.org”"),
        ("origin", "https://play.example.org/granada", "“origin” cannot be"),
    ],
)
def test_a_setting_that_cannot_be_is_named_in_one_sentence_without_passwords(
    tmp_path: Path, option: str, wrong: str, shown: str
) -> None:
    environment = surroundings(tmp_path, **{"GRANADA_PORT": "0", f"GRANADA_{option.upper()}": wrong})
    ended = subprocess.run(command(), capture_output=True, text=True, env=environment, timeout=HANG_S)
    assert ended.returncode != 0
    assert shown in " ".join(ended.stderr.split())
    assert "secret" not in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.rglob("*.sqlite"))


def test_a_database_that_is_damaged_is_called_so(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("This is a letter to my sister. " * 1000)
    environment = surroundings(tmp_path, GRANADA_PORT="0", GRANADA_DATABASE=f"sqlite:///{file}")
    ended = subprocess.run(command(), capture_output=True, text=True, env=environment, timeout=HANG_S)
    assert ended.returncode == 1
    assert "is damaged" in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr


def test_variables_that_mean_nothing_are_named(tmp_path: Path) -> None:
    settings = {"GRANADA_PORT": "0", "GRANADA_DATABSE": "sqlite:///x", "GRANADA_COMPILE": "0"}
    environment = surroundings(tmp_path, **settings)
    wrong = command("--origin", "nonsense")
    ended = subprocess.run(wrong, capture_output=True, text=True, env=environment, timeout=HANG_S)
    first = ended.stderr.splitlines()[0]
    assert first.endswith("no effect: GRANADA_DATABSE.")


@pytest.mark.parametrize(("origin", "name"), [("https://play.example", "__Host-granada"), ("", "granada")])
def test_where_people_come_by_https_their_browsers_go_no_other_way(tmp_path: Path, origin: str, name: str) -> None:
    port = free_port()
    with (
        serving(tmp_path, "--port", port, "--origin", origin) as told,
        httpx.Client(base_url=f"http://127.0.0.1:{port}/api", headers=OURS, timeout=HANG_S) as http,
    ):
        assert told == (origin or f"http://127.0.0.1:{port}")
        come = http.post("/people/guest", json={"name": "Ana"})
        assert ("strict-transport-security" in come.headers) == bool(origin)
        cookie = come.headers["set-cookie"]
        given, *attributes = cookie.split("; ")
        assert given.partition("=")[0] == name
        assert ("Secure" in attributes) == bool(origin)
        assert "Path=/" in attributes
        http.cookies.clear()
        assert http.get("/me", headers={"cookie": given}).json()["name"] == "Ana"
