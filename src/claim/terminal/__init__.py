"""Claim in a terminal: plain lines, in five languages, with or without colour."""
