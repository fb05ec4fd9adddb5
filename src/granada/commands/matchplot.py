"""The verdict on a match as a picture: win rates and differences in points."""

from collections.abc import Callable

from granada.arena.numbers import Estimate, Rate
from granada.arena.verdict import Standing, Verdict
from granada.commands.figures import Figures
from granada.commands.svg import Svg

WIDTH = 760
MARGIN = 24
LABELS = 190
AXIS = 400
FIGURES = 130
"""From the end of the axis to the end of the figures beside it."""
LINE = 22
HEAD = 84
GAP = 32
"""Between the panels."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_STEPS = 4
"""On each side of zero."""
COLOUR = "#2166ac"


def match_plot(verdict: Verdict, title: str, figures: Figures) -> str:
    """For each kind its share of wins, and for each two kinds their difference in points, with the intervals."""
    return _MatchPlot(verdict, figures).draw(title)


def label_of(standing: Standing, figures: Figures) -> str:
    if standing.seats == 1:
        return standing.kind
    return figures.text("arena-several", kind=standing.kind, seats=standing.seats)


class _MatchPlot:
    def __init__(self, verdict: Verdict, figures: Figures) -> None:
        self.verdict = verdict
        self.figures = figures
        self.svg = Svg(WIDTH)
        self.y = HEAD

    def draw(self, title: str) -> str:
        self.svg.text(MARGIN, MARGIN + 6, title, "title")
        self.svg.text(MARGIN, MARGIN + 24, self.figures.text("arena-plot-note"), "note")
        self._wins()
        if self.verdict.margins:
            self._margins()
        return self.svg.finished(self.y + MARGIN)

    def _wins(self) -> None:
        """The dashed line is what everybody would win if all were equally strong."""
        standings = self.verdict.standings
        ticks = [(tick / 4, self.figures.percent(tick / 4)) for tick in range(5)]
        players = sum(standing.seats for standing in standings)
        even = 1 / players if players > 1 else None
        self._panel(self.figures.text("arena-wins"), ticks, len(standings), self._share, even)
        for standing in standings:
            share = self.figures.percent(standing.wins.share)
            self._row(label_of(standing, self.figures), standing.wins.share, standing.wins, share, self._share)

    def _margins(self) -> None:
        self.y += GAP
        margins = self.verdict.margins
        ends = [abs(end) for margin in margins for end in (margin.mean, *_ends(margin.interval))]
        step = next((step for step in STEPS if max(ends) <= MOST_STEPS * step), STEPS[-1])
        reach = MOST_STEPS * step

        def place(points: float) -> float:
            return self._share((max(-reach, min(reach, points)) + reach) / (2 * reach))

        ticks = [(float(tick), f"{tick:+d}" if tick else "0") for tick in range(-reach, reach + 1, step)]
        self._panel(self.figures.text("arena-margin"), ticks, len(margins), place, 0.0)
        for margin in margins:
            label = self.figures.text("arena-against", kind=margin.kind, rival=margin.rival)
            self._row(label, margin.mean, margin.interval, self.figures.signed(margin.mean), place)

    def _panel(
        self,
        title: str,
        ticks: list[tuple[float, str]],
        rows: int,
        place: Callable[[float], float],
        even: float | None,
    ) -> None:
        self.svg.text(MARGIN, self.y, title, "kind")
        top, bottom = self.y + LINE, self.y + (rows + 1) * LINE
        for tick, label in ticks:
            self.svg.line(place(tick), top, place(tick), bottom, "#e4e4e4")
            self.svg.text(place(tick), top - 8, label, "tick", "middle")
        if even is not None:
            self.svg.line(place(even), top, place(even), bottom, "#e08214", 'stroke-dasharray="3 3"')
        self.y = top + LINE // 2

    def _row(
        self, label: str, mean: float, interval: Rate | Estimate | None, figure: str, place: Callable[[float], float]
    ) -> None:
        self.svg.text(MARGIN + LABELS - 12, self.y, label, "id", "end")
        if interval is not None:
            self.svg.line(place(interval.low), self.y, place(interval.high), self.y, COLOUR, 'stroke-width="2"')
        self.svg.dot(place(mean), self.y, COLOUR, COLOUR)
        self.svg.text(MARGIN + LABELS + AXIS + FIGURES, self.y, figure, "id", "end")
        self.y += LINE

    def _share(self, share: float) -> float:
        return MARGIN + LABELS + AXIS * share


def _ends(interval: Estimate | None) -> tuple[float, ...]:
    return () if interval is None else (interval.low, interval.high)
