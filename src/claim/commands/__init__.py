"""One file for each command of `claim`: its work, once cli.py has read the arguments."""
