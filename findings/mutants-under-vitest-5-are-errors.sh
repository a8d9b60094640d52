#!/usr/bin/env bash
# Stryker's runner for vitest accepts vitest 5 as its peer, but a mutant that a test catches ends the test process: it counts as an error
# instead of a kill, the mutation score is 0, and `stryker run` exits with 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1 @stryker-mutator/core@9.6.1 @stryker-mutator/vitest-runner@9.6.1
echo 'export const isAdult = (age) => age >= 18;' >adult.mjs
cat >adult.test.mjs <<'JS'
import { expect, it } from 'vitest';
import { isAdult } from './adult.mjs';

it('knows adults', () => {
  expect([17, 18, 19].map(isAdult)).toEqual([false, true, true]);
});
JS
cat >stryker.config.json <<'JSON'
{ "testRunner": "vitest", "mutate": ["adult.mjs"], "reporters": ["json"], "concurrency": 1 }
JSON
status=0
npx stryker run >/dev/null 2>&1 || status=$?
cat >show.mjs <<'JS'
import { readFileSync } from 'node:fs';

const { files } = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'));
const states = files['adult.mjs'].mutants.map(({ status }) => status);
console.log(`Stryker 9.6.1, vitest 5.1.1; expected: all ${states.length} mutants are killed`);
console.log(`${states.join(', ')}; exit status ${process.argv[2]}`);
if (states.includes('Killed') || !states.includes('RuntimeError') || process.argv[2] !== '0') process.exitCode = 1;
JS
node show.mjs "$status"
