"""Broken rules, and whether the tests notice."""
