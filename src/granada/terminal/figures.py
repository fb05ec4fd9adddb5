"""Figures: tables of numbers, with words and numbers in one language."""

from babel import Locale
from babel.numbers import format_decimal, format_percent
from rich.box import SIMPLE_HEAD
from rich.table import Table

from granada.arena.numbers import Rate, Summary
from granada.locale import Texts


class Figures:
    def __init__(self, texts: Texts) -> None:
        self.text = texts.text
        self.locale = Locale.parse(texts.language)
        # A percentage as the language writes it, with one decimal more.
        self.percentage = self.locale.percent_formats[None].pattern.replace("#,##0", "0.0")

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

    def number(self, number: float) -> str:
        return format_decimal(number, "#,##0.00", locale=self.locale)

    def tenths(self, number: float) -> str:
        return format_decimal(number, "#,##0.0", locale=self.locale)

    def signed(self, number: float) -> str:
        return format_decimal(number, "+#,##0.0;-#,##0.0", locale=self.locale)

    def whole(self, number: float) -> str:
        return format_decimal(number, "#,##0", locale=self.locale)

    def percent(self, share: float) -> str:
        return format_percent(share, self.percentage, locale=self.locale)
