"""Errors are data: a fault and its details."""

import pickle

import pytest

import granada
from granada.games.faults import GamesFault
from granada.kernel.content_faults import FileFault, fault
from granada.kernel.errors import BadContent, BadOption, BadRecord, GranadaError, IllegalMove, Reason
from granada.kernel.faults import KernelFault


def test_an_error_tells_what_was_wrong_as_data_and_in_a_sentence() -> None:
    with pytest.raises(BadOption) as refused:
        granada.load("alhambra").new(7)
    error = refused.value
    assert error.code is KernelFault.PLAYER_COUNT
    assert str(error.code) == "player-count"
    assert error.details == {"game": "alhambra", "counts": (2, 3, 4, 5, 6), "players": 7}
    assert str(error) == "alhambra is for 2, 3, 4, 5, 6 players, not 7"


def test_nothing_to_choose_from_is_said() -> None:
    with pytest.raises(BadOption, match="alhambra has no option 'weather'; its options are: none"):
        granada.load("alhambra").new(3, weather="fine")


@pytest.mark.parametrize(
    "error",
    [
        BadOption(GamesFault.NO_SUCH_GAME, game="chess", games=("alhambra",)),
        BadRecord(KernelFault.IMPOSSIBLE_HEADER, why=BadOption(KernelFault.SEAT_COUNT, seats=1, players=2)),
        IllegalMove(Reason.NOT_NOW, "pass", 1),
        BadContent(fault("tiles", FileFault.INSTEAD, found=53, wanted=54)),
    ],
)
def test_errors_come_back_whole_from_another_process(error: GranadaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.code is error.code
    assert repr(again.details) == repr(error.details)
