"""How Alhambra is drawn and worked out for the person at the keyboard."""

from collections.abc import Callable, Sequence

import pytest
from rich.console import Group
from rich.text import Text

import granada
from granada.games.alhambra.view import AlhambraView, ScoreSheet
from granada.kernel.chance import Chance
from granada.kernel.state import Move
from granada.locale import Texts
from granada.terminal.alhambra.drawing import CORNERS, FOUNTAIN, draw
from granada.terminal.alhambra.drawn import DrawnAlhambra
from granada.terminal.alhambra.face import lines_of_moves
from granada.terminal.alhambra.plain import PlainAlhambra
from granada.terminal.menu import Cell, Menu
from granada.terminal.screen import Screen
from granada.wording.alhambra.words import Words

WORDS = Words(Texts("en"), ["Ana", "Bea"], spoken=False)


def lines(drawing: Text) -> list[str]:
    return [line.rstrip() for line in drawing.plain.splitlines()]


def test_walls_are_thick_and_open_sides_are_thin() -> None:
    palace: dict[Cell, str] = {(0, 0): FOUNTAIN, (1, 0): "tower-13e", (0, 1): "pavilion-2new"}
    assert lines(draw(palace, {}, WORDS)) == [
        "┏━━━━┓",
        "┃Pa2 ┃",
        "┞────╀────┒",
        "│ ≈≈ │To13┃",
        "└────┴────┚",
    ]


def test_a_wall_between_two_tiles_is_drawn_once() -> None:
    palace: dict[Cell, str] = {(0, 0): FOUNTAIN, (0, 1): "garden-9e", (1, 1): "chambers-9w", (1, 0): "tower-12"}
    assert lines(draw(palace, {}, WORDS)) == [
        "┌────┰────┐",
        "│Ga9 ┃Ch9 │",
        "├────╀────┤",
        "│ ≈≈ │To12│",
        "└────┴────┘",
    ]


def test_cells_that_can_be_chosen_carry_numbers() -> None:
    assert lines(draw({(0, 0): FOUNTAIN}, {(-1, 0): 7, (0, -1): 12}, WORDS)) == [
        "     ┌────┐",
        " [7] │ ≈≈ │",
        "     └────┘",
        "      [12]",
        "",
    ]


def test_every_meeting_of_four_lines_has_its_sign() -> None:
    assert len(CORNERS) == 3**4
    assert len(set(CORNERS.values())) == 3**4


def leaves(menu: Menu) -> list[tuple[Move, ...]]:
    """The moves of all choices, those of further menus included."""
    found = []
    for choice in menu.numbered().values():
        found += leaves(choice.then) if choice.then else [choice.moves]
    return found


def random_positions(players: int, seed: int, look: Callable[[granada.State, int, Sequence[Move]], None]) -> None:
    state = granada.load("alhambra").new(players=players, seed=seed)
    chance = Chance(seed)
    while (seat := state.to_move) is not None:
        moves = state.legal_moves(seat)
        look(state, seat, moves)
        state.play(moves[chance.below(len(moves))], seat)


@pytest.mark.parametrize("players", [2, 3])
def test_menus_offer_every_legal_move_and_nothing_else(players: int) -> None:
    """A purchase is offered with its payment; if there are many ways to pay, also alone."""
    face = PlainAlhambra(Screen(Texts("en"), plain=True), ["Ana", "Bea", "Eva"][:players])

    def look(state: granada.State, seat: int, moves: Sequence[Move]) -> None:
        chosen = leaves(face.menu(state, seat))
        assert {first for first, *_ in chosen} == set(moves)
        assert len(set(chosen)) == len(chosen)
        for choice in chosen:
            after = state.clone()
            for move in choice:
                after.play(move, seat)

    random_positions(players, 11, look)


@pytest.mark.slow
@pytest.mark.parametrize("face", [PlainAlhambra, DrawnAlhambra])
def test_what_could_be_paid_is_said_only_while_something_can_be_bought(
    face: type[PlainAlhambra | DrawnAlhambra], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(Texts("en"), plain=face is PlainAlhambra)
    shown = face(screen, ["Ana", "Bea", "Eva"])
    said = set()

    def look(state: granada.State, seat: int, moves: Sequence[Move]) -> None:
        view = state.view(seat)
        assert isinstance(view, AlhambraView)
        with screen.console.capture() as page:
            screen.show(Group(*shown._market(view, shown.menu(state, seat))))
        can_buy = any(str(move).startswith("buy ") for move in moves)
        says = any(words in page.get() for words in ("You can pay", "exactly", " over "))
        assert says == can_buy
        said.add((view.phase, says))

    random_positions(3, 5, look)
    assert {("action", True), ("payment", False), ("redesigning", False), ("placing", False)} <= said


def test_whoever_places_tiles_is_told_which_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds also where they fit nowhere: then there is no "Or" before the only things that can be done with
    them."""
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(Texts("en"), plain=True)
    told = PlainAlhambra(screen, ["Ana", "Bea"])
    seen = set()

    def look(state: granada.State, seat: int, moves: Sequence[Move]) -> None:
        view = state.view(seat)
        assert isinstance(view, AlhambraView)
        if view.phase not in ("placing", "last-tiles"):
            return
        with screen.console.capture() as page:
            screen.show(told.page(view, [], told.menu(state, seat)))
        lines = page.get().splitlines()
        label = "Bought, to be placed" if view.phase == "placing" else "Received, to be placed now:"
        tiles = view.bought if view.phase == "placing" else view.won[seat]
        [start] = [number for number, line in enumerate(lines) if line.startswith(label)]
        assert told.words.tiles(tiles) in " ".join(line.strip() for line in lines[start : start + 4])
        fits = any(str(move).startswith("place ") for move in moves)
        if len(tiles) == 1:
            assert ("Or" in lines) == fits
        seen.add((view.phase, fits))

    for seed in (11, 12, 13):
        random_positions(2, seed, look)
    assert {("placing", True), ("placing", False), ("last-tiles", True)} <= seen


def test_counts_do_not_look_like_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(Texts("en"), plain=True)
    told = PlainAlhambra(screen, ["Ana", "Bea"])
    with screen.console.capture() as page:
        screen.show(told.sheet(ScoreSheet(1, ((0, 0, 0, 0, 3, 5, 2), (0,) * 7), ()), "First scoring"))
    assert page.get().splitlines() == [
        "First scoring.",
        "Ana: garden: 3, tower: 5, wall: 2, total: 10.",
        "Bea: total: 0.",
    ]


def test_a_purchase_in_one_line_is_written_out() -> None:
    view = granada.load("alhambra").new(players=2, seed=42).view(0)
    assert isinstance(view, AlhambraView)
    assert lines_of_moves(view, "buy seraglio-8s 3+6") == ["buy seraglio-8s", "pay dinar-6", "pay dinar-3", "settle"]
    for typed in ("buy seraglio-8s", "buy pavilion-8 9", "buy seraglio-8s dinar-9", "take florin-2"):
        assert lines_of_moves(view, typed) == [typed]
