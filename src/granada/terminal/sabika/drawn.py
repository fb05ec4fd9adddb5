"""Sabika drawn with colours: a page for 80 columns or more. Parts without space are left out, least important first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from granada.games.sabika.book import RINGS
from granada.games.sabika.tasks import DISPLAYS_PART, MAP_PART, part_of
from granada.games.sabika.view import PlayerView, SabikaView
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.terminal.menu import Group as ChoiceGroup
from granada.terminal.menu import Menu
from granada.terminal.sabika.face import TURN_TASK, Row, SabikaFace, sabika
from granada.wording.sabika.words import DIRECTIONS

SEAT_STYLES = ("bright_blue", "bright_yellow", "bright_magenta", "bright_green")
COLOUR_STYLES = ("#f0b030", "#40a0f0", "#b070e0", "#40c080")
"""The colours of the half artworks, in the order of the content."""
POEM_STYLES = {"blue": "bright_blue", "red": "bright_red", "grey": ""}
STANDING_SIGNS, LYING_SIGNS = "❶❷❸❹", "①②③④"
"""Workers by seat: those that stand, and those that have worked."""
ARROWS = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))
SULTAN, SEAL, BOX, EMPTY_BOX = "♛", "✦", "■", "□"
MARBLE_SIGN, STONE_SIGN, PROCESS_SIGN = "◆", "◇", "↻"
JOIN, GAP_SIGN = "━", "│"
LEFT_SHIP, RIGHT_SHIP = "◁", "▶"
NONE = "-"
GAP = 2
LONGEST_NAME = 14
PROMPT_LINES = 2
LAST_EVENTS = 3
"""The number of sentences about the last events that are shown in any case; earlier ones are shown if there is room."""
LEAST_NEEDED = 6
RING_WIDTH = 9


@dataclass(frozen=True)
class Part:
    """A part of the page, and how much it is needed now: 0 most."""

    need: int
    what: RenderableType
    brief: RenderableType | None = None
    """The same part in fewer lines."""


class DrawnSabika(SabikaFace):
    def page(self, view: View, events: Sequence[Event], menu: Menu | None) -> RenderableType:
        seen = sabika(view)
        task = seen.task.task if seen.task else TURN_TASK
        wants_map, wants_displays = part_of(task) == MAP_PART, part_of(task) == DISPLAYS_PART
        parts = [
            *self._event_parts(seen, events),
            Part(0, self._headline(seen)),
            Part(0, self._coming(seen)),
            Part(0, self._standings(seen)),
            Part(2 if task == TURN_TASK else 5, self._rondel(seen)),
            Part(1 if wants_map else 3, self._map(seen), self._map_in_brief(seen)),
            *(Part(1 if wants_displays else 4, display) for display in self._displays(seen)),
        ]
        if seen.seat is not None:
            parts.append(Part(1, self._own(seen)))
        bottom = [] if menu is None else [Rule(style="dim"), self._menu(menu)]
        return Group(*self._fitting(parts, bottom), *bottom)

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        return self.page(view, [], menu)

    def everybody(self, view: View) -> RenderableType:
        seen = sabika(view)
        workshops = [self._workshop(seen, seat) for seat in range(len(seen.everyone))]
        reference = [self._labelled(label, map(Text, texts)) for label, texts in self.words.reference().items()]
        return Group(self._standings(seen), *workshops, *reference, *self._poems(self.words.poems_on_display(seen)))

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

    # What has happened, and what is to come.

    def _event_parts(self, view: SabikaView, events: Sequence[Event]) -> list[Part]:
        """The later, the more needed."""
        lines = [Text(f"• {sentence}", style="italic") for sentence in self.event_lines(view, events)]
        ages = range(len(lines) - 1, -1, -1)
        parts = [
            Part(1 if age < LAST_EVENTS else LEAST_NEEDED + age, line) for age, line in zip(ages, lines, strict=True)
        ]
        if len(lines) > LAST_EVENTS and self.screen.console.is_terminal:
            parts.insert(0, Part(1, Text(self.texts.text("sabika-all-events-with-n"), style="dim")))
        return parts

    def _headline(self, view: SabikaView) -> Text:
        return Text(" · ".join(self.words.headline(view)), style="bold")

    def _coming(self, view: SabikaView) -> Group:
        lines = [Text(f"♔ {wish}") for wish in self.words.wishes(view)]
        lines += [Text(f"⚑ {event}", style="yellow") for event in self.words.events(view)]
        trade = self.words.trade_card(view.trade_card)
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
                Text(f"{STANDING_SIGNS[seat]} {self._name(seat)}", style=style),
                Text(str(player.pp), style="bold"),
                str(player.dinars),
                str(player.seals),
                str(player.parias),
                str(player.favour),
                f"{player.stored}/{player.boxes}",
                self._poem_counts(player),
                f"{len(player.majors)}+{len(player.left_row) + len(player.right_row)}",
                self._stock(player),
                self._raws(player),
            )
        return table

    def _stock(self, player: PlayerView) -> str:
        goods = {good: n + player.poem_goods[good] for good, n in player.goods.items()}
        held = [f"{n} {self.words.item_short(item)}" for item, n in (player.materials | goods).items() if n]
        return " ".join(held) or NONE

    def _raws(self, player: PlayerView) -> str:
        return " ".join(map(self.words.item_short, player.raws)) or NONE

    def _poem_counts(self, player: PlayerView) -> Text:
        return Text.assemble(
            (str(len(player.blue)), "bright_blue"), "+", (str(len(player.red)), "bright_red"), f"+{len(player.grey)}"
        )

    # The rondel.

    def _rondel(self, view: SabikaView) -> Group:
        legend = self.texts.text(
            "sabika-legend", sultan=SULTAN, marble=MARBLE_SIGN, stone=STONE_SIGN, process=PROCESS_SIGN
        )
        return Group(*(self._ring(view, ring) for ring in RINGS), Text(legend, style="dim"))

    def _ring(self, view: SabikaView, ring: str) -> Group:
        """All squares side by side if they fit, else in two parts."""
        squares = self.words.squares_of(ring)
        names = [cell_len(self._action(square, ".short")) for square in squares]
        spaces = [self._secondary(view, square, ring).cell_len for square in squares]
        if max(*names, *spaces) <= self._square_width(squares):
            return Group(self._arc(view, ring, squares))
        half = -(-len(squares) // 2)
        return Group(self._arc(view, ring, squares[:half]), self._arc(view, ring, squares[half:]))

    def _arc(self, view: SabikaView, ring: str, squares: Sequence[str]) -> Table:
        width = self._square_width(squares)
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=RING_WIDTH - 1, no_wrap=True)
        for _ in squares:
            table.add_column(width=width, no_wrap=True)
        names = [self._action(square) for square in squares]
        if max(map(cell_len, names)) > width:
            names = [self._action(square, ".short") for square in squares]
        table.add_row(
            Text(self.texts.text(f"sabika-ring-{ring}"), style="bold"),
            *(Text(name, style="bold") for name in names),
        )
        table.add_row("", *(self._workers(view, square) for square in squares))
        table.add_row("", *(self._secondary(view, square, ring) for square in squares))
        return table

    def _square_width(self, squares: Sequence[str]) -> int:
        return (self.screen.width - RING_WIDTH) // len(squares) - 1

    def _action(self, square: str, form: str = "") -> str:
        return self.texts.text(f"sabika-action-{self.words.rows.squares[square].action}{form}")

    def _workers(self, view: SabikaView, square: str) -> Text:
        text = Text(f"{ARROWS[self.words.direction(square)]}{self.words.rows.squares[square].index} ", style="dim")
        for seat, player in enumerate(view.everyone):
            for worker in player.workers.values():
                if worker.square == square:
                    sign = STANDING_SIGNS[seat] if worker.standing else LYING_SIGNS[seat]
                    text.append(sign, style=SEAT_STYLES[seat] + (" bold" if seat == view.seat else ""))
        return text.append(SULTAN * view.sultan.count(square), style="bold white")

    def _secondary(self, view: SabikaView, square: str, ring: str) -> Text:
        """What lies on the spaces beside, and what one would pay for it."""
        prices = view.everyone[view.seat or 0].prices
        space, marble = self.words.spaces_of(square, view.players)
        parts = []
        if space is not None:
            raw = view.raws[space]
            parts.append(f"{PROCESS_SIGN if raw is None else self.words.item_short(raw)}·{prices.raw[ring]}")
        if marble is not None:
            parts.append(f"{MARBLE_SIGN if view.marbles[marble] else STONE_SIGN}·{prices.marble[ring]}")
        return Text(" ".join(parts), style="cyan")

    # The map.

    def _map(self, view: SabikaView) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        for justify in ("left", "right", "left", "left", "left", "left", "left"):
            table.add_column(justify="right" if justify == "right" else "left", overflow="fold")
        heads = ("city", "price", "seal", "demand", "bonus", "consolidated", "ships")
        table.add_row(*(Text(self.texts.text(f"sabika-column-{name}"), style="dim") for name in heads))
        for city, there in view.cities.items():
            row = self.words.rows.city_tiles[there.tile]
            table.add_row(
                Text(self.words.city(city), style="bright_red" if row.colour == "red" else "bright_blue", no_wrap=True),
                self._price(view, city),
                SEAL if there.seal else "",
                self.words.demand(there.tile),
                self.words.wording.brief(row.bonus),
                Text(self.words.wording.brief(row.consolidation), style="italic" if row.colour == "red" else ""),
                self._ships(view, city),
            )
        return table

    def _map_in_brief(self, view: SabikaView) -> Text:
        cities = []
        for city, there in view.cities.items():
            red = self.words.rows.city_tiles[there.tile].colour == "red"
            name = Text(self.words.city(city), style="bright_red" if red else "bright_blue")
            seal = SEAL if there.seal else ""
            cities.append(Text.assemble(name, f" {self._price(view, city)}{seal}", self._ships(view, city)))
        return Text(" · ", style="dim").join(cities)

    def _price(self, view: SabikaView, city: str) -> str:
        if view.seat is None or city in view.everyone[view.seat].ships:
            return NONE
        return str(view.everyone[view.seat].prices.routes[city])

    def _ships(self, view: SabikaView, city: str) -> Text:
        text = Text(no_wrap=True)
        for seat, player in enumerate(view.everyone):
            if city in player.ships:
                sign = RIGHT_SHIP if player.ships[city] == "settled" else LEFT_SHIP
                text.append(f"{STANDING_SIGNS[seat]}{sign}", style=SEAT_STYLES[seat])
        return text

    # The displays.

    def _displays(self, view: SabikaView) -> list[Text]:
        majors = [self.words.major(tile) for tile in self.words.majors_now(view)]
        minors = [self._minor(card) for card in view.minors if card is not None]
        poems = [poem for poem in view.poems if poem is not None]
        hint = Text(f" {self.texts.text('sabika-texts-with-p')}", style="dim")
        numbers = Text.assemble(
            self._labelled("poems", [Text(", ".join(poems))]),
            "  ",
            self._labelled("greys", [Text(", ".join(view.greys))]),
            hint,
        )
        return [
            numbers,
            self._labelled("minors", minors),
            self._labelled("stores", map(Text, self.words.store_tiles_on_display(view))),
            self._labelled("majors", map(Text, majors)),
        ]

    def _minor(self, card: str) -> Text:
        row = self.words.rows.minors[card]
        return Text.assemble(
            f"{card} ",
            self._half(row.left),
            f" {self.words.building(row.building)} ({self.words.material(row.base)}) ",
            self._half(row.right),
        )

    def _half(self, colour: str) -> tuple[str, str]:
        number = list(self.words.rows.balance_bonuses).index(colour)
        return self.words.colour(colour), COLOUR_STYLES[number % len(COLOUR_STYLES)]

    def _poems(self, poems: Sequence[tuple[str, str]]) -> list[Text]:
        return [Text(self.words.poem(colour, poem), style=POEM_STYLES[colour]) for colour, poem in poems]

    # Workshops.

    def _own(self, view: SabikaView) -> RenderableType:
        assert view.seat is not None
        player = view.everyone[view.seat]
        row = self._row_of(view, view.seat)
        poems = [
            Text(self.texts.text(f"sabika-poem-{colour}.short", n=poem), style=POEM_STYLES[colour])
            for colour, poem in self.words.poems_of(player)
        ]
        return Group(row, self._labelled("own-poems", poems)) if poems else row

    def _workshop(self, view: SabikaView, seat: int) -> RenderableType:
        player = view.everyone[seat]
        lines: list[RenderableType] = [Text(self._name(seat), style=f"underline {SEAT_STYLES[seat]}")]
        tiles = [self.words.store_tile(tile) for tile in self.words.store_tiles_of(view, seat)]
        if tiles:
            lines.append(self._labelled("own-stores", map(Text, tiles)))
        if player.majors:
            lines.append(self._labelled("own-majors", [Text(self.words.major(tile)) for tile in player.majors]))
        if player.right_row or player.balance_card is not None:
            lines.append(self._row_of(view, seat))
        if seat >= view.players:
            lines += [Text(self.words.yusufs_poems(player.blue, player.grey))] if player.blue or player.grey else []
            return Group(*lines)
        return Group(*lines, *self._poems(self.words.poems_of(player)))

    def _row_of(self, view: SabikaView, seat: int) -> Text:
        """Minor cards side by side; a thick line where two halves make an artwork."""
        player, rows = view.everyone[seat], self.words.rows
        pieces = [self._minor(card) for card in player.left_row]
        if player.balance_card is not None:
            half = rows.balance_cards[player.balance_card].left
            pieces.append(Text.assemble(self._half(half), (f" ✶ {self.texts.text('sabika-wild')}", "bold")))
        pieces += [self._minor(card) for card in player.right_row]
        text = self._labelled("row", pieces[:1])
        # The cards that Yusuf has taken make no row.
        joins = [card.joins for card in player.row[:-1]] or [False] * (len(pieces) - 1)
        for is_joined, piece in zip(joins, pieces[1:], strict=True):
            text.append(f" {JOIN * 2} " if is_joined else f" {GAP_SIGN} ", style="bold")
            text.append_text(piece)
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
        """The parts that can be seen without scrolling, in the order of the page. Output into a file has no height."""
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
