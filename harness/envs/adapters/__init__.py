"""One module per family: `begin(deal)` sits down in that family's environment (see harness/envs/law.py)."""
