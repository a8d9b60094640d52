#!/usr/bin/env bash
# @actions/core: `getMultilineInput` drops empty lines, but a line of blanks stays, as an empty item: it drops before it trims. An
# indented blank line between two names is enough.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/core@3.0.1
cat >show.mjs <<'JS'
import { getMultilineInput } from '@actions/core';

console.log(`@actions/core 3.0.1, Node ${process.versions.node}`);
console.log('expected: two names, with or without blanks on the line between them');
const seen = {
  'acme/login\n\nacme/ledger': '["acme/login","acme/ledger"]',
  'acme/login\n  \nacme/ledger': '["acme/login","","acme/ledger"]',
};
for (const [value, described] of Object.entries(seen)) {
  process.env.INPUT_PROJECTS = value;
  const result = JSON.stringify(getMultilineInput('projects'));
  console.log(`${JSON.stringify(value)} gives ${result}`);
  if (result !== described) process.exitCode = 1;
}
JS
node show.mjs
