"""`claim verify FILE`: recompute a deal from its record."""

import argparse
import json

from claim.locales import Words, choose_language
from claim.records.files import read_record
from claim.records.verify import check
from claim.terminal.names import finding_line


def run(arguments: argparse.Namespace) -> int:
    """Recompute a deal from what its record reveals. Returns 0 if it is verified, 1 if not.

    Raises BadRecord (exit code 2) if the record says nothing about its deal.
    """
    record = read_record(arguments.file, arguments.game)
    findings = check(record, str(arguments.file))
    verified = all(finding.ok for finding in findings)
    if arguments.json:
        print(json.dumps({"verified": verified, "findings": [finding.to_json() for finding in findings]}))
        return 0 if verified else 1
    words = Words(choose_language(arguments.language))
    for finding in findings:
        print(finding_line(finding, words))
    print(words("verify-true" if verified else "verify-false"))
    return 0 if verified else 1
