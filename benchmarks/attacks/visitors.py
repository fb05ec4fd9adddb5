"""Visitors of a server on this machine who come from an address of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from granada.client import Client

MOST_CONNECTIONS = 200


@asynccontextmanager
async def coming(address: str, source: str, name: str) -> AsyncIterator[Client]:
    client = Client(address)
    await client.http.aclose()
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=MOST_CONNECTIONS))
    headers = {"x-granada": "attack"}
    client.http = httpx.AsyncClient(base_url=f"{address}/api", headers=headers, timeout=120, transport=transport)
    async with client:
        await client.come(name)
        yield client
