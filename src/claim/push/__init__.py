"""Web push: notices for people who are not at their table."""
