#!/usr/bin/env bash
# packageurl-js refuses a golang package URL whose version begins with `v` and is no full semantic version, as of Go's standard library
# in `pkg:golang/stdlib@v1.20`: with `throws is not defined`, where packageurl-python reads it.
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

for (const text of ['pkg:golang/stdlib@v1.20.1', 'pkg:golang/stdlib@1.20', 'pkg:golang/stdlib@v1.20']) {
  try {
    console.log(`packageurl-js: ${PackageURL.fromString(text)}`);
  } catch (error) {
    console.log(`packageurl-js: ${text}: ${error.message}`);
  }
}
JS
cat >show.py <<'PY'
from packageurl import PackageURL

print("packageurl-python:", PackageURL.from_string("pkg:golang/stdlib@v1.20").to_string())
PY
echo "packageurl-js 2.0.1, packageurl-python 0.17.6; expected: both read all three"
{ node show.cjs && python/bin/python show.py; } | tee seen
diff - seen <<'SEEN'
packageurl-js: pkg:golang/stdlib@v1.20.1
packageurl-js: pkg:golang/stdlib@1.20
packageurl-js: pkg:golang/stdlib@v1.20: throws is not defined
packageurl-python: pkg:golang/stdlib@v1.20
SEEN
