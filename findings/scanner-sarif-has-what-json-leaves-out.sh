#!/usr/bin/env bash
# semgrep: of the same scan, the SARIF file has findings that `nosemgrep` silences, as suppressed in source, and the JSON file does not.
# GitHub's code scanning does not read `suppressions`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check semgrep==1.185.0
export SEMGREP_SETTINGS_FILE="$folder/settings.yml" SEMGREP_SEND_METRICS=off SEMGREP_ENABLE_VERSION_CHECK=0
mkdir code
printf 'eval(first)\neval(second)  # nosemgrep\n' >code/a.py
cat >rules.yml <<'YAML'
rules:
  - {id: no-eval, pattern: eval(...), message: Do not call eval., languages: [python], severity: HIGH}
YAML
python/bin/semgrep scan --quiet --metrics off --config rules.yml --sarif-output out.sarif --json-output out.json code >/dev/null
python/bin/python - <<'PY'
import json

sarif = json.load(open("out.sarif"))["runs"][0]["results"]
rows = json.load(open("out.json"))["results"]
print("semgrep 1.185.0; expected: one scan gives one list of findings")
print(f"SARIF: {len(sarif)} results, suppressions {[result.get('suppressions') for result in sarif]}; JSON: {len(rows)}")
raise SystemExit(0 if (len(sarif), len(rows)) == (2, 1) and sarif[1]["suppressions"] == [{"kind": "inSource"}] else 1)
PY
