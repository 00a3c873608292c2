"""Processes that think: bots' cards, hints, reviews."""
