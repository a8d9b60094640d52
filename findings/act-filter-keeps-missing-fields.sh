#!/usr/bin/env bash
# act: a filter such as `needs.*.outputs.project` has an empty item for each job without that output; GitHub's runner leaves them out
# (`HandleFilteredArray` in Index.cs). `join` shows a separator too many, and a matrix of it has an empty job.
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
    outputs: {project: acme/login}
    steps: [{run: "true"}]
  two:
    runs-on: ubuntu-latest
    steps: [{run: "true"}]
  last:
    needs: [one, two]
    runs-on: ubuntu-latest
    steps: [{run: 'echo "projects ${{ join(needs.*.outputs.project) }}."'}]
YAML
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
"$folder/bin/act" workflow_dispatch --platform ubuntu-latest=-self-hosted --no-cache-server >../log 2>&1
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61
cat >show.mjs <<'JS'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

const { tokens } = new Lexer(`join(fromJSON('{"one":{"outputs":{"project":"acme/login"}},"two":{"outputs":{}}}').*.outputs.project)`).lex();
const parsed = new Parser(tokens, [], []).parse();
const value = new Evaluator(parsed, new data.Dictionary(), new Map()).evaluate().coerceString();
console.log(`@actions/expressions: projects ${value}.`);
JS
echo "act 0.2.89, @actions/expressions 0.3.61; expected: acme/login from each"
{ grep --only-matching '| projects .*' log && node show.mjs; } | tee seen
diff - seen <<'SEEN'
| projects acme/login,.
@actions/expressions: projects acme/login.
SEEN
