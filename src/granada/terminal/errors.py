"""What went wrong, in one sentence."""

from granada.kernel.errors import GranadaError, IllegalMove
from granada.locale import Texts
from granada.table import CannotRead, CannotSave


class WrongUsage(Exception):
    """The command was not understood; says why in the person's language."""


def sentence_about(error: GranadaError, texts: Texts) -> str:
    if isinstance(error, IllegalMove):
        return texts.text(f"reason-{error.reason}")
    if isinstance(error, CannotSave):
        return texts.text("error-cannot-save", file=str(error.path), why=error.why)
    if isinstance(error, CannotRead):
        return texts.text("error-cannot-read", file=str(error.path), why=error.why)
    what = str(error)
    return texts.text("error-other", what=what[:1].upper() + what[1:])
