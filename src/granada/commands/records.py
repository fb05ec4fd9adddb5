"""``granada replay`` and ``granada verify``: look through the record of a game, and prove it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from granada.commands.editions import read_edition
from granada.commands.usage import WrongUsage, as_typed
from granada.games import game_of
from granada.kernel.errors import BadRecord
from granada.locale import Texts
from granada.table import LocalTable, load
from granada.table.local import seats_of
from granada.terminal.errors import sentence_about
from granada.terminal.face import face_of
from granada.terminal.names import names_of
from granada.terminal.screen import Screen


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="option-file")],
    at: Annotated[int | None, typer.Option(help="option-at")] = None,
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="option-plain")] = False,
) -> None:
    texts: Texts = context.obj
    record = load(file)
    total = len(record.moves)
    moves = total if at is None else at if at >= 0 else total + at
    if not 0 <= moves <= total:
        raise WrongUsage(texts.text("usage-no-such-move", total=total))
    with as_typed(texts):
        table = LocalTable.resume(record.until(moves), read_edition(edition))
    screen = Screen(texts, plain=plain)
    face = face_of(table.rules, screen, names_of(table.seats, texts))
    view = table.state.view(None)
    screen.show(face.log(table.events))
    screen.say("after-moves", moves=moves, total=total)
    screen.show(face.page(view, [], None), face.deciding(view))
    if view.over:
        screen.show(face.result(view))


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="option-file")],
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
) -> None:
    texts: Texts = context.obj
    record = load(file)
    try:
        with as_typed(texts):
            game_of(record, read_edition(edition)).verify(record)
    except BadRecord as error:
        print(texts.text("not-proved", why=sentence_about(error, texts)), file=sys.stderr)
        raise typer.Exit(1) from None
    print(texts.text("proved", moves=len(record.moves)))
    if contributions := record.header.contributions:
        names = names_of(seats_of(record), texts)
        print(texts.text("contributed", names=", ".join(names[each.seat] for each in contributions)))
