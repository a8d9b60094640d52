#!/usr/bin/env bash
# @actions/expressions, which editors use, prints whole numbers of 16 digits as they are; act and GitHub's runner keep 15
# (`NumberFormat = "G15"` in ExpressionConstants.cs): `fromJSON('1234567890123456')` in a text is 1.23456789012346E+15.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
GOBIN="$folder/bin" go install github.com/nektos/act@v0.2.89
export XDG_CACHE_HOME="$folder/cache"
git init --quiet tried && cd tried && mkdir -p .github/workflows
cat >.github/workflows/tried.yml <<'YAML'
on: workflow_dispatch
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - run: echo "number ${{ fromJSON('1234567890123456') }}"
YAML
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
"$folder/bin/act" workflow_dispatch --platform ubuntu-latest=-self-hosted --no-cache-server >../log 2>&1 || true
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61
cat >show.mjs <<'JS'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

const { tokens } = new Lexer("fromJSON('1234567890123456')").lex();
const parsed = new Parser(tokens, [], []).parse();
console.log(`@actions/expressions: ${new Evaluator(parsed, new data.Dictionary(), new Map()).evaluate().coerceString()}`);
JS
echo "act 0.2.89, @actions/expressions 0.3.61; expected: both print the number alike"
{ grep --only-matching '| number .*' ../log | sed 's/| number /act: /' && node show.mjs; } | tee seen
diff - seen <<'SEEN'
act: 1.23456789012346E+15
@actions/expressions: 1234567890123456
SEEN
