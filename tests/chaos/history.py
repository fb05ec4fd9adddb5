"""Histories: what people sent, were answered and saw at a table, and whether the database agrees with all of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from granada.protocol import live
from granada.table import Kind

UNCERTAIN = ("database-gone", "database-full", "database-read-only", "database-corrupt")
"""Refusals after which nobody knows whether the action was written."""


class Row(NamedTuple):
    """An entry in the database."""

    number: int
    kind: str
    seat: int
    text: str
    key: str


@dataclass
class Sent:
    """An action, and the answers to it: it may be sent in several ways."""

    seat: int
    moves: tuple[str, ...]
    numbers: set[int] = field(default_factory=set)
    refusals: set[str] = field(default_factory=set)


class History:
    """The history of one table."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        """The actions by key."""
        self.seen: list[list[live.LogEntry]] = []
        """The entries that each viewer has seen, in the order in which they came."""
        self.said: list[str] = []
        """Messages of the chat that were acknowledged."""
        self.violations: list[str] = []
        """Which were noticed while the game was played."""

    def faults(self, rows: Sequence[Row], heard: Sequence[str]) -> Iterator[str]:
        """What is wrong, given the entries and the messages of the chat in the database."""
        yield from self.violations
        if [row.number for row in rows] != list(range(1, len(rows) + 1)):
            yield f"the numbers of the entries have gaps or repeat: {[row.number for row in rows]}"
            return
        yield from self._faults_of_actions(rows)
        for viewer, entries in enumerate(self.seen):
            yield from _faults_of_viewer(viewer, entries, rows)
        for text in self.said:
            if (times := heard.count(text)) != 1:
                yield f"the message {text!r} was acknowledged and is there {times} times"

    def _faults_of_actions(self, rows: Sequence[Row]) -> Iterator[str]:
        with_key = [row for row in rows if row.key]
        for row in with_key:
            if row.key not in self.sent:
                yield f"nobody sent entry {row.number}: {row}"
        for key, sent in self.sent.items():
            found = [row for row in with_key if row.key == key]
            if len(found) > 1:
                yield f"an action is there {len(found)} times: {found}"
            if sent.numbers and sent.numbers != {row.number for row in found}:
                yield f"acknowledged as {sent.numbers}, in the database as {found}: {sent}"
            if found and not sent.numbers and sent.refusals and not sent.refusals & set(UNCERTAIN):
                yield f"refused and yet written: {sent}, {found}"
            for row in found:
                together = rows[max(0, row.number - len(sent.moves)) : row.number]
                kinds = [Kind.PART.value] * (len(sent.moves) - 1) + [Kind.MOVE.value]
                wanted = [(kind, sent.seat, move) for kind, move in zip(kinds, sent.moves, strict=True)]
                if [(each.kind, each.seat, each.text) for each in together] != wanted:
                    yield f"written otherwise than it was sent: {sent}, {together}"


def _faults_of_viewer(viewer: int, entries: Sequence[live.LogEntry], rows: Sequence[Row]) -> Iterator[str]:
    numbers = [entry.n for entry in entries]
    if numbers != sorted(set(numbers)):
        yield f"viewer {viewer} saw the entries in another order, or twice: {numbers}"
    for entry in entries:
        row = rows[entry.n - 1] if entry.n <= len(rows) else None
        if row is None or _seen_as(row, entry.text) != (entry.kind, entry.seat, entry.text):
            yield f"viewer {viewer} saw what is not there: {entry}, {row}"


def _seen_as(row: Row, text: str | None) -> tuple[str, int, str | None]:
    """Viewers need not know which moves are one action, and some may not know the move yet."""
    kind = Kind.MOVE.value if row.kind == Kind.PART.value else row.kind
    return kind, row.seat, None if text is None else row.text
