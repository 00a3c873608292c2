"""Bots against bots: matches on paired deals, tournaments, ratings, and the processes that play them."""
