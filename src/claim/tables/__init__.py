"""What a table is: facts, commands, what may be decided, and what each viewer is shown. No clock, no I/O."""
