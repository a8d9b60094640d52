import { execute, newExecution } from '../../changes/execute.ts';
import {
  byProject,
  checkLimits,
  inState,
  isDue,
  overMaxChanges,
  policyEntries,
  rowsByUnit,
  throwIfFailed,
} from '../../changes/rows.ts';
import { executeTriage } from '../../findings/triage.ts';
import type { Row } from '../../model/change.ts';
import { type Context, isWriting, lookUpDeployment, resultOf } from '../../model/context.ts';
import { nearestProjects, unmatchedNotices } from '../../model/nearest.ts';
import { presentNames } from '../../model/project-names.ts';
import { itemsOf, nameMatcher, unmatchedIn } from '../../model/selection.ts';
import type { WritingResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { isVersionMismatch } from '../../policies/compare.ts';
import { totalCounts } from '../../policies/entry-counts.ts';
import { policyPartKind } from '../../policies/kind.ts';
import { executeProjects } from '../../projects/kinds.ts';
import { refuseMisspelt } from '../../projects/select.ts';
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
    const saved = rowsByUnit(await selectRows(context, request));
    const readWithRetry = readerWithRetry(context);
    for (const row of saved.policies) planned.push(await planPolicyPart(context, row, readWithRetry));
    const projects = await planProjects(context, saved.projects, readWithRetry);
    // A project that was renamed since may be excluded by its new name.
    const { matches } = nameMatcher({ names: [], patterns: [], except: request.projects?.except ?? [] });
    planned.push(...projects.planned.filter(({ row }) => matches(row.change.project.name)));
    const findings = await planFindings(context, saved.findings, report.platformEndedAtMs, readWithRetry);
    planned.push(...findings.planned);
    const due = rowsByUnit(plannedRows().filter(isDue));
    checkLimits(context, [
      ...overMaxChanges(allowed, byProject(due.projects).length, 'project'),
      ...overMaxChanges(allowed, due.findings.length, 'finding'),
      ...overMaxChanges(allowed, totalCounts(policyEntries(due.policies)).changes, 'policy'),
    ]);
    if (isWriting(context)) {
      const execution = newExecution(context, plannedRows());
      await executeTriage(execution, due.findings, findings.listing);
      await executeProjects(execution, due.projects, projects.observed);
      // Policies come last, because a former bundle may name tags that must exist.
      if (due.policies.length > 0) {
        const kind = { ...policyPartKind, isOutdated: isVersionMismatch };
        await execute(execution, kind, due.policies);
      }
    }
    throwIfFailed(plannedRows());
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
 * Looks the deployment up even if inputs name it: without access, or with a slug in another case, every project would seem
 * to be gone. @throws StepError for the report of another one
 */
async function checkDeployment(context: Context, { report }: UndoRequest): Promise<void> {
  const found = await lookUpDeployment(context);
  const { slug = found.slug, id = found.id } = report.deployment;
  const isSameSlug = slug.toLowerCase() === found.slug.toLowerCase();
  const [deployment, expected] = isSameSlug ? [`id ${id}`, `id ${found.id}`] : [slug, found.slug];
  if (deployment !== expected) throw new StepError({ kind: 'other-report', deployment, expected });
}

/** All rows; with `projects`, only those of these projects. @throws StepError when the report has none of them */
async function selectRows(context: Context, { report, projects }: UndoRequest): Promise<readonly Row[]> {
  if (projects === undefined) return report.rows;
  const { matches } = nameMatcher(projects);
  const names = [...new Set(report.rows.flatMap(({ change }) => projectOf(change) ?? []))];
  const selected = new Set(names.filter(matches));
  const unmatched = unmatchedIn(projects, names);
  const present = await presentNames(context, unmatched.except);
  const unknown = unmatched.except.filter((item) => !present.has(item));
  const except = refuseMisspelt(unknown, names);
  for (const name of present.values()) selected.delete(name);
  if (selected.size === 0) {
    const patterns = itemsOf({ ...projects, except: [] });
    const near = nearestProjects(patterns[0] ?? '', names);
    throw new StepError({ kind: 'nothing-in-report', patterns, near });
  }
  context.notices.push(...unmatchedNotices('projects', { ...unmatched, except }, names, nearestProjects));
  return report.rows.filter(({ change }) => selected.has(projectOf(change) ?? ''));
}

function projectOf(change: Row['change']): string | undefined {
  if (change.field === 'policies' || change.field === 'item') return undefined;
  return 'finding' in change ? change.finding.repository : change.project.name;
}

/**
 * Notes the losses of an undo, done or planned, and what differs if nothing was undone.
 *
 * @param unreported the number of findings that may have moved without a row
 */
function noteLosses(context: Context, planned: readonly Planned[], unreported = 0): void {
  const states = ['would-change', 'changed', 'unchanged', 'left'];
  const losses = planned.flatMap(({ row, losses }) =>
    states.includes(row.state) ? [...new Set(losses)] : [],
  );
  for (const [what, { length: count }] of Map.groupBy(losses, (loss) => loss))
    context.notices.push({ kind: 'undo-incomplete', what, count });
  if (unreported > 0)
    context.notices.push({ kind: 'undo-incomplete', what: 'unreported', count: unreported });
  const differences = [...new Set(planned.flatMap(({ difference }) => difference ?? []))];
  // A row left only because its note cannot be removed has neither: it has not changed.
  const haveChanged = planned.every(
    ({ row, difference }) => row.state === 'left' && (difference ?? row.seen) !== undefined,
  );
  if (differences.length > 0 && haveChanged) context.notices.push({ kind: 'nothing-undone', differences });
}
