"""What moderators see and do in the browser."""

from litestar import Controller, Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from granada.kernel.errors import GranadaError
from granada.protocol.moderation import Intervention, Moderated, OpenReport
from granada.protocol.people import Rename
from granada.server import administration
from granada.server.bus import BusMessage
from granada.server.faults import ServerFault
from granada.server.moderation import done_by_moderators, moderated, remove_message
from granada.server.people import Person
from granada.server.reports import close_report, open_reports
from granada.server.visitors import SignedIn, TheServices


class Moderation(Controller):
    path = "/moderation"
    tags = ("moderation",)

    @get("/reports")
    async def reports(self, person: SignedIn, services: TheServices) -> list[OpenReport]:
        """The reports that nobody has dealt with yet."""
        _check_moderator(person)
        async with services.database.reading() as connection:
            return await open_reports(connection)

    @post("/reports/{number:int}/done", status_code=204)
    async def close_report(self, number: FromPath[int], person: SignedIn, services: TheServices) -> None:
        _check_moderator(person)
        async with services.database.writing() as connection:
            await close_report(connection, number, person.id)

    @get("/people/{person_id:str}")
    async def person(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> Moderated:
        """A person, and what they have said if somebody has reported them."""
        _check_moderator(person)
        return await moderated(services.database, person_id)

    @patch("/people/{person_id:str}")
    async def rename(
        self, person_id: FromPath[str], data: JSONBody[Rename], person: SignedIn, services: TheServices
    ) -> Moderated:
        _check_moderator(person)
        await administration.rename(services.database, person_id, data.name, person.id)
        await services.registry.changed_for(person_id)
        return await moderated(services.database, person_id)

    @put("/people/{person_id:str}/silenced", status_code=204)
    async def silence(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        """Silence a person: they can neither chat, at any table, nor choose another name."""
        _check_moderator(person)
        await administration.set_silenced(services.database, person_id, silenced=True, moderator=person.id)

    @delete("/people/{person_id:str}/silenced")
    async def let_speak(self, person_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        _check_moderator(person)
        await administration.set_silenced(services.database, person_id, silenced=False, moderator=person.id)

    @delete("/messages/{number:int}")
    async def remove_message(self, number: FromPath[int], person: SignedIn, services: TheServices) -> None:
        """Empty a message in the chat of a table, for everybody."""
        _check_moderator(person)
        table_id = await remove_message(services.database, number, person.id)
        if (table := services.registry.known(table_id)) is not None:
            await table.chat.tell_new()
        services.registry.bus.send(BusMessage(table=table_id, chat=True))

    @get("/log")
    async def log(self, person: SignedIn, services: TheServices) -> list[Intervention]:
        """The actions of moderators."""
        _check_moderator(person)
        async with services.database.reading() as connection:
            return await done_by_moderators(connection)


def _check_moderator(person: Person) -> None:
    if not person.moderator:
        raise GranadaError(ServerFault.NOT_A_MODERATOR)


ROUTER = Router("/", route_handlers=[Moderation])
