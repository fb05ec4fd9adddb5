"""Origins: a digest identifies tables that were opened from the same address, and identifies no person.

It is made with a secret of the server, so that a reader of the database alone cannot try all addresses."""

from hmac import digest
from secrets import token_urlsafe

from granada.server.database import Database
from granada.server.secret import kept_secret

ORIGIN_SECRET = "origin"
SECRET_BYTES = 32
DIGITS = 16


class Origins:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = ""

    async def of(self, address: str) -> str:
        if not self._secret:
            self._secret = await kept_secret(self._database, ORIGIN_SECRET, lambda: token_urlsafe(SECRET_BYTES))
        return digest(self._secret.encode(), address.encode(), "sha256").hex()[:DIGITS]
