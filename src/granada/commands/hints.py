"""``granada hint``: what to do in a saved game."""

from pathlib import Path
from typing import Annotated

import typer

from granada.commands.editions import read_edition
from granada.commands.usage import as_typed
from granada.locale import Texts
from granada.table import LocalTable, NoHint, load
from granada.table.faults import TableFault
from granada.terminal.face import face_of
from granada.terminal.hints import sentences
from granada.terminal.names import names_of
from granada.terminal.screen import Screen


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
        raise NoHint(TableFault.NO_HINT)
    screen = Screen(texts, plain=True)
    names = names_of(table.seats, texts)
    screen.show(f"{names[seats[0]]}:", *sentences(table, seats[0], face_of(table.rules, screen, names), texts))
