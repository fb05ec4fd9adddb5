"""``granada hint``, and how hints are put into words."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from granada.kernel.errors import Fault
from granada.kernel.state import Move
from granada.locale import Texts
from granada.table import Hint, LocalTable, NoHint, load
from granada.terminal.editions import read_edition
from granada.terminal.errors import as_typed
from granada.terminal.face import Face, face_of
from granada.terminal.figures import Figures
from granada.terminal.menu import Choice, Menu
from granada.terminal.names import names_of
from granada.terminal.screen import Screen

MOST_SOURCES = 4
LEAST_GAIN = 0.05
"""Points; less is written as zero."""


def hint(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="option-file")],
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
) -> None:
    texts: Texts = context.obj
    with as_typed(texts):
        table = LocalTable.resume(load(file), read_edition(edition))
    seats = table.live.people_to_decide or table.state.deciders
    if not seats:
        raise NoHint(Fault.NO_HINT)
    screen = Screen(texts, plain=True)
    names = names_of(table.seats, texts)
    screen.show(f"{names[seats[0]]}:", *sentences(table, seats[0], face_of(table.rules, screen, names), texts))


def sentences(table: LocalTable, seat: int, face: Face, texts: Texts) -> list[str]:
    """What to do and why, line by line."""
    found = table.hint(seat)
    lines = [texts.text("hint-do"), *_steps(table, seat, found.moves, face)]
    if not found.ends_turn:
        lines.append(texts.text("hint-then-see"))
    return [*lines, _reason(found, Figures(texts))]


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


def _reason(found: Hint, figures: Figures) -> str:
    total = figures.signed(sum(found.gains.values()))
    largest = sorted(found.gains.items(), key=lambda gain: -abs(gain[1]))[:MOST_SOURCES]
    parts = [
        figures.text("hint-source", source=figures.text(f"source-{source}"), points=figures.signed(gain))
        for source, gain in largest
        if abs(gain) >= LEAST_GAIN
    ]
    if not parts:
        return figures.text("hint-no-change")
    return figures.text("hint-because", points=total, sources=", ".join(parts))
