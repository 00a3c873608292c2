"""Tables that people sit at: what runs."""
