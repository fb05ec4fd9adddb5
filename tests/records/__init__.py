"""Whole games, kept move by move. Every build on every machine must replay them to the same bytes.

When the rules change on purpose, raise the game's rules number, remove its records and make them anew:

    PYTHONPATH=src python -m tests.records.make
"""

from hashlib import sha256
from pathlib import Path

import msgspec

import granada
from granada.kernel.event import Event

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"


class Digests(msgspec.Struct):
    """SHA-256 of what a record must lead to."""

    final_state: str
    events: str
    every_view: str
    """The views of all seats, and of a spectator, before every move."""


def replay_and_digest(record: granada.Record) -> tuple[Digests, list[Event]]:
    game = granada.load(record.header.game)
    state = game.begin(record)
    heard: list[Event] = []
    state.listen(heard.append)
    views = sha256()
    for line in record.moves:
        for viewer in (None, *range(state.players)):
            views.update(msgspec.json.encode(state.view(viewer)))
        seat, _, text = line.partition(" ")
        state.play(game.parse(state, text), int(seat))
    final = sha256(msgspec.json.encode(state.dump()))
    events = sha256(msgspec.json.encode(heard))
    return Digests(final.hexdigest(), events.hexdigest(), views.hexdigest()), heard
