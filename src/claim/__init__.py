"""Claim."""
