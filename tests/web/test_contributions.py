"""The browsers of all players add random numbers to the seed, and show it when the game is over."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.commands.test_records import contribute
from tests.web.conftest import Visit
from tests.web.people import PLAY_ON, RECORD, asked, card, repeatedly, say_name, sit_down, table_of

from granada.kernel.record import Record

PLAY_TO_THE_END = f"place => {{ ({PLAY_ON})(place).catch(() => {{}}); }}"
"""Not awaited: both play at once."""
NEVER = 10**9


def test_the_browsers_of_all_players_contribute(visit: Visit) -> None:
    ana, ben = visit("/"), visit("/about")
    card(ana, "Sabika").get_by_role("button", name="With friends").click()
    say_name(ana, "Ana")
    expect(ana).to_have_url(re.compile(r"\?invitation="))
    ben.goto(ana.url)
    sit_down(ben, "Ben")
    for page in (ana, ben):
        expect(page.locator("[data-board]")).to_be_visible()
    contributions = asked(ana, "record")["header"]["contributions"]
    assert [each["seat"] for each in contributions] == [0, 1]
    # Bots would play on at their own pace, for minutes.
    table = table_of(ana)
    for page, seat in ((ana, 0), (ben, 1)):
        page.goto("/about")
        page.evaluate(PLAY_TO_THE_END, [table, NEVER, seat])
    for _ in repeatedly():
        if ana.request.get(f"/api/tables/{table}").json()["status"] == "over":
            break
        ana.wait_for_timeout(100)
    # What it was promised before the deal must still be known in another life of the page.
    ana.goto(f"/table/{table}")
    ana.reload()
    ana.get_by_role("button", name="Score sheet", exact=True).click()
    ana.get_by_role("button", name="Verify the shuffles").click()
    expect(ana.get_by_text("Your browser has added one of these numbers")).to_be_visible()


def test_the_page_of_a_record_names_the_contributors(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(contribute(Record.read(RECORD.read_text("utf-8")), 0, 1).to_text(), "utf-8")
    page = visit("/import")
    page.get_by_label("A file").set_input_files(file)
    page.get_by_role("button", name="Import it").click()
    page.get_by_role("button", name="Score sheet", exact=True).click()
    page.get_by_role("button", name="Verify the shuffles").click()
    expect(page.get_by_text("The seed is also made of random numbers from")).to_be_visible()
    expect(page.get_by_text("Your browser has added one of these numbers")).to_have_count(0)
