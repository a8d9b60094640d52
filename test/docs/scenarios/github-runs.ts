/** The GitHub CLI with GitHub's list of runs and their artifacts, for the workflow that looks for an approved plan. */

import type { Artifacts } from '../workflow/artifacts.ts';

export interface PastRun {
  id: string;
  head: string;
  /** The repository of its head; null where that was deleted. Default: this one. */
  from?: string | null;
  /** The workflow that it called. */
  called?: string;
  /** The second of an hour in which each artifact was kept, or `expired`. */
  kept: Record<string, number | 'expired'>;
}

const REPOSITORY = 'acme/payments-api';
const CALLED = 'your-org/code-security-platform/.github/workflows/rules-pull-request.yml';
const RUNS = `repos/${REPOSITORY}/actions/runs`;

/** The run with the id 4711, with its artifacts a second after each other. */
export function keptIn(artifacts: Artifacts, head: string): PastRun {
  const names = [...artifacts.keys()].map((key) => key.replace(/^4711\//, ''));
  return { id: '4711', head, kept: Object.fromEntries(names.map((name, index) => [name, index + 1])) };
}

/** `gh api PATH --jq FILTER`: it knows the runs of pull requests for a commit, and the artifacts of a run. */
export function gitHubCli(runs: readonly PastRun[]): { gh: string } {
  const answers: Record<string, object> = {};
  for (const [head, alike = []] of Map.groupBy(runs, (run) => run.head))
    answers[`${RUNS}?event=pull_request&head_sha=${head}&per_page=100`] = {
      workflow_runs: alike.map(({ id, from = REPOSITORY, called = CALLED }) => ({
        id: Number(id),
        head_sha: head,
        head_repository: from === null ? null : { full_name: from },
        referenced_workflows: [{ path: `${called}@v1`, sha: 'a'.repeat(40) }],
      })),
    };
  for (const { id, kept } of runs)
    answers[`${RUNS}/${id}/artifacts?per_page=100`] = {
      artifacts: Object.entries(kept).map(([name, when]) => ({
        name,
        expired: when === 'expired',
        created_at: `2026-11-28T12:00:${String(when === 'expired' ? 59 : when).padStart(2, '0')}Z`,
        workflow_run: { id: Number(id) },
      })),
    };
  const cases = Object.entries(answers).map(
    ([path, answer]) => `'${path}') answer='${JSON.stringify(answer)}' ;;`,
  );
  const noRuns = `*'/actions/runs?event=pull_request&head_sha='*) answer='{"workflow_runs":[]}' ;;`;
  return {
    gh: `[ -n "$GH_TOKEN" ] || exit 4
while [ $# -gt 0 ]; do
  case $1 in --jq) filter=$2; shift ;; api | --paginate) ;; *) path=$1 ;; esac
  shift
done
case $path in
${[...cases, noRuns].join('\n')}
*) echo "gh: Not Found (HTTP 404)" >&2; exit 1 ;;
esac
jq -r "$filter" <<< "$answer"`,
  };
}
