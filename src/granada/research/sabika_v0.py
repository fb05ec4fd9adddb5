"""Sabika for PettingZoo: ``sabika_v0.env(players=2)``."""

from granada.research.aec import environments

env, raw_env = environments("sabika", version=0)
