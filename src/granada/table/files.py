"""Records on disk."""

import errno
import os
import stat
import tempfile
from pathlib import Path

from granada.kernel.errors import BadRecord, GranadaError
from granada.kernel.record import Record
from granada.table.faults import TableFault

OBSTACLES = {
    errno.ENOENT: TableFault.NO_SUCH_FILE,
    errno.EACCES: TableFault.NOT_PERMITTED,
    errno.EPERM: TableFault.NOT_PERMITTED,
    errno.EISDIR: TableFault.IS_A_FOLDER,
    errno.ENOTDIR: TableFault.NOT_A_FOLDER,
    errno.EEXIST: TableFault.NOT_A_FOLDER,
    errno.ENOSPC: TableFault.NO_SPACE,
}
"""What the system often says, in words of our own. A file exists already only where a folder was to be made."""


class CannotSave(GranadaError):
    """The folder or the file does not let itself be written."""

    def __init__(self, path: Path, error: OSError | ValueError) -> None:
        super().__init__(TableFault.CANNOT_SAVE, file=str(path), why=obstacle(error))


class CannotRead(GranadaError):
    """There is no such file, or it is not text."""

    def __init__(self, path: Path, error: OSError | ValueError) -> None:
        super().__init__(TableFault.CANNOT_READ, file=str(path), why=obstacle(error))


def path_of(typed: str) -> Path:
    """The path that a person has typed to save something there; it may begin in somebody's home."""
    path = Path(typed)
    try:
        return path.expanduser()
    except RuntimeError:  # There is nobody of that name.
        raise CannotSave(path, OSError(errno.ENOTDIR, "")) from None
    except ValueError as error:
        raise CannotSave(path, error) from None


def save(record: Record, path: Path) -> None:
    """A record that is there already keeps its form."""
    write_whole(path, record.to_text() if _is_plain_text(path) else record.to_json())


def write_whole(path: Path, contents: str) -> None:
    """Write a file whole or not at all: a killed program leaves either the old file or the new one. An existing file
    keeps its mode, and a link to it stays."""
    try:
        target = Path(os.path.realpath(path))
        mode = _mode_of(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(contents)
                file.flush()
                os.fsync(file.fileno())
            if mode is not None:
                Path(name).chmod(mode)
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink()
            raise
    except (OSError, ValueError) as error:  # A ValueError: no file can have such a name.
        raise CannotSave(path, error) from None


def _mode_of(target: Path) -> int | None:
    """The mode of the file that is there, if any. What is no file at all is not ours to replace."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
    return stat.S_IMODE(mode)


def _is_plain_text(target: Path) -> bool:
    """Whether the record in the file has the form with one move a line."""
    try:
        if not target.is_file():  # Others may be read without end.
            return False
        return target.read_text(encoding="utf-8").removeprefix("\ufeff").lstrip().startswith("granada ")
    except (OSError, ValueError):
        return False


def is_something_else(path: Path, record: Record) -> bool:
    """Whether saving this record there would destroy anything but a record of the same game. In place of a folder
    nothing can be saved anyway."""
    try:
        if not path.exists() or path.is_dir():
            return False
        return not path.is_file() or load(path).header.commitment != record.header.commitment
    except OSError:
        return False  # It cannot be written either, as will be found out.
    except (CannotRead, BadRecord):
        return True


def would_lose_moves(record: Record, path: Path, last: Record | None) -> bool:
    """Whether somebody else has played on in the file since it held this last record: saving this one there would
    destroy their moves."""
    try:
        found = load(path)
    except CannotRead:
        return False  # Nothing is there; or it cannot be written either, as will be found out.
    except BadRecord:
        return True
    same_game = found.header.commitment == record.header.commitment
    return found != last and not (same_game and found.moves == record.moves[: len(found.moves)])


def load(path: Path) -> Record:
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(path, error) from None


def obstacle(error: OSError | ValueError) -> GranadaError:
    """Why the system does not do it, in words of our own, or at least the name of its error."""
    if isinstance(error, ValueError):
        return GranadaError(TableFault.NOT_TEXT)
    if error.errno in OBSTACLES:
        return GranadaError(OBSTACLES[error.errno])
    return GranadaError(TableFault.SYSTEM, errno=errno.errorcode.get(error.errno or 0, "?"))
