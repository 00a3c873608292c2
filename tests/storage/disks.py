"""Folders that cannot be written, and disks that are full."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def _mount(*arguments: str) -> None:
    done = subprocess.run(["mount", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"no right to mount here, and permissions do not bind root: {done.stderr.strip()}")


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Make a folder and its files read-only: by their modes, or by a mount for root, whom no mode keeps out."""
    if os.geteuid() == 0:
        _mount("--bind", str(folder), str(folder))
        try:
            _mount("-o", "remount,ro,bind", str(folder))
            yield
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)
        return
    files = [folder, *folder.iterdir()]
    modes = [file.stat().st_mode for file in files]
    for file in files:
        file.chmod(0o555 if file.is_dir() else 0o444)
    try:
        yield
    finally:
        for file, mode in zip(files, modes, strict=True):
            file.chmod(mode)


@contextmanager
def small_disk(folder: Path, size: str = "1m") -> Iterator[None]:
    """Mount a disk of this size there."""
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    _mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder))
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """Fill the disk of this folder to its last byte."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(b"\0" * 4096):
                pass
        except OSError:  # no space is left
            pass
    try:
        yield
    finally:
        filler.unlink()
