import { epochMs } from '../../model/time.ts';
import { age } from '../figures.ts';
import { code, table, unbroken } from '../markup.ts';
import type { PlatformLinks } from '../platform-links.ts';
import { html, link, linked } from '../text.ts';
import { branchName, ruleName, type ShownFinding, shortRule, validationText } from './shown-finding.ts';

export interface FindingTableOptions {
  links: PlatformLinks;
  nowMs: number;
  /** More than the rows that are handed in. */
  total?: number;
  maxRows?: number;
  /** A further column in front of the last. */
  extra?: { head: string; cell: (finding: ShownFinding, index: number) => string };
  /** Whether all are of one repository, which is named elsewhere. */
  oneRepository?: boolean;
}

/** Findings as people know them. */
export function findingTable(
  findings: readonly ShownFinding[],
  { links, nowMs, total, maxRows, extra, oneRepository = false }: FindingTableOptions,
): string {
  // The same finding on several branches has a row for each.
  const hasBranches = new Set(findings.map(({ ref }) => ref)).size > 1;
  // Whether a secret is valid decides what has to be done at once.
  const hasValidation = findings.some(({ validation }) => validation !== undefined);
  const head = [
    'Severity',
    findings.length > 0 && findings.every(({ secretType }) => secretType !== undefined) ? 'Type' : 'Rule',
    ...(hasValidation ? ['Validation'] : []),
    'Place',
    ...(oneRepository ? [] : ['Repository']),
    ...(hasBranches ? ['Branch'] : []),
    'Age',
    ...(extra === undefined ? [] : [extra.head]),
    'Finding',
  ];
  const rows = findings
    .slice(0, maxRows ?? 100)
    .map((finding, index) => [
      severityCell(finding.severity ?? ''),
      ruleCell(ruleName(finding) ?? ''),
      ...(hasValidation ? [html(validationText(finding.validation), 30)] : []),
      placeCell(finding),
      ...(oneRepository ? [] : [html(finding.repository ?? '')]),
      ...(hasBranches ? [html(branchName(finding.ref), 60)] : []),
      ageCell(finding, nowMs),
      ...(extra === undefined ? [] : [extra.cell(finding, index)]),
      link(String(finding.id), links.finding(finding.id)),
    ]);
  return table(head, rows, {
    total: total ?? findings.length,
    of: 'findings',
    ...(maxRows === undefined ? {} : { maxRows }),
  });
}

const SEVERITY_SIGNS: Readonly<Record<string, string>> = {
  critical: '🟥',
  high: '🟧',
  medium: '🟨',
  low: '🟦',
};

/** A sign and the word, so that neither colour nor language is needed. */
export function severityCell(severity: string): string {
  const sign = SEVERITY_SIGNS[severity];
  return sign === undefined ? html(severity, 30) : `${sign}&nbsp;${severity}`;
}

/** The whole name shows where the mouse rests. */
export function ruleCell(rule: string): string {
  const short = shortRule(rule);
  const shown = rule === '' ? '' : code(short, 80);
  return short === rule ? shown : `<span title="${html(rule, 300)}">${shown}</span>`;
}

/** `src/app.py:12`, linked to the line of code. */
export function placeCell({ path, line, url }: ShownFinding): string {
  if (path === undefined) return url === undefined ? '' : link('code', url);
  return linked(code(`${path}${line === undefined ? '' : `:${line}`}`, 120), url);
}

function ageCell({ relevantSince }: ShownFinding, nowMs: number): string {
  const since = epochMs(relevantSince);
  return since === undefined ? '' : unbroken(age(since, nowMs));
}
