"""What is sent of a view is what has changed in it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import granada
from granada.bots import RandomBot
from granada.protocol.patch import difference, patched, with_own

scalars = st.none() | st.integers(0, 3) | st.text("ab", max_size=2)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5).map(tuple) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)


class Sparse(msgspec.Struct, frozen=True, omit_defaults=True):
    a: int = 0
    b: int | None = None


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(values, values)
def test_a_value_with_its_difference_to_another_is_the_other(before: object, after: object) -> None:
    change = difference(before, after)
    if change is None:
        assert before == after
    else:
        assert patched(as_json(before), as_json(change)) == as_json(after)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ((1, 2, 3, 4), (1, 2, 5, 4), {"2": [5]}),
        ((1, 2, 3, 4), (1, 2), {"length": [2]}),
        ((1, 2), (1, 2, 3, 4), {"2": [3], "3": [4]}),
        ((1, 2, 3), (4, 5, 3), [(4, 5, 3)]),
        ({"x": 1}, {"x": 1, "y": 2}, {"y": [2]}),
        ({"x": 1}, {"y": 2}, {"x": [], "y": [2]}),
        (Sparse(a=1, b=2), Sparse(a=1), {"b": []}),
        (({"x": 1, "y": 2}, 0), ({"x": 1, "y": 3}, 0), {"0": {"y": [3]}}),
    ],
)
def test_only_what_is_different_is_sent(before: object, after: object, change: object) -> None:
    assert difference(before, after) == change


@pytest.mark.parametrize(("game", "players"), [("alhambra", 3), ("sabika", 2)])
def test_in_a_whole_game_much_less_than_the_view_is_sent(game: str, players: int) -> None:
    state, bot = granada.load(game).new(players, seed=3), RandomBot(1)
    view, sent, whole = state.view(0), 0, 0
    shown = as_json(view)
    for _ in range(120):
        assert state.to_move is not None
        state.play(bot.choose(state, state.to_move))
        change = difference(view, state.view(0))
        view = state.view(0)
        if change is not None:
            shown = patched(shown, as_json(change))
        assert shown == as_json(view)
        sent += len(msgspec.json.encode(change))
        whole += len(msgspec.json.encode(view))
    assert sent < whole / 5


@pytest.mark.parametrize(("game", "players"), [("alhambra", 3), ("sabika", 2)])
def test_the_change_for_all_with_that_of_ones_own_is_the_change_of_ones_view(game: str, players: int) -> None:
    state, bot = granada.load(game).new(players, seed=3), RandomBot(1)
    while (decider := state.to_move) is not None:
        public, own = state.public_view(), [state.secrets(seat) for seat in range(players)]
        views = [as_json(state.view(seat)) for seat in range(players)]
        state.play(bot.choose(state, decider), decider)
        change_for_all = difference(public, state.public_view())
        assert not isinstance(change_for_all, list)
        for seat, before in enumerate(views):
            change = with_own(change_for_all, own[seat], state.secrets(seat))
            assert patched(before, as_json(change or {})) == as_json(state.view(seat))
