#!/usr/bin/env bash
# sarif-tools: `sarif diff` compares how many results each rule has, not which. One finding that is fixed and another of the same rule in
# another file are "no changes", whatever their fingerprints.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check sarif-tools==3.0.5
write() {
  cat >"$1.sarif" <<SARIF
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "scanner", "rules": [{"id": "eval"}]}}, "results": [{
  "ruleId": "eval", "level": "error", "message": {"text": "Do not call eval."}, "partialFingerprints": {"hash/v1": "$3"},
  "locations": [{"physicalLocation": {"artifactLocation": {"uri": "$2"}, "region": {"startLine": 1}}}]}]}]}
SARIF
}
write old old.py 8f14e45fceea167a
write new new.py c9f0f895fb98ab91
echo "sarif-tools 3.0.5; expected: one result less, and a new one"
python/bin/sarif diff old.sarif new.sarif | tee seen
grep --quiet 'error level: +0 -0 no changes' seen
