"""The OpenAPI description of the HTTP interface, with everything that Litestar cannot know."""

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    Parameter,
    Reference,
    Schema,
    SecurityScheme,
)
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType

from granada.kernel.choice import FirstStep, Message, Obstacle
from granada.server.visitors import OUR_HEADER

REFUSAL = Schema(
    type=OpenAPIType.OBJECT,
    description="Why something was not done. Nothing has changed.",
    properties={
        "code": Schema(type=OpenAPIType.STRING),
        "message": Schema(type=OpenAPIType.STRING),
        "details": Schema(type=OpenAPIType.OBJECT),
    },
    required=["code", "message", "details"],
)
REFUSED = OpenAPIResponse(
    description="Refused",
    content={"application/json": OpenAPIMediaType(schema=Reference("#/components/schemas/Refusal"))},
)
OURS = Parameter(
    name=OUR_HEADER,
    param_in="header",
    required=True,
    schema=Schema(type=OpenAPIType.STRING, pattern="^[a-z]+$"),
    description="Any value: no page of another site can send it. Not needed with a token.",
)
OBJECT = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
TEXT = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
BYTES = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
KEPT = {
    "200": OpenAPIResponse(description="What is asked for", content={"application/json": OBJECT}),
    "304": OpenAPIResponse(description="It has not changed"),
}
WRITTEN_BY_HAND: dict[str, dict[str, OpenAPIResponse | Reference]] = {
    "/api/games/{game}/content": {**KEPT},
    "/api/games/{game}/words/{language}": {**KEPT},
    "/api/games/{game}/catalogue/{language}": {**KEPT},
    "/api/games/{game}/edition": {
        "200": OpenAPIResponse(description="The form of an edition", content={"application/json": OBJECT})
    },
    "/api/me/records": {"200": OpenAPIResponse(description="The records", content={"application/zip": BYTES})},
    "/api/tables/{table_id}/record": {
        "200": OpenAPIResponse(
            description="The record in the form that is asked for",
            content={"application/json": OBJECT, "text/plain": TEXT},
        )
    },
}
"""What is given by those that answer with bytes of their own."""

AS_LISTS = (Message, FirstStep, Obstacle)
"""The rights of programs that do not send our header."""

FROM_ANYWHERE = ("/api/mail/unsubscribe/{token}",)
"""What programs that know nothing of our header may do."""

CONFIG = OpenAPIConfig(
    title="Granada",
    version="1",
    path="/schema",
    render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    components=Components(
        security_schemes={
            "session": SecurityScheme(type="apiKey", name="granada", security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer"),
        },
    ),
)


def describe(app: Litestar) -> None:
    """Everything may be refused, and what changes something needs our header."""
    schemas = app.openapi_schema.components.schemas
    schemas["Refusal"] = REFUSAL
    for kind in AS_LISTS:
        schemas[kind.__name__] = Schema(type=OpenAPIType.ARRAY, description=f"The fields of a {kind.__name__}")
    for address, path in (app.openapi_schema.paths or {}).items():
        for method in ("get", "post", "put", "patch", "delete"):
            operation = getattr(path, method)
            if operation is None:
                continue
            responses = WRITTEN_BY_HAND.get(address, operation.responses or {})
            kept = {status: response for status, response in responses.items() if status < "400"}
            if "204" in kept:
                kept["204"] = OpenAPIResponse(description="Done")
            operation.responses = kept | {"default": REFUSED}
            operation.security = [{}, {"session": []}, {"token": []}]
            if method != "get" and address not in FROM_ANYWHERE:
                operation.parameters = [*(operation.parameters or []), OURS]
