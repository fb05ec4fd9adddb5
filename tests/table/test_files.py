import os
from pathlib import Path

import pytest

from granada.kernel.errors import BadRecord
from granada.table import CannotRead, CannotSave, Seat, Table, load, save

SEATS = (Seat("Ana", "human"), Seat("Zoe", "random"))


def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    record = Table.open("alhambra", SEATS, seed=1).record()
    save(record, tmp_path / "new" / "folder" / "game.json")
    assert load(tmp_path / "new" / "folder" / "game.json") == record


def test_a_save_that_fails_halfway_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    table = Table.open("alhambra", SEATS, seed=1)
    old = table.record()
    save(old, file)
    table.let_bots_play()

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(CannotSave, match="no space left"):
        save(table.record(), file)
    assert load(file) == old
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_written_or_read_is_said(tmp_path: Path) -> None:
    record = Table.open("alhambra", SEATS, seed=1).record()
    (tmp_path / "file").touch()
    with pytest.raises(CannotSave, match=r"file/game.json cannot be written: part of its path is not a folder"):
        save(record, tmp_path / "file" / "game.json")
    with pytest.raises(CannotSave, match="it is a folder"):
        save(record, tmp_path)
    with pytest.raises(CannotRead, match=r"missing.json cannot be read: there is no such file"):
        load(tmp_path / "missing.json")
    with pytest.raises(CannotRead, match="it is a folder"):
        load(tmp_path)
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(CannotRead, match="it is not text"):
        load(tmp_path / "picture")
    with pytest.raises(BadRecord):
        load(tmp_path / "file")


def test_where_we_have_no_words_of_our_own_the_system_is_quoted() -> None:
    assert str(CannotRead(Path("game.json"), OSError(5, "Input/output error"))).endswith(": Input/output error")
