"""``granada play``: a game at this keyboard."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from granada.bots import playable
from granada.commands.editions import read_edition
from granada.commands.folders import file_for_a_new_game
from granada.commands.program import program
from granada.commands.usage import USUAL_GAME, WrongUsage, as_typed
from granada.locale import Texts
from granada.table import PERSON, LocalTable, Seat, load
from granada.terminal.errors import LONGEST_PATH, printable
from granada.terminal.names import names_of
from granada.terminal.screen import Screen
from granada.terminal.session import Session

USUAL_SEATS = "human,novice,novice"
LONGEST_NAME = 30
RESERVED = ("players", "seed", "seats", "edition", "game")
"""What has an option of the command of its own."""


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="option-game")] = USUAL_GAME,
    seats: Annotated[str, typer.Option(help="option-seats")] = USUAL_SEATS,
    seed: Annotated[int | None, typer.Option(help="option-seed")] = None,
    resume: Annotated[Path | None, typer.Option(help="option-resume")] = None,
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
    option: Annotated[list[str] | None, typer.Option(help="option-option", metavar="NAME=VALUE")] = None,
    no_confirm: Annotated[bool, typer.Option("--no-confirm", help="option-no-confirm")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="option-plain")] = False,
) -> None:
    texts: Texts = context.obj
    if resume is None:
        with as_typed(texts):
            chosen = read_options(option or [], texts)
            table = LocalTable.open(game, read_seats(seats, game, texts), seed, read_edition(edition), **chosen)
    else:
        with as_typed(texts):
            table = LocalTable.resume(load(resume), read_edition(edition))
        if is_given(context, "game") and game != table.rules.id:
            refuse(game, resume, texts)
        if seed is not None and seed != table.state.chance.seed:
            refuse("--seed", resume, texts)
        if is_given(context, "seats") and read_seats(seats, table.rules.id, texts) != named(table.seats, texts):
            refuse("--seats", resume, texts)
    this = ThisProgram(table.rules.id, edition)
    autosave = resume or this.file_for_a_new_game()
    screen = Screen(texts, plain=plain)
    Session(table, screen, this, autosave, resumed=resume is not None, confirm=not no_confirm).run()


class ThisProgram:
    """Where the games of a session are kept, and the commands for them."""

    def __init__(self, game: str, edition: Path | None) -> None:
        self.game = game
        self.edition = [] if edition is None else ["--edition", str(edition.resolve())]
        """What a command for this game needs besides its file."""

    def file_for_a_new_game(self) -> Path:
        return file_for_a_new_game(self.game)

    def command_to_resume(self, file: Path) -> list[str]:
        return [*program(), "play", "--resume", str(file), *self.edition]

    def command_to_verify(self, file: Path) -> list[str]:
        return [*program(), "verify", str(file), *self.edition]


def is_given(context: typer.Context, parameter: str) -> bool:
    """Whether it was typed, and is not just the usual value."""
    source = context.get_parameter_source(parameter)
    return source is not None and source.name == "COMMANDLINE"


def refuse(option: str, resumed: Path, texts: Texts) -> NoReturn:
    """What was asked for is not what the resumed game is."""
    raise WrongUsage(
        texts.text("usage-not-resumed", option=printable(option), file=printable(str(resumed), LONGEST_PATH))
    )


def read_options(typed: list[str], texts: Texts) -> dict[str, str]:
    """Options of the game as NAME=VALUE; which there are, the game says."""
    pairs = [text.partition("=") for text in typed]
    for name, equals, _ in pairs:
        if not (equals and name.isidentifier()) or name in RESERVED:
            raise WrongUsage(texts.text("usage-bad-option", option=printable(name)))
    return {name: value for name, _, value in pairs}


def read_seats(text: str, game: str, texts: Texts) -> list[Seat]:
    """The seats as they were typed; those without a name get one."""
    possible = (PERSON, *playable(game))
    typed = [Seat.read(part if "=" in part else f"={part}") for part in text.split(",")]
    for seat in typed:
        if seat.kind not in possible:
            raise WrongUsage(texts.text("usage-no-such-kind", kind=printable(seat.kind), kinds=", ".join(possible)))
        if not seat.name.isprintable() or len(seat.name) > LONGEST_NAME:
            raise WrongUsage(texts.text("usage-bad-name", longest=LONGEST_NAME))
    return named(typed, texts)


def named(seats: Sequence[Seat], texts: Texts) -> list[Seat]:
    return [Seat(name, seat.kind) for name, seat in zip(names_of(seats, texts), seats, strict=True)]
