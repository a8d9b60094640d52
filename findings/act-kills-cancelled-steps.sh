#!/usr/bin/env bash
# act kills a running step at once when it is interrupted (SIGKILL), so that the step can end nothing, and calls its outcome `failure`. GitHub's
# runner sends SIGINT, SIGTERM 7.5 s later, and kills after another 2.5 s.
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
      - id: long
        shell: bash
        run: |
          trap 'echo "ends in order"; exit 1' INT TERM
          echo $PPID >"$STARTED"
          for second in $(seq 60); do sleep 1; done
      - if: always()
        run: echo "outcome ${{ steps.long.outcome }}"
YAML
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
started="$folder/started"
"$folder/bin/act" workflow_dispatch --platform ubuntu-latest=-self-hosted --no-cache-server --env "STARTED=$started" >../log 2>&1 &
act=$!
for _ in $(seq 600); do [ -s "$started" ] && break || sleep 0.1; done
kill -TERM "$act" 2>/dev/null || true
wait "$act" || true
echo "act 0.2.89, ended by SIGTERM; expected: the step ends in order"
grep --quiet 'this step has been cancelled: signal: killed' ../log
if grep '| ends in order' ../log; then exit 1; fi
grep --only-matching 'this step has been cancelled: .*' ../log
