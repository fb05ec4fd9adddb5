"""What can be typed at a decision, and what comes of it."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from granada.bots import BOTS, Budget, RandomBot
from granada.games import load as load_game
from granada.kernel.state import Move, State
from granada.locale import LANGUAGES, Texts
from granada.table import LocalTable, Seat, load, save

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
    assert "There is nothing to take back." not in run.out
    histories = {moves(file) for file in data_folder.iterdir()}
    longest = max(histories, key=len)
    assert longest[-1] == "0 withdraw seraglio-8s"
    assert histories == {longest, longest[:-1]}


def test_nothing_is_taken_back_at_the_beginning(granada: Any, kept: Callable[[], Path]) -> None:
    run = granada(*TWO, typed=["", "u"])
    assert "There is nothing to take back." in run.out
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
        ("take dinar-5 dinar-9", "Several cards may have a total of 5 at most"),
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
    for text in ("If the first scoring came now", "Palace of Bea", "save FILE", "All the rules are in", "Saved in"):
        assert text in run.out
    assert load(tmp_path / "copy.json") == load(kept())
    assert moves(kept()) == ()


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(granada: Any, tmp_path: Path) -> None:
    for file in (tmp_path, "~no-such-person/x", "a\0b"):
        run = granada(*TWO, typed=["", f"save {file}", "s"])
        assert run.code == 0
        assert "cannot be written" in " ".join(run.out.split())
        assert "If the first scoring came now" in run.out


def test_a_copy_that_cannot_be_saved_on_leaving_is_asked_for_again(granada: Any, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    run = granada(*TWO, typed=["", "q", "~no-such-person/x", str(copy)])
    assert "cannot be written" in " ".join(run.out.split())
    assert moves(copy) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_brief_point_to_nothing_that_an_installed_game_lacks(granada: Any, language: str) -> None:
    run = granada(*TWO, "--lang", language, typed=["", "h"])
    assert Texts(language).text("rules-alhambra").splitlines()[0][:40] in run.out
    assert ".md" not in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_cannot_be_kept_can_be_played_after_one_warning(
    granada: Any, data_folder: Path, tmp_path: Path, language: str
) -> None:
    data_folder.parent.touch()
    copy = tmp_path / "copy.json"
    run = granada(*TWO, "--lang", language, "--no-confirm", typed=["", BUY, "u", "take florin-2", "", f"save {copy}"])
    assert run.code == 0
    assert moves(copy) == ("0 take florin-2",)
    words = " ".join(run.out.split())
    texts = Texts(language)
    assert words.count(" ".join(texts.text("error-not-a-folder").split())) == 1
    assert words.count(texts.text("not-kept")) == 2, "once as a warning and once on leaving"
    assert "granada play --resume" not in words


def test_a_game_that_could_not_be_kept_is_offered_as_a_copy_when_it_is_over(
    granada: Any, data_folder: Path, tmp_path: Path
) -> None:
    data_folder.parent.touch()
    copy = tmp_path / "copy.json"
    run = granada("play", "--plain", "--seed", 5, "--seats", "random,random", typed=[str(copy)])
    assert "All shuffles came from the seed 5." in run.out
    assert "granada verify" not in run.out
    assert load(copy).over


def test_a_game_is_kept_again_as_soon_as_that_is_possible(
    granada: Any, data_folder: Path, kept: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    data_folder.parent.touch()

    def free_the_folder(self: LocalTable, moves: Sequence[Move], seat: int) -> None:
        data_folder.parent.unlink(missing_ok=True)
        play(self, moves, seat)

    play = LocalTable.play
    monkeypatch.setattr(LocalTable, "play", free_the_folder)
    run = granada(*TWO, typed=["", "buy seraglio-8s"])
    assert moves(kept()) == ("0 buy seraglio-8s",)
    assert "granada play --resume" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_resume_the_same_file_do_not_destroy_each_others_moves(
    granada: Any, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    file = tmp_path / "game.json"
    start = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Bea", "human")], seed=42)
    rival = LocalTable.resume(start.record())
    rival.play([rival.rules.parse(rival.state, "take florin-2")], 0)
    save(start.record(), file)

    def play_after_the_rival(self: LocalTable, moves: Sequence[Move], seat: int) -> None:
        if not self.state.played:
            save(rival.record(), file)
        play(self, moves, seat)

    play = LocalTable.play
    monkeypatch.setattr(LocalTable, "play", play_after_the_rival)
    run = granada("play", "--plain", "--resume", file, "--lang", language, typed=["", "buy seraglio-8s", "pay dinar-9"])
    assert load(file) == rival.record()
    [other] = data_folder.iterdir()
    assert moves(other) == ("0 buy seraglio-8s", "0 pay dinar-9")
    told = Texts(language).text("kept-elsewhere", file="@", other="@").split("@")[1]
    assert " ".join(run.out.split()).count(told.strip()) == 1
    assert other.name in run.out.replace("\n", "")


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
    seats = ("--seats", "human,random,random")
    run = granada("play", "--plain", *seats, "--seed", 3, "--no-confirm", typed="1\n" * 60)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_never_destroys_anything_else(granada: Any, tmp_path: Path, language: str) -> None:
    notes, other = tmp_path / "notes.txt", tmp_path / "other.json"
    notes.write_text("notes")
    save(LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Bea", "human")], seed=1).record(), other)
    before = other.read_bytes()
    run = granada(*TWO, "--lang", language, typed=["", f"save {notes}", "q", str(other), str(notes), ""])
    told = Texts(language).text("not-over-that", file="@").split("@")[1].strip()
    assert " ".join(run.out.split()).count(told) == 3
    assert (notes.read_text(), other.read_bytes()) == ("notes", before)


def test_a_copy_of_the_same_game_is_replaced(granada: Any, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    granada(*TWO, typed=["", f"save {copy}", "buy seraglio-8s", f"save {copy}"])
    assert moves(copy) == ("0 buy seraglio-8s",)


def test_commands_may_be_typed_in_capitals(granada: Any, kept: Callable[[], Path], tmp_path: Path) -> None:
    copy = tmp_path / "Copy.json"
    run = granada(*TWO, typed=["", BUY, "U", "S", "P", "H", f"SAVE {copy}", "Q", ""])
    assert "If the first scoring came now" in run.out
    assert "There is no such move." not in run.out
    assert moves(copy) == moves(kept()) == ()


def test_a_very_long_file_name_is_refused_in_a_sentence(granada: Any) -> None:
    run = granada(*TWO, typed=["", "save " + "x" * 5000, "s"])
    assert run.code == 0
    assert "cannot be written" in " ".join(run.out.split())
    assert "If the first scoring came now" in run.out


def test_the_command_to_go_on_stands_on_a_line_of_its_own(
    granada: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / f"a folder with {'a very ' * 20}long name"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    run = granada(*TWO, typed=["", "q", ""])
    [file] = (folder / "granada").iterdir()
    assert run.out.splitlines()[-1] == f"granada play --resume '{file}'"


def test_where_the_game_is_kept_is_said_once_under_the_first_page(granada: Any, kept: Callable[[], Path]) -> None:
    drawn = [argument for argument in TWO if argument != "--plain"]
    run = granada(*drawn, typed=["", BUY, "u"])
    assert run.out.count("This game is kept in") == 1
    assert run.out.index("Your money") < run.out.index("This game is kept in") < run.out.index("Ana, what do you do")
    assert kept().name in run.out.replace("\n", "")


def test_a_game_that_is_only_looked_at_is_not_written(granada: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Bea", "human")], seed=42).record()
    file.write_text("\n" + record.to_text())
    before = (file.read_bytes(), file.stat().st_ino)
    granada("play", "--plain", "--resume", file, typed=["", "s", "q", ""])
    assert (file.read_bytes(), file.stat().st_ino) == before
    granada("play", "--plain", "--resume", file, typed=["", "buy seraglio-8s"])
    assert file.read_text() == load(file).to_text()
    assert moves(file) == ("0 buy seraglio-8s",)


def test_a_finished_game_with_other_scores_is_refused_and_left_as_it_is(granada: Any, tmp_path: Path) -> None:
    table = LocalTable.open("alhambra", [Seat("Zoe", "random"), Seat("Max", "random")], seed=5)
    table.let_bots_play()
    file = tmp_path / "game.json"
    save(structs.replace(table.record(), scores=(999, 0)), file)
    before = file.read_bytes()
    run = granada("play", "--resume", file)
    assert (run.code, run.out) == (1, "")
    assert "The record has the scores 999, 0" in run.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "contradiction"),
    [
        (["--seed", 43], "--seed"),
        (["--seats", "Ana=human,random"], "--seats"),
        (["--seats", "human,human"], "--seats"),
        (["chess"], "chess"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_contradicts_a_resumed_game_is_refused(
    granada: Any, kept: Callable[[], Path], arguments: list[object], contradiction: str, language: str
) -> None:
    granada(*TWO)
    run = granada("play", *arguments, "--resume", kept(), "--lang", language)
    assert (run.code, run.out) == (2, "")
    assert run.err == Texts(language).text("usage-not-resumed", option=contradiction, file=str(kept())) + "\n"


def test_what_a_resumed_game_is_may_be_said_again(granada: Any, kept: Callable[[], Path]) -> None:
    granada(*TWO)
    assert granada(TWO[0], "alhambra", *TWO[1:], "--resume", kept()).code == 0


# Bots that cannot decide.


class Unable(RandomBot):
    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        raise ZeroDivisionError


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_bot_is_replaced_is_told_once(granada: Any, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setitem(BOTS, "random", Unable)
    monkeypatch.setitem(BOTS, "apprentice", RandomBot)
    run = granada(
        "play", "--lang", language, "--seats", "human,Zoe=random", "--seed", 5, "--no-confirm", typed="1\n" * 20
    )
    sentence = Texts(language).text("bot-failure-failed", player="Zoe", kind="random")
    assert run.out.replace("\n", " ").count(sentence) == 1
    assert run.err == ""
