"""Where notices go: a push service with the browsers behind it, and a mail server."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_hex
from threading import Event, Thread
from typing import Any, NamedTuple

import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import ECDH, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from granada.protocol.notices import PushKeys, PushSubscription
from granada.server.webpush import CURVE, to_text

TAKEN = "250 OK"


class Pushed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """What stands between the server and a browser."""

    def __init__(self) -> None:
        service = self
        self.pushed: list[Pushed] = []
        self.status = 201

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.pushed.append(Pushed(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            do_PUT = do_POST  # noqa: N815

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """It has subscribed, and can read what is meant for it alone."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.path = f"/{token_hex(8)}"
        self.key = generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = PushKeys(to_text(self.public), to_text(self.auth))
        self.subscription = PushSubscription(service.address + self.path, keys)

    def notices(self) -> list[dict[str, Any]]:
        return [self.read(pushed.body) for pushed in self.service.pushed if pushed.path == self.path]

    def read(self, body: bytes) -> dict[str, Any]:
        salt, sender = body[:16], body[21 : 21 + body[20]]
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        told = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert told.endswith(b"\2")
        found: dict[str, Any] = msgspec.json.decode(told[:-1])
        return found


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.kept: list[EmailMessage] = []
        self.turned_away: list[str] = []
        self.answers: list[str] = []
        """The answers to the next addresses; all others are taken."""
        self._asked: list[str] = []
        self._may_answer = Event()
        self._may_answer.set()

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        message = message_from_bytes(envelope.original_content or b"", _class=EmailMessage, policy=default)
        self.kept.append(message)
        return TAKEN

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        self._asked.append(address)
        await asyncio.to_thread(self._may_answer.wait)
        answer = self.answers.pop(0) if self.answers else TAKEN
        (envelope.rcpt_tos if answer == TAKEN else self.turned_away).append(address)
        return answer

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Nobody is answered meanwhile."""
        self._may_answer.clear()
        try:
            yield
        finally:
            self._may_answer.set()

    def asked(self, address: str) -> int:
        return self._asked.count(address)

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.kept if message["to"] == address]

    def refused(self, address: str) -> int:
        return self.turned_away.count(address)
