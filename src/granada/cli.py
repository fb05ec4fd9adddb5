"""The command ``granada``. Every help text in the commands is the id of a message, put into words here."""

import errno
import logging
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
import typer.rich_utils
from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.exceptions import TyperException
from typer.main import get_command

from granada.commands.admin import commands as admin_commands
from granada.commands.arena import arena
from granada.commands.content import commands as content_commands
from granada.commands.hints import hint
from granada.commands.language import take_out_language
from granada.commands.play import play
from granada.commands.records import replay, verify
from granada.commands.serve import serve
from granada.commands.simulate import simulate
from granada.commands.usage import WrongUsage, sentence_about_usage
from granada.kernel.errors import GranadaError
from granada.locale import LANGUAGES, Texts, system_language
from granada.plugins import left_out
from granada.table import CannotSave
from granada.terminal.errors import printable, sentence_about

app = typer.Typer(help="command-granada", no_args_is_help=True, add_completion=False)
app.command(help="command-play")(play)
app.command(help="command-hint")(hint)
app.command(help="command-serve")(serve)
app.command(help="command-replay")(replay)
app.command(help="command-verify")(verify)
app.command(help="command-simulate")(simulate)
app.command(help="command-arena")(arena)
app.add_typer(admin_commands, name="admin")
app.add_typer(content_commands, name="content")


@app.callback()
def granada(lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="option-lang")] = "") -> None:
    """The language is known before anything else is read, and may be given anywhere: see `main`."""


def main() -> None:
    """Exit code 1 means that something is wrong with the game or its record, 2 that the command was not understood."""
    # What a person should know of it, the commands say themselves.
    logging.getLogger("granada").addHandler(logging.NullHandler())
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # A letter that nobody can read is no reason to stop.
    arguments, language = take_out_language(sys.argv[1:], os.environ)
    if language not in LANGUAGES:
        texts = Texts(system_language(os.environ))
        _stop(texts.text("usage-no-such-language", language=printable(language), languages=", ".join(LANGUAGES)), 2)
    texts = Texts(language)
    if sys.stdout is None:
        _stop_unheard(OSError(errno.EBADF, os.strerror(errno.EBADF)), texts)
    for broken in left_out():
        details = {name: printable(text) for name, text in broken._asdict().items()}
        print(texts.text("plugin-left-out", **details), file=sys.stderr)
    try:
        try:
            code = _in_words(texts).main(arguments, prog_name="granada", obj=texts, standalone_mode=False)
        finally:
            sys.stdout.flush()  # Here it can still be said that this fails.
        sys.exit(code)
    except TyperException as error:
        if not str(error):  # Nothing was asked for, and the help has been shown.
            sys.exit(2)
        _stop(sentence_about_usage(error, texts), 2)
    except typer.Abort:
        sys.exit(1)
    except WrongUsage as error:
        _stop(str(error), 2)
    except GranadaError as error:
        _stop(sentence_about(error, texts), 1)
    except OSError as error:
        if error.filename is not None:
            raise
        _stop_unheard(error, texts)


def _stop(sentence: str, code: int) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(code)


def _stop_unheard(error: OSError, texts: Texts) -> NoReturn:
    """Discard all further output. The reader has closed the pipe, and Python must not try to write again at exit."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        sys.exit(1)
    _stop(sentence_about(CannotSave(Path("/dev/stdout"), error), texts), 1)


def _in_words(texts: Texts) -> TyperGroup:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    commands = [group, *group.commands.values()]
    for command in commands:
        if isinstance(command, TyperGroup) and command is not group:
            commands += command.commands.values()
        command.help = _put_into_words(command.help, texts)
        for parameter in command.params:
            if isinstance(parameter, TyperOption | TyperArgument):
                parameter.help = _put_into_words(parameter.help, texts)
        if option := command.get_help_option(typer.Context(command)):
            option.help = texts.text("help-help")
    typer.rich_utils.ARGUMENTS_PANEL_TITLE = texts.text("help-arguments")
    typer.rich_utils.OPTIONS_PANEL_TITLE = texts.text("help-options")
    typer.rich_utils.COMMANDS_PANEL_TITLE = texts.text("help-commands")
    typer.rich_utils.ERRORS_PANEL_TITLE = texts.text("help-error")
    return group


def _put_into_words(help_text: str | None, texts: Texts) -> str | None:
    return texts.text(help_text) if help_text and texts.has(help_text) else help_text
