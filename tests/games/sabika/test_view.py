"""A view says everything by name: no client needs to know how the rules number things."""

from itertools import pairwise

import msgspec
import pytest
from tests.games.sabika.positions import Own, act, arrange, ending, play

from granada.games.sabika import GAME, prices
from granada.games.sabika.stack import Task
from granada.games.sabika.tasks import KINDS, NUMBERS
from granada.games.sabika.view import City, SabikaView, Storehouse, Worker
from granada.kernel.chance import Chance


def test_a_player_is_described_by_names() -> None:
    own = Own(
        dinars=3,
        stock="gypsum gypsum sugar boxed-pottery silk",
        ships="fez cairo+",
        stores=["S01 S02", "S03"],
        workers={"merchant": "middle-2"},
        lying="merchant",
        blue="16",
        left="17",
        right="1 2",
        balance=2,
    )
    player = arrange(2, own).view(0).everyone[0]
    assert player.materials == {"gypsum": 2, "wood": 0, "marble": 0, "ceramic": 0}
    assert player.goods == {"sugar": 1, "pottery": 0, "clothes": 0}
    assert player.poem_goods == {"sugar": 0, "pottery": 1, "clothes": 0}
    assert player.raws == ("silk",)
    assert (player.stored, player.poem_boxes) == (3, 2)
    assert player.ships == {"cairo": "settled", "fez": "exporting"}
    assert [store.tiles for store in player.storehouses] == [("S01", "S02"), ("S03",), (), ()]
    assert player.boxes == sum(store.boxes for store in player.storehouses)
    assert player.storehouses[3] == Storehouse((), 1)
    assert player.workers["merchant"] == Worker("merchant", "middle", "middle-2", False)
    assert player.workers["builder-2"] == Worker("builder", "outer", None, True)
    assert (player.left_row, player.balance_card, player.right_row) == (("17",), "2", ("1", "2"))


def test_the_board_is_described_by_names() -> None:
    view = arrange(
        2, raws="clay - silk silk", no_marble="M1", cities={"fez": "R1"}, seals="fez", minors="5 - 7 8", event=4
    ).view(None)
    assert view.raws == {"R0": "clay", "R1": None, "R2": "silk", "R3": "silk"}
    assert view.marbles == {"M0": True, "M1": False, "M2": True}
    assert view.cities["fez"] == City("R1", True)
    assert not view.cities["cairo"].seal
    assert view.minors == ("5", None, "7", "8")
    assert view.storehouse_tiles == {"left": ("S01", "S02"), "right": ("S03", "S04")}
    assert (view.event, view.trade_card, view.wishes[0]) == ("4", "1", "A1")
    assert view.yusuf is None


def test_while_the_tribute_is_collected_it_is_that_of_the_round_that_ends() -> None:
    state = ending(2, Own(parias=1, dinars=2), Own(parias=3))

    def due() -> list[int]:
        return [player.prices.tribute for player in state.view(0).everyone]

    assert due() == [2, 2]
    play(state, "parias 1")
    assert due() == [1, 2]
    play(state, "dinars 1")
    assert due() == [3, 2]
    play(state, "parias 2")
    assert due() == [3, 3]


def test_prices_have_names_too() -> None:
    told = arrange(2).view(0).everyone[0].prices
    assert told.buy["raw"] == 1
    assert set(told.routes) == {city.id for city in GAME.book.content.cities}
    assert told.carve == {"blue": 1, "red": 2, "grey": 4}


@pytest.mark.parametrize("players", [1, 3])
def test_prices_that_are_kept_are_those_of_the_position(players: int) -> None:
    chance = Chance(players)
    state = GAME.new(players, seed=players, events="random")
    while not state.over:
        told = [player.prices for player in state.view(None).everyone]
        prices.kept.clear()
        assert [player.prices for player in state.view(None).everyone] == told
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])


@pytest.mark.parametrize("players", [1, 3])
def test_what_has_not_changed_is_the_same_object_so_that_it_needs_no_comparing(players: int) -> None:
    chance = Chance(players)
    state = GAME.new(players, seed=players)
    before = state.public_view()
    while not state.over:
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])
        after = state.public_view()
        parts = [(before.raws, after.raws), (before.marbles, after.marbles)]
        for old, new in zip(before.everyone, after.everyone, strict=True):
            parts += [(old.workers, new.workers), (old.row, new.row)]
        assert all((old is new) == (old == new) for old, new in parts)
        before = after


def test_yusuf_shows_his_storehouse_tiles_and_cards() -> None:
    state = arrange(1, Own(), Own(ships="fez+"), yusuf_cards="B07", stores="S01 S02 S03 S04")
    play(state, "rest poet")
    view = state.view(None)
    assert view.yusuf is not None
    assert view.yusuf.card == "B07"
    assert len(view.yusuf.storehouse_tiles) == 1
    assert view.yusuf.discards["master_builder"] == ("B07",)
    assert (view.yusuf.worker_tiles, view.yusuf.decks["poet"]) == (3, 7)


def test_the_decision_is_told_with_what_it_is_about() -> None:
    state = arrange(2, Own(dinars=5, stock="gypsum wood marble"), minors="1 2 3 4")
    assert state.view(0).task == Task(task="turn", seat=0)
    act(state, "outer-3")
    assert state.view(0).task == Task(task="construction", seat=0, size="any")
    play(state, "major 1")
    assert state.view(0).task == Task(task="major-materials", seat=0, major="1")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_decisions_of_whole_games_name_their_figures(players: int) -> None:
    chance = Chance(players)
    state = GAME.new(players, seed=players, events="random")
    while not state.over:
        task = state.view(None).task
        if task is not None:
            told = {name for name in Task.__struct_fields__ if getattr(task, name) not in (None, "start")}
            assert told - {"task", "seat", "points", "effect"} == set(KINDS[NUMBERS[task.task]].fields) - (
                {"poem"} if task.colour == "grey" else set()
            ) | ({"grey"} if task.colour == "grey" else set())
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])


def test_the_schema_of_views_can_be_made_and_views_fit_it() -> None:
    schema = msgspec.json.schema(SabikaView)
    assert {"SabikaView", "PlayerView", "Task", "Prices", "City", "Worker"} <= set(schema["$defs"])
    view = GAME.new(3, seed=1).view(1)
    data = msgspec.json.decode(msgspec.json.encode(view))
    assert msgspec.convert(data, SabikaView) == view


def test_a_wild_half_has_the_colour_of_what_it_meets() -> None:
    row = arrange(2, Own(left="17", right="1 2", balance=2)).view(0).everyone[0].row
    assert [card.card for card in row] == ["17", None, "1", "2"]
    balance, first = row[1], row[2]
    assert (balance.right, balance.joins) == (first.left, True)
    assert [card.joins for card in row[:-1]] == [card.right == after.left for card, after in pairwise(row)]
    assert not row[-1].joins
    (alone,) = arrange(2, Own(balance=2)).view(0).everyone[0].row
    assert (alone.right, alone.joins) == ("wild", False)


@pytest.mark.parametrize(("players", "spaces"), [(2, "R0 R1 R2 R3 M0 M1 M2"), (3, "R1 R2 R4 R5 M0 M1 M2 M3")])
def test_the_spaces_of_the_rondel_are_those_of_the_side_for_so_many_players(players: int, spaces: str) -> None:
    view = arrange(players).view(None)
    assert list(view.spaces) == spaces.split()
    assert [*view.raws, *view.marbles] == spaces.split()
    assert view.spaces["R1"].squares == ("outer-3", "middle-2") if players == 2 else ("outer-1", "middle-1")


def test_until_the_next_round_begins_the_last_one_is_being_settled() -> None:
    state = ending(2, Own(parias=1, dinars=2), Own(parias=3))
    (first,) = {
        end.round for end in state.view(0).round_ends if end.tribute == state.view(0).everyone[0].prices.tribute
    }
    assert state.view(0).played_round == first < state.view(0).round
    while state.deciders and state.view(0).task is not None and state.view(0).played_round == first:
        state.play(state.legal_moves(state.deciders[0])[0], state.deciders[0])
    assert state.view(0).played_round == state.view(0).round == first + 1


def test_the_ends_of_rounds_tell_which_wishes_and_events_come() -> None:
    state = GAME.new(2, 5, events="random")
    ends, view = state.view(None).round_ends, state.view(None)
    assert [end.round for end in ends] == [1, 2, 3, 4, 5]
    assert [end.wish for end in ends if end.wish] == [*view.wishes]
    assert not any(end.is_scored for end in ends)
    assert [end.event for end in ends if end.event] == [view.coming_event]
    assert not any(end.changes_event for end in GAME.new(2, 5).view(None).round_ends)
    state = arrange(2, round=4)
    view = state.view(None)
    assert [end.is_scored for end in view.round_ends if end.wish] == [
        end.wish in view.tower for end in view.round_ends if end.wish
    ]
    assert view.tower
