#!/usr/bin/env bash
# semgrep without a login writes `requires login` as the fingerprint of every result of its SARIF file: readers that tell results apart by
# `fingerprints` see one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check semgrep==1.185.0
export SEMGREP_SETTINGS_FILE="$folder/settings.yml" SEMGREP_SEND_METRICS=off SEMGREP_ENABLE_VERSION_CHECK=0
mkdir code
printf 'eval(first)\neval(second)\n' >code/a.py
cat >rules.yml <<'YAML'
rules:
  - {id: no-eval, pattern: eval(...), message: Do not call eval., languages: [python], severity: HIGH}
YAML
python/bin/semgrep scan --quiet --metrics off --config rules.yml --sarif-output out.sarif code >/dev/null
python/bin/python - <<'PY'
import json

results = json.load(open("out.sarif"))["runs"][0]["results"]
print("semgrep 1.185.0; expected: two results have two fingerprints")
prints = [result["fingerprints"]["matchBasedId/v1"] for result in results]
print(f"{len(results)} results: {prints}")
raise SystemExit(0 if prints == ["requires login"] * 2 else 1)
PY
