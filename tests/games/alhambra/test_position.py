"""Dumps that no game could have brought about are refused, and the refusal names the part."""

from typing import Any

import pytest
from tests.games.alhambra.positions import BLOCK, arrange, buy, new, play

from granada.games.alhambra import GAME
from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition
from granada.kernel.playout import playout


def restore_with(state: AlhambraState, **parts: Any) -> AlhambraState:
    dump: dict[str, Any] = state.dump()
    return GAME.restore({**dump, "moves": None, "position": {**dump["position"], **parts}})


def begun() -> AlhambraState:
    return new(3, 7)


def paying() -> AlhambraState:
    state = arrange(hands={0: "dinar-8 dinar-1"}, market={"dinar": "tower-7new"})
    play(state, "buy tower-7new")
    return state


def finished(players: int = 3) -> AlhambraState:
    state = new(players, 7)
    playout(state, Chance(7))
    return state


def test_what_the_game_itself_dumps_is_accepted() -> None:
    for state in (begun(), paying(), finished(), finished(2)):
        assert restore_with(state).dump_position() == state.dump_position()


@pytest.mark.parametrize(
    ("state", "change", "named"),
    [
        (begun(), {"seat": 7}, "seat"),
        (begun(), {"seat": -1}, "seat"),
        (begun(), {"first": 3}, "seat"),
        (begun(), {"windows": []}, "windows"),
        (begun(), {"windows": [[0, 1], [0, 1]]}, "windows"),
        (finished(), {"rounds": [1, 3, 2]}, "rounds"),
        (begun(), {"rounds": [1]}, "sheets"),
        (begun(), {"sheets": [[[0] * 7] * 3]}, "sheets"),
        (finished(), {"sheets": [[[0] * 7] * 2] * 3}, "sheets"),
        (finished(), {"counts": [[[0] * 6] * 3] * 2}, "counts"),
        (finished(), {"counts": [[[0] * 7] * 3] * 3}, "counts"),
        (finished(), {"phase": "action"}, "phase"),
        (begun(), {"phase": "over"}, "phase"),
        (begun(), {"phase": "placing"}, "phase"),
        (begun(), {"phase": "last-tiles"}, "phase"),
        (begun(), {"phase": "payment"}, "phase"),
        (begun(), {"phase": "redesigning"}, "phase"),
        (paying(), {"wanted": None}, "phase"),
        (paying(), {"phase": "action"}, "phase"),
    ],
)
def test_a_part_that_does_not_fit_the_others_is_named(
    state: AlhambraState, change: dict[str, object], named: str
) -> None:
    with pytest.raises(BadPosition, match=f"no game could come to this: '{named}'"):
        restore_with(state, **change)


def test_scoring_cards_lie_in_the_deck_only_and_once() -> None:
    position: dict[str, Any] = begun().dump_position()
    hands = position["hands"]
    with pytest.raises(BadPosition, match="'deck'"):
        restore_with(begun(), deck=[*position["deck"], "scoring-1"])
    with pytest.raises(BadPosition, match="'deck'"):
        restore_with(begun(), discard=["scoring-1"])
    with pytest.raises(BadPosition, match="'hands'"):
        restore_with(begun(), hands=[["scoring-1"], *hands[1:]])
    with pytest.raises(BadPosition, match="'seen'"):
        restore_with(begun(), seen=[[], [], ["scoring-2"]])


def with_scoring_cards(at: dict[int, int], windows: list[list[int]], **parts: Any) -> AlhambraState:
    """A game just begun, with these scoring cards so deep below the top of the deck, and windows counted alike."""
    position: dict[str, Any] = begun().dump_position()
    money = [card for card in position["deck"] if not card.startswith("scoring-")]
    deck = money[::-1]
    for number, depth in sorted(at.items(), key=lambda item: item[1]):
        deck.insert(depth, f"scoring-{number}")
    top = len(deck) - 1
    return restore_with(
        begun(), deck=deck[::-1], windows=[[top - deepest, top - highest] for highest, deepest in windows], **parts
    )


def test_a_refill_cannot_draw_both_scoring_cards() -> None:
    with_scoring_cards({1: 9, 2: 14}, [[9, 9], [14, 14]])
    with pytest.raises(BadPosition, match="'deck'"):
        with_scoring_cards({1: 9, 2: 13}, [[9, 9], [13, 13]])


def test_no_guess_puts_both_scoring_cards_into_one_refill() -> None:
    """Bots that search deal the deck anew, with each scoring card anywhere in its window."""
    with_scoring_cards({1: 9, 2: 20}, [[5, 12], [17, 25]])
    with pytest.raises(BadPosition, match="'windows'"):
        with_scoring_cards({1: 9, 2: 20}, [[5, 12], [16, 25]])


def test_the_first_scoring_card_comes_before_the_second() -> None:
    with pytest.raises(BadPosition, match="'deck'"):
        with_scoring_cards({2: 9, 1: 30}, [[30, 30], [9, 9]])


SCORED: dict[str, Any] = {"sheets": [[[0] * 7] * 3], "counts": [[[0] * 6] * 3]}


def test_a_scoring_card_is_in_the_deck_until_its_round_is_scored_and_not_after() -> None:
    with_scoring_cards({2: 30}, [[0, 0], [30, 30]], rounds=[1], **SCORED)
    with pytest.raises(BadPosition, match="'deck'"):
        with_scoring_cards({1: 9, 2: 30}, [[9, 9], [30, 30]], rounds=[1], **SCORED)
    with pytest.raises(BadPosition, match="'deck'"):
        with_scoring_cards({2: 30}, [[0, 0], [30, 30]])
    with pytest.raises(BadPosition, match="'rounds'"):
        with_scoring_cards({1: 30}, [[30, 30], [0, 0]], rounds=[2], **SCORED)


def test_the_display_has_four_cards_at_the_most() -> None:
    position: dict[str, Any] = begun().dump_position()
    *deck, card = position["deck"]
    with pytest.raises(BadPosition, match="'display'"):
        restore_with(begun(), deck=deck, display=[*position["display"], card])


def test_the_market_has_four_spaces() -> None:
    position: dict[str, Any] = begun().dump_position()
    tile = position["bag"][-1]
    with pytest.raises(BadPosition, match="'market'"):
        restore_with(begun(), bag=position["bag"][:-1], market=[*position["market"], tile])


def after_purchases(*tiles: str) -> AlhambraState:
    """Seat 0 has bought these tiles exactly."""
    market = {"florin": "tower-9nw", "dirham": "garden-9e", "dinar": "chambers-9w", "ducat": "arcades-9"}
    state = arrange(hands={0: "florin-9 dirham-9 dinar-9 ducat-9"}, market=market, display="florin-8")
    for currency, tile in market.items():
        if tile in tiles:
            buy(state, tile, f"{currency}-9")
    return state


def test_as_many_spaces_of_the_market_are_empty_as_tiles_were_bought_in_this_turn() -> None:
    state = after_purchases("tower-9nw", "garden-9e")
    position: dict[str, Any] = restore_with(state).dump_position()
    with pytest.raises(BadPosition, match="'market'"):
        restore_with(state, bought=["tower-9nw"], bag=[*position["bag"], "garden-9e"])
    with pytest.raises(BadPosition, match="'market'"):
        restore_with(state, bought=[], bag=[*position["bag"], "garden-9e", "tower-9nw"])


def test_four_tiles_are_bought_in_a_turn_at_most() -> None:
    state = after_purchases("tower-9nw", "garden-9e", "chambers-9w", "arcades-9")
    position: dict[str, Any] = restore_with(state).dump_position()
    *bag, tile = position["bag"]
    with pytest.raises(BadPosition, match="'bought'"):
        restore_with(state, bought=[*position["bought"], tile], bag=bag)


def test_while_tiles_are_placed_more_spaces_may_be_empty() -> None:
    state = after_purchases("tower-9nw", "garden-9e")
    play(state, "take florin-8", "reserve tower-9nw")
    assert restore_with(state).dump_position() == state.dump_position()


def test_the_game_ends_only_with_an_empty_bag_and_a_market_that_is_not_full() -> None:
    state = finished()
    position: dict[str, Any] = state.dump_position()
    tile = position["palaces"][0][-1][0]
    with pytest.raises(BadPosition, match="'bag'"):
        restore_with(state, palaces=[position["palaces"][0][:-1], *position["palaces"][1:]], bag=[tile])


def test_dirk_sits_at_tables_of_two_only() -> None:
    bag: Any = begun().dump_position()["bag"]
    with pytest.raises(BadPosition, match="'dirk'"):
        restore_with(begun(), bag=bag[1:], dirk=bag[:1])


@pytest.mark.parametrize(
    "palace",
    [
        {"garden-10": "2,0"},
        {"garden-10": "1,1"},
        {"tower-10w": "1,0"},
        {tile: cell for tile, cell in BLOCK.items() if tile != "pavilion-8"},
    ],
    ids=["apart", "at a corner", "wall against none", "a hole"],
)
def test_palaces_obey_the_building_rules(palace: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="'palaces'"):
        arrange(palaces={0: palace})


def test_two_tiles_cannot_share_a_cell() -> None:
    with pytest.raises(BadPosition, match="two tiles on 0,0"):
        arrange(palaces={0: {"garden-10": "0,0"}})


def test_a_position_of_another_game_or_edition_is_refused() -> None:
    dump: dict[str, Any] = begun().dump()
    for other in ({"game": "sabika"}, {"edition": "granada-1"}, {"rules": 2}):
        with pytest.raises(BadPosition, match="not a position of alhambra"):
            GAME.restore({**dump, "header": {**dump["header"], **other}})


def test_tiles_do_not_wait_to_be_placed_once_the_game_is_over() -> None:
    state = arrange(hands={0: "dinar-8"}, market={"dinar": "tower-7new"})
    buy(state, "tower-7new", "dinar-8")
    restore_with(state)
    with pytest.raises(BadPosition, match="'phase'"):
        restore_with(state, phase="last-tiles")
