"""The verdict on a match as a picture: win rates and differences in points."""

from granada.arena.numbers import Estimate
from granada.arena.verdict import Standing, Verdict
from granada.commands.figures import Figures
from granada.commands.intervalplot import Plot, along

STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_STEPS = 4
"""The most steps on each side of zero."""


def match_plot(verdict: Verdict, title: str, figures: Figures) -> str:
    """For each kind its share of wins, and for each two kinds their difference in points, with the intervals."""
    plot = Plot(title, figures.text("arena-plot-note"))
    _wins(plot, verdict, figures)
    if verdict.margins:
        _margins(plot, verdict, figures)
    return plot.finished()


def label_of(standing: Standing, figures: Figures) -> str:
    if standing.seats == 1:
        return standing.kind
    return figures.text("arena-several", kind=standing.kind, seats=standing.seats)


def _wins(plot: Plot, verdict: Verdict, figures: Figures) -> None:
    standings = verdict.standings
    ticks = [(tick / 4, figures.percent(tick / 4)) for tick in range(5)]
    players = sum(standing.seats for standing in standings)
    even = 1 / players if players > 1 else None
    plot.panel(figures.text("arena-wins"), ticks, len(standings))
    for standing in standings:
        wins = standing.wins
        plot.row(label_of(standing, figures), wins.share, wins, figures.percent(wins.share), even)


def _margins(plot: Plot, verdict: Verdict, figures: Figures) -> None:
    plot.gap()
    margins = verdict.margins
    ends = [abs(end) for margin in margins for end in (margin.mean, *_ends(margin.interval))]
    step = next((step for step in STEPS if max(ends) <= MOST_STEPS * step), STEPS[-1])
    reach = MOST_STEPS * step

    def place(points: float) -> float:
        return along((max(-reach, min(reach, points)) + reach) / (2 * reach))

    ticks = [(float(tick), f"{tick:+d}" if tick else "0") for tick in range(-reach, reach + 1, step)]
    plot.panel(figures.text("arena-margin"), ticks, len(margins), place)
    for margin in margins:
        label = figures.text("arena-against", kind=margin.kind, rival=margin.rival)
        plot.row(label, margin.mean, margin.interval, figures.signed(margin.mean), 0.0, place)


def _ends(interval: Estimate | None) -> tuple[float, ...]:
    return () if interval is None else (interval.low, interval.high)
