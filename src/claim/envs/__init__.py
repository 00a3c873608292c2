"""Claim for other people's tools: PettingZoo, Gymnasium, OpenSpiel, batches, JAX. Each family is an extra.

All families share actions and observations (`claim.envs.observation`, docs/environments.md).
"""
