"""Data sets for research: solved positions and bots' games as Parquet files (docs/dataset.md)."""
