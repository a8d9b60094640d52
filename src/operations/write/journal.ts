import type { FindingRow, Journal, PolicyRow, ProjectRow } from '../../model/journal.ts';
import type { Notice } from '../../model/notice.ts';
import { type Context, isWriting } from '../context.ts';
import { StepError } from '../step.ts';
import { FindingRecords } from './finding-records.ts';
import type { PolicyRecord } from './policy-unit.ts';
import type { ProjectRecord } from './project-record.ts';

/** What the records have seen so far. */
export function journalOf(
  context: Context,
  projects: readonly ProjectRecord[],
  findings: FindingRecords = new FindingRecords([]),
  policies: readonly PolicyRecord[] = [],
): Journal {
  const isDryRun = !isWriting(context);
  return {
    policies: policies.map((record) => record.row(isDryRun)),
    projects: projects.map((record) => record.row(isDryRun)),
    ...findings.journal(isDryRun),
  };
}

/** What the rows say beside what each of them says: made at the end, from what was seen to happen. */
export function noticesOf(
  { policies, findings, siblings, triage, projects }: Journal,
  isDryRun: boolean,
): Notice[] {
  const notices: Notice[] = [];
  const listed = siblings.filter(({ before }) => before !== undefined).length;
  if (siblings.length > 0) {
    notices.push({ kind: 'siblings-triaged', count: siblings.length, listed, isPlanned: isDryRun });
  }
  if (triage.unlisted > 0) notices.push({ kind: 'triaged-unlisted', count: triage.unlisted });
  if (triage.uncertain.requests > 0 && !findings.some(isListed)) {
    notices.push({ kind: 'answers-lost', ...triage.uncertain });
  }
  if (findings.some((row) => row.state === 'changed' && !isListed(row))) {
    notices.push({ kind: 'former-states-unknown' });
  }
  if (triage.isStalled) notices.push({ kind: 'triage-stalled' });
  if (projects.some(({ putBack }) => putBack !== undefined)) notices.push({ kind: 'tags-replaced' });
  const changed = projects.filter(({ others }) => others !== undefined);
  if (changed.length > 0) {
    const examples = changed.slice(0, 3).map(({ project }) => project);
    notices.push({ kind: 'changed-by-others', projects: changed.length, examples });
  }
  for (const { project, state, tagsAtRisk: tags = [] } of projects) {
    if (state === 'changed' && tags.length > 0) notices.push({ kind: 'tags-gone', project, tags: [...tags] });
  }
  const restored = isDryRun ? 'would-change' : 'changed';
  const losses = findings.flatMap((row) =>
    row.state === restored || row.state === 'left' ? (row.losses ?? []) : [],
  );
  for (const [what, of] of Map.groupBy(losses, (loss) => loss)) {
    notices.push({ kind: 'undo-incomplete', what, count: of.length, isPlanned: isDryRun });
  }
  // A finding that is gone, or has no way back, was not left to anybody.
  const overtaken = findings.filter((row) => row.others !== undefined);
  const left = [...policies, ...overtaken, ...projects].filter(({ state }) => state === 'left').length;
  if (left > 0) notices.push({ kind: 'left-to-others', count: left });
  return notices;
}

/** Whether a list has shown what the finding was, so that a further step can see what became of it. */
function isListed({ change }: FindingRow): boolean {
  return change.before !== undefined;
}

/**
 * Ends a step whose rows did not all come to what was wanted.
 *
 * @throws StepError rows-failed
 */
export function throwIfFailed({ policies, projects, findings }: Journal): void {
  throwIfAny('policy part', policies);
  throwIfAny('project', projects);
  throwIfAny('finding', findings);
}

function throwIfAny(
  of: 'policy part' | 'project' | 'finding',
  rows: readonly (PolicyRow | ProjectRow | FindingRow)[],
): void {
  const failed = rows.filter(({ state }) => state === 'failed');
  const unknown = rows.filter(({ state }) => state === 'unknown');
  if (failed.length + unknown.length === 0) return;
  const first = [...failed, ...unknown].find(({ failure }) => failure !== undefined)?.failure;
  throw new StepError({
    kind: 'rows-failed',
    of,
    failed: failed.length,
    unknown: unknown.length,
    selected: rows.length,
    ...(first && { first }),
  });
}
