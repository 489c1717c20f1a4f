"""Bytes that come out the same each time: gzip, tar, wheel, and the names their hashes give them."""

import base64
import gzip
import hashlib
import io
import os
import tarfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
UNIX = 3  # in a zip: whose file modes they are
PAGE = {".js", ".mjs", ".css", ".svg", ".webmanifest", ".po", ".so", ".pyi", ".c", ".typed"}
SKIPPED = {
    "__pycache__",
    "page",
    "style",
    "art",
    "icons",
    "embed",
}  # of our packages: not for Python


def digest(*parts: bytes) -> str:
    """A short name for a content."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:12]


def put(path: Path, data: bytes) -> None:
    """Write a file as a whole, if it differs: whoever reads it meanwhile gets the old one or the new one."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    made = path.with_name(f".{path.name}.{os.getpid()}")
    made.write_bytes(data)
    made.replace(path)


def squeeze(data: bytes) -> bytes:
    """gzip without a date, and without the system's number, which Python's versions fill in differently."""
    squeezed = gzip.compress(data, 9, mtime=0)
    return squeezed[:9] + b"\xff" + squeezed[10:]


@dataclass(frozen=True)
class Packed:
    """A gzipped file of ours, as web/page/interpreter.mjs and web/page/sw.js know it."""

    path: str
    data: bytes
    memory: int

    def facts(self) -> dict[str, str | int]:
        """Where it is, how large, and the proof that it is the one."""
        raw = hashlib.sha256(self.data)
        integrity = "sha256-" + base64.b64encode(raw.digest()).decode()
        return {
            "path": self.path,
            "size": len(self.data),
            "memory": self.memory,
            "sha256": raw.hexdigest(),
            "integrity": integrity,
        }


def packed(kind: str, suffix: str, data: bytes) -> Packed:
    """Gzip it and name it by its content, in the folder of things that never change."""
    squeezed = squeeze(data)
    return Packed(f"py-{digest(squeezed)}/{kind}{suffix}.gz", squeezed, len(data))


def filled(memory: bytes, page: int = 1 << 16) -> list[tuple[int, int]]:
    """Where a memory is not empty, as (start, end), by whole pages: the rest need not be stored."""
    ranges: list[tuple[int, int]] = []
    for start in range(0, len(memory), page):
        end = min(start + page, len(memory))
        if not any(memory[start:end]):
            continue
        if ranges and ranges[-1][1] == start:
            start = ranges.pop()[0]
        ranges.append((start, end))
    return ranges


def sources(root: Path, packages: tuple[str, ...]) -> dict[str, bytes]:
    """What Python needs of some packages: modules, catalogues, other data; by path from the root."""
    found = {}
    for package in packages:
        for path in sorted((root / package).rglob("*")):
            place = path.relative_to(root)
            page = path.suffix in PAGE or place.name == "entry.py" or place.name.startswith(".")
            if path.is_file() and not page and not SKIPPED & set(place.parts):
                found[place.as_posix()] = path.read_bytes()
    return found


def tar(files: Mapping[str, bytes]) -> bytes:
    """Plain files only, so that web/page/unpack.mjs can stay small."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in sorted(files.items()):
            if len(name) >= 100:
                raise ValueError(f"too long a path for web/page/unpack.mjs: {name}")
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return out.getvalue()


def wheel(name: str, version: str, files: Mapping[str, bytes], more: str = "") -> tuple[str, bytes]:
    """A pure wheel's file name and bytes: what anyone's micropip or pip installs."""
    stem = f"{name.replace('-', '_')}-{version}"
    info = f"{stem}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{more}"
    content = dict(sorted(files.items())) | {
        f"{info}/METADATA": metadata.encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: build\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    lines = [f"{name},sha256={_urlsafe(data)},{len(data)}" for name, data in content.items()]
    content[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,", ""]).encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in content.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system, entry.external_attr = UNIX, 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return f"{stem}-py3-none-any.whl", out.getvalue()


def _urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
