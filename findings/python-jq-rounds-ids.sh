#!/usr/bin/env bash
# The Python package jq prints ids beyond 2^53 rounded, although the jq that it carries keeps them: `.id` is off by one, `.id|tostring` is
# right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check jq==1.13.0
cat >show.py <<'PY'
import jq

TEXT = '{"id": 9007199254740993}'
print("jq 1.13.0 for Python; expected: the same digits from both programs")
seen = {program: jq.compile(program).input_text(TEXT).text() for program in (".id", ".id|tostring")}
for program, result in seen.items():
    print(f"{program} of {TEXT} is {result}")
raise SystemExit(0 if seen == {".id": "9007199254740992", ".id|tostring": '"9007199254740993"'} else 1)
PY
python/bin/python show.py
