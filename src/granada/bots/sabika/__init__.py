"""What bots know of Sabika."""

from granada.bots.sabika.judge import SabikaJudge

__all__ = ["JUDGE"]

JUDGE = SabikaJudge
