"""Sabika at the keyboard: whole games, menus with their prices, and what can be typed."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games.sabika.positions import Own, ending, play

from granada.games.sabika import GAME, events
from granada.games.sabika.state import SabikaState
from granada.kernel.chance import Chance
from granada.kernel.event import Event
from granada.kernel.state import Move
from granada.locale import LANGUAGES, Texts
from granada.table import load
from granada.terminal.asked import menu_of
from granada.terminal.menu import Menu
from granada.wording.sabika.words import Words

FIRST_CHOICES = "1\n" * 3000
DRAWING = set("❶①♛◆◇↻✦▶━│─")
SEATS = ["human,random", "human"]


@pytest.fixture
def sabika(granada: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Run ``granada play sabika`` in 100 columns."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, typed: str | list[str] = FIRST_CHOICES) -> Any:
        return granada("play", "sabika", "--no-confirm", *arguments, typed=typed)

    return run


def width(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)


def widest(run: Any, kept: Path) -> int:
    return max(width(line) for line in run.out.splitlines() if str(kept) not in line)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_sentences_that_fit_80_columns(
    sabika: Any, kept: Callable[[], Path], language: str, seats: str
) -> None:
    run = sabika("--plain", "--lang", language, "--seats", seats, "--seed", 3)
    assert (run.code, run.err) == (0, "")
    assert widest(run, kept()) <= 80
    assert not set(run.out) & DRAWING
    assert "\x1b" not in run.out
    for sheet in ("wishes", "final-scoring", "final"):
        assert f"{Texts(language).text(f'sabika-sheet-{sheet}')}." in run.out
    assert load(kept()).over


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn_in_100_columns(sabika: Any, kept: Callable[[], Path], language: str, seats: str) -> None:
    run = sabika("--lang", language, "--seats", seats, "--seed", 4)
    assert (run.code, run.err) == (0, "")
    assert widest(run, kept()) <= 100
    record = load(kept())
    assert record.scores is not None
    for seat, points in enumerate(record.scores, 1):
        name = Texts(language).text("name-person" if seat == 1 else "name-bot", number=seat)
        assert Texts(language).text("points-of", player=name, points=points) in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_drawn_in_80_columns_and_nothing_is_cut_off(sabika: Any, language: str, monkeypatch: Any) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    run = sabika("--lang", language, "--seats", "human,random", "--seed", 3, typed=["1", "1"])
    page, _ = run.out.split(Texts(language).text("autosave-is", file="|").split("|")[0])
    assert max(map(width, page.splitlines())) <= 80
    assert "…" not in page


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["human,human,random", "human,random,random,random"])
def test_three_and_four_can_play(sabika: Any, kept: Callable[[], Path], seats: str) -> None:
    run = sabika("--seats", seats, "--seed", 5, typed=FIRST_CHOICES)
    assert (run.code, run.err) == (0, "")
    assert widest(run, kept()) <= 100


def test_russian_pages_are_written_in_russian_letters(sabika: Any) -> None:
    """Exceptions are the names of tiles and spaces, seats and what belongs to the command itself."""
    run = sabika("--plain", "--lang", "ru", "--seats", "Аня=human,Боря=random", "--seed", 6)
    first_prompt = Texts("ru").text("prompt", player="Аня")
    _, after = run.out.split(first_prompt, 1)
    pages, _ = after.split(Texts("ru").text("sabika-sheet-final"))
    words = set(re.findall(r"[A-Za-z]\w*", pages))
    assert {word for word in words if not re.fullmatch(r"[A-HMRS]\d+|I{1,2}|p|Enter", word)} == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_looked_at_again(granada: Any, sabika: Any, kept: Callable[[], Path], language: str) -> None:
    sabika("--seats", "human,random", "--seed", 3)
    moves = len(load(kept()).moves)
    for plain in (("--plain",), ()):
        for at in (0, moves // 2, moves):
            run = granada("replay", "--lang", language, *plain, "--at", at, kept())
            assert (run.code, run.err) == (0, "")
    assert Texts(language).text("event-sabika-game-over") in run.out


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_its_sentence(players: int, language: str) -> None:
    saying = Words(Texts(language), ["Ana", "Bea", "Eva"][:players], GAME.book).saying
    heard: list[Event] = []
    state, chance = GAME.new(players, seed=7, events="random"), Chance(7)
    state.listen(heard.append)
    while not state.over:
        moves = state.legal_moves()
        state.play(moves[chance.below(len(moves))])
    for sentence in saying.sentences(heard):
        assert re.search(r"\.$", sentence), sentence
        assert not re.search(r"[{}$]|  |None|boxed|builder-", sentence), sentence


def test_the_deeds_of_yusuf_are_told() -> None:
    saying = Words(Texts("en"), ["Ana"], GAME.book).saying
    told = [
        events.YusufPlayed("T4", "P6", "poet", "inner-2"),
        events.BonusEarned(1, "yusuf-card", "P6", "per(poems,pp(1),-)", after_round=False),
        events.YusufPlayed("T4", "P1", "poet", "inner-0"),
        events.YusufTook("poems", "20"),
        events.YusufTook("storehouse_tiles", "S19"),
        events.YusufSailed("fez"),
        events.RivalPaid("fez", 0, 1, 1),
        events.YusufIdle("consolidate"),
    ]
    assert saying.sentences(told) == [
        "Yusuf draws a worker tile and card P6 (no action): his poet goes to reactivate (lower right).",
        "Card P6 tells Yusuf: gain 1 PP for each poem of yours.",
        "Yusuf draws a worker tile and card P1 (carve a poem): his poet goes to carve a poem (top).",
        "Yusuf takes the poem 20.",
        "Yusuf takes a storehouse tile: 3 boxes (1 gypsum/wood).",
        "Yusuf sails to Fez.",
        "Ana had consolidated in Fez before: 1 dinar and 1 PP.",
        "Yusuf has to leave out an action: consolidate.",
    ]


# Commands.


def test_the_scores_by_source_are_shown_on_request(sabika: Any) -> None:
    run = sabika("--plain", "--seats", "human,random", "--seed", 3, typed=["1", "s"])
    assert "PP so far." in run.out
    assert "If the game ended now." in run.out
    assert re.search(r"Player 1: start: 5, .*leftovers: \d+, total: \d+\.", run.out.replace("\n", " "))


def test_the_texts_of_the_poems_are_shown_on_request(sabika: Any) -> None:
    run = sabika("--plain", "--seats", "human,random", "--seed", 3, typed=["1", "p"])
    for poem in ("Blue poem 12", "Red poem 12", "Grey poem C3"):
        assert f"{poem}: " in run.out
    assert "Balances: amber: 4 dinar/paria;" in run.out


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_the_map_and_the_colours_of_poems_are_told_in_words(sabika: Any, plain: list[str]) -> None:
    run = sabika(*plain, "--seats", "human,random", "--seed", 3, typed=["1", "p"])
    told = " ".join(run.out.split())
    for text in (
        "Maghreb: Fez, Algiers, Tunis",
        "Granada-Fez 1",
        "Cairo-Damascus 1",
        "Blue poem 12: ",
        "Red poem 12: ",
    ):
        assert text in told


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_storehouse_tiles_are_told_with_the_square_they_lie_beside(sabika: Any, plain: list[str]) -> None:
    run = sabika(*plain, "--seats", "human", "--seed", 3, typed=["1", "1", "1"])
    told = " ".join(run.out.split())
    assert re.search(r"storehouse \(right\): S19: .*?\), S18: .*?\)[ ·;]+storehouse \(left\): S23: .*?\), S02: ", told)


def test_named_events_are_among_the_choices_that_are_told(sabika: Any) -> None:
    run = sabika("--option", "events=1,2")
    assert run.code == 2
    assert 'can be none, random, 0-3, 1-2, 2-1, 3-0, "3,7,12", not “1,2”' in " ".join(run.err.split())


@pytest.mark.parametrize("seats", ["human,random", "human,random,random"])
def test_a_hard_yusuf_is_refused_where_there_is_none(sabika: Any, seats: str) -> None:
    run = sabika("--option", "yusuf=hard", "--seats", seats)
    assert run.code == 2
    assert f"only where the number of players is 1; here it is {seats.count(',') + 1}" in " ".join(run.err.split())
    assert sabika("--option", "yusuf=usual", "--seats", seats).code == 0


def test_a_page_tells_what_everybody_did_since_the_last_choice(sabika: Any) -> None:
    run = sabika("--seats", "human,random,random,random", "--seed", 3, typed=["1", "n"])
    page, everything = run.out.split("what do you do (? for help)? n")
    assert page.count("• ") > 15
    assert "• Starting tiles: " in page
    assert "Player 1 has chosen a starting tile." not in page
    assert "Player 1 has chosen a starting tile." in everything


def test_help_and_rules_are_those_of_the_game(sabika: Any) -> None:
    run = sabika("--plain", "--seats", "human,random", "--seed", 3, typed=["?", "h"])
    assert "work builder-1 outer-3" in run.out
    assert "buy tower" not in run.out
    assert "court of the Nasrids" in run.out


def test_moves_can_be_typed_in_capitals_or_not(sabika: Any, kept: Callable[[], Path]) -> None:
    typed = ["CHOOSE 2", "work builder-1 outer-2", "main", "expand s19 1"]
    run = sabika("--plain", "--seats", "human,random", "--seed", 3, typed=typed)
    assert run.code == 0
    assert [line.split(maxsplit=1)[1] for line in load(kept()).moves if line.startswith("0 ")][:4] == [
        "choose 2",
        "work builder-1 outer-2",
        "main",
        "expand S19 1",
    ]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("work poet outer-3", "sabika-other-ring"),
        ("work poet inner-5", "sabika-nothing-to-do"),
        ("work builder-2 outer-0", "sabika-twin-in-workshop"),
        ("rest builder-2", "sabika-twin-in-workshop"),
        ("expand S19 1", "not-now"),
        ("work builder-1 outer-9", "not-understood"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_is_refused_is_explained(sabika: Any, language: str, typed: str, reason: str) -> None:
    run = sabika("--lang", language, "--seats", "human,random", "--seed", 3, typed=["1", typed])
    assert Texts(language).text(f"reason-{reason}") in run.out


# Menus.


def leaves(menu: Menu) -> list[tuple[Move, ...]]:
    """The moves of all choices, those of further menus included."""
    found = []
    for choice in menu.numbered().values():
        found += leaves(choice.then) if choice.then else [choice.moves]
    return found


def labels(menu: Menu) -> list[tuple[str, str]]:
    return [(group.title, choice.label) for group in menu.groups for choice in group.choices]


def random_positions(players: int, seed: int, look: Callable[[SabikaState, int, Sequence[Move]], None]) -> None:
    state = GAME.new(players, seed, events="random")
    chance = Chance(seed)
    while (seat := state.to_move) is not None:
        moves = state.legal_moves(seat)
        look(state, seat, moves)
        state.play(moves[chance.below(len(moves))], seat)


@pytest.mark.parametrize(("players", "language"), list(zip([1, 2, 3, 4], LANGUAGES, strict=True)))
def test_menus_offer_every_legal_move_and_nothing_else_each_choice_once(players: int, language: str) -> None:
    words = Words(Texts(language), ["Ana", "Bea", "Eva", "Ida"][:players], GAME.book)

    def look(state: SabikaState, seat: int, moves: Sequence[Move]) -> None:
        question = state.question(seat)
        assert question is not None
        menu = menu_of(question, lambda text: GAME.parse(state, text), words.saying)
        assert {str(first) for first, *_ in leaves(menu)} == set(map(str, moves))
        assert len(set(leaves(menu))) == len(leaves(menu))
        assert len(set(labels(menu))) == len(labels(menu))

    for seed in range(2):
        random_positions(players, seed, look)


def test_who_has_a_seal_and_no_dinar_for_event_14_is_offered_to_lose_a_pp() -> None:
    words = Words(Texts("en"), ["Ana", "Bea"], GAME.book)
    for dinars, kept in ((0, "lose 1 PP"), (1, "1 dinar")):
        state = ending(2, Own(parias=2, seals=1, dinars=dinars), event=14)
        play(state, "parias 2")
        question = state.question(0)
        assert question is not None
        menu = menu_of(question, {str(move): move for move in state.legal_moves()}.__getitem__, words.saying)
        assert labels(menu) == [("Pay 1 dinar with", kept), ("Pay 1 dinar with", "1 seal")]


def test_a_menu_offers_all_that_are_to_be_taken_at_once_and_tells_what_needs_room(sabika: Any) -> None:
    typed = ["1", "work builder-1 outer-0", "main", "take wood", "take wood", "take wood"]
    run = sabika("--plain", "--seats", "human,random", "--seed", 1, typed=typed)
    lines = run.out.splitlines()
    told = [(line, lines[place + 1]) for place, line in enumerate(lines) if line.startswith(("Take", "No room"))]
    assert told == [
        ("Take:", "1: gypsum + gypsum + gypsum."),
        ("Take:", "1: gypsum + gypsum."),
        ("Take:", "1: gypsum."),
        ("No room for wood, so give up:", "1: gypsum."),
    ]


def test_the_full_price_of_a_way_is_told_item_by_item() -> None:
    words = Words(Texts("en"), ["Ana", "Bea"], GAME.book)
    found: set[str] = set()

    def look(state: SabikaState, seat: int, _: Sequence[Move]) -> None:
        question = state.question(seat)
        assert question is not None
        found.update(words.saying.label(choice) for choice in question.choices() if choice.parts)

    for seed in range(10):
        random_positions(2, seed, look)
    assert "storehouse (right): free" in found
    told = [label for label in found if " + " in label]
    assert told
    for label in told:
        assert re.search(r": \d steps? \(.+\) \+ \d foreign workers? \(.+\) = (\d dinars?|free)$", label), label
