"""Many games at once: series of games over local processes, and what can be counted in them."""

from granada.arena.match import Games, Match, Outcome, play_games
from granada.arena.series import Series
from granada.arena.verdict import Verdict, verdict_on

__all__ = ["Games", "Match", "Outcome", "Series", "Verdict", "play_games", "verdict_on"]
