"""Parquet files, through pyarrow (the extra `dataset`): rows go in, in groups, and a whole file or none comes out.

The same rows give the same bytes with the same version of pyarrow: groups are counted by rows alone, and the footer
has no time and no file name in it.
"""

import errno
import importlib.util
import os
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from claim.datasets.columns import SCHEMA_VERSION
from claim.datasets.sources import Row, Source, about
from claim.game.errors import BadText
from claim.version import VERSION

if TYPE_CHECKING:
    import pyarrow

GROUP = 1 << 14  # rows that are in memory at a time, and that a reader may read at a time


def need_pyarrow() -> None:
    """Raise BadText without the extra `dataset`. It is not imported: that starts threads, and processes are forked."""
    if importlib.util.find_spec("pyarrow") is None:
        raise BadText("missing_extra", package="pyarrow", extra="dataset")


def arrow_schema(source: Source) -> "pyarrow.Schema":
    """Return the schema: the columns with their meanings, and what the footer says about the rows. Raises BadBot."""
    import pyarrow  # noqa: PLC0415  (an extra, and see need_pyarrow)

    types = {
        "list<int8>": pyarrow.list_(pyarrow.field("element", pyarrow.int8(), nullable=False)),
        "string": pyarrow.string(),
        "int8": pyarrow.int8(),
        "int32": pyarrow.int32(),
        "int64": pyarrow.int64(),
    }
    fields = []
    for name, text, meaning, nullable in source.columns:
        binary = text.startswith("fixed_size_binary")
        arrow_type = pyarrow.binary(int(text[18:-1])) if binary else types[text]
        fields.append(pyarrow.field(name, arrow_type, nullable, {"meaning": meaning}))
    footer = {"schema": f"{source.kind} {SCHEMA_VERSION}", "version": VERSION, **about(source)}
    return pyarrow.schema(fields, {f"claim.{name}": text for name, text in footer.items()})


class ParquetFile:
    """A file that is being written, beside its place, where it appears when it is complete.

    A file that was there is replaced; a link stays, and its target is replaced. Raises BadText where the file cannot
    be made, and OSError where it cannot be written to its end; then nothing is left of it.
    """

    def __init__(self, path: Path, source: Source) -> None:
        self.path = path
        self.rows = 0
        self._source = source
        self._waiting: list[Row] = []

    def __enter__(self) -> "ParquetFile":
        from pyarrow.parquet import ParquetWriter  # noqa: PLC0415  (likewise)

        self._schema = arrow_schema(self._source)
        try:
            self._target = self.path.resolve()
            if self._target.exists() and not self._target.is_file():  # never replace a folder or a device
                raise OSError(errno.EINVAL, "not a regular file")
            self._part = self._target.with_name(f".claim-{secrets.token_hex(8)}.part")
            self._file = self._part.open("xb")
        except (OSError, RuntimeError, ValueError) as error:  # circular links, an impossible name
            problem = getattr(error, "strerror", None) or str(error)
            raise BadText("no_file", file=str(self.path), problem=problem) from error
        self._writer: Any = ParquetWriter(self._file, self._schema, compression="zstd", version="2.6")
        return self

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows; whenever a group of them is full, it is written."""
        self._waiting += rows
        while len(self._waiting) >= GROUP:
            self._write(self._waiting[:GROUP])
            del self._waiting[:GROUP]

    def _write(self, rows: list[Row]) -> None:
        import pyarrow  # noqa: PLC0415  (likewise)

        columns = zip(*rows, strict=True)
        arrays = [pyarrow.array(values, field.type) for values, field in zip(columns, self._schema, strict=True)]
        table = pyarrow.Table.from_arrays(arrays, schema=self._schema)
        with self._naming():
            self._writer.write_table(table, row_group_size=GROUP)
        self.rows += len(rows)

    def _naming(self) -> "_Naming":
        return _Naming(self.path)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        whole = False
        try:
            if kind is None:
                if self._waiting:
                    self._write(self._waiting)
                with self._naming():
                    self._writer.close()
                    self._file.flush()
                    os.fsync(self._file.fileno())
                    self._file.close()
                    if self._target.exists():
                        self._part.chmod(stat.S_IMODE(self._target.stat().st_mode))
                    self._part.replace(self._target)
                whole = True
        finally:
            if not whole:
                self._give_up()

    def _give_up(self) -> None:
        """Leave nothing behind. The writer would add a footer, to which nobody pays attention any more."""
        self._part.unlink(missing_ok=True)
        for part in (self._writer, self._file):
            try:
                part.close()
            except OSError:  # what made us give up: a full disk
                continue


class _Naming:
    """Gives errors of the system the name of the file that they are about; pyarrow does not know it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, OSError) and error.filename is None:
            error.filename = str(self.path)
