"""Moves as text, and positions as data."""

import re
from typing import Any

import msgspec
import pytest
from tests.games.alhambra.positions import arrange, new, options, play, position, restore

from granada.games.alhambra import GAME
from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition


@pytest.mark.parametrize(
    "text",
    [
        "take dinar-3",
        "take florin-1 dinar-3",
        "buy tower-11n",
        "pay dinar-9",
        "settle",
        "withdraw tower-11n",
        "use tower-11n",
        "swap tower-11n garden-8ne",
        "place tower-11n 2,-1",
        "place tower-11n -12,31",
        "reserve tower-11n",
        "give tower-11n",
        "pass",
    ],
)
def test_a_text_is_read_and_written_alike(text: str) -> None:
    assert str(GAME.parse(new(), text)) == text


def test_cards_may_be_named_in_any_order() -> None:
    state = new()
    assert GAME.parse(state, "take ducat-1 florin-2") == GAME.parse(state, "take florin-2  ducat-1")
    assert str(GAME.parse(state, "take ducat-1 florin-2")) == "take florin-2 ducat-1"


def test_in_a_swap_the_order_tells_what_goes_in() -> None:
    state = new()
    assert GAME.parse(state, "swap tower-11 tower-12") != GAME.parse(state, "swap tower-12 tower-11")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_legal_move_of_a_game_has_a_text_of_its_own_that_leads_back_to_it(players: int) -> None:
    state, chance = new(players, 11), Chance(11)
    seen = set()
    while not state.over:
        moves = state.legal_moves()
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [GAME.parse(state, text) for text in texts] == moves
        seen |= {text.split()[0] for text in texts}
        state.play(moves[chance.below(len(moves))])
    usual = {"take", "buy", "pay", "settle", "withdraw", "use", "swap", "place", "reserve"}
    assert seen == usual | ({"give"} if players == 2 else set())


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_goes_on_from_its_dump_as_if_nothing_had_happened(players: int) -> None:
    state, chance = new(players, 4), Chance(4)
    while not state.over:
        copy = restore(msgspec.json.decode(msgspec.json.encode(state.dump())))
        assert copy.dump() == state.dump()
        moves = state.legal_moves()
        assert copy.legal_moves() == moves
        move = moves[chance.below(len(moves))]
        copy.play(move)
        state.play(move)
        assert copy.dump() == state.dump()


def test_a_finished_game_can_be_verified() -> None:
    state, chance = new(2, 9), Chance(9)
    while not state.over:
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])
    assert GAME.verify(state.record()).dump() == state.dump()


# Positions that cannot be.


def broken(**change: Any) -> dict[str, Any]:
    dump: dict[str, Any] = arrange(hands={0: "dinar-9"}, reserves={0: "tower-11"}).dump()
    dump["position"].update(change)
    return dump


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [["dinar-9", "dinar-9"], [], []]},
        {"hands": [[], [], []]},
        {"hands": [["dinar-9"], []]},
        {"hands": [["dinar-10"], [], []]},
        {"reserves": [["tower-11", "tower-11"], [], []]},
        {"reserves": [[], [], []]},
        {"reserves": [["castle-11"], [], []]},
        {"reserves": [["tower-11"], []]},
        {"palaces": [[["tower-11", "1,0"]], [], []]},
        {"palaces": [[], [], [], []]},
        {"phase": "dreaming"},
        {"first_because": "youngest"},
        {"seat": "first"},
        {"weather": "fine"},
    ],
)
def test_a_position_with_missing_or_doubled_or_unknown_things_is_not_restored(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="alhambra"):
        GAME.restore(broken(**change))


def test_a_dump_without_moves_has_no_record_but_plays_on() -> None:
    state = arrange(display="florin-9 dirham-9 dinar-9 ducat-9")
    play(state, "take florin-9")
    assert state.dump()["moves"] is None
    assert options(state)


def test_tiles_and_cards_are_named_by_what_is_printed_on_them() -> None:
    names = list(arrange().census())
    assert len(names) == 54 + 36
    assert all(re.fullmatch(r"[a-z]+-\d+n?e?s?w?", name) for name in names)
    assert position(arrange())["phase"] == "action"
