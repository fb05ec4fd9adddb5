"""The file of a match: what was asked for, every game so far, and the verdict once there is one."""

import msgspec

from granada.arena.faults import ArenaFault
from granada.arena.match import Games, Match, Outcome
from granada.arena.verdict import Verdict
from granada.kernel.errors import GranadaError

FORMAT = 1


class BadMatch(GranadaError):
    """A file that holds no match, or another one."""


class MatchFile(msgspec.Struct, forbid_unknown_fields=True):
    match: Match
    games: Games
    verdict: Verdict | None = None
    """Missing while games are still to be played."""
    format: int = FORMAT

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode() + "\n"


def read_match(text: str, file: str) -> MatchFile:
    """The match that the file with this name holds."""
    try:
        found = msgspec.json.decode(text, type=MatchFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadMatch(ArenaFault.NOT_A_MATCH, file=file, detail=str(error)) from None
    if found.format != FORMAT or not all(_fits(outcome, found.match.players) for outcome in found.games.outcomes):
        raise BadMatch(ArenaFault.NOT_A_MATCH, file=file, detail="format")
    return found


def check_same(found: Match, wanted: Match, file: str) -> None:
    """Games that were asked for differently cannot be counted together."""
    names = [name for name in wanted.__struct_fields__ if getattr(found, name) != getattr(wanted, name)]
    if names:
        raise BadMatch(ArenaFault.OTHER_MATCH, file=file, what=tuple(names))


def _fits(outcome: Outcome, players: int) -> bool:
    return len(outcome.scores) == players and all(0 <= seat < players for seat in outcome.winners)
