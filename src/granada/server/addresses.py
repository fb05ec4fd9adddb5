"""Addresses: the last address of each person."""

from collections import OrderedDict

MOST_KEPT = 100_000


class Addresses:
    """The addresses of people, as far as this process has seen since it was started; none of them is stored. This is
    not the origin of a table, a digest of where that was opened from: what somebody's bots and hints cost counts
    together, and the log names the address that asks for too much."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._last[person] = address
        self._last.move_to_end(person)
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)

    def of(self, person: str) -> str:
        """Empty if the person was not here."""
        return self._last.get(person, "")
