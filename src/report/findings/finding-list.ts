import type { Finding } from '../../platform/resources/finding.ts';
import { age } from '../figures.ts';
import {
  code,
  firstThatFit,
  isTabular,
  leftOut,
  MAX_BLOCKS,
  MAX_ROWS,
  paragraph,
  prose,
  table,
  unbroken,
} from '../markup.ts';
import type { ListContext } from '../platform-links.ts';
import { html, link, linked } from '../text.ts';
import {
  adviceOn,
  branchName,
  findingName,
  placeText,
  shortRule,
  sinceMs,
  validationText,
} from './shown-finding.ts';

const MAX_MESSAGE = 500;

export interface FindingListOptions extends ListContext {
  /** More than the findings that are handed in. */
  total?: number;
  maxRows?: number;
  /** What is said of each beside what it is. */
  extra?: { head: string; cell: (finding: Finding, index: number) => string };
  /** Whether all are of one repository, which is named elsewhere. */
  oneRepository?: boolean;
}

/** Findings as people know them: a table where they are many and fit, else blocks. */
export function findingList(findings: readonly Finding[], options: FindingListOptions): string {
  const { total = findings.length, maxRows = MAX_ROWS, extra } = options;
  const shown = findings.slice(0, maxRows);
  const head = [headOf(shown), 'Place', ...(extra ? [extra.head] : []), 'Finding'];
  const rows = findingCells(shown, options);
  if (isTabular([head, ...rows], total)) return table(head, rows, { total, of: 'findings', maxRows });
  const isShort = total <= MAX_BLOCKS;
  const blocks = findingBlocks(isShort ? shown : shown.map((one) => ({ ...one, message: '' })), options);
  return blocks.length === 0 ? '' : blocks.join('\n') + leftOut(total - blocks.length, 'findings');
}

function headOf(findings: readonly Finding[]): string {
  if (findings.every(({ secret_type }) => secret_type !== undefined)) return 'Type';
  return findings.every(({ dependency }) => dependency?.package !== undefined) ? 'Package' : 'Rule';
}

/** One below the other: what and where, why, and what to do. */
export function findingBlocks(findings: readonly Finding[], options: FindingListOptions): string[] {
  const { links, nowMs, extra, oneRepository } = options;
  const hasBranches = differInBranch(findings);
  return firstThatFit(findings, (finding, index) => {
    const { id, repository = '', ref, message = '' } = finding;
    const place = [oneRepository ? '' : html(repository), placeCell(finding)].filter(Boolean).join(' ');
    const more = [
      ...adviceOn(finding).map((text) => html(text)),
      hasBranches ? html(branchName(ref), 60) : '',
      ageCell(finding, nowMs),
      link(`finding ${id}`, links.finding(id)),
    ];
    const lines = [
      [whatCell(finding), place].filter(Boolean).join(' in '),
      prose(message, MAX_MESSAGE),
      extra?.cell(finding, index) ?? '',
      more.filter(Boolean).join(' · '),
    ];
    return paragraph(lines.filter(Boolean).join('<br>'));
  });
}

function findingCells(findings: readonly Finding[], options: FindingListOptions): string[][] {
  const { links, nowMs, extra, oneRepository } = options;
  const hasBranches = differInBranch(findings);
  return findings.map((finding, index) => {
    const { id, repository = '', ref } = finding;
    const where = [oneRepository ? '' : html(repository), hasBranches ? html(branchName(ref), 60) : ''];
    const cells = [
      [whatCell(finding), html(validationText(finding), 30)],
      [placeCell(finding), where.filter(Boolean).join(' · ')],
      ...(extra ? [[extra.cell(finding, index)]] : []),
      [link(String(id), links.finding(id)), ageCell(finding, nowMs)],
    ];
    return cells.map((lines) => lines.filter(Boolean).join('<br>'));
  });
}

/** The same finding on several branches has a row for each. */
function differInBranch(findings: readonly Finding[]): boolean {
  return new Set(findings.map(({ ref }) => ref)).size > 1;
}

function whatCell(finding: Finding): string {
  const rule = ruleCell(findingName(finding) ?? '');
  return [severityCell(finding.severity ?? ''), rule && `<b>${rule}</b>`].filter(Boolean).join(' ');
}

const SEVERITY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['critical', '🟥'],
  ['high', '🟧'],
  ['medium', '🟨'],
  ['low', '🟦'],
]);

/** A sign and the word, so that neither colour nor language is needed. */
export function severityCell(severity: string, count = ''): string {
  const sign = SEVERITY_SIGNS.get(severity) ?? '';
  return [sign, count, html(severity, 30)].filter(Boolean).join('&nbsp;');
}

/** The whole name shows where the mouse rests. */
export function ruleCell(rule: string): string {
  const short = shortRule(rule);
  const shown = rule === '' ? '' : code(short, 80);
  return short === rule ? shown : `<span title="${html(rule, 300)}">${shown}</span>`;
}

/** `src/app.py:12`, linked to the line of code. */
function placeCell(finding: Finding): string {
  const { line_of_code_url: url } = finding;
  const place = placeText(finding);
  if (place === undefined) return url === undefined ? '' : link('code', url);
  return linked(code(place, 120), url);
}

function ageCell(finding: Finding, nowMs: number): string {
  const since = sinceMs(finding);
  return since === undefined ? '' : unbroken(age(since, nowMs));
}

/** `high  tainted-sql  acme/api  src/db.py:12  main  (finding 123)` */
export function findingLine(finding: Finding): string {
  const { id, severity, repository, ref } = finding;
  const name = findingName(finding);
  return [
    severity,
    name && shortRule(name),
    validationText(finding),
    repository,
    placeText(finding),
    branchName(ref),
    `(finding ${id})`,
  ]
    .filter(Boolean)
    .join('  ');
}
