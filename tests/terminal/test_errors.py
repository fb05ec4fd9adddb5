import pytest

from granada.games.faults import GamesFault
from granada.kernel.content_faults import FileFault, fault
from granada.kernel.errors import BadContent, GranadaError
from granada.kernel.faults import KernelFault
from granada.locale import LANGUAGES, Texts
from granada.table.faults import TableFault
from granada.terminal.errors import printable, sentence_about

LONG = "x" * 10000


def test_what_is_too_long_is_cut() -> None:
    assert printable("x" * 200) == "x" * 200
    assert printable("x" * 201) == "x" * 199 + "…"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        GranadaError(KernelFault.STRANGE_LINE, line=LONG),
        GranadaError(GamesFault.NO_SUCH_GAME, game=LONG, games=(LONG, LONG)),
        GranadaError(TableFault.CANNOT_SAVE, file=LONG, why=GranadaError(TableFault.SYSTEM, errno=LONG)),
        BadContent(*[fault(LONG, FileFault.INSTEAD, found=LONG, wanted=LONG)] * 1000),
    ],
)
def test_no_detail_is_too_long_for_a_sentence(error: GranadaError, language: str) -> None:
    assert "…" in sentence_about(error, Texts(language))
