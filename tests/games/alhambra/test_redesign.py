"""Redesigning a palace (points 13, 16 and 17)."""

from tests.games.alhambra.positions import (
    BLOCK,
    IN_A_ROW,
    about_to_redesign,
    arrange,
    buy,
    options,
    play,
    position,
    refusal,
)


def test_a_tile_of_the_reserve_may_be_placed() -> None:
    state = about_to_redesign("tower-11n", IN_A_ROW)
    play(state, "place tower-11n 3,0")
    assert position(state)["palaces"][0] == [["garden-10", "1,0"], ["garden-11", "2,0"], ["tower-11n", "3,0"]]
    assert position(state)["reserves"][0] == []
    assert state.to_move == 1


def test_a_tile_of_the_palace_may_be_moved_to_the_reserve() -> None:
    state = arrange(palaces={0: IN_A_ROW})
    play(state, "withdraw garden-11")
    assert position(state)["palaces"][0] == [["garden-10", "1,0"]]
    assert position(state)["reserves"][0] == ["garden-11"]
    assert state.to_move == 1


def test_a_tile_of_the_reserve_may_take_the_cell_of_one_in_the_palace() -> None:
    state = about_to_redesign("tower-11n", IN_A_ROW)
    play(state, "swap tower-11n garden-11")
    assert position(state)["palaces"][0] == [["garden-10", "1,0"], ["tower-11n", "2,0"]]
    assert position(state)["reserves"][0] == ["garden-11"]
    assert state.to_move == 1


def test_a_redesign_is_one_change_only_so_a_tile_cannot_be_moved_within_the_palace() -> None:
    state = arrange(palaces={0: IN_A_ROW})
    play(state, "withdraw garden-11")
    assert refusal(state, "use garden-11", seat=0) == "not-your-turn"


def test_who_has_taken_up_a_tile_may_place_it_or_swap_it_and_nothing_else() -> None:
    state = about_to_redesign("tower-11n", IN_A_ROW)
    assert {text.split()[0] for text in options(state)} == {"place", "swap"}
    assert {text.split()[1] for text in options(state)} == {"tower-11n"}


def test_a_tile_that_could_not_be_removed_may_be_swapped() -> None:
    """Only the result is judged: without the tile next to the fountain the other one would be cut off."""
    state = about_to_redesign("tower-11n", IN_A_ROW)
    assert "withdraw garden-10" not in options(arrange(palaces={0: IN_A_ROW}))
    play(state, "swap tower-11n garden-10")
    assert position(state)["palaces"][0] == [["tower-11n", "1,0"], ["garden-11", "2,0"]]


def test_a_tile_with_tiles_on_all_sides_may_be_swapped() -> None:
    state = about_to_redesign("tower-11", BLOCK)
    play(state, "swap tower-11 pavilion-8")
    assert position(state)["reserves"][0] == ["pavilion-8"]


def test_the_tile_swapped_in_must_match_all_its_neighbours() -> None:
    state = about_to_redesign("tower-13e", IN_A_ROW)
    swaps = {text for text in options(state) if text.startswith("swap")}
    assert swaps == {"swap tower-13e garden-11"}
    assert refusal(state, "swap tower-13e garden-10") == "alhambra-walls-do-not-match"


def test_inner_walls_stay_inner_walls_in_a_swap() -> None:
    """Back to back with the pavilion's east wall only a tile with a west wall fits."""
    palace = {"pavilion-7e": "1,0", "arcades-9": "1,1", "arcades-10": "2,1", "seraglio-7w": "2,0"}
    assert "swap tower-10w seraglio-7w" in options(about_to_redesign("tower-10w", palace))
    assert "swap tower-11 seraglio-7w" not in options(about_to_redesign("tower-11", palace))


def test_the_fountain_can_be_neither_removed_nor_swapped() -> None:
    alone = about_to_redesign("tower-11")
    assert set(options(alone)) == {
        "place tower-11 0,1",
        "place tower-11 1,0",
        "place tower-11 0,-1",
        "place tower-11 -1,0",
    }
    assert not [text for text in options(arrange()) if text.startswith("withdraw")]
    assert refusal(arrange(), "withdraw fountain") == "not-understood"


def test_a_tile_whose_removal_would_cut_off_others_stays() -> None:
    state = arrange(palaces={0: IN_A_ROW})
    assert [text for text in options(state) if text.startswith("withdraw")] == ["withdraw garden-11"]
    assert refusal(state, "withdraw garden-10") == "alhambra-cuts-off"


def test_a_tile_is_cut_off_when_only_a_walled_way_is_left() -> None:
    palace = {"pavilion-7e": "1,0", "arcades-9": "1,1", "arcades-10": "2,1", "seraglio-7w": "2,0"}
    state = arrange(palaces={0: palace})
    assert [text for text in options(state) if text.startswith("withdraw")] == ["withdraw seraglio-7w"]


def test_a_tile_may_be_removed_if_another_way_leads_to_all_others() -> None:
    palace = {"garden-10": "1,0", "garden-11": "1,1", "tower-11": "0,1"}
    state = arrange(palaces={0: palace})
    assert {text for text in options(state) if text.startswith("withdraw")} == {
        "withdraw garden-10",
        "withdraw garden-11",
        "withdraw tower-11",
    }


def test_a_tile_whose_removal_would_leave_a_hole_stays() -> None:
    state = arrange(palaces={0: BLOCK})
    assert refusal(state, "withdraw pavilion-8") == "alhambra-leaves-hole"
    assert {text.split()[1] for text in options(state) if text.startswith("withdraw")} == set(BLOCK) - {"pavilion-8"}


def test_a_tile_of_the_reserve_that_fits_nowhere_cannot_be_taken_up() -> None:
    """Nine cells with a wall all around them: nothing can be added, and three walls do not fit between neighbours."""
    ring = {
        "pavilion-6n": "0,1",
        "pavilion-7e": "1,0",
        "seraglio-8s": "0,-1",
        "seraglio-7w": "-1,0",
        "pavilion-5nw": "-1,1",
        "seraglio-4ne": "1,1",
        "pavilion-4es": "1,-1",
        "pavilion-3sw": "-1,-1",
    }
    state = arrange(palaces={0: ring}, reserves={0: "arcades-4nes garden-8ne"})
    assert [text for text in options(state) if text.startswith("use")] == ["use garden-8ne"]
    assert refusal(state, "use arcades-4nes") == "alhambra-fits-nowhere"


def test_a_redesign_after_an_exact_purchase_ends_the_actions() -> None:
    state = arrange(
        hands={0: "dinar-7 ducat-9"},
        market={"dinar": "arcades-7es", "ducat": "tower-9nw"},
        palaces={0: {"garden-10": "1,0"}},
    )
    buy(state, "arcades-7es", "dinar-7")
    play(state, "withdraw garden-10")
    assert {text.split()[1] for text in options(state)} == {"arcades-7es"}


def test_a_redesign_draws_nothing_when_nothing_was_taken_away() -> None:
    state = arrange(palaces={0: IN_A_ROW})
    before = position(state)
    play(state, "withdraw garden-11")
    after = position(state)
    assert (after["deck"], after["bag"]) == (before["deck"], before["bag"])
