"""Work and rest: where workers may go, what it costs, and what may be done there."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    gained,
    has,
    on_display,
    options,
    play,
    position,
    refusal,
    squares,
    standing,
    verbs,
)

from granada.games.sabika.reasons import SabikaReason
from granada.games.sabika.state import SabikaState


def goals(state: SabikaState, worker: str) -> set[str]:
    """The squares where a worker may go."""
    return {text.split()[2] for text in options(state) if text.startswith(f"work {worker} ")}


# Steps.


@pytest.mark.parametrize(("steps", "cost"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_two_steps_are_free_and_each_further_one_costs_a_dinar(steps: int, cost: int) -> None:
    own = Own(dinars=cost, workers={"builder-1": "outer-0"}, stock="gypsum", stores=["S23"])
    state = arrange(4, own)
    assert gained(state, f"work builder-1 outer-{steps}").get("dinars", 0) == -cost
    if cost:
        poor = Own(dinars=cost - 1, workers={"builder-1": "outer-0"}, stock="gypsum", stores=["S23"])
        assert refusal(arrange(4, poor), f"work builder-1 outer-{steps}") == SabikaReason.TOO_DEAR


@pytest.mark.parametrize(
    ("worker", "square"), [("builder-1", "outer-1"), ("merchant", "middle-1"), ("poet", "inner-1")]
)
def test_a_worker_must_end_on_another_square_however_rich_the_player_q15(worker: str, square: str) -> None:
    state = arrange(4, Own(dinars=99, workers={worker: square}, ships="fez", red="1"))
    assert square not in goals(state, worker)
    assert refusal(state, f"work {worker} {square}") == SabikaReason.SAME_SQUARE


def test_from_the_workshop_any_square_is_free() -> None:
    state = arrange(4, Own(stock="gypsum clay", stores=["S23"], ships="fez", red="1"))
    assert goals(state, "builder-1") == {f"outer-{index}" for index in range(8)}
    assert goals(state, "merchant") == {"middle-1", "middle-2", "middle-4", "middle-5", "middle-0", "middle-3"}


def test_workers_stay_on_their_ring() -> None:
    state = arrange(4)
    assert refusal(state, "work poet outer-0") == SabikaReason.OTHER_RING
    assert all(goal.startswith("inner") for goal in goals(state, "poet"))


def test_the_two_builders_of_a_player_never_share_a_square() -> None:
    state = arrange(4, Own(dinars=9, workers={"builder-1": "outer-0", "builder-2": "outer-1"}))
    assert refusal(state, "work builder-1 outer-1") == SabikaReason.OWN_BUILDER_THERE
    lying = Own(dinars=9, workers={"builder-1": "outer-0", "builder-2": "outer-1"}, lying="builder-2")
    assert "outer-1" not in goals(arrange(4, lying), "builder-1")


# Foreign workers.


@pytest.mark.parametrize("lying", ["", "builder-1 builder-2"])
def test_each_foreign_worker_costs_a_dinar_standing_or_lying(lying: str) -> None:
    rival = Own(workers={"builder-1": "outer-0"}, lying=lying)
    state = arrange(4, Own(dinars=5), rival, rival, rival)
    assert gained(state, "work builder-1 outer-0") == {"dinars": -3}


def test_the_sultans_workers_are_foreign_workers() -> None:
    state = arrange(2, Own(dinars=5))
    assert "outer-1" in position(state)["sultan"]
    assert gained(state, "work builder-1 outer-1") == {"dinars": -1}


def test_yusufs_workers_are_foreign_workers() -> None:
    state = arrange(1, Own(dinars=5), Own(workers={"builder-1": "outer-0"}))
    assert gained(state, "work builder-1 outer-0") == {"dinars": -1}


def test_ones_own_workers_on_the_ring_cost_nothing() -> None:
    state = arrange(4, Own(dinars=1, workers={"merchant": "middle-0"}, stock="clay"))
    assert gained(state, "work merchant middle-2") == {}


# No action, no way.


def test_a_worker_may_not_go_where_no_action_is_possible() -> None:
    state = arrange(4)
    assert refusal(state, "work builder-1 outer-3") == SabikaReason.NOTHING_TO_DO  # nothing to build with
    assert refusal(state, "work poet inner-0") == SabikaReason.NOTHING_TO_DO  # nothing to carve with
    assert refusal(state, "work poet inner-2") == SabikaReason.NOTHING_TO_DO  # no red poem
    assert "work merchant middle-0" in options(state)  # nothing to export, but there is a raw material


def test_a_secondary_action_alone_is_enough() -> None:
    state = arrange(4, Own(dinars=1))
    play(state, "work builder-1 outer-3")
    assert options(state) == ["secondary raw"]
    state = arrange(4, Own(dinars=1))
    play(state, "work poet inner-0")
    assert options(state) == ["secondary marble"]


def test_the_action_must_be_possible_with_what_is_left_after_the_move() -> None:
    """Three steps for a dinar, and then no dinar for the poem."""
    own = Own(dinars=1, workers={"poet": "inner-0"}, stock="gypsum")
    assert "inner-3" not in goals(arrange(4, own), "poet")
    own = Own(dinars=2, workers={"poet": "inner-0"}, stock="gypsum")
    assert "inner-3" in goals(arrange(4, own), "poet")
    own = Own(dinars=1, workers={"poet": "inner-1"}, stock="gypsum")
    assert "inner-3" in goals(arrange(4, own), "poet")


def test_the_secondary_action_must_be_affordable_after_the_move() -> None:
    rival = Own(workers={"builder-1": "outer-3"})
    assert "outer-3" not in goals(arrange(4, Own(dinars=1), rival), "builder-1")
    assert "outer-3" in goals(arrange(4, Own(dinars=2), rival), "builder-1")


def test_storehouse_squares_need_a_tile_on_their_own_side_or_a_tile_to_activate() -> None:
    state = arrange(4, stores="S01 S02 - -", store_piles=("", ""))
    assert "work builder-1 outer-6" in options(state)
    assert "work builder-1 outer-2" not in options(state)
    state = arrange(4, Own(stores=["S23"]), stores="S01 S02 - -", store_piles=("", ""))
    assert "work builder-1 outer-2" in options(state)


# Both actions of a square.


def test_main_and_secondary_action_in_either_order() -> None:
    for first, second in (("main", "secondary raw"), ("secondary raw", "main")):
        state = arrange(4, Own(dinars=3))
        play(state, "work builder-1 outer-1")
        assert options(state) == ["main", "secondary raw"]
        play(state, first, *(["stop"] if first == "main" else []))
        assert options(state) == [second, "end"]
        play(state, second, *(["stop"] if second == "main" else []))
        assert state.to_move == 1


def test_the_first_action_may_pay_for_the_second_or_bring_its_material() -> None:
    state = arrange(4, Own())
    play(state, "work builder-1 outer-1")
    assert options(state) == ["main"]
    play(state, "main", "stop")
    assert options(state) == ["secondary raw", "end"]
    state = arrange(4, Own(dinars=2))
    play(state, "work poet inner-0")
    assert options(state) == ["secondary marble"]
    play(state, "secondary marble")
    assert options(state) == ["main", "end"]


def test_one_of_the_two_may_be_left_out_but_not_both() -> None:
    state = arrange(4, Own(dinars=3))
    play(state, "work builder-1 outer-1")
    assert "end" not in options(state)
    play(state, "secondary raw", "end")
    assert state.to_move == 1


def test_only_one_secondary_action_where_a_square_has_two() -> None:
    state = arrange(4, Own(dinars=9, ships="fez"))
    play(state, "work merchant middle-1")
    assert options(state) == ["main", "secondary raw", "secondary marble"]
    play(state, "secondary raw")
    assert options(state) == ["main", "end"]


@pytest.mark.parametrize(
    ("worker", "square", "kind", "cost"),
    [
        ("builder-1", "outer-1", "raw", 1),
        ("merchant", "middle-1", "raw", 0),
        ("merchant", "middle-1", "marble", 2),
        ("poet", "inner-1", "marble", 1),
    ],
)
def test_what_secondary_actions_cost(worker: str, square: str, kind: str, cost: int) -> None:
    state = arrange(4, Own(dinars=4))
    play(state, f"work {worker} {square}")
    brings = "clay" if kind == "raw" else "marble"
    expected = {"dinars": -cost, brings: 1} if cost else {brings: 1}
    assert gained(state, f"secondary {kind}") == expected


def test_an_empty_raw_space_processes_a_raw_material_instead() -> None:
    state = arrange(4, Own(stock="silk sugar_cane"), raws="- - - - - -")
    play(state, "work merchant middle-1")
    play(state, "secondary raw")
    assert options(state) == ["process sugar_cane", "process silk"]
    assert gained(state, "process silk") == {"silk": -1, "clothes": 1}


def test_an_empty_raw_space_is_of_no_use_to_who_has_no_raw_material() -> None:
    state = arrange(4, raws="- - - - - -")
    assert "work merchant middle-0" not in options(state)


def test_an_empty_marble_space_gives_gypsum_or_wood() -> None:
    state = arrange(4, Own(dinars=1), no_marble="M1")
    play(state, "work poet inner-1", "secondary marble")
    assert options(state) == ["take gypsum", "take wood"]
    assert gained(state, "take wood") == {"wood": 1}


def test_what_was_taken_from_a_space_is_gone_until_the_next_round() -> None:
    state = arrange(4, Own(dinars=1))
    play(state, "work poet inner-1", "secondary marble", "end")
    assert list(position(state)["marbles"].values()) == [True, False, True, True, True]


# Rest and turn order.


@pytest.mark.parametrize("where", [{}, {"poet": "inner-3"}])
def test_a_rest_earns_three_dinars_and_loses_a_pp(where: dict[str, str]) -> None:
    state = arrange(4, Own(workers=where))
    assert gained(state, "rest poet") == {"dinars": 3, "pp": -1}
    assert (squares(state)[3], standing(state)[3]) == (None, False)
    assert state.to_move == 1


def test_pp_may_fall_below_zero_q10() -> None:
    state = arrange(4, Own(pp=0))
    play(state, "rest poet")
    assert has(state)["pp"] == -1


def test_a_worker_who_lies_does_nothing() -> None:
    state = arrange(4, Own(lying="poet"))
    assert refusal(state, "rest poet") == SabikaReason.NOT_STANDING
    assert refusal(state, "work poet inner-1") == SabikaReason.NOT_STANDING


def test_two_builders_in_the_workshop_do_not_differ() -> None:
    assert not goals(arrange(4), "builder-2")
    assert "rest builder-2" not in options(arrange(4))
    assert refusal(arrange(4), "work builder-2 outer-0") == SabikaReason.TWIN_IN_WORKSHOP
    assert refusal(arrange(4), "rest builder-2") == SabikaReason.TWIN_IN_WORKSHOP
    assert goals(arrange(4, Own(workers={"builder-1": "outer-0"})), "builder-2")


def test_turns_go_clockwise_and_pass_over_who_has_no_standing_worker() -> None:
    state = arrange(4, Own(), Own(lying="builder-1 builder-2 merchant poet"))
    play(state, "rest poet")
    assert state.to_move == 2
    play(state, "rest poet")
    assert state.to_move == 3
    play(state, "rest poet")
    assert state.to_move == 0


# Payments.


def test_a_seal_pays_like_a_dinar_and_the_player_chooses_q24() -> None:
    state = arrange(4, Own(dinars=2, seals=2, workers={"builder-1": "outer-0"}))
    play(state, "work builder-1 outer-4")
    assert options(state) == ["seals 0", "seals 1", "seals 2"]
    assert gained(state, "seals 1") == {"dinars": -1, "seals": -1}


def test_seals_pay_alone_where_there_are_no_dinars() -> None:
    state = arrange(4, Own(seals=2, workers={"builder-1": "outer-0"}))
    assert gained(state, "work builder-1 outer-4") == {"seals": -2}


def test_seals_count_towards_what_is_affordable() -> None:
    state = arrange(4, Own(dinars=1, seals=1, workers={"builder-1": "outer-0"}))
    assert "work builder-1 outer-4" in options(state)
    play(state, "work builder-1 outer-4")
    assert options(state) == ["seals 1"]


# Where pieces are stored.


def test_what_does_not_fit_is_refused_or_something_else_is_discarded_q18() -> None:
    state = arrange(4, Own(stock="gypsum wood marble sugar"))
    act(state, "outer-0", "take gypsum")
    assert options(state) == ["discard gypsum", "discard wood", "discard marble", "discard sugar", "refuse"]
    refused = state.clone()
    assert gained(refused, "refuse") == {}
    assert verbs(refused) == {"take"}
    assert gained(state, "discard sugar") == {"sugar": -1, "gypsum": 1}
    assert position(state)["used_tokens"] == ["sugar"]


def test_four_storehouses_hold_four_pieces_and_each_tile_adds_its_boxes() -> None:
    state = arrange(4, Own(stock="gypsum wood"))
    act(state, "outer-0", "take wood", "take wood", "take wood")
    assert "refuse" in options(state)
    state = arrange(4, Own(stock="gypsum wood", stores=["S23"]))
    act(state, "outer-0", "take wood", "take wood", "take wood")
    assert has(state) == {"pp": 5, "gypsum": 1, "wood": 4}


def test_raw_materials_on_processing_spaces_and_dinars_need_no_box() -> None:
    state = arrange(4, Own(stock="gypsum gypsum gypsum gypsum"))
    play(state, "work merchant middle-1")
    assert gained(state, "secondary raw") == {"clay": 1}


def test_a_refused_good_leaves_its_token_where_it_was() -> None:
    state = arrange(4, Own(stock="gypsum gypsum gypsum gypsum", red="16"))
    act(state, "inner-2", "reactivate 16", "good R2")
    raws = on_display(state, "raws")
    assert gained(state, "refuse") == {"dinars": 3}
    assert on_display(state, "raws") == raws


def test_a_raw_material_stays_raw_if_its_good_is_refused() -> None:
    state = arrange(4, Own(stock="gypsum gypsum gypsum gypsum clay"))
    play(state, "work merchant middle-1", "secondary raw")
    assert gained(state, "refuse") == {}
    assert has(state)["clay"] == 1


def test_a_good_may_be_refused_before_a_token_is_chosen() -> None:
    state = arrange(4, Own(red="21"))
    act(state, "inner-2", "reactivate 21")
    assert gained(state, "refuse") == {"pp": 2}


def test_goods_come_from_the_rondel_which_then_is_emptier() -> None:
    state = arrange(4, Own(red="21"))
    act(state, "inner-2", "reactivate 21")
    assert gained(state, "good R2", "good R0") == {"clothes": 1, "sugar": 1, "pp": 2}
    assert on_display(state, "raws") == ["-", "clay", "-", "sugar_cane", "clay", "silk"]


def test_only_kinds_on_the_rondel_can_be_taken_and_an_empty_rondel_gives_nothing_q17() -> None:
    state = arrange(4, Own(red="2", stock="silk"), raws="clay - - - - -")
    act(state, "inner-2", "reactivate 2")
    assert options(state) == ["raw R0"]
    empty = arrange(4, Own(red="2", stock="silk"), raws="- - - - - -")
    play(empty, "work poet inner-2", "main")
    assert gained(empty, "reactivate 2") == {"ceramic": 1}
    assert "clothes" not in has(empty)


def test_a_kind_that_one_holds_is_offered_once_however_many_tokens_lie_there() -> None:
    state = arrange(4, Own(red="2", stock="clay"))
    act(state, "inner-2", "reactivate 2")
    assert options(state) == ["raw R0", "raw R1", "raw R2", "raw R3", "raw R5"]


@pytest.mark.parametrize("raw", ["sugar_cane", "clay", "silk"])
def test_the_last_token_on_the_rondel_can_be_taken(raw: str) -> None:
    state = arrange(4, Own(red="2"), raws=f"{raw} - - - - -")
    act(state, "inner-2", "reactivate 2")
    assert gained(state, "raw R0") == {raw: 1}


def test_nothing_is_left_to_do_when_a_turn_is_over() -> None:
    state = arrange(2)
    waiting = len(position(state)["tasks"])
    for text in ("rest poet", "rest poet", "rest merchant", "rest merchant"):
        play(state, text)
        assert len(position(state)["tasks"]) == waiting
