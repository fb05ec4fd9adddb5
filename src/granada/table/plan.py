"""A plan: moves as a person would make them, choice by choice, in the order of the moves."""

from collections.abc import Iterator, Sequence

import msgspec

from granada.kernel.choice import Choice, Group, Message, Question
from granada.kernel.game import Game
from granada.kernel.state import State

TOGETHER = ":list message"


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that is proposed, as it will be offered when the time comes; or several that are told as one."""

    choice: Choice
    title: Message | None = None
    """The title of its group, where the label does not say all."""

    @classmethod
    def of(cls, group: Group, choice: Choice) -> "Planned":
        return cls(choice, None if group.is_idle else group.title)


def planned(rules: Game, state: State, seat: int, moves: Sequence[str]) -> list[Planned]:
    """The choices that make these moves, which are played. What a person would not tell one by one is one step: cards
    or materials of the same group, and a choice that only begins another one, such as a purchase with its payment. A
    payment against the assumption of the question is a step of its own, because its label does not say what for."""
    steps: list[Planned] = []
    begun = False
    for group, choice in _choices(rules, state, seat, moves):
        step = Planned.of(group, choice)
        last = steps[-1] if steps else None
        if last is not None and begun:
            steps[-1] = _together(last, step, step.choice.label)
        elif last is not None and _are_alike(last, step):
            steps[-1] = _together(last, step, _both(last.choice.label, choice.label))
        else:
            steps.append(step)
        begun = choice in group.choices and _is_beginning(choice, group)
    return steps


def offered(question: Question, move: str) -> Planned | None:
    """The first choice of the question that begins with this move."""
    choices = [Planned.of(group, choice) for group in question.groups for choice in group.choices]
    return next((step for step in choices if step.choice.moves[0] == move), None)


def begin(some: Sequence[str], moves: Sequence[str]) -> bool:
    """Whether the moves begin with these. Money may be paid and materials taken in any order."""
    return sorted(some) == sorted(moves[: len(some)])


def _choices(rules: Game, state: State, seat: int, moves: Sequence[str]) -> Iterator[tuple[Group, Choice]]:
    while moves:
        question = state.question(seat)
        assert question is not None
        fitting = [
            (group, choice)
            for group in question.groups
            for choice in (*group.choices, *question.without_assumption(group))
            if begin(choice.moves, moves)
        ]
        if not fitting:
            return  # A payment that nobody would make: the plan ends before it.
        group, choice = max(fitting, key=lambda found: len(found[1].moves))
        yield group, choice
        for move in moves[: len(choice.moves)]:
            state.play(rules.parse(state, move), seat)
        moves = moves[len(choice.moves) :]


def _is_beginning(choice: Choice, group: Group) -> bool:
    """Whether other choices of its group begin in the same way and say more."""
    return any(
        len(other.moves) > len(choice.moves) and other.moves[: len(choice.moves)] == choice.moves
        for other in group.choices
    )


def _are_alike(one: Planned, other: Planned) -> bool:
    """Whether both do the same with other things."""
    if one.title is None or other.title is None or one.choice.parts or other.choice.parts:
        return False
    return _verb(one.choice) == _verb(other.choice)


def _verb(choice: Choice) -> str:
    return choice.moves[0].split()[0]


def _together(first: Planned, then: Planned, label: Message) -> Planned:
    one, other = first.choice, then.choice
    cost = {what: one.cost.get(what, 0) + other.cost.get(what, 0) for what in one.cost | other.cost}
    brings = {what: one.brings.get(what, 0) + other.brings.get(what, 0) for what in one.brings | other.brings}
    moves, places = one.moves + other.moves, one.places
    choice = Choice(moves, label, places, cost, (), brings, other.ends_turn, other.final)
    return Planned(choice, first.title)


def _both(one: Message, other: Message) -> Message:
    before: tuple[Message, ...] = one.args[0] if one.id == TOGETHER else (one,)
    return Message(TOGETHER, ((*before, other),))
