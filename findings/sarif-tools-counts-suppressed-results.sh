#!/usr/bin/env bash
# sarif-tools counts suppressed results, and those whose baseline state is `absent`, as errors: `sarif --check error` fails for a file
# whose only result somebody has accepted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check sarif-tools==3.0.5
write() {
  cat >"$1.sarif" <<SARIF
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "scanner", "rules": [{"id": "eval"}]}}, "results": [{
  "ruleId": "eval", "level": "error", "message": {"text": "Do not call eval."}, $2
  "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a.py"}, "region": {"startLine": 1}}}]}]}]}
SARIF
}
write open ''
write accepted '"suppressions": [{"kind": "external", "status": "accepted"}],'
write in-source '"suppressions": [{"kind": "inSource"}],'
write absent '"baselineState": "absent",'
echo "sarif-tools 3.0.5; expected: only the open result is an error"
for name in open accepted in-source absent; do
  status=0
  python/bin/sarif --check error summary "$name.sarif" >summary 2>/dev/null || status=$?
  echo "$name: exit status $status, $(grep '^error' summary)"
done | tee seen
diff - seen <<'SEEN'
open: exit status 1, error: 1
accepted: exit status 1, error: 1
in-source: exit status 1, error: 1
absent: exit status 1, error: 1
SEEN
