"""Records on disk."""

import os
import tempfile
from pathlib import Path

from granada.kernel.errors import GranadaError
from granada.kernel.record import Record


class CannotSave(GranadaError):
    """The folder or the file does not let itself be written."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} cannot be written: {why}")
        self.path = path
        self.why = why


class CannotRead(GranadaError):
    """There is no such file, or it is not text."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} cannot be read: {why}")
        self.path = path
        self.why = why


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
        raise CannotSave(path, error.strerror or str(error)) from None


def load(path: Path) -> Record:
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotRead(path, error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise CannotRead(path, "it is not text") from None
