import { shortRow } from './explain.ts';
import { counted } from './figures.ts';
import { findingCounts } from './findings/counts.ts';
import { findingList } from './findings/finding-list.ts';
import { ruleName, worstFirst } from './findings/shown-finding.ts';
import { tallyOf } from './findings/tally.ts';
import { leftOut, MAX_ROWS, prose, section } from './markup.ts';
import type { ListContext } from './platform-links.ts';
import { type FindingRow, inState, siblingsOf } from './row-states.ts';

interface FindingRowOptions extends ListContext {
  dryRun: boolean;
}

/** Everything about findings that are triaged: what went wrong, counts, and the first of them. */
export function findingSections(rows: readonly FindingRow[], options: FindingRowOptions): string[] {
  const { dryRun, nowMs } = options;
  const moved = inState(rows, 'changed', 'would-change').map(({ change }) => change.finding);
  return [
    ...failedSection('Findings that were not triaged', inState(rows, 'failed'), options),
    ...failedSection('Unknown: the triage may have taken effect', inState(rows, 'unknown'), options),
    ...section(
      dryRun ? 'Findings that would be triaged' : 'Triaged findings',
      ...(moved.some(isKnown) ? findingCounts(tallyOf(moved, nowMs)) : []),
      foundList(moved, options),
    ),
    ...siblingSection(rows, options),
    ...failedSection('Left as they are', inState(rows, 'left'), options),
    ...failedSection('Not reached: the step ended before', inState(rows, 'not-reached'), options),
  ];
}

/** The same findings on other branches, which the platform moves along. */
function siblingSection(rows: readonly FindingRow[], options: FindingRowOptions): string[] {
  const title = options.dryRun
    ? 'Would also move: the same findings on other branches'
    : 'Also moved: the same findings on other branches';
  return section(title, foundList(siblingsOf(rows), options));
}

function failedSection(title: string, rows: readonly FindingRow[], options: FindingRowOptions): string[] {
  const findings = rows.slice(0, MAX_ROWS).map(({ change }) => change.finding);
  const hasReason = rows.some(({ failure }) => failure !== undefined);
  const why = (_finding: unknown, index: number) => {
    const failure = rows[index]?.failure;
    return failure === undefined ? '' : prose(shortRow(failure), 500);
  };
  const extra = hasReason ? { head: 'Why', cell: why } : undefined;
  return section(title, findingList(findings, { ...options, total: rows.length, extra }));
}

type Finding = FindingRow['change']['finding'];

/** Where nothing but ids is known they stand side by side rather than each in a row of its own. */
function foundList(findings: readonly Finding[], options: FindingRowOptions): string {
  if (findings.length === 0) return '';
  if (findings.some(isKnown)) return findingList(worstFirst(findings), options);
  const ids = findings.slice(0, MAX_ROWS).map(({ id }) => `<code>${id}</code>`);
  return `<p>${ids.join(' ')}</p>${leftOut(findings.length - ids.length, 'findings')}`;
}

function isKnown(finding: Finding): boolean {
  return finding.severity !== undefined || ruleName(finding) !== undefined;
}

/** `12 findings that are the same on other branches`; undefined where there are none. */
export function siblingsText(rows: readonly FindingRow[]): string | undefined {
  const { length } = siblingsOf(rows);
  if (length === 0) return undefined;
  return `${counted(length, 'finding')} that ${length === 1 ? 'is' : 'are'} the same on other branches`;
}
