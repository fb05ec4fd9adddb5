from pathlib import Path

import pytest

from granada.commands.folders import data_folder, file_for_a_new_game


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/granada")),
        ("linux", {}, Path.home() / ".local/share/granada"),
        ("linux", {"XDG_DATA_HOME": ""}, Path.home() / ".local/share/granada"),
        ("darwin", {}, Path.home() / "Library/Application Support/granada"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/granada")),
        ("win32", {}, Path.home() / "AppData/Local/granada"),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    platform: str, environment: dict[str, str], folder: Path
) -> None:
    assert data_folder(platform, environment) == folder


def test_every_game_has_a_file_of_its_own() -> None:
    files = {file_for_a_new_game("alhambra") for _ in range(100)}
    assert len(files) > 1
    assert all(file.name.startswith("alhambra-") for file in files)
