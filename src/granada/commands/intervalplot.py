"""A plot of figures with their intervals: rows of dots on axes, and their numbers beside them."""

from collections.abc import Callable

from granada.arena.numbers import Estimate, Rate
from granada.commands.svg import Svg

WIDTH = 760
MARGIN = 24
LABELS = 190
AXIS = 400
FIGURES = 130
"""The width from the end of the axis to the end of the figures beside it."""
LINE = 22
HEAD = 84
GAP = 32
"""The gap between the panels."""
COLOUR = "#2166ac"
EVEN_COLOUR = "#e08214"


def along(share: float) -> float:
    """The place of a share on the axis."""
    return MARGIN + LABELS + AXIS * share


class Plot:
    """One panel below the other."""

    def __init__(self, title: str, note: str) -> None:
        self.svg = Svg(WIDTH)
        self.y = HEAD
        self.svg.text(MARGIN, MARGIN + 6, title, "title")
        self.svg.text(MARGIN, MARGIN + 24, note, "note")

    def panel(
        self, title: str, ticks: list[tuple[float, str]], rows: int, place: Callable[[float], float] = along
    ) -> None:
        self.svg.text(MARGIN, self.y, title, "kind")
        top, bottom = self.y + LINE, self.y + (rows + 1) * LINE
        for tick, label in ticks:
            self.svg.line(place(tick), top, place(tick), bottom, "#e4e4e4")
            self.svg.text(place(tick), top - 8, label, "tick", "middle")
        self.y = top + LINE // 2

    def row(
        self,
        label: str,
        mean: float,
        interval: Rate | Estimate | None,
        figure: str,
        even: float | None = None,
        place: Callable[[float], float] = along,
    ) -> None:
        """The dashed line is what everybody would have if all were equally strong."""
        if even is not None:
            top, bottom = self.y - LINE // 2, self.y + LINE // 2
            self.svg.line(place(even), top, place(even), bottom, EVEN_COLOUR, 'stroke-dasharray="3 3"')
        self.svg.text(MARGIN + LABELS - 12, self.y, label, "id", "end")
        if interval is not None:
            self.svg.line(place(interval.low), self.y, place(interval.high), self.y, COLOUR, 'stroke-width="2"')
        self.svg.dot(place(mean), self.y, COLOUR, COLOUR)
        self.svg.text(MARGIN + LABELS + AXIS + FIGURES, self.y, figure, "id", "end")
        self.y += LINE

    def gap(self) -> None:
        self.y += GAP

    def finished(self) -> str:
        """The text of the file."""
        return self.svg.finished(self.y + MARGIN)
