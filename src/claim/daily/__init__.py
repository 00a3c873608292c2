"""The deal of the day: its calendar, the runs that count, and the boards."""
