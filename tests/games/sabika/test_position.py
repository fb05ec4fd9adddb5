"""Dumps that no game could have brought about are refused, and whatever is accepted can be played to its end."""

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.sabika.positions import Own, act, arrange, choosing, ending, finished, play

from granada.games.sabika import GAME
from granada.games.sabika.state import SabikaState
from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition
from granada.kernel.event import Event
from granada.kernel.playout import playout

Dump = dict[str, Any]
NO_YUSUF: Dump = {"worker_tiles": [], "card": None, "decks": {}, "discards": {}, "storehouse_tiles": []}


def dump_of(state: SabikaState) -> Dump:
    return {**state.dump(), "moves": None}


def restore_with(state: SabikaState, **parts: Any) -> SabikaState:
    dump = dump_of(state)
    return GAME.restore({**dump, "position": {**dump["position"], **parts}})


def with_own(state: SabikaState, seat: int = 0, **parts: Any) -> SabikaState:
    everyone = as_lists(state.dump_position()["everyone"])
    everyone[seat] |= parts
    return restore_with(state, everyone=everyone)


def begun() -> SabikaState:
    return arrange(3, Own(dinars=5, stock="gypsum wood sugar clay"), Own(ships="fez"))


def alone() -> SabikaState:
    return arrange(1, Own(dinars=5), Own(ships="fez+"))


def paying() -> SabikaState:
    """Seat 0 pays the way to Cairo, with a seal or not."""
    state = arrange(3, Own(dinars=9, seals=1, stock="sugar"))
    act(state, "middle-0", "export cairo")
    return state


def crowded() -> SabikaState:
    """There is no room for the gypsum."""
    state = arrange(3, Own(stock="wood wood wood wood"))
    act(state, "outer-0", "take gypsum")
    return state


def test_what_the_game_itself_dumps_is_accepted() -> None:
    for state in (begun(), alone(), paying(), crowded(), ending(2), finished(2), choosing("1 2", "3 4")):
        assert restore_with(state).dump_position() == state.dump_position()


# What does not exist, and what does not fit.


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"phase": "over"}, "phase"),
        ({"phase": "choosing"}, "phase"),
        ({"round": 0}, "phase"),
        ({"round": 6}, "wishes"),
        ({"round": 7}, "phase"),
        ({"round": 3}, "wishes"),
        ({"start": 3}, "seats"),
        ({"active": 3}, "seats"),
        ({"active": 1}, "tasks"),
        ({"chosen": [None, None, None]}, "dealt"),
        ({"chosen": ["11", "1", "1"]}, "chosen"),
        ({"dealt": [["1", "2"], ["2", "3"], ["4", "5"]]}, "dealt"),
        ({"dealt": [["1", "2"], ["3", "4"]]}, "dealt"),
        ({"paria_pile": [0, 1]}, "paria_pile"),
        ({"paria_pile": [0, 1, 1]}, "paria_pile"),
        ({"sultan": ["outer-1"]}, "sultan"),
        ({"sultan": ["outer-9"] * 4}, "sultan"),
        ({"sultan": ["outer-1", "outer-2", "outer-3", "outer-4"]}, "sultan"),
        ({"marbles": {}}, "marbles"),
        ({"raws": {"R0": None}}, "raws"),
        ({"bag": ["tea"]}, "bag"),
        ({"majors": ["1", "1"]}, "majors"),
        ({"trade_card": "9"}, "trade_card"),
        ({"wishes": ["A1", "A2", "B1"]}, "wishes"),
        ({"wishes": []}, "components"),
        ({"event": "3"}, "events"),
        ({"event": "99"}, "event"),
        ({"yusuf": NO_YUSUF}, "everyone"),
    ],
)
def test_a_part_of_the_table_that_is_wrong_is_named(change: Dump, named: str) -> None:
    with pytest.raises(BadPosition, match=f"no game could come to this: '{named}'|{named} are missing"):
        restore_with(begun(), **change)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"materials": {"gypsum": 1}}, "materials"),
        ({"materials": {"gypsum": 2, "wood": 2, "marble": 1, "ceramic": 0}}, "stock"),
        ({"raws": ["clay", "clay"]}, "components"),
        ({"raws": ["tea"]}, "raws"),
        ({"favour": 7}, "cards"),
        ({"points": {"luck": 3}}, "points"),
        ({"ships": {"rome": "settled"}}, "ships"),
        ({"ships": {"fez": "sunk"}}, "sunk"),
        ({"dinars": -1}, "dinars"),
        ({"dinars": 10**30}, "dinars"),
        ({"seals": 9}, "cities"),
        ({"storehouses": [[], [], []]}, "storehouses"),
        ({"storehouses": [["S05", "S06", "S07"], [], [], []]}, "storehouses"),
        ({"storehouses": [["S99"], [], [], []]}, "storehouses"),
        ({"storehouses": [["S05"], [], [], []]}, "components"),
        ({"blue": ["7"]}, "components"),
        ({"spent_poems": ["7"]}, "cards"),
        ({"grey": ["A1"]}, "components"),
        ({"balance_card": None}, "everyone"),
        ({"balance_card": "2"}, "everyone"),
        ({"left_row": ["9"]}, "components"),
        ({"majors": ["1"]}, "majors"),
    ],
)
def test_a_part_of_a_player_that_is_wrong_is_named(change: Dump, named: str) -> None:
    with pytest.raises(BadPosition, match=named):
        with_own(begun(), **change)


@pytest.mark.parametrize(
    "workers",
    [
        {"builder-1": "middle-0"},
        {"poet": "outer-1"},
        {"builder-1": "outer-1", "builder-2": "outer-1"},
    ],
)
def test_workers_keep_to_their_rings_and_builders_apart(workers: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="'workers'"):
        arrange(2, Own(workers=workers))


def test_who_begins_a_turn_has_a_worker_to_move() -> None:
    with pytest.raises(BadPosition, match="'tasks'"):
        arrange(2, Own(lying="builder-1 builder-2 merchant poet"))


def test_every_key_is_needed_and_no_other_is_known() -> None:
    for key in begun().dump_position():
        dump = dump_of(begun())
        del dump["position"][key]
        with pytest.raises(BadPosition, match=f"missing required field `{key}`"):
            GAME.restore(dump)
    with pytest.raises(BadPosition, match="unknown field"):
        restore_with(begun(), luck=3)


def test_a_component_cannot_lie_in_two_places() -> None:
    position: Any = begun().dump_position()
    with pytest.raises(BadPosition, match="missing or doubled"):
        restore_with(begun(), minor_deck=[*position["minor_deck"][1:], position["minors"][0]])
    with pytest.raises(BadPosition, match="missing or doubled"):
        restore_with(begun(), bag=[*position["bag"][1:], "sugar" if position["bag"][0] != "sugar" else "pottery"])


def test_balances_and_boxes_follow_from_what_lies_there() -> None:
    state = arrange(2, Own(left="14", right="13"))
    assert state.everyone[0].balances == 1
    assert alone().everyone[1].loose_boxes == 4


# Tasks.


@pytest.mark.parametrize(
    "tasks",
    [
        [],
        [{"task": "next-turn", "seat": 0}],
        [{"task": "turn", "seat": 0}],
        [{"task": "next-turn", "seat": 1}, {"task": "turn", "seat": 0}],
        [{"task": "next-turn", "seat": 0}, {"task": "turn", "seat": 5}],
        [{"task": "next-turn", "seat": 0}, {"task": "turn", "seat": 0, "number": 2}],
        [{"task": "next-turn", "seat": 0}, {"task": "sing", "seat": 0}],
        [{"task": "next-turn", "seat": 0}, {"task": "yusuf-turn", "seat": 0}],
        [{"task": "next-turn", "seat": 0}, {"task": "raw", "seat": 0, "number": 0}],
        [{"task": "next-turn", "seat": 0}, {"task": "raw", "seat": 0, "number": 100}],
        [{"task": "next-turn", "seat": 0}, {"task": "payment", "seat": 0, "dinars": 9}],
        [{"task": "next-turn", "seat": 0}, {"task": "major-materials", "seat": 1, "major": "1"}],
        [{"task": "next-turn", "seat": 0}, {"task": "minor-materials", "seat": 0, "minor": "30"}],
        [{"task": "next-turn", "seat": 0}, {"task": "carving-materials", "seat": 0, "poem": "19", "colour": "red"}],
        [{"task": "next-turn", "seat": 0}, {"task": "make-room", "seat": 0, "item": "gypsum", "origin": "workshop"}],
        [{"task": "next-turn", "seat": 0}, {"task": "on-square", "seat": 0, "square": "outer-0", "done": []}],
        [{"task": "next-turn", "seat": 0}, {"task": "tribute-part", "seat": 0, "parias": 99, "means": "parias"}],
        [{"task": "next-turn", "seat": 0}, {"task": "fee", "seat": 0, "dinars": 1, "lost": 0}],
        [{"task": "next-turn", "seat": 0}, {"task": "carve", "seat": 0}, {"task": "pick", "seat": 0}],
        [{"task": "new-round", "seat": 0}, {"task": "start-player", "seat": 0}],
        [{"task": "final-scoring", "seat": 0}],
    ],
)
def test_tasks_that_cannot_wait_for_a_decision_are_refused(tasks: list[Dump]) -> None:
    with pytest.raises(BadPosition, match=r"'tasks'|'phase'"):
        restore_with(begun(), tasks=tasks)


@pytest.mark.parametrize("wrong", [{"dinars": 2}, {"lost": 3}])
def test_the_dinar_of_event_14_is_one_and_follows_what_the_tribute_has_cost(wrong: dict[str, int]) -> None:
    state = ending(2, Own(parias=2, seals=2), event=14)
    play(state, "parias 2")
    tasks = dump_of(state)["position"]["tasks"]
    assert tasks[-1] == {"task": "fee", "seat": 0, "dinars": 1, "lost": 0}
    with pytest.raises(BadPosition, match="'tasks'"):
        restore_with(state, tasks=[*tasks[:-1], tasks[-1] | wrong])


def test_what_is_to_be_paid_for_must_be_possible_when_it_has_been_paid() -> None:
    with pytest.raises(BadPosition, match="'tasks'"):
        with_own(paying(), ships={"cairo": "exporting"})


def test_there_is_no_need_to_make_room_where_there_is_some() -> None:
    none = {"gypsum": 0, "wood": 0, "marble": 0, "ceramic": 0}
    with pytest.raises(BadPosition, match="'tasks'"):
        with_own(crowded(), materials=none)


def test_yusuf_has_a_tile_for_each_worker_that_stands() -> None:
    position: Any = alone().dump_position()
    for tiles in (["T1", "T2", "T3"], ["T1", "T2", "T3", "T3"], []):
        with pytest.raises(BadPosition, match="'yusuf'"):
            restore_with(alone(), yusuf={**position["yusuf"], "worker_tiles": tiles})


def test_yusufs_cards_lie_in_the_decks_of_their_workers() -> None:
    position: Any = alone().dump_position()
    decks = position["yusuf"]["decks"]
    swapped = {**decks, "merchant": decks["poet"], "poet": decks["merchant"]}
    with pytest.raises(BadPosition, match="'yusuf'"):
        restore_with(alone(), yusuf={**position["yusuf"], "decks": swapped})


def test_the_task_on_top_can_be_read_in_a_bug_report() -> None:
    state = crowded()
    tasks: Any = state.dump_position()["tasks"]
    assert tasks[0] == {"task": "next-turn", "seat": 0}
    assert tasks[-1] == {"task": "make-room", "seat": 0, "item": "gypsum", "origin": "workshop"}
    play(state, "refuse")
    assert state.view(0).task is not None


# Anything.


@cache
def sampled_dumps() -> list[Dump]:
    """Positions from the middle of games."""
    dumps = []
    for players in (1, 2, 3, 4):
        state, chance = GAME.new(players, seed=players, events="random"), Chance(players)
        while not state.over:
            if state.played % 5 == 0:
                dumps.append(dump_of(state))
            moves = state.legal_moves()
            state.play(moves[chance.below(len(moves))])
        dumps.append(dump_of(state))
    return dumps


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in the data."""
    yield path
    if isinstance(data, dict | list | tuple):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


@st.composite
def spoiled(draw: st.DrawFn) -> Dump:
    """A position in which a value is changed, something is missing, or two entries have changed places."""
    dump: Dump = as_lists(draw(st.sampled_from(sampled_dumps())))
    for _ in range(draw(st.integers(1, 2))):
        position = dump["position"]
        part = draw(st.sampled_from(sorted(position)))
        ways = list(places(position[part], (part,)))
        *way, last = draw(st.sampled_from(ways))
        container, value = at(position, tuple(way)), at(position, (*way, last))
        likely = [other for other in (at(position, path) for path in ways) if type(other) is type(value)]
        kind = draw(st.sampled_from(["change", "borrow", "delete", "swap"]))
        if kind == "change":
            container[last] = draw(st.one_of(st.integers(-2, 12), st.none(), st.booleans(), st.sampled_from(NAMES)))
        elif kind == "borrow":
            container[last] = copy.deepcopy(draw(st.sampled_from(likely)))
        elif kind == "delete":
            del container[last]
        else:
            others = list(container) if isinstance(container, dict) else list(range(len(container)))
            other = draw(st.sampled_from(others))
            container[last], container[other] = container[other], container[last]
    return dump


NAMES = ["gypsum", "fez", "outer-0", "1", "7", "12", "S01", "A1", "T1", "B01", "settled", "turn", "payment", "poet"]


def as_lists(data: Any) -> Any:
    """A copy whose parts can all be changed."""
    if isinstance(data, dict):
        return {key: as_lists(value) for key, value in data.items()}
    return [as_lists(value) for value in data] if isinstance(data, list | tuple) else data


def check(dump: Dump) -> bool:
    """Whether the dump is accepted; then it is played to its end."""
    try:
        state = GAME.restore(dump)
    except BadPosition:
        return False
    for seat in (None, *range(state.players)):
        state.view(seat)
        state.sample_hidden(seat, 1).view(seat)
    assert GAME.restore(dump_of(state)).dump_position() == state.dump_position()
    heard: list[Event] = []
    state.listen(heard.append)
    playout(state, Chance(1))
    assert state.over
    return True


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(spoiled())
def test_a_spoiled_position_is_refused_or_can_be_played_to_its_end(dump: Dump) -> None:
    check(dump)


@pytest.mark.slow
@settings(max_examples=2000, suppress_health_check=list(HealthCheck))
@given(spoiled())
def test_many_spoiled_positions_are_refused_or_can_be_played_to_their_end(dump: Dump) -> None:
    check(dump)
