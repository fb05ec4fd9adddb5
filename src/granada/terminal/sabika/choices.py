"""What can be chosen in Sabika: the legal moves in groups, each with its price and what it brings."""

from collections.abc import Callable, Iterable, Sequence

from granada.games.sabika import effects as e
from granada.games.sabika import moves as m
from granada.games.sabika.book import MATERIALS
from granada.games.sabika.moves import kind_of
from granada.games.sabika.parser import parse_effect
from granada.games.sabika.stack import FIRST, Task
from granada.games.sabika.view import PlayerView, SabikaView
from granada.kernel.state import Move
from granada.terminal.menu import Choice, Group, Menu
from granada.terminal.sabika.joins import balance_of
from granada.terminal.sabika.ways import way_to
from granada.wording.sabika.words import BOXED, Words

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
COUNTED = (m.TAKE, m.RAW_FROM, m.GOOD_FROM)
"""Moves of which several may be due, one after the other."""


class Choices:
    """Moves are put into words by the words of their notation."""

    def __init__(self, words: Words, view: SabikaView, moves: Sequence[Move]) -> None:
        self.words = words
        self.texts = words.texts
        self.rows = words.rows
        self.view = view
        self.moves = moves
        self.task = view.task or Task(task="choose", seat=view.seat or 0)
        self.seat = min(self.task.seat, view.players - 1)
        self.player: PlayerView = view.everyone[self.seat]
        self.prices = self.player.prices

    def menu(self) -> Menu:
        groups: dict[str, list[Choice]] = {}
        for choice, move in self._choices():
            groups.setdefault(self._title(move), []).append(choice)
        return Menu([Group(title, choices) for title, choices in groups.items()])

    def _choices(self) -> Iterable[tuple[Choice, Move]]:
        """Squares of the same worker, and storehouses for the same tile, have a menu of their own."""
        together: dict[str, list[Move]] = {}
        for move in self.moves:
            shared = str(move).rsplit(" ", 1)[0] if kind_of(move.code) in (m.WORK, m.EXPAND) else str(move)
            together.setdefault(shared, []).append(move)
        for moves in sorted(together.values(), key=lambda shared: kind_of(shared[0].code) == m.REST):
            kind = kind_of(moves[0].code)
            if kind == m.WORK:
                yield self._worker(_thing(moves[0]), moves), moves[0]
            elif kind == m.EXPAND and len(moves) > 1:
                yield self._tile(_thing(moves[0]), moves), moves[0]
            else:
                yield self._choice(moves[0]), moves[0]

    def _choice(self, move: Move) -> Choice:
        return Choice(self.label(move), (move,))

    def label(self, move: Move) -> str:
        _, *things = str(move).split()
        return LABELS[kind_of(move.code)](self, *things)

    def _text(self, message: str, **args: str | int) -> str:
        return self.texts.text(f"sabika-choose-{message}", **args)

    # Groups.

    def _title(self, move: Move) -> str:
        kind = int(kind_of(move.code))
        if kind in (m.DINARS_, m.PARIAS_, m.SEALS_):
            return self._payment_title()
        if kind in (m.CARVE_BLUE, m.CARVE_RED, m.CARVE_GREY):
            colour = str(move).split()[0]
            return self.texts.text(f"sabika-group-{colour}", price=self.words.price(self.prices.carve[colour]))
        if kind == m.REST:
            gained = self.words.dinars(self.words.content.rest.dinars)
            return self.texts.text("sabika-group-rest", dinars=gained, n=self.prices.rest_pp)
        if kind == m.DISCARD:
            assert self.task.item is not None
            return self.texts.text("sabika-group-discard", item=self.words.item(self.task.item))
        title = self.texts.text(f"sabika-group-{GROUPS[kind]}")
        if kind in COUNTED and self.task.number is not None and self.task.number > 1:
            return self.texts.text("sabika-group-several", title=title, n=self.task.number)
        return title

    def _payment_title(self) -> str:
        if self.task.dinars is not None:
            return self.texts.text("sabika-group-pay", price=self.words.dinars(self.task.dinars))
        if self.task.parias is not None:
            return self.texts.text("sabika-group-tribute", parias=self.words.parias(self.task.parias))
        return self.texts.text("sabika-group-mix")

    def _worker(self, worker: str, moves: Sequence[Move]) -> Choice:
        squares = [self._choice(move) for move in moves]
        title = self.texts.text("sabika-group-squares", worker=self.words.worker(worker))
        return Choice(self._rest(worker), then=Menu([Group(title, squares)]))

    def _tile(self, tile: str, moves: Sequence[Move]) -> Choice:
        title = self.texts.text("sabika-group-storehouses", tile=self.words.store_tile(tile))
        choices = [Choice(self._expand(int(str(move).split()[-1])), (move,)) for move in moves]
        return Choice(self.words.store_tile(tile), then=Menu([Group(title, choices)]))

    # Labels. They take what stands in the notation behind the verb.

    def _starting_tile(self, tile: str) -> str:
        return self.words.starting_tile(tile)

    def _work(self, worker: str, square: str) -> str:
        """The full price, item by item."""
        way = way_to(self.view, self.words.book, self.seat, worker, square)
        parts = [self._text("steps", n=way.steps, price=self.words.price(way.paid))] if way.steps else []
        if way.foreign:
            parts.append(self._text("foreign", n=way.foreign, price=self.words.price(way.toll)))
        told = " + ".join(parts) or self.words.price(0)
        if len(parts) > 1:
            told = f"{told} = {self.words.price(way.dinars)}"
        return f"{self.words.square(square)}: {told}"

    def _rest(self, worker: str) -> str:
        return f"{self.words.worker(worker)} {self.words.where(self.player.workers[worker].square)}"

    def _main(self) -> str:
        assert self.task.square is not None
        return self._text("main", action=self._action(self.rows.squares[self.task.square].action))

    def _secondary(self, kind: str) -> str:
        assert self.task.square is not None
        ring = self.rows.squares[self.task.square].ring
        space, marble = self.words.spaces_of(self.task.square, self.view.players)
        if kind == "marble":
            message = "secondary-marble" if marble and self.view.marbles[marble] else "secondary-stone"
            return self._text(message, price=self.words.price(self.prices.marble[ring]))
        price = self.words.price(self.prices.raw[ring])
        raw = self.view.raws[space] if space else None
        if raw is None:
            return self._text("secondary-process", price=price)
        return self._text("secondary-raw", what=self._raw(raw), price=price)

    def _raw(self, raw: str) -> str:
        """Of a kind that one holds, one's own is processed instead."""
        told = self.words.raw(raw)
        held = raw in self.player.raws
        return self._text("raw-held", raw=told, good=self.words.good_of(raw)) if held else told

    def _item(self, item: str) -> str:
        return self.words.item(item)

    def _paid_in_dinars(self, number: str) -> str:
        n = int(number)
        if self.task.parias is not None:
            dinars = self.words.dinars(n * self.words.content.tribute.dinars)
            return self._text("tribute", what=dinars, rest=self.task.parias - n)
        assert self.task.number is not None
        return self.words.wording.all_of([self.words.dinars(n), self.words.parias(self.task.number - n)])

    def _paid_in_parias(self, number: str) -> str:
        assert self.task.parias is not None
        return self._text("tribute", what=self.words.parias(int(number)), rest=self.task.parias - int(number))

    def _paid_in_seals(self, number: str) -> str:
        n = int(number)
        if self.task.parias is not None:
            return self._text("tribute", what=self.words.seals(n), rest=self.task.parias - n)
        assert self.task.dinars is not None
        return self.words.wording.all_of([self.words.seals(n), self.words.dinars(self.task.dinars - n)])

    def _raw_from(self, space: str) -> str:
        return self._text("space", what=self._raw(self._on(space)), space=space)

    def _good_from(self, space: str) -> str:
        return self._text("space", what=self.words.good_of(self._on(space)), space=space)

    def _on(self, space: str) -> str:
        raw = self.view.raws[space]
        assert raw is not None
        return raw

    def _process(self, raw: str) -> str:
        return self._text("process", raw=self.words.raw(raw), good=self.words.good_of(raw))

    def _keep(self, place: str) -> str:
        return self._text("keep-poem" if place == "poem" else "keep-storehouse")

    def _buy(self, material: str) -> str:
        return self._text("for", what=self.words.material(material), price=self.words.price(self.prices.buy[material]))

    def _buy_raw(self, space: str) -> str:
        return self._text("for", what=self._raw_from(space), price=self.words.price(self.prices.buy["raw"]))

    def _sell(self, item: str) -> str:
        price = self.prices.sell[item if item in MATERIALS else "good"]
        return self._text("for", what=self.words.item(item), price=self.words.dinars(price))

    def _trade(self, give: str, take: str) -> str:
        (dinars,) = [row.dinars for row in self.words.content.trades if (row.give, row.take) == (give, take)]
        back = self.words.material(take)
        got = self.words.wording.all_of([back, self.words.dinars(dinars)]) if dinars else back
        return self._text("trade", give=self.words.material(give), take=got)

    def _favour(self, space: str) -> str:
        bonus = self.words.content.favour_track[int(space) - 1].bonus
        return self._text("favour", n=space, bonus=self.words.effect(bonus))

    def _city_bonus(self, city: str) -> str:
        tile = self.rows.city_tiles[self.view.cities[city].tile]
        return f"{self.words.city(city)}: {self.words.effect(tile.bonus)}"

    def _activate(self, storehouse: str) -> str:
        return self.words.store_tile(self.player.storehouses[int(storehouse) - 1].tiles[-1])

    def _major(self, tile: str) -> str:
        return self.words.major(tile)

    def _red_city(self, city: str) -> str:
        tile = self.rows.city_tiles[self.view.cities[city].tile]
        return f"{self.words.city(city)}: {self.words.effect(tile.consolidation)}"

    def _city(self, city: str) -> str:
        return self.words.city(city)

    def _effect(self) -> e.Effect:
        assert self.task.effect is not None
        return parse_effect(self.task.effect)

    def _option(self, number: str) -> str:
        tree = self._effect()
        assert isinstance(tree, e.Or)
        return self.words.effect(tree.parts[int(number) - 1])

    def _accept(self) -> str:
        tree = self._effect()
        assert isinstance(tree, e.Optional | e.Pay)
        effect = self.words.effect(tree.effect)
        if isinstance(tree, e.Optional):
            return effect
        return self._text("accept", price=self.words.wording.amount(tree.resource, tree.n), effect=effect)

    def _expand(self, storehouse: int) -> str:
        tiles = self.player.storehouses[storehouse - 1].tiles
        points = self.words.content.storehouse.expansion_pp[len(tiles)]
        on = self._text("expand", n=storehouse, pp=self.words.pp(points))
        return self._text("expand-over", on=on, tile=self.words.store_tile(tiles[-1])) if tiles else on

    def _expand_at_once(self, tile: str, storehouse: str) -> str:
        return f"{self.words.store_tile(tile)}, {self._expand(int(storehouse))}"

    def _renew(self) -> str:
        construction = self.words.content.construction
        price, points = self.words.dinars(construction.renewal_cost), self.words.pp(construction.renewal_pp)
        return self._text("renew", price=price, pp=points)

    def _minor(self, card: str) -> str:
        """With the balances that it would bring."""
        sides = [side for side in ("left", "right") if balance_of(self.view, self.rows, self.seat, card, side)]
        label = self.words.minor(card)
        if not sides:
            return label
        return self._text("minor", card=label, sides=self.words.listed([self._text(side) for side in sides]))

    def _with(self, *materials: str) -> str:
        worth = self.prices.building_pp
        used = [material for material in materials if material != m.NOTHING]
        if self.task.minor is not None:
            used.append(self.rows.minors[self.task.minor].base)
        elif self.task.major is not None:
            used.append(self.words.content.construction.base)
        else:
            worth = self.prices.carving_pp
        names = [self.words.material(material) for material in sorted(used, key=MATERIALS.index)]
        points = self.words.pp(sum(worth[material] for material in used))
        return self._text("with", materials=" + ".join(names), pp=points)

    def _side(self, side: str) -> str:
        assert self.task.minor is not None
        colour = balance_of(self.view, self.rows, self.seat, self.task.minor, side)
        where = self._text(side)
        if colour is None:
            return self._text("no-balance", side=where)
        bonus = self.words.effect(self.rows.balance_bonuses[colour].bonus)
        return self._text("balance", side=where, colour=self.words.colour(colour), bonus=bonus)

    def _left(self) -> str:
        return self._side("left")

    def _right(self) -> str:
        return self._side("right")

    def _export(self, city: str) -> str:
        there = self.view.cities[city]
        return self._text(
            "export",
            city=self.words.city(city),
            price=self.words.price(self.prices.routes[city]),
            demand=self.words.demand(there.tile),
            seal="yes" if there.seal else "no",
            bonus=self.words.effect(self.rows.city_tiles[there.tile].bonus),
        )

    def _goods(self, *goods: str) -> str:
        if goods == (m.NOTHING,):
            return self._text("no-goods")
        assert self.task.city is not None
        demand = self.rows.city_tiles[self.view.cities[self.task.city].tile].demand
        more = self.words.content.export.demand * sum(good.removeprefix(BOXED) in demand for good in goods)
        points = self.prices.export_pp * len(goods) + more
        parias = points + self.prices.export_parias * len(goods)
        names = " + ".join(map(self.words.item, goods))
        return self._text("goods", goods=names, pp=self.words.pp(points), parias=self.words.parias(parias))

    def _consolidate(self, city: str) -> str:
        tile = self.rows.city_tiles[self.view.cities[city].tile]
        rivals = [
            self.words.name(seat)
            for seat, player in enumerate(self.view.everyone)
            if seat != self.seat and player.ships.get(city) == "settled"
        ]
        label = self._text(
            "at-once" if tile.colour == "red" else "income",
            city=self.words.city(city),
            price=self.words.price(self.prices.consolidate),
            effect=self.words.effect(tile.consolidation),
        )
        return self._text("rivals", label=label, rivals=", ".join(rivals)) if rivals else label

    def _blue(self, poem: str) -> str:
        return self._text("poem", n=poem, text=self.words.blue(poem).rstrip("."))

    def _red(self, poem: str) -> str:
        return self._text("poem", n=poem, text=self.words.red(poem).rstrip("."))

    def _grey(self, poem: str) -> str:
        return self._text("poem", n=poem, text=self.words.grey(poem).rstrip("."))

    def _quarry(self, size: str) -> str:
        return self._action(f"{size}_quarry")

    def _action(self, action: str) -> str:
        """With what it does, if that is always the same."""
        does = [self.words.effect(row.effect) for row in self.words.content.plain_actions if row.id == action]
        return ": ".join([self.words.action(action), *does])

    def _player(self, seat: str) -> str:
        return self.words.name(int(seat))

    def _yusuf(self, city: str) -> str:
        action = self.task.yusuf_action
        if action is None or action == FIRST:
            return self._text("yusuf-first", city=self.words.city(city))
        return self._text("yusuf", city=self.words.city(city), action=self.words.action(action))


def _thing(move: Move) -> str:
    """What the move is about: the first word behind the verb."""
    return str(move).split()[1]


def _said(message: str) -> Callable[[Choices], str]:
    """A choice that has always the same words."""

    def label(choices: Choices) -> str:
        return choices.texts.text(message)

    return label


LABELS: dict[int, Callable[..., str]] = {
    m.CHOOSE: Choices._starting_tile,
    m.WORK: Choices._work,
    m.REST: Choices._rest,
    m.MAIN: Choices._main,
    m.SECONDARY: Choices._secondary,
    m.END: _said("sabika-choose-end"),
    m.TAKE: Choices._item,
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
