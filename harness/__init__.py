"""What tests and benches start and drive: servers, databases, browsers, and people who use them."""
