"""What a game teaches: hints while it is played, a review when it is over, and bots' moves played again."""
