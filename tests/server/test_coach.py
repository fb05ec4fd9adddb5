"""The coach over the network: one sentence for one's own seat, where the table allows hints."""

import pytest
from tests.server.conftest import Arrive

from granada.client import NewTable, Refused, SeatRequest

pytestmark = pytest.mark.anyio


async def test_a_person_who_has_to_decide_hears_what_matters_now(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    async with ana.watch(table.id) as game:
        await game.turn()
        advice = await game.coach()
        assert advice is not None
        assert advice.id.startswith("alhambra-coach-")
        seen = game.n
        await game.move(game.legal[0])
        game.n = seen
        with pytest.raises(Refused) as refused:
            await game.coach()
        assert refused.value.code in ("stale", "no-hint")


async def test_the_coach_speaks_only_where_hints_are_allowed_and_only_to_the_own_seat(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open")], public=True))
    await ben.join(table.id, 1)
    async with ana.watch(table.id) as game:
        await game.until(lambda: game.view is not None)
        for seat, code in ((0, "no-hints-here"), (1, "not-your-seat")):
            with pytest.raises(Refused) as refused:
                await game.coach(seat)
            assert refused.value.code == code
