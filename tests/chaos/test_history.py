"""The checker of histories finds what it looks for."""

import pytest

from granada.protocol.live import LogEntry
from tests.chaos.history import History, Row, Sent

ROWS = [
    Row(1, "move", 0, "take wood", "one"),
    Row(2, "part", 1, "buy tower", ""),
    Row(3, "move", 1, "pay dinar", "two"),
    Row(4, "move", 0, "pass", ""),
]
SAID = "Hello"


def seen(row: Row) -> LogEntry:
    return LogEntry(row.number, "move", row.seat, row.text, ())


def history() -> History:
    noted = History()
    noted.sent = {
        "one": Sent(0, ("take wood",), {1}),
        "two": Sent(1, ("buy tower", "pay dinar"), {3}),
        "three": Sent(0, ("pass",), set(), {"stale"}),
    }
    noted.seen = [[seen(row) for row in ROWS], [seen(row) for row in ROWS[2:]]]
    noted.said = [SAID]
    return noted


def faults(noted: History, *rows: Row, heard: tuple[str, ...] = (SAID,)) -> list[str]:
    return list(noted.faults(rows, heard))


def test_a_history_that_agrees_has_no_fault() -> None:
    assert faults(history(), *ROWS) == []


def test_what_nobody_was_told_of_may_be_written() -> None:
    noted = history()
    noted.sent["two"].numbers.clear()
    noted.sent["two"].refusals.add("database-gone")
    assert faults(noted, *ROWS) == []


@pytest.mark.parametrize(
    ("rows", "what"),
    [
        ([*ROWS[:2], *ROWS[3:]], "gaps or repeat"),
        ([*ROWS[:3], ROWS[2]], "gaps or repeat"),
        ([Row(1, "move", 0, "take wood", ""), *ROWS[1:]], "acknowledged as {1}"),
        ([*ROWS, Row(5, "move", 0, "take wood", "one")], "2 times"),
        ([*ROWS, Row(5, "move", 0, "pass", "four")], "nobody sent entry 5"),
        ([*ROWS, Row(5, "move", 0, "pass", "three")], "refused and yet written"),
        ([ROWS[0], Row(2, "part", 1, "buy garden", ""), *ROWS[2:]], "otherwise than it was sent"),
        (ROWS[:3], "saw what is not there"),
        ([*ROWS[:3], Row(4, "move", 0, "take gold", "")], "saw what is not there"),
    ],
)
def test_what_disagrees_with_the_database_is_found(rows: list[Row], what: str) -> None:
    assert any(what in fault for fault in faults(history(), *rows))


def test_entries_that_are_seen_twice_or_in_another_order_are_found() -> None:
    for order in ([0, 1, 1], [0, 2, 1]):
        noted = history()
        noted.seen = [[seen(ROWS[place]) for place in order]]
        assert any("another order, or twice" in fault for fault in faults(noted, *ROWS))


def test_messages_that_are_lost_or_doubled_are_found() -> None:
    for heard in ((), (SAID, SAID)):
        assert any(repr(SAID) in fault for fault in faults(history(), *ROWS, heard=heard))
