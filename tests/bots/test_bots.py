import pytest

import granada
from granada.bots import Budget, kinds, make, playable
from granada.kernel.errors import BadOption

LITTLE = Budget(simulations=4)


def play_with_bots(kind: str, seed: int) -> granada.State:
    state = granada.load("alhambra").new(players=3, seed=1)
    bots = [make(kind, seed + seat) for seat in range(3)]
    while (seat := state.to_move) is not None:
        state.play(bots[seat].choose(state.clone(), seat, LITTLE), seat)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("kind", kinds("alhambra"))
def test_every_bot_plays_legal_moves_to_the_end_of_a_game_and_the_same_seed_plays_the_same_one(kind: str) -> None:
    game = play_with_bots(kind, 1)
    assert game.over
    assert game.past_moves() == play_with_bots(kind, 1).past_moves()
    assert game.past_moves() != play_with_bots(kind, 9).past_moves()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *(("alhambra", players, {}) for players in (2, 3, 4, 5, 6)),
        ("sabika", 1, {"events": "0-3", "yusuf": "hard"}),
        ("sabika", 2, {"events": "1-2"}),
        ("sabika", 3, {}),
        ("sabika", 4, {"events": "2-1"}),
    ],
)
def test_bots_of_all_levels_play_with_every_number_of_players_and_with_events(
    game: str, players: int, options: dict[str, str]
) -> None:
    state = granada.load(game).new(players=players, seed=2, **options)
    levels = ("master", "grandmaster", "apprentice", "novice", "random")
    while not state.over:
        seat = state.deciders[-1]
        kind = levels[(seat + state.played) % len(levels)]
        sample = state.sample_hidden(seat, state.played)
        state.play(make(kind, state.played).choose(sample, seat, LITTLE), seat)
    assert len(state.scores) == players


def test_the_search_that_knows_nothing_of_a_game_is_played_by_name_only() -> None:
    state = granada.load("alhambra").new(players=2, seed=1)
    seat = state.deciders[0]
    assert "playouts" in playable("alhambra")
    assert "playouts" not in kinds("alhambra")
    move = make("playouts", 1).choose(state.sample_hidden(seat, 1), seat, Budget(simulations=2))
    assert move in state.legal_moves(seat)


def test_a_random_bot_plays_every_legal_move_some_time() -> None:
    state = granada.load("alhambra").new(players=3, seed=1)
    bot = make("random", 1)
    chosen = {bot.choose(state.clone(), int(state.deciders[0])) for _ in range(200)}
    assert chosen == set(state.legal_moves())


def test_a_kind_of_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption, match="random"):
        make("genius", 1)


def test_who_knows_only_one_game_is_offered_for_it_alone() -> None:
    assert "buyer" in kinds("alhambra")
    assert "buyer" not in kinds("sabika")
    assert {"random", "novice", "apprentice", "master", "grandmaster"} <= set(kinds("sabika"))
