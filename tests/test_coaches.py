"""The coaches of all games: they always have something to say about a turn, in words of every language."""

import pytest

from granada.bots import make
from granada.games import load
from granada.locale import LANGUAGES, Texts
from granada.plugins import part, plugins
from granada.wording import saying_of

COACHED = [game for game, plugin in plugins().items() if plugin.coach]


def test_the_built_in_games_have_a_coach() -> None:
    assert {"alhambra", "sabika"} <= set(COACHED)


@pytest.mark.parametrize("game", COACHED)
def test_a_coach_has_words_for_every_position_of_a_game(game: str) -> None:
    rules, coach = load(game), part(game, "coach")
    sayings = {language: saying_of(game, Texts(language), ["Ana", "Ben"]) for language in LANGUAGES}
    state, bots = rules.new(players=2, seed=5), [make("random", seat) for seat in range(2)]
    turn, said = -1, set()
    while not state.over:
        seat = state.deciders[0]
        before = state.dump()
        advice = coach(rules, state.view(seat), state.question(seat))
        assert state.dump() == before
        if state.turn != turn:
            assert advice is not None
        turn = state.turn
        if advice is not None and advice not in said:
            said.add(advice)
            for saying in sayings.values():
                assert len(saying.message(advice)) > 20
        state.play(bots[seat].choose(state.sample_hidden(seat, 1), seat), seat)
    assert len({advice.id for advice in said}) > 5
