import subprocess
import sys

import pytest


@pytest.mark.parametrize("family", ["pettingzoo", "gymnasium", "jax", "openspiel", "batch", "policy"])
def test_a_missing_extra_is_named(family):
    package = {"openspiel": "pyspiel", "batch": "numpy", "policy": "numpy"}.get(family, family)
    extra = "batch" if family == "policy" else family
    block = f"import sys; sys.modules[{package!r}] = None; import claim.envs.{family}"
    ran = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
    assert ran.stderr.endswith(f"ImportError: claim.envs.{family} needs {package}: pip install 'claim[{extra}]'\n"), (
        ran.stderr
    )
