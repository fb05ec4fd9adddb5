"""Replays: a game step by step, with one request."""

from typing import Any

import pytest
from tests.server.conftest import Arrive
from tests.server.test_records import half_a_game, play_first_moves

from granada.client import Client, NewTable, Refused, SeatRequest
from granada.protocol.patch import patched
from granada.protocol.records import Replay

pytestmark = pytest.mark.anyio


def views_of(replay: Replay) -> list[Any]:
    views = [replay.view]
    for step in replay.entries:
        views.append(views[-1] if step.change is None else patched(views[-1], step.change))
    return views


async def test_a_running_game_is_replayed_in_ones_own_view(arrive: Arrive) -> None:
    ana, eve = await arrive("Ana"), await arrive("Eve")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    async with ana.watch(table.id) as connection:
        seen = [connection.view]
        for _ in range(5):
            await connection.move(connection.legal[0])
            seen.append(connection.view)
        if connection.view["undoable"]:
            await connection.undo()
            seen.append(connection.view)
        replay = await ana.replay(table.id, 0)
        assert views_of(replay) == seen
        assert [(s.n, s.kind, s.text, s.events) for s in replay.entries] == [
            (entry.n, entry.kind, entry.text, entry.events) for entry in connection.entries
        ]
    rest = await ana.replay(table.id, 0, after=3)
    assert (rest.after, rest.n, views_of(rest)) == (3, len(seen) - 1, seen[3:])
    with pytest.raises(Refused) as refused:
        await eve.replay(table.id, 0)
    assert (refused.value.status, refused.value.code) == (403, "not-your-seat")
    spectator = await eve.replay(table.id)
    assert spectator.view["dealt"] is None
    assert views_of(spectator)[-1] == (await eve.view(table.id)).view
    with pytest.raises(Refused) as refused:
        await eve.replay(table.id, after=100)
    assert (refused.value.status, refused.value.code) == (404, "not-found")


async def test_moves_made_in_secret_are_not_in_the_replay_of_others(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
    await ben.join(table.id)
    async with ana.watch(table.id) as connection:
        chosen = connection.legal[0]
        await connection.move(chosen)
    assert [step.text for step in (await ana.replay(table.id, 0)).entries] == [chosen]
    for replay in (await ben.replay(table.id, 1), await ben.replay(table.id)):
        assert [step.text for step in replay.entries] == [None]
        assert views_of(replay)[-1]["chosen"] == [None, None]


async def finished(ana: Client) -> str:
    table = await ana.bring_in(half_a_game().to_text())
    async with ana.watch(table.id) as connection:
        await play_first_moves(connection)
    return table.id


@pytest.mark.slow
async def test_a_finished_game_is_replayed_in_any_view_and_may_be_kept(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await finished(ana)
    for seat in (None, 0, 1):
        replay = await ana.replay(table, seat)
        views = views_of(replay)
        assert len(views) == replay.n + 1
        for moves in (0, replay.n // 2, replay.n):
            assert views[moves] == (await ana.position(table, moves, seat)).view
    answer = await ana.http.get(f"/tables/{table}/replay")
    assert answer.headers.get_list("cache-control") == ["private, max-age=86400, immutable"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = await ana.http.get(f"/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
