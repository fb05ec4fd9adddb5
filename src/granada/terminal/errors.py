"""What went wrong, in the person's language."""

from collections.abc import Iterator
from contextlib import contextmanager

from granada.kernel.errors import BadOption, Detail, GranadaError
from granada.locale import Texts


class WrongUsage(Exception):
    """The command was not understood; says why in the person's language."""


@contextmanager
def as_typed(texts: Texts) -> Iterator[None]:
    """What is asked for in here comes from the command line: if it does not exist, the command was wrong."""
    try:
        yield
    except BadOption as error:
        raise WrongUsage(sentence_about(error, texts)) from None


def sentence_about(error: GranadaError, texts: Texts) -> str:
    details = {name: _in_words(name, detail, texts) for name, detail in error.details.items()}
    return texts.text(f"error-{error.code}", **details)


def _in_words(name: str, detail: Detail, texts: Texts) -> str | int:
    if isinstance(detail, GranadaError):
        return sentence_about(detail, texts)
    if isinstance(detail, tuple):
        return _printable(", ".join(map(str, detail))) or "-"
    if isinstance(detail, int):
        return detail
    return texts.text(f"reason-{detail}") if name == "reason" else _printable(detail)


def _printable(text: str) -> str:
    """Details may come from anybody's file, and must neither break the line nor command the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
