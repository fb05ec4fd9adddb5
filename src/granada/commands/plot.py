"""The balance report as a picture: an SVG file made by hand, for any browser."""

from granada.arena.balance import BalanceReport, ComponentReport, KindReport
from granada.commands.figures import Figures
from granada.commands.svg import Svg

WIDTH = 1120
MARGIN = 24
LABELS = 130
"""Where the names of the components end and the axis begins."""
AXIS = 420
SHARES = 40
"""The width between the axis and the bars of shares."""
BAR = 120
LINE = 16
HEAD = 64
KIND = 60
TEXTS = 60
"""The width from the end of the bars to what the components do."""
LONGEST = 60
STEPS = (1, 2, 5, 10, 20, 50, 100)
MOST_STEPS = 5
"""The most steps on each side of zero."""

COLOURS = {"strong": "#b2182b", "weak": "#2166ac", "neglected": "#8a8a8a", "": "#333333"}


def plot_of(report: BalanceReport, title: str, figures: Figures) -> str:
    """For each component the mean difference of its takers with its interval, and beside it how often it is taken."""
    return _Plot(report, title, figures).draw()


class _Plot:
    def __init__(self, report: BalanceReport, title: str, figures: Figures) -> None:
        self.report = report
        self.title = title
        self.figures = figures
        ends = [abs(end) for kind in report.kinds for component in kind.components for end in _ends(component)]
        self.step = next((step for step in STEPS if max(ends, default=1.0) <= MOST_STEPS * step), STEPS[-1])
        self.reach = MOST_STEPS * self.step
        self.svg = Svg(WIDTH)
        self.y = HEAD

    def draw(self) -> str:
        self.svg.text(MARGIN, MARGIN + 6, self.title, "title")
        self.svg.text(MARGIN, MARGIN + 24, self.figures.text("content-plot-note"), "note")
        for kind in self.report.kinds:
            self._kind(kind)
        return self.svg.finished(self.y + MARGIN)

    def _kind(self, kind: KindReport) -> None:
        """The dashed line is the mean of the kind: what lies to the right of it does better than its equals."""
        self.y += KIND
        top, bottom = self.y - LINE // 2, self.y + LINE * len(kind.components) - LINE // 2
        self.svg.text(MARGIN, self.y - 2 * LINE, self.figures.text(f"content-kind-{kind.kind}"), "kind")
        for place in range(-self.reach, self.reach + 1, self.step):
            self.svg.line(self._x(place), top, self._x(place), bottom, "#999" if place == 0 else "#e4e4e4")
            self.svg.text(self._x(place), self.y - LINE, f"{place:+d}" if place else "0", "tick", "middle")
        mean = self._x(kind.difference)
        self.svg.line(mean, top, mean, bottom, "#e08214", 'stroke-dasharray="3 3"')
        for component in kind.components:
            self._component(component)
            self.y += LINE

    def _component(self, component: ComponentReport) -> None:
        colour = COLOURS[component.remark]
        self.svg.text(MARGIN + LABELS - 12, self.y, component.id, "id", "end")
        if component.difference is not None:
            low, high = (self._x(end) for end in _ends(component))
            self.svg.line(low, self.y, high, self.y, colour, 'stroke-width="2"')
            fill = colour if component.provenance == "house" else "#fff"
            x = self._x(component.difference.mean)
            self.svg.dot(x, self.y, fill, colour)
        left, width = MARGIN + LABELS + AXIS + SHARES, BAR * component.taken.share
        self.svg.bar(left, self.y, width, colour)
        self.svg.text(left + BAR + 8, self.y, self.figures.percent(component.taken.share), "id")
        cut = component.text if len(component.text) <= LONGEST else component.text[: LONGEST - 1] + "…"
        self.svg.text(left + BAR + TEXTS, self.y, cut, "tick")

    def _x(self, pp: float) -> float:
        clipped = max(-self.reach, min(self.reach, pp))
        return MARGIN + LABELS + AXIS * (clipped + self.reach) / (2 * self.reach)


def _ends(component: ComponentReport) -> tuple[float, ...]:
    return () if component.difference is None else (component.difference.low, component.difference.high)
