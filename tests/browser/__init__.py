"""The page in a real browser, served by the real `claim serve`."""
