import type { StepFailure } from '../model/failure.ts';
import type { Journal } from '../model/journal.ts';
import type { StepResult } from '../model/result.ts';
import { counted, number } from './figures.ts';
import { findingSections, idList } from './finding-rows.ts';
import { findingLine } from './findings/finding-list.ts';
import { worstFirst } from './findings/shown-finding.ts';
import { section } from './markup.ts';
import { listContext } from './platform-links.ts';
import { policyLogLine, policySections } from './policy-rows.ts';
import { changesPhrase, madeChanges } from './project-changes.ts';
import { limited, projectLogLines } from './project-log.ts';
import { projectSections } from './project-tables.ts';
import { anyChanged, anyDone, countOf, otherRowsPhrase } from './row-states.ts';
import type { RunFacts } from './run-facts.ts';
import type { OutputValues } from './view.ts';

// What every operation that writes says of what it did, or on a dry run would do.

/** `41 tags added in 40 projects, 135 findings triaged; 2 projects failed`; `nothing changed` */
export function writtenPhrase(journal: Journal, dryRun: boolean, triaged = 'triaged'): string {
  const { policies, projects, findings, triage } = journal;
  const atLeast = triage.uncertain.atMost > 0 ? 'at least ' : '';
  const moved = dryRun ? countOf(findings, 'would-change') : countOfTriaged(journal);
  const would = dryRun ? 'would be ' : '';
  const replaced = policies
    .filter(({ state }) => state === (dryRun ? 'would-change' : 'changed'))
    .flatMap(({ change }) => change.entries).length;
  const done = [
    ...(replaced > 0 ? [`${counted(replaced, 'policy change')} ${would}made`] : []),
    ...(projects.some((row) => madeChanges(row).length > 0) ? [changesPhrase(projects, dryRun)] : []),
    ...(moved > 0 ? [`${atLeast}${counted(moved, 'finding')} ${would}${triaged}`] : []),
    ...(moved === 0 && atLeast !== '' ? [`an unknown number of findings ${triaged}`] : []),
  ];
  const nothing = dryRun ? 'nothing would change' : 'nothing changed';
  const others = [
    otherRowsPhrase(policies, 'policy part'),
    otherRowsPhrase(projects, 'project'),
    otherRowsPhrase(findings, 'finding'),
  ];
  return [done.length === 0 ? nothing : done.join(', '), ...others].filter((part) => part !== '').join('; ');
}

/** Without what the platform moved along, so that a dry run and the real one have the same number. */
function countOfTriaged({ triage, siblings }: Journal): number {
  const along = new Set(siblings.map(({ id }) => id));
  return triage.triaged.filter((id) => !along.has(id)).length + triage.unlisted;
}

type Written = Extract<StepResult, { journal: Journal; request: { dryRun: boolean } }>;

/** What the views of operations that write have in common. */
export const written = {
  sections: (result: Written, _kept: unknown, run: RunFacts) => journalSections(result, run),
  logLines: ({ journal }: Written) => journalLogLines(journal),
  isPartial: ({ journal, failure }: Written) => isPartlyDone(journal, failure),
} as const;

/** What went wrong, and then what was done, with projects before findings. */
export function journalSections(result: Written, run: RunFacts): string[] {
  const { journal, request } = result;
  const { policies, projects, findings, triage } = journal;
  const options = { ...listContext(run, result), dryRun: request.dryRun };
  const known = new Set(findings.map(({ change }) => change.target.id));
  const others = triage.triaged.filter((id) => !known.has(id));
  return [
    ...lostAnswersSection(journal),
    ...policySections(policies, options.dryRun),
    ...projectSections(projects, options.dryRun, options.links),
    ...findingSections(findings, options),
    ...section(findings.length === 0 ? 'Triaged findings' : 'Also moved', idList(others, others.length)),
  ];
}

function lostAnswersSection({ triage: { uncertain } }: Journal): string[] {
  if (uncertain.requests === 0) return [];
  const answers =
    uncertain.requests === 1
      ? 'The answer to 1 request was'
      : `The answers to ${number(uncertain.requests)} requests were`;
  return section(
    'May have been triaged',
    `<p>${answers} lost, so up to ${counted(uncertain.atMost, 'more finding')} may have been triaged, and the same findings on other branches with them.</p>`,
  );
}

export function projectCounts({ projects }: Journal, dryRun: boolean): OutputValues {
  return {
    'projects-changed': String(countOf(projects, dryRun ? 'would-change' : 'changed')),
    'projects-unchanged': String(countOf(projects, 'unchanged')),
    'projects-failed': String(countOf(projects, 'failed', 'unknown')),
  };
}

export function triageCounts({ triage }: Journal, dryRun: boolean): OutputValues {
  return {
    'num-triaged': dryRun ? undefined : String(triage.triaged.length + triage.unlisted),
    'triaged-issues': dryRun ? undefined : { json: triage.triaged },
  };
}

export function journalLogLines({ policies, projects, findings }: Journal): string[] {
  const moved = findings
    .filter(({ state }) => state === 'changed' || state === 'would-change')
    .map(({ change }) => change.target)
    .filter(({ rule, path }) => rule ?? path);
  return [
    ...policies.map(policyLogLine),
    ...projectLogLines(projects),
    ...limited(worstFirst(moved), findingLine, 'findings'),
  ];
}

/** Whether something was done, or may have been, and something was not. */
function isPartlyDone(
  { policies, projects, findings, triage }: Journal,
  failure: StepFailure | undefined,
): boolean {
  if (failure === undefined) return false;
  const rows = [...policies, ...projects, ...findings];
  const isReplaced = policies.some(({ leftVersion }) => leftVersion !== undefined);
  const isTriaged = triage.triaged.length + triage.unlisted + triage.uncertain.atMost > 0;
  // A row that was right already is done with; but where the step ended as a whole, that says nothing.
  return anyChanged(rows) || isReplaced || isTriaged || (failure.kind === 'rows-failed' && anyDone(rows));
}
