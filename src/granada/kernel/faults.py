"""Faults: what can be wrong, as codes. Each package has its own, in its file ``faults.py``.

The sentences here are for programmers. People read the message ``error-CODE`` of the locale catalogues, which is made
from the same details.
"""

from enum import StrEnum
from typing import Self


class Sentence(StrEnum):
    """A code with a sentence for programmers. It has no members."""

    sentence: str

    def __new__(cls, code: str, sentence: str) -> Self:
        member = str.__new__(cls, code)
        member._value_ = code
        member.sentence = sentence
        return member


class Fault(Sentence):
    """What can be wrong: its code and its sentence. The common type of the faults of all packages; it has no members.

    >>> isinstance(KernelFault.PLAYER_COUNT, Fault)
    True
    """


class KernelFault(Fault):
    """What can be wrong with what is asked of any game, and with its positions, records and content. Games raise these
    as well.

    >>> KernelFault.PLAYER_COUNT.value
    'player-count'
    """

    # What is asked for.
    NO_SUCH_OPTION = "no-such-option", "{game} has no option {option!r}; its options are: {options}"
    NO_SUCH_CHOICE = "no-such-choice", "{option} can be {choices}, not {choice!r}"
    OPTION_PLAYERS = "option-players", "{option} can be {choice!r} only with {counts} players, not with {players}"
    CHOSEN_TWICE = "chosen-twice", "{option} must differ from each other, and {choice!r} names one twice"
    NO_EDITIONS = "no-editions", "{game} is played with its own components only: it has no other editions"
    PLAYER_COUNT = "player-count", "{game} is for {counts} players, not {players}"
    SEAT_COUNT = "seat-count", "{seats} seats are named, but there are {players} players"
    UNPRINTABLE_NAME = "unprintable-name", "{name!r} has characters that cannot be shown"
    NOT_A_SEED = "not-a-seed", "a seed is a whole number from 0 on, not {seed!r}"

    # Moves.
    ILLEGAL_MOVE = "illegal-move", "{move!r} is refused: {reason}"

    # Positions.
    NO_RECORD = "no-record", "this position was sampled or set up by hand: it has no record from the start of a game"
    NOT_A_POSITION = "not-a-position", "this is not a position of {game} ({detail})"
    IMPOSSIBLE_POSITION = "impossible-position", "this is not a position of {game}: {why}"
    NO_SUCH_SEAT = "no-such-seat", "there is no seat {seat}"
    NOT_ONE_EACH = "not-one-each", "{parts} must each have one entry for each of {players} players"
    IMPOSSIBLE_PART = "impossible-part", "no game could come to this: {part!r}"
    COMPONENTS_ASTRAY = "components-astray", "components are missing or doubled: each must lie somewhere, once"

    # Records.
    NOT_A_RECORD = "not-a-record", "this is not a record of a game ({detail})"
    NO_FIRST_LINE = (
        "no-first-line",
        'this is not a record of a game: its first line must be "granada" and the format number',
    )
    NO_SUCH_LINE = "no-such-line", "the record has no line that begins with {line!r}"
    STRANGE_LINE = "strange-line", "the head of the record has an unknown or a second line that begins with {line!r}"
    UNREADABLE_HEAD = "unreadable-head", "the head of the record cannot be read: the line {line!r} must have a number"
    FORMAT_TOO_NEW = (
        "format-too-new",
        "this record has format {format}, newer than {newest}: read it with a newer Granada",
    )
    FORMAT_TOO_OLD = "format-too-old", "this record has format {format}; the first format ever used is {oldest}"
    OTHER_GAME = "other-game", "this is a record of {found!r}, not of {game}"
    OTHER_RULES = (
        "other-rules",
        (
            "this game was played with edition {edition!r} and rules {rules}; "
            "here are edition {edition_here!r} and rules {rules_here}: use the version of Granada and the edition "
            "that it was played with"
        ),
    )
    IMPOSSIBLE_HEADER = "impossible-header", "the header of this record is impossible: {why}"
    SEED_UNKNOWN = "seed-unknown", "the seed of this game is not known yet: it is published when the game is over"
    SEED_CHANGED = (
        "seed-changed",
        "the seed does not fit the commitment in the header: the shuffles may have been changed",
    )
    NONCE_CHANGED = (
        "nonce-changed",
        "the random number of seat {seat} does not fit its commitment in the header: the shuffles may have been chosen",
    )
    NOT_A_MOVE = "not-a-move", "{line!r} is not a move: a line is the number of a seat and the move's text"
    MOVE_AGAINST_RULES = "move-against-rules", "move {number}, {move!r}, is against the rules: {reason}"
    NOT_OVER = "not-over", "the game of this record is not over yet"
    NO_SCORES = "no-scores", "the game of this record is over, but the record does not say the scores"
    OTHER_SCORES = "other-scores", "the record says the scores are ({told}), but they are ({found})"

    # Content.
    BAD_CONTENT = "bad-content", "{faults}"
