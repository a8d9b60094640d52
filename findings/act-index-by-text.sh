#!/usr/bin/env bash
# act gives the whole list where a list is indexed by a text: `fromJSON('["a","b"]')['1']`, as with an input or a variable, is `Array`.
# GitHub's runner and @actions/expressions take the text for a number (`IndexHelper` in Index.cs) and give `b`.
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
    env: {AT: "1"}
    steps:
      - run: echo "by a number ${{ fromJSON('["a","b"]')[1] }}, by a text ${{ fromJSON('["a","b"]')[env.AT] }}"
YAML
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
"$folder/bin/act" workflow_dispatch --platform ubuntu-latest=-self-hosted --no-cache-server >../log 2>&1
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61
cat >show.mjs <<'JS'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

const { tokens } = new Lexer(`fromJSON('["a","b"]')['1']`).lex();
const parsed = new Parser(tokens, [], []).parse();
console.log(`@actions/expressions: ${new Evaluator(parsed, new data.Dictionary(), new Map()).evaluate().coerceString()}`);
JS
echo "act 0.2.89, @actions/expressions 0.3.61; expected: b from each"
{ grep --only-matching '| by .*' log && node show.mjs; } | tee seen
diff - seen <<'SEEN'
| by a number b, by a text Array
@actions/expressions: b
SEEN
