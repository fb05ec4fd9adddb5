"""What a choice would change, over the network: for one's own seat, as it stands now, and nothing is played."""

import pytest
from tests.server.conftest import Arrive

from granada.client import NewTable, Refused, SeatRequest

pytestmark = pytest.mark.anyio


async def test_who_has_to_decide_may_ask_what_a_choice_would_change(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open")], public=True))
    await ben.join(table.id, 1)
    async with ana.watch(table.id) as hers, ben.watch(table.id) as his:
        await hers.until(lambda: hers.view is not None)
        mover, other, seat = (hers, his, 0) if 0 in hers.view["deciders"] else (his, hers, 1)
        await mover.turn()
        assert mover.question is not None
        purchases = [choice.moves for choice in mover.question.choices() if choice.moves[-1] == "settle"]
        for moves in purchases:
            changes = await mover.preview(moves)
            assert changes[0].id == "alhambra-change-money"
        take = next(move for move in mover.legal if move.startswith("take"))
        assert await mover.preview([take]) == ()
        assert (hers.n, his.n) == (0, 0)
        for asking, move, code in ((mover, "take everything", "illegal-move"), (other, take, "not-your-seat")):
            with pytest.raises(Refused) as refused:
                await asking.preview([move], seat)
            assert refused.value.code == code
        seen = mover.n
        await mover.move(take)
        mover.n = seen
        with pytest.raises(Refused) as refused:
            await mover.preview([take])
        assert refused.value.code == "stale"
