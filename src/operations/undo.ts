import type { UndoRequest } from '../model/request.ts';
import type { FindingRow, SiblingRow, UndoResult } from '../model/result.ts';
import type { SavedChange } from '../model/saved.ts';
import type { NameList } from '../model/selection.ts';
import type { Context, WritingContext } from './context.ts';
import { lookUp, resolveSlug } from './deployment.ts';
import { throwIfFailed } from './failed-rows.ts';
import { applyTriage } from './findings/apply.ts';
import { applyToProjects } from './fleet/apply.ts';
import { failRow, idOf, newRow, noteProject, type OpenRow } from './fleet/row.ts';
import { checkExclusions } from './fleet/select.ts';
import type { ProjectTask } from './fleet/wanted.ts';
import { checkMaxChanges } from './limits.ts';
import { nameMatcher } from './names.ts';
import { capture, endsStep, forEachConcurrently, StepError } from './step.ts';
import { type FindingUndo, findingUndos, type Loss } from './undo/findings.ts';
import { inverses, overtaken, type ProjectUndo, projectUndos } from './undo/projects.ts';

/** Takes back what an earlier step did, change by change, where it still is as the step left it. */
export async function undo(context: Context, request: UndoRequest): Promise<UndoResult> {
  const rows: OpenRow[] = [];
  let findings: readonly FindingRow[] = [];
  let siblings: readonly SiblingRow[] = [];
  const end = await capture(async () => {
    const slug = await resolveSlug(context);
    await checkDeployment(context, request);
    const saved = await selectedChanges(request);
    const tasks = await planProjects(context, slug, request, projectUndos(saved), rows);
    const undos = await findingUndos(context, saved);
    findings = undos.map((undo) => rowOf(undo));
    notice(context, rows, undos);
    const due = undos.filter((undo) => undo.kind === 'restore');
    const figure = tasks.length + due.length;
    checkMaxChanges(context, figure, tasks.length > 0 ? 'project' : 'finding', request.maxChanges);
    if (context.writer === undefined) {
      for (const { row } of tasks) row.state = 'would-change';
      findings = undos.map((undo) => rowOf(undo, 'would-change'));
      return throwIfFailed(rows, findings);
    }
    const writing = context as WritingContext;
    const done = tasks.map(({ task }) => task);
    const open = tasks.map(({ row }) => row);
    await applyToProjects(writing, slug, request.concurrency, done, open);
    if (due.length > 0) {
      const outcome = await applyTriage(
        writing,
        slug,
        due.map(({ change }) => change),
      );
      const rowsById = new Map(outcome.rows.map((row) => [row.change.target.id, row]));
      findings = undos.map((undo) => rowsById.get(undo.saved.target.id) ?? rowOf(undo));
      siblings = outcome.siblings;
      if (outcome.failure !== undefined) throw new StepError(outcome.failure);
    }
    throwIfFailed(rows, findings);
  });
  const { deployment, notices } = context;
  return { operation: 'undo', request, deployment, notices, projects: rows, findings, siblings, ...end };
}

/** @throws StepError when the report is of another deployment */
async function checkDeployment(context: Context, { report }: UndoRequest): Promise<void> {
  const { slug, id } = report.deployment;
  if (slug === undefined && context.deployment.id === undefined) await lookUp(context);
  const isOther =
    slug === undefined
      ? id !== undefined && context.deployment.id !== id
      : context.deployment.slug?.toLowerCase() !== slug.toLowerCase();
  if (!isOther) return;
  const of = slug ?? String(id);
  const expected = context.deployment.slug ?? String(context.deployment.id);
  throw new StepError({ kind: 'other-report', what: 'deployment', of, expected });
}

/** @throws StepError when the selection takes nothing of the report */
async function selectedChanges({ report, projects }: UndoRequest): Promise<readonly SavedChange[]> {
  if (projects === undefined) return report.changes;
  const matcher = nameMatcher(projects);
  const nameOf = ({ change: { target } }: SavedChange) =>
    target.kind === 'project' ? target.name : target.repository;
  const selected = report.changes.filter((saved) => matcher.matches(nameOf(saved) ?? ''));
  const names = new Set(report.changes.map((saved) => nameOf(saved) ?? ''));
  await checkExclusions(matcher, [...names]);
  if (selected.length === 0) {
    throw new StepError({
      kind: 'nothing-selected',
      patterns: itemsIn(projects),
      near: [...names].slice(0, 3),
    });
  }
  return selected;
}

function itemsIn({ names, patterns }: NameList): string[] {
  return [...names, ...patterns];
}

async function planProjects(
  context: Context,
  slug: string,
  { concurrency }: UndoRequest,
  undos: readonly ProjectUndo[],
  rows: OpenRow[],
): Promise<{ task: ProjectTask; row: OpenRow }[]> {
  const tasks: { task: ProjectTask; row: OpenRow }[] = [];
  rows.push(...undos.map(({ name }) => newRow(name)));
  if (undos.length > 0) context.progress.begin('reading', undos.length);
  await forEachConcurrently(undos.entries(), concurrency, async ([at, saved]) => {
    const { name, changes } = saved;
    const row = rows[at] as OpenRow;
    try {
      const project = await context.platform.project(slug, name, idOf(saved));
      noteProject(row, project);
      row.changes = inverses(project, changes);
      row.meanwhile = overtaken(project, changes).map((change) =>
        change.field === 'tag' ? `${change.after ? '-' : '+'}${change.tag}` : `${change.field}`,
      );
      if (row.changes.length === 0) row.state = 'left';
      else {
        const wanted: ProjectTask['wanted'] = (fresh) => inverses(fresh, changes);
        tasks.push({
          row,
          task: { project, readAtMs: context.clock.now(), changes: row.changes, wanted },
        });
      }
    } catch (error) {
      failRow(row, error);
      if (endsStep(error)) throw error;
    } finally {
      context.progress.advance(1);
    }
  });
  return tasks;
}

function rowOf(undo: FindingUndo, planned: 'would-change' | 'not-reached' = 'not-reached'): FindingRow {
  if (undo.kind === 'restore') return { change: undo.change, state: planned };
  return { change: undo.saved, state: undo.kind === 'left' ? 'left' : 'unchanged' };
}

function notice(context: Context, rows: readonly OpenRow[], undos: readonly FindingUndo[]): void {
  const left = rows.filter(({ meanwhile = [] }) => meanwhile.length > 0).length;
  const leftFindings = undos.filter(({ kind }) => kind === 'left').length;
  if (left + leftFindings > 0) context.notices.push({ kind: 'undo-left', count: left + leftFindings });
  const losses = undos.flatMap((undo): readonly Loss[] => (undo.kind === 'left' ? [] : undo.losses));
  for (const [what, of] of Map.groupBy(losses, (loss) => loss)) {
    context.notices.push({ kind: 'undo-incomplete', what, count: of.length });
  }
}
