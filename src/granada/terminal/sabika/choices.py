"""What can be chosen in Sabika: the legal moves in groups, each with its price and what it brings."""

from collections.abc import Callable, Iterable, Sequence

from granada.games.sabika import effects as e
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, MATERIALS, Board
from granada.games.sabika.moves import in_set, kind_of, other_of, thing_of
from granada.games.sabika.player import GOODS_AT, KINDS_OF_GOODS, NO_TILE, RAWS_AT, SETTLED
from granada.games.sabika.view import PlayerView, SabikaView
from granada.kernel.state import Move
from granada.terminal.menu import Choice, Group, Menu
from granada.terminal.sabika.joins import balance_bonus, balance_of
from granada.terminal.sabika.ways import way_to
from granada.terminal.sabika.words import Words

FIRST_SHIP = -1
"""For which action a city is chosen for Yusuf: his first ship, before the game."""
SETS = 2 * KINDS_OF_GOODS

GROUPS: dict[int, str] = {
    m.CHOOSE: "choose",
    m.WORK: "work",
    m.MAIN: "square",
    m.SECONDARY: "square",
    m.END: "square",
    m.TAKE: "take",
    m.RAW_FROM: "raw",
    m.GOOD_FROM: "good",
    m.PROCESS_ONE: "process",
    m.STOP: "otherwise",
    m.DISCARD: "discard",
    m.REFUSE: "otherwise",
    m.KEEP: "keep",
    m.BUY: "buy",
    m.BUY_RAW: "buy",
    m.SELL: "sell",
    m.TRADE: "trade",
    m.FAVOUR_OF: "favour",
    m.CITY: "city",
    m.ACTIVATE: "activate",
    m.BONUS_OF: "bonus",
    m.ACT_IN: "act",
    m.SHIP_TO: "ship",
    m.OPTION: "option",
    m.ACCEPT: "offer",
    m.DECLINE: "offer",
    m.EXPAND: "expand",
    m.RENEW: "otherwise",
    m.BUILD_MAJOR: "major",
    m.BUILD_MINOR: "minor",
    m.WITH: "with",
    m.LEFT: "side",
    m.RIGHT: "side",
    m.EXPORT_TO: "export",
    m.GOODS: "goods",
    m.CONSOLIDATE_IN: "consolidate",
    m.REACTIVATE_POEM: "reactivate",
    m.QUARRY_OF: "quarry",
    m.START_PLAYER: "start",
    m.YUSUF_IN: "yusuf",
}
"""The group of each kind of move; those of payments and of carving say more."""


class Choices:
    def __init__(self, words: Words, view: SabikaView, moves: Sequence[Move]) -> None:
        self.words = words
        self.texts = words.texts
        self.book = words.book
        self.board: Board = words.book.boards[view.players - 1]
        self.view = view
        self.moves = moves
        self.task, seat, self.figure, self.other, _ = view.task or (-1, view.seat or 0, 0, 0, 0)
        self.seat = min(seat, view.players - 1) if view.task else view.seat or 0
        self.player: PlayerView = view.everyone[self.seat]
        self.prices = self.player.prices

    def menu(self) -> Menu:
        groups: dict[str, list[Choice]] = {}
        for choice, move in self._choices():
            groups.setdefault(self._title(move), []).append(choice)
        return Menu([Group(title, choices) for title, choices in groups.items()])

    def _choices(self) -> Iterable[tuple[Choice, Move]]:
        """Squares of the same worker, and storehouses for the same tile, have a menu of their own."""
        together: dict[tuple[int, int], list[Move]] = {}
        for move in self.moves:
            kind = kind_of(move.code)
            shared = (kind, thing_of(move.code)) if kind in (m.WORK, m.EXPAND) else (-1, int(move.code))
            together.setdefault(shared, []).append(move)
        for (kind, thing), moves in sorted(together.items(), key=lambda shared: kind_of(shared[1][0].code) == m.REST):
            if kind == m.WORK:
                yield self._worker(thing, moves), moves[0]
            elif kind == m.EXPAND and len(moves) > 1:
                yield self._tile(thing, moves), moves[0]
            else:
                yield self._choice(moves[0]), moves[0]

    def _choice(self, move: Move) -> Choice:
        return Choice(self.label(move), (move,))

    def label(self, move: Move) -> str:
        return LABELS[kind_of(move.code)](self, thing_of(move.code), other_of(move.code))

    def _text(self, message: str, **args: str | int) -> str:
        return self.texts.text(f"sabika-choose-{message}", **args)

    # Groups.

    def _title(self, move: Move) -> str:
        kind = int(kind_of(move.code))
        if kind in (m.DINARS_, m.PARIAS_, m.SEALS_):
            return self._payment_title()
        if kind in (m.CARVE_BLUE, m.CARVE_RED, m.CARVE_GREY):
            colour = ("blue", "red", "grey")[kind - m.CARVE_BLUE]
            price = self.words.price(self.prices.carve[kind - m.CARVE_BLUE])
            return self.texts.text(f"sabika-group-{colour}", price=price)
        if kind == m.REST:
            gained = self.words.dinars(self.words.content.rest.dinars)
            return self.texts.text("sabika-group-rest", dinars=gained, n=self.prices.rest_pp)
        return self.texts.text(f"sabika-group-{GROUPS[kind]}")

    def _payment_title(self) -> str:
        if self.task == t.PAYMENT:
            return self.texts.text("sabika-group-pay", price=self.words.dinars(self.figure))
        if self.task == t.TRIBUTE_PART:
            return self.texts.text("sabika-group-tribute", parias=self.words.parias(self.figure))
        return self.texts.text("sabika-group-mix")

    def _worker(self, worker: int, moves: Sequence[Move]) -> Choice:
        here = self.words.where(self.player.squares[worker])
        label = f"{self.words.worker(worker)} {here}"
        squares = [self._choice(move) for move in moves]
        title = self.texts.text("sabika-group-squares", worker=self.words.worker(worker))
        return Choice(label, then=Menu([Group(title, squares)]))

    def _tile(self, tile: int, moves: Sequence[Move]) -> Choice:
        title = self.texts.text("sabika-group-storehouses", tile=self.words.store_tile(tile))
        choices = [Choice(self._expand(tile, other_of(move.code)), (move,)) for move in moves]
        return Choice(self.words.store_tile(tile), then=Menu([Group(title, choices)]))

    # Labels. The first things are those that the move is about.

    def _starting_tile(self, tile: int, _: int) -> str:
        return self.words.starting_tile(tile)

    def _work(self, worker: int, square: int) -> str:
        """The full price, item by item."""
        way = way_to(self.view, self.book, self.seat, worker, square)
        parts = [self._text("steps", n=way.steps, price=self.words.price(way.paid))] if way.steps else []
        if way.foreign:
            parts.append(self._text("foreign", n=way.foreign, price=self.words.price(way.toll)))
        told = " + ".join(parts) or self.words.price(0)
        if len(parts) > 1:
            told = f"{told} = {self.words.price(way.dinars)}"
        return f"{self.words.square(square)}: {told}"

    def _rest(self, worker: int, _: int) -> str:
        return f"{self.words.worker(worker)} {self.words.where(self.player.squares[worker])}"

    def _main(self, _: int, __: int) -> str:
        return self._text("main", action=self.words.action(int(self.book.square_action[self.figure])))

    def _secondary(self, kind: int, _: int) -> str:
        ring = int(self.book.square_ring[self.figure])
        price = self.words.price((self.prices.marble if kind else self.prices.raw)[ring])
        if kind:
            space = self.board.marble_at[self.figure]
            return self._text("secondary-marble" if self.view.marbles[space] else "secondary-stone", price=price)
        token = self.view.raws[self.board.raw_at[self.figure]]
        if token < 0:
            return self._text("secondary-process", price=price)
        return self._text("secondary-raw", what=self._token(token), price=price)

    def _token(self, token: int) -> str:
        """Of a kind that one holds, one's own is processed instead."""
        raw = self.words.raw(token)
        held = self.player.stock[RAWS_AT + token] > 0
        return self._text("raw-held", raw=raw, good=self.words.good(token)) if held else raw

    def _material(self, material: int, _: int) -> str:
        return self.words.material(material)

    def _paid_in_dinars(self, n: int, _: int) -> str:
        if self.task == t.TRIBUTE_PART:
            dinars = self.words.dinars(n * self.words.content.tribute.dinars)
            return self._text("tribute", what=dinars, rest=self.figure - n)
        return self.words.wording.all_of([self.words.dinars(n), self.words.parias(self.figure - n)])

    def _paid_in_parias(self, n: int, _: int) -> str:
        return self._text("tribute", what=self.words.parias(n), rest=self.figure - n)

    def _paid_in_seals(self, n: int, _: int) -> str:
        if self.task == t.TRIBUTE_PART:
            return self._text("tribute", what=self.words.seals(n), rest=self.figure - n)
        return self.words.wording.all_of([self.words.seals(n), self.words.dinars(self.figure - n)])

    def _raw_from(self, space: int, _: int) -> str:
        return self._text("space", what=self._token(self.view.raws[space]), space=self.board.raw_names[space])

    def _good_from(self, space: int, _: int) -> str:
        good = self.words.good(self.view.raws[space])
        return self._text("space", what=good, space=self.board.raw_names[space])

    def _process(self, kind: int, _: int) -> str:
        return self._text("process", raw=self.words.raw(kind), good=self.words.good(kind))

    def _item(self, item: int, _: int) -> str:
        return self.words.item(item)

    def _keep(self, place: int, _: int) -> str:
        return self._text("keep-poem" if place else "keep-storehouse")

    def _buy(self, material: int, _: int) -> str:
        return self._text("for", what=self.words.material(material), price=self.words.price(self.prices.buy[material]))

    def _buy_raw(self, space: int, _: int) -> str:
        return self._text("for", what=self._raw_from(space, 0), price=self.words.price(self.prices.buy[-1]))

    def _sell(self, item: int, _: int) -> str:
        price = self.prices.sell[item if item < GOODS_AT else -1]
        return self._text("for", what=self.words.item(item), price=self.words.dinars(price))

    def _trade(self, give: int, take: int) -> str:
        (dinars,) = [more for given, taken, more in self.book.trades if (given, taken) == (give, take)]
        back = self.words.material(take)
        got = self.words.wording.all_of([back, self.words.dinars(dinars)]) if dinars else back
        return self._text("trade", give=self.words.material(give), take=got)

    def _favour(self, space: int, _: int) -> str:
        bonus = self.words.content.favour_track[space - 1].bonus
        return self._text("favour", n=space, bonus=self.words.effect(bonus))

    def _city_bonus(self, city: int, _: int) -> str:
        tile = self.words.content.city_tiles[self.view.city_tiles[city]]
        return f"{self.words.city(city)}: {self.words.effect(tile.bonus)}"

    def _activate(self, store: int, _: int) -> str:
        upper, lower = self.player.stores[2 * store + 1], self.player.stores[2 * store]
        return self.words.store_tile(upper if upper != NO_TILE else lower)

    def _major(self, tile: int, _: int) -> str:
        return self.words.major(tile)

    def _red_city(self, city: int, _: int) -> str:
        tile = self.words.content.city_tiles[self.view.city_tiles[city]]
        return f"{self.words.city(city)}: {self.words.effect(tile.consolidation)}"

    def _city(self, city: int, _: int) -> str:
        return self.words.city(city)

    def _option(self, number: int, _: int) -> str:
        tree = self.book.trees[self.figure]
        assert isinstance(tree, e.Or)
        return self.words.effect(tree.parts[number])

    def _accept(self, _: int, __: int) -> str:
        tree = self.book.trees[self.figure]
        assert isinstance(tree, e.Optional | e.Pay)
        effect = self.words.effect(tree.effect)
        if isinstance(tree, e.Optional):
            return effect
        return self._text("accept", price=self.words.wording.amount(tree.resource, tree.n), effect=effect)

    def _expand(self, tile: int, store: int) -> str:
        expansions = sum(place != NO_TILE for place in self.player.stores[2 * store : 2 * store + 2])
        points = self.words.content.storehouse.expansion_pp[expansions]
        covered = self.player.stores[2 * store] if expansions else NO_TILE
        on = self._text("expand", n=store + 1, pp=self.words.pp(points))
        return on if covered == NO_TILE else self._text("expand-over", on=on, tile=self.words.store_tile(covered))

    def _expand_at_once(self, tile: int, store: int) -> str:
        return f"{self.words.store_tile(tile)}, {self._expand(tile, store)}"

    def _renew(self, _: int, __: int) -> str:
        construction = self.words.content.construction
        price, points = self.words.dinars(construction.renewal_cost), self.words.pp(construction.renewal_pp)
        return self._text("renew", price=price, pp=points)

    def _minor(self, card: int, _: int) -> str:
        """With the balances that it would bring."""
        sides = [side for side in ("left", "right") if balance_of(self.view, self.book, self.seat, card, side) >= 0]
        label = self.words.minor(card)
        if not sides:
            return label
        return self._text("minor", card=label, sides=self.words.listed([self._text(side) for side in sides]))

    def _with(self, chosen: int, _: int) -> str:
        counts = [int(in_set(chosen, kind)) for kind in range(len(MATERIALS))]
        worth = self.prices.carving_pp
        if self.task != t.CARVING_MATERIALS:
            worth = self.prices.building_pp
            base = self.words.content.construction.base
            counts[self.book.minor_base[self.figure] if self.task == t.MINOR_MATERIALS else MATERIALS.index(base)] += 1
        names = [self.words.material(kind) for kind, count in enumerate(counts) for _ in range(count)]
        points = sum(count * pp for count, pp in zip(counts, worth, strict=True))
        return self._text("with", materials=" + ".join(names), pp=self.words.pp(points))

    def _side(self, side: str) -> str:
        colour = balance_of(self.view, self.book, self.seat, self.figure, side)
        where = self._text(side)
        if colour < 0:
            return self._text("no-balance", side=where)
        bonus = self.words.effect(balance_bonus(self.book, colour))
        return self._text("balance", side=where, colour=self.words.colour(colour), bonus=bonus)

    def _left(self, _: int, __: int) -> str:
        return self._side("left")

    def _right(self, _: int, __: int) -> str:
        return self._side("right")

    def _export(self, city: int, _: int) -> str:
        tile = self.view.city_tiles[city]
        bonus = self.words.effect(self.words.content.city_tiles[tile].bonus)
        return self._text(
            "export",
            city=self.words.city(city),
            price=self.words.price(self.prices.routes[city]),
            demand=self.words.demand(tile),
            seal="yes" if self.view.seals[city] else "no",
            bonus=bonus,
        )

    def _goods(self, chosen: int, _: int) -> str:
        if not chosen:
            return self._text("no-goods")
        counts = [int(in_set(chosen, kind)) for kind in range(SETS)]
        demands = self.book.demands[self.view.city_tiles[self.figure]]
        more = self.words.content.export.demand
        worth = [self.prices.export_pp + more * demands[kind % KINDS_OF_GOODS] for kind in range(SETS)]
        points = sum(count * pp for count, pp in zip(counts, worth, strict=True))
        parias = points + sum(counts) * self.prices.export_parias
        names = [self.words.item(GOODS_AT + kind) for kind, count in enumerate(counts) for _ in range(count)]
        return self._text("goods", goods=" + ".join(names), pp=self.words.pp(points), parias=self.words.parias(parias))

    def _consolidate(self, city: int, _: int) -> str:
        tile = self.words.content.city_tiles[self.view.city_tiles[city]]
        rivals = [
            self.words.name(seat)
            for seat, player in enumerate(self.view.everyone)
            if seat != self.seat and player.ships[city] == SETTLED
        ]
        label = self._text(
            "at-once" if tile.colour == "red" else "income",
            city=self.words.city(city),
            price=self.words.price(self.prices.consolidate),
            effect=self.words.effect(tile.consolidation),
        )
        return self._text("rivals", label=label, rivals=", ".join(rivals)) if rivals else label

    def _blue(self, poem: int, _: int) -> str:
        return self._text("poem", n=self.words.poem_number(poem), text=self.words.blue(poem).rstrip("."))

    def _red(self, poem: int, _: int) -> str:
        return self._text("poem", n=self.words.poem_number(poem), text=self.words.red(poem).rstrip("."))

    def _grey(self, poem: int, _: int) -> str:
        return self._text("poem", n=self.words.grey_id(poem), text=self.words.grey(poem).rstrip("."))

    def _quarry(self, major: int, _: int) -> str:
        name = "major_quarry" if major else "minor_quarry"
        (plain,) = [row for row in self.words.content.plain_actions if row.id == name]
        return f"{self.words.action(ACTIONS.index(name))}: {self.words.effect(plain.effect)}"

    def _player(self, seat: int, _: int) -> str:
        return self.words.name(seat)

    def _yusuf(self, city: int, _: int) -> str:
        if self.other == FIRST_SHIP:
            return self._text("yusuf-first", city=self.words.city(city))
        action = self.words.action(self.other)
        return self._text("yusuf", city=self.words.city(city), action=action)


def _said(message: str) -> Callable[[Choices, int, int], str]:
    """A choice that has always the same words."""

    def label(choices: Choices, _: int, __: int) -> str:
        return choices.texts.text(message)

    return label


LABELS: dict[int, Callable[[Choices, int, int], str]] = {
    m.CHOOSE: Choices._starting_tile,
    m.WORK: Choices._work,
    m.REST: Choices._rest,
    m.MAIN: Choices._main,
    m.SECONDARY: Choices._secondary,
    m.END: _said("sabika-choose-end"),
    m.TAKE: Choices._material,
    m.DINARS_: Choices._paid_in_dinars,
    m.PARIAS_: Choices._paid_in_parias,
    m.SEALS_: Choices._paid_in_seals,
    m.RAW_FROM: Choices._raw_from,
    m.GOOD_FROM: Choices._good_from,
    m.PROCESS_ONE: Choices._process,
    m.STOP: _said("sabika-choose-stop"),
    m.DISCARD: Choices._item,
    m.REFUSE: _said("sabika-choose-refuse"),
    m.KEEP: Choices._keep,
    m.BUY: Choices._buy,
    m.BUY_RAW: Choices._buy_raw,
    m.SELL: Choices._sell,
    m.TRADE: Choices._trade,
    m.FAVOUR_OF: Choices._favour,
    m.CITY: Choices._city_bonus,
    m.ACTIVATE: Choices._activate,
    m.BONUS_OF: Choices._major,
    m.ACT_IN: Choices._red_city,
    m.SHIP_TO: Choices._city,
    m.OPTION: Choices._option,
    m.ACCEPT: Choices._accept,
    m.DECLINE: _said("sabika-choose-decline"),
    m.EXPAND: Choices._expand_at_once,
    m.RENEW: Choices._renew,
    m.BUILD_MAJOR: Choices._major,
    m.BUILD_MINOR: Choices._minor,
    m.WITH: Choices._with,
    m.LEFT: Choices._left,
    m.RIGHT: Choices._right,
    m.EXPORT_TO: Choices._export,
    m.GOODS: Choices._goods,
    m.CONSOLIDATE_IN: Choices._consolidate,
    m.CARVE_BLUE: Choices._blue,
    m.CARVE_RED: Choices._red,
    m.CARVE_GREY: Choices._grey,
    m.REACTIVATE_POEM: Choices._red,
    m.QUARRY_OF: Choices._quarry,
    m.START_PLAYER: Choices._player,
    m.YUSUF_IN: Choices._yusuf,
}
