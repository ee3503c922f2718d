"""The built client: index page and hashed assets, compressed once and kept in memory."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from hashlib import blake2s
from pathlib import Path
from threading import Lock
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


_packed: dict[tuple[bytes, str], bytes] = {}
"""What never changes, as it was packed."""
_loaded: dict[tuple[Path, float], File] = {}
_packing_now = Lock()


def _load_once(path: Path, changed: float) -> File:
    with _packing_now:
        if (path, changed) not in _loaded:
            _loaded[path, changed] = _load(path)
    return _loaded[path, changed]


def _load(path: Path) -> File:
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
    return _pack(data, "br", 10)


def _packing(accepts: str) -> str:
    """The best way of packing that a browser takes; what else it says must not matter, for packing well takes long."""
    return next((packing for packing in ("br", "gzip") if packing in accepts), "")


def _pack(data: bytes, packing: str, quality: int) -> bytes:
    if packing == "br":
        return bytes(brotli.compress(data, quality=quality))
    return gzip.compress(data, 9, mtime=0) if packing else data


def _pack_once(data: bytes, packing: str) -> bytes:
    with _packing_now:  # of many who ask for it at once the first one lets it be packed
        if (data, packing) not in _packed:
            _packed[data, packing] = _pack(data, packing, 11)
    return _packed[data, packing]


def _answer(data: bytes, kind: str, packing: str, headers: dict[str, str]) -> Response[bytes]:
    packed = {"Content-Encoding": packing} if packing else {}
    return Response(data, media_type=kind, headers={**headers, **packed, "Vary": "Accept-Encoding"})


async def constant(data: bytes, kind: str, accepts: str, headers: dict[str, str]) -> Response[bytes]:
    """An answer that is the same for everybody while this program runs; packed once, as well as can be."""
    packing = _packing(accepts)
    packed = _packed.get((data, packing))
    if packed is None:
        packed = await asyncio.to_thread(_pack_once, data, packing)
    return _answer(packed, kind, packing, headers)


async def selection(data: bytes, kind: str, accepts: str, headers: dict[str, str]) -> Response[bytes]:
    """An answer that depends on what was asked for: packed beside the event loop, and not kept."""
    packing = _packing(accepts)
    return _answer(await asyncio.to_thread(_pack, data, packing, 10), kind, packing, headers)


def find(path: str) -> Path | None:
    """The file of an address, if the client has it; never one outside its folder."""
    try:
        file = (STATIC / path.lstrip("/")).resolve()
        inside = file.is_relative_to(STATIC.resolve()) and file.is_file() and file.name not in _PACKED
    except (OSError, ValueError):
        return None
    return file if inside else None


async def answer(path: str, accepts: str, known: str) -> Response[bytes]:
    """A file of the client, or its index page for addresses that are pages of the client."""
    file = find(path) if path.strip("/") else None
    if file is None:
        if path.startswith("/assets/") or "." in path.rsplit("/", 1)[-1]:
            raise Trouble(404, "", "There is nothing here.")
        file = STATIC / "index.html"
        if not file.is_file():
            return Response(_NOT_BUILT, media_type="text/html; charset=utf-8", status_code=200)
    changed = file.stat().st_mtime
    found = _loaded.get((file, changed))
    if found is None:
        found = await asyncio.to_thread(_load_once, file, changed)
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
