"""Sabika told in sentences, one after the other, as a screen reader reads them."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType

from granada.games.sabika import tasks as t
from granada.games.sabika.book import RINGS
from granada.games.sabika.player import (
    BOXED_AT,
    EXPORTING,
    IN_WORKSHOP,
    KINDS_OF_GOODS,
    NO_TILE,
    RAWS_AT,
    SETTLED,
)
from granada.games.sabika.view import SabikaView
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.terminal.menu import Menu
from granada.terminal.sabika.face import Row, SabikaFace, sabika
from granada.terminal.sabika.wording import sentence
from granada.terminal.sabika.words import BALANCE_CARD


class ToldSabika(SabikaFace):
    def page(self, view: View, news: Sequence[Event], menu: Menu | None) -> RenderableType:
        """All of it when a turn begins, and then only what matters for the next step."""
        seen = sabika(view)
        lines = ["", *self.events.news(seen, news)]
        task = seen.task[0] if seen.task else t.TURN
        if task == t.TURN or menu is None:
            lines += [*self._coming(seen), *self._others(seen), *self._rondel(seen), *self._ways(seen)]
            lines += [*self._displays(seen), *self._own(seen)]
        elif task in (t.EXPORTING_TO, t.CONSOLIDATING, t.FREE_SHIP, t.YUSUF_CITY):
            lines += [*self._own(seen), *self._map(seen)]
        else:
            lines += self._own(seen)
        if menu is not None:
            lines += self._menu(menu)
        return Group(*lines)

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        return Group("", *self._menu(menu))

    def all_palaces(self, view: View) -> RenderableType:
        seen = sabika(view)
        workshops = [line for seat in range(len(seen.everyone)) for line in self._workshop(seen, seat)]
        bonuses = [self._labelled(label, f"{'; '.join(told)}.") for label, told in self.words.bonuses().items()]
        return Group(*workshops, *self._map(seen), *bonuses, *self._poem_texts(seen))

    def sheet(self, title: str, rows: Sequence[Row]) -> RenderableType:
        lines = [f"{title}."]
        for seat, numbers in enumerate(zip(*(row.points for row in rows), strict=True)):
            scored = [f"{row.label}: {number}" for row, number in zip(rows, numbers, strict=True) if number]
            total = f"{self.texts.text('sabika-source-total')}: {sum(numbers)}"
            lines.append(f"{self.words.name(seat)}: {', '.join([*scored, total])}.")
        return Group(*lines)

    # What is to come.

    def _coming(self, view: SabikaView) -> list[str]:
        lines = [f"{', '.join(self.words.headline(view))}."]
        lines += [f"{wish}." for wish in self.words.wishes(view)]
        lines += self.words.events(view)
        lines.append(self._labelled("trade-card", self.words.trade_card(view.trade_card, view)))
        return lines

    # The board.

    def _rondel(self, view: SabikaView) -> list[str]:
        lines = []
        for ring in range(len(RINGS)):
            first, size = int(self.book.ring_first[ring]), int(self.book.ring_size[ring])
            lines.append(self.texts.text("sabika-ring", ring=self.words.ring(ring)))
            lines += [sentence(self._square(view, square)) for square in range(first, first + size)]
        return lines

    def _square(self, view: SabikaView, square: int) -> str:
        board = self.book.boards[view.players - 1]
        parts = [
            self.words.name(seat)
            for seat, player in enumerate(view.everyone)
            for _ in range(player.squares.count(square))
        ]
        parts += [self.texts.text("sabika-sultan")] * view.sultan.count(square)
        raw, marble = board.raw_at[square], board.marble_at[square]
        if raw >= 0:
            token = view.raws[raw]
            what = self.words.raw(token) if token >= 0 else self.texts.text("sabika-empty-raw")
            parts.append(self.texts.text("sabika-at-space", what=what, space=board.raw_names[raw]))
        if marble >= 0:
            what = self.words.material(2) if view.marbles[marble] else self.texts.text("sabika-empty-marble")
            parts.append(self.texts.text("sabika-at-space", what=what, space=board.marble_names[marble]))
        name = self.words.square(square)
        return f"{name}: {', '.join(parts)}" if parts else name

    def _ways(self, view: SabikaView) -> list[str]:
        """The map in brief: where one can sail for how much, and who is there."""
        lines = []
        for city in range(len(view.city_tiles)):
            facts = [*self._price(view, city), *self._seal(view, city), *self._ships(view, city)]
            lines.append(f"{self.words.city(city)}: {'; '.join(facts)}." if facts else f"{self.words.city(city)}.")
        return [self.texts.text("sabika-map"), *lines]

    def _map(self, view: SabikaView) -> list[str]:
        return [self.texts.text("sabika-map"), *(self._city(view, city) for city in range(len(view.city_tiles)))]

    def _city(self, view: SabikaView, city: int) -> str:
        tile = self.words.content.city_tiles[view.city_tiles[city]]
        facts = [
            self.texts.text(f"sabika-tile-{tile.colour}"),
            self.texts.text("sabika-tile-demand", goods=self.words.demand(view.city_tiles[city])),
            self.texts.text("sabika-tile-bonus", bonus=self.words.effect(tile.bonus)),
            self.texts.text("sabika-tile-consolidated", effect=self.words.effect(tile.consolidation)),
        ]
        facts += [*self._price(view, city), *self._seal(view, city), *self._ships(view, city)]
        return f"{self.words.city(city)}, {self.words.region(city)}: {'; '.join(facts)}."

    def _price(self, view: SabikaView, city: int) -> list[str]:
        if view.seat is None or view.everyone[view.seat].ships[city]:
            return []
        price = self.words.price(view.everyone[view.seat].prices.routes[city])
        return [self.texts.text("sabika-tile-price", price=price)]

    def _seal(self, view: SabikaView, city: int) -> list[str]:
        return [self.texts.text("sabika-tile-seal")] if view.seals[city] else []

    def _ships(self, view: SabikaView, city: int) -> list[str]:
        told = {EXPORTING: "sabika-ship-left", SETTLED: "sabika-ship-right"}
        return [
            self.texts.text(told[player.ships[city]], player=self.words.name(seat))
            for seat, player in enumerate(view.everyone)
            if player.ships[city] in told
        ]

    def _displays(self, view: SabikaView) -> list[str]:
        content = self.words.content
        majors = [self.words.major(tile) for tile in view.majors if content.major_tiles[tile].era == view.era]
        minors = [self.words.minor(card) for card in view.minors if card >= 0]
        stores = [self.words.store_tile(tile) for tile in view.store_tiles if tile >= 0]
        poems = [str(self.words.poem_number(poem)) for poem in view.poems if poem >= 0]
        greys = [self.words.grey_id(poem) for poem in view.greys]
        return [
            self._labelled("majors", f"{'; '.join(majors) or self.texts.text('nothing')}."),
            self._labelled("minors", f"{'; '.join(minors) or self.texts.text('nothing')}."),
            self._labelled("stores", f"{'; '.join(stores) or self.texts.text('nothing')}."),
            self._labelled("poems", f"{self.words.listed(poems)}."),
            self._labelled("greys", f"{self.words.listed(greys)}."),
            self.texts.text("sabika-texts-with-p"),
        ]

    def _poem_texts(self, view: SabikaView) -> list[str]:
        lines = [self._labelled("poems", "")]
        for poem in view.poems:
            if poem >= 0:
                lines.append(self._poem("blue", self.words.poem_number(poem), self.words.blue(poem)))
                lines.append(self._poem("red", self.words.poem_number(poem), self.words.red(poem)))
        lines += [self._poem("grey", self.words.grey_id(poem), self.words.grey(poem)) for poem in view.greys]
        return lines

    def _poem(self, colour: str, number: int | str, text: str) -> str:
        return self.texts.text(f"sabika-poem-{colour}", n=str(number), text=text)

    # Workshops.

    def _own(self, view: SabikaView) -> list[str]:
        return [] if view.seat is None else self._workshop(view, view.seat)

    def _others(self, view: SabikaView) -> list[str]:
        return [line for seat in range(len(view.everyone)) if seat != view.seat for line in self._means(view, seat)]

    def _means(self, view: SabikaView, seat: int) -> list[str]:
        """What a player has to spend."""
        player = view.everyone[seat]
        facts = [
            self.words.pp(player.pp),
            self.words.dinars(player.dinars),
            self.words.seals(player.seals),
            self.words.parias(player.parias),
            self.texts.text("sabika-favour-space", n=player.favour),
        ]
        lines = [self.texts.text("sabika-workshop", player=self.words.name(seat), facts=", ".join(facts))]
        stored = sum(player.stock[:BOXED_AT])
        goods = list(self._stock(player.stock, range(RAWS_AT)))
        stock = self.words.listed(goods)
        lines.append(self.texts.text("sabika-stock", stored=stored, boxes=player.boxes, stock=stock))
        raws = [self.words.raw(kind) for kind in range(KINDS_OF_GOODS) if player.stock[RAWS_AT + kind]]
        if raws:
            lines.append(self._labelled("raws", f"{self.words.listed(raws)}."))
        return lines

    def _workshop(self, view: SabikaView, seat: int) -> list[str]:
        player, lines = view.everyone[seat], self._means(view, seat)
        workers = [
            self.texts.text(
                "sabika-standing" if player.standing[worker] else "sabika-done",
                worker=self.words.worker(worker),
                place=self.words.where(square),
            )
            for worker, square in enumerate(player.squares)
            if player.standing[worker] or square != IN_WORKSHOP
        ]
        lines.append(self._labelled("workers", f"{'; '.join(workers) or self.texts.text('nothing')}."))
        tiles = [self.words.store_tile(tile) for tile in player.stores if tile != NO_TILE]
        if tiles:
            lines.append(self._labelled("own-stores", f"{'; '.join(tiles)}."))
        if player.majors:
            lines.append(self._labelled("own-majors", f"{'; '.join(map(self.words.major, player.majors))}."))
        if player.balance_card >= 0:
            lines.append(self._labelled("row", f"{'; '.join(self._row(view, seat))}."))
        if seat >= view.players:
            return [*lines, self.words.yusufs_poems(player.blue, player.grey)]
        for poem in player.blue:
            lines.append(self._poem("blue", self.words.poem_number(poem), self.words.blue(poem)))
        for poem in player.red:
            lines.append(self._poem("red", self.words.poem_number(poem), self.words.red(poem)))
        for poem in player.grey:
            lines.append(self._poem("grey", self.words.grey_id(poem), self.words.grey(poem)))
        return lines

    def _stock(self, stock: Sequence[int], items: Iterable[int]) -> Iterable[str]:
        for item in items:
            if stock[item]:
                yield f"{stock[item]} {self.words.item(item)}"

    def _row(self, view: SabikaView, seat: int) -> list[str]:
        own = self.words.balance_card(view.everyone[seat].balance_card)
        return [own if card == BALANCE_CARD else self.words.minor(card) for card in self.words.row(view, seat)]

    def _labelled(self, label: str, what: str) -> str:
        return f"{self.texts.text(f'sabika-label-{label}')} {what}".rstrip()

    def _menu(self, menu: Menu) -> list[str]:
        lines, number = [], 1
        for group in menu.groups:
            lines.append(f"{group.title}:")
            for choice in group.choices:
                lines.append(f"{number}: {choice.label}.")
                number += 1
        return lines
