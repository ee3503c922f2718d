"""The built client: index page and hashed assets, compressed once and kept in memory."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import NamedTuple

import brotli  # type: ignore[import-untyped]
from litestar import Response

from wyrmtable.server.games import STATIC
from wyrmtable.server.problems import Trouble

_TEXT = {".html", ".js", ".css", ".svg", ".json", ".map", ".txt", ".webmanifest"}
_PACKED = {"game-icons.json.gz"}
"""For the server, not for browsers."""
_NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Wyrmtable</title>
<p>The browser client has not been built. In <code>web/</code>: <code>npm ci && npm run build</code>.</p>"""


class File(NamedTuple):
    plain: bytes
    brotli: bytes | None
    gzip: bytes | None
    kind: str
    etag: str
    cache: str


@lru_cache(maxsize=512)
def _load(path: Path, changed: float) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        kind = "text/javascript"
    text = path.suffix in _TEXT and len(data) > 500
    hashed = path.parent.name == "assets"
    return File(
        data,
        _brotli(path, data) if text else None,
        gzip.compress(data, 9, mtime=0) if text else None,
        kind + ("; charset=utf-8" if path.suffix in _TEXT else ""),
        f'"{blake2s(data, digest_size=8).hexdigest()}"',
        "public, max-age=31536000, immutable" if hashed else "no-cache",
    )


def _brotli(path: Path, data: bytes) -> bytes:
    """The build packs better than there is time for here (web/tools/packed.ts)."""
    made = path.with_name(path.name + ".br")
    if made.is_file() and made.stat().st_mtime >= path.stat().st_mtime:
        return made.read_bytes()
    return brotli.compress(data, quality=10)  # type: ignore[no-any-return]


@lru_cache(maxsize=256)
def _packed(data: bytes, accepts: str, quality: int) -> tuple[bytes, str]:
    """What never changes, packed once, and how."""
    if "br" in accepts:
        return brotli.compress(data, quality=quality), "br"
    return (gzip.compress(data, 9, mtime=0), "gzip") if "gzip" in accepts else (data, "")


def constant(data: bytes, kind: str, accepts: str, headers: dict[str, str], quality: int = 11) -> Response[bytes]:
    """An answer that is the same for everybody while this program runs; ``quality`` up to 11, which is slow."""
    data, packing = _packed(data, accepts, quality)
    packed = {"Content-Encoding": packing} if packing else {}
    return Response(data, media_type=kind, headers={**headers, **packed, "Vary": "Accept-Encoding"})


def find(path: str) -> Path | None:
    """The file of an address, if the client has it; never one outside its folder."""
    try:
        file = (STATIC / path.lstrip("/")).resolve()
        inside = file.is_relative_to(STATIC.resolve()) and file.is_file() and file.name not in _PACKED
    except (OSError, ValueError):
        return None
    return file if inside else None


def answer(path: str, accepts: str, known: str) -> Response[bytes]:
    """A file of the client, or its index page for addresses that are pages of the client."""
    file = find(path) if path.strip("/") else None
    if file is None:
        if path.startswith("/assets/") or "." in path.rsplit("/", 1)[-1]:
            raise Trouble(404, "", "There is nothing here.")
        file = STATIC / "index.html"
        if not file.is_file():
            return Response(_NOT_BUILT, media_type="text/html; charset=utf-8", status_code=200)
    found = _load(file, file.stat().st_mtime)
    headers = {"Cache-Control": found.cache, "ETag": found.etag, "Vary": "Accept-Encoding"}
    if found.etag in known:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    data = found.plain
    for name, packed in (("br", found.brotli), ("gzip", found.gzip)):
        if packed is not None and name in accepts:
            data = packed
            headers["Content-Encoding"] = name
            break
    return Response(data, media_type=found.kind, headers=headers)
