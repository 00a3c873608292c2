"""Parquet files, through pyarrow (the extra `dataset`): rows go in, in groups, and a whole file or none comes out.

The same rows give the same bytes with the same version of pyarrow: groups are counted by rows alone, and the footer
has no time and no file name in it.
"""

import importlib.util
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from claim.datasets.columns import SCHEMA_VERSION
from claim.datasets.sources import Row, Source, about
from claim.game.errors import BadText
from claim.records.files import new_file
from claim.version import VERSION, install_with

if TYPE_CHECKING:
    import pyarrow
    from pyarrow.parquet import ParquetWriter

GROUP = 1 << 14  # rows that are in memory at a time, and that a reader may read at a time


def need_pyarrow() -> None:
    """Raise BadText without the extra `dataset`. It is not imported: that starts threads, and processes are forked."""
    if importlib.util.find_spec("pyarrow") is None:
        raise BadText("missing_extra", package="pyarrow", install=install_with("dataset"))


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


@contextmanager
def parquet_file(path: Path, source: Source) -> Iterator["ParquetRows"]:
    """Open a file for rows, which appears when it is complete. Raises BadBot, and what `new_file` does."""
    from pyarrow.parquet import ParquetWriter  # noqa: PLC0415  (likewise)

    schema = arrow_schema(source)
    with new_file(path) as file:
        writer = ParquetWriter(file, schema, compression="zstd", version="2.6")
        try:
            rows = ParquetRows(schema, writer)
            yield rows
            rows.finish()
        finally:
            with suppress(OSError):  # a full disk, which was reported
                writer.close()  # else it would do so later, when the file is closed


class ParquetRows:
    """Rows on their way into a file."""

    def __init__(self, schema: "pyarrow.Schema", writer: "ParquetWriter") -> None:
        self.written = 0
        self._schema, self._writer = schema, writer
        self._waiting: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows; whenever a group of them is full, it is written."""
        self._waiting += rows
        while len(self._waiting) >= GROUP:
            self._write(self._waiting[:GROUP])
            del self._waiting[:GROUP]

    def finish(self) -> None:
        """Write the last rows, and the footer."""
        if self._waiting:
            self._write(self._waiting)
        self._writer.close()

    def _write(self, rows: list[Row]) -> None:
        import pyarrow  # noqa: PLC0415  (likewise)

        columns = zip(*rows, strict=True)
        arrays = [pyarrow.array(values, field.type) for values, field in zip(columns, self._schema, strict=True)]
        table = pyarrow.Table.from_arrays(arrays, schema=self._schema)
        self._writer.write_table(table, row_group_size=GROUP)
        self.written += len(rows)
