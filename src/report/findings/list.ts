import type { Finding } from '../../platform/resources/finding.ts';
import { type Block, dotted, filled, type Inline, list, paragraph, separated, table } from '../content.ts';
import { age, number } from '../figures.ts';
import type { ListContext } from '../platform-links.ts';
import {
  adviceOn,
  branchName,
  findingName,
  placeText,
  shortRule,
  sinceMs,
  validationText,
} from './shown-finding.ts';
import type { FindingTally } from './tally.ts';

const MAX_MESSAGE = 500;
/** Of more findings than this, severities alone do not give a picture. */
const MANY = 10;

export interface FindingListOptions extends ListContext {
  /** What is said of each beside what it is. */
  extra?: { head: string; cell: (finding: Finding, index: number) => Inline };
  /** Whether all are of one repository, which is named elsewhere. */
  oneRepository?: boolean;
}

/** Findings as people know them, in a table. */
export function findingTable(findings: readonly Finding[], options: FindingListOptions): Block[] {
  const { links, nowMs, extra, oneRepository } = options;
  const hasBranches = differInBranch(findings);
  const labelOf = ruleLabels(findings.map(findingName));
  const cells = (finding: Finding, index: number): Inline[] => {
    const { id, repository = '', ref } = finding;
    const where = [oneRepository ? '' : repository, hasBranches ? branchName(ref) : ''];
    return [
      { lines: filled([whatOf(finding, labelOf), validationText(finding)]) },
      { lines: filled([placeOf(finding), dotted(where)]) },
      ...(extra ? [extra.cell(finding, index)] : []),
      { lines: filled([{ link: String(id), to: links.finding(id) }, ageOf(finding, nowMs)]) },
    ];
  };
  const head = [headOf(findings), 'Place', ...(extra ? [extra.head] : []), 'Finding'];
  return table(head, findings, cells, 'findings');
}

function headOf(findings: readonly Finding[]): string {
  if (findings.every(({ secret_type }) => secret_type !== undefined)) return 'Type';
  return findings.every(({ dependency }) => dependency?.package !== undefined) ? 'Package' : 'Rule';
}

/** The first findings of one repository below each other: what and where, why, and what to do. */
export function findingList(
  findings: readonly Finding[],
  max: number,
  { links, nowMs }: ListContext,
): Block[] {
  const labelOf = ruleLabels(findings.map(findingName));
  const hasBranches = differInBranch(findings);
  const items = findings.slice(0, max).map((finding): Inline => {
    const { id, ref, message = '' } = finding;
    const facts = [
      ...adviceOn(finding),
      hasBranches ? branchName(ref) : '',
      ageOf(finding, nowMs),
      { link: `finding ${id}`, to: links.finding(id) },
    ];
    const heading = separated(filled([whatOf(finding, labelOf), placeOf(finding)]), ' in ');
    return { lines: [heading, { sentence: message, max: MAX_MESSAGE }, dotted(facts)] };
  });
  return list(items, 'findings', findings.length);
}

/** The same finding on several branches has a row for each. */
function differInBranch(findings: readonly Finding[]): boolean {
  return new Set(findings.map(({ ref }) => ref)).size > 1;
}

/** Of each rule its end, which says most; the whole name where several end alike. */
function ruleLabels(rules: Iterable<string | undefined>): (rule: string) => string {
  const ends = new Map<string, Set<string>>();
  for (const rule of rules) {
    if (rule === undefined) continue;
    const end = shortRule(rule);
    ends.set(end, (ends.get(end) ?? new Set()).add(rule));
  }
  return (rule) => (ends.get(shortRule(rule))?.size === 1 ? shortRule(rule) : rule);
}

function whatOf(finding: Finding, labelOf: (rule: string) => string = shortRule): Inline {
  const { severity = '' } = finding;
  const rule = findingName(finding) ?? '';
  return [
    severity === '' ? '' : severityText(severity),
    severity === '' || rule === '' ? '' : ' ',
    rule === '' ? '' : { strong: ruleText(rule, labelOf(rule)) },
  ];
}

function ruleText(rule: string, short: string): Inline {
  const shown = { code: short, max: 80 };
  return short === rule ? shown : { short: shown, whole: rule };
}

/** `src/app.py:12`, linked to the line of code. */
function placeOf(finding: Finding): Inline {
  const { line_of_code_url: url } = finding;
  const place = placeText(finding);
  if (place === undefined) return url === undefined ? '' : { link: 'code', to: url };
  return { link: { code: place, max: 120 }, to: url };
}

function ageOf(finding: Finding, nowMs: number): Inline {
  const since = sinceMs(finding);
  return since === undefined ? '' : { unbroken: age(since, nowMs) };
}

const SEVERITY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['critical', '🟥'],
  ['high', '🟧'],
  ['medium', '🟨'],
  ['low', '🟦'],
]);

/** A sign and the word, so that neither colour nor language is needed. */
function severityText(severity: string, count = ''): Inline {
  return { unbroken: [SEVERITY_SIGNS.get(severity), count, severity].filter(Boolean).join(' ') };
}

/** `🟥 2 critical · 🟧 9 high` */
export function severityChips({ bySeverity }: Pick<FindingTally, 'bySeverity'>): Inline {
  return dotted([...bySeverity].map(([severity, count]) => severityText(severity, number(count))));
}

/** Findings by severity, and of many by rule, repository and age, too. */
export function findingCounts(tally: FindingTally, { oneRepository = false } = {}): Block[] {
  const { total, byRule, byRepository, byAge } = tally;
  if (total < 2) return [];
  const severities = paragraph(severityChips(tally));
  if (total <= MANY) return severities;
  const label = ruleLabels(byRule.keys());
  const ages = [...byAge].map(([range, count]): Inline => [`${range} `, { strong: number(count) }]);
  return [
    ...severities,
    { kind: 'bars', by: ['Rule', 'Rules'], counts: [...byRule].map(([rule, count]) => [label(rule), count]) },
    ...(oneRepository
      ? []
      : [{ kind: 'bars', by: ['Repository', 'Repositories'], counts: [...byRepository] } as const]),
    ...paragraph([{ strong: 'Age' }, ': ', dotted(ages)]),
  ];
}
