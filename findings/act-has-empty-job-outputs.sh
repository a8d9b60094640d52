#!/usr/bin/env bash
# act: an output of a job that is empty is an empty text for `needs`; GitHub's runner leaves it out (`Skip output … since it's empty` in
# JobExtension.cs), so that it is null. `needs.one.outputs.count == '0'` is false for act and true on GitHub.
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
    outputs:
      count: ${{ steps.list.outputs.count }}
    steps:
      - id: list
        if: false
        run: exit 1
      - run: echo "in the job ${{ steps.list.outputs.count == '0' }}"
  two:
    needs: one
    runs-on: ubuntu-latest
    steps:
      - run: echo "in the next job ${{ needs.one.outputs.count == '0' }}"
YAML
git add --all && git -c user.name=a -c user.email=a@example.com commit --quiet --message all
"$folder/bin/act" workflow_dispatch --platform ubuntu-latest=-self-hosted --no-cache-server >../log 2>&1 || true
echo "act 0.2.89; expected: an output that no step has set equals '0' in the job and in the next one, as on GitHub"
grep --only-matching '| in the .*' ../log | tee seen
diff - seen <<'SEEN'
| in the job true
| in the next job false
SEEN
