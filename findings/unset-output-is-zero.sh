#!/usr/bin/env bash
# GitHub's expressions: an output that no step has set is null, which equals '0' and is less than 1, but is not greater than 0. So
# `steps.count.outputs.total == '0'` holds for a step that was skipped or failed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61
cat >show.mjs <<'JS'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

const contexts = { steps: { count: { outputs: {} } } };
function evaluate(expression) {
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), []).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(parsed, known, new Map()).evaluate().coerceString();
}
const seen = {
  "steps.count.outputs.total == '0'": 'true',
  'steps.count.outputs.total < 1': 'true',
  "steps.count.outputs.total != 'true'": 'true',
  'steps.count.outputs.total > 0': 'false',
};
console.log(`@actions/expressions 0.3.61, Node ${process.versions.node}; the step has set no output`);
console.log("expected: an output that was never set does not equal '0'");
for (const [expression, described] of Object.entries(seen)) {
  const value = evaluate(expression);
  console.log(`${expression} is ${value}`);
  if (value !== described) process.exitCode = 1;
}
JS
node show.mjs
