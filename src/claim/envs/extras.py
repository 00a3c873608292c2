"""What to say where a family's package is not installed."""


def missing_extra(family: str, error: ImportError, extra: str | None = None) -> ImportError:
    """Return the error that names the package `claim.envs.<family>` lacks, and how to install it.

    The extra has the family's name unless another is given.
    """
    return ImportError(
        f"claim.envs.{family} needs {error.name}: pip install 'claim[{extra or family}]'", name=error.name
    )
