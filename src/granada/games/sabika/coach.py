"""The coach of Sabika: one sentence on what matters now, from nothing but what the seat may know."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from granada.games.sabika import Sabika
from granada.games.sabika.tables import Content
from granada.games.sabika.view import PlayerView, SabikaView
from granada.kernel.choice import Message, Question

FEW_DINARS = 1
NEARLY_EMPTY = 1
LAST_WORKERS = 2
"""The end of the round is near when so few workers are left."""

OF_TASKS = {
    "choose": "start",
    "on-square": "square",
    "goods": "goods",
    "major-materials": "materials",
    "minor-materials": "materials",
    "carving-materials": "materials",
    "tribute-part": "tribute",
}
"""What to say about other decisions than that of a turn. About those that are not here, there is nothing new to say."""


@dataclass(frozen=True)
class Turn:
    """A turn before it has begun."""

    content: Content
    view: SabikaView
    me: PlayerView
    ways: dict[str, set[str]]
    """Where each worker can go, as actions."""

    def can_go(self, kind: str, action: str) -> bool:
        return any(action in actions for worker, actions in self.ways.items() if worker.startswith(kind))

    @property
    def standing(self) -> int:
        return sum(worker.standing for worker in self.me.workers.values())


def coach(rules: Sabika, view: SabikaView, question: Question) -> Message | None:
    assert view.seat is not None
    task = view.task.task if view.task else "choose"
    if task != "turn":
        return Message(f"sabika-coach-{OF_TASKS[task]}") if task in OF_TASKS else None
    turn = Turn(rules.book.content, view, view.everyone[view.seat], _ways(rules, question))
    return next(found for rule in RULES if (found := rule(turn)))


def _ways(rules: Sabika, question: Question) -> dict[str, set[str]]:
    actions = {f"{square.ring}-{square.index}": square.action for square in rules.book.content.squares}
    ways: dict[str, set[str]] = {}
    for move in question.moves():
        verb, worker, *square = move.split()
        if verb == "work":
            ways.setdefault(worker, set()).add(actions[square[0]])
    return ways


# The most important first.


def _only_rest(turn: Turn) -> Message | None:
    return None if turn.ways else Message("sabika-coach-only-rest")


def _tribute(turn: Turn) -> Message | None:
    prices = turn.me.prices
    if turn.standing > LAST_WORKERS or not prices.tribute_missing:
        return None
    return Message("sabika-coach-parias", (prices.tribute_missing, prices.missing_dinars))


def _export(turn: Turn) -> Message | None:
    """Advice to export to the city that asks for most of one's goods."""
    me = turn.me
    if not turn.can_go("merchant", "export"):
        return None
    demand = {tile.id: tile.demand for tile in turn.content.city_tiles}
    found: list[tuple[int, int, str, tuple[str, ...]]] = []
    for name, city in turn.view.cities.items():
        price = me.prices.routes[name]
        asked = [good for good in demand[city.tile] if me.goods[good] + me.poem_goods[good]]
        if asked and name not in me.ships and price <= me.dinars:
            goods = sum(me.goods[good] + me.poem_goods[good] for good in asked)
            found.append((-min(goods, turn.content.export.goods), price, name, tuple(asked)))
    if not found:
        return None
    _, price, city_name, asked_goods = min(found)
    return Message("sabika-coach-export", (city_name, price, asked_goods))


def _build(turn: Turn) -> Message | None:
    base, prices = turn.content.construction.base, turn.me.prices
    pp = _best(turn.me.materials, prices.building_pp, (base,), prices.extra_slots)
    if pp <= prices.building_pp[base] or not turn.can_go("builder", "construction"):
        return None
    return Message("sabika-coach-build", (pp,))


def _carve(turn: Turn) -> Message | None:
    prices, carve = turn.me.prices, turn.content.carve
    pp = _best(turn.me.materials, prices.carving_pp, carve.bases, carve.extra_slots)
    if not pp or turn.me.dinars < min(prices.carve.values()) or not turn.can_go("poet", "carve"):
        return None
    return Message("sabika-coach-carve", (pp,))


def _poor(turn: Turn) -> Message | None:
    return Message("sabika-coach-poor", (turn.me.dinars,)) if turn.me.dinars <= FEW_DINARS else None


def _full(turn: Turn) -> Message | None:
    return Message("sabika-coach-full") if turn.me.stored == turn.me.boxes else None


def _produce(turn: Turn) -> Message | None:
    can = len(turn.me.raws) > 1 and turn.can_go("merchant", "produce")
    return Message("sabika-coach-produce", (turn.me.raws,)) if can else None


def _consolidate(turn: Turn) -> Message | None:
    open_cities = [city for city, ship in turn.me.ships.items() if ship == "exporting"]
    if not open_cities or not turn.can_go("merchant", "consolidate") or turn.me.dinars < turn.me.prices.consolidate:
        return None
    return Message("sabika-coach-consolidate", (open_cities[0],))


def _wish(turn: Turn) -> Message | None:
    """Advice in a round after which wishes are scored."""
    end = next((space for space in turn.content.round_track if space.space == turn.view.round + 1), None)
    if end is None or not end.wish or not turn.view.wishes:
        return None
    return Message("sabika-coach-wish", (turn.view.wishes[0],))


def _quarry(turn: Turn) -> Message | None:
    is_empty = sum(turn.me.materials.values()) <= NEARLY_EMPTY
    can = turn.can_go("builder", "minor_quarry") or turn.can_go("builder", "major_quarry")
    return Message("sabika-coach-quarry") if is_empty and can else None


def _short_ways(_: Turn) -> Message | None:
    return Message("sabika-coach-ways")


RULES: tuple[Callable[[Turn], Message | None], ...] = (
    *(_only_rest, _tribute, _export, _build, _carve, _poor, _full),
    *(_produce, _consolidate, _wish, _quarry, _short_ways),
)


def _best(materials: dict[str, int], pp: dict[str, int], bases: tuple[str, ...], further: int) -> int:
    """The most PP for a base and so many further materials, all different; 0 without a base."""
    held = [material for material, count in materials.items() if count]
    return max(
        (
            pp[base] + sum(pp[material] for material in others)
            for base in bases
            if base in held
            for size in range(further + 1)
            for others in combinations([material for material in held if material != base], size)
        ),
        default=0,
    )
