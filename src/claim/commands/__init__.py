"""The commands of `claim`, one file each; cli.py has already parsed the arguments."""
