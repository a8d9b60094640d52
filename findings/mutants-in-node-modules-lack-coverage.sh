#!/usr/bin/env bash
# Stryker 10.1.1 with a `tempDirName` under node_modules, and Vitest 5.1.1 with `isolate: false`: only what the first test file reaches
# counts as covered. Vitest leaves plain JavaScript under node_modules to Node, which evaluates Stryker's setup file once for the whole
# process, so its hooks belong to the first test file. A change that a test of the second file does see is reported as reached by no
# test, without a warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src test
echo '{ "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --silent --legacy-peer-deps \
  @stryker-mutator/core@10.1.1 @stryker-mutator/vitest-runner@10.1.1 vitest@5.1.1 vite@8.3.8 node@24.21.0
for name in a b; do
  echo "export const $name = (number) => number + 1;" >"src/$name.ts"
  cat >"test/$name.test.ts" <<TS
import { expect, it } from 'vitest';
import { $name } from '../src/$name.ts';
it('$name adds one', () => expect($name(1)).toBe(2));
TS
done
echo "export default { test: { isolate: false, include: ['test/*.test.ts'], exclude: [] } };" >vitest.config.js
score() {
  echo "{ \"mutate\": [\"src/*.ts\"], \"testRunner\": \"vitest\", \"coverageAnalysis\": \"perTest\", \"concurrency\": 1,
    \"reporters\": [\"json\"], \"jsonReporter\": { \"fileName\": \"report.json\" }, \"tsconfigFile\": \"none\",
    \"vitest\": { \"related\": false }, \"tempDirName\": \"$1\" }" >stryker.json
  npx stryker run stryker.json >log 2>&1 || { cat log; exit 1; }
  node -e '
    const { files } = JSON.parse(require("fs").readFileSync("report.json", "utf8"));
    const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
    const count = (wanted) => statuses.filter((status) => status === wanted).length;
    console.log(`${process.argv[1]}: ${count("Killed")} killed, ${count("NoCoverage")} without coverage`);
  ' "$1"
}
echo 'expected: the same mutants are killed wherever the temporary folder is'
{ score .stryker; score node_modules/.cache/stryker; } | tee seen
diff - seen <<'TEXT'
.stryker: 4 killed, 0 without coverage
node_modules/.cache/stryker: 2 killed, 2 without coverage
TEXT
