import type { Row, TicketChange, TriageChange } from '../changes/change.ts';
import { findingsOf, inState } from '../changes/rows.ts';
import { worstFirst } from '../findings/finding.ts';
import type { TriageRow } from '../findings/triage.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type Block, filled, type Inline, type Section, section } from './content.ts';
import { shortWhat } from './explain.ts';
import { counted } from './figures.ts';
import { findingCounts } from './findings/counts.ts';
import { findingTable } from './findings/list.ts';
import { ruleName } from './findings/shown-finding.ts';
import { decisionPhrase } from './selection-phrase.ts';
import type { ListContext } from './view.ts';

interface FindingRowOptions extends ListContext {
  dryRun: boolean;
}

/** Everything about findings that are triaged: what went wrong, counts, and the first of them. */
export function findingSections(rows: readonly TriageRow[], options: FindingRowOptions): Section[] {
  const { dryRun, nowMs } = options;
  const moved = findingsOf(inState(rows, 'changed', 'would-change'));
  return [
    ...failedSection('Findings that were not triaged', inState(rows, 'failed'), options),
    ...failedSection('Unknown: the triage may have taken effect', inState(rows, 'unknown'), options),
    ...section(dryRun ? 'Findings that would be triaged' : 'Triaged findings', [
      ...(moved.some(isKnown) ? findingCounts(moved, nowMs) : []),
      ...foundList(moved, options),
    ]),
    ...section(
      dryRun
        ? 'Would also move: the same findings on other branches'
        : 'Also moved: the same findings on other branches',
      foundList(siblingsOf(rows), options),
    ),
    ...failedSection('Left as they are', inState(rows, 'left'), options),
    ...failedSection('Not reached: the step ended before', inState(rows, 'not-reached'), options),
  ];
}

/** Findings of which something is to be said, and why. */
export function failedSection(
  title: string,
  rows: readonly Row<TriageChange | TicketChange>[],
  options: ListContext,
): Section[] {
  const why = (_finding: unknown, index: number): Inline => {
    const { change, failure } = rows[index] ?? {};
    if (failure === undefined) return '';
    const wanted = change?.field === 'triage' ? `→ ${decisionPhrase(change.after)}` : '';
    return { lines: filled([wanted, { sentence: shortWhat(failure), max: 500 }]) };
  };
  return section(title, findingTable(findingsOf(rows), { ...options, extra: ['Why', why] }));
}

/** Where nothing but ids is known they stand side by side rather than each in a row of its own. */
export function foundList(findings: readonly Finding[], options: ListContext): Block[] {
  if (findings.length === 0) return [];
  if (findings.some(isKnown)) return findingTable(worstFirst(findings), options);
  return [{ kind: 'paragraph', lines: [{ codes: findings.map(({ id }) => String(id)), max: 100 }] }];
}

function isKnown(finding: Finding): boolean {
  return finding.severity !== undefined || ruleName(finding) !== undefined;
}

/** Findings of other branches that move, or moved, with the rows' own; each once. */
export function siblingsOf(rows: readonly TriageRow[]): Finding[] {
  const selected = new Set(rows.map(({ change }) => change.finding.id));
  const branches = inState(rows, 'changed', 'would-change').flatMap(({ change }) => change.branches);
  const others = branches.filter(({ id }) => !selected.has(id));
  return [...new Map(others.map((finding) => [finding.id, finding])).values()];
}

/** `12 findings that are the same on other branches`; undefined where there are none. */
export function siblingsText(rows: readonly TriageRow[]): string | undefined {
  const { length } = siblingsOf(rows);
  if (length === 0) return undefined;
  return `${counted(length, 'finding')} that ${length === 1 ? 'is' : 'are'} the same on other branches`;
}
