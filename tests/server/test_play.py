"""Playing over the network."""

import asyncio
import random
from contextlib import AsyncExitStack

import pytest
from tests.server.conftest import Arrive

import granada
from granada.client import Client, Connection, NewTable, Refused, SeatRequest
from granada.kernel.record import Record
from granada.protocol import live
from granada.protocol.tables import TableInfo
from granada.protocol.telling import MOST_RECENT

pytestmark = pytest.mark.anyio

PEOPLE = [SeatRequest("me"), SeatRequest("open")]
RACES = 8
"""Seconds until something that has not been heard of is taken for lost."""


async def two_at_a_table(arrive: Arrive, game: str = "sabika") -> tuple[Client, Client, TableInfo]:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game=game, seats=PEOPLE))
    return ana, ben, await ben.join(table.id)


async def play_on(connection: Connection, seed: int, most: int = 10_000) -> None:
    """Random moves until the game is over."""
    chance = random.Random(seed)
    for _ in range(most):
        if not await connection.turn():
            return
        await connection.move(chance.choice(connection.legal))


async def play_a_few(*connections: Connection, moves: int, seed: int = 1) -> None:
    """Random moves of the player who has to decide, one after the other; all have seen them."""
    chance = random.Random(seed)
    for _ in range(moves):
        connection = next(connection for connection in connections if connection.legal)
        number = await connection.move(chance.choice(connection.legal))
        await all_have_seen(number, *connections)


async def all_have_seen(number: int, *connections: Connection) -> None:
    for connection in connections:
        await connection.until(lambda connection=connection: (connection.n or 0) >= number)  # type: ignore[misc]


async def test_a_person_and_a_bot_play_a_whole_game(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
    async with ana.watch(table.id) as connection:
        await play_on(connection, seed=1)
        assert connection.over
        assert connection.table is not None
        record = Record.read(await ana.record(table.id))
        assert granada.verify(record).scores == tuple(connection.table.scores or ())
        assert record.header.seats == ("Ana=human", "=random")
        assert connection.view == (await ana.view(table.id, 0)).view


@pytest.mark.slow
@pytest.mark.parametrize("game", ["alhambra", "sabika"])
async def test_people_and_bots_play_whole_games_and_all_see_the_same(arrive: Arrive, game: str) -> None:
    people = [await arrive(name) for name in ("Ana", "Ben", "Cleo")]
    seats = [SeatRequest("me"), SeatRequest("open"), SeatRequest("random")]
    table = await people[0].open(NewTable(game=game, seats=seats))
    await people[1].join(table.id)
    async with AsyncExitStack() as stack:
        connections = [await stack.enter_async_context(person.watch(table.id)) for person in people]
        await asyncio.gather(*(play_on(connection, seed) for seed, connection in enumerate(connections)))
        for connection, viewer in zip(connections, (0, 1, None), strict=True):
            await connection.until(lambda connection=connection: connection.over)  # type: ignore[misc]
            assert connection.view == (await people[0].view(table.id, viewer)).view
            numbers = [entry.n for entry in connection.entries]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    record = Record.read(await people[0].record(table.id, "text"))
    assert granada.verify(record).over


async def test_a_refused_move_says_why_and_changes_nothing(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive, "alhambra")
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        mover, waiter = (one, other) if one.legal else (other, one)
        before = (mover.n, mover.view)
        with pytest.raises(Refused) as refused:
            await mover.move("swap nothing for everything")
        assert refused.value.code == "illegal-move"
        with pytest.raises(Refused) as refused:
            await waiter.move(mover.legal[0])
        assert refused.value.refusal.details["reason"] == "not-your-turn"
        assert (mover.n, mover.view) == before
        await mover.move(mover.legal[0])


async def test_nobody_moves_for_another_seat(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive, "alhambra")
    stranger = await arrive("Stranger")
    async with ana.watch(table.id) as one, ben.watch(table.id) as other, stranger.watch(table.id) as third:
        mover, waiter = (one, other) if one.legal else (other, one)
        for connection in (waiter, third):
            with pytest.raises(Refused) as refused:
                await connection.move(mover.legal[0], seat=mover.viewer)
            assert refused.value.code == "not-your-seat"
        assert third.viewer is None
        assert third.view["hand"] is None


async def test_a_move_that_is_sent_again_is_played_once(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive, "alhambra")
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        mover = one if one.legal else other
        person = ana if mover is one else ben
        move = live.Move(seat=mover.viewer or 0, n=0, key="once", move=mover.legal[0])
        numbers = {await mover.send_action(move) for _ in range(3)}
        numbers |= {(await person.act(table.id, move)).n for _ in range(2)}
        assert numbers == {1}
        assert (await ana.view(table.id)).n == 1


async def test_a_move_that_is_sent_again_much_later_is_still_known(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as anas, ben.watch(table.id) as bens:
        move = live.Move(seat=0, n=0, key="first", move=anas.legal[0])
        first = (await ana.act(table.id, move)).n
        await all_have_seen(first, anas, bens)
        await play_a_few(anas, bens, moves=MOST_RECENT + 6)
        assert (await ana.act(table.id, move)).n == first


async def test_of_two_moves_at_once_exactly_one_is_played(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive, "alhambra")
    async with ana.watch(table.id) as one, ben.watch(table.id):
        person, seat = (ana, 0) if one.legal else (ben, 1)
        legal = (await person.view(table.id, seat)).legal or []
        moves = [live.Move(seat=seat, n=0, key=str(key), move=legal[key % len(legal)]) for key in range(10)]
        answers = await asyncio.gather(*(person.act(table.id, move) for move in moves), return_exceptions=True)
        done = [answer for answer in answers if isinstance(answer, live.Done)]
        refused = [answer.code for answer in answers if isinstance(answer, Refused)]
        assert [answer.n for answer in done] == [1]
        assert refused == ["stale"] * 9


async def test_of_two_people_who_want_what_cannot_both_be_exactly_one_succeeds(arrive: Arrive) -> None:
    """One takes back a choice upon which the other has to decide, and decides just now."""
    ana, ben, table = await two_at_a_table(arrive)
    chance, winners = random.Random(1), list[str]()
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        while len(winners) < RACES:
            last, following = (one, other) if one.legal else (other, one)
            number = await last.move(chance.choice(last.legal))
            await all_have_seen(number, following)
            if last.legal or last.viewer is None or following.viewer is None:
                continue
            undo = live.Undo(seat=last.viewer, n=number, key=f"undo-{number}", moves=1)
            move = live.Move(seat=following.viewer, n=number, key=f"move-{number}", move=following.legal[0])
            asks = [last.send_action(undo), following.send_action(move)]
            answers = await asyncio.gather(*asks[:: 1 if len(winners) % 2 else -1], return_exceptions=True)
            (loser,) = [answer.code for answer in answers if isinstance(answer, Refused)]
            assert loser in ("stale", "nothing-to-take-back")
            assert number + 1 in answers
            await all_have_seen(number + 1, one, other)
            winners.append(one.entries[-1].kind)
    entries = (await ana.log(table.id)).entries
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry.kind == "undo" for entry in entries) == winners.count("undo")


async def test_who_decides_at_the_same_time_as_others_need_not_have_seen_what_they_did(arrive: Arrive) -> None:
    """All choose their starting tiles in secret in Sabika."""
    ana, ben, table = await two_at_a_table(arrive)
    choices = [((await person.view(table.id, seat)).legal or [])[0] for seat, person in enumerate((ana, ben))]
    moves = [live.Move(seat=seat, n=0, key="k", move=choice) for seat, choice in enumerate(choices)]
    done = await asyncio.gather(*(person.act(table.id, move) for person, move in zip((ana, ben), moves, strict=True)))
    assert sorted(each.n for each in done) == [1, 2]
    assert (await ana.view(table.id)).n == 2


async def test_what_is_chosen_in_secret_is_not_told_before_all_have_chosen(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await one.move(one.legal[0])
        await other.until(lambda: other.n == 1)
        assert one.entries[0].text is not None
        assert other.entries[0].text is None
        assert (await ben.log(table.id, 1)).entries[0].text is None
        assert (await ana.log(table.id, 0)).entries[0].text == one.entries[0].text
        await other.move(other.legal[0])
        assert (await ben.log(table.id)).entries[0].text == one.entries[0].text


async def test_a_client_that_comes_back_gets_what_it_missed(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await play_a_few(one, other, moves=6)
        for _ in range(3):
            await one.break_off()
            mover = other if other.legal else one
            await all_have_seen(await mover.move(mover.legal[-1]), one, other)
        assert one.connections > 1
        assert [entry.n for entry in one.entries] == list(range(1, (one.n or 0) + 1))
        assert one.view == (await ana.view(table.id, 0)).view


async def test_a_move_that_was_on_its_way_when_the_line_broke_is_played_once(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await play_a_few(one, other, moves=4)
        for _ in range(5):
            mover = one if one.legal else other
            seen = mover.n or 0
            moving = asyncio.create_task(mover.move(mover.legal[0]))
            await asyncio.sleep(0)
            await mover.break_off()
            assert await moving == seen + 1
            await all_have_seen(seen + 1, one, other)


async def test_moves_can_be_taken_back_as_long_as_nothing_was_revealed(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await play_a_few(one, other, moves=2)
        while True:
            mine = bool(one.legal)
            await play_a_few(one, other, moves=1)
            if mine and one.view["undoable"]:
                break
        before = await ana.position(table.id, (await ana.view(table.id)).moves - 1, 0)
        await all_have_seen(await one.undo(), one, other)
        assert one.view == before.view
        assert other.view == (await ben.view(table.id, 1)).view


async def test_beyond_that_moves_are_taken_back_only_if_all_agree(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await play_a_few(one, other, moves=2)
        before = (await ana.view(table.id, 0)).view
        await play_a_few(one, other, moves=5)
        for too_many in (one.undo(7), one.propose(1000)):
            with pytest.raises(Refused) as refused:
                await too_many
            assert refused.value.code == "nothing-to-take-back"
        await one.propose(5)
        await other.until(lambda: other.proposal is not None)
        await other.decline()
        await one.until(lambda: one.proposal is None)
        assert one.view["turn"] >= before["turn"]
        await one.propose(5)
        await other.until(lambda: other.proposal is not None)
        await all_have_seen(await other.agree(), one, other)
        assert one.view == before


async def test_what_somebody_saw_who_has_left_cannot_be_taken_back(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as anas:
        async with ben.watch(table.id) as bens:
            await play_a_few(anas, bens, moves=8)
        await ben.leave(table.id)
        await anas.until(lambda: any(entry.kind == "takeover" for entry in anas.entries))
        await anas.turn()
        with pytest.raises(Refused, match="left"):
            await anas.propose(sum(entry.kind == "move" for entry in anas.entries))


async def test_at_one_screen_one_has_the_view_of_each_of_ones_seats(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    seats = [SeatRequest("me"), SeatRequest("me", "Ben")]
    table = await ana.open(NewTable(game="alhambra", seats=seats))
    assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
    async with ana.watch(table.id) as connection:
        hands = []
        for seat in (0, 1):
            await connection.look(seat)
            hands.append(connection.view["hand"])
        assert hands[0] != hands[1]
        await connection.look(connection.view["to_move"])
        await connection.move(connection.legal[0])
        await connection.propose(1)
        await connection.until(lambda: connection.view["turn"] == 1 and connection.proposal is None)
        assert (await ana.view(table.id)).moves == 0


async def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one:
        await ben.leave(table.id)
        await one.until(lambda: one.table is not None and one.table.seats[1].stand_in != "")
        for _ in range(4):
            if await one.turn():
                await one.move(one.legal[0])
        async with ben.watch(table.id) as other:
            with pytest.raises(Refused) as refused:
                await other.move("rest")
            assert refused.value.code == "has-stand-in"
            await other.come_back()
            await one.until(lambda: one.table is not None and one.table.seats[1].stand_in == "")


async def test_what_is_said_is_heard_by_all_but_those_who_do_not_want_to(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    cleo = await arrive("Cleo")
    await cleo.mute((await ben.me()).id)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other, cleo.watch(table.id) as third:
        await other.say("Hello <b>Ana</b>!")
        await one.until(lambda: len(one.chat) == 1)
        assert (one.chat[0].name, one.chat[0].text) == ("Ben", "Hello <b>Ana</b>!")
        await one.say("Hello all! \N{SHRUG}\N{ZERO WIDTH JOINER}\N{FEMALE SIGN}")
        for unseen in ("\N{ZERO WIDTH JOINER}", "\N{RIGHT-TO-LEFT OVERRIDE}Hello", "\a"):
            with pytest.raises(Refused):
                await one.say(unseen)
        await third.until(lambda: bool(third.chat))
        assert [message.name for message in third.chat] == ["Ana"]
    async with ben.watch(table.id) as other:
        await other.until(lambda: len(other.chat) == 2)


async def test_only_those_at_the_table_speak_and_its_host_may_silence_them(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    cleo, bens_id = await arrive("Cleo"), (await ben.me()).id
    async with ana.watch(table.id) as one, ben.watch(table.id) as other, cleo.watch(table.id) as third:
        with pytest.raises(Refused) as refused:
            await third.say("Take that one!")
        assert refused.value.code == "not-at-table"
        with pytest.raises(Refused) as refused:
            await ben.silence(table.id, (await ana.me()).id)
        assert refused.value.code == "not-the-host"
        await ana.silence(table.id, bens_id)
        with pytest.raises(Refused) as refused:
            await other.say("Hurry up!")
        assert refused.value.code == "silenced"
        await ana.let_speak(table.id, bens_id)
        await other.say("Hello")
        await one.until(lambda: bool(one.chat))
        assert [message.text for message in one.chat] == ["Hello"]


async def test_what_is_said_while_the_line_breaks_is_heard_once(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        for text in ("first", "second", "third"):
            saying = asyncio.create_task(one.say(text))
            await asyncio.sleep(0)
            await one.break_off()
            await saying
        await one._send(live.Say("again", "same-key"))
        await one._send(live.Say("again", "same-key"))
        await one.say("last")
        await other.until(lambda: len(other.chat) > 4)
        assert [message.text for message in other.chat] == ["first", "second", "third", "again", "last"]


async def test_who_looks_where_they_must_not_is_told(arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as connection:
        with pytest.raises(Refused) as refused:
            await connection.look(1)
        assert refused.value.code == "not-your-seat"
        await connection.look(None)
        assert connection.viewer is None
        assert connection.view["turn"] == 1


async def test_one_sees_who_is_here(arrive: Arrive) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    cleo = await arrive("Cleo")
    async with ana.watch(table.id) as one:
        async with ben.watch(table.id), cleo.watch(table.id):
            everybody = live.Present((0, 1), 1)
            await one.until(lambda: one.present == everybody)
            assert one.present == everybody
        alone = live.Present((0,), 0)
        await one.until(lambda: one.present == alone)
        assert one.present == alone


async def test_the_same_key_of_another_seat_acknowledges_nothing(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as anas, ben.watch(table.id) as bens:
        monkeypatch.setattr("granada.client.connection._new_key", lambda: "1")
        monkeypatch.setattr(anas, "_send", nothing_is_sent)
        waiting = asyncio.create_task(anas.move(anas.legal[0]))
        await asyncio.sleep(0)
        await all_have_seen(await bens.move(bens.legal[0]), anas)
        assert not waiting.done()
        waiting.cancel()


async def nothing_is_sent(_ask: live.AnyAsk) -> None:
    """Lose the message, as over a connection that breaks at the wrong moment."""


async def test_a_client_does_not_wait_for_what_is_refused_for_good(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    with pytest.raises(Refused):
        async with ana.watch("no/table"):
            pass


async def test_what_is_too_long_is_refused_before_it_is_sent(arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    async with ana.watch(table.id) as connection:
        with pytest.raises(Refused, match="300"):
            await connection.say("a" * 301)
