"""Hints: legal, for the rest of the turn as far as it can be foreseen, and made from nothing that is hidden."""

import pytest

from granada.bots import BOTS, Budget, RandomBot
from granada.bots.apprentice import Apprentice
from granada.bots.playouts import PlayoutJudge
from granada.games import load
from granada.kernel.state import Move, State
from granada.table import LocalTable, NoHint, Seat
from granada.table.hint import ADVISER, hint_for, reasons

PEOPLE = (Seat("Ana", "human"), Seat("Bea", "human"))


class Learner(Apprentice):
    """Quick enough for tests."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, turns=1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, ADVISER, Learner)


def position(seed: int, moves: int) -> State:
    state, bot = load("alhambra").new(players=3, seed=seed), RandomBot(seed)
    for _ in range(moves):
        seat = state.to_move
        assert seat is not None
        state.play(bot.choose(state, seat), seat)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_the_moves_are_legal_and_lead_to_the_end_of_the_turn_or_to_something_new(seed: int) -> None:
    state = position(seed, moves=40 * seed)
    seat, turn = state.deciders[0], state.turn
    found = hint_for(state, seat, seed)
    for move in found.moves:
        assert state.turn == turn
        state.play(move, seat)
    assert found.ends_turn == (state.turn != turn or state.over)
    assert found.ends_turn or state.revealed


@pytest.mark.parametrize("seed", range(3))
def test_two_other_legal_moves_are_named_with_what_they_give_up(seed: int) -> None:
    state = position(seed, moves=0)
    seat = state.deciders[0]
    found = hint_for(state, seat, seed)
    others = [other.move for other in found.alternatives]
    assert len({found.moves[0], *others}) == 3
    assert set(others) <= set(state.legal_moves(seat))
    assert all(set(other.gives_up) == set(found.gains) for other in found.alternatives)


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_does_not_change_when_only_hidden_things_do(seed: int) -> None:
    state = position(seed, moves=60)
    seat = state.deciders[0]
    others = [state.sample_hidden(seat, sample) for sample in (1, 2)]
    assert others[0].dump_position() != others[1].dump_position()
    assert hint_for(others[0], seat, 7) == hint_for(others[1], seat, 7)


def test_a_hint_changes_nothing_and_is_the_same_when_asked_again() -> None:
    table = LocalTable.open("alhambra", PEOPLE, seed=42)
    before = table.state.dump()
    assert table.hint(0) == table.hint(0)
    assert table.state.dump() == before


def test_gains_are_the_expected_points_after_the_moves_less_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counting(PlayoutJudge):
        plays_out = False

        def __init__(self) -> None:
            """Nothing is played out."""

        def sources(self, state: State, seat: int) -> dict[str, float]:
            return {"money": 3.0 * state.played, "wall": 1.0}

    monkeypatch.setattr("granada.table.hint.judge_of", lambda _game: Counting())
    found = LocalTable.open("alhambra", PEOPLE, seed=42).hint(0)
    assert found.gains == {"money": pytest.approx(3 * len(found.moves)), "wall": 0}


def test_the_reasons_are_what_it_brings_more_than_the_alternatives() -> None:
    gains = {"money": -3.0, "wall": 4.0, "garden": 1.0, "tower": 2.0, "market": 0.0}
    assert reasons(gains, []) == ("wall", "tower")
    also_wall = {"money": -1.0, "wall": 0.0, "garden": 1.0, "tower": 0.2, "market": 0.0}
    worse = {"money": 1.0, "wall": 0.4, "garden": 5.0, "tower": 0.3, "market": 1.2}
    assert reasons(gains, [also_wall, worse]) == ("garden", "market")
    assert reasons(gains, [also_wall]) == ("garden",)


def test_there_is_no_hint_for_somebody_who_cannot_decide() -> None:
    with pytest.raises(NoHint):
        LocalTable.open("alhambra", PEOPLE, seed=42).hint(1)


def test_there_is_no_hint_from_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unable(RandomBot):
        def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, ADVISER, Unable)
    with pytest.raises(NoHint):
        LocalTable.open("alhambra", PEOPLE, seed=42).hint(0)


def test_a_hint_that_is_stopped_ends_with_the_move_that_was_thought_about() -> None:
    state = LocalTable.open("alhambra", PEOPLE, seed=42).state
    seed = next(seed for seed in range(20) if len(hint_for(state, 0, seed).moves) > 1)
    looks = iter([False, True])
    stopped = hint_for(state, 0, seed, lambda: next(looks))
    assert stopped.moves == hint_for(state, 0, seed).moves[:1]
    assert not stopped.ends_turn
