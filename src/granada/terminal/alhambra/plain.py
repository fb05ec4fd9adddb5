"""Alhambra in plain sentences, one after the other, for screen readers."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from granada.games.alhambra.view import AlhambraView, ScoreSheet
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.terminal.alhambra.face import (
    AlhambraFace,
    alhambra,
    best_payment,
    building_counts,
    dirk_counts,
    longest_wall,
)
from granada.terminal.menu import Menu
from granada.wording.alhambra.printed import BUILDINGS, CURRENCIES, TILES, by_currency, value


class PlainAlhambra(AlhambraFace):
    def page(self, view: View, events: Sequence[Event], menu: Menu | None) -> RenderableType:
        """All of it when a turn begins, and then only what matters for the next step."""
        seen = alhambra(view)
        mine = [] if seen.seat is None else self._palace(seen, seen.seat)
        lines = ["", *self.event_lines(view, events)]
        if seen.phase == "payment":
            lines += [*self.paying(seen), *self._hand(seen)]
        elif seen.phase in ("redesigning", "placing", "last-tiles") and mine:
            lines += [*mine, *self._to_place(seen)]
        elif seen.bought:
            lines += [*self._market(seen, menu), *self._hand(seen)]
        else:
            lines += [*self._everything(seen, menu), *mine, *self._hand(seen)]
        if menu is not None:
            lines += self._menu(menu)
        return Group(*lines)

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        return Group("", *self._menu(menu))

    def _everything(self, view: AlhambraView, menu: Menu | None) -> list[str]:
        facts = [
            self.texts.text("turn", turn=view.turn),
            self.texts.text("alhambra-deck", cards=view.deck),
            self.texts.text("alhambra-bag", tiles=view.bag),
            self.words.next_scoring(view),
        ]
        return [*(f"{fact}." for fact in facts), *self.points(view), *self._market(view, menu)]

    def everybody(self, view: View) -> RenderableType:
        seen = alhambra(view)
        lines = [line for seat in range(seen.players) for line in self._palace(seen, seat)]
        if seen.dirk is not None:
            lines.append(self.texts.text("alhambra-dirk-has", buildings=self._counted(dirk_counts(seen))))
        return Group(*lines)

    def sheet(self, sheet: ScoreSheet, title: str) -> RenderableType:
        columns = [*map(self.words.building, BUILDINGS), self.texts.text("alhambra-column-wall")]
        lines = [f"{title}."]
        for row, points in enumerate(sheet.rows):
            scored = [f"{what}: {number}" for what, number in zip(columns, points, strict=True) if number]
            parts = [*scored, f"{self.texts.text('alhambra-column-total')}: {sum(points)}"]
            lines.append(f"{self.words.name(row)}: {', '.join(parts)}.")
        return Group(*lines)

    def _market(self, view: AlhambraView, menu: Menu | None) -> list[str]:
        lines = []
        for space, tile in enumerate(view.market):
            if tile is not None:
                price = self.words.price(TILES[tile].cost, CURRENCIES[space])
                payable = self._payable(menu, tile)
                lines.append(
                    self.texts.text("alhambra-market-space", tile=self.words.tile(tile), price=price) + payable
                )
        display = f"{self.texts.text('alhambra-display')} {self.words.money(view.display)}."
        return [self.texts.text("alhambra-market"), *lines, *self._to_place(view), display]

    def _to_place(self, view: AlhambraView) -> list[str]:
        """The tiles that were bought in this turn; at the end of the game those that one has won."""
        won = view.won[view.seat] if view.seat is not None else ()
        tiles = {"alhambra-bought": view.bought, "alhambra-won": won}
        return [f"{self.texts.text(title)} {self.words.tiles(these)}." for title, these in tiles.items() if these]

    def _payable(self, menu: Menu | None, tile: str) -> str:
        way = best_payment(menu, tile)
        return " " + self.saying.label_as(way.choice, "can") if way and way.choice else ""

    def _palace(self, view: AlhambraView, seat: int) -> list[str]:
        player = self.words.name(seat)
        lines = [
            self.texts.text("alhambra-palace-of", player=player, buildings=self._counted(building_counts(view, seat))),
            *(
                self.texts.text(
                    "alhambra-tile-at",
                    tile=self.words.tile(placed.tile),
                    cell=self.words.cell(placed.east, placed.north),
                )
                for placed in view.palaces[seat]
            ),
            self.texts.text("alhambra-longest-wall", wall=longest_wall(view, seat)),
        ]
        if view.reserves[seat]:
            lines.append(
                self.texts.text("alhambra-reserve-of", player=player, tiles=self.words.tiles(view.reserves[seat]))
            )
        return lines

    def _counted(self, counts: dict[str, int]) -> str:
        owned = [f"{self.words.building(building)}: {count}" for building, count in counts.items() if count]
        return ", ".join(owned) or self.texts.text("nothing")

    def _hand(self, view: AlhambraView) -> list[str]:
        if view.hand is None:
            return []
        title = self.texts.text("alhambra-your-money")
        if not view.hand:
            return [f"{title} {self.texts.text('nothing')}."]
        lines = [title]
        for name, cards in by_currency(view.hand).items():
            values = ", ".join(str(value(card)) for card in cards)
            lines.append(f"{self.words.price(sum(map(value, cards)), name)}: {values}.")
        return lines

    def _menu(self, menu: Menu) -> list[str]:
        lines, number = [], 1
        otherwise = self.texts.text("alhambra-group-put-away")
        for group in menu.groups:
            if group.title != otherwise or len(menu.groups) > 1:
                lines.append(group.title)
            for choice in group.choices:
                lines.append(f"{number}: {choice.label}.")
                number += 1
        return lines
