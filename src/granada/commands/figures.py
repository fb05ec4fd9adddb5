"""Figures: tables of numbers, with words and numbers in one language."""

from babel.numbers import format_decimal
from rich.box import SIMPLE_HEAD
from rich.table import Table

from granada.arena.numbers import Rate, Summary
from granada.terminal.numbers import Numbers


class Figures(Numbers):
    def table(self, subject: str, *headings: str) -> Table:
        table = Table(box=SIMPLE_HEAD, header_style="", padding=(0, 1), show_edge=False)
        table.add_column(self.text(subject), no_wrap=True)
        for heading in headings:
            self.add_column(table, self.text(heading))
        return table

    def add_column(self, table: Table, heading: str) -> None:
        table.add_column(heading, justify="right", no_wrap=True)

    def add_summary(self, table: Table, what: str, summary: Summary) -> None:
        table.add_row(self.text(what), self.number(summary.mean), self.whole(summary.min), self.whole(summary.max))

    def add_share(self, table: Table, what: str, share: float) -> None:
        table.add_row(self.text(what), self.percent(share))

    def score(self, score: Summary) -> tuple[str, str]:
        return self.number(score.mean), "" if score.deviation is None else self.number(score.deviation)

    def rate(self, rate: Rate) -> tuple[str, str]:
        low = format_decimal(100 * rate.low, "0.0", locale=self.locale)
        return self.percent(rate.share), self.text("arena-from-to", low=low, high=self.percent(rate.high))
