"""Coming, going, and being known again."""

import asyncio
from secrets import token_hex

import pytest
from tests.server.conftest import Arrive
from tests.server.process import ServerProcess

from granada.client import Client, NewTable, Refused, SeatRequest
from granada.kernel.record import Record
from granada.server.names import login_of

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


def unique(name: str) -> str:
    """Servers live through many tests, and names can be registered once."""
    return f"{name} {token_hex(4)}"


async def test_a_guest_is_known_by_a_name_alone(arrive: Arrive) -> None:
    ana = await arrive("  Ana \t María ")
    me = await ana.me()
    assert (me.name, me.registered) == ("Ana María", False)


async def test_a_browser_that_nobody_has_come_with_is_told_so_without_an_error(server: ServerProcess) -> None:
    async with Client(server.address) as nobody:
        answer = await nobody.http.get("/me")
        assert (answer.status_code, answer.json()) == (200, None)
        with pytest.raises(Refused) as refused:
            await nobody.me()
        assert (refused.value.status, refused.value.code) == (401, "not-signed-in")


@pytest.mark.parametrize("name", [" ", "a\u0000b", "\u202eevil", "\n", "\ufdfa" * 30])
async def test_a_name_must_be_one_that_can_be_shown(server: ServerProcess, name: str) -> None:
    async with Client(server.address) as client:
        with pytest.raises(Refused) as refused:
            await client.come(name)
        assert (refused.value.status, refused.value.code) == (400, "bad-name")


async def test_who_registers_stays_the_same_person_and_is_known_on_other_devices(
    arrive: Arrive, server: ServerProcess
) -> None:
    ana, name = await arrive("Ana"), unique("Ana")
    guest = await ana.me()
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open")]))
    me = await ana.register(name, PASSWORD)
    assert (me.id, me.name, me.registered) == (guest.id, name, True)
    async with Client(server.address) as phone:
        assert (await phone.sign_in(name.upper(), PASSWORD)).id == guest.id
        assert [mine.table.id for mine in await phone.my_tables()] == [table.id]


async def test_blanks_around_a_name_make_nobody_else_of_it() -> None:
    assert login_of("  Ana  Mar\u00eda ") == login_of("ana mar\u00eda")


@pytest.mark.slow
async def test_a_wrong_password_or_name_is_refused_alike(arrive: Arrive, server: ServerProcess) -> None:
    ana, name = await arrive("Ana"), unique("Ana")
    await ana.register(name, PASSWORD)
    async with Client(server.address) as thief:
        for wrong in ((name, "wrong"), ("Nobody", PASSWORD)):
            with pytest.raises(Refused) as refused:
                await thief.sign_in(*wrong)
            assert (refused.value.status, refused.value.code) == (401, "wrong-password")
        with pytest.raises(Refused) as refused:
            await thief.me()
        assert (refused.value.status, refused.value.code) == (401, "not-signed-in")


@pytest.mark.slow
async def test_a_name_can_be_registered_once(arrive: Arrive) -> None:
    name = unique("Ana")
    await (await arrive("Ana")).register(name, PASSWORD)
    other = await arrive("Ana")
    with pytest.raises(Refused) as refused:
        await other.register(name.swapcase(), PASSWORD)
    assert (refused.value.status, refused.value.code) == (409, "name-taken")
    assert not (await other.me()).registered


@pytest.mark.slow
async def test_who_signs_out_everywhere_is_known_nowhere_and_live_connections_end(
    arrive: Arrive, server: ServerProcess
) -> None:
    ana, name = await arrive("Ana"), unique("Ana")
    await ana.register(name, PASSWORD)
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    async with Client(server.address) as phone:
        await phone.sign_in(name, PASSWORD)
        async with phone.watch(table.id) as connection:
            assert connection.viewer == 0
            await ana.sign_out(everywhere=True)
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(connection.until(lambda: False), 5)
            assert refused.value.code == "not-your-seat"
        for device in (ana, phone):
            with pytest.raises(Refused):
                await device.me()
        assert (await phone.sign_in(name, PASSWORD)).name == name


@pytest.mark.slow
async def test_a_new_password_ends_all_other_sessions(arrive: Arrive, server: ServerProcess) -> None:
    ana, name = await arrive("Ana"), unique("Ana")
    await ana.register(name, PASSWORD)
    async with Client(server.address) as phone:
        await phone.sign_in(name, PASSWORD)
        with pytest.raises(Refused):
            await ana.change_password("wrong", "another one")
        await ana.change_password(PASSWORD, "another one")
        assert (await ana.me()).name == name
        with pytest.raises(Refused):
            await phone.me()
        with pytest.raises(Refused):
            await phone.sign_in(name, PASSWORD)
        await phone.sign_in(name, "another one")


async def test_a_bot_is_known_by_a_token_until_it_is_taken_away(arrive: Arrive, server: ServerProcess) -> None:
    ana, name = await arrive("Ana"), unique("Ana")
    with pytest.raises(Refused) as refused:
        await ana.new_token("my bot")
    assert refused.value.code == "not-registered"
    await ana.register(name, PASSWORD)
    token = await ana.new_token("my bot")
    async with Client(server.address, token.secret) as bot:
        assert (await bot.me()).name == name
        table = await bot.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
        async with bot.watch(table.id) as connection:
            await connection.move(connection.legal[0])
        assert [known.label for known in await ana.tokens()] == ["my bot"]
        await ana.end_token(token.token.id)
        with pytest.raises(Refused) as refused:
            await bot.me()
        assert refused.value.code == "not-signed-in"


async def test_a_new_name_is_seen_at_once_at_the_table(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("me", "Bea")]))
    async with ana.watch(table.id) as connection:
        await ana.rename("Anna")
        await connection.until(lambda: connection.table is not None and connection.table.seats[0].name == "Anna")
        assert connection.table is not None
        assert connection.table.seats[1].name == "Bea"


@pytest.mark.slow
async def test_who_deletes_the_account_is_nowhere_to_be_found_and_the_game_goes_on(
    arrive: Arrive, server: ServerProcess
) -> None:
    ana, ben, name = await arrive("Ana"), await arrive("Ben"), unique("Ana")
    person = (await ana.register(name, PASSWORD)).id
    table = await ben.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
    await ana.join(table.id)
    async with ana.watch(table.id) as connection:
        await connection.say("It was me")
        await connection.until(lambda: bool(connection.chat))
    async with ben.watch(table.id) as connection:
        await ana.delete_account()
        await connection.until(lambda: connection.table is not None and connection.table.seats[1].name == "")
        assert connection.table is not None
        assert (connection.table.seats[1].person, connection.table.seats[1].stand_in != "") == (None, True)
        await connection.turn()
    record = Record.read(await ben.record(table.id))
    assert record.header.seats == ("Ben=human", "=human")
    async with ben.watch(table.id) as connection:
        assert connection.chat == []
    with pytest.raises(Refused) as refused:
        await ben.profile(person)
    assert refused.value.code == "no-such-person"
    async with Client(server.address) as again:
        with pytest.raises(Refused):
            await again.sign_in(name, PASSWORD)
        await again.come("Ana")
        await again.register(name, PASSWORD)
