"""What a choice would change or begin, over the network: for one's own seat as it stands, and nothing is played."""

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


async def test_a_purchase_that_is_paid_otherwise_is_one_action(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("me", name="Ben")]))
    async with ana.watch(table.id) as game:
        while True:
            await game.until(lambda: game.view is not None and not game.view["over"])
            if game.viewer not in game.view["deciders"]:
                await game.look(game.view["deciders"][0])
            await game.turn()
            assert game.question is not None
            if begun := [choice.moves for choice in game.question.choices() if choice.begins]:
                break
            await game.move(game.legal[0])
        number = game.n or 0
        further = await game.further(begun[0])
        assert game.n == number
        (pay, *_) = [choice for choice in further.choices() if not choice.begins]
        assert await game.moves([*begun[0], *pay.moves]) == number + 1 + len(pay.moves)
        assert game.view["phase"] != "payment"
        with pytest.raises(Refused) as refused:
            await game.further(begun[0])
        assert refused.value.code in ("illegal-move", "not-your-turn")
