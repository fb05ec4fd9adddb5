"""Sabika in plain sentences, one after the other, for screen readers."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from granada.games.sabika.book import RINGS
from granada.games.sabika.tasks import MAP_PART, part_of
from granada.games.sabika.view import SabikaView
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.terminal.menu import Menu
from granada.terminal.sabika.face import TURN_TASK, Row, SabikaFace, sabika
from granada.wording.sabika.wording import sentence
from granada.wording.sabika.words import BOXED


class PlainSabika(SabikaFace):
    def page(self, view: View, events: Sequence[Event], menu: Menu | None) -> RenderableType:
        """All of it when a turn begins, and then only what matters for the next step."""
        seen = sabika(view)
        lines = ["", *self.event_lines(seen, events)]
        task = seen.task.task if seen.task else TURN_TASK
        if task == TURN_TASK or menu is None:
            lines += [*self._coming(seen), *self._others(seen), *self._rondel(seen), *self._ways(seen)]
            lines += [*self._displays(seen), *self._own(seen)]
        elif part_of(task) == MAP_PART:
            lines += [*self._own(seen), *self._map(seen)]
        else:
            lines += self._own(seen)
        if menu is not None:
            lines += self._menu(menu)
        return Group(*lines)

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        return Group("", *self._menu(menu))

    def everybody(self, view: View) -> RenderableType:
        seen = sabika(view)
        workshops = [line for seat in range(len(seen.everyone)) for line in self._workshop(seen, seat)]
        reference = [self._labelled(label, f"{'; '.join(texts)}.") for label, texts in self.words.reference().items()]
        poems = [self.words.poem(*poem) for poem in self.words.poems_on_display(seen)]
        return Group(*workshops, *self._map(seen), *reference, self._labelled("poems", ""), *poems)

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
        lines.append(self._labelled("trade-card", self.words.trade_card(view.trade_card)))
        return lines

    # The board.

    def _rondel(self, view: SabikaView) -> list[str]:
        lines = []
        for ring in RINGS:
            lines.append(self.texts.text("sabika-ring", ring=ring))
            lines += [sentence(self._square(view, square)) for square in self.words.squares_of(ring)]
        return lines

    def _square(self, view: SabikaView, square: str) -> str:
        parts = [
            self.words.name(seat)
            for seat, player in enumerate(view.everyone)
            for worker in player.workers.values()
            if worker.square == square
        ]
        parts += [self.texts.text("sabika-sultan")] * view.sultan.count(square)
        space, marble = self.words.spaces_of(square, view.players)
        if space is not None:
            raw = view.raws[space]
            what = self.texts.text("sabika-empty-raw") if raw is None else self.words.raw(raw)
            parts.append(self.texts.text("sabika-at-space", what=what, space=self.words.space(space)))
        if marble is not None:
            what = self.words.material("marble") if view.marbles[marble] else self.texts.text("sabika-empty-marble")
            parts.append(self.texts.text("sabika-at-space", what=what, space=self.words.space(marble)))
        name = self.words.square(square)
        return f"{name}: {', '.join(parts)}" if parts else name

    def _ways(self, view: SabikaView) -> list[str]:
        """The map in brief: cities, the cost of sailing there, and their ships."""
        lines = []
        for city in view.cities:
            facts = [*self._price(view, city), *self._seal(view, city), *self._ships(view, city)]
            lines.append(f"{self.words.city(city)}: {'; '.join(facts)}." if facts else f"{self.words.city(city)}.")
        return [self.texts.text("sabika-map"), *lines]

    def _map(self, view: SabikaView) -> list[str]:
        return [self.texts.text("sabika-map"), *(self._city(view, city) for city in view.cities)]

    def _city(self, view: SabikaView, city: str) -> str:
        tile = self.words.rows.city_tiles[view.cities[city].tile]
        facts = [
            self.texts.text(f"sabika-tile-{tile.colour}"),
            self.texts.text("sabika-tile-demand", goods=self.words.demand(view.cities[city].tile)),
            self.texts.text("sabika-tile-bonus", bonus=self.words.effect(tile.bonus)),
            self.texts.text("sabika-tile-consolidated", effect=self.words.effect(tile.consolidation)),
        ]
        facts += [*self._price(view, city), *self._seal(view, city), *self._ships(view, city)]
        return f"{self.words.city(city)}, {self.words.region(city)}: {'; '.join(facts)}."

    def _price(self, view: SabikaView, city: str) -> list[str]:
        if view.seat is None or city in view.everyone[view.seat].ships:
            return []
        price = self.words.price(view.everyone[view.seat].prices.routes[city])
        return [self.texts.text("sabika-tile-price", price=price)]

    def _seal(self, view: SabikaView, city: str) -> list[str]:
        return [self.texts.text("sabika-tile-seal")] if view.cities[city].seal else []

    def _ships(self, view: SabikaView, city: str) -> list[str]:
        messages = {"exporting": "sabika-ship-left", "settled": "sabika-ship-right"}
        return [
            self.texts.text(messages[player.ships[city]], player=self.words.name(seat))
            for seat, player in enumerate(view.everyone)
            if city in player.ships
        ]

    def _displays(self, view: SabikaView) -> list[str]:
        majors = [self.words.major(tile) for tile in self.words.majors_now(view)]
        minors = [self.words.minor(card) for card in view.minors if card is not None]
        stores = self.words.store_tiles_on_display(view)
        poems = [poem for poem in view.poems if poem is not None]
        return [
            self._labelled("majors", f"{'; '.join(majors) or self.texts.text('nothing')}."),
            self._labelled("minors", f"{'; '.join(minors) or self.texts.text('nothing')}."),
            self._labelled("stores", f"{'; '.join(stores) or self.texts.text('nothing')}."),
            self._labelled("poems", f"{self.words.listed(poems)}."),
            self._labelled("greys", f"{self.words.listed(view.greys)}."),
            self.texts.text("sabika-texts-with-p"),
        ]

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
        boxed = {f"{BOXED}{good}": n for good, n in player.poem_goods.items()}
        kept = player.materials | player.goods | boxed
        stock = self.words.listed([self.words.pieces(item, n) for item, n in kept.items() if n])
        lines.append(self.texts.text("sabika-stock", stored=player.stored, boxes=player.boxes, stock=stock))
        raws = [self.words.raw(raw) for raw in player.raws]
        if raws:
            lines.append(self._labelled("raws", f"{self.words.listed(raws)}."))
        return lines

    def _workshop(self, view: SabikaView, seat: int) -> list[str]:
        player, lines = view.everyone[seat], self._means(view, seat)
        workers = [
            self.texts.text(
                "sabika-standing" if worker.standing else "sabika-done",
                worker=self.words.worker(name),
                place=self.words.where(worker.square),
            )
            for name, worker in player.workers.items()
            if worker.standing or worker.square is not None
        ]
        lines.append(self._labelled("workers", f"{'; '.join(workers) or self.texts.text('nothing')}."))
        tiles = [self.words.store_tile(tile) for tile in self.words.store_tiles_of(view, seat)]
        if tiles:
            lines.append(self._labelled("own-stores", f"{'; '.join(tiles)}."))
        if player.majors:
            lines.append(self._labelled("own-majors", f"{'; '.join(map(self.words.major, player.majors))}."))
        if player.balance_card is not None:
            lines.append(self._labelled("row", f"{'; '.join(self._row(view, seat))}."))
        if seat >= view.players:
            return [*lines, self.words.yusufs_poems(player.blue, player.grey)]
        return lines + [self.words.poem(*poem) for poem in self.words.poems_of(player)]

    def _row(self, view: SabikaView, seat: int) -> list[str]:
        player = view.everyone[seat]
        assert player.balance_card is not None
        left, right = map(self.words.minor, player.left_row), map(self.words.minor, player.right_row)
        return [*left, self.words.balance_card(player.balance_card), *right]

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
