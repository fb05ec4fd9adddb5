"""Hints: what a strong bot would do in a person's place, thought out in the processes of the bots."""

import asyncio
from collections.abc import Iterator, Sequence

from granada.bots.asking import Stumbled, sample_for, seed_for
from granada.kernel.errors import GranadaError
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.protocol.hints import Hint, HintWish, Planned
from granada.server.bot_pool import BotPool
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.live_table import LiveTable
from granada.server.thinker import Advice, HintQuestion
from granada.table import LiveGame
from granada.table.faults import TableFault


class Hints:
    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._thinking: dict[tuple[str, int, int], asyncio.Task[Hint]] = {}

    async def hint(self, table: LiveTable, account: Account, wish: HintWish) -> Hint:
        game = _checked(table, account.person, wish)
        # Who asks again while it is thought about waits for the same answer.
        which = (table.id, wish.seat, game.number)
        if (thinking := self._thinking.get(which)) is None:
            thinking = self._thinking[which] = asyncio.create_task(self._think(table, game, wish.seat, account))
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
        steps = tuple(_planned(game.rules, sample, seat, advice.moves))
        if not steps:
            raise GranadaError(TableFault.NO_HINT)
        points = sum(advice.gains.values())
        is_whole = sum(len(step.choice.moves) for step in steps) == len(advice.moves)
        return Hint(game.number, seat, steps, advice.ends_turn and is_whole, points, advice.gains, hurried)


def _planned(rules: Game, state: State, seat: int, moves: Sequence[str]) -> Iterator[Planned]:
    """The moves as choices, of which one may be several moves. The state is a sample, which knows no more than the
    seat."""
    while moves:
        question = state.question(seat)
        assert question is not None
        fitting = [
            (group, choice) for group in question.groups for choice in group.choices if _begin(choice.moves, moves)
        ]
        if not fitting:
            return  # A payment that nobody would make: the hint ends before it.
        group, choice = max(fitting, key=lambda found: len(found[1].moves))
        yield Planned(choice, None if group.is_idle else group.title)
        for move in moves[: len(choice.moves)]:
            state.play(rules.parse(state, move), seat)
        moves = moves[len(choice.moves) :]


def _begin(some: Sequence[str], moves: Sequence[str]) -> bool:
    """Whether the moves begin with these. Money may be paid in any order."""
    return some[0] == moves[0] and sorted(some) == sorted(moves[: len(some)])


def _checked(table: LiveTable, person: str, wish: HintWish) -> LiveGame:
    """The game, if the person may ask for this hint now."""
    game = table.started_game()
    if wish.seat not in table.stored.seats_of(person):
        raise GranadaError(ServerFault.NOT_YOUR_SEAT, seat=wish.seat)
    if not table.stored.hints:
        raise GranadaError(ServerFault.NO_HINTS_HERE)
    if wish.seat not in game.people_to_decide:
        raise GranadaError(TableFault.NO_HINT)
    game.check_seen(wish.seat, wish.n)
    return game
