"""Every field of an edition counts: another value changes games, or is refused.

For each field of the content types of both games, other values are put into the built-in edition, row by row, until one
of them is accepted and seeded random games go differently with it. What is accepted must be playable: the games come to
their ends, through positions that a game can come to. What random games do not show is listed with what shows it.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module, resources
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
import pytest

from granada.games import load
from granada.games.alhambra import content as of_alhambra
from granada.games.sabika import Sabika
from granada.games.sabika import content as of_sabika
from granada.games.sabika.content import PARSERS
from granada.games.sabika.effects import Clauses, Effect, Effects, Match, Scoring, Scorings
from granada.kernel.chance import Chance
from granada.kernel.errors import BadContent
from granada.kernel.game import Game
from granada.kernel.toml import write

ROOT = Path(__file__).parents[2]
CONTENTS: dict[str, type[msgspec.Struct]] = {"alhambra": of_alhambra.Content, "sabika": of_sabika.Content}

ELSEWHERE = {
    "sabika cities name": ("src/granada/wording/sabika/words.py", "self.rows.cities[name].name"),
    "sabika cities x": ("web/src/games/sabika/map.ts", "onPicture(place === GRANADA ? rows.content.granada : rows"),
    "sabika cities y": ("web/src/games/sabika/map.ts", "onPicture(place === GRANADA ? rows.content.granada : rows"),
    "sabika granada x": ("web/src/games/sabika/map.ts", "onPicture(place === GRANADA ? rows.content.granada"),
    "sabika granada y": ("web/src/games/sabika/map.ts", "onPicture(place === GRANADA ? rows.content.granada"),
    "sabika secondary_spaces angle": ("web/src/games/sabika/Space.svelte", "polar(space.angle, radius)"),
    "sabika consolidate rival_pp": ("tests/games/sabika/test_own_cards.py", "rival_pp = 3"),
    "sabika consolidate rival_dinars": ("tests/games/sabika/test_own_cards.py", "rival_dinars = 4"),
    "sabika yusuf rival_pp": ("tests/games/sabika/test_own_cards.py", "rival_pp = 6"),
}
"""Fields that people alone see, and those that hardly any random game uses: what in which file shows their effect."""

OTHERS: dict[object, tuple[str, ...]] = {
    Effect: ("pp(9)", "gain(dinar,9)", "action(export)"),
    Effects: ("pp(9)",),
    Clauses: ("mod(tribute,+9)", "on(income,pp(9))"),
    Scoring: ("each(dinars,9,-)", "majority(seals)"),
    Scorings: ("each(poems,9,-)",),
    Match: ("any", "linked"),
}
PROVENANCE = "provenance"
"""Counted by `granada content check`, and shown in the editor of editions."""
MOST_CHANGES = 8
"""The most changes of one field to try before it counts as refused or as without effect."""
GAMES = range(60)
LONGEST_GAME = 4000
OFTEN = 50
KINDS = 64
"""The kind of a move is the lowest part of its code."""


class Field(NamedTuple):
    game: str
    path: tuple[str, ...]
    kind: Any

    def __str__(self) -> str:
        return " ".join((self.game, *self.path))


def fields_of(game: str, table: type[msgspec.Struct], *path: str) -> Iterator[Field]:
    """The leaves of the type, through lists and tables."""
    for field in msgspec.structs.fields(table):
        kind = get_args(field.type)[0] if is_list_of_tables(field.type) else field.type
        if is_table(kind):
            yield from fields_of(game, kind, *path, field.name)
        else:
            yield Field(game, (*path, field.name), kind)


def is_table(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in PARSERS


def is_list_of_tables(kind: object) -> bool:
    return get_origin(kind) is tuple and is_table(get_args(kind)[0])


FIELDS = [field for game, content in CONTENTS.items() for field in fields_of(game, content)]


IN_GAMES = [field for field in FIELDS if str(field) not in ELSEWHERE and not field.path[-1].endswith(PROVENANCE)]


@pytest.mark.parametrize("field", IN_GAMES, ids=str)
def test_another_value_changes_games_or_is_refused(field: Field) -> None:
    is_accepted = False
    for data in islice(changed(field), MOST_CHANGES):
        if (game := accepted(field.game, data)) is not None:
            is_accepted = True
            if goes_differently(game):
                return
    assert not is_accepted, "another value is accepted, and nothing changes"


@pytest.mark.parametrize(("field", "shown"), ELSEWHERE.items())
def test_what_random_games_do_not_show_is_shown_elsewhere(field: str, shown: tuple[str, str]) -> None:
    file, text = shown
    assert field in map(str, FIELDS)
    assert text in (ROOT / file).read_text(encoding="utf-8")


# Editions with one other value.


@cache
def built_in(game: str) -> dict[str, Any]:
    text = resources.files(f"granada.games.{game}").joinpath("content.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = msgspec.toml.decode(text)
    return data


def changed(field: Field) -> Iterator[dict[str, Any]]:
    """Each row with another value, then each with one more, and so on."""
    *path, last = field.path
    rows = places(built_in(field.game), path)
    for turn in zip_longest(*(values(field, row.get(last)) for row in rows)):
        for number, value in enumerate(turn):
            if value is not None:
                data = deepcopy(built_in(field.game))
                places(data, path)[number][last] = value
                yield data


def places(data: Any, path: list[str]) -> list[dict[str, Any]]:
    rows = data if isinstance(data, list) else [data]
    return [found for row in rows for found in places(row[path[0]], path[1:])] if path else rows


def values(field: Field, old: Any) -> Iterator[Any]:
    *path, last = field.path
    yield from OTHERS.get(field.kind, ())
    yield from other_values(field.kind, old)
    if isinstance(old, str):
        yield f"{old}x"
        yield from dict.fromkeys(row[last] for row in places(built_in(field.game), path) if row.get(last, old) != old)


def other_values(kind: Any, old: Any) -> Iterator[Any]:
    if get_origin(kind) is Literal:
        yield from (value for value in get_args(kind) if value != old)
    elif kind is bool:
        yield from (True, False)
    elif isinstance(old, int):
        yield from (value for value in (old + 1, old - 1, old + 3, 0, 1000) if value != old)
    elif isinstance(old, list):
        yield old[:-1]
        for index, member in enumerate(old):
            for value in other_values(type(member), member):
                yield [*old[:index], value, *old[index + 1 :]]
    elif old is None:
        yield from (value for part in get_args(kind) for value in [*other_values(part, None), 1])


def accepted(game: str, data: dict[str, Any]) -> Game | None:
    try:
        return sabika_with(data) if game == "sabika" else alhambra_with(write(data))
    except BadContent:
        return None


def sabika_with(data: dict[str, Any]) -> Game:
    content = of_sabika.from_data(data)
    if content == of_sabika.CONTENT:
        raise BadContent
    return Sabika(content, content.edition)


def alhambra_with(text: str) -> Game:
    """Alhambra takes its content once, when it is imported: so it is imported anew."""
    mine = {name: module for name, module in sys.modules.items() if name.startswith("granada.games.alhambra")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["granada.games"], "alhambra", None)
        patch.setattr(resources, "files", lambda _: Text(text))
        for name in mine:
            del sys.modules[name]
        try:
            game: Game = import_module("granada.games.alhambra").GAME
            return game
        finally:
            for name in [name for name in sys.modules if name.startswith("granada.games.alhambra")]:
                del sys.modules[name]
            sys.modules.update(mine)


class Text(NamedTuple):
    """A package with this one file."""

    text: str

    def joinpath(self, _: str) -> "Text":
        return self

    def read_text(self, encoding: str) -> str:
        return self.text


# Games.


def goes_differently(game: Game) -> bool:
    return any(log_of(game, number) != built_in_log(game.id, number) for number in GAMES)


@cache
def built_in_log(game: str, number: int) -> list[Any]:
    return log_of(load(game), number)


def log_of(game: Game, number: int) -> list[Any]:
    """All that can be seen of a random game. Half of its moves are of the kind that was played least so far, so that
    rare things happen, too."""
    players = game.player_counts[number % len(game.player_counts)]
    turn = number // len(game.player_counts)
    options = {o.name: o.choices[1 - turn % len(o.choices)] for o in game.options if o.is_for(players)}
    state, chance = game.new(players, number, **options), Chance(number)
    played = Counter[int]()
    told: list[Any] = [state.header, state.view(None)]
    state.listen(told.append)
    while (seat := state.to_move) is not None and state.played < LONGEST_GAME:
        codes = state.legal_codes(seat)
        rarest = min(played[code % KINDS] for code in codes)
        wanted = [code for code in codes if played[code % KINDS] == rarest] if chance.below(2) else codes
        code = wanted[chance.below(len(wanted))]
        played[code % KINDS] += 1
        state.advance(code, seat)
        if state.played % OFTEN == 0:
            game.restore(state.dump())
    told += [state.view(seat) for seat in range(players)]
    return [*(msgspec.to_builtins(part) for part in told), state.scores]
