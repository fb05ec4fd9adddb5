"""What the browser keeps: a head and entries for each table, and a few values such as the name of the person."""

import logging
from collections.abc import Awaitable, Collection, Iterable
from typing import Protocol, TypeVar

import msgspec

from granada.answers.colours import colours_from
from granada.answers.opening import deciders_of
from granada.answers.table import Table, TableSeat, my_table
from granada.browser.faults import BrowserFault
from granada.kernel.errors import GranadaError
from granada.protocol.tables import OVER, PLAYING, MyTable
from granada.table import Entry, EntryOutcome, LiveGame, NoClock

HERE = "here"
"""The id of the only person."""
NAME = "name"

T = TypeVar("T")

log = logging.getLogger(__name__)


class Store(Protocol):
    """Made by the page. All texts are JSON that it need not understand, except the numbers of entries."""

    async def tables(self) -> str:
        """All heads: an array."""

    async def entries(self, table: str, after: int) -> str:
        """The entries after that number, in order: an array."""

    async def keep(self, table: str, head: str, entries: str) -> bool:
        """A head and new entries, all of them or nothing. False if there is an entry with one of their numbers already:
        another tab was faster."""

    async def forget(self, tables: str) -> None:
        """An array of ids."""

    async def value(self, name: str) -> str:
        """Empty if there is none."""

    async def keep_value(self, name: str, text: str) -> None: ...


class Head(msgspec.Struct, frozen=True):
    """A table, and what can be said of its game without playing it again."""

    table: Table
    number: int
    """The number of the last entry."""
    deciders: int
    """One bit for each seat."""
    since: int
    is_foreign: bool = False
    """Whether another version has stored it, and only what a record needs can be read."""

    def after(self, game: LiveGame) -> "Head":
        """The head after what has happened last in this game."""
        at = game.outcomes[-1].entry.at
        return Head(self.table.after(game, at), game.number, deciders_of(game.state), at)

    def listed(self) -> MyTable:
        is_playing = self.table.status == PLAYING
        return my_table(self.table, HERE, self.deciders if is_playing else 0, self.since if is_playing else None)


class Remains(msgspec.Struct):
    """A table of another version, as far as records need it."""

    id: str
    game: str
    edition: str
    rules: int
    options: dict[str, str]
    seed_text: str
    seats: tuple["RemainingSeat", ...]
    edition_text: str | None = None
    opened: int = 0
    started: int | None = None
    ended: int | None = None
    scores: list[int] | None = None

    def head(self) -> Head:
        colours = colours_from([None] * len(self.seats))
        table = Table(
            id=self.id,
            game=self.game,
            edition=self.edition,
            own_edition=self.edition_text is not None,
            edition_text=self.edition_text,
            rules=self.rules,
            options=self.options,
            seed_text=self.seed_text,
            public=False,
            control=NoClock(),
            hints=False,
            status=PLAYING if self.scores is None else OVER,
            host=HERE,
            imported=False,
            opened=self.opened,
            started=self.started,
            ended=self.ended,
            scores=self.scores,
            seats=tuple(
                TableSeat(
                    seat=number,
                    name=seat.name,
                    kind=seat.kind,
                    person=seat.person,
                    reserved=None,
                    stand_in="",
                    registered=False,
                    colour=colour,
                    chosen_colour=None,
                    commitment=seat.commitment,
                    nonce=seat.nonce,
                )
                for number, (seat, colour) in enumerate(zip(self.seats, colours, strict=True))
            ),
        )
        return Head(table, 0, 0, self.ended or self.started or self.opened, is_foreign=True)


class RemainingSeat(msgspec.Struct):
    name: str
    kind: str
    person: str | None = None
    commitment: str | None = None
    nonce: str | None = None


class StoredRemains(msgspec.Struct):
    """What is stored for a table of another version."""

    table: Remains


class KeptEntry(msgspec.Struct, frozen=True):
    number: int
    entry: Entry
    deciders: int
    """The seats that have to decide after the entry."""

    @classmethod
    def of(cls, outcome: EntryOutcome) -> "KeptEntry":
        return cls(outcome.entry.number, outcome.entry, sum(1 << seat for seat in outcome.deciders))


class TypedStore:
    """The store, with types and with errors that people understand."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def heads(self) -> dict[str, Head]:
        found = {}
        for raw in msgspec.json.decode(await _read(self._store.tables()), type=list[msgspec.Raw]):
            try:
                head = _head(raw)
            except msgspec.DecodeError:
                log.exception("nothing of a table can be read")
            else:
                found[head.table.id] = head
        return found

    async def log(self, table: str, after: int = 0) -> list[KeptEntry]:
        text = await _read(self._store.entries(table, after))
        try:
            return msgspec.json.decode(text, type=list[KeptEntry])
        except msgspec.DecodeError as error:
            raise GranadaError(BrowserFault.NOT_READ, detail=str(error)) from None

    async def keep(self, head: Head, entries: Iterable[KeptEntry] = ()) -> bool:
        """False if another tab has written entries with these numbers. Nothing has changed then."""
        return await _kept(self._store.keep(head.table.id, _text(head), _text(list(entries))))

    async def forget(self, tables: Collection[str]) -> None:
        await _kept(self._store.forget(_text(sorted(tables))))

    async def name(self) -> str:
        return await _read(self._store.value(NAME))

    async def keep_name(self, name: str) -> None:
        await _kept(self._store.keep_value(NAME, name))


def _head(raw: msgspec.Raw) -> Head:
    try:
        return msgspec.json.decode(raw, type=Head)
    except msgspec.DecodeError:
        return msgspec.json.decode(raw, type=StoredRemains).table.head()


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def _read(reading: Awaitable[T]) -> T:
    try:
        return await reading
    except Exception as error:
        raise GranadaError(BrowserFault.NOT_READ, detail=str(error)) from error


async def _kept(keeping: Awaitable[T]) -> T:
    try:
        return await keeping
    except Exception as error:
        raise GranadaError(BrowserFault.NOT_KEPT, detail=str(error)) from error
