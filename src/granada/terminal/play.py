"""``granada play``: a game at this keyboard."""

from pathlib import Path
from typing import Annotated

import typer

from granada.games import GAMES
from granada.locale import Texts
from granada.table import KINDS, Seat, Table, load
from granada.terminal.errors import WrongUsage, as_typed
from granada.terminal.folders import file_for_a_new_game
from granada.terminal.names import names_of
from granada.terminal.screen import Screen
from granada.terminal.session import Session

USUAL_SEATS = "human,random,random"
LONGEST_NAME = 30


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="option-game")] = GAMES[0],
    seats: Annotated[str, typer.Option(help="option-seats")] = USUAL_SEATS,
    seed: Annotated[int | None, typer.Option(help="option-seed")] = None,
    resume: Annotated[Path | None, typer.Option(help="option-resume")] = None,
    no_confirm: Annotated[bool, typer.Option("--no-confirm", help="option-no-confirm")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="option-plain")] = False,
) -> None:
    texts: Texts = context.obj
    screen = Screen(texts, plain=plain)
    if resume is None:
        with as_typed(texts):
            table = Table.open(game, read_seats(seats, texts), seed)
        autosave = file_for_a_new_game(game)
    else:
        table = Table.resume(load(resume))
        autosave = resume
    Session(table, screen, autosave, confirm=not no_confirm).run()


def read_seats(text: str, texts: Texts) -> list[Seat]:
    """The seats as they were typed; those without a name get one."""
    typed = [Seat.read(part) for part in text.split(",")]
    seats = [Seat(name, seat.kind) for name, seat in zip(names_of(typed, texts), typed, strict=True)]
    for seat in seats:
        if seat.kind not in KINDS:
            raise WrongUsage(texts.text("usage-no-such-kind", kind=seat.kind, kinds=", ".join(KINDS)))
        if not seat.name.isprintable() or len(seat.name) > LONGEST_NAME:
            raise WrongUsage(texts.text("usage-bad-name", longest=LONGEST_NAME))
    return seats
