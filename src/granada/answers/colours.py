"""The colours of the seats: chosen by people before the game, no two alike. All other seats have what is left."""

from collections.abc import Sequence

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.protocol.tables import COLOURS, Colour


def colours_from(chosen: Sequence[Colour | None]) -> list[Colour]:
    """Where nobody has chosen, the colour of the seat's number, or else the first one that is left.

    >>> colours_from(["green", None, None])
    ['green', 'red', 'blue']
    """
    usual = COLOURS[: len(chosen)]
    colours: list[Colour | None] = [
        mine or (usual[seat] if usual[seat] not in chosen else None) for seat, mine in enumerate(chosen)
    ]
    left = iter([colour for colour in COLOURS if colour not in colours])
    return [next(left) if colour is None else colour for colour in colours]


def check_colours_differ(chosen: Sequence[Colour | None]) -> None:
    for seat, colour in enumerate(chosen):
        if colour is not None and colour in chosen[:seat]:
            raise GranadaError(AnswerFault.COLOUR_TAKEN, colour=colour)
