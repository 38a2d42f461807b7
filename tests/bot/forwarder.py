"""What may stand between a process and its database: it lets everything through, until it falls silent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path


class Forwarder:
    """A port that leads to a socket. Where a line is cut nothing is closed: nobody is told."""

    def __init__(self, socket: Path) -> None:
        self._socket = str(socket)
        self._age = 0
        self._deaf = False
        self._lines: set[asyncio.Task[None]] = set()
        self._listens: asyncio.Server
        self.port = 0
        self.cuts = 0
        """Lines that lead nowhere any more."""

    async def open(self) -> None:
        self._listens = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = self._listens.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._listens.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def cut(self) -> None:
        """From now on nothing comes through on any line there is, nor on a new one."""
        self._age += 1
        self._deaf = True
        self.cuts += len(self._lines)

    def mend(self) -> None:
        """New lines lead there again; those that were cut never do."""
        self._deaf = False

    def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.get_running_loop().create_task(self._line(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        age = -1 if self._deaf else self._age
        try:
            answers, asks = await asyncio.open_unix_connection(self._socket)
        except OSError:
            # There is no server just now, and this is heard.
            writer.close()
            return
        with suppress(OSError):
            ways = (self._carry(reader, asks, age), self._carry(answers, writer, age))
            await asyncio.gather(*ways)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, age: int) -> None:
        """One way of a line, until its end."""
        while said := await source.read(1 << 16):
            await self._unless_cut(age)
            sink.write(said)
            await sink.drain()
        await self._unless_cut(age)
        sink.close()

    async def _unless_cut(self, age: int) -> None:
        if age != self._age:
            await asyncio.get_running_loop().create_future()
