"""The version, and which of the two speeds is active."""

VERSION = "0.1.0"
