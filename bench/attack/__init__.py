"""Attacks on a server on loopback, and what a bystander's game feels of them: `make attack`."""
