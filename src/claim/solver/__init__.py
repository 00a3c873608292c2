"""Phase two, solved exactly: its value under best play, every card that keeps it, and a line that shows it."""
