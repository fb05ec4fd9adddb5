"""Reports and moderators, and people who do not want to meet again."""

import subprocess
import sys

from playwright.sync_api import Page, expect
from tests.server.process import ServerProcess
from tests.server.test_people import PASSWORD, unique
from tests.web.conftest import Scan, Visit
from tests.web.people import ask_server


def come(page: Page, name: str) -> str:
    """Come as a guest; returns the id of the person."""
    return str(ask_server(page, "people/guest", {"name": name})["id"])


def appoint(server: ServerProcess, person: str) -> None:
    command = [sys.executable, "-m", "granada", "admin", "people", "appoint", person]
    subprocess.run([*command, "--database", server.arguments[1]], check=True)


def test_a_person_is_blocked_and_reported_and_a_moderator_sees_to_it(
    visit: Visit, own_server: ServerProcess, scan: Scan
) -> None:
    ana, ben, mona = visit(to=own_server), visit(to=own_server, size="phone"), visit(to=own_server)
    come(ana, "Ana")
    other = come(ben, "Rude Ben")
    table = ask_server(ben, "tables", {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ben.goto(f"/table/{table}")

    ana.goto(f"/people/{other}")
    ana.get_by_role("button", name="Block").click()
    expect(ana.get_by_text("You have blocked this person.")).to_be_visible()
    ana.get_by_role("button", name="Report to the host").click()
    ana.get_by_label("Report", exact=True).fill("says bad words")
    ana.get_by_role("button", name="Send").click()
    expect(ana.get_by_text("has your report")).to_be_visible()
    ana.goto("/me")
    ana.get_by_role("button", name="Unblock").click()
    expect(ana.get_by_text("Blocked people")).to_have_count(0)

    me = come(mona, "Mona")
    ask_server(mona, "people/register", {"name": unique("Mona"), "password": PASSWORD})
    appoint(own_server, me)
    mona.goto("/me")
    mona.get_by_role("link", name="Moderation").click()
    expect(mona.get_by_text("says bad words")).to_be_visible()
    assert scan(mona) == []
    mona.get_by_role("link", name="Rude Ben").click()
    mona.get_by_label("Name", exact=True).fill("Ben")
    mona.get_by_role("button", name="Change the name").click()
    expect(mona.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(ben.get_by_text("Rude Ben")).to_have_count(0)
    mona.get_by_role("button", name="Silence").click()
    expect(mona.get_by_role("button", name="Let them speak again")).to_be_visible()
    assert scan(mona) == []
    mona.go_back()
    mona.get_by_role("button", name="Done").click()
    expect(mona.get_by_text("There are no open reports.")).to_be_visible()
    expect(mona.get_by_text("Rude Ben → Ben")).to_be_visible()
