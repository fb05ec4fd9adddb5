"""Fair undo: back to the last thing revealed, and never past the move of another seat."""

from granada.kernel.errors import GranadaError
from granada.kernel.state import State
from granada.table.faults import TableFault


class NothingToTakeBack(GranadaError):
    """The last move was another's, or something has been revealed since."""

    def __init__(self) -> None:
        super().__init__(TableFault.NOTHING_TO_TAKE_BACK)


def may_take_back(state: State, seat: int) -> int:
    """How many of the last moves this seat may take back."""
    return state.undoable if state.last_seat == seat else 0


def check_may_take_back(state: State, seat: int, moves: int) -> None:
    if not 0 < moves <= may_take_back(state, seat):
        raise NothingToTakeBack
