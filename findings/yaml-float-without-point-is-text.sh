#!/usr/bin/env bash
# yaml, the package for Node, reads `!!float 10000` as the text "10000", with a warning, since its pattern for floats wants a point or an
# exponent. js-yaml and PyYAML read a number. OpenAPI files that Go writes have such values (`maximum: !!float 10000`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1 js-yaml@4.1.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check PyYAML==6.0.3
cat >show.cjs <<'JS'
const { load } = require('js-yaml');
const { parse } = require('yaml');

for (const text of ['!!float 10000', '!!float 10000.0', '!!float 1e4']) {
  console.log(`yaml: ${text} is ${JSON.stringify(parse(text, { logLevel: 'error' }))}`);
  console.log(`js-yaml: ${text} is ${JSON.stringify(load(text))}`);
}
JS
cat >show.py <<'PY'
import yaml

print("PyYAML: !!float 10000 is", yaml.safe_load("!!float 10000"))
PY
echo "yaml 2.9.1, js-yaml 4.1.1, PyYAML 6.0.3; expected: the number 10000 from each"
{ node show.cjs && python/bin/python show.py; } | tee seen
diff - seen <<'SEEN'
yaml: !!float 10000 is "10000"
js-yaml: !!float 10000 is 10000
yaml: !!float 10000.0 is 10000
js-yaml: !!float 10000.0 is 10000
yaml: !!float 1e4 is 10000
js-yaml: !!float 1e4 is 10000
PyYAML: !!float 10000 is 10000.0
SEEN
