"""What each move is, what it costs and what it brings, as data.

The figures come from the functions that the rules themselves use."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, DINAR, EMPTY, MARBLE, MATERIALS, PAY
from granada.games.sabika.building import MATERIAL_PP, NO_BALANCE, balance, worth
from granada.games.sabika.moves import LEFT, RIGHT
from granada.games.sabika.names import COLOURS, WORKSHOP, effects_of, names_of
from granada.games.sabika.packed import count_in, kind_of, other_of, thing_of
from granada.games.sabika.player import GOODS_AT, IN_WORKSHOP, RAWS_AT, SETTLED
from granada.games.sabika.poems import CARVING_PP, NO_BASE
from granada.games.sabika.possible import CONSOLIDATE_COST, RED, ROUTE_COST, carve_cost
from granada.games.sabika.trade import KINDS_KEPT, export_worth
from granada.games.sabika.tribute import IN_DINARS, IN_PARIAS
from granada.games.sabika.work import (
    FOREIGN_COST,
    FREE_STEPS,
    RAW_SPACE,
    REST_PP,
    cost_of_steps,
    secondary_cost,
    space_of,
    steps_to,
)
from granada.games.sabika.workshop import RAW_PRICE, buy_cost, sell_gain, trade_gain
from granada.games.sabika.yusuf import FIRST_SHIP
from granada.kernel.choice import Amounts, Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

NOT_COUNTED: Final = vec[i64]([])


def dinars(n: i64) -> Message:
    return Message("sabika-amount-dinar", (int(n),))


def parias(n: i64) -> Message:
    return Message("sabika-amount-paria", (int(n),))


def seals(n: i64) -> Message:
    return Message("sabika-amount-seal", (int(n),))


def item(name: str) -> Message:
    return Message(":item", (name,))


def both(one: Message, other: Message) -> Message:
    return Message("sabika-and", (one, other))


class Description:
    """The label of a move, its costs and its gains."""

    def __init__(self, label: Message) -> None:
        self.label = label
        self.cost: Amounts = {}
        self.brings: Amounts = {}
        self.parts: list[Message] = []

    def costs(self, what: str, n: i64) -> "Description":
        if n > 0:
            self.cost[what] = int(n)
        return self

    def gives(self, what: str, n: i64) -> "Description":
        if n > 0:
            self.brings[what] = int(n)
        return self


class Labels:
    """The labels of the moves for the task on top of the stack."""

    def __init__(self, state: "SabikaState", seat: i64) -> None:
        self.state = state
        self.book = state.book
        self.names = names_of(state.book)
        self.seat = seat
        """The seat that has to do the task."""
        self.player = state.everyone[seat]
        self.task: i64 = state.tasks[state.top] if state.top >= 0 else t.NO_TASK
        self.figure: i64 = state.tasks[state.top + t.FIGURE_AT] if state.top >= 0 else 0
        self.other: i64 = state.tasks[state.top + t.OTHER_AT] if state.top >= 0 else 0
        self.crowd = state.foreign_workers(seat) if self.task == t.TURN else NOT_COUNTED

    def describe(self, code: i64) -> Description:
        match kind_of(code):
            case m.WORK:
                return self._work(thing_of(code), other_of(code))
            case m.REST:
                return self._rest(thing_of(code))
            case m.MAIN:
                action = ACTIONS[self.book.square_action[self.figure]]
                return Description(Message("sabika-choose-main", (action,)))
            case m.SECONDARY:
                return self._secondary(self.figure, thing_of(code))
            case m.TAKE:
                return self._stored(Description(item(MATERIALS[thing_of(code)])), thing_of(code))
            case m.DINAR_AMOUNT | m.PARIA_AMOUNT | m.SEAL_AMOUNT:
                return self._paid(thing_of(code))
            case m.RAW_FROM:
                return self._from_space(self._token(self.state.raws[thing_of(code)]), thing_of(code))
            case m.GOOD_FROM:
                return self._from_space(self.names.goods[self.state.raws[thing_of(code)]], thing_of(code))
            case m.PROCESS_ONE:
                kind = thing_of(code)
                made = Message("sabika-choose-process", (self.names.raws[kind], self.names.goods[kind]))
                return Description(made).costs(self.names.raws[kind], 1)
            case m.KEEP:
                return Description(
                    Message("sabika-choose-keep-poem" if thing_of(code) else "sabika-choose-keep-storehouse")
                )
            case m.DISCARD:
                name = self.names.items[thing_of(code)]
                return Description(item(name)).costs(name, 1)
            case m.BUY | m.BUY_RAW | m.SELL | m.TRADE:
                return self._traded(code)
            case m.EXPAND:
                return self._expand(thing_of(code), other_of(code))
            case m.BUILD_MAJOR | m.BONUS_OF:
                return Description(Message(":major", (self.names.majors[thing_of(code)],)))
            case m.BUILD_MINOR:
                return self._minor(thing_of(code))
            case m.RENEW:
                construction = self.book.content.construction
                price, points = construction.renewal_cost, construction.renewal_pp
                return (
                    Description(Message("sabika-choose-renew", (price, points)))
                    .costs("dinar", price)
                    .gives("pp", points)
                )
            case m.WITH:
                return self._used(thing_of(code))
            case m.LEFT | m.RIGHT:
                return self._side(kind_of(code))
            case m.CARVE_BLUE | m.CARVE_RED | m.CARVE_GREY:
                colour = m.colour_of(kind_of(code))
                return self._poem(colour, thing_of(code)).costs("dinar", carve_cost(self.state, self.seat, colour))
            case m.REACTIVATE_POEM:
                return self._poem(RED, thing_of(code))
        return self._in_city(code) if m.VERBS[kind_of(code)][1] == (m.CITY_NAME,) else self._other(code)

    def together(self, codes: list[int], each: list[Description]) -> Description:
        """Decisions that are made as one, and what goes without saying after them."""
        if len(each) == 1:
            return each[0]
        whole = Description(each[0].label)
        whole.parts = each[0].parts
        for one in each:
            for what, n in one.cost.items():
                whole.costs(what, whole.cost.get(what, 0) + n)
            for what, n in one.brings.items():
                whole.gives(what, whole.brings.get(what, 0) + n)
        if len(codes) > 1:
            decided = [one.label for one, code in zip(each, codes, strict=False) if kind_of(code) != m.STOP]
            whole.label = self._sum_of(codes, decided)
        return whole

    def _sum_of(self, codes: list[int], decided: list[Message]) -> Message:
        if self.task == t.PICK:
            return Message(":sum item", (tuple([MATERIALS[thing_of(code)] for code in codes]),))
        return decided[0] if len(decided) == 1 else Message(":joined sabika-and message", (tuple(decided),))

    def whole_tribute(self, codes: list[int], each: list[Description]) -> Description:
        """The whole payment, with the PP that are lost for what is not paid."""
        tribute = self.book.content.tribute
        whole = self.together(codes, each)
        whole.costs("pp", (self.figure - sum([thing_of(code) for code in codes])) * tribute.pp)
        amounts = [whole.cost.get(what, 0) for what in ("paria", "dinar", "seal", "pp")]
        whole.label = Message("sabika-choose-whole-tribute", (tuple(amounts),))
        return whole

    def _other(self, code: i64) -> Description:
        thing = thing_of(code)
        match kind_of(code):
            case m.CHOOSE:
                return Description(Message(":starting-tile", (self.names.starting_tiles[thing],)))
            case m.ACTIVATE:
                tile = self.names.store_tiles[self.player.visible_tile(thing)]
                return Description(Message(":store-tile", (tile,)))
            case m.FAVOUR_OF:
                bonus = self._effect(self.book.favour_bonus[thing])
                return Description(Message("sabika-choose-favour", (int(thing), bonus)))
            case m.OPTION:
                return Description(Message(":effect", (self._effect(self.book.inside[self.figure][thing]),)))
            case m.ACCEPT:
                return self._accepted(self.figure)
            case m.GOODS:
                return self._exported(thing)
            case m.QUARRY_OF:
                return Description(Message(":doing", (ACTIONS[thing],)))
            case m.START_PLAYER:
                return Description(Message(":seat", (int(thing),)))
        return Description(Message(f"sabika-choose-{m.VERBS[kind_of(code)][0]}"))

    def _effect(self, node: i64) -> str:
        return effects_of(self.book)[node]

    def _stored(self, description: Description, material: i64) -> Description:
        """The material that is stored, if there is room for it."""
        return description.gives(MATERIALS[material], 1) if self.state.has_room(self.seat) else description

    # A turn.

    def _work(self, worker: i64, square: i64) -> Description:
        state, seat = self.state, self.seat
        steps = steps_to(state, seat, worker, square)
        paid = cost_of_steps(self.book, steps, state.modified(seat, FREE_STEPS, self.book.free_steps))
        foreign = self.crowd[square]
        toll = foreign * state.modified(seat, FOREIGN_COST, self.book.foreign_cost)
        description = Description(Message(":square", (self.names.squares[square],))).costs("dinar", paid + toll)
        if steps > 0:
            description.parts.append(Message("sabika-choose-steps", (int(steps), int(paid))))
        if foreign > 0:
            description.parts.append(Message("sabika-choose-foreign", (int(foreign), int(toll))))
        if not description.parts:
            description.parts.append(Message("sabika-free"))
        elif len(description.parts) > 1:
            description.parts.append(Message("sabika-price", (int(paid + toll),)))
        return description

    def _rest(self, worker: i64) -> Description:
        rest = self.book.content.rest
        lost = self.state.modified(self.seat, REST_PP, rest.pp)
        description = Description(self.worker_at(worker))
        return description.costs("pp", lost).gives("dinar", rest.dinars)

    def worker_at(self, worker: i64) -> Message:
        square = self.player.squares[worker]
        where = WORKSHOP if square == IN_WORKSHOP else self.names.squares[square]
        return Message("sabika-worker-at", (self.names.workers[worker], where))

    def _secondary(self, square: i64, kind: i64) -> Description:
        space = space_of(self.state, square, kind)
        cost = int(secondary_cost(self.state, self.seat, square, kind))
        if kind == RAW_SPACE:
            token = self.state.raws[space]
            if token == EMPTY:
                return Description(Message("sabika-choose-secondary-process", (cost,))).costs("dinar", cost)
            return Description(Message("sabika-choose-secondary-raw", (cost, self._token(token)))).costs("dinar", cost)
        if self.state.marbles[space]:
            description = Description(Message("sabika-choose-secondary-marble", (cost,))).costs("dinar", cost)
            return self._stored(description, MARBLE)
        return Description(Message("sabika-choose-secondary-stone", (cost,))).costs("dinar", cost)

    def _token(self, kind: i64) -> str | Message:
        """The label of a token. If one holds a token of this kind, one's own is processed instead."""
        raw = self.names.raws[kind]
        if self.player.stock[RAWS_AT + kind] == 0:
            return raw
        return Message("sabika-choose-raw-held", (raw, self.names.goods[kind]))

    def _from_space(self, what: str | Message, space: i64) -> Description:
        return Description(Message("sabika-choose-space", (what, self.state.board.raw_names[space])))

    def _paid(self, n: i64) -> Description:
        """For the tribute, for anything else, or as a gain that is divided."""
        if self.task == t.TRIBUTE_PART:
            tribute = self.book.content.tribute
            if self.other == IN_PARIAS:
                what, amount, said = "paria", n, parias(n)
            elif self.other == IN_DINARS:
                what, amount = "dinar", n * tribute.dinars
                said = dinars(amount)
            else:
                what, amount = "seal", n * tribute.seals
                said = seals(amount)
            return Description(Message("sabika-choose-tribute", (said, int(self.figure - n)))).costs(what, amount)
        rest = self.figure - n
        if self.task == t.MIXED:
            return Description(both(dinars(n), parias(rest))).gives("dinar", n).gives("paria", rest)
        return self._paid_in_seals(n, rest)

    def _paid_in_seals(self, n: i64, rest: i64) -> Description:
        """What is missing of the dinars that an event asks for costs PP."""
        paid = min(rest, self.player.dinars)
        parts = [seals(n)] if n > 0 else []
        if paid > 0:
            parts.append(dinars(paid))
        if rest > paid:
            parts.append(Message("sabika-effect-lose_pp", (int(rest - paid),)))
        label = parts[0]
        for part in parts[1:]:
            label = both(label, part)
        return Description(label).costs("seal", n).costs("dinar", paid).costs("pp", rest - paid)

    # The workshop.

    def _traded(self, code: i64) -> Description:
        kind, thing = kind_of(code), thing_of(code)
        if kind == m.BUY_RAW:
            price = int(buy_cost(self.state, self.seat, RAW_PRICE))
            what = self._from_space(self._token(self.state.raws[thing]), thing).label
            return Description(Message("sabika-choose-for", (what, price))).costs("dinar", price)
        name = self.names.items[thing]
        if kind == m.BUY:
            price = int(buy_cost(self.state, self.seat, thing))
            return self._stored(Description(Message("sabika-choose-for", (name, price))).costs("dinar", price), thing)
        if kind == m.SELL:
            gain = sell_gain(self.state, self.seat, thing)
            description = Description(Message("sabika-choose-for", (name, dinars(gain))))
            return description.costs(name, 1).gives("dinar", gain)
        take = MATERIALS[other_of(code)]
        more = trade_gain(self.state, thing, other_of(code))
        description = Description(
            Message("sabika-choose-trade", (name, both(item(take), dinars(more)) if more > 0 else take))
        )
        return description.costs(name, 1).gives(take, 1).gives("dinar", more)

    def _expand(self, tile: i64, storehouse: i64) -> Description:
        points = self.book.content.storehouse.expansion_pp[self.player.expansions(storehouse)]
        label = Message("sabika-choose-expand", (int(storehouse) + 1, points))
        below = self.player.visible_tile(storehouse)
        if below != EMPTY:
            label = Message("sabika-choose-expand-over", (label, self.names.store_tiles[below]))
        return Description(label).gives("pp", points)

    def _accepted(self, node: i64) -> Description:
        effect = self._effect(self.book.inside[node][0])
        if self.book.kinds[node] != PAY:
            return Description(Message(":effect", (effect,)))
        resource, n = self.book.figures[node], self.book.others[node]
        what = "dinar" if resource == DINAR else MATERIALS[resource]
        price = Message(f"sabika-amount-{what}", (int(n),))
        return Description(Message("sabika-choose-accept", (price, effect))).costs(what, n)

    # Constructions and poems.

    def _minor(self, card: i64) -> Description:
        """The label of a minor poem, with the balances that it would bring."""
        name = self.names.minors[card]
        sides = [side for side in (LEFT, RIGHT) if balance(self.state, self.seat, card, side) != NO_BALANCE]
        if not sides:
            return Description(Message(":minor", (name,)))
        return Description(Message("sabika-choose-minor", (name, tuple([m.VERBS[side][0] for side in sides]))))

    def _side(self, side: i64) -> Description:
        colour = balance(self.state, self.seat, self.figure, side)
        where = m.VERBS[side][0]
        if colour == NO_BALANCE:
            return Description(Message("sabika-choose-no-balance", (where,)))
        bonus = self._effect(self.book.balance_bonus[colour])
        return Description(Message("sabika-choose-balance", (where, self.names.colours[colour], bonus)))

    def _used(self, chosen: i64) -> Description:
        change = self.state.modifier(self.seat, MATERIAL_PP)
        base: i64 = NO_BASE
        if self.task == t.MINOR_MATERIALS:
            base = self.book.minor_base[self.figure]
        elif self.task == t.MAJOR_MATERIALS:
            base = self.book.major_base
        else:
            change += self.state.modifier(self.seat, CARVING_PP)
        used: list[str] = []
        points: i64 = 0
        description = Description(Message("sabika-choose-with"))
        for material in range(len(MATERIALS)):
            count = int(count_in(chosen, material) + (1 if material == base else 0))
            if count > 0:
                used += [MATERIALS[material]] * count
                description.costs(MATERIALS[material], count)
                points += count * worth(self.state, material, change)
        description.label = Message("sabika-choose-with", (tuple(used), int(points)))
        return description.gives("pp", points)

    def _poem(self, colour: i64, poem: i64) -> Description:
        name = self.names.greys[poem] if COLOURS[colour] == "grey" else self.names.poems[poem]
        return Description(Message("sabika-choose-poem", (name, Message(f":open {COLOURS[colour]}", (name,)))))

    # Trade.

    def _in_city(self, code: i64) -> Description:
        city = thing_of(code)
        name, tile = self.names.cities[city], self.state.city_tiles[city]
        match kind_of(code):
            case m.CITY:
                return Description(Message("sabika-choose-city", (name, self._effect(self.book.city_bonus[tile]))))
            case m.ACT_IN:
                return Description(Message("sabika-choose-city", (name, self._effect(self.book.consolidation[tile]))))
            case m.EXPORT_TO:
                return self._export(city)
            case m.CONSOLIDATE_IN:
                return self._consolidate(city)
            case m.YUSUF_IN:
                if self.other == FIRST_SHIP:
                    return Description(Message("sabika-choose-yusuf-first", (name,)))
                return Description(Message("sabika-choose-yusuf", (name, ACTIONS[self.other])))
        return Description(Message(":city", (name,)))

    def _export(self, city: i64) -> Description:
        tile, sealed = self.state.city_tiles[city], self.state.seals[city] != 0
        cost = int(self.state.route_costs(self.seat, self.state.modifier(self.seat, ROUTE_COST))[city])
        demand = tuple([good for kind, good in enumerate(self.names.goods) if self.book.demands[tile][kind]])
        bonus = self._effect(self.book.city_bonus[tile])
        args = (self.names.cities[city], cost, demand, "yes" if sealed else "no", bonus)
        description = Description(Message("sabika-choose-export", args)).costs("dinar", cost)
        return description.gives("seal", 1 if sealed else 0)

    def _exported(self, goods: i64) -> Description:
        if goods == 0:
            return Description(Message("sabika-choose-no-goods"))
        points, gained = export_worth(self.state, self.seat, self.figure, goods)
        sent: list[str] = []
        for kind in range(KINDS_KEPT):
            sent += [self.names.items[GOODS_AT + kind]] * int(count_in(goods, kind))
        description = Description(Message("sabika-choose-goods", (tuple(sent), int(points), int(gained))))
        for good in sorted(set(sent)):
            description.costs(good, sent.count(good))
        return description.gives("pp", points).gives("paria", gained)

    def _consolidate(self, city: i64) -> Description:
        tile = self.state.city_tiles[city]
        cost = int(self.state.modified(self.seat, CONSOLIDATE_COST, 0))
        message = "sabika-choose-at-once" if self.book.is_red[tile] else "sabika-choose-income"
        label = Message(message, (self.names.cities[city], cost, self._effect(self.book.consolidation[tile])))
        rivals = [
            rival
            for rival in range(len(self.state.everyone))
            if rival != self.seat and self.state.everyone[rival].ships[city] == SETTLED
        ]
        if rivals:
            label = Message("sabika-choose-rivals", (label, tuple(rivals)))
        return Description(label).costs("dinar", cost)
