"""How a client contributes to the seeds of games, so that it knows that nobody has chosen the cards."""

from typing import NamedTuple

from granada.kernel.chance import commitment
from granada.kernel.contribution import combined, fresh_nonce
from granada.protocol.records import Proof
from granada.protocol.tables import OPEN, Reveal, TableInfo
from granada.table import PERSON


class Cheated(Exception):
    """The cards are not those that the server and the clients were committed to.

    >>> over = await ana.bring_in(finished)
    >>> try:
    ...     proof = await ana.proof(over.id)
    ... except Cheated as cheated:
    ...     print("Do not play on this server:", cheated)
    >>> proof.contributions  # nobody has contributed to this game
    ()
    """


class Promises(NamedTuple):
    """The commitments at a table when a nonce was revealed."""

    server: str
    seats: tuple[str | None, ...]

    @classmethod
    def at(cls, table: TableInfo) -> "Promises":
        return cls(table.commitment, tuple(seat.commitment for seat in table.seats))


class Contributing:
    """The nonces of one client. Each is revealed once, after all commitments are known."""

    def __init__(self) -> None:
        self._secret: dict[str, str] = {}
        """Nonces that nobody knows yet, by their commitments."""
        self._revealed: dict[str, tuple[Promises, Reveal]] = {}
        """The last one at each table."""

    def commit(self) -> str:
        """The commitment to a new nonce."""
        nonce = fresh_nonce()
        promise = commitment(nonce)
        self._secret[promise] = nonce
        return promise

    def reveal(self, table: TableInfo) -> Reveal | None:
        """What to reveal at the table now. Again, if the table has not changed since: it may not have arrived."""
        if table.status != OPEN or any(seat.kind == PERSON and seat.person is None for seat in table.seats):
            return None
        promises = Promises.at(table)
        before, revealed = self._revealed.get(table.id, (None, None))
        if promises == before:
            return revealed
        own = [promise for seat in table.yours if (promise := promises.seats[seat]) in self._secret]
        if not own or own[0] is None:
            return None
        revealed = Reveal(table.commitment, self._secret.pop(own[0]), self.commit())
        self._revealed[table.id] = (promises, revealed)
        return revealed

    def check(self, table: str, proof: Proof) -> None:
        """Cheated unless the proof is that of the commitments at which this client has revealed its nonce."""
        if table not in self._revealed:
            return
        (server, seats), _ = self._revealed[table]
        promised = {seat: promise for seat, promise in enumerate(seats) if promise is not None}
        if proof.commitment != server or {each.seat: each.commitment for each in proof.contributions} != promised:
            raise Cheated("the cards were not drawn with the commitments that were told before")
        fit = all(commitment(each.nonce) == each.commitment for each in proof.contributions)
        if not fit or commitment(combined(int(proof.seed), proof.contributions)) != server:
            raise Cheated("the seed does not fit the commitments")
