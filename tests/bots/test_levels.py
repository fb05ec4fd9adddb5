"""What every bot that plans ahead does, whatever the game."""

from collections.abc import Iterator

import pytest

import granada
from granada.bots import Bot, Budget, make
from granada.bots.apprentice import shortlist
from granada.bots.judges import judge_of
from granada.bots.novice import MOST_MOVES
from granada.kernel.chance import Chance
from granada.kernel.state import State

PLANNERS = ("novice", "apprentice", "master", "grandmaster")
TABLES = (("alhambra", 2, ""), ("alhambra", 4, ""), ("sabika", 1, "none"), ("sabika", 2, "1-2"), ("sabika", 3, "none"))
"""Games, numbers of players and events."""


def positions(game: str, players: int, events: str = "", every: int = 29) -> Iterator[tuple[State, int]]:
    """Some decisions of a random game, with the seat that has to make them: the last of the seats that may."""
    options = {"events": events} if events else {}
    state, chance = granada.load(game).new(players=players, seed=3, **options), Chance(3)
    while not state.over:
        seat = state.deciders[-1]
        if state.played % every == 0:
            yield state.clone(), seat
        codes = state.legal_codes(seat)
        state.advance(codes[chance.below(len(codes))], seat)


@pytest.mark.parametrize(("game", "players", "events"), TABLES)
@pytest.mark.parametrize("kind", PLANNERS)
def test_a_choice_does_not_change_when_only_hidden_things_change(
    kind: str, game: str, players: int, events: str
) -> None:
    budget = Budget(simulations=12)
    for state, seat in positions(game, players, events):
        one, other = state.sample_hidden(seat, 1), state.sample_hidden(seat, 2)
        assert one.dump_position() != other.dump_position()
        assert make(kind, 5).choose(one, seat, budget) == make(kind, 5).choose(other, seat, budget)


@pytest.mark.parametrize(("game", "players", "events"), TABLES)
@pytest.mark.parametrize("kind", PLANNERS)
def test_the_same_seed_and_simulations_give_the_same_legal_move(
    kind: str, game: str, players: int, events: str
) -> None:
    budget = Budget(simulations=12)
    for state, seat in positions(game, players, events):
        move = make(kind, 5).choose(state.clone(), seat, budget)
        assert move in state.legal_moves(seat)
        assert move == make(kind, 5).choose(state.clone(), seat, budget)


@pytest.mark.parametrize("kind", PLANNERS)
def test_a_bot_that_is_stopped_answers_with_its_best_so_far(kind: str) -> None:
    state = granada.load("alhambra").new(players=2, seed=1)
    looks = iter([False, False, True])
    move = make(kind, 1).choose(state.clone(), state.deciders[0], Budget(stopped=lambda: next(looks)))
    assert move in state.legal_moves()
    at_once = make(kind, 1).choose(state.clone(), state.deciders[0], Budget(stopped=lambda: True))
    assert at_once in state.legal_moves()


@pytest.mark.parametrize("kind", PLANNERS)
def test_where_there_is_no_choice_nobody_thinks(kind: str) -> None:
    state = next(state for state, seat in positions("alhambra", 2, every=1) if len(state.legal_moves(seat)) == 1)
    seat = state.deciders[-1]

    def looked() -> bool:
        raise AssertionError("there is nothing to think about")

    assert make(kind, 1).choose(state, seat, Budget(stopped=looked)) == state.legal_moves(seat)[0]


def test_a_position_is_left_as_it_was() -> None:
    state = granada.load("alhambra").new(players=2, seed=1)
    before = state.dump()
    for kind in PLANNERS:
        make(kind, 1).choose(state, state.deciders[0], Budget(simulations=40))
    assert state.dump() == before


@pytest.mark.slow
@pytest.mark.parametrize("game", granada.GAMES)
def test_each_level_beats_a_random_player(game: str) -> None:
    for kind in ("novice", "apprentice", "master"):
        for deal in (1, 2):
            state = granada.load(game).new(players=2, seed=deal)
            bots: list[Bot] = [make(kind, deal), make("random", deal)]
            while (seat := state.to_move) is not None:
                state.play(bots[seat].choose(state.sample_hidden(seat, deal), seat, Budget(simulations=20)))
            assert state.winners == (0,)


@pytest.mark.parametrize("game", granada.GAMES)
def test_novices_make_mistakes_among_the_moves_that_look_good(game: str) -> None:
    for state, seat in positions(game, 2, every=7):
        good = {state.move(code) for code in shortlist(state, seat, judge_of(game))[:MOST_MOVES]}
        chosen = {make("novice", seed).choose(state.clone(), seat) for seed in range(6)}
        assert chosen <= good
        if len(chosen) > 1:
            return
    raise AssertionError("novices always agree")
