"""Lanes: games that follow each other, and the people who play them from several tabs and note everything."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Self, TypeVar

import httpx

from granada.client import Client, Connection, NewTable, Refused, SeatRequest
from granada.protocol import live
from tests.chaos.cluster import Cluster
from tests.chaos.history import UNCERTAIN, History, Sent

TABS = 2
"""The tabs of each person, so that their moves meet."""
PAUSE_S = 0.1
BOTH_WAYS = 0.1
"""The share of the actions that are sent over HTTP, too."""
TALK = 0.03
"""Messages of the chat for each move."""

T = TypeVar("T")


class Witness(Connection):
    """A connection that notes what it hears."""

    history: History
    heard: list[live.LogEntry]

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    def testify(self, history: History) -> None:
        self.history, self.heard = history, self.entries
        history.seen.append(self.heard)

    async def look_again(self) -> None:
        """Wake everybody who waits for something here."""
        async with self._changed:
            self._changed.notify_all()

    def _take(self, tell: live.AnyTell) -> None:
        before, count = self.n, len(self.entries)
        super()._take(tell)
        if before is None or not hasattr(self, "history"):
            return
        if (self.n or 0) < before:
            self.history.violations.append(f"entry {before} was seen, and then entry {self.n} was the last one")
        if isinstance(tell, live.Entry) and self.entries[count].n != before + 1:
            self.history.violations.append(f"entry {self.entries[count].n} came after entry {before}")


class Lane:
    """Plays one game after the other with the same seats."""

    def __init__(self, cluster: Cluster, game: str, seats: Sequence[str], chance: Random) -> None:
        self.acknowledged = 0
        self.played: dict[str, History] = {}
        """The histories by table."""
        self.is_ending = False
        self.faults: list[str] = []
        self._cluster = cluster
        self._game = game
        self._seats = seats
        self._chance = chance
        self._tabs: list[Witness] = []

    async def end(self) -> None:
        """Finish the actions that are under way, then end."""
        self.is_ending = True
        for tab in self._tabs:
            await tab.look_again()

    async def play(self) -> None:
        while not self.is_ending:
            async with AsyncExitStack() as stack:
                people = [await stack.enter_async_context(Client(self._cluster.address)) for _ in range(self._people)]
                await self._play_game(people)

    @property
    def _people(self) -> int:
        return 1 + self._seats.count("open")

    async def _play_game(self, people: Sequence[Client]) -> None:
        for number, person in enumerate(people):
            await insist(lambda person=person, number=number: person.come(f"Person {number}"))  # type: ignore[misc]
        request = NewTable(game=self._game, seats=[SeatRequest(kind) for kind in self._seats])
        table = await insist(lambda: people[0].open(request))
        for person in people[1:]:
            await _sit_down(person, table.id)
        history = self.played[table.id] = History()
        async with AsyncExitStack() as stack:
            tabs: list[tuple[Client, Witness]] = []
            for person in people:
                for _ in range(TABS):
                    address = httpx.URL(f"{person.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live")
                    tabs.append((person, await stack.enter_async_context(Witness(address, person._headers))))
            for _, tab in tabs:
                tab.testify(history)
            self._tabs = [tab for _, tab in tabs]
            async with asyncio.TaskGroup() as playing:
                for person, tab in tabs:
                    playing.create_task(self._play_at(tab, person, table.id, history))
            await self._compare(table.id, tabs)

    async def _play_at(self, tab: Witness, person: Client, table: str, history: History) -> None:
        while not self.is_ending and await self._is_turn(tab):
            key = f"{self._chance.getrandbits(60)}"
            action = self._action(tab, key)
            history.sent[key] = sent = Sent(action.seat, _moves_of(action))
            ways: list[Awaitable[int]] = [tab.send_action(action)]
            if self._chance.random() < BOTH_WAYS:
                ways.append(_over_http(person, table, action))
            for answer in await asyncio.gather(*ways, return_exceptions=True):
                if isinstance(answer, int):
                    sent.numbers.add(answer)
                    self.acknowledged += 1
                elif isinstance(answer, Refused):
                    sent.refusals.add(answer.code if answer.status < 500 else UNCERTAIN[0])
                elif isinstance(answer, httpx.HTTPError):
                    sent.refusals.add(UNCERTAIN[0])
                else:
                    raise answer
            if self._chance.random() < TALK:
                await self._say(tab, history)
            await asyncio.sleep(self._chance.uniform(0, PAUSE_S))

    async def _is_turn(self, tab: Witness) -> bool:
        """Returns after the end of the lane, too."""
        await tab.until(lambda: bool(tab.legal) or tab.over or self.is_ending)
        return bool(tab.legal)

    def _action(self, tab: Witness, key: str) -> live.Move | live.Moves:
        """Any choice, as one action."""
        assert tab.question is not None
        choices = [choice.moves for group in tab.question.groups for choice in group.choices]
        moves = self._chance.choice(choices)
        seat, n = tab.viewer or 0, tab.n or 0
        if len(moves) == 1:
            return live.Move(seat=seat, n=n, key=key, move=moves[0])
        return live.Moves(seat=seat, n=n, key=key, moves=tuple(moves))

    async def _say(self, tab: Witness, history: History) -> None:
        text = f"word {self._chance.getrandbits(60)}"
        try:
            await tab.say(text)
        except Refused:
            return
        history.said.append(text)

    async def _compare(self, table: str, tabs: Sequence[tuple[Client, Witness]]) -> None:
        """At the end, everybody sees what any server shows."""
        for person, tab in tabs:
            while True:
                position = await insist(lambda person=person, tab=tab: person.view(table, tab.viewer))  # type: ignore[misc]
                await tab.until(lambda tab=tab, n=position.n: (tab.n or 0) >= n)  # type: ignore[misc]
                if tab.n == position.n:
                    break
            if tab.view != position.view:
                self.faults.append(f"{table}: a viewer sees another game than the server shows")


def _moves_of(action: live.Move | live.Moves) -> tuple[str, ...]:
    return (action.move,) if isinstance(action, live.Move) else action.moves


async def _over_http(person: Client, table: str, action: live.AnyAction) -> int:
    return (await person.act(table, action)).n


async def insist(asking: Callable[[], Awaitable[T]]) -> T:
    """Again and again, until the server can do it."""
    while True:
        try:
            return await asking()
        except httpx.HTTPError:
            pass
        except Refused as refused:
            if refused.status < 500:
                raise
        await asyncio.sleep(PAUSE_S)


async def _sit_down(person: Client, table: str) -> None:
    me = await insist(person.me)
    while True:
        try:
            await insist(lambda: person.join(table))
        except Refused:  # It was done, although there was no answer.
            assert me.id in [seat.person for seat in (await insist(lambda: person.table(table))).seats]
        return
