"""Bots: they think in processes of their own, so that people never wait for them.

A process that dies is replaced and its bot asked again; a bot that still has no answer, or takes too long for one, is
stood in for, so that no game ever stops."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from granada.bots import BOTS
from granada.kernel.errors import GranadaError
from granada.server.database import DatabaseGone
from granada.server.thinker import Answer, AnyAnswer, AnyQuestion, Question
from granada.table import LiveGame as Sitting
from granada.table import Stale
from granada.table.asking import STAND_IN, seed_for

if TYPE_CHECKING:
    from granada.server.live_table import LiveTable

PATIENCE = 60.0
"""Seconds that a bot may think about one move."""
TRIES = 2
PAUSE = 1.0
LONGEST_LINE = 1 << 20

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(AnyAnswer).decode


class NoAnswer(Exception):
    pass


class Thinkers:
    """Processes that think, each about one move at a time, for one host after the other."""

    def __init__(self, count: int) -> None:
        self._free: list[Process | None] = [None] * (count or max(1, (os.cpu_count() or 1) - 1))
        self._waiting: OrderedDict[str, deque[asyncio.Future[Process | None]]] = OrderedDict()
        """Whose turn it is next comes first: nobody waits longer because somebody else has many tables."""
        self._running: set[Process] = set()

    async def choose(self, question: Question, host: str) -> str:
        """The move that the bot chooses; NoAnswer if it fails, however often it is asked."""
        answer = await self.think(question, host)
        assert isinstance(answer, Answer)
        return answer.move

    async def think(self, question: AnyQuestion, host: str) -> AnyAnswer:
        for _ in range(TRIES):
            process, answer = await self._take(host), None
            try:
                if process is None or process.returncode is not None:
                    self._end(process)
                    process = await self._start()
                answer = await asyncio.wait_for(self._ask(process, question), PATIENCE)
                return answer
            except TimeoutError:  # It would take as long again.
                raise NoAnswer from None
            except (OSError, ValueError, NoAnswer) as error:
                log.warning("a thinking process has failed: %s", type(error).__name__)
            finally:
                if answer is None:
                    self._end(process)
                    process = None
                self._give_back(process)
        raise NoAnswer

    async def close(self) -> None:
        running = list(self._running)
        for process in running:
            self._end(process)
        for process in running:
            await process.wait()

    async def _take(self, host: str) -> Process | None:
        """A process that is free, or the place of one."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(host, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, process: Process | None) -> None:
        while self._waiting:
            host, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[host] = turns
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "granada.server.thinker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._running.add(process)
        return process

    async def _ask(self, process: Process, question: AnyQuestion) -> AnyAnswer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise NoAnswer
        answer: AnyAnswer = decode(line)
        return answer

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self._running.discard(process)
            with suppress(ProcessLookupError):
                process.kill()


class Bots:
    """Sees to it that bots play when it is their turn."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: "LiveTable") -> None:
        """It is a bot's turn."""
        if table.id not in self._playing:
            self._playing[table.id] = asyncio.create_task(self._play(table))

    def play_at(self, table: "LiveTable") -> bool:
        return table.id in self._playing

    async def close(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    async def _play(self, table: "LiveTable") -> None:
        try:
            while (sitting := table.sitting) is not None and sitting.bots_to_decide:
                seat = sitting.bots_to_decide[0]
                try:
                    await table.play_for_bot(seat, await self._choose(table, sitting, seat), sitting.number)
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

    async def _choose(self, table: "LiveTable", sitting: Sitting, seat: int) -> str:
        kind = sitting.bot_for(seat)
        sample = sitting.state.sample_hidden(seat, seed_for(sitting.state, "sample", seat))
        legal = sitting.legal(seat) or []
        # Games that all people have left wait together, as if one host had opened them all.
        host = (table.stored.host or "") if sitting.people else ""
        for who in dict.fromkeys((kind, STAND_IN)):
            if who in BOTS:
                seed = seed_for(sitting.state, "bot", seat)
                question = Question(sitting.game.id, table.stored.edition_text, sample.dump(), seat, seed, who)
                with suppress(NoAnswer):
                    move = await self.thinkers.choose(question, host)
                    if move in legal:
                        return move
                log.warning("%s, seat %d of table %s, could not decide: somebody else does", who, seat, table.id)
        return min(legal)
