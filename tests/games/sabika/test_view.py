"""A view says everything by name: no client needs to know how the rules number things."""

import msgspec
import pytest
from tests.games.sabika.positions import Own, act, arrange, ending, play

from granada.games.sabika import GAME
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
    assert player.workers["merchant"] == Worker("merchant", "middle-2", False)
    assert player.workers["builder-2"] == Worker("builder", None, True)
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
    prices = arrange(2).view(0).everyone[0].prices
    assert prices.buy["raw"] == 1
    assert set(prices.routes) == {city.id for city in GAME.book.content.cities}
    assert prices.carve == {"blue": 1, "red": 2, "grey": 4}


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
