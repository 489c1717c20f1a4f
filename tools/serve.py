"""A static server that behaves like GitHub Pages: gzip, ETag, ten minutes of cache; under any sub-path."""

import gzip
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from time import sleep, time
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json", ".wasm": "application/wasm", ".py": "text/x-python", ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json", ".png": "image/png", ".zip": "application/zip",
    ".whl": "application/octet-stream", ".gz": "application/gzip", ".toml": "application/toml",
}  # fmt: skip
SQUEEZED = ("text/", "application/json", "application/wasm", "image/svg", "application/manifest")


@dataclass
class Site:
    """A folder that is served, and what was asked of it; tests may swap the folder or break a file."""

    folder: Path
    prefix: str = "/"
    broken: dict[str, bytes | None] = field(
        default_factory=dict
    )  # end of a path -> other bytes, or None for 404
    sent: list[tuple[float, str, int]] = field(
        default_factory=list
    )  # when, path, bytes of the body on the wire
    slow: dict[str, float] = field(default_factory=dict)  # end of a path -> seconds before it is answered
    squeezed: dict[str, bytes] = field(default_factory=dict)
    url: str = ""

    def read(self, path: str) -> bytes | None:
        """The bytes for a request path, or None."""
        if not path.startswith(self.prefix):
            return None
        for end, data in self.broken.items():
            if path.endswith(end):
                return data
        file = (self.folder / unquote(path.removeprefix(self.prefix))).resolve()
        if file.is_dir():
            file /= "index.html"
        return file.read_bytes() if file.is_file() and self.folder.resolve() in file.parents else None

    def gzipped(self, etag: str, data: bytes) -> bytes:
        """Squeezed once for each content."""
        if etag not in self.squeezed:
            self.squeezed[etag] = gzip.compress(data, 6, mtime=0)
        return self.squeezed[etag]


def handler(site: Site) -> type[BaseHTTPRequestHandler]:
    """A request handler bound to a site."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            """Answer from the folder."""
            path = urlsplit(self.path).path
            sleep(sum(seconds for end, seconds in site.slow.items() if path.endswith(end)))
            data = site.read(path)
            if data is None:
                return self._answer(HTTPStatus.NOT_FOUND, b"not found", {"Content-Type": "text/plain"})
            name = "index.html" if path.endswith("/") else path
            kind = TYPES.get(Path(name).suffix, "application/octet-stream")
            etag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
            headers = {
                "ETag": etag,
                "Cache-Control": "max-age=600",
                "Vary": "Accept-Encoding",
                "Content-Type": kind,
            }
            if self.headers.get("If-None-Match") == etag:
                return self._answer(HTTPStatus.NOT_MODIFIED, b"", headers)
            if kind.startswith(SQUEEZED) and "gzip" in self.headers.get("Accept-Encoding", ""):
                data = site.gzipped(etag, data)
                headers["Content-Encoding"] = "gzip"
            return self._answer(HTTPStatus.OK, data, headers)

        def _answer(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
            site.sent.append((time(), self.path, len(body)))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

    return Handler


class Server(ThreadingHTTPServer):
    """Threads end with the process; a browser that hangs up is no news."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A closed connection."""


@contextmanager
def served(folder: Path, prefix: str = "/", port: int = 0) -> Iterator[Site]:
    """Serve a folder under a prefix for as long as the block runs."""
    site = Site(folder, prefix)
    server = Server(("127.0.0.1", port), handler(site))
    site.url = f"http://localhost:{server.server_address[1]}{prefix}"
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()


def serve(folder: Path, port: int = 8000) -> None:
    """Serve until Ctrl-C, on the first free port from this one."""
    for candidate in (*range(port, port + 20), 0):
        try:
            with served(folder, port=candidate) as site:
                print(f"Ritual Table: {site.url}  (Ctrl-C ends)", flush=True)
                Event().wait()
        except KeyboardInterrupt:
            return
        except OSError:
            continue
