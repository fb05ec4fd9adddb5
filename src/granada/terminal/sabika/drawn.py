"""Sabika drawn with colours: a page for 100 columns. What does not fit is left out, the least needed first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, RINGS
from granada.games.sabika.player import BOXED_AT, GOODS_AT, KINDS_OF_GOODS, NO_TILE, RAWS_AT, SETTLED
from granada.games.sabika.view import PlayerView, SabikaView
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.terminal.menu import Group as ChoiceGroup
from granada.terminal.menu import Menu
from granada.terminal.sabika.face import Row, SabikaFace, sabika
from granada.terminal.sabika.words import BALANCE_CARD

SEAT_STYLES = ("bright_blue", "bright_yellow", "bright_magenta", "bright_green")
COLOUR_STYLES = ("#f0b030", "#40a0f0", "#b070e0", "#40c080")
"""Of the half artworks, in the order of the content."""
READY, DONE = "❶❷❸❹", "①②③④"
"""Workers by seat: those that stand, and those that have worked."""
SULTAN, SEAL, BOX, EMPTY_BOX = "♛", "✦", "■", "□"
MARBLE, STONE, PROCESS = "◆", "◇", "↻"
JOIN, GAP_SIGN = "━", "│"
LEFT_SHIP, RIGHT_SHIP = "◁", "▶"
NONE = "-"
GAP = 2
LONGEST_NAME = 14
PROMPT_LINES = 2
MOST_NEWS = 12
RING_WIDTH = 9

MAP_TASKS = (t.EXPORTING_TO, t.CONSOLIDATING, t.FREE_SHIP, t.EXPORTED_GOODS, t.YUSUF_CITY, t.CITY_BONUSES, t.PRODUCING)
DISPLAY_TASKS = (t.BUILDING, t.EXPANDING, t.CARVING, t.MINOR_MATERIALS, t.MAJOR_MATERIALS, t.WHICH_SIDE)


@dataclass(frozen=True)
class Part:
    """A part of the page, and how much it is needed now: 0 most."""

    need: int
    what: RenderableType
    brief: RenderableType | None = None
    """The same in fewer lines."""


class DrawnSabika(SabikaFace):
    def page(self, view: View, news: Sequence[Event], menu: Menu | None) -> RenderableType:
        seen = sabika(view)
        task = seen.task[0] if seen.task else t.TURN
        sentences = [Text(f"• {sentence}", style="italic") for sentence in self.events.news(seen, news)[-MOST_NEWS:]]
        wants_map, wants_displays = task in MAP_TASKS, task in DISPLAY_TASKS
        parts = [
            *(Part(1 if place >= len(sentences) - 3 else 6, line) for place, line in enumerate(sentences)),
            Part(0, self._headline(seen)),
            Part(0, self._coming(seen)),
            Part(0, self._standings(seen)),
            Part(2 if task == t.TURN else 5, self._rondel(seen)),
            Part(1 if wants_map else 3, self._map(seen), self._map_in_brief(seen)),
            *(Part(1 if wants_displays else 4, display) for display in self._displays(seen)),
        ]
        if seen.seat is not None:
            parts.append(Part(1, self._own(seen)))
        bottom = [] if menu is None else [Rule(style="dim"), self._menu(menu)]
        return Group(*self._fitting(parts, bottom), *bottom)

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        return self.page(view, [], menu)

    def all_palaces(self, view: View) -> RenderableType:
        seen = sabika(view)
        workshops = [self._workshop(seen, seat) for seat in range(len(seen.everyone))]
        return Group(self._standings(seen), *workshops, *self._bonuses(), self._poem_texts(seen))

    def sheet(self, title: str, rows: Sequence[Row]) -> RenderableType:
        table = Table(title=title, title_style="bold", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        columns = list(zip(*(row.points for row in rows), strict=True))
        for seat in range(len(columns)):
            table.add_column(self._name(seat), justify="right")
        for row in rows:
            table.add_row(row.label, *(str(number or "·") for number in row.points))
        table.add_row(self.texts.text("sabika-source-total"), *(str(sum(column)) for column in columns), style="bold")
        return table

    # What is to come.

    def _headline(self, view: SabikaView) -> Text:
        return Text(" · ".join(self.words.headline(view)), style="bold")

    def _coming(self, view: SabikaView) -> Group:
        lines = [Text(f"♔ {wish}") for wish in self.words.wishes(view)]
        lines += [Text(f"⚑ {event}", style="yellow") for event in self.words.events(view)]
        trade = self.words.trade_card(view.trade_card, view)
        lines.append(Text(f"⛵ {self.texts.text('sabika-label-trade-card')} {trade}", style="dim"))
        return Group(*lines)

    # Everybody.

    def _standings(self, view: SabikaView) -> Table:
        table = Table.grid(padding=(0, 1))
        names = ("pp", "dinars", "seals", "parias", "favour", "boxes", "poems", "built", "stock", "raws")
        table.add_column()
        table.add_column(no_wrap=True)
        for name in names:
            table.add_column(justify="left" if name in ("stock", "raws") else "right")
        table.add_row("", "", *(Text(self.texts.text(f"sabika-column-{name}"), style="dim") for name in names))
        for seat, player in enumerate(view.everyone):
            style = SEAT_STYLES[seat] + (" bold" if seat == view.seat else "")
            table.add_row(
                "▶" if seat in view.deciders else "",
                Text(f"{READY[seat]} {self._name(seat)}", style=style),
                Text(str(player.pp), style="bold"),
                str(player.dinars),
                str(player.seals),
                str(player.parias),
                str(player.favour),
                f"{sum(player.stock[:BOXED_AT])}/{player.boxes}",
                self._poem_counts(player),
                f"{len(player.majors)}+{len(player.row)}",
                self._stock(player),
                self._raws(player),
            )
        return table

    def _stock(self, player: PlayerView) -> str:
        kept = player.stock[:GOODS_AT]
        goods = [player.stock[GOODS_AT + kind] + player.stock[BOXED_AT + kind] for kind in range(KINDS_OF_GOODS)]
        held = [f"{n} {self.words.item_short(item)}" for item, n in enumerate([*kept, *goods]) if n]
        return " ".join(held) or NONE

    def _raws(self, player: PlayerView) -> str:
        raws = [self.words.raw_short(kind) for kind in range(KINDS_OF_GOODS) if player.stock[RAWS_AT + kind]]
        return " ".join(raws) or NONE

    def _poem_counts(self, player: PlayerView) -> Text:
        return Text.assemble(
            (str(len(player.blue)), "bright_blue"), "+", (str(len(player.red)), "bright_red"), f"+{len(player.grey)}"
        )

    # The rondel.

    def _rondel(self, view: SabikaView) -> Group:
        legend = self.texts.text("sabika-legend", sultan=SULTAN, marble=MARBLE, stone=STONE, process=PROCESS)
        return Group(*(self._ring(view, ring) for ring in range(len(RINGS))), Text(legend, style="dim"))

    def _ring(self, view: SabikaView, ring: int) -> Table:
        first, size = int(self.book.ring_first[ring]), int(self.book.ring_size[ring])
        squares = range(first, first + size)
        width = (self.screen.width - RING_WIDTH) // size - 1
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=RING_WIDTH - 1, no_wrap=True)
        for _ in squares:
            table.add_column(width=width, no_wrap=True)
        actions = [ACTIONS[self.book.square_action[square]] for square in squares]
        names = [self.texts.text(f"sabika-action-{action}") for action in actions]
        if max(map(cell_len, names)) > width:
            names = [self.texts.text(f"sabika-action-{action}.short") for action in actions]
        table.add_row(Text(self.words.ring(ring), style="bold"), *(Text(name, style="bold") for name in names))
        table.add_row("", *(self._workers(view, square) for square in squares))
        table.add_row("", *(self._secondary(view, square, ring) for square in squares))
        return table

    def _workers(self, view: SabikaView, square: int) -> Text:
        text = Text(f"{self.words.content.squares[square].index} ", style="dim")
        for seat, player in enumerate(view.everyone):
            for worker, place in enumerate(player.squares):
                if place == square:
                    sign = READY[seat] if player.standing[worker] else DONE[seat]
                    text.append(sign, style=SEAT_STYLES[seat] + (" bold" if seat == view.seat else ""))
        return text.append(SULTAN * view.sultan.count(square), style="bold white")

    def _secondary(self, view: SabikaView, square: int, ring: int) -> Text:
        """What lies on the spaces beside, and what one would pay for it."""
        board = self.book.boards[view.players - 1]
        prices = view.everyone[view.seat or 0].prices
        raw, marble = board.raw_at[square], board.marble_at[square]
        parts = []
        if raw >= 0:
            token = view.raws[raw]
            parts.append(f"{self.words.raw_short(token) if token >= 0 else PROCESS}·{prices.raw[ring]}")
        if marble >= 0:
            parts.append(f"{MARBLE if view.marbles[marble] else STONE}·{prices.marble[ring]}")
        return Text(" ".join(parts), style="cyan")

    # The map.

    def _map(self, view: SabikaView) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        for justify in ("left", "right", "left", "left", "left", "left", "left"):
            table.add_column(justify="right" if justify == "right" else "left", no_wrap=False)
        heads = ("city", "price", "seal", "demand", "bonus", "consolidated", "ships")
        table.add_row(*(Text(self.texts.text(f"sabika-column-{name}"), style="dim") for name in heads))
        for city, tile in enumerate(view.city_tiles):
            row = self.words.content.city_tiles[tile]
            table.add_row(
                Text(self.words.city(city), style="bright_red" if row.colour == "red" else "bright_blue", no_wrap=True),
                self._price(view, city),
                SEAL if view.seals[city] else "",
                self.words.demand(tile),
                self.words.wording.brief(row.bonus),
                Text(self.words.wording.brief(row.consolidation), style="italic" if row.colour == "red" else ""),
                self._ships(view, city),
            )
        return table

    def _map_in_brief(self, view: SabikaView) -> Text:
        cities = []
        for city, tile in enumerate(view.city_tiles):
            red = self.words.content.city_tiles[tile].colour == "red"
            name = Text(self.words.city(city), style="bright_red" if red else "bright_blue")
            seal = SEAL if view.seals[city] else ""
            cities.append(Text.assemble(name, f" {self._price(view, city)}{seal}", self._ships(view, city)))
        return Text(" · ", style="dim").join(cities)

    def _price(self, view: SabikaView, city: int) -> str:
        if view.seat is None or view.everyone[view.seat].ships[city]:
            return NONE
        return str(view.everyone[view.seat].prices.routes[city])

    def _ships(self, view: SabikaView, city: int) -> Text:
        text = Text(no_wrap=True)
        for seat, player in enumerate(view.everyone):
            if player.ships[city]:
                sign = RIGHT_SHIP if player.ships[city] == SETTLED else LEFT_SHIP
                text.append(f"{READY[seat]}{sign}", style=SEAT_STYLES[seat])
        return text

    # The displays.

    def _displays(self, view: SabikaView) -> list[Text]:
        content = self.words.content
        majors = [self.words.major(tile) for tile in view.majors if content.major_tiles[tile].era == view.era]
        minors = [self._minor(card) for card in view.minors if card >= 0]
        half = len(view.store_tiles) // 2
        piles = [view.store_tiles[:half], view.store_tiles[half:]]
        stores = [
            f"{self.texts.text(f'sabika-pile-{side}')} {self.words.store_tile(tile)}"
            for side, pile in zip(("left", "right"), piles, strict=True)
            for tile in pile
            if tile >= 0
        ]
        poems = [str(self.words.poem_number(poem)) for poem in view.poems if poem >= 0]
        greys = [self.words.grey_id(poem) for poem in view.greys]
        hint = Text(f" {self.texts.text('sabika-texts-with-p')}", style="dim")
        numbers = Text.assemble(
            self._labelled("poems", [Text(", ".join(poems))]),
            "  ",
            self._labelled("greys", [Text(", ".join(greys))]),
            hint,
        )
        return [
            numbers,
            self._labelled("minors", minors),
            self._labelled("stores", map(Text, stores)),
            self._labelled("majors", map(Text, majors)),
        ]

    def _minor(self, card: int) -> Text:
        row, book = self.words.content.minor_cards[card], self.book
        return Text.assemble(
            f"{row.number} ",
            self._half(book.minor_left[card]),
            f" {self.words.building(row.building)} ({self.words.material(book.minor_base[card])}) ",
            self._half(book.minor_right[card]),
        )

    def _half(self, colour: int) -> tuple[str, str]:
        return self.words.colour(colour), COLOUR_STYLES[colour % len(COLOUR_STYLES)]

    def _bonuses(self) -> list[Text]:
        return [self._labelled(label, map(Text, bonuses)) for label, bonuses in self.words.bonuses().items()]

    def _poem_texts(self, view: SabikaView) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        for _ in range(2):
            table.add_column()
        for poem in view.poems:
            if poem >= 0:
                number = str(self.words.poem_number(poem))
                table.add_row(number, Text(self.words.blue(poem), style="bright_blue"), "")
                table.add_row("", Text(self.words.red(poem), style="bright_red"), "")
        for poem in view.greys:
            table.add_row(self.words.grey_id(poem), self.words.grey(poem), "")
        return table

    # Workshops.

    def _own(self, view: SabikaView) -> RenderableType:
        assert view.seat is not None
        player = view.everyone[view.seat]
        blue = Text(" ".join(str(self.words.poem_number(poem)) for poem in player.blue), style="bright_blue")
        red = Text(" ".join(str(self.words.poem_number(poem)) for poem in player.red), style="bright_red")
        grey = Text(" ".join(self.words.grey_id(poem) for poem in player.grey))
        poems = [part for part in (blue, red, grey) if part]
        row = self._row_of(view, view.seat)
        return Group(row, self._labelled("own-poems", poems)) if poems else row

    def _workshop(self, view: SabikaView, seat: int) -> RenderableType:
        player = view.everyone[seat]
        lines: list[RenderableType] = [Text(self._name(seat), style=f"underline {SEAT_STYLES[seat]}")]
        tiles = [self.words.store_tile(tile) for tile in player.stores if tile != NO_TILE]
        if tiles:
            lines.append(self._labelled("own-stores", map(Text, tiles)))
        if player.majors:
            lines.append(self._labelled("own-majors", [Text(self.words.major(tile)) for tile in player.majors]))
        if player.row or player.balance_card >= 0:
            lines.append(self._row_of(view, seat))
        if seat >= view.players:
            lines += [Text(self.words.yusufs_poems(player.blue, player.grey))] if player.blue or player.grey else []
            return Group(*lines)
        for poem in player.blue:
            lines.append(Text(f"{self.words.poem_number(poem)}: {self.words.blue(poem)}", style="bright_blue"))
        for poem in player.red:
            lines.append(Text(f"{self.words.poem_number(poem)}: {self.words.red(poem)}", style="bright_red"))
        lines += [Text(f"{self.words.grey_id(poem)}: {self.words.grey(poem)}") for poem in player.grey]
        return Group(*lines)

    def _row_of(self, view: SabikaView, seat: int) -> Text:
        """Minor cards side by side; a thick line where two halves make an artwork."""
        text = self._labelled("row", [])
        before: int | None = None
        book, own = self.book, view.everyone[seat].balance_card
        for card in self.words.row(view, seat):
            left = book.balance_left[own] if card == BALANCE_CARD else book.minor_left[card]
            right = -1 if card == BALANCE_CARD else book.minor_right[card]
            if before is not None:
                text.append(f" {JOIN * 2} " if before in (left, -1) else f" {GAP_SIGN} ", style="bold")
            if card == BALANCE_CARD:
                text.append(*self._half(left)).append(f" ✶ {self.texts.text('sabika-wild')}", style="bold")
            else:
                text.append_text(self._minor(card))
            before = right
        return text

    # The menu.

    def _menu(self, menu: Menu) -> RenderableType:
        """The only group has its title above it; of several, each has its title beside it."""
        if len(menu.groups) == 1:
            (group,) = menu.groups
            return Group(Text(f"{group.title}:", style="bold"), self._choices(group, 1, self.screen.width))
        most = self.screen.width // 4
        width = self.screen.width - GAP - min(max(cell_len(group.title) for group in menu.groups), most)
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(style="bold", max_width=most)
        table.add_column(max_width=width)
        number = 1
        for group in menu.groups:
            table.add_row(group.title, self._choices(group, number, width))
            number += len(group.choices)
        return table

    def _choices(self, group: ChoiceGroup, number: int, width: int) -> RenderableType:
        """Side by side as far as there is room."""
        labels = [
            Text.assemble((f"[{place}]", "bold bright_green"), f" {choice.label}")
            for place, choice in enumerate(group.choices, number)
        ]
        columns = max(1, (width + GAP) // (max(label.cell_len for label in labels) + GAP))
        if columns == 1:
            return Group(*labels)
        table = Table.grid(padding=(0, GAP, 0, 0))
        rows = -(-len(labels) // columns)
        for row in range(rows):
            table.add_row(*labels[row::rows])
        return table

    # Small pieces.

    def _name(self, seat: int) -> str:
        name = self.words.name(seat)
        return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"

    def _labelled(self, label: str, parts: Iterable[Text]) -> Text:
        text = Text.assemble((self.texts.text(f"sabika-label-{label}"), "bold"), " ")
        return text.append_text(Text(" · ", style="dim").join(parts))

    def _fitting(self, parts: Sequence[Part], bottom: Sequence[RenderableType]) -> list[RenderableType]:
        """As much as can be seen without scrolling, in the order of the page. What is piped away has no height."""
        console = self.screen.console
        if not console.is_terminal:
            return [part.what for part in parts]
        room = console.height - PROMPT_LINES - self._height(Group(*bottom))
        kept: dict[int, RenderableType] = {}
        for place, part in sorted(enumerate(parts), key=lambda numbered: numbered[1].need):
            for version in (part.what, part.brief):
                if version is not None and (part.need == 0 or self._height(version) <= room):
                    kept[place] = version
                    room -= self._height(version)
                    break
        return [kept[place] for place in sorted(kept)]

    def _height(self, part: RenderableType) -> int:
        return len(self.screen.console.render_lines(part, pad=False))
