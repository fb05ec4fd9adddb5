"""Errors of a command line, in the person's language. Typer has them only in English, with words of Pydantic."""

from collections.abc import Iterator
from contextlib import contextmanager

from typer.core import TyperGroup
from typer.exceptions import TyperException

from granada.games.built_in import PLUGINS
from granada.kernel.errors import BadOption
from granada.locale import Texts
from granada.terminal.errors import printable, sentence_about

USUAL_GAME = next(iter(PLUGINS))


class WrongUsage(Exception):
    """The command was not understood; says why in the person's language."""


@contextmanager
def as_typed(texts: Texts) -> Iterator[None]:
    """What is asked for in here comes from the command line: if it does not exist, the command was wrong."""
    try:
        yield
    except BadOption as error:
        raise WrongUsage(sentence_about(error, texts)) from None


def sentence_about_usage(error: TyperException, texts: Texts) -> str:
    """Typer's kinds of errors have no public names, but they differ in what they know."""
    context, parameter = getattr(error, "ctx", None), getattr(error, "param", None)
    command = context.command_path if context else "granada"
    if parameter is not None:
        name: str = parameter.opts[0]
        what = name if name.startswith("-") else name.upper()
        if hasattr(error, "param_type"):
            return texts.text("usage-missing", what=what, command=command)
        if numbers := _range(parameter):
            return texts.text("usage-wrong-number", what=what, range=numbers, command=command)
        return texts.text("usage-wrong-value", what=what, command=command)
    if hasattr(error, "possibilities"):
        return texts.text("usage-no-such-option", option=printable(getattr(error, "option_name", "")), command=command)
    if option := getattr(error, "option_name", ""):
        return texts.text("usage-wrong-value", what=option, command=command)
    if context and isinstance(context.command, TyperGroup):
        return texts.text("usage-no-such-command", commands=", ".join(context.command.commands))
    return texts.text("usage-not-understood", command=command)


def _range(parameter: object) -> str:
    """The numbers that are allowed, in signs that need no translation; empty if there are no bounds."""
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is not None and most is not None:
        return f"{least}…{most}"
    return f"≥ {least}" if least is not None else ""
