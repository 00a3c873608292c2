"""How fast the environments are, beside others' card games in one run, and whether they keep the law."""
