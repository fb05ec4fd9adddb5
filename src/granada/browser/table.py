"""BrowserTable: a table that this page plays, and its log.

It works like that of the server: an action is checked against the LiveGame in memory, its entries are kept, and only
then the new LiveGame takes the place of the old one and the viewers hear of it. Other tabs may play the same table: the
one whose entries come second reads those of the other, and tries again."""

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec import structs

from granada.answers.acting import agreement, check_may_act
from granada.answers.connections import ViewerConnections
from granada.answers.faults import AnswerFault
from granada.answers.table import Table, info_for, played_again
from granada.bots.asking import STAND_IN, deciding
from granada.browser.faults import BrowserFault
from granada.browser.store import HERE, Head, KeptEntry, TypedStore
from granada.browser.thinking import NotWanted, think
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.acting import entries_for, entries_of_bot
from granada.protocol.tables import CLOSED
from granada.table import Entry, Kind, LiveGame, Stale, walk

MOST_TRIES = 20
PAUSE = 1.0
"""Seconds until what could not be kept is tried again."""

log = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class BrowserTable:
    def __init__(self, store: TypedStore, head: Head) -> None:
        self.head = head
        self.game: LiveGame | None = None
        self.unplayable = GranadaError(BrowserFault.OTHER_VERSION) if head.is_foreign else None
        """The reason why the game cannot go on here, for instance because it began with other rules."""
        self.connections = ViewerConnections(now)
        self._store = store
        self._turn = asyncio.Lock()
        """Held by what writes or reads: everything else waits."""
        self._in_doubt = True
        self._bots: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.head.table.id

    @property
    def number(self) -> int:
        return self.game.number if self.game else 0

    def started_game(self) -> LiveGame:
        """The game, or the reason why there is none."""
        if self.game is None:
            raise self.unplayable or GranadaError(AnswerFault.NO_SUCH_TABLE)
        return self.game

    # Reading.

    async def read(self) -> None:
        """Read what is stored and is not known here. Bots whose turn it is go on."""
        async with self._turn:
            if self._in_doubt:
                await self._catch_up()

    async def changed(self, head: Head | None) -> None:
        """Another tab has written to this table, or has forgotten it."""
        async with self._turn:
            if head is None:
                self.close()
                return
            await self._catch_up()
            # The head may have been read before its last entries.
            self.set(head.after(self.game) if self.game is not None and head.number < self.number else head)

    def check_may_change(self) -> None:
        """Not if it would be stored without what cannot be read."""
        if self.head.is_foreign:
            raise GranadaError(BrowserFault.OTHER_VERSION)

    async def change(self, what: Callable[[Table], Table]) -> None:
        """Something about the table that is not its game."""
        self.check_may_change()
        async with self._turn:
            head = structs.replace(self.head, table=what(self.head.table))
            await self._store.keep(head)
            self.set(head)

    def set(self, head: Head) -> None:
        """What is known of the table besides its game."""
        before, self.head = self.head, head
        if info_for(before.table, HERE) != info_for(head.table, HERE):
            self.connections.tell_table(head.table, self.game)

    def close(self) -> None:
        """Nobody plays here any more."""
        self.game = None
        self.set(structs.replace(self.head, table=structs.replace(self.head.table, status=CLOSED)))

    async def _catch_up(self) -> None:
        self._in_doubt = True
        missing = [kept.entry for kept in await self._store.log(self.id, self.number)]
        if self.unplayable is None:
            try:
                self._play_on(missing)
            except GranadaError as error:
                self.unplayable = error
                log.warning("table %s cannot be played on: %s", self.id, error)
        self._in_doubt = False
        self.wake_bots()

    def _play_on(self, missing: list[Entry]) -> None:
        if self.game is not None:
            for after in walk(self.game, missing):
                self._adopt(after, self.head.after(after))
            return
        self.game, last = played_again(self.head.table, missing)
        if last:
            self.head = self.head.after(self.game)
        self.connections.show_begun(self.game, last)

    # Actions.

    async def act(self, action: live.AnyAction) -> tuple[int, bool]:
        """The number of the last entry that the action has become, and whether it had been sent before."""
        async with self._turn:
            for _ in range(MOST_TRIES):
                game = await self._current()
                if (number := self.connections.number_of(action)) is not None:
                    return number, True
                try:
                    check_may_act(self.head.table, game, HERE, action, now())
                    after = game.after(*entries_for(game, action, now()))
                except GranadaError:
                    if (number := await self._written_as(action)) is not None:
                        return number, True
                    raise
                if await self._append(after):
                    if isinstance(action, live.Propose | live.Agree):
                        await self._agree_with_oneself()
                    return after.number, False
            raise GranadaError(AnswerFault.INTERNAL_ERROR)

    async def leave(self) -> None:
        """Bots take over all seats of people."""
        async with self._turn:
            for seat in self.head.table.seats_of(HERE):
                for _ in range(MOST_TRIES):
                    game = await self._current()
                    if game.state.over or game.bot_for(seat):
                        break
                    if await self._append(game.after(Entry(game.number + 1, Kind.TAKEOVER, seat, STAND_IN, now()))):
                        break

    async def _agree_with_oneself(self) -> None:
        while True:
            game = await self._current()
            entry = agreement(self.head.table, game, HERE, now())
            if entry is None or not await self._append(game.after(entry)):
                return

    async def _written_as(self, action: live.AnyAction) -> int | None:
        """The number of the last entry that this action has ever become. It is only looked up after a refusal."""
        for kept in await self._store.log(self.id):
            if (kept.entry.seat, kept.entry.key) == (action.seat, action.key):
                return kept.number
        return None

    async def _current(self) -> LiveGame:
        if self._in_doubt:
            await self._catch_up()
        return self.started_game()

    async def _append(self, after: LiveGame) -> bool:
        """Keep the entries that lead to this game, and make it the current one. False if another tab was faster: then
        what it has done is known, and the action has to be checked again."""
        head = self.head.after(after)
        self._in_doubt = True  # Until it is known whether they are kept.
        if not await self._store.keep(head, map(KeptEntry.of, after.outcomes)):
            before = self.number
            await self._catch_up()
            if self.number == before:
                raise GranadaError(BrowserFault.NOT_KEPT, detail="no tab has written these entries")
            return False
        self._in_doubt = False
        self._adopt(after, head)
        self.wake_bots()
        return True

    def _adopt(self, after: LiveGame, head: Head) -> None:
        """Make this the current game, even if it cannot be sent to the viewers."""
        self.game = after
        try:
            self.connections.send_entry(after)
        except Exception:
            log.exception("entry %d of table %s cannot be sent", after.number, self.id)
        self.set(head)

    # Bots.

    def wake_bots(self) -> None:
        if self._bots is None and self._bots_have_to_play():
            self._bots = asyncio.create_task(self._play_bots())

    def _bots_have_to_play(self) -> bool:
        """Bots wait until somebody looks on: their moves are shown, and a battery is not spent for nobody."""
        return self.game is not None and bool(self.game.bots_to_decide) and len(self.connections) > 0

    async def _play_bots(self) -> None:
        try:
            while self._bots_have_to_play():
                await asyncio.sleep(0)  # Others have their turn.
                try:
                    await self._play_bot()
                except (Stale, NotWanted):
                    continue  # Something has happened meanwhile: the bot thinks again, if it still has to play.
                except GranadaError as error:
                    if error.code is not BrowserFault.NOT_KEPT:
                        raise
                    await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("the bots of table %s have failed", self.id)
        finally:
            self._bots = None

    async def _play_bot(self) -> None:
        async with self._turn:
            game = await self._current()
        if not game.bots_to_decide:
            return
        seat = game.bots_to_decide[0]
        move = await self._choice(game, seat)
        async with self._turn:
            now_playing = await self._current()
            await self._append(now_playing.after(*entries_of_bot(now_playing, seat, move, game.number, now())))

    async def _choice(self, game: LiveGame, seat: int) -> str:
        """What a bot, or its stand-in, decides for the seat."""

        def is_wanted() -> bool:
            return self._bots_have_to_play() and self.started_game().still_asks_bot(seat, game)

        asking = deciding(game.state, seat, game.bot_for(seat), [], self.id)
        try:
            question = next(asking)
            while True:
                clock = game.clocks.for_decision(seat, now())
                question = asking.send(await think(question, clock, is_wanted))
        except StopIteration as decided:
            return str(decided.value)
