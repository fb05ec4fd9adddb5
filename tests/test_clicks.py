"""The script that counts clicks: which choice stands for what a bot wants, and how many clicks it takes."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from tools.clicks import (
    MOST_BUTTONS,
    MOST_IN_BAR,
    assuming_nothing,
    clicks_in_alhambra,
    clicks_in_sabika,
    count,
    drags_in_alhambra,
    meant,
    taps_in_alhambra,
)

import granada
from granada.kernel.choice import Assumption, Choice, Group, Message, Question

BOARD = Path(__file__).parent.parent / "web" / "src" / "games" / "sabika"
NO_TEXT = Message(":word", ("",))
VIEW = granada.load("alhambra").new(players=2, seed=1).view(None)


def choice(*moves: str, places: tuple[str, ...] = (), ends_turn: bool = False, final: bool = False) -> Choice:
    return Choice(moves, NO_TEXT, places, ends_turn=ends_turn, final=final)


def asked(*choices: Choice, place: str = "") -> Question:
    return Question(NO_TEXT, (Group(NO_TEXT, choices, place),))


def test_the_longest_choice_that_does_what_is_wanted_is_meant_in_any_order() -> None:
    one, both, other = choice("take wood"), choice("take marble", "take wood"), choice("take marble", "take marble")
    assert meant(asked(one, both, other), ["take wood", "take marble", "main"]) is both
    assert meant(asked(one, other), ["take wood", "take marble"]) is one


def test_whoever_pays_in_another_way_than_assumed_is_asked_for_it() -> None:
    assumed, free = choice("export fez", "seals 0"), choice("export tunis")
    question = replace(asked(assumed, free), assumption=Assumption("seals", NO_TEXT))
    plan = ["export fez", "seals 2"]
    assert meant(question, plan) is assumed
    assert meant(assuming_nothing(question), plan).moves == ("export fez",)
    assert meant(assuming_nothing(question), ["export fez", "seals 0"]) is assumed


def test_one_click_is_enough_where_a_place_is_of_one_choice_only() -> None:
    near, far = choice("work poet inner-1", places=("square:inner-1",)), choice("rest poet", places=("rest:",))
    assert clicks_in_sabika(asked(near, far, place="worker:poet"), near, VIEW) == 1
    twin = Group(NO_TEXT, (choice("work builder inner-1", places=("square:inner-1",)), far), "worker:builder")
    both = Question(NO_TEXT, (Group(NO_TEXT, (near, far), "worker:poet"), twin))
    assert clicks_in_sabika(both, near, VIEW) == 2
    cheaper = replace(near, preferred=True)
    both = Question(NO_TEXT, (Group(NO_TEXT, (cheaper, far), "worker:poet"), twin))
    assert clicks_in_sabika(both, cheaper, VIEW) == 1
    assert clicks_in_sabika(both, twin.choices[0], VIEW) == 2


def test_what_takes_more_than_a_click_on_the_board_is_a_button() -> None:
    buy, sell = choice("buy wood", places=("item:wood",)), choice("sell wood", places=("item:wood",))
    assert clicks_in_sabika(asked(buy, sell), sell, VIEW) == 1


def test_what_ends_the_turn_for_good_is_confirmed() -> None:
    assert clicks_in_sabika(asked(last := choice("take wood", ends_turn=True)), last, VIEW) == 1
    assert clicks_in_sabika(asked(last := choice("take wood", ends_turn=True, final=True)), last, VIEW) == 2


def test_of_many_ways_to_pay_what_differs_from_the_first_one_is_set() -> None:
    ways = [Choice((f"parias {n}",), NO_TEXT, cost={"paria": n, "pp": 14 - n}) for n in range(14, 0, -1)]
    assert clicks_in_sabika(asked(*ways), ways[0], VIEW) == 1
    assert clicks_in_sabika(asked(*ways), ways[1], VIEW) == 1
    assert clicks_in_sabika(asked(*ways), ways[3], VIEW) == 2


def test_cards_and_tiles_are_dragged() -> None:
    take = choice("take florin-3", places=("display:florin-3",), ends_turn=True, final=True)
    assert drags_in_alhambra(asked(take), take, VIEW) == 1
    exact, other = choice("buy arcades", "pay florin-3", "settle"), choice("buy arcades")
    assert drags_in_alhambra(asked(exact, other, place="market:arcades"), exact, VIEW) == 1
    assert drags_in_alhambra(asked(exact, other, place="market:arcades"), other, VIEW) == 4
    place = choice("place arcades 0,1", ends_turn=True, final=True)
    assert drags_in_alhambra(asked(place), place, VIEW) == 1
    assert drags_in_alhambra(asked(place), place, replace(VIEW, bought=("arcades",))) == 0


def test_without_dragging_one_click_does_what_leaves_nothing_to_decide() -> None:
    nine, two, three = (
        choice(f"take {card}", places=(f"display:{card}",), ends_turn=True, final=True)
        for card in ("dinar-9", "florin-2", "florin-3")
    )
    both = choice("take florin-2 florin-3", places=(*two.places, *three.places), ends_turn=True, final=True)
    again = replace(nine, final=False)
    question = asked(nine, two, three, both)
    assert [clicks_in_alhambra(question, take, VIEW) for take in (nine, two, both)] == [2, 2, 3]
    assert clicks_in_alhambra(asked(again, two, three, both), again, VIEW) == 1
    exact, other = choice("buy arcades", "pay florin-3", "settle"), choice("buy arcades")
    assert clicks_in_alhambra(asked(exact), exact, VIEW) == 1
    assert [clicks_in_alhambra(asked(exact, other), way, VIEW) for way in (exact, other)] == [2, 3]
    place = choice("place arcades 0,1", ends_turn=True, final=True)
    assert clicks_in_alhambra(asked(place), place, VIEW) == 1


def test_a_finger_sees_first_what_a_mouse_has_seen_before() -> None:
    exact, other = choice("buy arcades", "pay florin-3", "settle"), choice("buy arcades")
    assert taps_in_alhambra(asked(exact), exact, VIEW) == 2
    assert [taps_in_alhambra(asked(exact, other), way, VIEW) for way in (exact, other)] == [2, 3]
    place, last = choice("place arcades 0,1"), choice("place arcades 0,1", ends_turn=True, final=True)
    assert [taps_in_alhambra(asked(each), each, VIEW) for each in (place, last)] == [1, 2]
    take = choice("take florin-3", places=("display:florin-3",), ends_turn=True, final=True)
    assert taps_in_alhambra(asked(take), take, VIEW) == clicks_in_alhambra(asked(take), take, VIEW) == 2


@pytest.mark.parametrize(("file", "most"), [("amounts.ts", MOST_BUTTONS), ("question.ts", MOST_IN_BAR)])
def test_the_limits_are_those_of_the_board(file: str, most: int) -> None:
    text = (BOARD / file).read_text(encoding="utf-8")
    assert re.findall(r"const MOST_BUTTONS = (\d+);", text) == [str(most)]


@pytest.mark.parametrize(
    ("game", "players", "by", "most"),
    [
        *(("sabika", players, "click", 5.0) for players in (1, 2, 3, 4)),
        ("alhambra", 2, "drag", 2.0),
        ("alhambra", 2, "click", 3.0),
        ("alhambra", 2, "tap", 3.8),
    ],
)
def test_whole_games_take_few_clicks(game: str, players: int, by: str, most: float) -> None:
    tally = count(game, players, range(2 if players == 2 else 1), by)
    assert tally.per_turn <= most
    assert tally.forced.total() <= tally.asked.total() / 50
    assert tally.overruled == 0
