import { findingsOf, inState } from '../changes/rows.ts';
import { worstFirst } from '../findings/finding.ts';
import type { TriageRow } from '../findings/triage.ts';
import type { Row, Sibling, TicketChange, TriageChange } from '../model/change.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type Block, filled, type Inline, type Section, section } from './content.ts';
import { shortWhat } from './explain.ts';
import { counted, spaced } from './figures.ts';
import { findingCounts } from './findings/counts.ts';
import { findingTable } from './findings/list.ts';
import { branchName, ruleName } from './findings/shown-finding.ts';
import { decisionPhrase } from './selection-phrase.ts';
import type { ListContext } from './view.ts';

/** Branches of a finding that its row names. */
const MAX_BRANCHES = 5;

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
      branchList(rows, options),
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
    const row = rows[index];
    if (row?.failure === undefined) return row === undefined ? '' : nowText(row);
    const wanted = row.change.field === 'triage' ? `→ ${decisionPhrase(row.change.after)}` : '';
    return { lines: filled([wanted, { sentence: shortWhat(row.failure), max: 500 }]) };
  };
  return section(title, findingTable(findingsOf(rows), { ...options, extra: ['Why', why] }));
}

/** What a finding that is left is by now, or what somebody made of it on another branch. */
function nowText({ change: { field, finding }, seen }: Row<TriageChange | TicketChange>): Inline {
  const { id, ref, status } = (seen ?? {}) as Partial<Sibling>;
  if (field !== 'triage' || status === undefined) return '';
  return id === finding.id ? `now ${spaced(status)}` : [`${spaced(status)} on `, { code: branchName(ref) }];
}

/** Findings with the branches on which they move, or moved, as well. */
function branchList(rows: readonly TriageRow[], options: FindingRowOptions): Block[] {
  const moved = inState(rows, 'changed', 'would-change').filter(({ change }) => change.branches.length > 0);
  const ids = siblingsOf(moved).map(({ id }) => String(id));
  if (ids.length === 0) return [];
  if (!findingsOf(moved).some(isKnown)) return [idParagraph(ids)];
  const branches = new Map(moved.map(({ change }) => [change.finding.id, change.branches]));
  const cell = ({ id, status }: Finding): Inline => {
    const all = branches.get(id) ?? [];
    const more = all.length - MAX_BRANCHES;
    const lines = all
      .slice(0, MAX_BRANCHES)
      .map(
        (one): Inline => [
          { link: branchName(one.ref) || String(one.id), to: options.links.finding(one.id) },
          one.status === undefined || one.status === status ? '' : ` (${spaced(one.status)})`,
        ],
      );
    return { lines: more > 0 ? [...lines, `and ${counted(more, 'more')}`] : lines };
  };
  return findingTable(worstFirst(findingsOf(moved)), { ...options, extra: ['Also on', cell] });
}

/** Where nothing but ids is known they stand side by side rather than each in a row of its own. */
export function foundList(findings: readonly Finding[], options: ListContext): Block[] {
  if (findings.length === 0) return [];
  if (findings.some(isKnown)) return findingTable(worstFirst(findings), options);
  return [idParagraph(findings.map(({ id }) => String(id)))];
}

function idParagraph(codes: readonly string[]): Block {
  return { kind: 'paragraph', lines: [{ codes, max: 100 }] };
}

function isKnown(finding: Finding): boolean {
  return finding.severity !== undefined || ruleName(finding) !== undefined;
}

/** Findings of other branches that move, or moved, with the rows' own. */
export function siblingsOf(rows: readonly TriageRow[]): Sibling[] {
  const selected = new Set(rows.map(({ change }) => change.finding.id));
  const branches = inState(rows, 'changed', 'would-change').flatMap(({ change }) => change.branches);
  return branches.filter(({ id }) => !selected.has(id));
}

/** `12 findings that are the same on other branches`; undefined where there are none. */
export function siblingsText(rows: readonly TriageRow[]): string | undefined {
  const { length } = siblingsOf(rows);
  if (length === 0) return undefined;
  return `${counted(length, 'finding')} that ${length === 1 ? 'is' : 'are'} the same on other branches`;
}
