"""Players of Alhambra."""

from granada.bots.alhambra.judge import AlhambraJudge

__all__ = ["JUDGE"]

JUDGE = AlhambraJudge
