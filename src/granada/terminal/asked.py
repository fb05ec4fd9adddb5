"""Questions as menus: what comes first, such as which worker, has a menu of its own."""

from collections.abc import Callable

from granada.kernel import choice as kernel
from granada.kernel.choice import Question
from granada.kernel.state import Move
from granada.terminal.menu import Choice, Group, Menu
from granada.wording.saying import Saying


def menu_of(question: Question, parse: Callable[[str], Move], saying: Saying) -> Menu:
    """What has to be chosen first stands where the first of its groups would stand, and what is assumed for most people
    can be asked for in a menu of its own."""
    groups: list[Group] = []
    first: list[Choice] = []
    menus: dict[str, Menu] = {step.place: Menu() for step in question.steps}
    for group in question.groups:
        shown = Group(saying.message(group.title), [_choice(choice, parse, saying) for choice in group.choices])
        menu = menus.get(group.place)
        if menu is None:
            groups.append(shown)
            continue
        if not first:
            assert question.step_title is not None
            groups.append(Group(saying.message(question.step_title), first))
        menu.groups.append(shown)
        # A step without groups, such as a worker that can only rest, leads nowhere.
        first[:] = [
            Choice(saying.message(step.label), then=menus[step.place])
            for step in question.steps
            if menus[step.place].groups
        ]
    if question.assumption:
        asked = [
            Group(saying.message(group.title), [_choice(choice, parse, saying) for choice in left])
            for group in question.groups
            if (left := question.without_assumption(group))
        ]
        label = saying.message(question.assumption.label)
        groups.append(Group(label, [Choice(label, then=Menu(asked))]))
    return Menu(groups)


def _choice(choice: kernel.Choice, parse: Callable[[str], Move], saying: Saying) -> Choice:
    return Choice(saying.label(choice), tuple(map(parse, choice.moves)), choice=choice)
