"""Faults of requests that any host of games refuses."""

from granada.kernel.faults import Fault


class AnswerFault(Fault):
    # At a table.
    NOT_YOUR_SEAT = "not-your-seat", "seat {seat} is not yours"
    NO_SUCH_TABLE = "no-such-table", "there is no such table, or you are not invited to it"
    NOT_STARTED = "not-started", "the game has not begun yet"
    ALREADY_STARTED = "already-started", "the game has begun already"
    COLOUR_TAKEN = "colour-taken", "somebody else at this table has the colour {colour}"
    OTHERS_PLAY = "others-play", "other people play this game, which is not over"
    NOT_AT_TABLE = "not-at-table", "you have no seat at this table"
    NOBODY_PLAYS = "nobody-plays", "somebody must play: not all seats can have bots"
    TIME_LEFT = "time-left", "seat {seat} still has time to decide"
    NO_HINTS_HERE = "no-hints-here", "this table was opened without hints"
    NO_SUCH_PERSON = "no-such-person", "there is no such person"
    BAD_NAME = "bad-name", "a name has from 1 to {longest} characters, all of them visible"

    # Requests.
    NOT_UNDERSTOOD = "not-understood", "the request was not understood ({detail})"
    WRONG_FIELD = "wrong-field", "{field!r} is missing, unknown or not possible ({detail})"
    TOO_LONG = "too-long", "{field!r} may have {most} characters at most"
    TOO_SHORT = "too-short", "{field!r} must have {least} characters at least"
    NOT_FOUND = "not-found", "there is nothing at this address"
    TOO_LARGE = "too-large", "this is larger than {most} bytes"
    INTERNAL_ERROR = "internal-error", "something has failed; nothing was changed"
