import { byProject, findingsOf, inState, rowsByUnit } from '../changes/rows.ts';
import type { ItemChange, Row, RowState } from '../model/change.ts';
import { unselectedIn } from '../model/failure.ts';
import type { FleetRequest, StepResult, WritingResult } from '../model/step.ts';
import { changesPhrase } from './change-counts.ts';
import { changeText, entryInline, policySections, projectSections } from './change-rows.ts';
import { type Inline, inlineText, list, type Section, section } from './content.ts';
import type { FailureReason } from './explain/explanation.ts';
import { byCause, explain } from './explain.ts';
import { findingSections, siblingsOf, tableOrIds } from './finding-rows.ts';
import { placeText } from './findings/shown-finding.ts';
import { counted, firstOf, number } from './format.ts';
import { failureReason } from './outputs.ts';
import { decisionPhrase } from './selection-phrase.ts';
import type { OutputValues, RunFacts, Tracked, ViewContext } from './view.ts';

/** `41 tags added in 40 projects; 135 findings triaged; 2 projects failed`, or `Nothing changed` */
export function writtenPhrase(rows: readonly Row[], dryRun: boolean, isUndo = false): string {
  const { policies, projects, findings, items } = rowsByUnit(rows);
  const made = inState(rows, dryRun ? 'would-change' : 'changed');
  const nothing = dryRun ? 'Nothing to change' : 'Nothing changed';
  // An unknown row may have changed, or in a preview be about to.
  const isUnknown =
    inState(rows, 'unknown').length > 0 || (dryRun && inState(rows, 'failed', 'not-reached').length > 0);
  // A project with a change that was made and one that failed counts in both phrases.
  const inPart = byProject(projects).filter(
    ({ state, rows: projectRows }) => state !== 'changed' && inState(projectRows, 'changed').length > 0,
  ).length;
  const parts = [
    changesPhrase(made, dryRun, isUndo) || (isUnknown ? '' : nothing),
    otherRowsPhrase(policies, 'policy part'),
    otherRowsPhrase(byProject(projects), 'project') + (inPart === 0 ? '' : ` (${number(inPart)} in part)`),
    otherRowsPhrase(findings, 'finding'),
    otherRowsPhrase(items, 'item'),
  ];
  return parts.filter(Boolean).join('; ');
}

const OTHER_STATES: readonly (readonly [state: RowState, phrase: string])[] = [
  ['unchanged', 'up to date'],
  ['failed', 'failed'],
  ['unknown', 'unknown'],
  ['left', 'left alone'],
  ['not-reached', 'not reached'],
];

/** `3 projects up to date, 1 failed` */
export function otherRowsPhrase(rows: readonly { state: RowState }[], noun: string): string {
  const counts = OTHER_STATES.map(([state, phrase]) => ({ count: inState(rows, state).length, phrase }));
  const parts = counts
    .filter(({ count }) => count > 0)
    .map(({ count, phrase }, index) => `${index === 0 ? counted(count, noun) : number(count)} ${phrase}`);
  return parts.join(', ');
}

type Written = StepResult & { rows: readonly Row[] };

export function rowSections({ rows, request, failure }: Written, context: ViewContext): Section[] {
  const { policies, projects, findings, items } = rowsByUnit(rows);
  const { dryRun = false } = request;
  return [
    ...itemSection(items),
    ...policySections(policies, dryRun),
    ...projectSections(projects),
    ...findingSections(findings, dryRun, context),
    ...section('Also moved, although nobody selected them', tableOrIds(unselectedIn(failure), context)),
  ];
}

/** A zero is unknown if the step failed before it selected anything, or a row is unknown. */
export function doneCount(count: number, { rows, failure }: Written, counted = rows): number | undefined {
  const isUnknown = rows.length === 0 ? failure !== undefined : inState(counted, 'unknown').length > 0;
  return count === 0 && isUnknown ? undefined : count;
}

export function itemSection(rows: readonly Row<ItemChange>[]): Section[] {
  const texts = rows.map(({ failure }): Inline => ({ sentence: failure ? explain(failure).message : '' }));
  return section('Items that match nothing', list(texts, 'items'));
}

/** Each project counts once, by its worst row. */
export function projectCounts({ rows, failure, request: { dryRun } }: Written): OutputValues {
  if (rows.length === 0 && failure !== undefined) return {};
  const projects = byProject(rowsByUnit(rows).projects);
  return {
    'projects-changed': inState(projects, dryRun ? 'would-change' : 'changed').length,
    'projects-unchanged': inState(projects, 'unchanged', 'left').length,
    'projects-failed': inState(projects, 'failed', 'unknown', 'not-reached').length,
  };
}

/** Also counts siblings on other branches, and findings that the platform moved unasked. */
export function triageCounts(result: Written): OutputValues {
  const { rows, request, failure } = result;
  if (request.dryRun) return { 'num-triaged': doneCount(0, result) };
  const { findings } = rowsByUnit(rows);
  const changed = findingsOf(inState(findings, 'changed'));
  const moved = [...changed, ...siblingsOf(findings), ...unselectedIn(failure)];
  // A later request may have moved a finding again.
  const ids = [...new Set(moved.map(({ id }) => id))];
  const named = Math.max(ids.length, unnamedNotice(result)?.numTriaged ?? 0);
  const numTriaged = doneCount(named, result, findings);
  return {
    'num-triaged': numTriaged,
    'triaged-issues': numTriaged === undefined ? numTriaged : { json: ids },
  };
}

export function unnamedNotice({ notices }: StepResult) {
  return notices.find((notice) => notice.kind === 'triaged-unnamed');
}

type FleetResult = WritingResult<FleetRequest>;

export const fleetView = {
  sections: rowSections,

  headline({ rows, request, failure }: FleetResult): string {
    if (rows.length > 0) return writtenPhrase(rows, request.dryRun);
    if (failure !== undefined) return request.dryRun ? 'Nothing was planned' : 'Nothing changed';
    return request.shard === undefined ? 'Nothing to change' : 'No project in this shard';
  },

  outputs: projectCounts,
};

const MAX_CAUSES = 10;
/** Rows of a cause that the log names. */
const MAX_EXAMPLES = 3;

/** A line for each of the first causes, and the number of the others. */
export function failureLines(rows: readonly Row[]): string[] {
  const lines = failuresByCause(rows).map(({ state, text }) => `${state}: ${text}`);
  const more = lines.length - MAX_CAUSES;
  return [...lines.slice(0, MAX_CAUSES), ...(more > 0 ? [`and ${counted(more, 'more cause')}`] : [])];
}

/** `acme/cart (+ pci): PUT … was answered with 409` for each cause. */
export function failuresByCause(rows: readonly Row[]) {
  return (['failed', 'unknown'] as const).flatMap((state) =>
    byCause(inState(rows, state)).map(({ failure, items }) => {
      const names = [...Map.groupBy(items, ({ change }) => targetName(change))].map(([name, targetRows]) => {
        const changes = targetRows.map(({ change }) => wantedText(change)).filter(Boolean);
        return changes.length === 0 ? name : `${name} (${changes.join(', ')})`;
      });
      const message = failure === undefined ? '' : explain(failure).message;
      // The message is `The platform does not know acme/cart`.
      const isNamed = names.length === 1 && failure?.kind === 'status' && failure.near !== undefined;
      return {
        state,
        failure,
        text: isNamed ? message : [firstOf(names, MAX_EXAMPLES), message].filter(Boolean).join(': '),
      };
    }),
  );
}

function targetName(change: Row['change']): string {
  if (change.field === 'policies') return `${change.part} policies`;
  if (change.field === 'item') return `\`${change.item}\``;
  if (!('finding' in change)) return change.project.name;
  const { finding } = change;
  return [`finding ${finding.id}`, finding.repository, placeText(finding)].filter(Boolean).join(' ');
}

/** `+ pci`, `full scans on → off`, `→ ignored`; empty where the operation says it. */
function wantedText(change: Row['change']): string {
  if (change.field === 'ticket' || change.field === 'item') return '';
  if (change.field === 'triage') return `→ ${decisionPhrase(change.after)}`;
  if (change.field !== 'policies') return inlineText(changeText(change));
  const entries = change.entries.map((entry) => inlineText(entryInline(entry)));
  return firstOf(entries, MAX_EXAMPLES);
}

/** These leave open whether there is anything to act on. */
const INCONCLUSIVE_REASONS: readonly FailureReason[] = ['unreachable', 'token-refused', 'rate-limited'];

/** The issue of an operation that writes lists what failed. */
export function trackFailures(result: StepResult, run: RunFacts): Tracked {
  const reason = failureReason(result, run.cancelled);
  if (reason === undefined) return { kind: 'clear' };
  const failed = inState(result.rows ?? [], 'failed', 'unknown', 'not-reached');
  const names = failed.map(({ change }) => `${targetName(change)} ${wantedText(change)}`).sort();
  const listed = JSON.stringify([reason, names]);
  return { kind: INCONCLUSIVE_REASONS.includes(reason) ? 'inconclusive' : 'act', listed };
}
