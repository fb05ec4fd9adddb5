"""What can be typed at a decision, and what comes of it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from granada.games import load as load_game
from granada.table import load, save

# Seed 42 with two people: the first one has 6 florins and 3, 6, 9 dinars; for dinars there is a seraglio for 8.
TWO = ("play", "--plain", "--seed", 42, "--seats", "Ana=human,Bea=human")
BUY = "buy seraglio-8s 9"


def moves(file: Path) -> tuple[str, ...]:
    return load(file).moves


def test_a_purchase_can_be_typed_in_one_line(granada: Any, kept: Callable[[], Path]) -> None:
    granada(*TWO, typed=["", BUY])
    assert moves(kept()) == ("0 buy seraglio-8s", "0 pay dinar-9", "0 settle")


def test_cards_may_be_typed_in_any_order_and_letters_in_any_case(granada: Any, kept: Callable[[], Path]) -> None:
    granada(*TWO, typed=["", "Buy Seraglio-8S 3+6"])
    assert moves(kept())[1:] == ("0 pay dinar-6", "0 pay dinar-3", "0 settle")


def test_moves_can_be_typed_in_the_canonical_notation(granada: Any, kept: Callable[[], Path]) -> None:
    granada(*TWO, typed=["", "buy seraglio-8s", "pay dinar-9", "settle", "place seraglio-8s 1,0", ""])
    assert moves(kept())[-1] == "0 place seraglio-8s 1,0"


def test_undo_takes_back_a_whole_choice_and_then_single_moves(granada: Any, kept: Callable[[], Path]) -> None:
    run = granada(*TWO, typed=["", BUY, "u", "buy seraglio-8s", "pay dinar-6", "u"])
    assert moves(kept()) == ("0 buy seraglio-8s",)
    assert run.out.count("6 florins: 6.") >= 3


def test_undo_leads_back_from_a_menu_without_touching_the_game(granada: Any, data_folder: Path) -> None:
    """Redesigning has a menu of its own."""
    opening = ["", BUY, "place seraglio-8s 1,0", "", "take dinar-5", ""]
    run = granada(*TWO, "--no-confirm", typed=opening)
    [redesign] = re.findall(r"(\d+): change the palace", run.out)
    run = granada(*TWO, "--no-confirm", typed=[*opening, redesign, "u", redesign, "1"])
    assert run.out.count("Move to the reserve\n1: seraglio 8") == 2
    assert "There is nothing that could be taken back." not in run.out
    histories = {moves(file) for file in data_folder.iterdir()}
    longest = max(histories, key=len)
    assert longest[-1] == "0 withdraw seraglio-8s"
    assert histories == {longest, longest[:-1]}


def test_nothing_is_taken_back_at_the_beginning(granada: Any, kept: Callable[[], Path]) -> None:
    run = granada(*TWO, typed=["", "u"])
    assert "There is nothing that could be taken back." in run.out
    assert moves(kept()) == ()


def test_a_move_that_cannot_be_taken_back_is_asked_about_first(granada: Any, kept: Callable[[], Path]) -> None:
    run = granada(*TWO, typed=["", "take florin-2", "no"])
    assert "This cannot be taken back." in run.out
    assert moves(kept()) == ()
    run = granada(*TWO, "--resume", kept(), typed=["", "take florin-2", ""])
    assert moves(kept()) == ("0 take florin-2",)


def test_without_confirmation_it_is_played_at_once(granada: Any, kept: Callable[[], Path]) -> None:
    run = granada(*TWO, "--no-confirm", typed=["", "take florin-2"])
    assert "This cannot be taken back." not in run.out
    assert moves(kept()) == ("0 take florin-2",)


def test_a_move_within_the_turn_is_not_asked_about(granada: Any) -> None:
    assert "This cannot be taken back." not in granada(*TWO, typed=["", BUY, "u"]).out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("dance", "There is no such move."),
        ("buy tower-99", "There is no such move."),
        ("buy pavilion-2new", "That tile is not on the market."),
        ("buy garden-11", "You do not have enough money of that currency."),
        ("buy seraglio-8s 8", "You do not have that card."),
        ("buy seraglio-8s 6", "The price has not been paid in full yet."),
        ("take dinar-5 dinar-9", "Several cards may be worth 5 together at most"),
        ("take ducat-1", "That money is not on display."),
        ("settle", "That cannot be done at this moment."),
        ("0", "The numbers go from 1 to"),
        ("99", "The numbers go from 1 to"),
        ("²", "There is no such move."),
        ("9" * 5000, "There is no such move."),
        ("buy seraglio-8s " + "9" * 5000, "There is no such move."),
        ("place seraglio-8s " + "9" * 5000 + ",1", "There is no such move."),
        ("save", "There is no such move."),
        ("[bold]", "There is no such move."),
        ("take " + "dinar-5 " * 400, "There is no such move."),
    ],
)
def test_bad_input_gets_a_reason_and_changes_nothing(
    granada: Any, kept: Callable[[], Path], typed: str, reason: str
) -> None:
    run = granada(*TWO, typed=["", typed, "s"])
    assert reason in run.out
    assert "If the first scoring came now." in run.out, "the prompt must come again"
    assert moves(kept()) == ()


def test_what_can_be_asked_for_changes_nothing(granada: Any, kept: Callable[[], Path], tmp_path: Path) -> None:
    run = granada(*TWO, typed=["", "s", "p", "?", "h", "", f"save {tmp_path / 'copy.json'}"])
    for text in ("If the first scoring came now", "Palace of Bea", "save FILE", "docs/rules/alhambra.md", "Saved in"):
        assert text in run.out
    assert load(tmp_path / "copy.json") == load(kept())
    assert moves(kept()) == ()


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(granada: Any, tmp_path: Path) -> None:
    run = granada(*TWO, typed=["", f"save {tmp_path}", "s"])
    assert "cannot be written" in run.out
    assert "If the first scoring came now" in run.out


def test_leaving_says_how_to_go_on(granada: Any, kept: Callable[[], Path], tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    for ending in (["q", ""], ["q", str(copy)], []):
        run = granada(*TWO, typed=["", "buy seraglio-8s", *ending])
        assert run.code == 0
        assert "granada play --resume" in run.out
        assert moves(kept()) == ("0 buy seraglio-8s",)
        kept().unlink()
    assert moves(copy) == ("0 buy seraglio-8s",)


def test_a_resumed_game_goes_on_in_its_own_file(granada: Any, data_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    granada(*TWO, typed=["", "buy seraglio-8s", f"save {file}"])
    [other] = data_folder.iterdir()
    other.unlink()
    granada("play", "--plain", "--resume", file, typed=["", "pay dinar-9"])
    assert moves(file) == ("0 buy seraglio-8s", "0 pay dinar-9")
    assert list(data_folder.iterdir()) == []


def test_a_resumed_game_tells_what_the_others_did_last_and_not_all_over_again(
    granada: Any, kept: Callable[[], Path]
) -> None:
    run = granada("play", "--plain", "--seed", 3, "--no-confirm", typed="1\n" * 60)
    last_page = granada("play", "--plain", "--resume", kept()).out
    assert "The first scoring takes place." in run.out
    assert last_page.count("takes") + last_page.count("builds") < 10


def test_seats_without_names_are_called_by_their_numbers(granada: Any, tmp_path: Path) -> None:
    state = load_game("alhambra").new(players=2, seed=42, seats=["=human", "=random"])
    save(state.record(), tmp_path / "game.json")
    assert "Player 1, what do you do" in granada("play", "--resume", tmp_path / "game.json").out


def test_legal_cells_carry_the_numbers_of_their_choices(granada: Any, kept: Callable[[], Path]) -> None:
    drawn = [argument for argument in TWO if argument != "--plain"]
    run = granada(*drawn, typed=["", BUY, "2", ""])
    page = run.out[run.out.rindex("Build seraglio") - 1500 :]
    for number in (1, 2, 3):
        assert f"[{number}]" in page
    assert "1 to 3, the numbers in the drawing" in page
    assert moves(kept())[3].startswith("0 place seraglio-8s ")
