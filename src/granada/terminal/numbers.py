"""Numbers as a language writes them."""

from babel import Locale
from babel.numbers import format_decimal, format_percent

from granada.locale import Texts


class Numbers:
    def __init__(self, texts: Texts) -> None:
        self.text = texts.text
        self.locale = Locale.parse(texts.language)
        # A percentage as the language writes it, with one decimal more.
        self.percentage = self.locale.percent_formats[None].pattern.replace("#,##0", "0.0")

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
