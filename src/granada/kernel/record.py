"""Record: the header and the moves of a game. Records are stored, replayed, shared and verified.

A record has two forms with the same contents: JSON, and plain text with one move a line.
"""

from collections.abc import Sequence

import msgspec

from granada.kernel.chance import commitment
from granada.kernel.contribution import Contribution, check, combined
from granada.kernel.errors import BadRecord
from granada.kernel.faults import KernelFault

FORMAT = 1

REPEATED_LINES = ("option", "seat", "contribution")
HEAD_LINES = ("granada", "game", "edition", "rules", "players", *REPEATED_LINES, "commitment", "seed", "scores")
"""What the lines before the moves begin with in the plain-text form."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of a game before its first move.

    >>> record = granada.load("alhambra").new(players=2, seed=1).record()
    >>> record.header.game
    'alhambra'
    """

    game: str
    edition: str
    rules: int
    """The revision of our rules: a game is replayed with the rules that it was played with, or not at all."""
    players: int
    options: dict[str, str]
    seats: tuple[str, ...]
    commitment: str
    """The SHA-256 of the number of the host, which is the seed where nobody else has contributed to it."""
    contributions: tuple[Contribution, ...] = ()
    """The contributions in the order of the seats."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its beginning on: how it was set up, and all moves.

    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> state.play(state.legal_moves()[0])
    >>> text = state.record().to_text()
    >>> len(Record.read(text).moves)
    1
    """

    format: int
    header: Header
    seed: int | None
    """Needed to replay. Missing from what is published while the game goes on."""
    moves: tuple[str, ...]
    """Each ``SEAT TEXT``."""
    scores: tuple[int, ...] | None
    """The result, once the game is over."""

    @classmethod
    def of(cls, header: Header, seed: int | None, moves: Sequence[str], scores: Sequence[int] | None) -> "Record":
        """The record of a game with these moves, in the present format."""
        return cls(FORMAT, header, seed, tuple(moves), None if scores is None else tuple(scores))

    @property
    def over(self) -> bool:
        """Whether the record is that of a whole game, with its scores."""
        return self.scores is not None

    def published(self, moves: int | None = None) -> "Record":
        """The record as everybody may see it: with the seed, and moves made in secret, only once that is due.

        >>> record = granada.load("alhambra").new(players=2, seed=1).record()
        >>> record.published().seed is None
        True
        """
        return self if self.over else msgspec.structs.replace(self, seed=None, moves=self.moves[:moves])

    def until(self, moves: int) -> "Record":
        """The record as it was after that many moves.

        >>> granada.Record.read(finished).until(3).over
        False
        """
        return msgspec.structs.replace(self, moves=self.moves[:moves], scores=None)

    def known_seed(self) -> int:
        """The seed, if it is published and fits the commitments."""
        if self.seed is None:
            raise BadRecord(KernelFault.SEED_UNKNOWN)
        contributions = self.header.contributions
        check(contributions, self.header.players)
        if commitment(combined(self.seed, contributions)) != self.header.commitment:
            raise BadRecord(KernelFault.SEED_CHANGED)
        return self.seed

    def to_json(self) -> str:
        """The record as JSON.

        >>> record = granada.load("alhambra").new(players=2, seed=1).record()
        >>> granada.Record.read(record.to_json()) == record
        True
        """
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    def to_text(self) -> str:
        """The record as plain text.

        >>> record = granada.load("alhambra").new(players=2, seed=1).record()
        >>> record.to_text().splitlines()[:2]
        ['granada 1', 'game alhambra']
        """
        header = self.header
        lines = [
            f"granada {self.format}",
            f"game {header.game}",
            f"edition {header.edition}",
            f"rules {header.rules}",
            f"players {header.players}",
            *(f"option {name} {value}" for name, value in sorted(header.options.items())),
            *(f"seat {name}" for name in header.seats),
            f"commitment {header.commitment}",
            *(f"contribution {each.seat} {each.commitment} {each.nonce}" for each in header.contributions),
        ]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.scores is not None:
            lines.append("scores " + " ".join(map(str, self.scores)))
        return "\n".join([*lines, "", *self.moves]) + "\n"

    @classmethod
    def read(cls, text: str) -> "Record":
        """A record in either form.

        >>> granada.Record.read(finished).header.game
        'alhambra'
        """
        text = text.removeprefix("\ufeff")
        return _from_json(text) if text.lstrip().startswith("{") else _from_text(text)


def _from_json(text: str) -> Record:
    try:
        _check_format(msgspec.json.decode(text, type=_Versioned).format)
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(KernelFault.NOT_A_RECORD, detail=str(error)) from None


def _from_text(text: str) -> Record:
    all_lines = [line.rstrip("\r") for line in text.strip().split("\n")]
    end = next((number for number, line in enumerate(all_lines) if not line.strip()), len(all_lines))
    lines = [line.partition(" ")[::2] for line in all_lines[:end]]
    if not lines or lines[0][0] != "granada":
        raise BadRecord(KernelFault.NO_FIRST_LINE)
    names = [name for name, _ in lines]
    for name in names:
        if name not in HEAD_LINES or (name not in REPEATED_LINES and names.count(name) > 1):
            raise BadRecord(KernelFault.STRANGE_LINE, line=name)
    fields = dict(lines)
    try:
        _check_format(_number(fields, "granada"))
        header = Header(
            game=fields["game"],
            edition=fields["edition"],
            rules=_number(fields, "rules"),
            players=_number(fields, "players"),
            options=dict(value.partition(" ")[::2] for name, value in lines if name == "option"),
            seats=tuple(value for name, value in lines if name == "seat"),
            commitment=fields["commitment"],
            contributions=tuple(_contribution(value) for name, value in lines if name == "contribution"),
        )
        scores = _numbers(fields, "scores") if "scores" in fields else None
        seed = _number(fields, "seed") if "seed" in fields else None
    except KeyError as missing:
        raise BadRecord(KernelFault.NO_SUCH_LINE, line=missing.args[0]) from None
    return Record.of(header, seed, [line for line in all_lines[end:] if line.strip()], scores)


def _contribution(text: str) -> Contribution:
    try:
        seat, promised, nonce = text.split()
        return Contribution(int(seat), promised, nonce)
    except ValueError:
        raise BadRecord(KernelFault.UNREADABLE_HEAD, line="contribution") from None


def _number(fields: dict[str, str], line: str) -> int:
    if len(found := _numbers(fields, line)) != 1:
        raise BadRecord(KernelFault.UNREADABLE_HEAD, line=line)
    return found[0]


def _numbers(fields: dict[str, str], line: str) -> list[int]:
    try:
        return [int(word) for word in fields[line].split()]
    except ValueError:  # Something else, or more digits than Python reads.
        raise BadRecord(KernelFault.UNREADABLE_HEAD, line=line) from None


class _Versioned(msgspec.Struct):
    format: int


def _check_format(found: int) -> None:
    if found > FORMAT:
        raise BadRecord(KernelFault.FORMAT_TOO_NEW, format=found, newest=FORMAT)
    if found < FORMAT:
        raise BadRecord(KernelFault.FORMAT_TOO_OLD, format=found, oldest=FORMAT)
