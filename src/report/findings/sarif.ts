import { createHash } from 'node:crypto';
import { worstFirst } from '../../findings/finding.ts';
import type { FilterValues } from '../../model/findings.ts';
import type { SarifLimit } from '../../model/notice.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { RunFacts, SarifFile } from '../view.ts';
import { adviceOn, findingName, ruleName, shortRule } from './shown-finding.ts';

/** Results of a run that GitHub accepts, and that it shows. */
export const MAX_RESULTS = 25_000;
export const SHOWN_RESULTS = 5000;
const MAX_ID_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_TAGS = 10;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

type SarifTool = Pick<RunFacts, 'version' | 'baseUrl'>;

/** GitHub reads no `suppressions`, and would show findings of these statuses as open. */
const LEFT_OUT: readonly unknown[] = ['fixed', 'ignored', 'provisionally_ignored'];

/**
 * SARIF 2.1.0 for GitHub's code scanning. No text for findings of several repositories, because an upload belongs to
 * one, nor for filters that select only what is left out: an empty file would close every alert.
 */
export function sarifOf(findings: readonly Finding[], filters: FilterValues, tool: SarifTool): SarifFile {
  // Only an ignored finding has a reason.
  if (LEFT_OUT.includes(filters.status) || filters.triage_reasons !== undefined)
    return { notices: [{ kind: 'sarif-not-open' }] };
  // The modules of a monorepo have names of their own, and one URL; a row may lack its URL.
  const names = findings.flatMap(({ repository }) => repository ?? []);
  const urls = findings.flatMap(({ repository, repository_url: url }) => url ?? repository ?? []);
  if (new Set(names).size > 1 && new Set(urls).size > 1)
    return { notices: [{ kind: 'sarif-several-repositories' }] };
  const open = findings.filter(({ status }) => !LEFT_OUT.includes(status));
  const placed = open.filter(({ path = '' }) => path !== '');
  const results = placed.length > MAX_RESULTS ? worstFirst(placed).slice(0, MAX_RESULTS) : placed;
  const limits: [what: SarifLimit, omitted: number][] = [
    ['closed', findings.length - open.length],
    ['no-place', open.length - placed.length],
    ['results', placed.length - results.length],
    ['shown', results.length - SHOWN_RESULTS],
  ];
  const notices = limits.map(([what, omitted]) => ({ kind: 'sarif-limit', what, omitted }) as const);
  return { text: sarifText(results, tool), notices: notices.filter(({ omitted }) => omitted > 0) };
}

function* sarifText(findings: readonly Finding[], { version, baseUrl }: SarifTool): Generator<string> {
  const driver = {
    name: 'Code security platform',
    semanticVersion: version,
    informationUri: baseUrl,
    rules: [...Map.groupBy(findings, ruleId)].map(([id, members]) => ruleObject(id, members)),
  };
  yield `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"tool": ${JSON.stringify({ driver })},\n`;
  yield '"columnKind": "unicodeCodePoints",\n"results": [\n';
  for (const [index, finding] of findings.entries())
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify(resultObject(finding))}`;
  yield '\n]\n}]\n}\n';
}

function wholeRule(finding: Finding): string {
  return (ruleName(finding) ?? finding.kind).toWellFormed();
}

/** GitHub tells alerts apart by it; a long one ends in a hash of the whole. */
function ruleId(finding: Finding): string {
  const rule = wholeRule(finding);
  if (rule.length <= MAX_ID_LENGTH) return rule;
  return `${rule.slice(0, MAX_ID_LENGTH - 17).toWellFormed()}-${shortHash(rule)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** SARIF's level, and the number that GitHub turns into a severity. */
const LEVELS: ReadonlyMap<string | undefined, { level: string; securitySeverity?: string }> = new Map([
  ['critical', { level: 'error', securitySeverity: '9.5' }],
  ['high', { level: 'error', securitySeverity: '8.0' }],
  ['medium', { level: 'warning', securitySeverity: '5.5' }],
  ['low', { level: 'note', securitySeverity: '2.0' }],
]);

function levelOf({ severity }: Finding) {
  return LEVELS.get(severity) ?? { level: 'warning' };
}

/** GitHub shows one severity for a rule: the worst of its findings. */
function ruleObject(id: string, findings: readonly Finding[]): object {
  const [first] = findings as [Finding];
  const [worst = first] = worstFirst(findings);
  const { level, securitySeverity } = levelOf(worst);
  const rule = wholeRule(first);
  const description = limitedSentence(first.message ?? rule);
  return {
    id,
    shortDescription: { text: limitedSentence(shortRule(rule)) },
    fullDescription: { text: description },
    help: { text: description },
    defaultConfiguration: { level },
    properties: {
      precision: first.confidence,
      'security-severity': securitySeverity,
      tags: tagsOf(first),
    },
  };
}

function tagsOf({ kind, cwe_names = [], owasp_names = [] }: Finding): string[] {
  const cwes = cwe_names.flatMap((name) => {
    const digits = /^CWE-(\d+)/i.exec(name)?.[1];
    return digits === undefined ? [] : [`external/cwe/cwe-${digits.padStart(3, '0')}`];
  });
  const classes = owasp_names.map((name) => `OWASP-${name.slice(0, 80)}`);
  return [...new Set(['security', kind, ...cwes, ...classes])].slice(0, MAX_TAGS);
}

function resultObject(finding: Finding): object {
  const { id, match_based_id } = finding;
  return {
    ruleId: ruleId(finding),
    level: levelOf(finding).level,
    message: { text: messageOf(finding) },
    locations: [{ physicalLocation: physicalLocation(finding) }],
    partialFingerprints: { primaryLocationLineHash: fingerprintOf(match_based_id ?? `finding ${id}`) },
  };
}

/** GitHub shows no properties, so type, versions and advice stand here. */
function messageOf(finding: Finding): string {
  const { kind, message, dependency } = finding;
  const name = findingName(finding) ?? 'Finding of the platform';
  if (kind !== 'secrets' && dependency === undefined) return limitedSentence(message ?? name);
  const facts = limitedSentence([name, ...adviceOn(finding)].join(', '));
  return message === undefined ? facts : `${facts} ${limitedSentence(message)}`;
}

/** Leaves out contradictions, such as an end before the start. */
function physicalLocation({ path = '', line, column, end_line, end_column }: Finding): object {
  const startLine = positionFrom(1, line) ?? 1;
  const startColumn = positionFrom(1, column);
  const endLine = positionFrom(startLine, end_line);
  const isOneLine = (endLine ?? startLine) === startLine;
  const endColumn = positionFrom(isOneLine ? (startColumn ?? 1) : 1, end_column);
  const region = { startLine, startColumn, endLine, endColumn };
  return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, region };
}

function positionFrom(min: number, value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) && value >= min ? value : undefined;
}

/** A relative URI. */
function uriOf(path: string): string {
  const segments = path.toWellFormed().replaceAll('\\', '/').split('/');
  const kept = segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return kept.map(encodeURIComponent).join('/') || 'unknown';
}

/** As GitHub reads it: 16 hexadecimal digits, and an index from 1; the platform's id ends with `_` and an index from 0. */
function fingerprintOf(matchBasedId: string): string {
  const [, hash = matchBasedId, index = '0'] = /^(.*)_(\d{1,9})$/s.exec(matchBasedId) ?? [];
  return `${shortHash(hash)}:${Number(index) + 1}`;
}

/** The end of a sentence, or of a block of code, which a full stop would reopen. */
const END = /[.!?]$|(?:^|\n)[ \t>]*(?:`{3,}|~{3,})$/;

function limitedSentence(text: string): string {
  const whole = text.trim().toWellFormed();
  const isLong = whole.length >= MAX_DESCRIPTION_LENGTH;
  const short = isLong ? `${whole.slice(0, MAX_DESCRIPTION_LENGTH - 2).toWellFormed()}…` : whole;
  return END.test(short) ? short : `${short}.`;
}
