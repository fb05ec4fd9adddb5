"""The tasks on the stack of the State by name, both ways.

In the State a task is five numbers; outside it is a Task, with fields that depend on its kind.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, get_origin, get_type_hints

import msgspec

from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, ANY_PILE, Board, Book
from granada.games.sabika.gains import FROM_WORKSHOP
from granada.games.sabika.names import COLOURS, SIDES, WORKSHOP, names_of
from granada.games.sabika.packed import MOST_EXPORTED, holds, least_of, limits, most_of, only
from granada.games.sabika.player import BOXED_AT, SOURCES, STOREHOUSES
from granada.games.sabika.tribute import MEANS
from granada.games.sabika.yusuf import FIRST_SHIP

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

TASKS_KEPT = 4096
"""The number of tasks whose names are stored, so that they are not made each time."""


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
    if not (0 <= least <= 1 <= most <= MOST_EXPORTED):
        raise ValueError(f"no goods can be exported so: {least} to {most}")
    return int(limits(least, most))


class Task(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A task by name. Only the fields are there that it needs; each says how a figure becomes its value, both ways."""

    task: str
    seat: int
    """The seat that has to do it; Yusuf's is the one after the only seat."""
    points: str = SOURCES[0]
    """The source that PP count for which the task brings."""
    number: Annotated[int | None, _plain()] = None
    """The number of things that are left to take, choose or do."""
    dinars: Annotated[int | None, _plain()] = None
    """The dinars to be paid."""
    parias: Annotated[int | None, _plain()] = None
    """The parias of the tribute that are still to be paid."""
    means: Annotated[str | None, _one_of(lambda _, __: MEANS)] = None
    """The means with which the tribute is paid now: parias, dinars, then seals."""
    lost: Annotated[int | None, _plain()] = None
    """The PP that the seat has lost in the tribute."""
    must: Annotated[bool | None, Codec(lambda _, __, figure: bool(figure), lambda _, __, must: int(must))] = None
    """Whether a raw material has to be processed."""
    material: Annotated[str | None, _one_of(lambda book, _: names_of(book).materials)] = None
    materials: Annotated[tuple[str, ...] | None, _some_of(lambda book, _: names_of(book).materials)] = None
    """The kinds of materials that may be taken."""
    item: Annotated[str | None, _one_of(lambda book, _: names_of(book).items[:BOXED_AT])] = None
    """The thing to store for which there is no room."""
    good: Annotated[str | None, _one_of(lambda book, _: names_of(book).goods)] = None
    origin: Annotated[str | None, _one_of(lambda _, board: [WORKSHOP, *board.raw_names], first=FROM_WORKSHOP)] = None
    """Where the token of a good lies: a space of the rondel, or the workshop."""
    effect: str | None = None
    """The effect, in the effect language."""
    written: Annotated[str | None, _one_of(lambda book, _: written(book))] = None
    """Where the effect is written: list and row of the content file, field, and the way to a part of it."""
    cities: Annotated[tuple[str, ...] | None, _some_of(lambda book, _: names_of(book).cities)] = None
    """The cities from which Yusuf may choose, or those that have been chosen already."""
    storehouses: Annotated[tuple[int, ...] | None, _some_of(lambda _, __: range(1, STOREHOUSES + 1))] = None
    """The storehouses that have been chosen already, counted from 1."""
    majors: Annotated[tuple[str, ...] | None, _some_of(lambda book, _: names_of(book).majors)] = None
    """The major tiles that have been chosen already."""
    square: Annotated[str | None, _one_of(lambda book, _: names_of(book).squares)] = None
    done: Annotated[tuple[str, ...] | None, _some_of(lambda _, __: ("main", "secondary"))] = None
    """The actions that are done on the square: the main or the secondary action."""
    produced: Annotated[tuple[str, ...] | None, _some_of(lambda _, __: ("bonus", "process"))] = None
    """The parts of the produce action that are done: the City Bonus or processing."""
    secondary: Annotated[str | None, _one_of(lambda _, __: ("raw", "marble"))] = None
    action: Annotated[str | None, _one_of(lambda _, __: ACTIONS)] = None
    yusuf_action: Annotated[str | None, _one_of(lambda _, __: ["first-ship", *ACTIONS], first=FIRST_SHIP)] = None
    """An action of Yusuf's card, or his first ship before the game."""
    pile: Annotated[str | None, _one_of(lambda _, __: ["any", *SIDES], first=ANY_PILE)] = None
    """The storehouse tiles that can be reached: left, right or any."""
    size: Annotated[str | None, _one_of(lambda _, __: ("any", "major", "minor"))] = None
    """The size of what may be built: major, minor or any."""
    major: Annotated[str | None, _one_of(lambda book, _: names_of(book).majors)] = None
    minor: Annotated[str | None, _one_of(lambda book, _: names_of(book).minors)] = None
    space: Annotated[int | None, _plain(1)] = None
    """The last space of the favour track whose bonus may be chosen."""
    city: Annotated[str | None, _one_of(lambda book, _: names_of(book).cities)] = None
    goods: Annotated[tuple[int, int] | None, Codec(_goods, _limits)] = None
    """The least and the largest number of goods that may be exported."""
    poem: Annotated[str | None, _one_of(lambda book, _: names_of(book).poems)] = None
    grey: Annotated[str | None, _one_of(lambda book, _: names_of(book).greys)] = None
    """A major poem."""
    colour: Annotated[str | None, _one_of(lambda _, __: COLOURS)] = None
    """The colour in which a poem is carved."""
    card: Annotated[str | None, _one_of(lambda book, _: names_of(book).yusuf_cards)] = None
    """A card of Yusuf."""


def _codecs() -> dict[str, Codec]:
    hints = get_type_hints(Task, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if get_origin(hint) is Annotated}


CODECS = _codecs()


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


@lru_cache(TASKS_KEPT)
def task_named(book: Book, board: Board, kind: int, seat: int, figure: int, other: int, source: int) -> Task:
    """The task by its name, and the figures by theirs."""
    figures: dict[str, Any] = {}
    for field, number in zip(t.KINDS[kind].fields_for(other), (figure, other), strict=False):
        figures[field] = CODECS[field].name(book, board, number)
    if "written" in figures:
        figures["effect"] = str(book.trees[figure])
    return Task(task=t.KINDS[kind].name, seat=seat, points=SOURCES[source], **figures)


def task_numbers(state: "SabikaState", task: Task) -> Numbers:
    """The task as the State has it; ValueError or TypeError if there is no such task."""
    kind = t.NUMBERS.get(task.task)
    if kind is None:
        raise ValueError(f"there is no task {task.task!r}")
    other = _number(state, task, t.KINDS[kind].fields[1:])
    fields = t.KINDS[kind].fields_for(other)
    numbers = Numbers(kind, task.seat, _number(state, task, fields[:1]), other, SOURCES.index(task.points))
    if task_named(state.book, state.board, *numbers) != task:
        raise ValueError(f"the task {task.task!r} has other fields: {', '.join(fields) or 'none'}")
    return numbers


def _number(state: "SabikaState", task: Task, fields: tuple[str, ...]) -> int:
    """The figure that a field stands for; 0 where the task has no such field."""
    return sum(CODECS[field].number(state.book, state.board, getattr(task, field)) for field in fields)
