"""Tables at which a guest leads."""

from playwright.sync_api import Route


def leads(route: Route) -> None:
    """Ask for a table at which whoever makes it leads first."""
    route.continue_(post_data={**(route.request.post_data_json or {}), "options": {"leader": "A"}})
