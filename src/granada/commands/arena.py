"""``granada arena``: bots against bots, the same deals in every seating, and what that proves."""

import os
import shlex
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from math import ceil
from pathlib import Path
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from granada import bots
from granada.arena.cluster import on_cluster
from granada.arena.match import Games, Match, play_games
from granada.arena.matchfile import MatchFile, check_same, read_match
from granada.arena.numbers import Estimate
from granada.arena.verdict import Margin, Standing, Verdict, is_narrow_enough, verdict_on
from granada.arena.workers import one_by_one
from granada.bots.faults import BotFault
from granada.commands.content import write
from granada.commands.editions import read_edition, text_of
from granada.commands.figures import Figures
from granada.commands.matchplot import label_of, match_plot
from granada.commands.play import read_options
from granada.commands.simulate import SEED_BITS, STOPPED, bar_on
from granada.commands.usage import as_typed
from granada.games import load
from granada.kernel.errors import BadOption
from granada.kernel.game import Game
from granada.locale import Texts
from granada.research.faults import ResearchFault
from granada.table import write_whole
from granada.terminal.errors import LONGEST_PATH, printable
from granada.terminal.screen import Screen

if TYPE_CHECKING:
    from granada.research.dataset import Dataset

BETWEEN_WRITES = 10.0
"""Seconds between saves: a killed program loses no more games than these."""
MILLISECONDS = 1000


class MatchReport(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    match: Match
    verdict: Verdict


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="option-game")],
    kinds: Annotated[list[str], typer.Argument(help="arena-option-kinds")],
    games: Annotated[int, typer.Option(min=1, help="arena-option-match-games")] = 1000,
    until_width: Annotated[float | None, typer.Option(min=0, max=1, help="arena-option-until-width")] = None,
    option: Annotated[list[str] | None, typer.Option(help="option-option", metavar="NAME=VALUE")] = None,
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="arena-option-seed")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="arena-option-simulations")] = None,
    seconds: Annotated[float | None, typer.Option(min=0, help="arena-option-seconds")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="arena-option-jobs")] = None,
    cluster: Annotated[str | None, typer.Option(help="arena-option-cluster", metavar="ADDRESS")] = None,
    out: Annotated[Path | None, typer.Option(help="arena-option-out")] = None,
    dataset: Annotated[Path | None, typer.Option(help="arena-option-dataset", metavar="FOLDER")] = None,
    plot: Annotated[Path | None, typer.Option(help="content-option-plot")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="arena-option-json")] = False,
) -> None:
    texts: Texts = context.obj
    components = read_edition(edition)
    kept = None if out is None or not out.exists() else read_match(text_of(out), str(out))
    if seed is None:
        seed = kept.match.seed if kept else randbits(SEED_BITS)
    with as_typed(texts):
        rules = load(game, components)
        check_kinds(kinds, game)
        header = rules.new(len(kinds), seed, **read_options(option or [], texts)).header
    match = Match(
        game=game,
        edition=header.edition,
        rules=header.rules,
        kinds=tuple(kinds),
        options=header.options,
        seed=seed,
        simulations=simulations,
        seconds=seconds,
    )
    if kept is not None:
        check_same(kept.match, match, str(out))
    goal = len(match.seatings) * ceil(games / len(match.seatings))
    file = kept or MatchFile(match, Games())
    collected = None if dataset is None else begin_dataset(dataset, rules, file, out)
    contest = Contest(file, goal, until_width, out, collected, texts)
    if not contest.is_over:
        play, numbers = partial(play_games, match, components), range(contest.played, goal)
        if cluster is not None:
            contest.go_on(on_cluster(play, numbers, cluster))
        else:
            contest.go_on(one_by_one(play, numbers, jobs or os.cpu_count() or 1))
    verdict = contest.end()
    sheet = MatchSheet(texts)
    if plot is not None:
        write(plot, match_plot(verdict, sheet.title(match, verdict), sheet))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(MatchReport(match, verdict))).decode())
    else:
        Screen(texts, plain=False).show(*sheet.parts(match, verdict, early=contest.played < goal))


def check_kinds(kinds: Sequence[str], game: str) -> None:
    for kind in kinds:
        if kind not in bots.playable(game):
            raise BadOption(BotFault.NO_SUCH_BOT, bot=kind, bots=bots.kinds(game))


def begin_dataset(folder: Path, rules: Game, file: MatchFile, path: Path | None) -> "Dataset":
    from granada.research.dataset import Dataset  # Only here: it needs libraries of the extra.

    if file.games.outcomes:
        raise BadOption(ResearchFault.GAMES_PLAYED_BEFORE, file=str(path))
    return Dataset(folder, rules, file.match.players, file.match.options)


def command_for(match: Match, games: int) -> str:
    """The command that plays these games, without its files."""
    words = ["granada", "arena", match.game, *match.kinds, "--games", str(games), "--seed", str(match.seed)]
    for name, value in match.options.items():
        words += ["--option", f"{name}={value}"]
    if match.simulations is not None:
        words += ["--simulations", str(match.simulations)]
    if match.seconds is not None:
        words += ["--seconds", str(match.seconds)]
    return shlex.join(words)


class Contest:
    """A match that is being played: games come in one by one, in order, and are kept in a file and in a dataset if
    somebody wants them."""

    def __init__(
        self,
        file: MatchFile,
        goal: int,
        width: float | None,
        path: Path | None,
        dataset: "Dataset | None",
        texts: Texts,
    ) -> None:
        self.file = file
        self.goal = goal
        self.width = width
        self.path = path
        self.dataset = dataset
        self.texts = texts
        self.written = monotonic()

    @property
    def played(self) -> int:
        return len(self.file.games.outcomes)

    @property
    def is_over(self) -> bool:
        """Whether no more games are wanted, or none are needed."""
        match, outcomes = self.file.match, self.file.games.outcomes
        return self.played >= self.goal or (self.width is not None and is_narrow_enough(match, outcomes, self.width))

    def go_on(self, parts: Generator[Games, None, None]) -> None:
        """Take in these games, with a bar on the way if somebody is watching."""
        watched = Console(stderr=True)
        self.file.verdict = None
        try:
            with bar_on(watched) as bar, closing(parts):
                task = bar.add_task(self.texts.text("arena-playing"), total=self.goal, completed=self.played)
                for part in parts:
                    self.file.games.absorb(part)
                    if self.dataset is not None:
                        for record in part.records:
                            self.dataset.add(record)
                    bar.update(task, completed=self.played)
                    if monotonic() - self.written > BETWEEN_WRITES:
                        self._write()
                    if self.is_over:
                        break
        except KeyboardInterrupt:
            watched.print(
                self.texts.text("arena-stopped", played=self.played, games=self.goal),
                "" if self.path is None else self.texts.text("arena-match-kept", file=_shown(self.path)),
                highlight=False,
            )
            raise typer.Exit(STOPPED) from None
        finally:
            self._write()
            if self.dataset is not None:
                self.dataset.close(command_for(self.file.match, self.played))

    def end(self) -> Verdict:
        verdict = verdict_on(self.file.match, self.file.games)
        self.file.verdict = verdict
        self._write()
        return verdict

    def _write(self) -> None:
        if self.path is not None:
            write_whole(self.path, self.file.to_json())
            self.written = monotonic()


def _shown(path: Path) -> str:
    return printable(str(path), LONGEST_PATH)


class MatchSheet(Figures):
    """The verdict on a match, as tables."""

    def title(self, match: Match, verdict: Verdict) -> str:
        return self.text(
            "arena-match-title",
            game=self.text(f"game-{match.game}"),
            kinds=", ".join(match.kinds),
            games=verdict.games,
            seed=str(match.seed),
        )

    def parts(self, match: Match, verdict: Verdict, *, early: bool) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(self.title(match, verdict), style="bold")]
        if verdict.seatings > 1:
            parts.append(self.text("arena-match-deals", deals=verdict.deals, seatings=verdict.seatings))
        if early:
            parts.append(self.text("arena-match-early"))
        parts += ["", self._standings(verdict.standings)]
        if verdict.margins:
            parts += ["", self._margins(verdict.margins)]
        return [*parts, "", self._paces(verdict.standings), "", Text(self.text("arena-match-note"), style="dim")]

    def _standings(self, standings: tuple[Standing, ...]) -> Table:
        table = self.table("arena-kind", "arena-wins", "arena-interval", "arena-score", "arena-interval")
        if standings[0].skill is not None:
            self.add_column(table, self.text("arena-rating"))
        for standing in standings:
            score = self.number(standing.score)
            cells = [*self.rate(standing.wins), score, self.interval(standing.score_interval)]
            if standing.skill is not None:
                cells.append(f"{self.tenths(standing.skill.mu)} ± {self.tenths(standing.skill.sigma)}")
            table.add_row(label_of(standing, self), *cells)
        return table

    def _margins(self, margins: tuple[Margin, ...]) -> Table:
        table = self.table("arena-margin", "arena-score", "arena-interval")
        for margin in margins:
            names = self.text("arena-against", kind=margin.kind, rival=margin.rival)
            table.add_row(names, self.signed(margin.mean), self.signed_interval(margin.interval))
        return table

    def _paces(self, standings: tuple[Standing, ...]) -> Table:
        """The table of times in milliseconds."""
        table = self.table("arena-pace", "arena-decisions", "arena-mean", "arena-pace-most", "arena-highest")
        for standing in standings:
            if (pace := standing.pace) is not None:
                times = [self.number(MILLISECONDS * time) for time in (pace.mean, pace.p99, pace.slowest)]
                table.add_row(standing.kind, self.whole(pace.decisions), *times)
        return table

    def interval(self, estimate: Estimate | None) -> str:
        if estimate is None:
            return ""
        return self.text("arena-from-to", low=self.number(estimate.low), high=self.number(estimate.high))

    def signed_interval(self, estimate: Estimate | None) -> str:
        if estimate is None:
            return ""
        return self.text("arena-from-to", low=self.signed(estimate.low), high=self.signed(estimate.high))
