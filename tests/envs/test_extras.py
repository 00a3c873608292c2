import subprocess
import sys

import pytest

from claim.version import install_with


@pytest.mark.parametrize("family", ["pettingzoo", "gymnasium", "jax", "openspiel", "batch", "policy"])
def test_a_missing_extra_is_named(family):
    package = {"openspiel": "pyspiel", "batch": "numpy", "policy": "numpy"}.get(family, family)
    extra = "batch" if family == "policy" else family
    block = f"import sys; sys.modules[{package!r}] = None; import claim.envs.{family}"
    ran = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
    said = f"ImportError: claim.envs.{family} needs {package}. In a clone of Claim: {install_with(extra)}\n"
    assert ran.stderr.endswith(said), ran.stderr
