"""What went wrong, in the person's language."""

from granada.kernel.errors import BadContent, Detail, GranadaError
from granada.locale import Texts
from granada.wording.content_faults import said_fault

LONGEST_DETAIL = 200
LONGEST_PATH = 1000
MOST_FAULTS = 10
"""Fluent takes 2500 characters in each place."""


def sentence_about(error: GranadaError, texts: Texts) -> str:
    details = {name: _in_words(name, detail, texts) for name, detail in error.details.items()}
    if isinstance(error, BadContent):
        details["faults"] = _listed([said_fault(texts, fault) for fault in error.faults])
    return texts.text(f"error-{error.code}", **details)


def _in_words(name: str, detail: Detail, texts: Texts) -> str | int:
    if isinstance(detail, GranadaError):
        return sentence_about(detail, texts)
    if isinstance(detail, tuple):
        return printable(", ".join(map(str, detail))) or "-"
    if isinstance(detail, int):
        return detail
    if name == "file":
        return printable(detail, LONGEST_PATH)
    return texts.text(f"reason-{detail}") if name == "reason" else printable(detail)


def _listed(faults: list[str]) -> str:
    shown = [printable(fault) for fault in faults]
    return "\n".join(shown if len(shown) <= MOST_FAULTS else [*shown[:MOST_FAULTS], "…"])


def printable(text: str, longest: int = LONGEST_DETAIL) -> str:
    """Details may come from anybody's file, and must neither break the line, nor fill the screen, nor command the
    terminal."""
    if len(text) > longest:
        text = text[: longest - 1] + "…"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
