"""What a choice would change is told before it is made: only what is certain, and what the rules then really do."""

from collections.abc import Sequence

from tests.games.alhambra.positions import arrange, play
from tests.games.alhambra.test_choices import after, positions

from granada.games.alhambra import GAME
from granada.games.alhambra.state import AlhambraState
from granada.kernel.choice import Message
from granada.locale import Texts
from granada.wording.alhambra.words import Words

BUY = ("buy garden-8ne", "pay florin-9", "settle")


def told(state: AlhambraState, *moves: str) -> list[str]:
    """The changes in words."""
    changes = foreseen(state, state.seat, moves)
    saying = Words(Texts("en"), ["Ana", "Bea", "Eva"], spoken=True).saying
    return [saying.message(change) for change in changes]


def foreseen(state: AlhambraState, seat: int, moves: Sequence[str]) -> tuple[Message, ...]:
    return state.foresee([GAME.parse(state, text) for text in moves], seat)


def shopping(players: int = 3, dirk: str = "") -> AlhambraState:
    palaces = {0: {"garden-10": "1,0"}, 1: {"garden-11": "1,0"}}
    hands = {0: "florin-9 florin-2 dinar-3"}
    return arrange(players, hands=hands, market={"florin": "garden-8ne"}, palaces=palaces, dirk=dirk)


def test_a_purchase_says_what_is_left_and_what_the_tile_brings_at_best() -> None:
    assert told(shopping(), *BUY) == ["You keep: 2 florins, 3 dinars", "If the first scoring came now: +5 at best"]


def test_a_tile_that_fits_nowhere_says_so() -> None:
    state = arrange(market={"florin": "tower-8nes"}, hands={0: "florin-8"}, palaces={0: {"garden-9e": "1,0"}})
    assert told(state, "buy tower-8nes", "pay florin-8", "settle") == [
        "You keep no money.",
        "It fits nowhere in your palace now.",
    ]


def test_a_cell_says_what_becomes_of_the_wall_and_of_majorities() -> None:
    state = shopping()
    play(state, *BUY)
    assert told(state, "place garden-8ne 2,0") == [
        "Longest wall: from 0 to 2",
        "garden: from shared first place to first place",
        "If the first scoring came now: +5",
    ]
    assert told(state, "reserve garden-8ne") == []


def test_a_tile_for_dirk_may_cost_a_place() -> None:
    state = shopping(2, "garden-9e")
    play(state, *BUY)
    assert told(state, "give garden-8ne") == [
        "garden: from shared first place to shared second place",
        "If the first scoring came now: \N{MINUS SIGN}1",
    ]


def test_the_points_are_those_of_the_next_scoring_whatever_the_end_of_the_turn_reveals() -> None:
    seen = set()
    for players in (2, 4):
        for state, seat, question in positions(players, range(1)):
            round = state.next_round
            for choice in question.choices():
                then = after(state, seat, choice)
                changes = {change.id: change.args for change in foreseen(state, seat, choice.moves)}
                if "alhambra-change-points" in changes and then.dirk == state.dirk:
                    now, points = changes["alhambra-change-points"]
                    assert now.args == (round,)
                    assert points == sum(then.score_sheet(round)[seat]) - sum(state.score_sheet(round)[seat])
                    seen.add(choice.moves[0].split()[0])
    assert seen == {"place", "withdraw", "swap"}
