"""A page whose person has come."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.browser.pages import MemoryStore, Page
from tests.limits import LONGEST_S


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    page = Page(MemoryStore())
    await page.come()
    async with asyncio.timeout(LONGEST_S):
        yield page
