#!/usr/bin/env bash
# The npm package yaml leaves texts such as `on`, `12:30` and `1_000` without quotes, as they are texts in YAML 1.2. PyYAML reads the same
# file as true, 750 and 1000.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check PyYAML==6.0.4
cat >write.mjs <<'JS'
import { stringify } from 'yaml';

process.stdout.write(stringify({ tags: ['on', '12:30', '1_000', '0123'] }));
JS
node write.mjs >tags.yml
echo "yaml 2.9.1, PyYAML 6.0.4; expected: four texts for either"
cat tags.yml
python/bin/python -c 'import yaml; print("PyYAML:", yaml.safe_load(open("tags.yml"))["tags"])' | tee seen
diff - seen <<<"PyYAML: [True, 750, 1000, '0123']"
