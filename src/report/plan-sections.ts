import type { ApplyResult, Coverage, OverdueFinding, PlanFacts, PlanResult } from '../model/result.ts';
import { counted, joined, minuteOf, number } from './figures.ts';
import { findingTable } from './findings/finding-table.ts';
import { shownFinding } from './findings/shown-finding.ts';
import {
  bullets,
  code,
  type Fact,
  leftOut,
  MAX_ROWS,
  names,
  paragraph,
  prose,
  section,
  table,
  unbroken,
} from './markup.ts';
import { type PlanRow, planRows } from './plan-rows.ts';
import { overText, totalsText, unchangedText } from './plan-text.ts';
import type { PlatformLinks } from './platform-links.ts';
import { html, link } from './text.ts';

export interface PlanSectionOptions {
  links: PlatformLinks;
  nowMs: number;
  maxRows?: number;
}

type AnyPlan = PlanResult | ApplyResult;

/** `over a limit: …; 41 tags to add, …` */
export function planHeadline(result: AnyPlan): string {
  const { plan } = result;
  if (plan === undefined) return 'the plan could not be made';
  return [overText(plan), totalsText(plan)].filter((part) => part !== '').join('; ');
}

export function planFacts(result: AnyPlan): Fact[] {
  const { request, hash, momentMs, plan } = result;
  const { rules, event } = request;
  return [
    [
      'Rules file',
      `${code(rules.path)}${event.sha === undefined ? '' : ` at ${code(event.sha.slice(0, 7))}`}`,
    ],
    ['Plan', hash === undefined ? undefined : code(hash)],
    ['As of', momentMs === undefined ? undefined : unbroken(minuteOf(momentMs))],
    ['Unchanged', plan === undefined ? undefined : unchangedText(result)],
  ];
}

/** The changes of a plan, worst first, and what it leaves alone. */
export function changesSection({ plan, facts }: AnyPlan, { maxRows }: PlanSectionOptions): string[] {
  if (plan === undefined) return [];
  return [...planTable('Changes', planRows(plan), maxRows), ...factLines(facts)];
}

/** What a plan leaves alone, also after it was applied. */
export function leftSections({ plan, facts }: AnyPlan): string[] {
  if (plan === undefined) return [];
  return [...planTable('Not planned', planRows({ ...plan, changes: [] })), ...factLines(facts)];
}

function planTable(title: string, rows: readonly PlanRow[], maxRows = MAX_ROWS): string[] {
  const cells = rows
    .slice(0, maxRows)
    .map(({ sign, field, target, url, change, reason }) => [
      `<code>${sign}</code>&nbsp;${field}`,
      link(target, url),
      field === 'tag' ? code(change, 100) : html(change),
      html(reason, 300),
    ]);
  return section(
    title,
    table(['', 'Target', 'Change', 'Why'], cells, { of: 'lines', total: rows.length, maxRows }),
  );
}

function factLines(facts: PlanFacts | undefined): string[] {
  const { waiting = {}, leftAlone = {} } = facts ?? {};
  const lines = [
    ...Object.entries(waiting).map(
      ([rule, count]) =>
        `${counted(count, 'finding')} beyond the limit of the rule "${rule}" ${count === 1 ? 'waits' : 'wait'} for the next apply.`,
    ),
    ...Object.entries(leftAlone).map(
      ([reason, count]) => `${counted(count, 'finding')}: ${reason.replaceAll('-', ' ')}.`,
    ),
  ];
  return section('Left alone', bullets(lines.map((line) => prose(line, 300))));
}

/** What needs somebody's attention beyond the changes. */
export function coverageSections(coverage: Coverage | undefined, options: PlanSectionOptions): string[] {
  if (coverage === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  return [
    ...section(
      'Repositories that the platform does not know',
      names(uncovered, ['repository', 'repositories']),
    ),
    ...section('Projects that were never scanned', names(neverScanned, ['project', 'projects'])),
    ...section('Projects not scanned for 30 days', names(notScannedFor30Days, ['project', 'projects'])),
    ...overdueSection(overdue, options),
  ];
}

function overdueSection(
  overdue: readonly OverdueFinding[],
  { links, nowMs, maxRows }: PlanSectionOptions,
): string[] {
  const teams = [...Map.groupBy(overdue, ({ team }) => team ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const byTeam = teams.map(
    ([team, rows]) => `${team === '' ? 'no team' : code(team)}: ${number(rows.length)}`,
  );
  const shown = overdue.slice(0, maxRows ?? MAX_ROWS);
  return section(
    'Findings open longer than the service levels allow',
    teams.length > 1 || !teams.some(([team]) => team === '')
      ? paragraph(joined(byTeam.slice(0, 30))) + leftOut(byTeam.length - 30, 'teams')
      : '',
    findingTable(
      shown.map(({ finding }) => shownFinding(finding)),
      {
        links,
        nowMs,
        total: overdue.length,
        ...(maxRows === undefined ? {} : { maxRows }),
        extra: { head: 'Over by', cell: (_finding, index) => counted(shown[index]?.daysOver ?? 0, 'day') },
      },
    ),
  );
}

/** `3 repositories not covered, 12 findings overdue`; empty where all is well. */
export function coverageText(coverage: Coverage | undefined): string {
  if (coverage === undefined) return '';
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  return [
    uncovered.length === 0 ? '' : `${counted(uncovered.length, 'repository', 'repositories')} not covered`,
    neverScanned.length === 0 ? '' : `${counted(neverScanned.length, 'project')} never scanned`,
    notScannedFor30Days.length === 0
      ? ''
      : `${counted(notScannedFor30Days.length, 'project')} not scanned for 30 days`,
    overdue.length === 0 ? '' : `${counted(overdue.length, 'finding')} overdue`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
