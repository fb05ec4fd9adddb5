"""Names of seats: as people have chosen them, or else by number."""

from collections.abc import Sequence

from granada.locale import Texts
from granada.table import Seat
from granada.terminal.errors import printable


def names_of(seats: Sequence[Seat], texts: Texts) -> list[str]:
    return [printable(seat.name) or _usual_name(seat, number, texts) for number, seat in enumerate(seats, 1)]


def _usual_name(seat: Seat, number: int, texts: Texts) -> str:
    return texts.text("name-person" if seat.is_person else "name-bot", number=number)
