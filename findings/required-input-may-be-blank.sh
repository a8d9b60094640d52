#!/usr/bin/env bash
# @actions/core: `getInput(name, { required: true })` returns an empty string for an input of blanks or line breaks, such as a block
# of YAML around an unset variable: it checks before it trims.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/core@3.0.1
cat >show.mjs <<'JS'
import { getInput } from '@actions/core';

console.log(`@actions/core 3.0.1, Node ${process.versions.node}`);
console.log('expected: a required input is an error where it has nothing but blanks');
function read(value) {
  process.env.INPUT_TOKEN = value;
  try {
    return JSON.stringify(getInput('token', { required: true }));
  } catch (error) {
    return error.message;
  }
}
const seen = { '': 'Input required and not supplied: token', '  ': '""', '\n': '""' };
for (const [value, described] of Object.entries(seen)) {
  const result = read(value);
  console.log(`${JSON.stringify(value)} gives ${result}`);
  if (result !== described) process.exitCode = 1;
}
JS
node show.mjs
