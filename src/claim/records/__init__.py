"""What a game leaves behind: its record as JSON and as text, the bots in it, the verified deal, and record files."""
