"""Hints over the network: for the player who has to decide, where the table allows it."""

import asyncio
from typing import Any

import pytest
from tests.server.conftest import Arrive, opened

from granada.answers.hints import Advice
from granada.client import NewTable, Refused, SeatRequest
from granada.kernel.errors import GranadaError
from granada.locale import Texts
from granada.protocol import live
from granada.protocol.acting import entries_for
from granada.protocol.hints import HintRequest
from granada.server.bot_pool import BotPool, Thought
from granada.server.clock import now
from granada.server.fair_queue import Account
from granada.server.hints import Hints
from granada.server.people import Person
from granada.server.services import Services

pytestmark = pytest.mark.anyio

PEOPLE = [SeatRequest("me"), SeatRequest("open")]


async def test_who_plays_alone_may_ask_what_a_master_would_do_and_do_it(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    assert table.hints
    async with ana.watch(table.id) as connection:
        await connection.turn()
        first, again = await asyncio.gather(*(ana.hint(table.id, 0, connection.n or 0) for _ in range(2)))
        assert first == again or first.hurried or again.hurried
        assert (first.n, first.seat) == (connection.n, 0)
        assert sum(first.gains.values()) == pytest.approx(first.points)
        assert all(Texts("en").text(f"source-{source}") for source in first.gains)
        assert all(Texts("en").text(f"source-{source}.because") for source in first.reasons)
        assert set(first.reasons) <= set(first.gains)
        assert connection.question is not None
        assert first.alternatives
        for other in first.alternatives:
            assert other.step.choice in connection.question.choices()
            assert other.step.choice != first.steps[0].choice
        for step in first.steps:
            assert connection.question is not None
            offered = {choice.moves for choice in connection.question.choices()}
            moves = step.choice.moves
            assert any(moves[:count] in offered for count in range(1, len(moves) + 1)), "it begins as it is offered"
            for move in step.choice.moves:
                await connection.move(move)
        with pytest.raises(Refused) as refused:
            await ana.hint(table.id, 0, first.n)
        assert (refused.value.status, refused.value.code) in ((409, "stale"), (409, "no-hint"))


async def test_where_others_play_there_are_hints_only_if_the_host_says_so(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    asked = [await ana.open(NewTable(game="alhambra", seats=PEOPLE, hints=hints)) for hints in (None, True, False)]
    assert [table.hints for table in asked] == [False, True, False]
    for table in asked:
        await ben.join(table.id)
    for table in asked:
        with pytest.raises(Refused) as refused:
            await ben.hint(table.id, 0, 0)
        assert (refused.value.status, refused.value.code) == (403, "not-your-seat")
    for table in (asked[0], asked[2]):
        with pytest.raises(Refused) as refused:
            await ana.hint(table.id, 0, 0)
        assert (refused.value.status, refused.value.code) == (403, "no-hints-here")
    deciders = next(mine.deciders for mine in await ana.my_tables() if mine.table.id == asked[1].id)
    waiting = 1 - deciders[0]
    with pytest.raises(Refused) as refused:
        await (ana, ben)[waiting].hint(asked[1].id, waiting, 0)
    assert (refused.value.status, refused.value.code) == (409, "no-hint")


SENSIBLE = ("buy chambers-8nw", "pay dirham-8", "settle")
TOO_MUCH = ("buy seraglio-8s", "pay ducat-8", "pay ducat-8", "settle")


async def test_a_hint_ends_before_a_payment_that_no_choice_offers(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    advice = [Advice((*SENSIBLE, *TOO_MUCH), ends_turn=True), Advice(TOO_MUCH)]

    async def advise(*_: object) -> Thought:
        return Thought(advice.pop(0), hurried=False)

    monkeypatch.setattr("granada.answers.opening.fresh_seed", lambda: 29)
    monkeypatch.setattr(BotPool, "think", advise)
    table = await opened(services, ana, "me", "me", game="alhambra")
    hints, account, request = Hints(BotPool(1)), Account("", ana.id), HintRequest(seat=0, n=0)
    hint = await hints.hint(table, account, request)
    assert [step.choice.moves for step in hint.steps] == [SENSIBLE]
    assert not hint.ends_turn
    with pytest.raises(GranadaError, match="no hint"):
        await hints.hint(table, account, request)


async def test_a_hint_is_not_thought_out_when_its_seat_has_decided(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[bool] = []

    async def advise(*asked: Any) -> Thought:
        is_wanted = asked[3]
        wanted.append(is_wanted())
        game = table.started_game()
        move = str(game.state.legal_moves(0)[0])
        table.game = game.after(*entries_for(game, live.Move(seat=0, n=game.number, key="key", move=move), now()))
        wanted.append(is_wanted())
        return Thought(Advice(SENSIBLE), hurried=False)

    monkeypatch.setattr("granada.answers.opening.fresh_seed", lambda: 29)
    monkeypatch.setattr(BotPool, "think", advise)
    table = await opened(services, ana, "me", "me", game="alhambra")
    await Hints(BotPool(1)).hint(table, Account("", ana.id), HintRequest(seat=0, n=0))
    assert wanted == [True, False]
