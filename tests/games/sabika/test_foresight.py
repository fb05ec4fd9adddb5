"""What a choice would change is told before it is made: what it brings, what is left, and what it keeps from later
actions."""

from collections import Counter
from collections.abc import Sequence

from tests.games.sabika.positions import Own, arrange, play
from tests.games.sabika.test_choices import after, is_own_turn, positions

from granada.games.sabika import GAME, events
from granada.games.sabika.state import SabikaState
from granada.kernel.choice import Message
from granada.locale import Texts
from granada.wording.sabika.words import Words

WORDS = Words(Texts("en"), ["Ana", "Ben"], GAME.book)


def foreseen(state: SabikaState, seat: int, moves: Sequence[str]) -> tuple[Message, ...]:
    return state.foresee([GAME.parse(state, text) for text in moves], seat)


def told(state: SabikaState, *moves: str) -> list[str]:
    return [WORDS.saying.message(change) for change in foreseen(state, 0, moves)]


def test_a_way_says_what_is_left_and_what_it_keeps_from_the_other_workers() -> None:
    state = arrange(2, Own(dinars=3, ships="fez", stock="gypsum wood", workers={"merchant": "middle-0"}))
    assert told(state, "work builder-1 outer-1") == ["\N{MINUS SIGN}1 dinar", "You keep: 2 dinars"]
    assert told(state, "work merchant middle-4") == [
        "\N{MINUS SIGN}3 dinars",
        "You keep no dinars and no seals.",
        "Then out of reach for your other workers: major quarry, carve a poem",
    ]
    assert told(state, "rest poet") == ["\N{MINUS SIGN}1 PP, +3 dinars"]


def test_a_square_says_which_of_its_actions_will_not_be_possible() -> None:
    state = arrange(2, Own(dinars=1, stock="gypsum"))
    assert told(state, "work poet inner-2") == ["Then not possible on this square: reactivate"]
    state = arrange(2, Own(dinars=1, ships="fez", stock="gypsum"))
    play(state, "work poet inner-0")
    assert told(state, "secondary marble")[2] == "Then not possible on this square: carve a poem"
    assert told(state, "main") == []


def test_what_a_choice_brings_is_what_then_happens() -> None:
    checked = 0
    for state, seat, question in positions(2, range(2)):
        if not is_own_turn(state, seat):
            continue
        for choice in question.choices():
            twin, heard = after(state, seat, choice)
            if twin.turn != state.turn:
                continue
            gains = [change for change in foreseen(state, seat, choice.moves) if change.id == ":list message"]
            sums: Counter[str] = Counter()
            for event in heard:
                if isinstance(event, events.Scored) and event.seat == seat:
                    sums["pp"] += event.pp
                elif isinstance(event, events.Changed) and event.seat == seat:
                    sums[event.what] += event.by
            expected = {what: by for what, by in sums.items() if by}
            brought = [each.args for gain in gains for each in gain.args[0]]
            assert {args[0] if len(args) == 2 else "pp": args[-1] for args in brought} == expected
            checked += bool(expected)
    assert checked > 100
