"""The page, the documentation and the API's reference, as files."""
