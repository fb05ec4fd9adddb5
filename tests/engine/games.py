"""Games from seeds, and what is said. It runs here and, as text, in Pyodide, with the same result."""

import hashlib

import granada
from granada.answers.drafts import checked_draft
from granada.answers.editions import built_in_edition
from granada.answers.words import words_of
from granada.bots import Budget, make
from granada.kernel.chance import Chance
from granada.kernel.playout import playout
from granada.locale import LANGUAGES
from granada.protocol.editions import Draft

THINKING = Budget(16, None)
"""A master's usual budget also ends by the clock; this one does not, or machines would decide differently."""


def played(by_chance: int, decisions: int) -> dict[str, str]:
    """The digest of everything that happened in a game, by the name of the game."""
    digests = {}
    for name in granada.GAMES:
        game = granada.load(name)
        for players in game.player_counts:
            for seed in range(by_chance):
                state = game.new(players=players, seed=seed)
                playout(state, Chance(seed + 100))
                digests[f"{name}, {players} players, by chance {seed}"] = digest(state)
        for players in dict.fromkeys((min(game.player_counts), 2, 3)):
            state = game.new(players=players, seed=5)
            for turn in range(decisions):
                if state.over:
                    break
                seat = state.deciders[0]
                sample = state.sample_hidden(seat, turn)
                if turn % 8 == 0:
                    move = make("master", turn).choose(sample, seat, THINKING)
                else:
                    move = make("apprentice", turn).choose(sample, seat)
                state.play(move, seat)
            digests[f"{name}, {players} players, bots"] = digest(state)
    return digests


def said() -> dict[str, list[str]]:
    """What is wrong with an edition, in every language, and a digest of what all components say."""
    wrong = Draft(text=built_in_edition("sabika").replace("on(favour", "on(fame").replace("space = 6,", "space = 99,"))
    return {
        language: [fault.text for fault in checked_draft("sabika", language, wrong).faults]
        + [hashlib.sha256(words_of("sabika", language, 2, None)).hexdigest()]
        for language in LANGUAGES
    }


def digest(state: granada.State) -> str:
    lines = [*(str(move) for move in state.record().moves), str(state.over), repr(state.scores)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
