import os
from pathlib import Path

import pytest

from granada.kernel.errors import BadRecord
from granada.table import (
    CannotRead,
    CannotSave,
    LocalTable,
    Seat,
    is_something_else,
    load,
    path_of,
    save,
    would_lose_moves,
)

SEATS = (Seat("Ana", "human"), Seat("Zoe", "random"))


def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    record = LocalTable.open("alhambra", SEATS, seed=1).record()
    save(record, tmp_path / "new" / "folder" / "game.json")
    assert load(tmp_path / "new" / "folder" / "game.json") == record


def test_a_save_that_fails_halfway_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    table = LocalTable.open("alhambra", SEATS, seed=1)
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
    record = LocalTable.open("alhambra", SEATS, seed=1).record()
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


def test_a_path_that_cannot_be_is_said(tmp_path: Path) -> None:
    record = LocalTable.open("alhambra", SEATS, seed=1).record()
    with pytest.raises(CannotSave, match="~no-such-person/x cannot be written: part of its path is not a folder"):
        path_of("~no-such-person/x")
    with pytest.raises(CannotSave, match="it is not text"):
        path_of("~a\0b/x")
    for name in ("a\0b", "a\0b/c"):
        with pytest.raises(CannotSave, match="it is not text"):
            save(record, tmp_path / name)
    assert path_of("~/x") == Path.home() / "x"
    assert list(tmp_path.iterdir()) == []


def test_moves_are_lost_only_where_somebody_else_has_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = LocalTable.open("alhambra", SEATS, seed=1)
    table.let_bots_play()
    start = table.record()
    table.play(table.state.legal_moves(0)[:1], 0)
    ours = table.record()
    rival = LocalTable.resume(start)
    rival.play(rival.state.legal_moves(0)[-1:], 0)
    assert not would_lose_moves(ours, file, None), "nothing is there"
    save(start, file)
    assert not would_lose_moves(ours, file, None), "our moves go on from there"
    save(ours, file)
    assert not would_lose_moves(start, file, ours), "our own moves may be taken back"
    save(rival.record(), file)
    assert would_lose_moves(ours, file, start)
    save(LocalTable.open("alhambra", SEATS, seed=2).record(), file)
    assert would_lose_moves(ours, file, start), "it is another game"
    file.write_text("something else")
    assert would_lose_moves(ours, file, start)


def test_where_we_have_no_words_of_our_own_the_name_of_the_systems_error_is_told() -> None:
    assert str(CannotRead(Path("game.json"), OSError(5, "Input/output error"))).endswith(
        ": the system refuses it (EIO)"
    )


def test_a_file_that_is_there_keeps_its_mode_its_form_and_the_links_to_it(tmp_path: Path) -> None:
    table = LocalTable.open("alhambra", SEATS, seed=1)
    file, link = tmp_path / "folder" / "game.txt", tmp_path / "link"
    file.parent.mkdir()
    file.write_text(table.record().to_text())
    file.chmod(0o640)
    link.symlink_to(file)
    table.let_bots_play()
    table.play(table.state.legal_moves(0)[:1], 0)
    save(table.record(), link)
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert file.read_text() == table.record().to_text()
    assert list(file.parent.iterdir()) == [file]


def test_a_link_to_nothing_yet_leads_to_the_new_file(tmp_path: Path) -> None:
    record = LocalTable.open("alhambra", SEATS, seed=1).record()
    (tmp_path / "link").symlink_to(tmp_path / "game.json")
    save(record, tmp_path / "link")
    assert load(tmp_path / "game.json") == record


def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    record = LocalTable.open("alhambra", SEATS, seed=1).record()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("pipe", "loop"):
        with pytest.raises(CannotSave):
            save(record, tmp_path / name)
    assert (tmp_path / "pipe").is_fifo()
    assert is_something_else(tmp_path / "pipe", record)


def test_only_the_same_game_may_be_saved_over(tmp_path: Path) -> None:
    record = LocalTable.open("alhambra", SEATS, seed=1).record()
    file = tmp_path / "file"
    assert not is_something_else(file, record)
    assert not is_something_else(tmp_path, record), "saving says that it is a folder"
    assert not is_something_else(tmp_path / ("x" * 5000), record), "saving says why not"
    save(record, file)
    assert not is_something_else(file, record)
    save(LocalTable.open("alhambra", SEATS, seed=2).record(), file)
    assert is_something_else(file, record)
    for contents in (b"", b"notes", b"\xff\xd8"):
        file.write_bytes(contents)
        assert is_something_else(file, record)
