"""One module per family: `begin(deal)` sits down in that family's environment (see tests/envs/law.py)."""
