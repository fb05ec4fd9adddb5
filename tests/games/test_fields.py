"""Every field of an edition counts: another value changes games, or is refused.

For each field of the content types of both games, other values are put into the built-in edition, in one row, until one
of them is accepted and seeded random games go differently with it. So it is done with several rows of each list. What
is accepted must be playable: the games come to their ends, through positions that a game can come to. What random games
do not show is listed with what shows it.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module, resources
from itertools import islice
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
import pytest
from tests.games.sabika.positions import Own, act, arrange, has

from granada.games import load
from granada.games.alhambra import content as of_alhambra
from granada.games.sabika import Sabika
from granada.games.sabika import content as of_sabika
from granada.games.sabika.content import PARSERS
from granada.games.sabika.effects import Clauses, Effect, Effects, Match, Scoring, Scorings
from granada.games.sabika.moves import REST
from granada.kernel.chance import Chance
from granada.kernel.errors import BadContent
from granada.kernel.game import Game
from granada.kernel.toml import write
from granada.locale import Texts
from granada.wording.sabika.dictionary import of_rules

ROOT = Path(__file__).parents[2]
CONTENTS: dict[str, type[msgspec.Struct]] = {"alhambra": of_alhambra.Content, "sabika": of_sabika.Content}

ON_THE_MAP = "a city and Granada are drawn where the edition says"
"""The test in web/tests/sabika/map.test.ts that shows the fields which the browser alone uses."""
DRAWN = ("sabika cities x", "sabika cities y", "sabika granada x", "sabika granada y")


def names_of_cities(game: Game) -> object:
    return of_rules(Texts("en"), game, 2).things["city"]


def paid_to_rival(game: Game) -> object:
    assert isinstance(game, Sabika)
    state = arrange(4, Own(ships="fez"), Own(ships="fez+"), cities={"fez": "B2"}, game=game)
    act(state, "middle-1", "consolidate fez")
    return has(state, 1)


def paid_to_yusuf(game: Game) -> object:
    assert isinstance(game, Sabika)
    state = arrange(1, Own(ships="fez"), Own(ships="fez+"), cities={"fez": "B1"}, yusuf_cards="P5", game=game)
    act(state, "middle-1", "consolidate fez")
    return has(state, 1)


SCENES: dict[str, Callable[[Game], object]] = {
    "sabika cities name": names_of_cities,
    "sabika consolidate rival_pp": paid_to_rival,
    "sabika consolidate rival_dinars": paid_to_rival,
    "sabika yusuf rival_pp": paid_to_yusuf,
}
"""Fields that people alone see, and those that hardly any random game uses: what is different with another value."""

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
"""The most changes of one row to try before they count as refused or as without effect."""
FEW_ROWS = 4
MANY_ROWS = 3
"""All rows of a short list are changed, and so many of a longer one: they are cards and tiles of one kind."""
MARKS: dict[str, tuple[pytest.MarkDecorator, ...]] = {"alhambra": (), "sabika": (pytest.mark.slow,)}
"""The tests of Sabika play many games, and so with compiled rules. The rules of Alhambra are imported anew, which only
plain Python can do."""
GAMES = range(200)
LONGEST_GAME = 4000
OFTEN = 50
KINDS = 64
"""The kind of a move is the lowest part of its code."""
IDLE = {"alhambra": (), "sabika": (REST,)}
"""Moves of players who hardly ever come to use a component."""


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


IN_GAMES = [
    field for field in FIELDS if str(field) not in (*DRAWN, *SCENES) and not field.path[-1].endswith(PROVENANCE)
]


@pytest.mark.parametrize("field", [pytest.param(field, marks=MARKS[field.game], id=str(field)) for field in IN_GAMES])
def test_another_value_in_a_row_changes_games_or_is_refused(field: Field) -> None:
    dead = [row for row in rows_to_change(field) if is_dead(field, row, goes_differently)]
    assert dead == [], "other values are accepted in these rows, and nothing changes"


@pytest.mark.parametrize("field", [field for field in FIELDS if str(field) in SCENES], ids=str)
def test_what_random_games_do_not_show_is_shown_by_a_scene(field: Field) -> None:
    scene = SCENES[str(field)]
    usual = scene(load(field.game))
    assert not any(is_dead(field, row, lambda game: scene(game) != usual) for row in rows_to_change(field))
    assert any(accepted(field.game, data) for data in changed(field, 0))


def test_what_the_browser_alone_uses_is_shown_by_a_test_of_the_browser() -> None:
    assert {*DRAWN, *SCENES} <= {*map(str, FIELDS)}
    assert ON_THE_MAP in (ROOT / "web/tests/sabika/map.test.ts").read_text(encoding="utf-8")


def is_dead(field: Field, row: int, is_seen: Callable[[Game], bool]) -> bool:
    """Whether other values of the field are accepted in this row, and none of them is seen."""
    is_accepted = False
    for data in islice(changed(field, row), MOST_CHANGES):
        if (game := accepted(field.game, data)) is not None:
            is_accepted = True
            if is_seen(game):
                return False
    return is_accepted


# Editions with one other value.


@cache
def built_in(game: str) -> dict[str, Any]:
    text = resources.files(f"granada.games.{game}").joinpath("content.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = msgspec.toml.decode(text)
    return data


def rows_to_change(field: Field) -> list[int]:
    """The first row, the last one and others between them."""
    count = len(places(built_in(field.game), list(field.path[:-1])))
    some = count if count <= FEW_ROWS else MANY_ROWS
    return sorted({place * (count - 1) // max(1, some - 1) for place in range(some)})


def changed(field: Field, row: int) -> Iterator[dict[str, Any]]:
    """The content with another value in this row, then with one more, and so on."""
    *path, last = field.path
    for value in values(field, places(built_in(field.game), path)[row].get(last)):
        data = deepcopy(built_in(field.game))
        places(data, path)[row][last] = value
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
        legal = state.legal_codes(seat)
        codes = [code for code in legal if code % KINDS not in IDLE[game.id]] or legal
        rarest = min(played[code % KINDS] for code in codes)
        wanted = [code for code in codes if played[code % KINDS] == rarest] if chance.below(2) else codes
        code = wanted[chance.below(len(wanted))]
        played[code % KINDS] += 1
        state.advance(code, seat)
        if state.played % OFTEN == 0:
            game.restore(state.dump())
    told += [state.view(seat) for seat in range(players)]
    return [*(msgspec.to_builtins(part) for part in told), state.scores]
