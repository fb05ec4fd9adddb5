"""Web push: notices that browsers show although no page is open.

A notice is encrypted for the browser (RFC 8291, RFC 8188) and signed by this server (VAPID, RFC 8292); the push service
in between can only pass it on. The browser names the address of its push service, which could be anything, so we
connect only to public hosts, and only by HTTPS."""

import asyncio
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Network, ip_address
from os import urandom
from time import time
from urllib.parse import urlsplit

import httpcore
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from granada.kernel.errors import GranadaError
from granada.server.faults import ServerFault

CURVE = SECP256R1()
NUMBER_BYTES = 32
"""Bytes of a number on the curve."""
SECRET_BYTES = 16
RECORD_SIZE = 4096
SIGNED_FOR = 12 * 60 * 60
"""Seconds for which a signature is good; services allow a day at most."""
KEPT_FOR = 24 * 60 * 60
"""Seconds for which the service keeps a notice for a browser that is not there."""
TIMEOUT_S = 10.0
USUAL_PORTS = (None, 443)
GONE = (404, 410)
PUBLIC_IPV6 = IPv6Network("2000::/3")
NOT_PUBLIC_IPV6 = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""They lead to addresses of the other kind."""


class Subscription(msgspec.Struct, frozen=True):
    """The push service of a browser, and the key that notices are encrypted for."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self, anywhere: bool) -> None:
        """BadSubscription unless notices can be sent there."""
        try:
            public_key_of(self.p256dh)
            is_right = len(from_text(self.auth)) == SECRET_BYTES and is_address_of_service(self.endpoint, anywhere)
        except ValueError:
            is_right = False
        if not is_right:
            raise GranadaError(ServerFault.BAD_SUBSCRIPTION)


def is_address_of_service(text: str, anywhere: bool) -> bool:
    """Whether notices may be sent there, by what the address says; to which machine it leads is seen then."""
    try:
        address = urlsplit(text)
        usual = address.scheme == "https" and address.port in USUAL_PORTS and "@" not in address.netloc
    except ValueError:
        return False
    is_http = address.scheme in ("http", "https")
    return bool(address.hostname) and (usual or (anywhere and is_http)) and text.isascii() and text.isprintable()


class NotPublic(OSError):
    """The host is, or claims to be, in a network that others cannot reach."""


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except NotBase64 as error:
        raise ValueError(str(error)) from None


def public_key_of(text: str) -> EllipticCurvePublicKey:
    return EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(text))


def encrypt(message: bytes, subscription: Subscription, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a message for the browser alone. The key and the salt must be new ones for each message."""
    theirs, public = public_key_of(subscription.p256dh), _point(own.public_key())
    info = b"WebPush: info\0" + _point(theirs) + public
    secret = _derive(from_text(subscription.auth), own.exchange(ECDH(), theirs), info, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)  # The 2 marks the last record.


class Signer:
    """The contact that push services have for this server."""

    def __init__(self, secret: str, contact: str) -> None:
        """The secret is the number of the key; the contact is an address of the host of this server."""
        self._key = derive_private_key(int.from_bytes(from_text(secret)), CURVE)
        self._contact = contact
        self.public = to_text(_point(self._key.public_key()))

    @staticmethod
    def new_secret() -> str:
        return to_text(generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER_BYTES))

    def authorization(self, endpoint: str) -> str:
        address = urlsplit(endpoint)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = to_text(b"".join(number.to_bytes(NUMBER_BYTES) for number in numbers))
        return f"vapid t={signed}.{signature}, k={self.public}"


class PushSender:
    def __init__(self, anywhere: bool) -> None:
        backend = httpcore.AnyIOBackend() if anywhere else PublicOnly()
        self._pool = httpcore.AsyncConnectionPool(max_connections=20, keepalive_expiry=60, network_backend=backend)

    async def send(self, signer: Signer, subscription: Subscription, message: bytes, topic: str) -> int:
        """The status that the service answers with. Of several with the same topic it need keep only the last one."""
        headers = [
            ("host", urlsplit(subscription.endpoint).netloc),
            ("authorization", signer.authorization(subscription.endpoint)),
            ("content-encoding", "aes128gcm"),
            ("content-type", "application/octet-stream"),
            ("ttl", str(KEPT_FOR)),
            ("topic", topic),
        ]
        content = encrypt(message, subscription, generate_private_key(CURVE), urandom(SECRET_BYTES))
        return await self.request("POST", subscription.endpoint, headers, content)

    async def request(self, method: str, address: str, headers: list[tuple[str, str]], content: bytes) -> int:
        """The status of the answer."""
        timeout = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT_S)}
        async with self._pool.stream(method, address, headers=headers, content=content, extensions=timeout) as response:
            return response.status  # Whatever else it says is not read.

    async def close(self) -> None:
        await self._pool.aclose()


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: to the very one that was looked at, whatever the name means a moment later."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await public_address(host, port)
        return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


async def public_address(host: str, port: int) -> str:
    """An address of the host; NotPublic if any of its addresses is not for everybody."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotPublic(host)
    return addresses[0]


def is_public(text: str) -> bool:
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    tunnels = any(address in network for network in NOT_PUBLIC_IPV6)
    return address.is_global and address in PUBLIC_IPV6 and not tunnels


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
