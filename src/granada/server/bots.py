"""Bots: they play when it is their turn, and no game ever stops because of them.

Another bot stands in for one that has no answer, or takes too long."""

import asyncio
import logging
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

from granada.bots.asking import BotFailed, BotQuestion, FailureReason, deciding
from granada.kernel.errors import GranadaError, IllegalMove
from granada.kernel.state import Move
from granada.server.addresses import Addresses
from granada.server.bot_pool import BotPool
from granada.server.bot_process import Choice, MoveQuestion
from granada.server.clock import now
from granada.server.database import DatabaseGone
from granada.server.fair_queue import Account
from granada.server.leases import Leases
from granada.table import LiveGame, Stale

if TYPE_CHECKING:
    from granada.server.live_table import LiveTable

QUICK = ("random", "buyer", "novice", "apprentice")
"""The kinds of bots that need a moment only. They never wait for bots that search."""
PAUSE = 1.0
HURRY_SHOWN_S = 30.0
"""Seconds for which people see that a bot at their table had to hurry."""

log = logging.getLogger(__name__)


class Bots:
    def __init__(self, workers: int, addresses: Addresses, leases: Leases) -> None:
        """The number of processes for bots that search; 0: one less than there are processors."""
        self._leases = leases
        self.searching = BotPool(workers or max(1, (os.cpu_count() or 1) - 1))
        self.quick = BotPool(1)
        self._addresses = addresses
        self._playing: dict[str, asyncio.Task[None]] = {}
        self.elsewhere: set[int] = set()
        """The keys of tables at which another process plays for the bots, as far as this one knows."""
        self._hurried: dict[str, asyncio.TimerHandle] = {}
        """The tables at which bots had to hurry, and when that will have been a while ago."""

    def wake(self, table: "LiveTable") -> None:
        """It is a bot's turn."""
        if table.id not in self._playing and table.stored.key not in self.elsewhere:
            self._playing[table.id] = asyncio.create_task(self._play(table))

    def play_at(self, table: "LiveTable") -> bool:
        return table.id in self._playing

    def hurry_at(self, table: "LiveTable") -> bool:
        """Whether the bots of this table think less than usual just now."""
        return table.id in self._hurried

    async def close(self) -> None:
        for timer in self._hurried.values():
            timer.cancel()
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.searching.close()
        await self.quick.close()

    async def _play(self, table: "LiveTable") -> None:
        try:
            while (game := table.game) is not None and game.bots_to_decide:
                seat = game.bots_to_decide[0]
                try:
                    if not await self._leases.take([table.stored.key]):
                        self.elsewhere.add(table.stored.key)
                        return
                    await table.play_for_bot(seat, await self._choose(table, game, seat), game.number)
                except Stale:
                    continue  # Something has happened meanwhile: the bot thinks again.
                except DatabaseGone:
                    await asyncio.sleep(PAUSE)
        except GranadaError as error:
            log.warning("table %s cannot be played on: %s", table.id, error)
        except Exception:
            log.exception("the bots of table %s have failed", table.id)
        finally:
            del self._playing[table.id]

    async def _choose(self, table: "LiveTable", game: LiveGame, seat: int) -> str:
        asking = deciding(game.state, seat, game.bot_for(seat), table.bot_failures, table.id)
        try:
            question = next(asking)
            while True:
                question = asking.send(await self._ask(table, game, question))
        except StopIteration as decided:
            return str(decided.value)

    async def _ask(self, table: "LiveTable", game: LiveGame, question: BotQuestion) -> Move | BotFailed:
        def asked() -> MoveQuestion:
            position, edition = question.sample().dump(), table.stored.edition_text
            seat, clock = question.seat, game.clocks.for_decision(question.seat, now())
            return MoveQuestion(game.rules.id, edition, position, seat, question.seed, question.kind, clock)

        def is_wanted() -> bool:
            return table.game is None or table.game.still_asks_bot(question.seat, game)

        pool = self.quick if question.kind in QUICK else self.searching
        try:
            answer, hurried = await pool.think(self._account(table, game), asked, is_wanted)
        except BotFailed as failed:
            return failed
        assert isinstance(answer, Choice)
        if hurried:
            self._show_hurry(table)
        try:
            return game.rules.parse(question.state, answer.move)
        except IllegalMove:
            return BotFailed(FailureReason.ILLEGAL)

    def _account(self, table: "LiveTable", game: LiveGame) -> Account:
        """The host's, or if they have not been here lately that of another player. Games that all people have left wait
        together, as if one person had opened them all."""
        for person in _people_at(table) if game.people else ():
            if address := self._addresses.of(person):
                return Account(address, person)
        return Account("", "")

    def _show_hurry(self, table: "LiveTable") -> None:
        if (timer := self._hurried.get(table.id)) is not None:
            timer.cancel()
        later = asyncio.get_running_loop().call_later(HURRY_SHOWN_S, self._hide_hurry, table)
        self._hurried[table.id] = later
        if timer is None:
            table.tell_bots()

    def _hide_hurry(self, table: "LiveTable") -> None:
        del self._hurried[table.id]
        table.tell_bots()


def _people_at(table: "LiveTable") -> Iterator[str]:
    """The host of the table, and the people who play at it."""
    for person in (table.stored.host, *(seat.person for seat in table.stored.seats)):
        if person is not None:
            yield person
