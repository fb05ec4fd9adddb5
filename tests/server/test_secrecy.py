"""Nothing that is hidden is in any byte that the server sends or prints before it is revealed.

Whole games are played by people who pry and take back, every byte that they get is kept, and afterwards, when all is
known, each of them is accounted for: what was sent is exactly what this viewer could know at that moment."""

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from tests.server.process import ServerProcess, sqlite_in

import granada
from granada.client import Client, Connection, NewTable, Refused, SeatRequest
from granada.games.alhambra.components import TILE_NAMES
from granada.games.alhambra.state import AlhambraState
from granada.kernel.record import Record
from granada.protocol import live
from granada.protocol.common import Refusal
from granada.protocol.hints import Hint
from granada.protocol.patch import patched
from granada.protocol.records import Log, Position, Replay
from granada.protocol.statistics import Sheet
from granada.protocol.tables import TableInfo
from granada.table import Entry, Kind, LiveGame, NoClock

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NAME = re.compile(r"[\w-]+")
NAMES = ("Ana", "Ben", "Cleo")
KINDS = ("human", "human", "random")
TOLD = {"seat", "move", "reason", "seen", "number"}
"""What a refusal tells: only what was asked, and what everybody knows."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(sqlite_in(tmp_path), "--no-limits", "--bot-workers", "1")
    yield process
    process.stop()


class Answer(NamedTuple):
    path: str
    viewer: int | None
    status: int
    body: bytes


class Tap:
    """Every byte that came from the server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: dict[object, list[bytes]] = {}
        """The messages by the task that has heard them."""
        self.answers: list[Answer] = []
        self.everything: list[bytes] = []
        decode = msgspec.json.Decoder(live.AnyTell).decode

        def listen(message: str | bytes) -> Any:
            raw = message if isinstance(message, bytes) else message.encode()
            self.told.setdefault(asyncio.current_task(), []).append(raw)
            self.everything.append(raw)
            return decode(message)

        monkeypatch.setattr("granada.client.connection._decode", listen)

    async def listen_to(self, response: httpx.Response) -> None:
        body, url = await response.aread(), response.request.url
        seat = url.params.get("seat")
        self.answers.append(Answer(url.path, None if seat is None else int(seat), response.status_code, body))
        self.everything.append(body + str(response.headers.raw).encode())


async def pry(connection: Connection, person: Client) -> None:
    """Look up everything, and ask for what is refused."""
    assert connection.table is not None
    table, viewer = connection.table.id, connection.viewer or 0
    for ask in (person.view, person.log, person.replay):
        await ask(table)
        await ask(table, viewer)
        with pytest.raises(Refused):
            await ask(table, 1 - viewer)
    moves = (await person.view(table)).moves
    for past in {moves // 2, moves}:
        for own in (None, viewer):
            with suppress(Refused):  # Somebody may have taken back meanwhile.
                await person.position(table, past, own)
        with pytest.raises(Refused):
            await person.position(table, past, 1 - viewer)
    await person.record(table, "text")
    for look in (person.record, person.table, person.sheet):
        await look(table)
    for move in ("take everything", "choose 1"):
        with suppress(Refused):
            await connection.move(move, 1 - viewer)
    with pytest.raises(Refused):
        await connection.move("take everything")


async def play_and_pry(connection: Connection, person: Client, seed: int) -> None:
    chance = random.Random(seed)
    assert connection.table is not None
    while await connection.turn():
        if chance.random() < 0.07:
            await pry(connection, person)
        if chance.random() < 0.1:
            with suppress(Refused):
                await connection.undo()
        if chance.random() < 0.01:
            with suppress(Refused):
                await person.hint(connection.table.id, connection.viewer or 0, connection.n or 0)
        legal = connection.legal
        with suppress(Refused):  # Somebody may have taken back meanwhile.
            await connection.move(chance.choice(legal)) if legal else None


async def choose_and_think_again(connection: Connection, person: Client) -> None:
    """Where all choose in secret. The bot comes first: nobody takes back what somebody else has already followed."""
    await connection.until(lambda: (connection.n or 0) > 0)
    first, second = connection.legal
    await connection.move(first)
    await pry(connection, person)
    await connection.undo()
    await pry(connection, person)
    await connection.move(second)


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
async def test_what_is_hidden_is_not_in_any_byte(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    tap = Tap(monkeypatch)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.address)) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            person.http.event_hooks["response"].append(tap.listen_to)
            await person.come(name)
        seats = [SeatRequest("me"), SeatRequest("open"), SeatRequest("random")]
        table = await people[0].open(NewTable(game=game, seats=seats, hints=True))
        await people[1].join(table.id)
        connections = [await stack.enter_async_context(person.watch(table.id)) for person in people]
        if game == "sabika":
            await choose_and_think_again(connections[0], people[0])
        await asyncio.gather(
            *(play_and_pry(connection, people[viewer], viewer) for viewer, connection in enumerate(connections[:2]))
        )
        for connection in connections:
            await connection.until(lambda connection=connection: connection.over)  # type: ignore[misc]
        told = {connection.viewer: tap.told[connection._tasks[0]] for connection in connections}
        everything, answers = list(tap.everything), list(tap.answers)
        record = Record.read(await people[0].record(table.id))
        log = (await people[0].log(table.id, 0)).entries
    games = played_again(record, log)
    assert len(log) > 100
    assert any(entry.kind == "undo" for entry in log)
    for viewer, messages in told.items():
        check_messages(messages, viewer, log, games)
    published = {game.state.published_record().moves for game in games}
    for answer in answers:
        check_answer(answer, log, games, published)
    assert sum("/positions/" in answer.path and answer.status == 200 for answer in answers) > 10
    for secret in (str(record.seed), f"{record.seed:x}", f"{record.seed:X}"):
        assert not [raw for raw in everything if secret.encode() in raw]
        assert secret not in "".join(server.printed)
    if game == "alhambra":
        check_names(told[None], games)
    else:
        check_choices(answers, told[1] + told[None])


def played_again(record: Record, log: tuple[live.LogEntry, ...]) -> list[LiveGame]:
    """The game after each entry, with everything in it."""
    assert record.seed is not None
    beginning = Record.of(msgspec.structs.replace(record.header, seats=()), record.seed, (), None)
    game = LiveGame.begin(granada.load(record.header.game), beginning, KINDS, NoClock(), 0)
    games = [game]
    for entry in log:
        game = game.after(entry_of(entry))
        games.append(game)
    return games


def entry_of(entry: live.LogEntry) -> Entry:
    assert entry.text is not None
    return Entry(entry.n, Kind(entry.kind), entry.seat, entry.text, 0)


def expected(n: int, viewer: int | None, at: LiveGame, log: tuple[live.LogEntry, ...], games: list[LiveGame]) -> Any:
    """What this viewer may know of an entry at some later moment."""
    text = at.text_for(entry_of(log[n - 1]), viewer)
    return (n, log[n - 1].kind, log[n - 1].seat, text, as_sent(games[n].outcomes[-1].events))


def check_messages(
    messages: list[bytes], viewer: int | None, log: tuple[live.LogEntry, ...], games: list[LiveGame]
) -> None:
    view: Any = None
    seen: set[int] = set()
    for raw in messages:
        tell = msgspec.json.decode(raw, type=live.AnyTell)
        assert msgspec.json.encode(tell) == raw, "there is something in it that nobody reads"
        if isinstance(tell, live.View | live.Entry):
            game = games[tell.n]
            seen.add(tell.n)
            if isinstance(tell, live.View):
                assert not tell.missed
                view = view if tell.view is None else tell.view
            else:
                view = view if tell.change is None else patched(view, tell.change)
                told = (tell.n, tell.kind, tell.seat, tell.text, list(tell.events))
                assert told == expected(tell.n, viewer, game, log, games)
            assert view == as_sent(game.state.view(viewer))
            assert as_sent(tell.question) == as_sent(game.question(viewer))
            assert (tell.clock, tell.proposal) == (None, None)
        elif isinstance(tell, live.Refused):
            check_refusal(tell.refusal)
    assert seen >= set(range(1, len(log) + 1))


def check_answer(
    answer: Answer, log: tuple[live.LogEntry, ...], games: list[LiveGame], published: set[tuple[str, ...]]
) -> None:
    what = answer.path.rpartition("/")[2]
    if answer.status >= 400:
        check_refusal(msgspec.json.decode(answer.body, type=Refusal))
    elif what == "view":
        position = msgspec.json.decode(answer.body, type=Position)
        game = games[position.n]
        assert position.view == as_sent(game.state.view(answer.viewer))
        assert as_sent(position.question) == as_sent(game.question(answer.viewer))
        assert msgspec.json.encode(position) == answer.body
    elif answer.path.rpartition("/")[0].endswith("/positions"):
        position = msgspec.json.decode(answer.body, type=Position)
        game = games[position.n]
        assert str(position.moves) == what
        then = game.rules.replay(game.state.record().until(position.moves))
        assert position.view == as_sent(then.view(answer.viewer))
        assert msgspec.json.encode(position) == answer.body
    elif what == "log":
        told_log = msgspec.json.decode(answer.body, type=Log)
        for entry in told_log.entries:
            told = (entry.n, entry.kind, entry.seat, entry.text, entry.events)
            assert told == expected(entry.n, answer.viewer, games[told_log.n], log, games)
        assert msgspec.json.encode(told_log) == answer.body
    elif what == "replay":
        replay = msgspec.json.decode(answer.body, type=Replay)
        view = replay.view
        for step in replay.entries:
            view = view if step.change is None else patched(view, step.change)
            assert view == as_sent(games[step.n].state.view(answer.viewer))
            told = (step.n, step.kind, step.seat, step.text, step.events)
            assert told == expected(step.n, answer.viewer, games[replay.n], log, games)
    elif what == "sheet":
        sheet = msgspec.json.decode(answer.body, type=Sheet)
        assert sheet.scorings == games[sheet.n].state.view(None).scorings()
    elif what == "hint":  # Made of a sample, which is all that bots are given.
        hint = msgspec.json.decode(answer.body, type=Hint)
        assert hint.moves[0] in map(str, games[hint.n].state.legal_moves(hint.seat))
    elif what == "record":
        record = Record.read(answer.body.decode())
        assert (record.seed, record.scores) == (None, None)
        assert record.moves in published
    elif answer.path.startswith("/api/tables/"):
        assert msgspec.json.encode(msgspec.json.decode(answer.body, type=TableInfo)) == answer.body


def check_refusal(refusal: Refusal) -> None:
    assert refusal.details.keys() <= TOLD
    assert refusal.details.get("move") in (None, "take everything", "choose 1")


def as_sent(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def check_choices(answers: list[Answer], messages: list[bytes]) -> None:
    """Nobody else ever hears of the choice that was taken back, nor at once of the one that was made then."""
    tells = [msgspec.json.decode(raw, type=live.AnyTell) for raw in messages]
    assert [tell.text for tell in tells if isinstance(tell, live.Entry) and tell.n in (2, 4)] == [None] * 4
    looked_up = [answer for answer in answers if answer.path.endswith("/log") and answer.status == 200]
    logs = [(answer.viewer, msgspec.json.decode(answer.body, type=Log)) for answer in looked_up]
    assert {log.entries[1].text for viewer, log in logs if viewer != 0} == {None}
    assert len({log.n for _, log in logs}) > 4


def check_names(messages: list[bytes], games: list[LiveGame]) -> None:
    """A spectator reads no name of a tile that is in the bag, nor of a card that has not lain on the table yet."""
    shown: set[str] = set()
    soonest: list[set[str]] = []
    cards: set[str] = set()
    for game in games:
        state = game.state
        assert isinstance(state, AlhambraState)
        position: Any = state.dump_position()
        cards |= {*position["deck"], *(card for hand in position["hands"] for card in hand)}
        shown |= {*position["display"], *position["discard"], *NAME.findall(" ".join(state.past_moves()))}
        soonest.append({TILE_NAMES[tile] for tile in state.bag} | {card for card in cards if card not in shown})
    n = 0
    for raw in messages:
        tell = msgspec.json.decode(raw, type=live.AnyTell)
        n = tell.n if isinstance(tell, live.View | live.Entry) else n
        assert not set(NAME.findall(raw.decode())) & soonest[n]
