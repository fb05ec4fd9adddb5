"""Screen: everything that is printed and typed goes through here."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from granada.locale import Texts
from granada.terminal.errors import printable

PLAIN_WIDTH = 80


class Left(Exception):
    """The person has closed the input (Ctrl-D) or interrupted the program (Ctrl-C)."""


class Screen:
    def __init__(self, texts: Texts, *, plain: bool) -> None:
        self.texts = texts
        self.plain = plain
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        if plain:
            self.console = Console(
                highlight=False,
                markup=False,
                emoji=False,
                color_system=None,
                width=min(self.console.width, PLAIN_WIDTH),
            )
        # Line editing and the history of what was typed, where the system has it.
        with suppress(ImportError):
            import readline  # noqa: F401

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, message_id: str, /, **args: str | int) -> None:
        self.show(self.texts.text(message_id, **args))

    def show_command(self, words: Sequence[str]) -> None:
        """What can be copied into a shell: on a line of its own that is nowhere broken."""
        line = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
        self.console.print(Text(printable(line, len(line))), soft_wrap=True)

    def warn(self, sentence: str) -> None:
        self.show(Text(sentence, style="bold red"))

    def ask(self, message_id: str, /, **args: str | int) -> str:
        """What the person types, without blanks around it."""
        prompt = self.texts.text(message_id, **args) + " "
        try:
            line = input(prompt).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # A RuntimeError: there is no input at all.
            self.show("")
            raise Left from None
        if not sys.stdin.isatty():
            self.show(line)  # What is piped in has not been echoed; so the transcript reads like a conversation.
        return line

    def pause(self) -> None:
        """Wait, so that people can read the text before the page is wiped."""
        if self.console.is_terminal:
            self.ask("press-enter")

    def busy(self, message_id: str, /) -> AbstractContextManager[object]:
        """A sign of life while something takes its time, where it can be taken away again."""
        if self.plain or not self.console.is_terminal or self.console.is_dumb_terminal:
            return nullcontext()
        return self.console.status(self.texts.text(message_id))

    def new_page(self) -> None:
        if self.console.is_terminal and not self.plain:
            self.console.clear()

    def hide_everything(self) -> None:
        """Empty the screen, and the lines that have scrolled out of it, before the keyboard is passed on."""
        if self.console.is_dumb_terminal:  # It cannot be emptied; but what was shown can be pushed out of sight.
            lines = max(shutil.get_terminal_size().lines, self.console.height)
            self.console.file.write("\n" * lines)
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
