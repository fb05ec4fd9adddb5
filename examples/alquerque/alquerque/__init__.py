"""Alquerque of twelve men, from the book of games of Alfonso X (1283)."""

from granada.plugins import Plugin

PLUGIN = Plugin(rules="alquerque.rules:GAME", words="alquerque", deeds="alquerque.rules:DEEDS")
