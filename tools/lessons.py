"""Play the scripts of the tutorials, web/src/learn/lessons/GAME.txt, and write what the pages need next to them.

python tools/lessons.py            write GAME.json and facts.json anew
python tools/lessons.py --check    say whether they are up to date

Everything that a tutorial shows comes from the rules: views, legal moves, refusals, the places that are pointed at, and
what the other player does. A script begins with the game, the number of players and the seed. Then it has one line for
each thing:

    = market                a chapter, which can be begun on its own
    = rebuild aside         a chapter after which the game goes on as if it had not been played
    [buying exact]          a step, and the place of the rules page that it is about
    @ part:market           places of the board that the text is about, in a step without anything to do
    0 buy tower-9nw         the learner, at seat 0, is asked for this move: a new line of the list of what to do
    + pay ducat-5           and for this one, which belongs to the same line of the list
    | place tower-9nw       so much would be as good: any move that begins like this
    ? place tower-9nw 1,0   what the rules refuse, before the next move of the learner
    1 take ducat-9          somebody else plays
    ~ 0 take dinar-8        played between two steps, and not shown
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from granada.games import load
from granada.games.alhambra.components import TILE_NAMES, WALLS
from granada.games.alhambra.content import CONTENT as ALHAMBRA
from granada.games.alhambra.palace import START, cell_at, cell_from_name
from granada.games.built_in import PLUGINS
from granada.games.sabika import GAME as SABIKA
from granada.kernel.choice import Question
from granada.kernel.errors import IllegalMove
from granada.kernel.event import Event
from granada.kernel.state import State
from granada.locale import LANGUAGES, Texts
from granada.protocol.patch import difference
from granada.wording.sabika.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "learn" / "lessons"
LEARNER = 0


class ScriptError(Exception):
    """What is wrong with a script, and where."""


class Entry(msgspec.Struct):
    """Something that was played, by any seat."""

    seat: int
    move: str
    events: list[Any]
    change: Any
    """The patch of the learner's view."""


class Refusal(msgspec.Struct):
    move: str
    reason: str


class Ask(msgspec.Struct):
    """One move that the learner is asked for, and what follows until the learner decides again."""

    task: int
    """Which line of the list of what to do it belongs to."""
    places: list[str]
    """What to point at: the places of the choice that is asked for."""
    choice: list[str]
    """The moves of this choice, which begin with `move`."""
    question: Question
    move: str
    also: list[str]
    """Other moves that are as good. The lesson goes on with `move` nevertheless."""
    refused: list[Refusal]
    entries: list[Entry]


class Step(msgspec.Struct):
    id: str
    anchor: str
    change: Any
    """What has happened unseen since the step before, as a patch; None if nothing."""
    places: list[str]
    """What to point at while there is nothing to do."""
    asks: list[Ask]


class Chapter(msgspec.Struct):
    id: str
    start: Any
    steps: list[Step]


class Lesson(msgspec.Struct):
    game: str
    chapters: list[Chapter]

    @property
    def steps(self) -> list[Step]:
        return [step for chapter in self.chapters for step in chapter.steps]


def main() -> None:
    texts = {f"{game}.json": written(played(game)) for game in PLUGINS} | {"facts.json": written(facts())}
    for name, text in texts.items():
        file = FOLDER / name
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{name} is not up to date; python tools/lessons.py writes it anew")


def written(data: object) -> str:
    return msgspec.json.encode(data).decode() + "\n"


def played(game: str) -> Lesson:
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    script = [(number, line) for number, line in enumerate(lines, 1) if line and not line.startswith("#")]
    _, players, seed = script[0][1].split()
    teacher = Teacher(game, int(players), int(seed))
    for number, line in script[1:]:
        try:
            teacher.read(line)
        except (IllegalMove, ScriptError) as error:
            raise ScriptError(f"{game}.txt, line {number}: {error}; legal: {', '.join(teacher.legal())}") from None
    for step in teacher.lesson.steps:
        point_out(step)
    return teacher.lesson


def point_out(step: Step) -> None:
    """Add the choices that are asked for, the longest ones that do no more than their task, and their places."""
    for number, ask in enumerate(step.asks):
        coming = [later.move for later in step.asks[number:]]
        begun = [
            (choice, group)
            for group in ask.question.groups
            for choice in group.choices
            if list(choice.moves[: len(coming)]) == coming[: len(choice.moves)]
        ]
        of_task = sum(later.task == ask.task for later in step.asks[number:])
        fitting = [(choice, group) for choice, group in begun if len(choice.moves) <= of_task]
        if not fitting:
            moves = max((choice.moves for choice, _ in begun), key=len)
            raise ScriptError(f"{step.id}: one click does more than one task: {', '.join(moves)}")
        choice, group = max(fitting, key=lambda found: len(found[0].moves))
        ask.places = [place for place in (group.place, *choice.places) if place]
        ask.choice = list(choice.moves)


@dataclass
class Teacher:
    """Plays a script line by line and keeps what it sees."""

    game: str
    players: int
    seed: int
    refused: list[Refusal] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = load(self.game)
        self.state = self.rules.new(self.players, self.seed)
        self.told: list[Event] = []
        self.state.listen(self.told.append)
        self.shown = self.state.view(LEARNER)
        self.lesson = Lesson(self.game, [])
        self.resumed: State | None = None

    def read(self, line: str) -> None:
        if heading := re.fullmatch(r"\[(\S+) (\S+)\]", line):
            self.lesson.chapters[-1].steps.append(Step(heading[1], heading[2], self._change(), [], []))
            return
        mark, _, text = line.partition(" ")
        match mark:
            case "=":
                self._begin(*text.split())
            case "@":
                self._step().places = text.split()
            case "~":
                seat, _, move = text.partition(" ")
                self._play(int(seat), move)
            case "?":
                self.refused.append(Refusal(text, self._reason(text)))
            case "|":
                ask = self._step().asks[-1]
                ask.also += [move for move in ask.question.moves() if move.startswith(text) and move != ask.move]
            case "0":
                self._ask(self._tasks(), text)
            case "+":
                self._ask(self._tasks() - 1, text)
            case _:
                self._show(int(mark), text)

    def legal(self) -> list[str]:
        return [str(move) for move in self.state.legal_moves(LEARNER)]

    def _begin(self, chapter: str, aside: str = "") -> None:
        if self.resumed:
            self.state = self.resumed
            self.state.listen(self.told.append)
        self.resumed = self.state.clone() if aside else None
        self.shown = self.state.view(LEARNER)
        self.lesson.chapters.append(Chapter(chapter, self.shown, []))

    def _step(self) -> Step:
        return self.lesson.chapters[-1].steps[-1]

    def _tasks(self) -> int:
        """How many lines the list of this step has by now."""
        asks = self._step().asks
        return asks[-1].task + 1 if asks else 0

    def _ask(self, task: int, move: str) -> None:
        question = self.state.question(LEARNER)
        assert question is not None
        self._step().asks.append(Ask(task, [], [], question, move, [], self.refused, []))
        self.refused = []
        self._show(LEARNER, move)

    def _show(self, seat: int, move: str) -> None:
        self._play(seat, move)
        self._step().asks[-1].entries.append(Entry(seat, move, msgspec.to_builtins(self.told), self._change()))

    def _play(self, seat: int, move: str) -> None:
        self.told.clear()
        self.state.play(self.rules.parse(self.state, move), seat)

    def _reason(self, move: str) -> str:
        try:
            self.state.clone().play(self.rules.parse(self.state, move), LEARNER)
        except IllegalMove as error:
            return str(error.reason)
        raise ScriptError(f"{move} is legal")

    def _change(self) -> Any:
        before, self.shown = self.shown, self.state.view(LEARNER)
        return difference(before, self.shown)


def facts() -> dict[str, Any]:
    """What the pictures and tables of the rules pages show, by game."""
    return {
        "alhambra": {
            "buildings": _plain(ALHAMBRA.buildings),
            "palaces": {name: _palace(tiles, new) for name, (tiles, new) in PALACES.items()},
        },
        "sabika": _plain({name: getattr(SABIKA.book.content, name) for name in PICTURED})
        | {"said": {language: said(language) for language in LANGUAGES}},
    }


PALACES: dict[str, tuple[dict[str, str], str]] = {
    "walls": ({"0,1": "tower-9nw", "1,0": "garden-11", "2,0": "chambers-9s"}, "seraglio-8s"),
    "longest": (
        {"0,1": "tower-9nw", "1,0": "arcades-4nes", "1,1": "seraglio-6es", "1,2": "garden-8ne", "0,-1": "pavilion-7e"},
        "",
    ),
}
"""Tiles by their cells, and a tile for which a place is looked for."""


def _palace(tiles: dict[str, str], new: str) -> dict[str, Any]:
    palace = START
    for cell, tile in tiles.items():
        palace = palace.placed(TILE_NAMES.index(tile), cell_from_name(cell))
    if not palace.obeys_rules():
        raise ScriptError(f"no such palace can be built: {tiles}")
    around = [(east, north) for east in range(-2, 4) for north in range(-2, 4) if palace.touches(cell_at(east, north))]
    sites: list[int] = list(palace.sites(WALLS[TILE_NAMES.index(new)])) if new else []
    return {
        "tiles": [
            dict(zip(("east", "north"), map(int, cell.split(",")), strict=True), tile=tile)
            for cell, tile in tiles.items()
        ],
        "new": new,
        "cells": [
            {"east": east, "north": north, "fits": cell_at(east, north) in sites}
            for east, north in around
            if new and palace.is_empty(cell_at(east, north))
        ],
        "wall": palace.wall_line(),
    }


PICTURED = (
    *("carve", "cities", "granada", "market", "materials", "round_track"),
    *("routes", "squares", "trades", "turn_order", "work"),
)


class Said(msgspec.Struct):
    """A component in a table of the rules page."""

    name: str
    text: str


NOTED = (
    *("blue-1", "red-4", "blue-5", "blue-10", "red-14", "blue-16", "red-17", "blue-20"),
    *("grey-A1", "grey-F1", "grey-H4", "trade-6"),
)
"""Poems and trade cards of which the rules page says more than is printed on them: `rule-sabika-note-blue-1`."""


def said(language: str) -> dict[str, list[Said]]:
    """What components of Sabika say, as the tables of the rules page list them. Majorities as with three players."""
    words = Words(Texts(language), [""] * 3, SABIKA.book)
    content, rows = words.content, words.rows
    printed = {"blue": words.blue, "red": words.red, "grey": words.grey, "trade": words.trade_card}
    return {
        "favour": [Said(str(space.space), words.effects(space.bonus)) for space in content.favour_track],
        "balances": [Said(words.colour(row.colour), words.effects(row.bonus)) for row in content.balance_bonuses],
        "wishes": [Said(name, words.wish(name)) for name in rows.wishes],
        "events": [Said(name, words.event(name)) for name in rows.events],
        "notes": [Said(name, printed[kind](number)) for name in NOTED for kind, _, number in [name.partition("-")]],
    }


def _plain(value: object) -> Any:
    """The value without the origin of each row."""
    match msgspec.to_builtins(value):
        case dict(members):
            return {name: _plain(member) for name, member in members.items() if "provenance" not in name}
        case list(members) | tuple(members):
            return [_plain(member) for member in members]
        case other:
            return other


if __name__ == "__main__":
    main()
