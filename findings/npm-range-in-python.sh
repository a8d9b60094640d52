#!/usr/bin/env bash
# univers, the Python package for version ranges of vulnerabilities, reads npm's `>4.17` as `>4.17.0`; npm itself reads `>=4.18.0`. So
# 4.17.21 is in the range for one and outside for the other; `<=1.2` and 1.2.9 the other way round.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund semver@7.8.6
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check univers==32.0.1
cat >show.cjs <<'JS'
const { satisfies, validRange } = require('semver');

for (const [version, range] of [['4.17.21', '>4.17'], ['1.2.9', '<=1.2'], ['1.2.9', '^1.2']])
  console.log(`npm: ${version} in ${range} (${validRange(range)}) is ${satisfies(version, range)}`);
JS
cat >show.py <<'PY'
from univers.version_range import NpmVersionRange
from univers.versions import SemverVersion

for version, text in (("4.17.21", ">4.17"), ("1.2.9", "<=1.2"), ("1.2.9", "^1.2")):
    known = NpmVersionRange.from_native(text)
    print(f"univers: {version} in {text} ({known}) is {str(SemverVersion(version) in known).lower()}")
PY
echo "semver 7.8.6, univers 32.0.1; expected: both agree on npm's ranges"
{ node show.cjs && python/bin/python show.py; } | tee seen
diff - seen <<'SEEN'
npm: 4.17.21 in >4.17 (>=4.18.0) is false
npm: 1.2.9 in <=1.2 (<1.3.0-0) is true
npm: 1.2.9 in ^1.2 (>=1.2.0 <2.0.0-0) is true
univers: 4.17.21 in >4.17 (vers:npm/>4.17.0) is true
univers: 1.2.9 in <=1.2 (vers:npm/<=1.2.0) is false
univers: 1.2.9 in ^1.2 (vers:npm/>=1.2.0|<2.0.0) is true
SEEN
