import { findingsOf, inState } from '../changes/rows.ts';
import { worstFirst } from '../findings/finding.ts';
import type { TriageRow } from '../findings/triage.ts';
import type { Row, Sibling, TicketChange, TriageChange } from '../model/change.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type Block, type Column, type Inline, paragraph, type Section, section } from './content.ts';
import { shortMessage } from './explain.ts';
import { findingCounts } from './findings/counts.ts';
import { type FindingListOptions, findingTable } from './findings/list.ts';
import { branchName, ruleName } from './findings/shown-finding.ts';
import { counted, number, spaced } from './format.ts';
import { decisionPhrase } from './selection-phrase.ts';
import type { ListContext } from './view.ts';

/** Maximum number of other branches that the row of a finding names. */
const MAX_BRANCHES = 5;

/** Failures, counts of triaged findings, and the first of them. */
export function findingSections(
  rows: readonly TriageRow[],
  dryRun: boolean,
  context: ListContext,
): Section[] {
  const movedRows = inState(rows, 'changed', 'would-change');
  const moved = findingsOf(movedRows);
  return [
    ...outcomeSection('Findings that were not triaged', inState(rows, 'failed'), context),
    ...outcomeSection('Unknown: the triage may have taken effect', inState(rows, 'unknown'), context),
    ...section(dryRun ? 'Findings to triage' : 'Triaged findings', [
      ...(moved.some(isKnown) ? findingCounts(moved) : []),
      ...paragraph(siblingsText(rows, dryRun)),
      ...tableOrIds(moved, { ...context, extra: siblingColumn(movedRows, context) }),
    ]),
    ...outcomeSection('Left as they are', inState(rows, 'left'), context),
    ...outcomeSection('Not reached: the step ended first', inState(rows, 'not-reached'), context),
  ];
}

/** Findings with the reason of their state. */
export function outcomeSection(
  title: string,
  rows: readonly Row<TriageChange | TicketChange>[],
  context: ListContext,
): Section[] {
  const why = (_finding: unknown, index: number): Inline => {
    const row = rows[index];
    if (row === undefined) return '';
    if (row.failure === undefined) return nowText(row);
    const wanted = row.change.field === 'triage' ? `→ ${decisionPhrase(row.change.after)}` : '';
    return { lines: [wanted, { sentence: shortMessage(row.failure), max: 500 }] };
  };
  return section(title, findingTable(findingsOf(rows), { ...context, extra: ['Why', why] }));
}

/** The present status of a finding that is left, or somebody's decision on another branch. */
function nowText({ change: { field, finding }, seen }: Row<TriageChange | TicketChange>): Inline {
  const { id, ref, status } = (seen ?? {}) as Partial<Sibling>;
  if (field !== 'triage' || status === undefined) return '';
  return id === finding.id ? `now ${spaced(status)}` : [`${spaced(status)} on `, { code: branchName(ref) }];
}

/** The other branches on which a finding moves. */
function siblingColumn(rows: readonly TriageRow[], { links }: ListContext): Column<Finding> {
  const branches = new Map(rows.map(({ change }) => [change.finding.id, change.branches]));
  const cell = ({ id, status }: Finding): Inline => {
    const siblings = branches.get(id) ?? [];
    const lines = siblings.slice(0, MAX_BRANCHES).map((sibling): Inline => {
      const otherStatus = sibling.status === status ? undefined : sibling.status;
      return [
        'also on ',
        { link: branchName(sibling.ref) || String(sibling.id), to: links.finding(sibling.id) },
        otherStatus ? ` (${spaced(otherStatus)})` : '',
      ];
    });
    const more = siblings.length - MAX_BRANCHES;
    return { lines: more > 0 ? [...lines, `and on ${counted(more, 'more')}`] : lines };
  };
  return ['Finding', cell];
}

/** A table, or a row of ids where nothing else is known. */
export function tableOrIds(findings: readonly Finding[], options: FindingListOptions): Block[] {
  if (findings.length === 0) return [];
  if (findings.some(isKnown)) return findingTable(worstFirst(findings), options);
  return paragraph({ codes: findings.map(({ id }) => String(id)), max: 100 });
}

function isKnown(finding: Finding): boolean {
  return finding.severity !== undefined || ruleName(finding) !== undefined;
}

/** Findings of other branches that move together with the rows' findings. */
export function siblingsOf(rows: readonly TriageRow[]): Sibling[] {
  const selected = new Set(rows.map(({ change }) => change.finding.id));
  const branches = inState(rows, 'changed', 'would-change').flatMap(({ change }) => change.branches);
  return branches.filter(({ id }) => !selected.has(id));
}

/** `Also moves the same finding on 1 other branch`; empty where no other branch has it. */
export function siblingsText(rows: readonly TriageRow[], isPlanned: boolean): string {
  const { length } = siblingsOf(rows);
  if (length === 0) return '';
  const siblings =
    length === 1 ? 'finding on 1 other branch' : `findings on other branches: ${number(length)}`;
  return `Also ${isPlanned ? 'moves' : 'moved'} the same ${siblings}`;
}
