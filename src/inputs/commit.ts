import type { InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import { quote } from './text.ts';

/** Of other events, `GITHUB_SHA` is the head of the default branch, or not what a person means. */
const NAMES_COMMIT = /^(?:push|create|merge_group|workflow_run|workflow_dispatch|dynamic|)$/;

/** The input `commit`; undefined where it is not given. */
export function readCommit(reader: InputReader): string | undefined {
  const text = reader.text('commit');
  if (text === undefined) return undefined;
  const commit = fullHash(text);
  return (
    commit ?? reader.problem('commit', `is ${quote(text)}; give the full hash, 40 or 64 hexadecimal digits`)
  );
}

/** In a merge queue only GitHub knows the head of the pull request; elsewhere the event has the commit. */
export function isQueued(event: RunEvent): boolean {
  return event.name === 'merge_group' && event.pullRequest !== undefined;
}

/** The commit that a scanner reports of this run: of a pull request its head, which is not `GITHUB_SHA`. */
export function commitOfRun(reader: InputReader, event: RunEvent): string | undefined {
  if (/^pull_request/.test(event.name)) {
    const head = fullHash(event.pullRequest?.headSha ?? '');
    if (head !== undefined) return head;
    const why = "and the head of the pull request could not be read from the event's file";
    return reader.problem('commit', `is empty, ${why}; give \`\${{ github.event.pull_request.head.sha }}\``);
  }
  const commit = fullHash(event.sha ?? '');
  if (commit !== undefined && !NAMES_COMMIT.test(event.name)) {
    const which = `\`${event.name}\` has no commit of its own, so the step uses ${commit.slice(0, 12)} (GITHUB_SHA)`;
    reader.warn('commit', `is empty; the event ${which}, which may not be the one you mean`);
  }
  const why = 'and outside a workflow run there is no commit to use';
  return commit ?? reader.problem('commit', `is empty, ${why}; give the full hash`);
}

function fullHash(text: string): string | undefined {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? text.toLowerCase() : undefined;
}
