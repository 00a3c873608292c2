"""Databases as released versions of the server wrote them, one folder per version.

`0.1` was written by commit 8f077c6, driven by `write.py`. `tables.sqlite` and `tables.sql` (PostgreSQL) hold the same
kinds of tables; the JSON file beside each says what its server showed each seat, and what a seat needs to go on.
A folder is never written again: it is what that version left on people's disks.
"""
