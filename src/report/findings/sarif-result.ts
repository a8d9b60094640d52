import { createHash } from 'node:crypto';
import type { Finding } from '../../platform/resources/finding.ts';
import { levelOf, ruleIdOf, sentence } from './sarif-rules.ts';
import { adviceOn, findingName } from './shown-finding.ts';

/** A finding that has a path, as a SARIF result. */
export function resultOf(finding: Finding, ruleIndex: number): object {
  const { match_based_id, line_of_code_url } = finding;
  const suppressions = suppressionsOf(finding);
  const address = addressOf(line_of_code_url);
  return {
    ruleId: ruleIdOf(finding),
    ruleIndex,
    level: levelOf(finding.severity),
    message: { text: messageOf(finding) },
    locations: [{ physicalLocation: placeOf(finding) }],
    partialFingerprints: fingerprintsOf(match_based_id ?? `finding ${finding.id}`),
    fingerprints: match_based_id === undefined ? undefined : { 'matchBasedId/v1': match_based_id },
    suppressions: suppressions.length === 0 ? undefined : suppressions,
    hostedViewerUri: address,
    properties: propertiesOf(finding),
  };
}

/** GitHub shows messages, not properties: a secret's type and validity, a dependency's versions and CVE stand first. */
function messageOf(finding: Finding): string {
  const { kind, message, dependency } = finding;
  const isNamed = kind === 'secrets' || dependency !== undefined;
  const facts = isNamed ? [findingName(finding), ...adviceOn(finding)].filter(Boolean).join(', ') : '';
  const text = [facts, message ?? (facts === '' ? (findingName(finding) ?? 'Finding of the platform') : '')];
  return text
    .filter((one) => one !== '')
    .map(sentence)
    .join(' ');
}

/** What contradicts itself is left out, such as an end before the start. */
function placeOf({ path = '', line, column, end_line, end_column }: Finding): object {
  const startLine = atLeast(1, line) ?? 1;
  const startColumn = atLeast(1, column);
  const endLine = atLeast(startLine, end_line);
  const isOneLine = (endLine ?? startLine) === startLine;
  const endColumn = atLeast(isOneLine ? (startColumn ?? 1) : 1, end_column);
  const region = { startLine, startColumn, endLine, endColumn };
  return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, region };
}

/**
 * GitHub reads this key only, and in this form: 16 hexadecimal digits, and which of several equal ones it is. The
 * platform's id ends with such a number after `_`.
 */
function fingerprintsOf(matchBasedId: string): object {
  const [, hash = matchBasedId, index = '0'] = /^(.*)_(\d{1,9})$/s.exec(matchBasedId) ?? [];
  const digits = createHash('sha256').update(hash).digest('hex').slice(0, 16);
  return { primaryLocationLineHash: `${digits}:${Number(index) + 1}` };
}

/** What people, or the platform on its own, have ignored. */
function suppressionsOf({ status, triage_reason, triage_comment }: Finding): object[] {
  if (status !== 'ignored' && status !== 'provisionally_ignored') return [];
  const justification = [triage_reason?.replaceAll('_', ' '), triage_comment].filter(Boolean).join(': ');
  return [
    {
      kind: 'external',
      status: status === 'ignored' ? 'accepted' : 'underReview',
      justification: justification || undefined,
    },
  ];
}

function propertiesOf(finding: Finding): object {
  const { id, kind, repository, ref, status, severity, confidence, relevant_since, dependency } = finding;
  return {
    findingId: String(id),
    issueType: kind,
    repository,
    ref,
    status,
    severity,
    confidence,
    relevantSince: relevant_since,
    dependency: dependency?.package,
    dependencyVersion: dependency?.version,
  };
}

/** A path of the repository as a relative URI: no scheme, no leading slash, everything else encoded. */
function uriOf(path: string): string {
  const segments = path.toWellFormed().replaceAll('\\', '/').split('/');
  const kept = segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return kept.map(encodeURIComponent).join('/') || 'unknown';
}

/** An `https` address without a user, written as RFC 3986 has it, which schemas check. */
const ADDRESS =
  /^https:\/\/[\w.-]+(:\d+)?([/?]([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?(#([\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?$/i;

function addressOf(url: string | undefined): string | undefined {
  if (url === undefined || url.length > 2000 || !URL.canParse(url)) return undefined;
  const { href } = new URL(url);
  return ADDRESS.test(href) ? href : undefined;
}

function atLeast(min: number, value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) && value >= min ? value : undefined;
}
