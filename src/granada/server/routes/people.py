"""Guests, registration, sign-in and profiles."""

import logging
from typing import Any

import msgspec
from litestar import Controller, Request, Response, Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from granada.answers.faults import AnswerFault
from granada.answers.names import clean_name
from granada.kernel.errors import GranadaError
from granada.protocol.people import (
    ForgottenPassword,
    FreshToken,
    Guest,
    Me,
    NewToken,
    PasswordChange,
    PasswordReset,
    Profile,
    Registration,
    Rename,
    Report,
    SignIn,
    Somebody,
    Token,
)
from granada.protocol.tables import OPEN, PLAYING
from granada.server import people
from granada.server.chat import check_not_silenced
from granada.server.faults import ServerFault
from granada.server.known_places import forget_all, known_at, remember
from granada.server.leaving import leave_table
from granada.server.limits import (
    GUESTS,
    MAILS,
    REGISTRATIONS,
    REPORTS,
    SENDERS,
    SIGN_INS,
    WRONG_PASSWORDS,
    WRONG_PASSWORDS_FOR_NAME,
)
from granada.server.mutes import mute, read_blocked, read_muted, unmute
from granada.server.names import login_of
from granada.server.people import Person
from granada.server.personal_data import forget
from granada.server.profiles import read_profile
from granada.server.reports import write_report
from granada.server.resets import LASTS_BY_MAIL, new_reset, reset_password
from granada.server.services import Services
from granada.server.subscriptions import mail_subscription_of
from granada.server.visitors import (
    SignedIn,
    TheServices,
    address_of,
    bearer,
    device_cookie,
    place_of,
    session_cookie,
    signed_in,
    visitor,
)

MOST_TOKENS = 20
MOST_MUTED = 200

log = logging.getLogger(__name__)


class Coming(Controller):
    path = "/people"
    tags = ("people",)

    @post("/guest")
    async def come_as_guest(
        self, data: JSONBody[Guest], request: Request[Any, Any, Any], services: TheServices
    ) -> Response[Me]:
        """Play at once, with nothing but a name."""
        await services.limits.count_everywhere(GUESTS, address_of(request))
        async with services.database.writing() as connection:
            person = await people.new_guest(connection, data.name)
            secret, _ = await people.new_session(connection, person)
        return await _known_as(services, secret)

    @post("/register")
    async def register(
        self, data: JSONBody[Registration], request: Request[Any, Any, Any], services: TheServices
    ) -> Response[Me]:
        """Keep one's games and rating on all devices. A guest stays the same person."""
        await services.limits.count_everywhere(REGISTRATIONS, address_of(request))
        guest = await visitor(request)
        if guest is not None and guest.registered:
            raise GranadaError(ServerFault.ALREADY_REGISTERED)
        if guest is None:
            async with services.database.writing() as connection:
                person = await people.new_guest(connection, data.name)
        else:
            person = guest.id
            async with services.database.reading() as connection:
                await check_not_silenced(connection, person)
        await people.register(services.database, person, data.name, data.password)
        if guest is not None:
            async with services.database.writing() as connection:
                await people.end_session(connection, guest)
            await _tell_tables(services, guest)
        return await _let_in(request, services, person)

    @post("/sign-in")
    async def sign_in(
        self, data: JSONBody[SignIn], request: Request[Any, Any, Any], services: TheServices
    ) -> Response[Me]:
        """Guesses of strangers do not lock out a person who has signed in from this device or address before."""
        login, place = login_of(data.name), place_of(request)
        async with services.database.reading() as connection:
            known = await known_at(connection, login, place)
        source = f"device {place.device}" if known.device else place.address
        await services.limits.count_everywhere(SIGN_INS, source)
        await services.limits.count_everywhere(WRONG_PASSWORDS, f"{source} {login}")
        is_stranger = not (known.device or known.address)
        if is_stranger:
            await services.limits.count_everywhere(WRONG_PASSWORDS_FOR_NAME, login)
        try:
            person = await people.check_password(services.database, data.name, data.password)
        except GranadaError as error:
            if error.code is ServerFault.WRONG_PASSWORD:
                # What is nobody's name may be a password that was typed into the wrong field.
                name = repr(login) if known.person else "no such name"
                log.warning("a sign-in has failed: %s, from %s", name, place.address)
            raise
        await services.limits.forgive_everywhere(WRONG_PASSWORDS, f"{source} {login}")
        if is_stranger:
            await services.limits.forgive_everywhere(WRONG_PASSWORDS_FOR_NAME, login)
        return await _let_in(request, services, person)

    @post("/forgotten", status_code=204)
    async def forgot_password(
        self, data: JSONBody[ForgottenPassword], request: Request[Any, Any, Any], services: TheServices
    ) -> None:
        """Send a link to the address that the person has confirmed. The answer is the same if there is none."""
        if not services.notices.sends_mail:
            raise GranadaError(ServerFault.NO_MAIL_HERE)
        await services.limits.count_everywhere(SENDERS, address_of(request))
        await services.limits.count_everywhere(MAILS, login_of(data.name))
        async with services.database.writing() as connection:
            person = await people.person_called(connection, data.name)
            subscription = await mail_subscription_of(connection, person) if person else None
            secret = await new_reset(connection, subscription.person, LASTS_BY_MAIL) if subscription else ""
        if subscription is not None:
            services.notices.send_link(subscription, secret)

    @post("/reset", status_code=200)
    async def reset_password(
        self, data: JSONBody[PasswordReset], request: Request[Any, Any, Any], services: TheServices
    ) -> Response[Me]:
        """Set a new password by a link, once. All sessions and tokens end, and the person is signed in here."""
        person = await reset_password(services.database, data.secret, data.password)
        services.signed_out(person)
        return await _let_in(request, services, person)

    @post("/{person_id:str}/report", status_code=204)
    async def report(
        self, person_id: FromPath[str], data: JSONBody[Report], person: SignedIn, services: TheServices
    ) -> None:
        """Tell the host of the server that somebody misbehaves."""
        await services.limits.count_everywhere(REPORTS, person.id)
        async with services.database.writing() as connection:
            await read_profile(connection, person_id)
            await write_report(connection, person.id, person_id, data.text)

    @get("/{person_id:str}")
    async def profile(self, person_id: FromPath[str], services: TheServices) -> Profile:
        """The public profile of a person."""
        async with services.database.reading() as connection:
            return await read_profile(connection, person_id)


class Myself(Controller):
    path = "/me"
    tags = ("me",)

    @get()
    async def who_am_i(self, request: Request[Any, Any, Any], services: TheServices) -> Me | None:
        """Null for a browser that nobody has come with; a token that nobody is known by is refused."""
        if bearer(request):
            return await _me(services, await signed_in(request))
        person = await visitor(request)
        return await _me(services, person) if person else None

    @patch()
    async def rename(self, data: JSONBody[Rename], person: SignedIn, services: TheServices) -> Me:
        async with services.database.reading() as connection:
            await check_not_silenced(connection, person.id)
        await people.rename(services.database, person, data.name)
        await _tell_tables(services, person)
        return msgspec.structs.replace(await _me(services, person), name=clean_name(data.name))

    @put("/password", status_code=204)
    async def change_password(
        self, data: JSONBody[PasswordChange], request: Request[Any, Any, Any], person: SignedIn, services: TheServices
    ) -> None:
        """All other sessions end, and all tokens. Other devices and addresses are not familiar any more."""
        if not person.registered:
            raise GranadaError(ServerFault.NOT_REGISTERED)
        await services.limits.count_everywhere(WRONG_PASSWORDS, person.id)
        await people.change_password(services.database, person, data.old, data.new)
        await services.limits.forgive_everywhere(WRONG_PASSWORDS, person.id)
        async with services.database.writing() as connection:
            await forget_all(connection, person.id)
            await remember(connection, person.id, place_of(request))
        services.signed_out(person.id)

    @delete()
    async def delete_account(self, person: SignedIn, services: TheServices) -> Response[None]:
        """Bots take over in all games, and everything that identifies the person is removed."""
        async with services.database.reading() as connection:
            table_ids = await people.tables_of(connection, person.id)
        for table_id, status in table_ids.items():
            if status in (OPEN, PLAYING) and (await services.registry.table(table_id)).unplayable is None:
                await leave_table(services, table_id, person.id)
        async with services.database.writing() as connection:
            await forget(connection, person.id)
        for table_id in table_ids:
            await services.registry.changed(table_id)
        services.signed_out(person.id)
        return _unknown(services)

    @delete("/session")
    async def sign_out(self, person: SignedIn, services: TheServices) -> Response[None]:
        async with services.database.writing() as connection:
            await people.end_session(connection, person)
        services.signed_out(person.id)
        return _unknown(services)

    @delete("/sessions")
    async def sign_out_everywhere(self, person: SignedIn, services: TheServices) -> Response[None]:
        """End the sessions of all browsers. Tokens of bots stay."""
        async with services.database.writing() as connection:
            await people.end_browser_sessions(connection, person.id)
        services.signed_out(person.id)
        return _unknown(services)

    @get("/tokens")
    async def tokens(self, person: SignedIn, services: TheServices) -> list[Token]:
        async with services.database.reading() as connection:
            return await people.tokens_of(connection, person.id)

    @post("/tokens")
    async def new_token(self, data: JSONBody[NewToken], person: SignedIn, services: TheServices) -> FreshToken:
        """A bot with this token may do everything that its owner may."""
        if not person.registered:
            raise GranadaError(ServerFault.NOT_REGISTERED)
        async with services.database.writing() as connection:
            if len(await people.tokens_of(connection, person.id)) >= MOST_TOKENS:
                raise GranadaError(ServerFault.TOO_MANY_TOKENS, most=MOST_TOKENS)
            secret, token = await people.new_session(connection, person.id, data.label)
        return FreshToken(token, secret)

    @delete("/tokens/{token_id:str}")
    async def end_token(self, token_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        async with services.database.writing() as connection:
            await people.end_token(connection, person.id, token_id)
        services.signed_out(person.id)

    @put("/muted/{person_id:str}", status_code=204)
    async def mute(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        """Hide the chat messages of a person."""
        await _mute(services, person, person_id, blocked=False)

    @delete("/muted/{person_id:str}")
    async def unmute(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        async with services.database.writing() as connection:
            await unmute(connection, person.id, person_id)
        await services.mutes_changed(person.id)

    @get("/blocked")
    async def blocked(self, person: SignedIn, services: TheServices) -> list[Somebody]:
        async with services.database.reading() as connection:
            return await read_blocked(connection, person.id)

    @put("/blocked/{person_id:str}", status_code=204)
    async def block(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        """Hide the chat messages of a person, and keep the person away from one's tables and from inviting one."""
        await _mute(services, person, person_id, blocked=True)

    @delete("/blocked/{person_id:str}")
    async def unblock(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        """Let a blocked person come again, and show their messages."""
        async with services.database.writing() as connection:
            await unmute(connection, person.id, person_id)
        await services.mutes_changed(person.id)


async def _mute(services: Services, person: Person, other: str, *, blocked: bool) -> None:
    if other == person.id:
        raise GranadaError(AnswerFault.NO_SUCH_PERSON)
    async with services.database.writing() as connection:
        await read_profile(connection, other)
        known = await read_muted(connection, person.id)
        if other not in known and len(known) >= MOST_MUTED:
            raise GranadaError(ServerFault.TOO_MANY_MUTED, most=MOST_MUTED)
        await mute(connection, person.id, other, blocked=blocked)
    await services.mutes_changed(person.id)


async def _tell_tables(services: Services, person: Person) -> None:
    async with services.database.reading() as connection:
        table_ids = await people.tables_of(connection, person.id)
    for table_id in table_ids:
        await services.registry.changed(table_id)


async def _let_in(request: Request[Any, Any, Any], services: Services, person: str) -> Response[Me]:
    """Sign in a person whose password was right: the browser knows them from now on, and they are familiar here."""
    place = place_of(request)
    place = place._replace(device=place.device or people.new_secret())
    async with services.database.writing() as connection:
        secret, _ = await people.new_session(connection, person)
        await remember(connection, person, place)
    response = await _known_as(services, secret)
    response.cookies.append(device_cookie(services.settings, place.device))
    return response


async def _known_as(services: Services, secret: str) -> Response[Me]:
    person = await services.person_with(secret)
    assert person is not None
    return Response(await _me(services, person), cookies=[session_cookie(services.settings, secret)])


def _unknown(services: Services) -> Response[None]:
    return Response(None, status_code=204, cookies=[session_cookie(services.settings, None)])


async def _me(services: Services, person: Person) -> Me:
    muted = await services.muted_by(person.id)
    return Me(person.id, person.name, person.registered, tuple(sorted(muted)), person.moderator)


ROUTER = Router("/", route_handlers=[Coming, Myself])
