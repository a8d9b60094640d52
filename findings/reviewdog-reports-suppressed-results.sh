#!/usr/bin/env bash
# reviewdog reports every result of a SARIF file, also those that are suppressed, of the kind `pass`, or `absent` since the baseline.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
GOBIN="$folder" go install github.com/reviewdog/reviewdog/cmd/reviewdog@v0.21.0
result() {
  cat <<JSON
{"ruleId": "eval", "message": {"text": "$1"}, $2
  "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a.py"}, "region": {"startLine": 1}}}]}
JSON
}
cat >tried.sarif <<SARIF
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "scanner", "rules": [{"id": "eval"}]}}, "results": [
  $(result open '"level": "error",'),
  $(result accepted '"level": "error", "suppressions": [{"kind": "external", "status": "accepted"}],'),
  $(result pass '"kind": "pass", "level": "none",'),
  $(result absent '"level": "error", "baselineState": "absent",')]}]}
SARIF
echo "reviewdog 0.21.0; expected: it reports the open result"
./reviewdog -f=sarif -diff=true -filter-mode=nofilter -reporter=rdjson <tried.sarif >reported.json
grep --only-matching '"message": *"[a-z]*"' reported.json | tr --squeeze-repeats ' ' | tee seen
diff - seen <<'SEEN'
"message": "open"
"message": "accepted"
"message": "pass"
"message": "absent"
SEEN
