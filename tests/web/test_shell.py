"""Everything around the boards, as people use it."""

from playwright.sync_api import expect
from tests.web.conftest import Visit


def test_the_front_page_opens(visit: Visit) -> None:
    expect(visit().get_by_role("heading", name="Granada")).to_be_visible()
