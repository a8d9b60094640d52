import { findingsOf, inState } from '../changes/rows.ts';
import { worstFirst, worstRowsFirst } from '../findings/finding.ts';
import type { TriageRow } from '../findings/triage.ts';
import { isUnread } from '../findings/triage-state.ts';
import type { Row, Sibling, TicketChange, TriageChange } from '../model/change.ts';
import { statusAfter } from '../model/findings.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type Block, type Inline, paragraph, type Section, section, separated } from './content.ts';
import { shortMessage } from './explain.ts';
import { type FindingListOptions, findingCounts, findingTable } from './findings/list.ts';
import { branchName, ruleName } from './findings/shown-finding.ts';
import { counted, number, spaced } from './format.ts';
import { decisionPhrase } from './selection-phrase.ts';
import type { ViewContext } from './view.ts';

const MAX_BRANCHES = 5;

/** Sections by outcome, failures first. */
export function findingSections(
  rows: readonly TriageRow[],
  dryRun: boolean,
  context: ViewContext,
): Section[] {
  return [
    ...outcomeSection('Findings that were not triaged', inState(rows, 'failed'), context),
    ...outcomeSection('Unknown: the triage may have taken effect', inState(rows, 'unknown'), context),
    ...section(
      dryRun ? 'Findings to triage' : 'Triaged findings',
      movedBlocks(inState(rows, 'changed', 'would-change'), siblingsText(rows, dryRun), context),
    ),
    ...outcomeSection('Left as they are', inState(rows, 'left'), context),
    ...outcomeSection('Not reached: the step ended first', inState(rows, 'not-reached'), context),
  ];
}

/** Findings whose change failed, is unknown or was not made. */
export function outcomeSection(
  title: string,
  outcomeRows: readonly Row<TriageChange | TicketChange>[],
  context: ViewContext,
): Section[] {
  const rows = worstRowsFirst(outcomeRows, ({ change }) => change.finding);
  const why = (_finding: unknown, index: number): Inline => {
    const row = rows[index];
    if (row === undefined) return '';
    if (row.failure === undefined) return changeMeanwhile(row);
    const wanted = row.change.field === 'triage' ? `→ ${decisionPhrase(row.change.after)}` : '';
    return { lines: [wanted, { sentence: shortMessage(row.failure), max: 500 }] };
  };
  const findings = findingsOf(rows);
  // Otherwise, the first column would only hold the reason.
  const place = findings.some(isKnown) ? { below: why } : { extra: why };
  return section(title, findingTable(findings, { ...context, ...place }));
}

/** A change to a finding that was left, or a decision on another branch. */
function changeMeanwhile({ change: { field, finding }, seen }: Row<TriageChange | TicketChange>): Inline {
  const { id, ref, status, triage_comment: note } = (seen ?? {}) as Partial<Sibling>;
  if (field !== 'triage' || status === undefined) return '';
  if (id !== finding.id) return [`${spaced(status)} on `, { code: branchName(ref) }];
  return status === finding.status && note !== finding.triage_comment
    ? 'has a new note'
    : `now ${spaced(status)}`;
}

/** The change, once if all findings share it, and a table. @param isHeaded below the name of a rule */
export function movedBlocks(
  moved: readonly TriageRow[],
  siblings: string,
  context: ViewContext,
  isHeaded = false,
): Block[] {
  const rowOf = new Map(moved.map((row) => [row.change.finding, row]));
  const shared = moveText(moved[0], isHeaded);
  const isMixed = moved.some((row) => moveText(row, isHeaded) !== shared);
  return [
    ...paragraph(isMixed ? '' : shared, siblings),
    ...tableOrIds([...rowOf.keys()], {
      ...context,
      extra: (finding) => (isMixed ? { text: moveText(rowOf.get(finding), isHeaded), max: 250 } : ''),
      below: (finding) => branchesText(rowOf.get(finding), context),
    }),
  ];
}

/** `open → ignored, rule "old noise in tests", until 2027-02-19`; empty where the former state is unknown. */
function moveText(row: TriageRow | undefined, isHeaded: boolean): string {
  if (row?.change.finding.status === undefined) return '';
  const { rule, over, because, until } = row.why ?? {};
  const parts = [
    triageText(row.change),
    because === 'ended' ? `ignore of "${rule}" has ended` : !isHeaded && rule && `rule "${rule}"`,
    over && `over "${over}"`,
    until && `until ${until}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** `open → ignored`; `reopened` shows as the status `open`. */
function triageText({ finding, after: { state } }: TriageChange): string {
  const after = state === undefined ? 'a note' : spaced(statusAfter(state));
  // The list of secrets shows all of these as `open`.
  const isAnyOpen = finding.kind === 'secrets' && finding.status === 'open';
  const before = isAnyOpen ? 'open, in review or to be fixed' : spaced(finding.status ?? 'any state');
  return `${before} → ${after}`;
}

/** `also on pull/7/merge` */
function branchesText(row: TriageRow | undefined, { links }: ViewContext): Inline {
  if (row === undefined) return '';
  const { branches: all, finding } = row.change;
  const branches = all.filter((branch) => !isUnread(branch));
  const shown = branches.slice(0, MAX_BRANCHES).map(({ id, ref, status }): Inline => {
    const otherStatus = status === finding.status ? undefined : status;
    const link = { link: branchName(ref) || String(id), to: links.finding({ kind: finding.kind, id }) };
    return [link, otherStatus ? ` (${spaced(otherStatus)})` : ''];
  });
  const more = branches.length - shown.length;
  const names = separated([...shown, more > 0 ? `${number(more)} more` : ''], ', ');
  return branches.length === 0 ? '' : ['also on ', names];
}

export function tableOrIds(findings: readonly Finding[], options: FindingListOptions): Block[] {
  if (findings.length === 0) return [];
  if (findings.some(isKnown))
    return [...findingCounts(findings), ...findingTable(worstFirst(findings), options)];
  return paragraph({ codes: findings.map(({ id }) => String(id)), max: 100 });
}

function isKnown(finding: Finding): boolean {
  return finding.severity !== undefined || ruleName(finding) !== undefined;
}

/** Findings of other branches that move along. */
export function siblingsOf(rows: readonly TriageRow[]): Sibling[] {
  const selected = new Set(rows.map(({ change }) => change.finding.id));
  const branches = inState(rows, 'changed', 'would-change').flatMap(({ change }) => change.branches);
  return branches.filter(({ id }) => !selected.has(id));
}

/** `Also moves the same findings on other branches: 3`, or empty. */
export function siblingsText(rows: readonly TriageRow[], isPlanned: boolean): string {
  const siblings = siblingsOf(rows);
  const unlisted = siblings.filter(isUnread).length;
  const listed = siblings.length - unlisted;
  const parts = [
    listed > 0 &&
      `Also ${isPlanned ? 'moves' : 'moved'} the same findings on other branches: ${number(listed)}`,
    unlisted > 0 && `The platform also named ${counted(unlisted, 'other finding')}`,
  ];
  return parts.filter(Boolean).join('. ');
}
