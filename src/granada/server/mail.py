"""Mail, where the host has named a server that sends it."""

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from granada.kernel.errors import BadOption, GranadaError
from granada.server.faults import ServerFault
from granada.server.settings import bad_address

TIMEOUT_S = 20.0
"""Seconds that the mail server may take for each answer."""
MOST_AT_ONCE = 2
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}")
PORTS = {"smtp": 25, "smtps": 465}
SUBMISSION = 587


class Mail(NamedTuple):
    to: str
    subject: str
    body: str
    unsubscribe: str = ""
    """An address at which one POST ends all further mails (RFC 8058)."""


class Mailer:
    def __init__(self, server: str, sender: str) -> None:
        """The server is smtp://user:password@host:port, or smtps://."""
        name, address = parseaddr(sender)
        self._from = Address(name, addr_spec=checked_address(address, "mail-from"))
        try:
            url = urlsplit(server)
            usual = SUBMISSION if url.username and url.scheme == "smtp" else PORTS[url.scheme]
            self._host, self._port = url.hostname or "", url.port or usual
        except (ValueError, KeyError):
            self._host = ""
        if not self._host:
            raise bad_address("mail", server)
        self._is_encrypted = url.scheme == "smtps"
        self._user, self._password = unquote(url.username or ""), unquote(url.password or "")
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    async def send(self, mail: Mail) -> None:
        """OSError (of which all errors of smtplib are) if it is not taken."""
        message = self.compose(mail)
        async with self._turns:
            await asyncio.to_thread(self._send, message)

    def compose(self, mail: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._from
        message["To"] = Address(addr_spec=mail.to)
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._from.domain)
        message["Auto-Submitted"] = "auto-generated"
        if mail.unsubscribe:
            message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.body)
        return message

    def _send(self, message: EmailMessage) -> None:
        tls = ssl.create_default_context()
        if self._is_encrypted:
            connection: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT_S, context=tls)
        else:
            connection = smtplib.SMTP(self._host, self._port, timeout=TIMEOUT_S)
        with connection:
            if not self._is_encrypted:
                connection.ehlo()
                if connection.has_extn("starttls"):
                    connection.starttls(context=tls)
                elif self._user and not _is_here(self._host):
                    raise smtplib.SMTPNotSupportedError("the mail server has no TLS, and would be told a password")
            if self._user:
                connection.login(self._user, self._password)
            connection.send_message(message)


def checked_address(address: str, setting: str = "") -> str:
    if len(address) <= LONGEST_ADDRESS and ADDRESS.fullmatch(address) and ".." not in address:
        return address
    if setting:
        raise BadOption(ServerFault.BAD_SETTING, setting=setting, value=address)
    raise GranadaError(ServerFault.BAD_ADDRESS, address=address)


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
