"""Edition files that are named on the command line."""

from pathlib import Path

from granada.table import CannotRead


def read_edition(file: Path | None) -> str | None:
    """The text of the file; without a file, the built-in edition."""
    return None if file is None else text_of(file)


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(file, error) from None
