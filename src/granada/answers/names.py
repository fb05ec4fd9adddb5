"""Names: which names are allowed, and how people with the same one are told apart."""

import unicodedata
from collections.abc import Sequence

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.protocol.common import LONGEST_NAME


def clean_name(typed: str) -> str:
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    written_out = unicodedata.normalize("NFKC", name)  # There are signs that stand for eighteen letters.
    if not (name and name.isprintable() and max(len(name), len(written_out)) <= LONGEST_NAME):
        raise GranadaError(AnswerFault.BAD_NAME, longest=LONGEST_NAME)
    return name


def numbered(name: str) -> list[str]:
    """The names that people get at a table where others have the same name, one after the other."""
    return [name, *(f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2, 10))]


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name, or where somebody else has it the name with a number."""
    return next(free for free in numbered(name) if free not in taken)
