import type { Row } from '../changes/change.ts';
import { rowsByKind } from '../changes/rows.ts';
import type { StepFailure } from '../model/failure.ts';
import type { StepResult } from '../model/step.ts';
import type { Section } from './content.ts';
import { explain } from './explain.ts';
import { counted, firstOf } from './figures.ts';
import { findingSections } from './finding-rows.ts';
import { placeText } from './findings/shown-finding.ts';
import { listContext } from './platform-links.ts';
import { policySections } from './policy-rows.ts';
import { changesPhrase } from './project-changes.ts';
import { causeOf, projectSections } from './project-tables.ts';
import { byProject, countOf, inState, isPartlyDone, otherRowsPhrase, siblingsOf } from './row-states.ts';
import type { RunFacts } from './run-facts.ts';
import type { OutputValues } from './view.ts';

// What every operation that writes says of its rows: of what it did, or in a dry run would do.

/** Causes of failures that the log has, and rows of each. */
const MAX_CAUSES = 10;
const MAX_EXAMPLES = 3;

/** `41 tags added in 40 projects, 135 findings triaged; 2 projects failed`; `Nothing changed` */
export function writtenPhrase(rows: readonly Row[], dryRun: boolean, triaged = 'triaged'): string {
  const { policies, projects, findings } = rowsByKind(rows);
  const made = dryRun ? 'would-change' : 'changed';
  const would = dryRun ? 'would be ' : '';
  const entries = inState(policies, made).flatMap(({ change }) => change.entries);
  const moved = countOf(findings, made);
  const done = [
    entries.length > 0 ? `${counted(entries.length, 'policy change')} ${would}made` : '',
    changesPhrase(projects, dryRun),
    moved > 0 ? `${counted(moved, 'finding')} ${would}${triaged}` : '',
  ].filter(Boolean);
  const parts = [
    done.length > 0 ? done.join(', ') : dryRun ? 'Nothing would change' : 'Nothing changed',
    otherRowsPhrase(policies, 'policy part'),
    otherRowsPhrase(byProject(projects), 'project'),
    otherRowsPhrase(findings, 'finding'),
  ];
  return parts.filter(Boolean).join('; ');
}

type Written = StepResult & { rows: readonly Row[] };

/** What the views of operations that write have in common. */
export const written = {
  sections: (result: Written, run: RunFacts) => rowSections(result, run),
  failures: ({ rows }: { rows: readonly Row[] }) => failureLines(rows),
  isPartial: ({ rows, failure }: { rows: readonly Row[]; failure?: StepFailure }) =>
    isPartlyDone(rows, failure),
} as const;

/** What happened to the rows: policies, then projects, then findings; of each, failures first. */
export function rowSections(result: Written, run: RunFacts): Section[] {
  const { policies, projects, findings } = rowsByKind(result.rows);
  const { dryRun = false } = result.request;
  const context = listContext(run, result);
  return [
    ...policySections(policies, dryRun),
    ...projectSections(projects, dryRun, context.links),
    ...findingSections(findings, { ...context, dryRun }),
  ];
}

/** Each project counts once, by its worst row. */
export function projectCounts(rows: readonly Row[], dryRun: boolean): OutputValues {
  const projects = byProject(rowsByKind(rows).projects);
  return {
    'projects-changed': String(countOf(projects, dryRun ? 'would-change' : 'changed')),
    'projects-unchanged': String(countOf(projects, 'unchanged', 'left')),
    'projects-failed': String(countOf(projects, 'failed', 'unknown', 'not-reached')),
  };
}

/** Findings that were triaged, with those on other branches that moved along. */
export function triageCounts(rows: readonly Row[], dryRun: boolean): OutputValues {
  if (dryRun) return {};
  const { findings } = rowsByKind(rows);
  const moved = [
    ...inState(findings, 'changed').map(({ change }) => change.finding),
    ...siblingsOf(findings),
  ];
  const ids = moved.map(({ id }) => id);
  return { 'num-triaged': String(ids.length), 'triaged-issues': { json: ids } };
}

/** What failed, by cause. */
function failureLines(rows: readonly Row[]): string[] {
  const failed = inState(rows, 'failed', 'unknown');
  if (failed.length === 0) return [];
  const causes = Map.groupBy(failed, ({ state, failure }) => `${state} ${causeOf(failure)}`);
  const lines = [...causes.values()].map((same) => {
    const [{ state, failure } = { state: 'failed', failure: undefined }] = same;
    const why = failure === undefined ? '' : `: ${explain(failure).what}`;
    const names = [...new Set(same.map(({ change }) => rowName(change)))];
    return `${state}: ${firstOf(names, MAX_EXAMPLES)}${why}`;
  });
  const more = lines.length - MAX_CAUSES;
  return [...lines.slice(0, MAX_CAUSES), ...(more > 0 ? [`and ${counted(more, 'more cause')}`] : [])];
}

/** What people know the thing by that a row is about. */
function rowName(change: Row['change']): string {
  if (change.field === 'policies') return `policies of ${change.part}`;
  if (!('finding' in change)) return change.project.name;
  const { finding } = change;
  return [`finding ${finding.id}`, finding.repository, placeText(finding)].filter(Boolean).join(' ');
}
