"""Passwords: kept as argon2 hashes, and none that everybody tries first."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from wyrmtable.server.problems import Trouble

_hasher = PasswordHasher()
_KNOWN_WORDS = """
    12345678 123456789 1234567890 12345678910 87654321 11111111 00000000 password password1 password123 passw0rd
    p@ssw0rd p@ssword qwertyui qwertyuiop qwerty123 1q2w3e4r 1q2w3e4r5t asdfghjk asdfghjkl zxcvbnm1 iloveyou
    iloveyou1 sunshine princess football baseball superman batman123 trustno1 welcome1 welcome123 letmein1
    whatever starwars computer internet michelle jennifer charlie1 dragon123 monkey123 shadow123 master123
    abcd1234 abc12345 a1b2c3d4 admin123 administrator changeme secret123 test1234 testtest passwort passwort1
    geheim123 hallo123 ciaociao juventus francesca alessandro giovanni privet123 gfhjkm123 qazwsxedc qazwsx123
    1qaz2wsx wyrmtable
"""
_KNOWN = frozenset(_KNOWN_WORDS.split())


def check_password(password: str, name: str) -> None:
    if not 8 <= len(password) <= 1000:
        raise Trouble(422, "password", "A password has at least eight signs.")
    plain = password.casefold()
    if plain in _KNOWN or len(set(plain)) < 3 or plain.strip("0123456789!.- ") == name.casefold():
        raise Trouble(422, "password-known", "This password is one that others try first; choose another one.")


async def hashed_password(password: str) -> str:
    try:
        return await asyncio.to_thread(_hasher.hash, password)
    except UnicodeError:
        raise Trouble(422, "password", "A password is a text.") from None


async def matches(secret: str | None, password: str) -> bool:
    return await asyncio.to_thread(_matches, secret, password[:1000]) and secret is not None


@cache
def _nobody() -> str:
    """Checked for names without account, so that the time taken tells nothing."""
    return _hasher.hash(secrets.token_hex())


def _matches(secret: str | None, password: str) -> bool:
    try:
        return _hasher.verify(secret or _nobody(), password)
    except (Argon2Error, InvalidHashError, UnicodeError):
        return False
