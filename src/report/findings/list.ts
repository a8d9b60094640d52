import { type FindingGroups, type GroupCounts, severityCounts } from '../../findings/counts.ts';
import { detectedMs } from '../../findings/finding.ts';
import { severityRank } from '../../model/findings.ts';
import { dayOf } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import {
  type Block,
  type Column,
  dotted,
  type Inline,
  list,
  paragraph,
  type Section,
  section,
  separated,
  table,
} from '../content.ts';
import { age, capitalized, number, spaced } from '../format.ts';
import type { ViewContext } from '../view.ts';
import {
  adviceOn,
  branchName,
  findingName,
  placeText,
  ruleLabels,
  ruleName,
  severityText,
} from './shown-finding.ts';

export interface FindingListOptions extends ViewContext {
  /** Shown between id and age. */
  extra?: Column<Finding>[1];
  /** Shown below the place. */
  below?: Column<Finding>[1];
  /** Leaves out the repository. */
  isOneRepository?: boolean;
  /** Default: 100. */
  maxRows?: number;
}

/** Two columns fit on a phone. */
export function findingTable(findings: readonly Finding[], options: FindingListOptions): Block[] {
  const { links, nowMs, extra, below, isOneRepository, maxRows } = options;
  const hasBranches = differInBranch(findings);
  const labelOf = ruleLabels(findings.map(findingName));
  const whereOf = ({ repository = '', ref }: Finding) =>
    dotted([isOneRepository ? '' : repository, hasBranches ? branchName(ref) : '']);
  return table(
    findings,
    'findings',
    [
      [
        'Finding',
        (finding, index) => {
          const state = spaced(finding.validation_state ?? '');
          const where = [placeLinks(finding), whereOf(finding), below?.(finding, index) ?? ''];
          return { lines: [headingOf(finding, labelOf), state, ...where] };
        },
      ],
      [
        'Id',
        (finding, index) => {
          const link = { link: String(finding.id), to: links.finding(finding) };
          return { lines: [link, extra?.(finding, index) ?? '', ageOf(finding, nowMs)] };
        },
      ],
    ],
    maxRows,
  );
}

/** Findings of one repository, with messages and advice; without `nowMs`, with the day instead of the age. */
export function findingList(
  findings: readonly Finding[],
  max: number,
  { links, nowMs }: Pick<ViewContext, 'links'> & Partial<ViewContext>,
): Block[] {
  const labelOf = ruleLabels(findings.map(findingName));
  const hasBranches = differInBranch(findings);
  const items = findings.slice(0, max).map((finding): Inline => {
    const { ref, message = '' } = finding;
    const facts = [
      ...adviceOn(finding),
      hasBranches ? branchName(ref) : '',
      ageOf(finding, nowMs),
      { link: 'open on the platform', to: links.finding(finding) },
    ];
    const heading = separated([headingOf(finding, labelOf), placeLinks(finding)], ' in ');
    return { lines: [heading, { sentence: message, max: 500 }, dotted(facts)] };
  });
  return list(items, 'findings', findings.length);
}

function differInBranch(findings: readonly Finding[]): boolean {
  return new Set(findings.map(({ ref }) => ref)).size > 1;
}

function headingOf(finding: Finding, labelOf: (rule: string) => string): Inline {
  const severity = finding.severity && severityText(finding.severity);
  const name = findingName(finding);
  if (!name) return severity ?? '';
  return separated([severity, { strong: { code: labelOf(name), max: 80 } }], ' ');
}

/** `src/app.py:12`, linked; of a dependency also the lockfile, and its use. */
function placeLinks({ path, line, line_of_code_url: url, lockfile, usage }: Finding): Inline {
  const others = [usage, lockfile].flatMap((place) => (place?.path === path ? [] : (place ?? [])));
  return separated([{ path, line, url }, ...others].map(placeLink), ', ');
}

function placeLink({ path, line, url }: Partial<NonNullable<Finding['usage']>>): Inline {
  const place = placeText({ path, line });
  if (place === undefined) return url === undefined ? '' : { link: 'code', to: url };
  return { link: { code: place, max: 120 }, to: url };
}

function ageOf(finding: Finding, nowMs: number | undefined): Inline {
  const since = detectedMs(finding);
  if (since === undefined) return '';
  if (nowMs === undefined) return { unbroken: `since ${dayOf(since)}` };
  const days = age(since, nowMs);
  return { unbroken: days === 'today' ? 'found today' : `${days} old` };
}

/** More findings than this are also shown as counts. */
const MAX_UNCOUNTED = 10;
const MAX_COUNTS = 5;
const UNKNOWN = 'unknown';

/** `3 critical, 12 high` */
export function severityPhrase(findings: readonly Finding[]): string {
  const counts = Object.entries(severityCounts(findings));
  return counts.map(([severity, count]) => `${number(count)} ${severity}`).join(', ');
}

/** ` of any status (41 open)`; empty if a filter names the status. */
export function ofAnyStatus(findings: readonly Finding[], filter: unknown): string {
  if (filter !== undefined || findings.length === 0) return '';
  return ` of any status (${number(findings.filter(({ status }) => status === 'open').length)} open)`;
}

/** `🟥 2 critical · 🟧 9 high` */
export function severityChips(findings: readonly Finding[]): Inline {
  const counts = Object.entries(severityCounts(findings));
  return dotted(counts.map(([severity, count]) => severityText(severity, number(count))));
}

/** A short table shows all of that itself. */
export function findingCounts(findings: readonly Finding[]): Block[] {
  if (findings.length <= MAX_UNCOUNTED) return [];
  return [...paragraph(severityChips(findings)), ...ruleCounts(findings), ...repositoryCounts(findings)];
}

export function mostSections(findings: readonly Finding[]): Section[] {
  if (findings.length <= MAX_UNCOUNTED) return [];
  return [
    ...section('Rules with the most findings', ruleCounts(findings), true),
    ...section('Repositories with the most findings', repositoryCounts(findings), true),
  ];
}

function ruleCounts(findings: readonly Finding[]): Block[] {
  const rules = Map.groupBy(findings, (finding) => ruleName(finding) ?? UNKNOWN);
  return countTable(rules, 'Rule', 'rules', ruleLabels(rules.keys()));
}

function repositoryCounts(findings: readonly Finding[]): Block[] {
  const repositories = Map.groupBy(findings, ({ repository }) => repository ?? UNKNOWN);
  return countTable(repositories, 'Repository', 'repositories');
}

/** The largest groups, number first. */
function countTable(
  groups: ReadonlyMap<string, readonly Finding[]>,
  title: string,
  noun: string,
  labelOf = (name: string) => name,
): Block[] {
  const counts = [...groups]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return table(
    counts,
    noun,
    [
      ['Findings', ({ count }) => number(count)],
      [title, ({ name }) => labelOf(name)],
    ],
    MAX_COUNTS,
  );
}

/** The worst first. */
function severityColumns(rows: readonly GroupCounts[]): Column<GroupCounts>[] {
  const names = new Set(rows.flatMap(({ bySeverity }) => Object.keys(bySeverity)));
  const worst = [...names].sort((left, right) => severityRank(left) - severityRank(right));
  return worst.map((name) => [name, ({ bySeverity }) => ({ unbroken: countText(bySeverity[name]) })]);
}

function countText(count = 0): string {
  return count === 0 ? '' : number(count);
}

export function groupSections(groups: FindingGroups | undefined, nowMs: number): Section[] {
  if (groups === undefined) return [];
  const { prefix, teams, classes } = groups;
  const noun = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  const groupTable = (rows: readonly GroupCounts[], title: string, nameless: string) => {
    const hasOverdue = rows.some(({ overdue }) => overdue > 0);
    return table(rows, 'groups', [
      [title, ({ name }) => ({ text: name || nameless, max: 100 })],
      // More columns do not fit on a phone.
      ...severityColumns(rows).slice(0, hasOverdue ? 1 : 2),
      ['overdue', ({ overdue }) => countText(overdue)],
      ['oldest', ({ oldestMs }) => (oldestMs === undefined ? '' : { unbroken: age(oldestMs, nowMs) })],
    ]);
  };
  return [
    ...section(`Open findings by ${noun}`, groupTable(teams, capitalized(noun), `no ${noun}`)),
    ...section('Open findings by OWASP class', groupTable(classes, 'Class', ''), true),
  ];
}
