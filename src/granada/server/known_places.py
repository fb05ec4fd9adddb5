"""Known places: the devices and addresses from which people have signed in before.

Guesses of passwords from elsewhere do not lock people out there. A device is a browser with a cookie that contains
only a secret; addresses and secrets are kept as digests."""

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.clock import now
from granada.server.schema import familiar, people

LASTS = 365 * 24 * 60 * 60 * 1000
"""Milliseconds after which nobody is known by a device or address any more."""
MOST = 20
"""Devices and addresses of one person; the latest are kept."""


class Place(NamedTuple):
    """The device and the address that a person signs in from."""

    device: str
    """The secret of the cookie, or empty."""
    address: str


class Known(NamedTuple):
    person: str | None
    """The registered person with this name, if there is one."""
    device: bool
    address: bool


async def known_at(connection: AsyncConnection, login: str, place: Place) -> Known:
    """Whether the person with this name has signed in from there before."""
    person: str | None = await connection.scalar(select(people.c.id).where(people.c.login == login))
    if person is None:
        return Known(None, device=False, address=False)
    since = familiar.c.at > now() - LASTS
    found = set(await connection.scalars(select(familiar.c.digest).where(familiar.c.person == person, since)))
    device, address = _digests(person, place)
    return Known(person, bool(place.device) and device in found, address in found)


async def remember(connection: AsyncConnection, person: str, place: Place) -> None:
    """The person has signed in from there."""
    own = familiar.c.person == person
    digests = _digests(person, place)
    await connection.execute(delete(familiar).where(own, familiar.c.digest.in_(digests)))
    rows = [{"person": person, "digest": digest, "at": now()} for digest in digests]
    await connection.execute(insert(familiar), rows)
    latest = select(familiar.c.digest).where(own).order_by(familiar.c.at.desc()).limit(MOST)
    kept = list(await connection.scalars(latest))
    await connection.execute(delete(familiar).where(own, familiar.c.digest.not_in(kept)))


async def forget_all(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(familiar).where(familiar.c.person == person))


def _digests(person: str, place: Place) -> tuple[str, str]:
    return _digest(person, "device", place.device), _digest(person, "address", place.address)


def _digest(person: str, kind: str, what: str) -> str:
    return sha256(f"{person} {kind} {what}".encode()).hexdigest()
