"""Setting up, from A to T."""

import pytest
from tests.games.sabika.positions import (
    CITIES,
    MAJOR_TILES,
    Own,
    arrange,
    choosing,
    gained,
    has,
    on_display,
    options,
    play,
    position,
    refusal,
    standing,
)

from granada.games.sabika import GAME
from granada.games.sabika.content import CONTENT
from granada.kernel.errors import BadOption, Reason

PLAYERS = [1, 2, 3, 4]
SEEDS = range(6)


@pytest.mark.parametrize(
    ("players", "raw", "marble"), [(1, 4, 3), (2, 4, 3), (3, 4, 4), (4, 6, 5)], ids=["1", "2", "3", "4"]
)
def test_raw_materials_and_marble_lie_on_the_spaces_of_the_board_side(players: int, raw: int, marble: int) -> None:
    state = position(GAME.new(players, seed=1))
    assert len(state["raws"]) == raw
    assert None not in state["raws"].values()
    assert len(state["bag"]) == 24 - raw
    assert list(state["marbles"].values()) == [True] * marble


@pytest.mark.parametrize(
    ("players", "squares"),
    [
        (1, "outer-1 outer-3 outer-4 outer-6 middle-0 middle-4 inner-1 inner-3"),
        (2, "outer-1 outer-3 outer-4 outer-6 middle-0 middle-4 inner-1 inner-3"),
        (3, "outer-1 outer-6 middle-4 inner-1"),
        (4, ""),
    ],
)
def test_the_sultans_workers_stand_on_their_squares(players: int, squares: str) -> None:
    assert position(GAME.new(players, seed=1))["sultan"] == squares.split()


def test_three_players_cancel_two_raw_spaces_and_a_marble_space_q35() -> None:
    for square, worker, three, four in (
        ("outer-0", "builder-1", [], ["secondary raw"]),
        ("outer-4", "builder-1", [], ["secondary raw"]),
        ("middle-5", "merchant", ["secondary raw"], ["secondary raw", "secondary marble"]),
        ("inner-5", "poet", [], ["secondary marble"]),
    ):
        for players, secondary in ((3, three), (4, four)):
            state = arrange(players, Own(dinars=9, stock="clay", red="1"))
            play(state, f"work {worker} {square}")
            assert options(state) == ["main", *secondary]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_one_wish_of_each_letter_lies_on_the_round_track(players: int, seed: int) -> None:
    wishes = on_display(GAME.new(players, seed=seed), "wishes")
    assert sorted(wish[0] for wish in wishes) == ["A", "B", "C"]


def test_the_order_of_the_wishes_is_drawn() -> None:
    orders = {tuple(wish[0] for wish in on_display(GAME.new(2, seed=seed), "wishes")) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize(("players", "count"), [(1, 18), (2, 18), (3, 21), (4, 21)])
def test_with_two_players_or_less_three_blue_major_tiles_are_missing(players: int, count: int) -> None:
    majors = on_display(GAME.new(players, seed=1), "majors")
    assert len(majors) == count
    assert ({"16", "17", "18"} <= set(majors)) == (players > 2)
    assert set(MAJOR_TILES[:9]) <= set(majors)


@pytest.mark.parametrize("players", PLAYERS)
def test_two_storehouse_tiles_lie_on_each_side_and_ten_in_each_pile(players: int) -> None:
    state = position(GAME.new(players, seed=1))
    shown, piles = state["storehouse_tiles"], state["storehouse_piles"]
    assert [len(shown[side]) for side in ("left", "right")] == [2, 2]
    assert [len(piles[side]) for side in ("left", "right")] == [10, 10]
    assert len({*shown["left"], *shown["right"], *piles["left"], *piles["right"]}) == 24


@pytest.mark.parametrize(("players", "poems", "greys"), [(1, 3, 4), (2, 3, 4), (3, 4, 6), (4, 5, 8)])
def test_four_minor_cards_and_poems_by_the_number_of_players(players: int, poems: int, greys: int) -> None:
    state = position(GAME.new(players, seed=1))
    assert (len(state["minors"]), len(state["minor_deck"])) == (4, 32)
    assert (len(state["poems"]), len(state["poem_deck"])) == (poems, 22 - poems)
    assert len(state["greys"]) == greys


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_all_major_poems_have_different_letters(players: int, seed: int) -> None:
    letters = [poem[0] for poem in on_display(GAME.new(players, seed=seed), "greys")]
    assert len(set(letters)) == len(letters)


def test_f1_is_never_in_a_solo_game() -> None:
    assert not any("F1" in on_display(GAME.new(1, seed=seed), "greys") for seed in range(80))
    assert any("F1" in on_display(GAME.new(2, seed=seed), "greys") for seed in range(80))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_city_has_a_tile_and_a_seal(players: int) -> None:
    state = position(GAME.new(players, seed=1))
    assert len({city["tile"] for city in state["cities"].values()}) == len(CITIES) == 9
    assert all(city["seal"] for city in state["cities"].values())
    assert 1 <= int(state["trade_card"]) <= 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_begin_with_five_pp_no_parias_and_four_workers_standing_in_the_workshop(players: int) -> None:
    state = GAME.new(players, seed=1)
    for own in position(state)["everyone"]:
        assert own["points"] == {"start": 5}
        assert (own["parias"], own["favour"], own["dinars"], own["seals"]) == (0, 0, 0, 0)
        assert list(own["workers"].values()) == [{"square": None, "standing": True}] * 4
        assert own["ships"] == {}
    cards = [own["balance_card"] for own in position(state)["everyone"]]
    assert len(set(cards)) == players


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_two_starting_tiles(players: int) -> None:
    dealt = position(GAME.new(players, seed=1))["dealt"]
    tiles = [tile for deal in dealt for tile in deal]
    assert [len(deal) for deal in dealt] == [2] * players
    assert len(set(tiles)) == len(tiles)


def test_without_a_word_there_are_no_events() -> None:
    state = position(GAME.new(3, seed=1))
    assert (state["event"], state["coming_events"]) == (None, [])


@pytest.mark.parametrize(("wanted", "green"), [("0-3", 0), ("1-2", 1), ("2-1", 2), ("3-0", 3)])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_mix_of_good_and_bad_events(wanted: str, green: int, seed: int) -> None:
    state = position(GAME.new(2, seed=seed, events=wanted))
    drawn = [state["event"], *state["coming_events"]]
    assert len(set(drawn)) == 3
    assert sum(CONTENT.events[int(number) - 1].colour == "green" for number in drawn) == green


def test_random_events_are_three_different_ones() -> None:
    state = position(GAME.new(2, seed=1, events="random"))
    assert len({state["event"], *state["coming_events"]}) == 3


# The secret choice.


def test_starting_tiles_may_be_chosen_in_any_order() -> None:
    state = choosing("1 2", "3 4", "7 9")
    assert list(state.deciders) == [0, 1, 2]
    play(state, "choose 9", seat=2)
    assert list(state.deciders) == [0, 1]
    play(state, "choose 3", seat=1)
    play(state, "choose 2", seat=0)
    assert has(state, 2)["dinars"] == 4 + 4


def test_nobody_sees_what_the_others_choose_from_or_have_chosen() -> None:
    state = choosing("1 2", "3 4", "7 9")
    play(state, "choose 9", seat=2)
    for other in (0, 1, None):
        view = state.view(other)
        assert view.chosen == (None, None, None)
        assert view.has_chosen == (False, False, True)
    assert state.view(0).dealt == ("1", "2")
    assert state.view(None).dealt is None
    assert state.view(2).chosen == (None, None, "9")


def test_a_choice_is_final_and_must_be_one_of_the_two_tiles() -> None:
    state = choosing("1 2", "3 4", "7 9")
    assert refusal(state, "choose 3", seat=0) != ""
    play(state, "choose 1", seat=0)
    assert refusal(state, "choose 2", seat=0) == Reason.NOT_YOUR_TURN


def test_the_highest_tile_begins_and_the_paria_tokens_are_piled_up_in_turn_order() -> None:
    state = choosing("1 2", "7 9", "3 4")
    play(state, "choose 2", "choose 7", "choose 4")
    assert position(state)["start"] == 1
    assert position(state)["paria_pile"] == [0, 2, 1]
    assert "dinars 0" not in options(state)


def test_dinars_depend_on_turn_order() -> None:
    state = choosing("1 5", "3 7", "4 6", "2 8")
    play(state, "choose 5", "choose 7", "choose 6", "choose 2")
    # Seat 1 has begun with tile 7; then 2 (tile 6), 3 (tile 2) and 0 (tile 5).
    assert has(state, 1) == {"pp": 5, "dinars": 4, "parias": 3, "gypsum": 1, "wood": 1}
    assert has(state, 2)["dinars"] == 5
    assert has(state, 3)["dinars"] == 6
    assert has(state, 0)["dinars"] == 7
    assert state.to_move == 2


def test_starting_tiles_are_resolved_in_turn_order_and_leave_the_rondel_short_q26() -> None:
    state = choosing("1 5", "3 7", "4 9")
    raws = on_display(state, "raws")
    play(state, "choose 1", "choose 3", "choose 9")
    assert state.to_move == 2
    play(state, "raw R1")
    assert state.to_move == 0
    play(state, "raw R2")
    assert state.to_move == 1
    play(state, "good R4")
    assert on_display(state, "raws") == ["-", "-", "-", raws[3]]
    assert state.to_move == 2
    assert "rest poet" in options(state)


STARTING_TILES = {
    1: (["raw R1"], {"marble": 1, "gypsum": 1, "clay": 1, "parias": 1, "dinars": 5}),
    2: ([], {"wood": 2, "gypsum": 1, "dinars": 7}),
    3: (["good R1"], {"pottery": 1, "wood": 1, "dinars": 6}),
    4: ([], {"ceramic": 1, "gypsum": 1, "dinars": 7, "pp": 1}),
    5: (["dinars 1"], {"favour": 1, "parias": 1, "gypsum": 1, "wood": 1, "dinars": 6}),
    6: (["raw R1", "process clay", "dinars 0"], {"pottery": 1, "gypsum": 1, "parias": 1, "dinars": 5}),
    7: ([], {"parias": 3, "gypsum": 1, "wood": 1, "dinars": 5}),
    8: (["expand S12 1", "take gypsum"], {"pp": 1, "parias": 2, "gypsum": 1, "dinars": 5}),
    9: (["raw R1"], {"dinars": 9, "clay": 1, "parias": 1}),
    10: (["take marble"], {"marble": 1, "wood": 1, "dinars": 7}),
}
"""Alone one is the second in turn order, with 5 dinars."""


@pytest.mark.parametrize("tile", STARTING_TILES)
def test_a_starting_tile_gives_what_it_says(tile: int) -> None:
    texts, expected = STARTING_TILES[tile]
    state = choosing(f"{tile} {tile % 10 + 1}", players=1, raws="clay clay clay clay", store="S12", trade=7)
    assert gained(state, f"choose {tile}", "yusuf fez", *texts) == expected
    assert "rest poet" in options(state)


def test_alone_yusuf_begins_and_the_player_has_five_dinars_q29() -> None:
    state = choosing("2 4", players=1, trade=7)
    assert gained(state, "choose 2", "yusuf fez") == {"dinars": 5 + 2, "wood": 2, "gypsum": 1}
    assert position(state)["start"] == 1
    assert "dinars" not in has(state, 1)
    assert standing(state, 1).count(False) == 1


def test_events_may_be_named_in_the_order_in_which_they_come() -> None:
    state = GAME.new(2, 1, events="7,3,12")
    assert state.event == 6
    assert state.coming_events == (2, 11)
    assert state.sample_hidden(0, 5).coming_events == (2, 11)


@pytest.mark.parametrize("events", ["0,1,2", "1,2,15", "1,2", "seven,3,1", "4-0"])
def test_events_that_do_not_exist_cannot_be_named(events: str) -> None:
    with pytest.raises(BadOption, match="events can be"):
        GAME.new(2, 1, events=events)


def test_an_event_cannot_be_named_twice() -> None:
    with pytest.raises(BadOption, match="'7,7,3' names one twice"):
        GAME.new(2, 1, events="7,7,3")
