"""``granada simulate``: many games between random players, and their figures."""

import os
from contextlib import closing
from pathlib import Path
from secrets import randbits
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from granada.arena.series import Series
from granada.arena.tally import Report, Tally
from granada.arena.workers import share_out
from granada.commands.details import DetailFigures
from granada.commands.editions import read_edition
from granada.commands.figures import Figures
from granada.commands.usage import USUAL_GAME, WrongUsage, as_typed
from granada.games import load
from granada.locale import Texts
from granada.plugins import part
from granada.table import CannotSave
from granada.terminal.errors import LONGEST_PATH, printable
from granada.terminal.screen import Screen

GAP = 3
"""The gap between tables side by side."""
SEED_BITS = 32
"""The bits of a seed that nobody chose: short, as somebody may want to type it again."""
STOPPED = 130
"""The exit code of whatever was stopped with Ctrl-C."""


class Speed(msgspec.Struct, frozen=True):
    jobs: int
    seconds: float
    games_per_second: float
    moves_per_second: float


class Simulation(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    game: str
    edition: str
    players: int
    seed: int
    results: Report
    speed: Speed


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="option-game")] = USUAL_GAME,
    players: Annotated[int, typer.Option(min=1, help="arena-option-players")] = 4,
    games: Annotated[int, typer.Option(min=1, help="arena-option-games")] = 1000,
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="arena-option-seed")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="arena-option-jobs")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="arena-option-json")] = False,
    save: Annotated[Path | None, typer.Option(help="arena-option-save")] = None,
) -> None:
    texts: Texts = context.obj
    components = read_edition(edition)
    with as_typed(texts):
        rules = load(game, components)
        rules.check_players(players)
    series = Series(
        game=game,
        edition=components,
        seats=("=random",) * players,
        seed=randbits(SEED_BITS) if seed is None else seed,
        folder=save,
    )
    numbers = range(1, games + 1)
    if taken := series.saved_before(numbers):
        raise WrongUsage(
            texts.text("arena-saved-before", count=len(taken), first=printable(str(taken[0]), LONGEST_PATH))
        )
    jobs = min(jobs or os.cpu_count() or 1, games)  # A process that has no game to play is not started.
    begun = perf_counter()
    tally = play_all(series, numbers, jobs, texts)
    seconds = perf_counter() - begun
    simulation = Simulation(
        game=game,
        edition=rules.edition,
        players=players,
        seed=series.seed,
        results=tally.report(),
        speed=Speed(jobs, seconds, games / seconds, tally.moves.total / seconds),
    )
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(simulation)).decode())
    else:
        Screen(texts, plain=False).show(*Sheet(texts).parts(simulation))


def play_all(series: Series, numbers: range, jobs: int, texts: Texts) -> Tally:
    """Play the games, with a bar on the way if somebody is watching."""
    tally = series.tally()
    watched = Console(stderr=True)
    bar = bar_on(watched)
    try:
        if series.folder is not None:
            series.folder.mkdir(parents=True, exist_ok=True)
        with bar, closing(share_out(series.play, numbers, jobs)) as parts:
            task = bar.add_task(texts.text("arena-playing"), total=len(numbers))
            for part in parts:
                tally.absorb(part)
                bar.update(task, completed=tally.games)
    except KeyboardInterrupt:
        watched.print(texts.text("arena-stopped", played=tally.games, games=len(numbers)), highlight=False)
        raise typer.Exit(STOPPED) from None
    except OSError as error:
        if series.folder is None:
            raise
        raise CannotSave(Path(error.filename or series.folder), error) from None
    return tally


def bar_on(watched: Console) -> Progress:
    """A bar that counts games, if there is a terminal to show it on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal)


class Sheet(Figures):
    """What simulated games come to, as tables."""

    def parts(self, simulation: Simulation) -> list[RenderableType]:
        results = simulation.results
        details: DetailFigures = part(simulation.game, "figures") or DetailFigures()
        upper = [self._per_game(results, details), *details.tables(self, results.details)]
        lower = [self._seats(results, details), self._turn_order(results)]
        return [
            Text(self._title(simulation), style="bold"),
            "",
            Columns(upper, padding=(1, GAP)),
            "",
            Columns(lower, padding=(1, GAP)),
            "",
            Text(self.text("arena-note"), style="dim"),
            "",
            self._speed(simulation),
        ]

    def _title(self, simulation: Simulation) -> str:
        return self.text(
            "arena-title",
            game=self.text(f"game-{simulation.game}"),
            players=simulation.players,
            games=simulation.results.games,
            seed=str(simulation.seed),
        )

    def _speed(self, simulation: Simulation) -> str:
        speed = simulation.speed
        return self.text(
            "arena-speed",
            jobs=speed.jobs,
            seconds=self.number(speed.seconds),
            games=round(speed.games_per_second),
            moves=round(speed.moves_per_second),
        )

    # The tables.

    def _per_game(self, results: Report, details: DetailFigures) -> Table:
        table = self.table("arena-per-game", "arena-mean", "arena-lowest", "arena-highest")
        self.add_summary(table, "arena-turns", results.turns)
        self.add_summary(table, "arena-moves", results.moves)
        details.add_to_games(self, table, results.details)
        self.add_share(table, "arena-shared-victories", results.shared_victory_share)
        return table

    def _seats(self, results: Report, details: DetailFigures) -> Table:
        table = self.table("arena-seat", "arena-score", "arena-deviation", "arena-wins", "arena-interval")
        for number, seat in enumerate(results.seats, 1):
            table.add_row(str(number), *self.score(seat.score), *self.rate(seat.wins))
        details.add_to_seats(self, table, results.details)
        return table

    def _turn_order(self, results: Report) -> Table:
        table = self.table("arena-turn-order", "arena-wins", "arena-interval")
        for number, rate in enumerate(results.turn_order, 1):
            table.add_row(self.text("arena-place", number=number), *self.rate(rate))
        return table
