"""`python -m claim` is the command `claim`."""

import sys

from claim.cli import main

if __name__ == "__main__":  # a process pool imports this file again
    sys.exit(main())
