"""``granada serve``: a place to play for everybody who can reach this machine."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import Annotated, cast

import typer

from granada.commands.folders import data_folder
from granada.commands.usage import as_typed
from granada.locale import Texts
from granada.terminal.errors import printable

PREFIX = "GRANADA_"
BUILD_VARIABLES = {f"{PREFIX}{name}" for name in ("COMPILE", "EXPECT_COMPILED", "WEB")}
"""The variables of the build and of the tests."""


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(envvar=f"{PREFIX}HOST", help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar=f"{PREFIX}PORT", help="option-port", min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(envvar=f"{PREFIX}DATABASE", help="option-database")] = "",
    bus: Annotated[str, typer.Option(envvar=f"{PREFIX}BUS", help="option-bus")] = "",
    workers: Annotated[int, typer.Option(envvar=f"{PREFIX}WORKERS", help="option-workers", min=1)] = 1,
    bot_workers: Annotated[int, typer.Option(envvar=f"{PREFIX}BOT_WORKERS", help="option-bot-workers", min=0)] = 0,
    origin: Annotated[str, typer.Option(envvar=f"{PREFIX}ORIGIN", help="option-origin")] = "",
    proxies: Annotated[str, typer.Option(envvar=f"{PREFIX}PROXIES", help="option-proxies")] = "",
    limits: Annotated[bool, typer.Option(envvar=f"{PREFIX}LIMITS", help="option-limits")] = True,
    mail: Annotated[str, typer.Option(envvar=f"{PREFIX}MAIL", help="option-mail")] = "",
    mail_from: Annotated[str, typer.Option(envvar=f"{PREFIX}MAIL_FROM", help="option-mail-from")] = "",
    log: Annotated[str, typer.Option(envvar=f"{PREFIX}LOG", help="option-log")] = "text",
    notice_delay: Annotated[
        float, typer.Option(envvar=f"{PREFIX}NOTICE_DELAY", help="option-notice-delay", min=0)
    ] = 30,
    push_anywhere: Annotated[
        bool, typer.Option("--push-anywhere", envvar=f"{PREFIX}PUSH_ANYWHERE", help="option-push-anywhere")
    ] = False,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", envvar=f"{PREFIX}BROWSER", help="option-browser")
    ] = None,
) -> None:
    # Most commands do without the server, and it takes a while to import.
    from granada.server.logs import LogFormat
    from granada.server.serve import serve as serve_with
    from granada.server.settings import Settings

    texts: Texts = context.obj
    if unknown := sorted(_variables() - {str(option.envvar) for option in context.command.params} - BUILD_VARIABLES):
        print(texts.text("unknown-variables", names=printable(", ".join(unknown))), file=sys.stderr)
    with as_typed(texts):
        settings = Settings(
            host=host,
            port=port,
            database=database or f"sqlite:///{data_folder() / 'granada.sqlite'}",
            bus=bus,
            workers=workers,
            bot_workers=bot_workers,
            origin=origin.rstrip("/"),
            proxies=proxies,
            limits=limits,
            mail=mail,
            mail_from=mail_from,
            log=cast(LogFormat, log),  # It refuses others.
            notice_delay=notice_delay,
            push_anywhere=push_anywhere,
        )

        def ready(address: str) -> None:
            print(texts.text("serving", address=address), flush=True)
            if sees_a_browser(os.environ) if browser is None else browser:
                webbrowser.open(address)

        serve_with(settings, ready)


def sees_a_browser(environment: Mapping[str, str]) -> bool:
    """Does somebody sit here, at a screen where a browser can open?"""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in environment:
        return False
    return sys.platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _variables() -> set[str]:
    """The environment variables that look like ours."""
    return {name for name in os.environ if name.startswith(PREFIX)}
