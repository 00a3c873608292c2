"""The server's processes, and the connections they accept."""
