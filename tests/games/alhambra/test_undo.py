"""What may be taken back: the moves of one seat since something was last revealed (point 12)."""

from tests.games.alhambra.positions import IN_A_ROW, arrange, buy, play, position, restore

from granada.games.alhambra.state import AlhambraState
from granada.kernel.state import State


def memory(state: State) -> tuple[int, bool, int, int]:
    return state.undoable, state.revealed, state.turn, state.played


def two_purchases() -> AlhambraState:
    return arrange(
        hands={0: "dinar-7 ducat-9"},
        display="florin-9 dirham-9 dinar-9 ducat-9",
        market={"dinar": "arcades-7es", "ducat": "seraglio-7w"},
    )


def test_at_the_start_nothing_can_be_taken_back() -> None:
    assert memory(arrange()) == (0, False, 1, 0)


def test_all_moves_of_a_turn_may_be_taken_back_until_something_is_revealed() -> None:
    state = two_purchases()
    seen = []
    for move in ("buy arcades-7es", "pay dinar-7", "settle", "buy seraglio-7w", "pay ducat-9", "settle"):
        play(state, move)
        seen.append(memory(state))
    assert seen == [(count, False, 1, count) for count in range(1, 7)]
    play(state, "reserve arcades-7es")
    assert memory(state) == (7, False, 1, 7)
    play(state, "reserve seraglio-7w")
    assert memory(state) == (0, True, 2, 8)


def test_the_next_player_begins_to_count_anew() -> None:
    state = two_purchases()
    play(state, "take florin-9")
    assert memory(state) == (0, True, 2, 1)
    play(state, "take dirham-9")
    assert memory(state) == (0, True, 3, 2)


def test_a_turn_that_reveals_nothing_may_be_taken_back_until_the_next_player_moves() -> None:
    state = arrange(palaces={0: IN_A_ROW, 1: {"garden-12s": "1,0"}}, reserves={2: "tower-11"})
    play(state, "withdraw garden-11")
    assert memory(state) == (1, False, 2, 1)
    play(state, "withdraw garden-12s")
    assert memory(state) == (1, False, 3, 2)
    play(state, "use tower-11")
    assert memory(state) == (1, False, 3, 3)
    play(state, "place tower-11 1,0")
    assert memory(state) == (2, False, 4, 4)


def test_a_turn_at_the_end_of_all_money_reveals_nothing() -> None:
    state = arrange(display="florin-9 dirham-9", deck="")
    play(state, "take florin-9")
    assert memory(state) == (1, False, 2, 1)


def test_handing_out_the_last_tiles_reveals_who_is_richest() -> None:
    state = arrange(hands={0: "dinar-8"}, display="", deck="", market={"dinar": "arcades-7es"}, bag="")
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert (state.undoable, state.revealed) == (0, True)


def test_last_tiles_may_be_taken_back_by_who_placed_last() -> None:
    state = arrange(
        hands={0: "dinar-8 florin-1 dirham-1", 1: "ducat-1"},
        market={"florin": "garden-10", "dirham": "garden-11", "dinar": "arcades-7es", "ducat": "tower-12"},
        bag="",
    )
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert state.turn == 2
    undoable = []
    for seat, move in ((0, "place garden-10 1,0"), (1, "reserve tower-12"), (0, "reserve garden-11")):
        play(state, move, seat=seat)
        undoable.append(state.undoable)
    assert undoable == [1, 1, 0], "the last one ends the game"
    assert state.over


def test_the_turn_counts_turns_not_moves() -> None:
    state = two_purchases()
    buy(state, "arcades-7es", "dinar-7")
    assert state.turn == 1
    play(state, f"take {position(state)['display'][0]}")
    assert state.turn == 1
    play(state, "reserve arcades-7es")
    assert state.turn == 2


def test_what_may_be_taken_back_survives_clone_and_dump() -> None:
    state = two_purchases()
    buy(state, "arcades-7es", "dinar-7")
    for twin in (state.clone(), restore(state.dump())):
        assert memory(twin) == memory(state)
        play(twin, "buy seraglio-7w")
        assert twin.undoable == 4
    assert state.undoable == 3
