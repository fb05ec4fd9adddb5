"""How many ways a game can go, counted to a small depth: a change of the rules cannot hide from these numbers."""

import pytest
from tests.games.alhambra.positions import arrange, buy, new, options, play

from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance
from granada.kernel.state import State


def sequences(state: State, depth: int) -> int:
    """The number of sequences of so many legal moves; a game that ends sooner counts once."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for seat in state.deciders:
        for move in state.legal_moves(seat):
            after = state.clone()
            after.play(move, seat)
            count += sequences(after, depth - 1)
    return count


def after_random_moves(state: AlhambraState, moves: int) -> AlhambraState:
    """Chosen by their texts, so that the order in which the moves are listed does not matter."""
    chance = Chance(moves)
    for _ in range(moves):
        listed = sorted(options(state))
        play(state, listed[chance.below(len(listed))])
    return state


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, (5, 21, 89, 330)),
        (3, (7, 35, 183, 814)),
        (4, (9, 92, 854, 4640)),
        (5, (5, 21, 101, 411)),
        (6, (5, 21, 101, 384)),
    ],
)
def test_from_the_start(players: int, counts: tuple[int, ...]) -> None:
    assert tuple(sequences(new(players, 2026), depth) for depth in (1, 2, 3, 4)) == counts


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, (2, 28, 316)),
        (3, (13, 103, 867)),
        (4, (3, 36, 255)),
        (5, (9, 60, 447)),
        (6, (11, 49, 280)),
    ],
)
def test_from_the_middle_of_a_game(players: int, counts: tuple[int, ...]) -> None:
    state = after_random_moves(new(players, 2026), 250)
    assert tuple(sequences(state, depth) for depth in (1, 2, 3)) == counts


@pytest.mark.slow
def test_from_a_turn_with_all_kinds_of_choices() -> None:
    state = arrange(
        2,
        hands={0: "florin-6 florin-2 dirham-7 dirham-7 dinar-5 dinar-4 ducat-9 ducat-1", 1: "dinar-9 ducat-9"},
        display="florin-1 dirham-2 dinar-2 ducat-5",
        next_cards="scoring-1",
        market={"florin": "pavilion-6n", "dirham": "seraglio-7w", "dinar": "arcades-8e", "ducat": "tower-10w"},
        palaces={0: {"garden-10": "1,0", "garden-11": "2,0", "chambers-9w": "2,1", "pavilion-7e": "0,1"}},
        reserves={0: "tower-11 tower-9ne chambers-10"},
        dirk="tower-12",
        bag="arcades-9 garden-8sw",
    )
    assert tuple(sequences(state, depth) for depth in (1, 2, 3, 4)) == (17, 524, 3829, 64706)


def test_from_the_handing_out_of_the_last_tiles() -> None:
    """Three players place one tile each at once: their choices multiply, and so do the orders of arrival."""
    state = arrange(
        hands={0: "dinar-8 florin-1", 1: "dirham-1", 2: "ducat-1"},
        market={"florin": "garden-10", "dirham": "tower-10w", "dinar": "arcades-7es", "ducat": "pavilion-2new"},
        palaces={0: {"tower-11": "1,0"}, 1: {"tower-12": "1,0"}},
        bag="",
    )
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    choices = [len(state.legal_moves(seat)) for seat in range(3)]
    assert choices == [7, 6, 2]
    assert tuple(sequences(state, depth) for depth in (1, 3, 4)) == (15, 6 * 7 * 6 * 2, 6 * 7 * 6 * 2)
