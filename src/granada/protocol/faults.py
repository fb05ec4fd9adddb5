"""Reasons why hosts of games refuse something to a client."""

from granada.kernel.faults import Fault


class ProtocolFault(Fault):
    SOMEBODY_LEFT = "somebody-left", "a player who saw these moves has left and cannot be asked"
    ONLY_MOVES = "only-moves", "so much has been taken back at this table that only moves can be made from now on"
    RECORD_TOO_LONG = "record-too-long", "a record may have {most} moves at most"
    NOT_SIGNED_IN = "not-signed-in", "this is only for people who have signed in"
