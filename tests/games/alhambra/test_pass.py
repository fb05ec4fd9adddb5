"""Passing: only for a player who can do nothing else."""

from typing import Any

from tests.games.alhambra.positions import arrange, buy, options, play, position, refusal

from granada.games.alhambra.state import AlhambraState


def without_open_money(**more: Any) -> AlhambraState:
    """A position with an empty display and nothing to fill it with."""
    return arrange(display="", deck="", **more)


def test_a_player_without_anything_to_do_passes() -> None:
    state = without_open_money()
    assert options(state) == ["pass"]
    play(state, "pass")
    assert state.to_move == 1


def test_nobody_may_pass_who_can_take_money() -> None:
    state = arrange(display="dinar-9", deck="")
    assert "pass" not in options(state)
    assert refusal(state, "pass") == "alhambra-can-act"


def test_nobody_may_pass_who_can_buy() -> None:
    state = without_open_money(hands={0: "dinar-7"}, market={"dinar": "arcades-7es"})
    assert options(state) == ["buy arcades-7es"]


def test_nobody_may_pass_who_can_remove_a_tile() -> None:
    state = without_open_money(palaces={0: {"garden-10": "1,0"}})
    assert options(state) == ["withdraw garden-10"]


def test_nobody_may_pass_who_can_build_from_the_reserve() -> None:
    state = without_open_money(reserves={0: "garden-10"})
    assert options(state) == ["use garden-10"]


def test_after_an_exact_purchase_with_the_last_money_passing_leads_to_placing() -> None:
    state = without_open_money(hands={0: "dinar-7"}, market={"dinar": "arcades-7es"})
    buy(state, "arcades-7es", "dinar-7")
    assert options(state) == ["pass"]
    play(state, "pass", "place arcades-7es 1,0")
    assert state.to_move == 1
    assert position(state)["display"] == ["dinar-7"]
