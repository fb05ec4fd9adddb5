"""What can be chosen in Sabika, as menus: what comes first, such as the worker, has a menu of its own."""

from collections.abc import Mapping

from granada.kernel import choice as kernel
from granada.kernel.choice import Question
from granada.kernel.state import Move
from granada.terminal.menu import Choice, Group, Menu
from granada.wording.saying import Saying


def menu_of(question: Question, moves: Mapping[str, Move], saying: Saying) -> Menu:
    steps = {step.place: saying.message(step.label) for step in question.steps}
    groups: list[Group] = []
    first: list[Choice] = []
    for group in question.groups:
        title = saying.message(group.title)
        choices = [_choice(choice, moves, saying) for choice in group.choices]
        if group.place in steps:
            if not first:
                assert question.step_title is not None
                groups.append(Group(saying.message(question.step_title), first))
            first.append(Choice(steps[group.place], then=Menu([Group(title, choices)])))
        else:
            groups.append(Group(title, choices))
    return Menu(groups)


def _choice(choice: kernel.Choice, moves: Mapping[str, Move], saying: Saying) -> Choice:
    return Choice(saying.label(choice), tuple(moves[text] for text in choice.moves))
