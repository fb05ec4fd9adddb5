"""How hints are put into words."""

from collections.abc import Iterator, Sequence

from granada.kernel.state import Move
from granada.locale import Texts
from granada.table import Hint, LocalTable
from granada.terminal.face import Face
from granada.terminal.menu import Choice, Menu
from granada.terminal.numbers import Numbers

MOST_SOURCES = 4
LEAST_GAIN = 0.05
"""Points; less is written as zero."""


def sentences(table: LocalTable, seat: int, face: Face, texts: Texts) -> list[str]:
    """What to do and why, line by line."""
    found = table.hint(seat)
    lines = [texts.text("hint-do"), *_steps(table, seat, found.moves, face)]
    if not found.ends_turn:
        lines.append(texts.text("hint-then-see"))
    return [*lines, _reason(found, Numbers(texts))]


def _steps(table: LocalTable, seat: int, moves: Sequence[Move], face: Face) -> Iterator[str]:
    """The moves as they stand in the menus; several may make one choice."""
    state = table.state.clone()
    while moves:
        menu = face.menu(state, seat)
        title, choice = next(_ways(menu, moves), ("", Choice(str(moves[0]), tuple(moves[:1]))))
        yield f"- {title}: {choice.label}" if title else f"- {choice.label}"
        for move in moves[: len(choice.moves)]:
            state.play(move, seat)
        moves = moves[len(choice.moves) :]


def _ways(menu: Menu, moves: Sequence[Move]) -> Iterator[tuple[str, Choice]]:
    """Choices that begin with just these moves, those of most moves first. Money may be paid in any order."""
    found = [(title, choice) for title, choice in _all_choices(menu) if _is_beginning(choice.moves, moves)]
    yield from sorted(found, key=lambda way: -len(way[1].moves))


def _all_choices(menu: Menu) -> Iterator[tuple[str, Choice]]:
    for group in menu.groups:
        for choice in group.choices:
            if choice.then is None:
                yield group.title, choice
            else:
                yield from _all_choices(choice.then)


def _is_beginning(some: Sequence[Move], moves: Sequence[Move]) -> bool:
    return some[:1] == tuple(moves[:1]) and sorted(map(str, some)) == sorted(map(str, moves[: len(some)]))


def _reason(found: Hint, numbers: Numbers) -> str:
    total = numbers.signed(sum(found.gains.values()))
    largest = sorted(found.gains.items(), key=lambda gain: -abs(gain[1]))[:MOST_SOURCES]
    parts = [
        numbers.text("hint-source", source=numbers.text(f"source-{source}"), points=numbers.signed(gain))
        for source, gain in largest
        if abs(gain) >= LEAST_GAIN
    ]
    if not parts:
        return numbers.text("hint-no-change")
    return numbers.text("hint-because", points=total, sources=", ".join(parts))
