#!/usr/bin/env bash
# act leaves `strategy.job-index` and `strategy.job-total` empty. Names of artifacts that are made with them are the same in all jobs of a
# matrix, where GitHub has 0, 1, …
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
    strategy:
      matrix:
        shard: [1/2, 2/2]
    steps:
      - run: echo "job ${{ matrix.shard }} is report-${{ strategy.job-index }} of ${{ strategy.job-total }}."
YAML
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
"$folder/bin/act" workflow_dispatch --platform ubuntu-latest=-self-hosted --no-cache-server >../log 2>&1 || true
echo "act 0.2.89; expected: report-0 of 2, report-1 of 2"
grep --only-matching '| job .*' ../log | sort | tee seen
diff - seen <<'SEEN'
| job 1/2 is report- of .
| job 2/2 is report- of .
SEEN
