import { byProject, findingsOf, inState, rowsByUnit } from '../changes/rows.ts';
import type { Row, RowState } from '../model/change.ts';
import { unselectedIn } from '../model/failure.ts';
import type { FleetRequest, StepResult, WritingResult } from '../model/step.ts';
import { changesPhrase } from './change-counts.ts';
import { type Section, section } from './content.ts';
import { findingSections, siblingsOf, tableOrIds } from './finding-rows.ts';
import { counted, number } from './format.ts';
import { policySections } from './policy-rows.ts';
import { projectSections } from './project-rows.ts';
import type { ListContext, OutputValues } from './view.ts';

/** `41 tags added in 40 projects; 135 findings triaged; 2 projects failed`, or `Nothing changed` */
export function writtenPhrase(rows: readonly Row[], dryRun: boolean, isUndo = false): string {
  const { policies, projects, findings } = rowsByUnit(rows);
  const made = inState(rows, dryRun ? 'would-change' : 'changed');
  const nothing = dryRun ? 'Nothing to change' : 'Nothing changed';
  // An unknown row may have changed, so `Nothing changed` could be false.
  const isUnknown = inState(rows, 'unknown').length > 0;
  // A project with a change that was made and one that failed counts in both phrases, so the second says how many do.
  const inPart = byProject(projects).filter(
    ({ state, rows: own }) => state !== 'changed' && inState(own, 'changed').length > 0,
  ).length;
  const parts = [
    changesPhrase(made, { isPlanned: dryRun, isUndo }) || (isUnknown ? '' : nothing),
    otherRowsPhrase(policies, 'policy part'),
    otherRowsPhrase(byProject(projects), 'project') + (inPart === 0 ? '' : ` (${number(inPart)} in part)`),
    otherRowsPhrase(findings, 'finding'),
  ];
  return parts.filter(Boolean).join('; ');
}

const OTHER_STATES: readonly (readonly [state: RowState, phrase: string, phraseOfOne?: string])[] = [
  ['unchanged', 'up to date'],
  ['failed', 'failed'],
  ['unknown', 'unknown'],
  ['left', 'left as they are', 'left as it is'],
  ['not-reached', 'not reached'],
];

/** `3 projects up to date, 1 failed`: the rows that did not change, would not, or may not have. */
export function otherRowsPhrase(rows: readonly { state: RowState }[], noun: string): string {
  const parts = OTHER_STATES.flatMap(([state, phrase, phraseOfOne = phrase]) => {
    const count = inState(rows, state).length;
    return count === 0 ? [] : [{ count, phrase: count === 1 ? phraseOfOne : phrase }];
  });
  return parts
    .map(({ count, phrase }, index) => `${index === 0 ? counted(count, noun) : number(count)} ${phrase}`)
    .join(', ');
}

type Written = StepResult & { rows: readonly Row[] };

/** Policies, then projects, then findings; of each, failures first. */
export function rowSections({ rows, request, failure }: Written, context: ListContext): Section[] {
  const { policies, projects, findings } = rowsByUnit(rows);
  const { dryRun = false } = request;
  return [
    ...policySections(policies, dryRun),
    ...projectSections(projects),
    ...findingSections(findings, dryRun, context),
    ...section('Also moved, although nobody selected them', tableOrIds(unselectedIn(failure), context)),
  ];
}

/** Each project counts once, by its worst row. */
export function projectCounts(rows: readonly Row[], dryRun: boolean): OutputValues {
  const projects = byProject(rowsByUnit(rows).projects);
  return {
    'projects-changed': inState(projects, dryRun ? 'would-change' : 'changed').length,
    'projects-unchanged': inState(projects, 'unchanged', 'left').length,
    'projects-failed': inState(projects, 'failed', 'unknown', 'not-reached').length,
  };
}

/** Counts triaged findings, their siblings on other branches, and those that the platform moved unasked. */
export function triageCounts(result: Written): OutputValues {
  const { rows, request, failure } = result;
  if (request.dryRun) return {};
  const { findings } = rowsByUnit(rows);
  const changed = findingsOf(inState(findings, 'changed'));
  const moved = [...changed, ...siblingsOf(findings), ...unselectedIn(failure)];
  // A later request may have moved a finding again.
  const ids = [...new Set(moved.map(({ id }) => id))];
  const numTriaged = Math.max(ids.length, unnamedNotice(result)?.numTriaged ?? 0);
  return { 'num-triaged': numTriaged, 'triaged-issues': { json: ids } };
}

/** The notice that the platform counted more triaged findings than it named. */
export function unnamedNotice({ notices }: StepResult) {
  return notices.find((notice) => notice.kind === 'triaged-unnamed');
}

type FleetResult = WritingResult<FleetRequest>;

/** Common to the views of operations over many projects. */
export const fleetView = {
  sections: rowSections,

  headline({ rows, request, failure }: FleetResult): string {
    if (rows.length > 0) return writtenPhrase(rows, request.dryRun);
    if (failure !== undefined) return request.dryRun ? 'Nothing was planned' : 'Nothing changed';
    return request.shard === undefined ? 'Nothing to change' : 'No project in this shard';
  },

  outputs: ({ rows, request }: FleetResult): OutputValues => projectCounts(rows, request.dryRun),
};
