"""What belongs to a table in memory and knows it, without holding it there."""

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from granada.server.live_table import LiveTable


class OfTable:
    """If it held the table as the table holds it, a table that is forgotten would stay in memory until the next
    collection of all objects, which is seldom."""

    def __init__(self, table: "LiveTable") -> None:
        self._held_by = ref(table)

    @property
    def _table(self) -> "LiveTable":
        table = self._held_by()
        assert table is not None
        return table
