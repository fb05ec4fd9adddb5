"""Hints: the decision of a strong bot for a person's seat, computed in the processes of the bots."""

import asyncio
from collections.abc import Iterator

from granada.bots.asking import Stumbled, sample_for, seed_for
from granada.kernel.errors import GranadaError
from granada.kernel.state import State
from granada.protocol.hints import Alternative, Hint, HintRequest
from granada.protocol.live import Coach
from granada.server.bot_pool import BotPool
from granada.server.bot_process import Advice, HintQuestion
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.live_table import LiveTable
from granada.table import LiveGame
from granada.table.faults import TableFault
from granada.table.plan import begin, offered, planned


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

        try:
            advice, hurried = await self._pool.think(account, question)
        except Stumbled:
            raise GranadaError(TableFault.NO_HINT) from None
        assert isinstance(advice, Advice)
        others = tuple(_alternatives(sample, seat, advice))
        steps = tuple(planned(game.rules, sample, seat, advice.moves))
        if not steps:
            raise GranadaError(TableFault.NO_HINT)
        points = sum(advice.gains.values())
        is_whole = sum(len(step.choice.moves) for step in steps) == len(advice.moves)
        return Hint(game.number, seat, steps, advice.ends_turn and is_whole, points, advice.gains, hurried, others)


def _alternatives(state: State, seat: int, advice: Advice) -> Iterator[Alternative]:
    """The first choice that begins with each of the other moves, unless the advice begins with the same choice."""
    question = state.question(seat)
    assert question is not None
    for move, gives_up in advice.alternatives:
        step = offered(question, move)
        if step is not None and not begin(step.choice.moves, advice.moves):
            yield Alternative(step, gives_up)


def advised_game(table: LiveTable, person: str, request: HintRequest | Coach) -> LiveGame:
    """The game, if the person may ask for advice now."""
    game = table.started_game()
    if request.seat not in table.stored.seats_of(person):
        raise GranadaError(ServerFault.NOT_YOUR_SEAT, seat=request.seat)
    if not table.stored.hints:
        raise GranadaError(ServerFault.NO_HINTS_HERE)
    if request.seat not in game.people_to_decide:
        raise GranadaError(TableFault.NO_HINT)
    game.check_seen(request.seat, request.n)
    return game
