"""Web push: encrypted as the RFC has it, signed, and never sent into anybody's private network."""

import asyncio
from typing import get_args

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import derive_private_key

from granada.kernel.errors import GranadaError
from granada.locale import LANGUAGES
from granada.protocol.common import Language
from granada.server.webpush import (
    CURVE,
    NotPublic,
    PushSender,
    Signer,
    Subscription,
    encrypt,
    from_text,
    is_public,
    to_text,
)

pytestmark = pytest.mark.anyio

P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def test_the_example_of_rfc_8291_comes_out() -> None:
    own = derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        Subscription("https://push.example", P256DH, AUTH),
        own,
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("endpoint", "p256dh", "auth"),
    [
        ("http://push.example/x", P256DH, AUTH),
        ("https://push.example:8443/x", P256DH, AUTH),
        ("https://user@push.example/x", P256DH, AUTH),
        ("https:///x", P256DH, AUTH),
        ("https://[/x", P256DH, AUTH),
        ("ftp://push.example/x", P256DH, AUTH),
        ("https://push.example/\u0105", P256DH, AUTH),
        ("https://push.example/\0", P256DH, AUTH),
        ("https://push.example/x", P256DH[:-4], AUTH),
        ("https://push.example/x", "B" + "A" * 86, AUTH),
        ("https://push.example/x", P256DH, "short"),
        ("https://push.example/x", P256DH, "?" * 22),
    ],
)
def test_a_subscription_that_cannot_be_right_is_refused(endpoint: str, p256dh: str, auth: str) -> None:
    Subscription("https://push.example/x", P256DH, AUTH).check(anywhere=False)
    with pytest.raises(GranadaError) as refused:
        Subscription(endpoint, p256dh, auth).check(anywhere=False)
    assert refused.value.code == "bad-subscription"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
    ],
)
def test_only_public_addresses_are_spoken_to(address: str, public: bool) -> None:
    assert is_public(address) == public


async def test_nothing_is_sent_into_private_networks_whatever_a_host_is_called() -> None:
    heard = []

    async def hear(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append("somebody")
        writer.close()

    service = await asyncio.start_server(hear, "127.0.0.1")
    port = service.sockets[0].getsockname()[1]
    sender, signer = PushSender(anywhere=False), Signer(Signer.new_secret(), "mailto:nobody@localhost")
    for host in ("localhost", "127.0.0.1"):
        with pytest.raises(NotPublic):
            await sender.send(signer, Subscription(f"https://{host}:{port}/x", P256DH, AUTH), b"", "topic")
    await sender.close()
    service.close()
    assert not heard


def test_notices_come_in_all_languages_that_there_are() -> None:
    assert get_args(Language) == LANGUAGES
