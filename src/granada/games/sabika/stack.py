"""What still has to be done or decided, by name: the tasks on the stack of the State, both ways.

In the State a task is five numbers; outside it is a Task, whose fields depend on what is to be done.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, Board, Book
from granada.games.sabika.names import COLOURS, SIDES, WORKSHOP, names_of
from granada.games.sabika.packed import HIGHEST_LIMIT, holds, least_of, limits, most_of, only
from granada.games.sabika.player import SOURCES
from granada.games.sabika.rounds import MEANS
from granada.games.sabika.yusuf import FIRST_SHIP

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

TASKS_KEPT = 4096
"""That are not named anew each time that they come up."""

SHAPES: dict[int, tuple[str, ...]] = {
    t.NODE: ("effect", "written"),
    t.STORE: ("store", "material", "number"),
    t.STORE_GOOD: ("store-good", "good", "origin"),
    t.PICK: ("pick", "materials", "number"),
    t.MIXED: ("mix", "number"),
    t.TAKE_RAW: ("raw", "number"),
    t.TAKE_GOOD: ("good", "number"),
    t.PROCESSING: ("process", "number", "must"),
    t.MAKE_ROOM: ("make-room", "item", "origin"),
    t.WHERE_TO: ("where-to", "good", "origin"),
    t.PART: ("option", "written"),
    t.OFFER: ("offer", "written"),
    t.OFFER_FOR_PAY: ("offer-for-pay", "written"),
    t.CITY_BONUSES: ("city-bonuses", "number", "cities"),
    t.STOREHOUSE_BONUSES: ("storehouse-bonuses", "number", "storehouses"),
    t.MAJOR_BONUSES: ("major-bonuses", "number", "majors"),
    t.RED_CITY_ACTIONS: ("red-cities", "number", "cities"),
    t.TURN: ("turn",),
    t.PAYMENT: ("payment", "dinars"),
    t.ON_SQUARE: ("on-square", "square", "done"),
    t.SECONDARY_OF: ("secondary", "square", "secondary"),
    t.MAIN_ACTION: ("main-action", "action", "pile"),
    t.NEXT_TURN: ("next-turn",),
    t.WHICH_QUARRY: ("which-quarry",),
    t.EXPANDING: ("storehouse", "pile"),
    t.TRANSACTION: ("transaction", "number"),
    t.BUILDING: ("construction", "size"),
    t.MAJOR_MATERIALS: ("major-materials", "major"),
    t.MINOR_MATERIALS: ("minor-materials", "minor"),
    t.WHICH_SIDE: ("which-side", "minor"),
    t.FAVOUR_STEP: ("favour-step", "number"),
    t.FAVOUR_CHOICE: ("favour-choice", "space"),
    t.EXPORTING_TO: ("export",),
    t.ARRIVING: ("arrive", "city"),
    t.EXPORTED_GOODS: ("goods", "city", "goods"),
    t.FREE_SHIP: ("free-ship", "number"),
    t.CONSOLIDATING: ("consolidate",),
    t.CONSOLIDATION: ("consolidation", "city"),
    t.PRODUCING: ("produce", "produced"),
    t.CARVING: ("carve",),
    t.CARVING_MATERIALS: ("carving-materials", "poem", "colour"),
    t.REACTIVATING: ("reactivate",),
    t.POEM_DONE: ("poem-done", "poem"),
    t.INCOME: ("income",),
    t.NARRATOR: ("narrator",),
    t.TRIBUTE: ("tribute",),
    t.TRIBUTE_PART: ("tribute-part", "parias", "means"),
    t.FEE: ("fee", "dinars", "lost"),
    t.EVENT_CHANGE: ("event-change",),
    t.WAKING: ("waking",),
    t.MAINTENANCE: ("maintenance",),
    t.START_CHOICE: ("start-player",),
    t.NEW_ROUND: ("new-round",),
    t.FINAL_SCORING: ("final-scoring",),
    t.YUSUF_TURN: ("yusuf-turn",),
    t.YUSUF_ACTION: ("yusuf-action", "yusuf_action", "square"),
    t.YUSUF_CITY: ("yusuf-city", "cities", "yusuf_action"),
    t.YUSUF_SCORING: ("yusuf-scoring", "card"),
}
"""The name of each kind of task, and the fields for its figures."""
BY_NAME = {shape[0]: kind for kind, shape in SHAPES.items()}


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Only the fields are there that the task needs."""

    task: str
    seat: int
    """Whose task it is; Yusuf's is the one after the only seat."""
    points: str = SOURCES[0]
    """The source that PP count for which the task brings."""
    number: int | None = None
    """How many are left to take, choose or do."""
    dinars: int | None = None
    """To be paid."""
    parias: int | None = None
    """Of the tribute, still to be paid."""
    means: str | None = None
    """What the tribute is paid with now: parias, dinars, then seals."""
    lost: int | None = None
    """PP lost in the tribute."""
    must: bool | None = None
    """Whether a raw material has to be processed."""
    material: str | None = None
    materials: tuple[str, ...] | None = None
    """The kinds that may be taken."""
    item: str | None = None
    """What there is no room for."""
    good: str | None = None
    origin: str | None = None
    """Where the token of a good lies: a space of the rondel, or the workshop."""
    effect: str | None = None
    """In the effect language."""
    written: str | None = None
    """Where the effect is written: list and row of the content file, field, and the way to a part of it."""
    cities: tuple[str, ...] | None = None
    """Those that Yusuf may choose from, or that have been chosen already."""
    storehouses: tuple[int, ...] | None = None
    """Those that have been chosen already, counted from 1."""
    majors: tuple[str, ...] | None = None
    """Those that have been chosen already."""
    square: str | None = None
    done: tuple[str, ...] | None = None
    """On the square: the main or the secondary action."""
    produced: tuple[str, ...] | None = None
    """The parts of the produce action that are done: the City Bonus or processing."""
    secondary: str | None = None
    action: str | None = None
    yusuf_action: str | None = None
    """An action of Yusuf's card, or his first ship before the game."""
    pile: str | None = None
    """The storehouse tiles that can be reached: left, right or any."""
    size: str | None = None
    """What may be built: major, minor or any."""
    major: str | None = None
    minor: str | None = None
    space: int | None = None
    """The last space of the favour track whose bonus may be chosen."""
    city: str | None = None
    goods: tuple[int, int] | None = None
    """How many may be exported: at least, at most."""
    poem: str | None = None
    grey: str | None = None
    """A major poem."""
    colour: str | None = None
    """In which a poem is carved."""
    card: str | None = None
    """Yusuf's."""


@lru_cache(8)
def written(book: Book) -> list[str]:
    """Where each node is written, by its number."""
    content = book.content
    found = [""] * len(book.kinds)

    def name(node: int, where: str) -> None:
        found[node] = where
        for number, part in enumerate(book.inside[node]):
            name(part, f"{where} {number}")

    lists: list[tuple[str, Iterable[int]]] = [
        ("plain_actions effect", [book.plain[ACTIONS.index(row.id)] for row in content.plain_actions]),
        ("favour_track bonus", book.favour_bonus[1:]),
        ("starting_tiles bonus", book.starting),
        ("storehouse_tiles bonus", book.store_bonus),
        ("city_tiles bonus", book.city_bonus),
        ("city_tiles consolidation", book.consolidation),
        ("major_tiles bonus", book.major_bonus),
        ("balance_bonuses bonus", book.balance_bonus),
        ("minor_poems red", book.red_poem),
        ("major_poems scoring", book.major_poem),
        ("trade_cards scoring", book.trade_card),
    ]
    for where, nodes in lists:
        table, field = where.split()
        for row, node in zip(getattr(content, table), nodes, strict=True):
            name(node, f"{table} {row.label} {field}")
    several: list[tuple[str, Iterable[Iterable[int]]]] = [
        ("minor_poems blue", book.on_effect),
        ("wishes scorings", book.wish),
        ("yusuf_cards score", book.yusuf_score),
    ]
    for where, rows in several:
        table, field = where.split()
        for row, nodes in zip(getattr(content, table), rows, strict=True):
            for number, node in enumerate(nodes):
                name(node, f"{table} {row.label} {field} {number}")
    return found


class Codec(NamedTuple):
    """How a figure is named, and what number a name means: ValueError or TypeError if there is none."""

    name: Callable[[Book, Board, int], Any]
    number: Callable[[Book, Board, Any], int]


def _plain(least: int = 0, most: int = 99) -> Codec:
    def number(_: Book, __: Board, value: int) -> int:
        if not least <= value <= most:
            raise ValueError(f"{value} is not from {least} to {most}")
        return value

    return Codec(lambda _, __, figure: figure, number)


def _one_of(names: Callable[[Book, Board], Sequence[str]], first: int = 0) -> Codec:
    """One of these, the first of which has this number."""
    return Codec(
        lambda book, board, figure: names(book, board)[figure - first],
        lambda book, board, name: list(names(book, board)).index(name) + first,
    )


def _some_of(names: Callable[[Book, Board], Sequence[Any]]) -> Codec:
    """A set, one bit for each."""
    return Codec(
        lambda book, board, figure: tuple(name for bit, name in enumerate(names(book, board)) if holds(figure, bit)),
        lambda book, board, chosen: sum(int(only(list(names(book, board)).index(name))) for name in set(chosen)),
    )


def _goods(_: Book, __: Board, figure: int) -> tuple[int, int]:
    return int(least_of(figure)), int(most_of(figure))


def _limits(_: Book, __: Board, goods: tuple[int, int]) -> int:
    least, most = goods
    if not (0 <= least <= 1 <= most <= HIGHEST_LIMIT):
        raise ValueError(f"no goods can be exported so: {least} to {most}")
    return int(limits(least, most))


CODECS: dict[str, Codec] = {
    "number": _plain(),
    "dinars": _plain(),
    "parias": _plain(),
    "lost": _plain(),
    "space": _plain(1),
    "must": Codec(lambda _, __, figure: bool(figure), lambda _, __, must: int(must)),
    "material": _one_of(lambda book, _: names_of(book).materials),
    "materials": _some_of(lambda book, _: names_of(book).materials),
    "item": _one_of(lambda book, _: names_of(book).items[:7]),
    "good": _one_of(lambda book, _: names_of(book).goods),
    "origin": _one_of(lambda _, board: [WORKSHOP, *board.raw_names], first=-1),
    "written": _one_of(lambda book, _: written(book)),
    "cities": _some_of(lambda book, _: names_of(book).cities),
    "storehouses": _some_of(lambda _, __: (1, 2, 3, 4)),
    "majors": _some_of(lambda book, _: names_of(book).majors),
    "city": _one_of(lambda book, _: names_of(book).cities),
    "goods": Codec(_goods, _limits),
    "square": _one_of(lambda book, _: names_of(book).squares),
    "done": _some_of(lambda _, __: ("main", "secondary")),
    "produced": _some_of(lambda _, __: ("bonus", "process")),
    "secondary": _one_of(lambda _, __: ("raw", "marble")),
    "action": _one_of(lambda _, __: ACTIONS),
    "yusuf_action": _one_of(lambda _, __: ["first-ship", *ACTIONS], first=int(FIRST_SHIP)),
    "pile": _one_of(lambda _, __: ["any", *SIDES], first=-1),
    "size": _one_of(lambda _, __: ("any", "major", "minor")),
    "major": _one_of(lambda book, _: names_of(book).majors),
    "minor": _one_of(lambda book, _: names_of(book).minors),
    "poem": _one_of(lambda book, _: names_of(book).poems),
    "grey": _one_of(lambda book, _: names_of(book).greys),
    "colour": _one_of(lambda _, __: COLOURS),
    "means": _one_of(lambda _, __: MEANS),
    "card": _one_of(lambda book, _: names_of(book).yusuf_cards),
}


class Numbers(NamedTuple):
    """A task as the State has it."""

    kind: int
    seat: int
    figure: int
    other: int
    source: int


def numbers(state: "SabikaState") -> list[Numbers]:
    """The stack, the task on top last."""
    flat = [int(number) for number in state.pending()]
    return [Numbers(*flat[place : place + t.TASK]) for place in range(0, len(flat), t.TASK)]


def task_on_top(state: "SabikaState") -> Task | None:
    """What has to be decided."""
    if state.top < 0:
        return None
    return _named(state.book, state.board, *[int(number) for number in state.tasks[state.top : state.top + t.TASK]])


def task_named(state: "SabikaState", task: Numbers) -> Task:
    """The task by its name, and the figures by theirs."""
    return _named(state.book, state.board, *task)


@lru_cache(TASKS_KEPT)
def _named(book: Book, board: Board, kind: int, seat: int, figure: int, other: int, source: int) -> Task:
    figures: dict[str, Any] = {}
    for field, number in zip(_fields(kind, other), (figure, other), strict=False):
        figures[field] = CODECS[field].name(book, board, number)
    if "written" in figures:
        figures["effect"] = str(book.trees[figure])
    return Task(task=SHAPES[kind][0], seat=seat, points=SOURCES[source], **figures)


def task_numbers(state: "SabikaState", task: Task) -> Numbers:
    """The task as the State has it; ValueError if there is no such task."""
    kind = BY_NAME.get(task.task)
    if kind is None:
        raise ValueError(f"there is no task {task.task!r}")
    fields = _fields(kind, COLOURS.index("grey") if task.colour == "grey" else 0)
    figures = [CODECS[field].number(state.book, state.board, getattr(task, field)) for field in fields]
    figure, other = [*figures, 0, 0][:2]
    numbers = Numbers(kind, task.seat, figure, other, SOURCES.index(task.points))
    if task_named(state, numbers) != task:
        raise ValueError(f"the task {task.task!r} has other fields: {', '.join(fields) or 'none'}")
    return numbers


def _fields(kind: int, other: int) -> tuple[str, ...]:
    """A major poem is carved in grey."""
    if kind == t.CARVING_MATERIALS and COLOURS[other] == "grey":
        return ("grey", "colour")
    return SHAPES[kind][1:]
