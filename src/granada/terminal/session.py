"""Session: one game at the keyboard, from the first decision to the result."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from granada.kernel.errors import IllegalMove
from granada.kernel.event import Event
from granada.kernel.record import Record
from granada.kernel.state import Move
from granada.table import (
    BotFailure,
    CannotSave,
    LocalTable,
    NoHint,
    NothingToTakeBack,
    is_something_else,
    path_of,
    save,
    would_lose_moves,
)
from granada.terminal.errors import LONGEST_PATH, printable, sentence_about
from granada.terminal.face import face_of
from granada.terminal.hints import sentences
from granada.terminal.menu import Choice, Menu
from granada.terminal.names import names_of
from granada.terminal.screen import Left, Screen

LONGEST_NUMBER = 4


class Program(Protocol):
    """What a session knows of the program that it runs in: where games are kept, and how to come back to one."""

    def file_for_a_new_game(self) -> Path: ...

    def command_to_resume(self, file: Path) -> list[str]: ...

    def command_to_verify(self, file: Path) -> list[str]: ...


class Session:
    def __init__(
        self, table: LocalTable, screen: Screen, program: Program, autosave: Path, *, resumed: bool, confirm: bool
    ) -> None:
        self.table = table
        self.screen = screen
        self.program = program
        self.autosave = autosave
        self.last_kept: Record | None = table.record() if resumed else None
        self.is_kept = True
        """Whether the last attempt to keep the game went well."""
        self.has_said_where = False
        self.confirm = confirm
        self.names = names_of(table.seats, screen.texts)
        self.face = face_of(table.rules, screen, self.names)
        self.at_keyboard: int | None = None
        self.seen = [_events_seen(seat, table.events) for seat in range(len(table.seats))]
        """How many of the events each seat had seen when it last decided."""
        self.shown_failures: set[BotFailure] = set()

    def run(self) -> None:
        """Play until the game is over, or until the person leaves."""
        try:
            self.keep()
            self._let_bots_play()
            while seats := self.table.live.people_to_decide:
                self._pass_keyboard(seats[0])
                _Decision(self, seats[0]).make()
                self._let_bots_play()
            self._show_result()
        except (Left, KeyboardInterrupt):
            if self.is_kept:
                self.screen.say("left")
                self.screen.show_command(self.program.command_to_resume(self.autosave))
            else:
                self.screen.say("not-kept")

    def keep(self) -> None:
        """Save after each move, so that a killed program loses nothing. Moves that others have saved in the file since
        are left to them; and a game that cannot be saved can still be played."""
        record = self.table.record()
        if self.is_kept and record == self.last_kept:
            return
        if would_lose_moves(record, self.autosave, self.last_kept):
            other = self.program.file_for_a_new_game()
            self.screen.warn(self.screen.texts.text("kept-elsewhere", file=_shown(self.autosave), other=_shown(other)))
            self.screen.pause()
            self.autosave = other
        try:
            save(record, self.autosave)
        except CannotSave as error:
            if self.is_kept:
                self.screen.warn(sentence_about(error, self.screen.texts))
                self.screen.warn(self.screen.texts.text("not-kept"))
                self.is_kept = False
                self.screen.pause()
        else:
            self.last_kept = record
            self.is_kept = True

    def say_where_kept(self) -> None:
        if self.is_kept:
            self.screen.say("autosave-is", file=_shown(self.autosave))
        else:
            self.screen.say("not-kept")
        self.has_said_where = True

    def save_copy(self, typed: str) -> bool:
        """Where the person wants it; whether that could be done."""
        try:
            path = path_of(typed)
            record = self.table.record()
            if is_something_else(path, record):
                self.screen.warn(self.screen.texts.text("not-over-that", file=_shown(path)))
                return False
            save(record, path)
        except CannotSave as error:
            self.screen.warn(sentence_about(error, self.screen.texts))
            return False
        self.screen.say("saved", file=_shown(path))
        return True

    def offer_copy(self) -> None:
        while (answer := self.screen.ask("quit")) and not self.save_copy(answer):
            pass

    def _let_bots_play(self) -> None:
        with self.screen.busy("bots-think"):
            self.table.let_bots_play()
        self.keep()
        self._tell_stumbles()

    def _tell_stumbles(self) -> None:
        """Each kind of them once: a bot that fails will do so again."""
        for failure in dict.fromkeys(self.table.failures):
            if failure not in self.shown_failures:
                player, texts = self.names[failure.seat], self.screen.texts
                self.screen.warn(texts.text(f"bot-failure-{failure.reason}", player=player, kind=failure.kind))
                self.screen.pause()
                self.shown_failures.add(failure)

    def _pass_keyboard(self, seat: int) -> None:
        """People who share a screen must not see each other's money, where the game hides it."""
        if self.table.state.hides and len(self.table.live.people) > 1 and seat != self.at_keyboard:
            self.screen.hide_everything()
            self.screen.ask("pass-keyboard", player=self.names[seat])
            self.screen.hide_everything()
        self.at_keyboard = seat

    def _show_result(self) -> None:
        view = self.table.state.view(None)
        self.screen.new_page()
        self.screen.show(self.face.everybody(view), self.face.result(view))
        seed = str(self.table.state.chance.seed)
        if self.is_kept:
            self.screen.say("seed-was", seed=seed)
            self.screen.show_command(self.program.command_to_verify(self.autosave))
        else:
            self.screen.say("seed-was-unkept", seed=seed)
            self.offer_copy()


def _shown(path: Path) -> str:
    return printable(str(path), LONGEST_PATH)


def _events_seen(seat: int, events: Sequence[Event]) -> int:
    """How many events there were up to the last one of this seat: in a resumed game, those after it are new to it."""
    own = [number for number, event in enumerate(events, 1) if getattr(event, "seat", None) == seat]
    return own[-1] if own else 0


class _Decision:
    """One decision of one person: shows the page and asks until something has been chosen."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.table = session.table
        self.screen = session.screen
        self.face = session.face
        self.seat = seat
        self.made = False
        self.menus = [self.face.menu(self.table.state, seat)]
        """The menu that is shown last, and those that led to it."""
        self.commands: dict[str, Callable[[], None]] = {
            "u": self._take_back,
            "s": lambda: self.screen.show(self.face.score_now(self.table.state.view(seat))),
            "p": lambda: self.screen.show(self.face.everybody(self.table.state.view(seat))),
            "n": lambda: self.screen.show(self.face.log(self._new_events())),
            "t": self._hint,
            "hint": self._hint,
            "?": self._help,
            "h": lambda: self.screen.say(f"rules-{self.table.rules.id}"),
            "q": self._quit,
        }

    @property
    def menu(self) -> Menu:
        return self.menus[-1]

    def make(self) -> None:
        self._show_scoring()
        self._show_page()
        while not self.made:
            self._answer(self.screen.ask("prompt", player=self.session.names[self.seat]))

    def _show_scoring(self) -> None:
        """Score sheets deserve a page of their own."""
        sheets = self.face.scoring(self._new_events())
        if sheets is not None:
            self.screen.new_page()
            self.screen.show(sheets)
            self.screen.ask("press-enter")

    def _new_events(self) -> Sequence[Event]:
        """The events since this seat last decided."""
        return self.table.events[self.session.seen[self.seat] :]

    def _show_page(self) -> None:
        self.screen.new_page()
        self.screen.show(self.face.page(self.table.state.view(self.seat), self._new_events(), self.menu))
        if self.session.is_kept and not self.session.has_said_where:
            self.session.say_where_kept()

    def _show_submenu(self) -> None:
        self.screen.new_page()
        self.screen.show(self.face.submenu(self.table.state.view(self.seat), self.menu))

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if line.lower() in self.commands:
                self.commands[line.lower()]()
            elif word.lower() == "save" and rest:
                self.session.save_copy(rest.strip())
            elif line.isdecimal() and len(line) <= LONGEST_NUMBER:
                self._choose(int(line))
            elif line:
                self._play_typed(line)
        except IllegalMove as error:
            self.screen.warn(sentence_about(error, self.screen.texts))

    def _choose(self, number: int) -> None:
        choices = self.menu.numbered()
        if number not in choices:
            self.screen.warn(self.screen.texts.text("no-such-number", last=len(choices)))
            return
        choice: Choice = choices[number]
        if choice.then is not None:
            self.menus.append(choice.then)
            self._show_submenu()
        else:
            self._play(list(choice.moves))

    def _play_typed(self, line: str) -> None:
        state = self.table.state
        lines = self.face.lines_of_moves(state.view(self.seat), line)
        self._play([self.table.rules.parse(state, text) for text in lines])

    def _play(self, moves: list[Move]) -> None:
        """All of the moves, after a question if they cannot be taken back."""
        if self.session.confirm and self.table.is_final(moves, self.seat) and self.screen.ask("confirm"):
            return
        self.session.seen[self.seat] = len(self.table.events)
        self.table.play(moves, self.seat)
        self.session.keep()
        self.made = True

    def _take_back(self) -> None:
        """The last choice: a step into a menu, or moves as far as they may be taken back."""
        if len(self.menus) > 1:
            self.menus.pop()
            self._show_page()
            return
        try:
            self.table.take_back(self.seat)
        except NothingToTakeBack as error:
            self.screen.warn(sentence_about(error, self.screen.texts))
            return
        self.session.seen[self.seat] = min(self.session.seen[self.seat], len(self.table.events))
        self.session.keep()
        self.made = True

    def _hint(self) -> None:
        try:
            with self.screen.busy("bots-think"):
                lines = sentences(self.table, self.seat, self.face, self.screen.texts)
        except NoHint as error:
            self.screen.warn(sentence_about(error, self.screen.texts))
        else:
            self.screen.show(*lines)

    def _help(self) -> None:
        self.screen.say("help")
        self.screen.say(f"notation-{self.table.rules.id}")
        self.session.say_where_kept()

    def _quit(self) -> None:
        """The game is kept anyway; it can also be put where the person wants it."""
        self.session.offer_copy()
        raise Left
