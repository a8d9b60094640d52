#!/usr/bin/env bash
# semgrep's SARIF file says `precision: very-high` of every rule, also of one whose own confidence is LOW. GitHub's code scanning sorts
# alerts by precision, so that a rule's doubt is lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check semgrep==1.185.0
export SEMGREP_SETTINGS_FILE="$folder/settings.yml" SEMGREP_SEND_METRICS=off SEMGREP_ENABLE_VERSION_CHECK=0
mkdir code
printf 'eval(first)\nexec(second)\n' >code/a.py
cat >rules.yml <<'YAML'
rules:
  - {id: sure, pattern: eval(...), message: m, languages: [python], severity: HIGH, metadata: {confidence: HIGH}}
  - {id: unsure, pattern: exec(...), message: m, languages: [python], severity: HIGH, metadata: {confidence: LOW}}
YAML
python/bin/semgrep scan --quiet --metrics off --config rules.yml --sarif-output out.sarif code >/dev/null
python/bin/python - <<'PY'
import json

rules = json.load(open("out.sarif"))["runs"][0]["tool"]["driver"]["rules"]
print("semgrep 1.185.0; expected: the rule of low confidence has a low precision")
seen = {rule["id"]: (rule["properties"]["precision"], rule["properties"]["tags"]) for rule in rules}
for name, (precision, tags) in seen.items():
    print(f"{name}: precision {precision}, tags {tags}")
raise SystemExit(0 if {precision for precision, _ in seen.values()} == {"very-high"} else 1)
PY
