"""Tests of what bench/ measures."""
