"""What to say where a family's package is not installed."""


def missing_extra(family: str, error: ImportError) -> ImportError:
    """Return the error that names the package `claim.envs.<family>` lacks, and how to install it."""
    return ImportError(f"claim.envs.{family} needs {error.name}: pip install 'claim[{family}]'", name=error.name)
