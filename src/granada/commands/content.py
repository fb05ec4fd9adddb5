"""``granada content``: edition files, checked, and what games say about the components of an edition."""

import os
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from granada.arena.balance import BalanceReport, ComponentReport, KindReport
from granada.arena.series import Players, Series, bot_players, random_players
from granada.bots import kinds, playable
from granada.commands.editions import read_edition, text_of
from granada.commands.figures import Figures
from granada.commands.plot import plot_of
from granada.commands.simulate import SEED_BITS, play_all
from granada.commands.usage import WrongUsage, as_typed
from granada.games import load
from granada.kernel.errors import BadContent
from granada.kernel.provenance import rows_by_provenance
from granada.locale import Texts
from granada.plugins import part, plugins
from granada.table import CannotSave
from granada.terminal.errors import printable
from granada.terminal.screen import Screen
from granada.wording.content_faults import said_fault

APPRENTICE = "apprentice"
"""Quick enough for thousands of games, and good enough for what it takes to mean something."""
REMARKS = {"strong": "▲", "weak": "▼", "neglected": "○"}
FIGURES = 86
"""Columns that the figures of a component take; what it does gets the rest."""
LEAST_TEXT = 12
PROVENANCE = 14

commands = typer.Typer(help="command-content", no_args_is_help=True)


@commands.command(help="command-content-check")
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="content-option-file")],
    game: Annotated[str | None, typer.Option(help="option-game")] = None,
) -> None:
    texts: Texts = context.obj
    try:
        with as_typed(texts):
            rules = load(game or with_report()[0], text_of(file))
    except BadContent as error:
        faults = [printable(said_fault(texts, fault)) for fault in error.faults]
        print("\n".join([*faults, texts.text("content-faults", count=len(faults))]))
        raise typer.Exit(1) from None
    assert rules.content is not None
    rows = rows_by_provenance(msgspec.to_builtins(rules.content))
    print(texts.text("content-right", edition=rules.edition.rpartition("+")[0], count=rows.total(), **rows))


def with_report() -> list[str]:
    """The games that have editions and can say how balanced one is."""
    return [game for game, plugin in plugins().items() if plugin.balance]


class Balance(msgspec.Struct, frozen=True):
    """What ``--json`` prints."""

    game: str
    edition: str
    players: int
    kind: str
    seed: int
    games: int
    results: BalanceReport


@commands.command(help="command-content-report")
def report(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="option-game")] = None,
    players: Annotated[int, typer.Option(min=1, help="arena-option-players")] = 4,
    games: Annotated[int, typer.Option(min=1, help="arena-option-games")] = 200,
    kind: Annotated[str, typer.Option(help="content-option-kind")] = APPRENTICE,
    edition: Annotated[Path | None, typer.Option(help="option-edition")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="arena-option-seed")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="arena-option-jobs")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="arena-option-json")] = False,
    plot: Annotated[Path | None, typer.Option(help="content-option-plot")] = None,
) -> None:
    texts: Texts = context.obj
    game = game or with_report()[0]
    if game not in with_report():
        raise WrongUsage(texts.text("content-no-report", games=", ".join(with_report())))
    components = read_edition(edition)
    with as_typed(texts):
        rules = load(game, components)
        rules.check_players(players)
    series = Series(
        game=game,
        edition=components,
        seats=(f"={kind}",) * players,
        seed=randbits(SEED_BITS) if seed is None else seed,
        played_by=players_of(kind, game, texts),
        counted_by=part(game, "balance"),
    )
    tally = play_all(series, range(1, games + 1), jobs or os.cpu_count() or 1, texts)
    results = tally.details.report()
    assert isinstance(results, BalanceReport)
    balance = Balance(game, rules.edition, players, kind, series.seed, games, results)
    sheet = BalanceSheet(texts)
    if plot is not None:
        write(plot, plot_of(results, sheet.title(balance), sheet))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(balance)).decode())
    else:
        screen = Screen(texts, plain=False)
        screen.show(*sheet.parts(balance, screen.width))


def players_of(kind: str, game: str, texts: Texts) -> Players:
    """The players: random ones, or bots."""
    if kind not in playable(game):
        raise WrongUsage(texts.text("usage-no-such-kind", kind=kind, kinds=", ".join(kinds(game))))
    return random_players if kind == "random" else partial(bot_players, kind)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotSave(path, error) from None


class BalanceSheet(Figures):
    """The balance report as tables, one for each kind of component."""

    def title(self, balance: Balance) -> str:
        return self.text(
            "content-report-title",
            edition=balance.edition,
            games=balance.games,
            players=balance.players,
            kind=balance.kind,
            seed=str(balance.seed),
        )

    def parts(self, balance: Balance, width: int) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(self.title(balance), style="bold")]
        for kind in balance.results.kinds:
            parts += ["", Text(self.text(f"content-kind-{kind.kind}"), style="bold"), self._kind(kind, width)]
        return [*parts, "", Text(self.text("content-report-note"), style="dim")]

    def _kind(self, kind: KindReport, width: int) -> Table:
        table = self.table("content-component", "content-available", "content-taken")
        for heading in ("content-difference", "arena-interval", "arena-wins", "arena-interval"):
            self.add_column(table, self.text(heading))
        table.add_column("")
        table.add_column(self.text("content-provenance"), no_wrap=True, max_width=PROVENANCE)
        room = width - FIGURES - PROVENANCE
        if room >= LEAST_TEXT:
            table.add_column(self.text("content-text"), no_wrap=True, max_width=room)
        for component in kind.components:
            cells = self._component(component)
            table.add_row(*cells[: len(table.columns)], style="bold" if component.remark else "")
        table.add_row(
            self.text("content-all"),
            "",
            self.percent(kind.taken),
            self.signed(kind.difference),
            "",
            self.percent(kind.wins),
            style="dim",
        )
        return table

    def _component(self, component: ComponentReport) -> list[str]:
        cells = [component.id, self.whole(component.available), self.percent(component.taken.share)]
        if component.difference is None or component.wins is None:
            cells += [""] * 4
        else:
            low, high = self.signed(component.difference.low), self.signed(component.difference.high)
            cells += [self.signed(component.difference.mean), self.text("arena-from-to", low=low, high=high)]
            cells += self.rate(component.wins)
        provenance = self.text(f"provenance-{component.provenance}")
        return [*cells, REMARKS.get(component.remark, ""), provenance, component.text]
