"""A kind of task is declared once: the rest of the game follows from the declaration."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.games.sabika.positions import Own, arrange, play
from tools.web_types import tasks

from granada.games.sabika import GAME, stack
from granada.games.sabika.explain import explain
from granada.games.sabika.moves import KINDS_OF_VERB, NUMBER, VERBS
from granada.games.sabika.packed import encode, kind_of, thing_of
from granada.games.sabika.places import OF_THINGS
from granada.games.sabika.stack import Task
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tasks import (
    AS_DINARS,
    FRAME,
    KINDS,
    MAP_PART,
    NUMBERS,
    ON_TOP,
    UNDECLARED,
    UNDER_OTHERS,
    Kind,
    declare,
    part_of,
)
from granada.kernel.choice import Message, Obstacle
from granada.kernel.errors import BadPosition
from granada.locale import LANGUAGES, Texts
from granada.wording.sabika.forms import MESSAGES
from granada.wording.saying import Forms, Saying

DOCUMENT = (Path(__file__).parents[3] / "docs" / "tasks.md").read_text(encoding="utf-8")


RICH = 7
"""The dinars with which a player gets no gift."""
GRANT = len(VERBS)
"""A kind of move of its own."""


class Gift(Kind):
    """A gift of some dinars from the bank to a player of one's choice who is not rich."""

    def work(self, state: SabikaState, seat: i64, number: i64, other: i64, source: i64) -> bool:
        if number > 0 and len(self.moves(state, seat, number, other, vec[i64]([]))) > 0:
            return False
        state.drop()
        return True

    def moves(self, state: SabikaState, seat: i64, number: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for each in range(len(state.everyone)):
            if state.everyone[each].dinars < RICH:
                codes = append(codes, encode(GRANT, each))
        return codes

    def tried(self, state: SabikaState, seat: i64, number: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for each in range(len(state.everyone)):
            codes = append(codes, encode(GRANT, each))
        return codes

    def why_not(self, state: SabikaState, seat: i64, number: i64, other: i64, code: i64) -> Message | None:
        return Message("why-sabika-rich", (int(thing_of(code)),)) if kind_of(code) == GRANT else None

    def decide(self, state: SabikaState, seat: i64, number: i64, other: i64, source: i64, code: i64) -> None:
        state.everyone[thing_of(code)].dinars += 1
        state.add(self.number, seat, number - 1)

    def fits(self, state: SabikaState, seat: i64, number: i64, other: i64) -> bool:
        return number <= 3

    def title(self, state: SabikaState, number: i64, other: i64) -> tuple[object, ...]:
        return (int(number),)


@pytest.fixture
def gift() -> Iterator[Kind]:
    kind = Gift("gift", "number", lies=ON_TOP, words={"price": AS_DINARS})
    declare(len(KINDS), kind, part=MAP_PART, rule="parias")
    VERBS.append(("grant", (NUMBER,)))
    KINDS_OF_VERB["grant"] = [GRANT]
    OF_THINGS[GRANT] = ("player",)
    yield kind
    del OF_THINGS[GRANT], KINDS_OF_VERB["grant"]
    VERBS.pop()
    KINDS.pop()
    del NUMBERS[kind.name]
    stack.task_named.cache_clear()


def _given(gift: Kind, number: int = 2) -> SabikaState:
    state = arrange(2, Own(dinars=5), Own(dinars=5))
    state.add(gift.number, 0, number)
    return state


@pytest.mark.usefixtures("gift")
def test_both_terminals_and_the_browser_know_where_a_person_looks_for_its_decision() -> None:
    assert part_of("gift") == MAP_PART
    assert tasks()["gift"] == {"part": MAP_PART, "rule": "parias"}


def _legal(state: SabikaState) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def _restored(state: SabikaState, **changed: Any) -> SabikaState:
    """The position, with other fields of the task on top."""
    data = state.dump()
    position: Any = data["position"]
    position["tasks"][-1].update(changed)
    restored = GAME.restore(data)
    assert isinstance(restored, SabikaState)
    return restored


def test_a_new_kind_is_played(gift: Kind) -> None:
    state = _given(gift)
    assert _legal(state) == ["grant 0", "grant 1"]
    play(state, "grant 1", "grant 0")
    assert [player.dinars for player in state.everyone] == [6, 6]
    assert "grant 0" not in _legal(state)


def test_a_new_kind_is_asked_and_seen_by_name(gift: Kind) -> None:
    state = _given(gift)
    question = state.question(0)
    assert question is not None
    assert question.title == Message("sabika-task-gift", (2,))
    assert state.view(1).task == Task(task="gift", seat=0, number=2)
    [group] = question.groups
    assert [(choice.moves, choice.label, choice.places) for choice in group.choices] == [
        ((f"grant {seat}",), Message("sabika-choose-grant"), (f"player:{seat}",)) for seat in range(2)
    ]


def test_the_words_of_a_new_kind_take_the_forms_that_it_declares(gift: Kind) -> None:
    class Words(Texts):
        def text(self, message_id: str, /, **args: str | int) -> str:
            return (
                f"Who gets {args['price']}?" if message_id == "sabika-task-gift" else super().text(message_id, **args)
            )

    forms = Forms(messages={**MESSAGES, "sabika-task-gift": gift.words})
    question = _given(gift).question(0)
    assert question is not None
    assert Saying(Words("en"), forms, str, lambda _, name: name).message(question.title) == "Who gets 2 dinars?"


def test_a_new_kind_gives_the_reasons_of_its_own(gift: Kind) -> None:
    state = arrange(2, Own(dinars=5), Own(dinars=RICH))
    state.add(gift.number, 0, 1)
    assert explain(state, encode(GRANT, 1), 0) == "sabika-rich"
    question = state.question(0)
    assert question is not None
    assert question.obstacles == (Obstacle(Message("why-sabika-rich", (1,)), ("player:1",)),)


def test_a_new_kind_is_dumped_and_restored(gift: Kind) -> None:
    state = _given(gift)
    position: Any = state.dump()["position"]
    assert position["tasks"][-1] == {"task": "gift", "seat": 0, "number": 2}
    restored = _restored(state)
    assert restored.dump() == state.dump()
    play(restored, "grant 1", "grant 1")
    assert restored.everyone[1].dinars == 7


@pytest.mark.parametrize("changed", [{"number": 4}, {"number": 0}, {"city": "fez"}, {"number": None}, {"seat": 2}])
def test_an_impossible_task_of_a_new_kind_is_refused(gift: Kind, changed: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="tasks"):
        _restored(_given(gift), **changed)


def test_a_task_that_lies_where_it_cannot_is_refused(gift: Kind) -> None:
    state = _given(gift)
    state.add(gift.number, 0, 1)
    with pytest.raises(BadPosition, match="tasks"):
        _restored(state)
    gift.lies = ON_TOP | UNDER_OTHERS
    assert _restored(state).dump() == state.dump()


def test_a_kind_is_declared_once(gift: Kind) -> None:
    with pytest.raises(ValueError, match="gift"):
        declare(len(KINDS), Gift("gift"))
    with pytest.raises(ValueError, match="other"):
        declare(gift.number, Gift("other"))


def test_every_kind_is_declared_and_has_known_fields() -> None:
    assert UNDECLARED not in KINDS
    assert [NUMBERS[kind.name] for kind in KINDS] == [kind.number for kind in KINDS] == list(range(len(KINDS)))
    assert {field for kind in KINDS for field in kind.fields} <= set(stack.CODECS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_that_asks_has_its_question_in_every_language(language: str) -> None:
    asking = [kind for kind in KINDS if type(kind).moves is not Kind.moves]
    assert len(asking) > 30
    assert [kind.name for kind in asking if not Texts(language).has(f"sabika-task-{kind.name}")] == []


def test_the_forms_of_the_questions_are_those_of_the_kinds() -> None:
    told = {f"sabika-task-{kind.name}": kind.words for kind in KINDS if kind.words}
    assert {name: words for name, words in MESSAGES.items() if name.startswith("sabika-task-")} == told


def test_the_document_lists_every_kind() -> None:
    rows = [
        f"| `{kind.name}` | {', '.join(kind.fields)} | {'frame' if kind.lies == FRAME else ''} | {type(kind).__doc__} |"
        for kind in KINDS
    ]
    assert [line for line in DOCUMENT.splitlines() if line.startswith("| `")] == rows, "\n".join(rows)
