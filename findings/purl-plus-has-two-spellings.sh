#!/usr/bin/env bash
# Package URLs: a `+` in a version is canonically `%2B` for packageurl-python and `+` for packageurl-js, so that texts of the two do not
# match for Go's `+incompatible` and Python's local versions, although each reads both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund packageurl-js@2.0.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check packageurl-python==0.17.6
cat >show.cjs <<'JS'
const { PackageURL } = require('packageurl-js');

for (const plus of ['+', '%2B'])
  console.log(`packageurl-js: ${PackageURL.fromString(`pkg:golang/github.com/docker/cli@v29.0.0${plus}incompatible`)}`);
JS
cat >show.py <<'PY'
from packageurl import PackageURL

for plus in ("+", "%2B"):
    print("packageurl-python:", PackageURL.from_string(f"pkg:golang/github.com/docker/cli@v29.0.0{plus}incompatible").to_string())
PY
echo "packageurl-js 2.0.1, packageurl-python 0.17.6; expected: one canonical form"
{ node show.cjs && python/bin/python show.py; } | tee seen
diff - seen <<'SEEN'
packageurl-js: pkg:golang/github.com/docker/cli@v29.0.0+incompatible
packageurl-js: pkg:golang/github.com/docker/cli@v29.0.0+incompatible
packageurl-python: pkg:golang/github.com/docker/cli@v29.0.0%2Bincompatible
packageurl-python: pkg:golang/github.com/docker/cli@v29.0.0%2Bincompatible
SEEN
