"""Alhambra for PettingZoo: ``alhambra_v0.env(players=2)``."""

from granada.research.aec import environments

env, raw_env = environments("alhambra", version=0)
