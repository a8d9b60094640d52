import { severityRank } from '../../model/findings.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { ruleName } from './shown-finding.ts';

/** GitHub's limits. */
const MAX_ID_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_TAGS = 10;

/** By severity: what GitHub turns into its own words critical, high, medium and low. */
const SECURITY_SEVERITIES: ReadonlyMap<string, string> = new Map([
  ['critical', '9.5'],
  ['high', '8.0'],
  ['medium', '5.5'],
  ['low', '2.0'],
]);

const LEVELS: ReadonlyMap<string, 'error' | 'warning' | 'note'> = new Map([
  ['critical', 'error'],
  ['high', 'error'],
  ['medium', 'warning'],
  ['low', 'note'],
]);

/** A rule of a SARIF file, as its findings show it. */
export interface Rule {
  index: number;
  id: string;
  message: string;
  severity: string | undefined;
  confidence: string | undefined;
  tags: ReadonlySet<string>;
}

/** The place of a finding's rule among all rules by id, in the order in which they came; a new one gets the next. */
export function ruleIndex(rules: Map<string, Rule>, finding: Finding): number {
  const id = ruleIdOf(finding);
  const { severity, confidence, message } = finding;
  const known = rules.get(id);
  if (known === undefined) {
    const text = short(message ?? finding.rule ?? id);
    rules.set(id, { index: rules.size, id, message: text, severity, confidence, tags: tagsOf(finding) });
    return rules.size - 1;
  }
  // One rule has one severity on GitHub: the worst that its findings have.
  if (severityRank(severity) < severityRank(known.severity)) known.severity = severity;
  return known.index;
}

/** The same in every file, because GitHub tells alerts apart by it. The rule of a secret is a hash: its type says more. */
export function ruleIdOf(finding: Finding): string {
  return (ruleName(finding) ?? finding.kind).toWellFormed().slice(0, MAX_ID_LENGTH);
}

export function levelOf(severity: string | undefined): 'error' | 'warning' | 'note' {
  return LEVELS.get(severity ?? '') ?? 'warning';
}

export function ruleObject({ id, message, severity, confidence, tags }: Rule): object {
  return {
    id,
    name: nameOf(id),
    shortDescription: { text: sentence(id.split('.').pop() ?? id) },
    fullDescription: { text: sentence(message) },
    help: { text: sentence(message) },
    defaultConfiguration: { level: levelOf(severity) },
    properties: {
      precision: confidence,
      'security-severity': SECURITY_SEVERITIES.get(severity ?? ''),
      tags: [...tags].slice(0, MAX_TAGS),
    },
  };
}

function tagsOf({ kind, cwe_names = [], owasp_names = [] }: Finding): Set<string> {
  const cwes = cwe_names.flatMap((name) => {
    const digits = /^CWE-(\d+)/i.exec(name)?.[1];
    return digits === undefined ? [] : [`external/cwe/cwe-${digits.padStart(3, '0')}`];
  });
  return new Set(['security', kind, ...cwes, ...owasp_names.map((name) => `OWASP-${name.slice(0, 80)}`)]);
}

/** `python.lang.sql-injection` → `PythonLangSqlInjection`, as SARIF wants names; it wants none that is the id. */
function nameOf(id: string): string | undefined {
  const parts = id.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const name = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return name === '' || name.toLowerCase() === id.toLowerCase() ? undefined : name;
}

export function sentence(text: string): string {
  const trimmed = short(text.trim());
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function short(text: string): string {
  const line = text.toWellFormed();
  return line.length < MAX_DESCRIPTION_LENGTH
    ? line
    : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 2).toWellFormed()}…`;
}
