import { carryOut, overMaxChanges } from '../../changes/carry-out.ts';
import { execute } from '../../changes/execute.ts';
import { byProject, inState, isDue, policyEntries, rowsByUnit } from '../../changes/rows.ts';
import { executeTriage } from '../../findings/triage.ts';
import type { ProjectRef, Row } from '../../model/change.ts';
import { type Context, lookUpDeployment, resultOf } from '../../model/context.ts';
import { presentProjects, projectDirectory } from '../../model/directory.ts';
import { nameKey } from '../../model/names.ts';
import { nearItems } from '../../model/nearest.ts';
import { itemsOf, mapTexts, nameMatcher, unmatchedIn } from '../../model/selection.ts';
import type { WritingResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { reportItems, unmatchedItems } from '../../model/unmatched.ts';
import { isVersionMismatch } from '../../policies/compare.ts';
import { totalCounts } from '../../policies/entry-counts.ts';
import { policyPartKind } from '../../policies/kind.ts';
import { missingRow } from '../../projects/fleet.ts';
import { executeProjects } from '../../projects/kinds.ts';
import type { UndoRequest } from './inputs.ts';
import { type Planned, planFindings, planPolicyPart, planProjects, readerWithRetry } from './plan.ts';

export type UndoResult = WritingResult<UndoRequest>;

/** Reverts the changes of an earlier step, except those that were changed again since. */
export async function run(context: Context, request: UndoRequest): Promise<UndoResult> {
  const planned: Planned[] = [];
  const plannedRows = () => planned.map(({ row }) => row);
  const result = await resultOf(context, request, async () => {
    await checkDeployment(context, request);
    const { report, maxChanges: allowed } = request;
    const selected = await selectRows(context, request);
    planned.push(...selected.missing.map((item) => ({ row: missingRow(item) })));
    const saved = rowsByUnit(selected.rows);
    const read = readerWithRetry(context);
    for (const row of saved.policies) planned.push(await planPolicyPart(context, row, read));
    const projects = await planProjects(context, saved.projects, read);
    planned.push(...projects.planned);
    const findings = await planFindings(context, saved.findings, report.platformEndedAtMs, read);
    planned.push(...findings.planned);
    const due = rowsByUnit(plannedRows().filter(isDue));
    const over = [
      ...overMaxChanges(allowed, byProject(due.projects).length, 'project'),
      ...overMaxChanges(allowed, due.findings.length, 'finding'),
      ...overMaxChanges(allowed, totalCounts(policyEntries(due.policies)).changes, 'policy'),
    ];
    await carryOut(context, plannedRows(), over, async (execution) => {
      await executeTriage(execution, due.findings, findings.listing);
      await executeProjects(execution, due.projects, projects.observed);
      // Policies come last, because a former bundle may name tags that must exist.
      if (due.policies.length > 0) {
        const kind = { ...policyPartKind, isOutdated: isVersionMismatch };
        await execute(execution, kind, due.policies);
      }
    });
  });
  noteLosses(context, planned, request.report.unreported);
  const rows = plannedRows();
  // The list of secrets does not show whether an open one was reopened.
  const isUnread = rowsByUnit(inState(rows, 'unknown')).findings.some(
    ({ change }) => change.finding.kind === 'secrets',
  );
  return { ...result, rows, secondRun: isUnread ? 'repeats' : undefined };
}

/**
 * Always looks the deployment up: without access, or with a slug in another case, every project would seem gone.
 *
 * @throws StepError for the report of another one
 */
async function checkDeployment(context: Context, { report }: UndoRequest): Promise<void> {
  const found = await lookUpDeployment(context);
  const { slug = found.slug, id = found.id } = report.deployment;
  const isSameSlug = slug.toLowerCase() === found.slug.toLowerCase();
  const [deployment, expected] = isSameSlug ? [`id ${id}`, `id ${found.id}`] : [slug, found.slug];
  if (deployment !== expected) throw new StepError({ kind: 'other-report', deployment, expected });
}

/**
 * Selects the rows of a report, by the names that their projects have in it or now.
 *
 * @returns also the items that match nothing
 * @throws StepError if the report has none of the projects, or for an exclusion that spares nothing
 */
async function selectRows(context: Context, { report: { rows }, projects }: UndoRequest) {
  if (projects === undefined) return { rows, missing: [] };
  const { findById } = await projectDirectory(context);
  const namesOf = (change: Row['change']) => {
    const { name, id } = projectOf(change);
    return [name, findById(id)?.name].filter((text) => text !== undefined);
  };
  const known = [...new Set(rows.flatMap(({ change }) => namesOf(change)))];
  const unmatched = unmatchedIn(projects, known);
  const present = await presentProjects(context, [...unmatched.names, ...unmatched.except]);
  const matchesAny = nameMatcher(mapTexts(projects, (item) => present.get(item)?.name ?? item));
  const isKnown = (item: string) => present.has(item);
  const items = unmatchedItems('projects', projects, 'name', known, { isKnown });
  const missing = reportItems(context.notices, items, 'writes', 'projects');
  for (const [pattern, { name }] of present)
    if (unmatched.names.includes(pattern) && !known.some((other) => nameKey(other) === nameKey(name)))
      context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near: [] });
  const selected = rows.filter(({ change }) => matchesAny(namesOf(change)));
  if (selected.length === 0) {
    const patterns = itemsOf({ ...projects, except: [] });
    throw new StepError({ kind: 'nothing-in-report', patterns, near: nearItems(patterns[0] ?? '', known) });
  }
  return { rows: selected, missing };
}

function projectOf(change: Row['change']): Partial<ProjectRef> {
  if ('project' in change) return change.project;
  return 'finding' in change ? { name: change.finding.repository, id: change.finding.repository_id } : {};
}

/** Notes losses, also planned ones, and what differs if nothing was undone. */
function noteLosses({ notices }: Context, planned: readonly Planned[], unreported = 0): void {
  const states = ['would-change', 'changed', 'unchanged', 'left'];
  const done = planned.filter(({ row }) => states.includes(row.state));
  const losses = done.flatMap((plan) => [...new Set(plan.losses)]);
  for (const [what, { length: count }] of Map.groupBy(losses, (loss) => loss))
    notices.push({ kind: 'undo-incomplete', what, count });
  if (unreported > 0) notices.push({ kind: 'undo-incomplete', what: 'unreported', count: unreported });
  const differences = [...new Set(planned.flatMap(({ difference }) => difference ?? []))];
  // A row left only because its note cannot be removed has neither: it has not changed.
  const haveChanged = planned.every(
    ({ row, difference }) => row.state === 'left' && (difference ?? row.seen) !== undefined,
  );
  if (differences.length > 0 && haveChanged) notices.push({ kind: 'nothing-undone', differences });
}
