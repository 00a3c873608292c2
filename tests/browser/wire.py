"""A line between browser and server that can be cut, or go deaf, without either of them having a say."""

import contextlib
import socket
import threading
from types import TracebackType


class Wire:
    """Listens on a port of its own and passes everything on to the server."""

    def __init__(self, host: str) -> None:
        name, _, port = host.partition(":")
        self._server = (name, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._whole = True
        self._hears = True
        self._guard = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        self._listener.close()

    def deaf(self) -> None:
        """From now on nothing that the server says comes through; what it is told does."""
        self._hears = False

    def cut(self) -> None:
        """All connections break, and no new one comes about."""
        with self._guard:
            self._whole = False
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                _end(end)

    def mend(self) -> None:
        with self._guard:
            self._whole = self._hears = True

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            with self._guard:
                if not self._whole:
                    _end(browser)
                    continue
                server = socket.create_connection(self._server)
                self._pairs.append((browser, server))
            threading.Thread(target=self._pass, args=(browser, server, False), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, browser, True), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, said_by_server: bool) -> None:
        try:
            while data := source.recv(65536):
                if self._hears or not said_by_server:
                    target.sendall(data)
        except OSError:
            pass  # it was cut
        _end(source)
        _end(target)


def _end(end: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it has ended already
        end.shutdown(socket.SHUT_RDWR)
    end.close()
