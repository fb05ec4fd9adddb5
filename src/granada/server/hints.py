"""Hints: the decision of a strong bot for a person's seat, computed in the processes of the bots."""

import asyncio

from granada.answers.hints import Advice, check_may_be_advised, hint_of
from granada.bots.asking import BotFailed, sample_for, seed_for
from granada.kernel.errors import GranadaError
from granada.protocol.hints import Hint, HintRequest
from granada.protocol.live import Coach
from granada.server.bot_pool import BotPool
from granada.server.bot_process import HintQuestion
from granada.server.fair_queue import Account
from granada.server.live_table import LiveTable
from granada.table import LiveGame
from granada.table.faults import TableFault


class Hints:
    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._thinking: dict[tuple[str, int, int], asyncio.Task[Hint]] = {}

    async def hint(self, table: LiveTable, account: Account, request: HintRequest) -> Hint:
        game = advised_game(table, account.person, request)
        # A second request during the search waits for the same answer.
        which = (table.id, request.seat, game.number)
        if (thinking := self._thinking.get(which)) is None:
            thinking = self._thinking[which] = asyncio.create_task(self._think(table, game, request.seat, account))
            table.registry.keep(thinking)
            thinking.add_done_callback(lambda _: self._thinking.pop(which, None))
        return await asyncio.shield(thinking)

    def close(self) -> None:
        for thinking in self._thinking.values():
            thinking.cancel()

    async def _think(self, table: LiveTable, game: LiveGame, seat: int, account: Account) -> Hint:
        state = game.state
        sample = sample_for(state, seat)

        def question() -> HintQuestion:
            edition, seed = table.stored.edition_text, seed_for(state, "hint", seat)
            return HintQuestion(game.rules.id, edition, sample.dump(), seat, seed)

        def is_wanted() -> bool:
            return table.game is None or table.game.still_decides(seat, game)

        try:
            advice, hurried = await self._pool.think(account, question, is_wanted)
        except BotFailed:
            raise GranadaError(TableFault.NO_HINT) from None
        assert isinstance(advice, Advice)
        return hint_of(game, seat, sample, advice, hurried=hurried)


def advised_game(table: LiveTable, person: str, request: HintRequest | Coach) -> LiveGame:
    """The game, if the person may ask for advice now."""
    game = table.started_game()
    check_may_be_advised(table.stored, game, person, request)
    return game
