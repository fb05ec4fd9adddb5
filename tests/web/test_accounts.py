"""Accounts, and what a host does about people."""

import os
import subprocess
import sys

from playwright.sync_api import expect
from tests.server.process import ServerProcess
from tests.web.conftest import Visit


def test_somebody_registers_and_is_known_elsewhere(visit: Visit) -> None:
    page = visit("/me")
    name = "Quiteria"  # None of those that visitors are given.
    page.get_by_role("button", name="Come as a guest").click()
    form = page.get_by_role("tabpanel")
    expect(form.get_by_label("Your name")).not_to_have_value("")  # The guest's: it would join what is being typed.
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill("a long secret")
    form.get_by_role("button", name="Register").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    elsewhere = visit("/me")
    elsewhere.get_by_role("tab", name="Sign in").click()
    form = elsewhere.get_by_role("tabpanel")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill("a wrong secret")
    form.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("wrong")
    form.get_by_label("Password").fill("a long secret")
    form.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("heading", name=name)).to_be_visible()


def test_somebody_who_misbehaves_is_reported_to_the_host(visit: Visit, server: ServerProcess) -> None:
    other = visit("/me").request.post("/api/people/guest", data={"name": "Bellido"}, headers={"x-granada": "1"}).json()
    page = visit("/me")
    page.get_by_role("button", name="Come as a guest").click()
    expect(page.get_by_role("link", name="Profile")).to_be_visible()
    page.goto(f"/people/{other['id']}")
    page.get_by_role("button", name="Report to the host").click()
    page.get_by_role("dialog").get_by_label("Report").fill("opens the gate at night")
    page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    (line,) = admin(server, "reports").splitlines()
    assert line.split("\t")[3:] == [other["id"], "Bellido", "opens the gate at night"]


def admin(server: ServerProcess, *words: str) -> str:
    """What the host does with ``granada admin``."""
    command = [sys.executable, "-m", "granada", "admin", *words, "--database", server.arguments[1]]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.strip()


def test_a_forgotten_password_is_set_anew_by_a_link(visit: Visit, server: ServerProcess) -> None:
    name = "Leonor"
    page = visit("/me")
    page.request.post("/api/people/register", data={"name": name, "password": "forgotten"}, headers={"x-granada": "1"})
    page = visit("/me")
    page.get_by_role("tab", name="Sign in").click()
    page.get_by_role("link", name="Forgotten your password?").click()
    expect(page.get_by_role("button", name="Send me a link")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("alert")).to_contain_text("sends no mail")
    page.goto(admin(server, "people", "password", name))
    page.get_by_label("New password").fill("a tower on the hill")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
