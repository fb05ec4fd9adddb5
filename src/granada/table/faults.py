"""What can be wrong at a table, and with the files of saved games."""

from granada.kernel.faults import Fault


class TableFault(Fault):
    # Games.
    SAME_NAMES = "same-names", "every seat needs a name of its own"
    ACTION_HAS_ENDED = "action-has-ended", "{move!r} must be an action of its own: what comes before it ends one"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back", "there is nothing that could be taken back"
    NO_HINT = "no-hint", "there is no hint for this position"
    STALE = "stale", "the game has gone on since number {seen}: it is at number {number} now"
    ALREADY_OVER = "already-over", "the game is over"
    HAS_STAND_IN = "has-stand-in", "a bot plays for seat {seat} already"
    NO_STAND_IN = "no-stand-in", "no bot plays for seat {seat} in place of a person"
    NO_PROPOSAL = "no-proposal", "nobody has proposed to take moves back, or you have agreed already"

    # Files, and why they cannot be used.
    CANNOT_SAVE = "cannot-save", "{file} cannot be written: {why}"
    CANNOT_READ = "cannot-read", "{file} cannot be read: {why}"
    NO_SUCH_FILE = "no-such-file", "there is no such file"
    NOT_PERMITTED = "not-permitted", "permission denied"
    IS_A_FOLDER = "is-a-folder", "it is a folder"
    NOT_A_FOLDER = "not-a-folder", "part of its path is not a folder"
    NO_SPACE = "no-space", "no space left"
    NOT_TEXT = "not-text", "it is not text"
    SYSTEM = "system", "the system refuses it ({errno})"
