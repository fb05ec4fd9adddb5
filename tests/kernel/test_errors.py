"""Errors are data: a fault from a closed list, and its details."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import granada
from granada.kernel.errors import BadContent, BadOption, BadRecord, Fault, GranadaError, IllegalMove, Reason

SOURCE = Path(granada.__file__).parent


def nodes() -> Iterator[ast.AST]:
    for file in SOURCE.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def named_fault(node: ast.AST) -> Fault | None:
    """The fault, if this piece of source is ``Fault.SOMETHING``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Fault":
        return Fault[node.attr]
    return None


def test_every_fault_is_found_somewhere() -> None:
    assert {named_fault(node) for node in nodes()} - {None} == set(Fault)


def test_every_error_is_made_with_the_details_that_its_sentence_needs_and_no_others() -> None:
    made = 0
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and (fault := named_fault(node.args[0])):
            wanted = {name for _, name, _, _ in Formatter().parse(fault.sentence) if name}
            assert {keyword.arg for keyword in node.keywords} == wanted, fault
            made += 1
    assert made > 30


def test_what_a_library_says_is_a_detail_for_programmers() -> None:
    """No sentence for people shows what is called ``detail``; tests/locale looks."""
    found = 0
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and named_fault(node.args[0]):
            for keyword in node.keywords:
                if ast.unparse(keyword.value) in ("str(error)", "error.strerror", "error.args[0]"):
                    assert keyword.arg == "detail"
                    found += 1
    assert found > 2


def test_an_error_tells_what_was_wrong_as_data_and_in_a_sentence() -> None:
    with pytest.raises(BadOption) as refused:
        granada.load("alhambra").new(7)
    error = refused.value
    assert error.code is Fault.PLAYER_COUNT
    assert str(error.code) == "player-count"
    assert error.details == {"game": "alhambra", "counts": (2, 3, 4, 5, 6), "players": 7}
    assert str(error) == "alhambra is for 2, 3, 4, 5, 6 players, not 7"


def test_nothing_to_choose_from_is_said() -> None:
    with pytest.raises(BadOption, match="alhambra has no option 'weather'; its options are: none"):
        granada.load("alhambra").new(3, weather="fine")


@pytest.mark.parametrize(
    "error",
    [
        BadOption(Fault.NO_SUCH_GAME, game="chess", games=("alhambra",)),
        BadRecord(Fault.IMPOSSIBLE_HEADER, why=BadOption(Fault.SEAT_COUNT, seats=1, players=2)),
        IllegalMove(Reason.NOT_NOW, "pass", 1),
        BadContent("tiles: 53 instead of 54"),
    ],
)
def test_errors_come_back_whole_from_another_process(error: GranadaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.code is error.code
    assert repr(again.details) == repr(error.details)
