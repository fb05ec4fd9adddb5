"""Records on disk."""

import errno
import os
import tempfile
from pathlib import Path

from granada.kernel.errors import Fault, GranadaError
from granada.kernel.record import Record

OBSTACLES = {
    errno.ENOENT: Fault.NO_SUCH_FILE,
    errno.EACCES: Fault.NOT_PERMITTED,
    errno.EPERM: Fault.NOT_PERMITTED,
    errno.EISDIR: Fault.IS_A_FOLDER,
    errno.ENOTDIR: Fault.NOT_A_FOLDER,
    errno.EEXIST: Fault.NOT_A_FOLDER,
    errno.ENOSPC: Fault.NO_SPACE,
}
"""What the system often says, in words of our own. A file exists already only where a folder was to be made."""


class CannotSave(GranadaError):
    """The folder or the file does not let itself be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(Fault.CANNOT_SAVE, file=str(path), why=_obstacle(error))


class CannotRead(GranadaError):
    """There is no such file, or it is not text."""

    def __init__(self, path: Path, error: OSError | UnicodeDecodeError) -> None:
        super().__init__(Fault.CANNOT_READ, file=str(path), why=_obstacle(error))


def save(record: Record, path: Path) -> None:
    """Write the record whole or not at all: whoever kills the program finds either the old file or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(record.to_json())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink()
            raise
    except OSError as error:
        raise CannotSave(path, error) from None


def load(path: Path) -> Record:
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(path, error) from None


def _obstacle(error: OSError | UnicodeDecodeError) -> GranadaError:
    if isinstance(error, UnicodeDecodeError):
        return GranadaError(Fault.NOT_TEXT)
    if error.errno in OBSTACLES:
        return GranadaError(OBSTACLES[error.errno])
    return GranadaError(Fault.SYSTEM, words=error.strerror or str(error))
