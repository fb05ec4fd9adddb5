"""Alhambra drawn with colours: a page that fits a terminal of 80 columns and looks well in one of 100."""

from collections.abc import Iterable, Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from granada.games.alhambra.view import AlhambraView, ScoreSheet
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.terminal.alhambra.drawing import FOUNTAIN, STYLES, draw, draw_tile, tile_style
from granada.terminal.alhambra.face import (
    AlhambraFace,
    alhambra,
    best_payment,
    building_counts,
    cards_of,
    dirk_counts,
    longest_wall,
)
from granada.terminal.menu import Cell, Menu
from granada.terminal.menu import Group as ChoiceGroup
from granada.wording.alhambra.printed import BUILDINGS, CURRENCIES, by_currency, currency, value

CURRENCY_STYLES = {
    "florin": "black on #e8cf3a",
    "dirham": "black on #5fbf5f",
    "dinar": "bright_white on #2f6fd0",
    "ducat": "black on #f0932b",
}
GAP = 2
LONGEST_NAME = 14
PROMPT_LINES = 2


class DrawnAlhambra(AlhambraFace):
    def page(self, view: View, events: Sequence[Event], menu: Menu | None) -> RenderableType:
        seen = alhambra(view)
        top: list[RenderableType] = [
            Text(f"• {sentence}", style="italic") for sentence in self.event_lines(view, events)
        ]
        middle: list[RenderableType] = [self._headline(seen), self._standings(seen)]
        bottom: list[RenderableType] = [self._table(seen, menu)]
        if menu is not None:
            bottom += [Rule(style="dim"), self._menu(menu)]
        others = [seat for seat in range(seen.players) if seat != seen.seat]
        palaces = self._palaces(seen, others)
        page: list[RenderableType] = [*top, *middle, palaces, *bottom]
        if seen.seat is not None and not self._fits(page):
            page = [*top, *middle, *bottom]
        return Group(*page)

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        """The whole page again: the numbers are in the drawing."""
        return self.page(view, [], menu)

    def everybody(self, view: View) -> RenderableType:
        return self._palaces(alhambra(view), range(view.players))

    def sheet(self, sheet: ScoreSheet, title: str) -> RenderableType:
        table = Table(title=title, title_style="bold", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for row in range(len(sheet.rows)):
            table.add_column(self._name(row), justify="right")
        columns = list(zip(*sheet.rows, strict=True))
        for building, points in zip(BUILDINGS, columns, strict=False):
            label = Text(f" {self.words.building(building)} ", style=STYLES[building])
            table.add_row(label, *(str(number or "·") for number in points))
        table.add_row(f" {self.texts.text('alhambra-column-wall')}", *map(str, columns[-1]))
        totals = (str(sum(points)) for points in sheet.rows)
        table.add_row(f" {self.texts.text('alhambra-column-total')}", *totals, style="bold")
        return table

    # The parts of the page.

    def _headline(self, view: AlhambraView) -> Text:
        parts = [
            self.texts.text("turn", turn=view.turn),
            self.texts.text("alhambra-deck", cards=view.deck),
            self.texts.text("alhambra-bag", tiles=view.bag),
            self.words.next_scoring(view),
        ]
        return Text(" · ".join(parts), style="bold")

    def _standings(self, view: AlhambraView) -> Table:
        """One row for everybody: points, cards, buildings, the longest wall, the reserve."""
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column(no_wrap=True)
        for _ in range(3 + len(BUILDINGS)):
            table.add_column(justify="right")
        table.add_column()
        heads = [Text(self.texts.text(f"building-{building}.short"), style=STYLES[building]) for building in BUILDINGS]
        columns = [
            Text(self.texts.text(f"alhambra-column-{name}"), style="dim")
            for name in ("points", "cards", "wall", "reserve")
        ]
        table.add_row("", "", *columns[:2], *heads, *columns[2:])
        for seat in range(view.players):
            counts = building_counts(view, seat)
            table.add_row(
                "▶" if seat in view.deciders else "",
                Text(self._name(seat), style="bold" if seat == view.seat else ""),
                Text(str(view.scores[seat]), style="bold"),
                str(view.hand_sizes[seat]),
                *(str(counts[building] or "·") for building in BUILDINGS),
                str(longest_wall(view, seat)),
                self._chips([*view.reserves[seat]]),
            )
        if view.dirk is not None:
            counts = dirk_counts(view)
            mine = (str(counts[building] or "·") for building in BUILDINGS)
            table.add_row("", self._name(view.players), str(view.dirk_score), "", *mine, "", "")
        return table

    def _palaces(self, view: AlhambraView, seats: Iterable[int]) -> RenderableType:
        return Columns([self._palace(view, seat, {}) for seat in seats], padding=(0, GAP))

    def _palace(self, view: AlhambraView, seat: int, marks: Mapping[Cell, int]) -> Text:
        tiles = {(placed.east, placed.north): placed.tile for placed in view.palaces[seat]}
        title = Text(f"{self._name(seat)}\n", style="underline")
        return Text.assemble(title, draw({(0, 0): FOUNTAIN, **tiles}, marks, self.words), no_wrap=True)

    def _table(self, view: AlhambraView, menu: Menu | None) -> RenderableType:
        """One's own palace, and beside it, or above it if there is no room, what lies on the table."""
        common = Group(*self._market(view, menu), self._display(view), *self._hand(view))
        if view.seat is None:
            return common
        palace = self._palace(view, view.seat, menu.marks() if menu else {})
        width = max(cell_len(line) for line in palace.plain.splitlines())
        if width + GAP + self._width(common) > self.screen.width:
            return Group(common, palace)
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_row(palace, common)
        return table

    def _market(self, view: AlhambraView, menu: Menu | None) -> list[RenderableType]:
        table = Table.grid(padding=(0, 1, 0, 0))
        heads, tiles, cards, hints = [], [], [], []
        for space, tile in enumerate(view.market):
            name = CURRENCIES[space]
            heads.append(Text(f" {self.words.currency(name)} ", style=CURRENCY_STYLES[name]))
            tiles.append(Text("") if tile is None else draw_tile(tile, self.words))
            way, hint = self._payable(menu, tile) if tile else ("", "")
            cards.append(Text(way))
            hints.append(Text(hint, style="dim"))
        rows = (heads, tiles, cards, hints) if any(cards) else (heads, tiles)
        for row in rows:
            table.add_row(*row)
        waiting = [self._labelled("alhambra-bought", self._chips(view.bought))] if view.bought else []
        paying = [Text(sentence, style="bold") for sentence in self.paying(view)]
        return [table, *waiting, *paying]

    def _payable(self, menu: Menu | None, tile: str) -> tuple[str, str]:
        """What one would best pay the tile with, and how well that fits."""
        way = best_payment(menu, tile)
        if way is None or way.choice is None:
            return "", ""
        return "+".join(str(value(card)) for card in cards_of(way)), self.saying.label_as(way.choice, "fit")

    def _display(self, view: AlhambraView) -> Text:
        return self._labelled(
            "alhambra-display", self._cards([card for cards in by_currency(view.display).values() for card in cards])
        )

    def _hand(self, view: AlhambraView) -> list[RenderableType]:
        """One's own money, a line for each currency."""
        if view.hand is None:
            return []
        if not view.hand:
            return [self._labelled("alhambra-your-money", Text(self.texts.text("nothing")))]
        lines: list[RenderableType] = [Text(self.texts.text("alhambra-your-money"), style="bold")]
        for name, cards in by_currency(view.hand).items():
            total = self.words.price(sum(map(value, cards)), name)
            lines.append(Text.assemble("  ", self._cards(cards, named=False), f" = {total}"))
        return lines

    def _menu(self, menu: Menu) -> Table:
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(no_wrap=True)
        width = self.screen.width - GAP - max(cell_len(group.title) for group in menu.groups)
        number = 1
        for group in menu.groups:
            table.add_row(group.title, self._choices(group, number, width))
            number += len(group.choices)
        return table

    def _choices(self, group: ChoiceGroup, number: int, width: int) -> Text:
        """Side by side as far as there is room; what is numbered in the drawing is only counted here."""
        count = len(group.choices)
        if all(choice.cell is not None for choice in group.choices):
            last = number + count - 1
            return Text(self.texts.text("alhambra-numbers-in-drawing", first=number, last=last, count=count))
        lines = [Text()]
        for place, choice in enumerate(group.choices, number):
            label = Text.assemble((f"[{place}]", "bold bright_green"), f" {choice.label}   ")
            if lines[-1] and lines[-1].cell_len + label.cell_len > width:
                lines.append(Text())
            lines[-1].append_text(label)
        return Text("\n").join(lines)

    # Small pieces.

    def _name(self, row: int) -> str:
        name = self.words.name(row)
        return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"

    def _labelled(self, label: str, what: Text) -> Text:
        return Text.assemble((self.texts.text(label), "bold"), " ", what)

    def _chips(self, tiles: Sequence[str]) -> Text:
        chips = [Text(f"{self.words.short(tile)}{self.words.walls(tile)}", style=tile_style(tile)) for tile in tiles]
        return Text(" ").join(chips)

    def _cards(self, cards: Sequence[str], *, named: bool = True) -> Text:
        return Text(" ").join(
            Text(
                f" {self.words.currency(currency(card))} {value(card)} " if named else f" {value(card)} ",
                style=CURRENCY_STYLES[currency(card)],
            )
            for card in cards
        )

    def _fits(self, parts: Sequence[RenderableType]) -> bool:
        """Whether the page can be seen without scrolling. What is piped away has no height."""
        console = self.screen.console
        if not console.is_terminal:
            return True
        return len(console.render_lines(Group(*parts), pad=False)) + PROMPT_LINES <= console.height

    def _width(self, part: RenderableType) -> int:
        return self.screen.console.measure(part).maximum
