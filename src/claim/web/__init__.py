"""The edge to the network: HTTP, a socket for each table, and the page. No game logic: that is below."""
