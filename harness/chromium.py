"""The browser that tests and measurements drive: the one that is installed here."""

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # without windows, notifications and installing: tests take 0.85 of the time
# The pages of the address bar, which nobody sees here: for each guest they took twice the processor time of an empty
# page. The rest is what Playwright turns off: a second list takes the place of its own.
OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)


def installed(*names: str) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def launch(playwright: Playwright, *names: str) -> Browser:
    """Start the first of these that is here; without a name, a whole browser."""
    options = ["--no-sandbox", "--disable-background-networking", f"--disable-features={','.join(OFF)}"]
    return playwright.chromium.launch(executable_path=installed(*names or NAMES), args=options)
