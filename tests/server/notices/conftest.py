"""A server that sends its notices to receivers of the tests, and what people do to get them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from aiosmtpd.controller import Controller
from tests.limits import HANG_S
from tests.server.conftest import ORIGIN, Backend, guest
from tests.server.notices.receivers import Letters, PushService
from tests.server.process import ServerProcess, free_port

from granada.answers.opening import beginning_of
from granada.client import Client, NewTable, SeatRequest
from granada.protocol import live
from granada.protocol.notices import PushKeys, PushRequest, PushSubscription
from granada.server import notices
from granada.server.people import Host, Person
from granada.server.services import Services
from granada.server.settings import Settings
from granada.server.subscriptions import add_browser
from granada.server.tables import open_table

DELAY = 0.3
PEOPLE = [SeatRequest("me"), SeatRequest("open")]


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture(scope="module")
def letters() -> Iterator[tuple[Letters, int]]:
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=int(free_port()))
    controller.start()
    yield letters, controller.port
    controller.stop()


@pytest.fixture(scope="module")
def server(backend: Backend, letters: tuple[Letters, int]) -> Iterator[ServerProcess]:
    port = free_port()
    options = {
        "--port": port,
        "--origin": f"http://127.0.0.1:{port}",
        "--workers": str(backend.workers),
        "--bot-workers": "1",
        "--mail": f"smtp://127.0.0.1:{letters[1]}",
        "--mail-from": "Granada <granada@example.org>",
        "--notice-delay": str(DELAY),
    }
    words = [word for option in options.items() for word in option]
    running = ServerProcess(backend.database, *words, "--push-anywhere", "--no-limits", bus=backend.bus)
    yield running
    assert running.stop() == 0
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.02)


async def all_told(*those: Services) -> None:
    """Wait until none of them has anything to tell, now or later."""
    await until(lambda: not any(services.notices._waiting or services.notices._telling for services in those))


async def play(table: str, people: list[Client]) -> None:
    """A move of the player who has to decide and is not connected. In Alhambra it ends the turn: otherwise the same
    player could get a second notice."""
    view = await people[0].view(table)
    seat: int = view.view["deciders"][0]
    mine = await people[seat].view(table, seat)
    assert mine.legal is not None
    move = next((move for move in mine.legal if move.startswith("take ")), mine.legal[0])
    await people[seat].act(table, live.Move(seat=seat, n=mine.n, key=f"k{mine.n}", move=move))


async def begin(game: str, ana: Client, ben: Client) -> str:
    table = await ana.open(NewTable(game=game, seats=PEOPLE))
    await ben.join(table.id)
    return table.id


@pytest.fixture
async def with_mail(
    database: str, letters: tuple[Letters, int], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Services]:
    """Services that do not wait long before they try again."""
    monkeypatch.setattr(notices, "PAUSES", (0.1, 0.1))
    monkeypatch.setattr("granada.server.mail.TIMEOUT_S", HANG_S)
    sender, origin = "Granada <granada@example.org>", "https://play.example.org"
    server = f"smtp://127.0.0.1:{letters[1]}"
    async with Services.open(
        Settings(database=database, notice_delay=0, mail=server, mail_from=sender, origin=origin)
    ) as services:
        await services.database.upgrade()
        yield services
    letters[0].answers.clear()


async def subscribed_at_table(services: Services) -> tuple[Person, str]:
    """Ana, who wants notices, and the table at which she plays alone."""
    await services.database.upgrade()
    ana = await guest(services, "Ana")
    async with services.database.writing() as connection:
        await add_browser(connection, ana.id, PushRequest(PushSubscription("https://push.example", PushKeys("", ""))))
        request = NewTable(game="sabika", seats=[SeatRequest("me")])
        return ana, await open_table(connection, Host(ana, ORIGIN), request, beginning_of(request))
