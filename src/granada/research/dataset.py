"""Dataset: games of bots as Parquet files with a schema and a data card.

One table has a row for each decision, the other one for each game. docs/research.md shows how to read them.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from granada.kernel.errors import BadOption
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.research.card import card_of, described
from granada.research.encoded import EncodedGame
from granada.research.faults import ResearchFault

GAMES_IN_A_FILE: Final = 20
"""Few enough that their rows fit into memory."""
COMPRESSION: Final = "zstd"
FACTS: Final = b"granada"
"""The key of the facts in the schema of every file."""

GAMES: Final = pa.schema(
    [
        pa.field("game", pa.int64(), metadata={"about": "The number of the game, from 0 on."}),
        pa.field("bots", pa.list_(pa.string()), metadata={"about": "The kinds of bots, by seat."}),
        pa.field("scores", pa.list_(pa.int32()), metadata={"about": "The final points, by seat."}),
        pa.field("rewards", pa.list_(pa.float32()), metadata={"about": "By seat: 1 for a victory, -1 for a defeat."}),
        pa.field("moves", pa.int32(), metadata={"about": "How many moves the game has."}),
        pa.field("record", pa.string(), metadata={"about": "The whole game, for granada.replay and granada.verify."}),
    ]
)


def decisions_schema(size: int) -> pa.Schema:
    """The columns of a dataset with observations of this size."""
    return pa.schema(
        [
            pa.field("game", pa.int64(), metadata={"about": "The number of the game, as in the other table."}),
            pa.field("number", pa.int32(), metadata={"about": "The number of the decision in its game, from 0 on."}),
            pa.field("seat", pa.int8(), metadata={"about": "The seat that decides."}),
            pa.field("bot", pa.string(), metadata={"about": "The kind of bot at this seat; empty for a person."}),
            pa.field("observation", pa.list_(pa.int16(), size), metadata={"about": "What the seat may know."}),
            pa.field("legal", pa.list_(pa.int16()), metadata={"about": "The actions for all legal moves."}),
            pa.field("action", pa.int16(), metadata={"about": "The action that was chosen."}),
            pa.field("move", pa.string(), metadata={"about": "The same as a move in notation."}),
            pa.field("reward", pa.float32(), metadata={"about": "What the seat has in the end."}),
            pa.field("score", pa.int32(), metadata={"about": "The final points of the seat."}),
        ]
    )


class Dataset:
    """A new dataset in this folder. Games are added in order; `close` writes the rest and the card."""

    def __init__(self, folder: Path, rules: Game, players: int, options: Mapping[str, str]) -> None:
        """BadOption if the folder holds something already, or the game has no encoding."""
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadOption(ResearchFault.FOLDER_IN_USE, folder=str(folder))
        self.folder = folder
        self.game = EncodedGame(rules, players, dict(options))
        self.added = 0
        facts = json.dumps(self.facts(), ensure_ascii=False)
        decisions = decisions_schema(self.game.encoding.observations.size)
        schemas = {"decisions": decisions, "games": GAMES}
        self._schemas = {name: schema.with_metadata({FACTS: facts}) for name, schema in schemas.items()}
        self._waiting: dict[str, list[pa.Table]] = {name: [] for name in self._schemas}

    def facts(self) -> dict[str, Any]:
        """Everything that a reader needs in order to understand the numbers."""
        rules, encoding = self.game.rules, self.game.encoding
        return {
            "game": rules.id,
            "edition": rules.edition,
            "rules": rules.rules,
            "players": self.game.players,
            "options": self.game.options,
            "encoding": int(encoding.version),
            "observation": described(encoding.observations),
            "actions": described(encoding.actions),
        }

    def add(self, record: Record) -> None:
        """Add a game that is over."""
        names = record.header.seats or ("",) * self.game.players
        bots = [name[1:] if name.startswith("=") else "" for name in names]
        decisions = self._decisions(record, bots)
        rewards, scores = self.game.rewards(), list(self.game.state.scores)
        game = {"game": self.added, "bots": bots, "scores": scores, "rewards": rewards}
        game |= {"moves": len(record.moves), "record": record.to_json()}
        self._waiting["decisions"].append(decisions)
        self._waiting["games"].append(pa.Table.from_pylist([game], schema=self._schemas["games"]))
        self.added += 1
        if self.added % GAMES_IN_A_FILE == 0:
            self._write()

    def close(self, command: str) -> None:
        """Write the files that are left, and the card, which names the command that made the games."""
        self._write()
        self.folder.mkdir(parents=True, exist_ok=True)
        tables = {name: list(schema) for name, schema in self._schemas.items()}
        (self.folder / "README.md").write_text(card_of(self.facts(), tables, self.added, command), encoding="utf-8")

    def _decisions(self, record: Record, bots: list[str]) -> pa.Table:
        """All decisions of the game. Afterwards the game is over."""
        game = self.game
        state = game.state = game.rules.begin(record)
        played = game.rules.walk(state, record.moves)
        seats, observations, legal, actions, moves = [], [], [], [], []
        while (seat := state.to_move) is not None:
            codes = list(state.legal_codes(seat))
            legal.append(game.actions(seat))
            observations.append(game.observe(seat)["observation"])
            move = next(played).move
            seats.append(seat)
            actions.append(legal[-1][codes.index(move.code)])
            moves.append(str(move))
        rewards, scores = game.rewards(), state.scores
        columns = {
            "game": [self.added] * len(seats),
            "number": range(len(seats)),
            "seat": seats,
            "bot": [bots[seat] for seat in seats],
            "observation": pa.FixedSizeListArray.from_arrays(
                pa.array(np.concatenate(observations)), game.encoding.observations.size
            ),
            "legal": legal,
            "action": actions,
            "move": moves,
            "reward": [rewards[seat] for seat in seats],
            "score": [scores[seat] for seat in seats],
        }
        return pa.table(columns, schema=self._schemas["decisions"])

    def _write(self) -> None:
        """Write one file of each table with the games that wait."""
        for name, tables in self._waiting.items():
            if tables:
                file = self.folder / name / f"{(self.added - 1) // GAMES_IN_A_FILE:05}.parquet"
                file.parent.mkdir(parents=True, exist_ok=True)
                pq.write_table(pa.concat_tables(tables), file, compression=COMPRESSION)
                tables.clear()
