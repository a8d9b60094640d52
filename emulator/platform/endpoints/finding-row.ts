import { createHash } from 'node:crypto';
import { ruleNamed } from '../believable-state.ts';
import { ecosystemOf } from '../ecosystem.ts';
import { scanStateOf, triageStateOf } from '../finding.ts';
import { wireId } from '../http/json.ts';
import type { Quirks } from '../quirks.ts';
import type { Finding, PlatformState } from '../state.ts';
import { policiesByMode } from '../triage-filters.ts';
import { type EndpointRequest, wireRef } from './endpoint.ts';

type Wire = Pick<EndpointRequest, 'state' | 'quirks'>;

/** New findings are created 0.8 to 2.8 ms after they became relevant. */
const CREATED_LATER = 1638;

/**
 * A finding as the findings list gives it; what is undefined is missing on the wire. The forms are those of recorded
 * answers (field-notes, "As recorded"), or of the description where a quirk says so.
 */
export function findingRow(finding: Finding, { state, quirks }: Wire) {
  const { relevant_since, created_at = relevant_since, state_updated_at = relevant_since } = finding;
  const { message, cwe_names = [], owasp_names = [], vulnerability_classes = [] } = ruleNamed(finding.rule);
  const scanId = finding.first_seen_scan_id;
  const none = quirks.described ? undefined : null;
  const time = (seconds: number, micros = 0) => wireTime(seconds, micros, quirks);
  const row = {
    id: wireId(finding.id, quirks),
    ref: wireRef(finding.ref, quirks),
    first_seen_scan_id: scanId === undefined ? undefined : wireId(scanId, quirks),
    match_based_id: finding.fingerprint,
    created_at: time(created_at, created_at === relevant_since ? CREATED_LATER : 0),
    relevant_since: time(relevant_since),
    state_updated_at: time(state_updated_at),
    triaged_at: finding.triaged_at === undefined ? none : time(finding.triaged_at),
    repository: { name: finding.repo, url: state.projects.get(finding.repo)?.url },
    ...placeOf(finding, state),
    state: scanStateOf(finding.status),
    triage_state: triageStateOf(finding),
    status: finding.status,
    triage_reason: finding.triage_reason ?? none,
    triage_comment: finding.notes.at(-1) ?? none,
    severity: finding.severity,
    confidence: finding.confidence,
    rule_name: finding.rule,
    rule_message: message,
    rule: {
      name: finding.rule,
      message,
      category: finding.categories[0] ?? 'security',
      confidence: finding.confidence,
      ...{ cwe_names, owasp_names, vulnerability_classes },
    },
    categories: finding.categories,
    external_ticket: finding.ticket
      ? {
          id: Number(finding.ticket.replaceAll(/\D/g, '')) || 1,
          external_slug: finding.ticket,
          url: `https://tickets.example/browse/${finding.ticket}`,
        }
      : none,
    ...(finding.issue_type === 'sca'
      ? supplyChainFields(finding, state, quirks)
      : codeFields(finding, quirks)),
  };
  return {
    ...row,
    ...Object.fromEntries(quirks.nullFields.filter((name) => name in row).map((name) => [name, null])),
  };
}

/** `2024-07-11T20:46:25.269650Z`; in the description `2020-11-18 23:28:12.391807+00:00`. */
function wireTime(seconds: number, micros: number, { described }: Quirks): string {
  const iso = new Date(seconds * 1000 + Math.floor(micros / 1000)).toISOString().slice(0, -1);
  const digits = `${iso}${String(micros % 1000).padStart(3, '0')}`;
  return described ? `${digits.replace('T', ' ')}+00:00` : `${digits}Z`;
}

function codeFields(finding: Finding, { described }: Quirks) {
  const { autotriage_verdict: verdict, component_tags: tags, policy_mode } = finding;
  const autotriage = verdict && { verdict, reason: 'The value was followed to where it comes from.' };
  const component = tags[0] && { tag: tags[0], risk: 'high' };
  const isAnalyzed = Boolean(autotriage || component);
  const sourcing_policy = policiesByMode[policy_mode];
  if (described)
    return {
      sourcing_policy: sourcing_policy ?? null,
      assistant: isAnalyzed ? { autotriage, component } : undefined,
    };
  // Never analyzed: an empty object.
  const all = { autotriage: autotriage ?? null, component: component ?? null, autofix: null, guidance: null };
  return {
    sourcing_policy: sourcing_policy === undefined ? null : { id: 4711, ...sourcing_policy },
    assistant: isAnalyzed ? { ...all, rule_explanation: null } : {},
  };
}

const scores: Readonly<Record<string, number>> = { low: 0.004, medium: 0.18, high: 0.83 };

/** The id of a flaw: one of several schemes, and none for some. */
function vulnerabilityOf({ id, malicious }: Finding, { described }: Quirks): string | null {
  if (malicious && !described) return `MAL-2024-${1000n + (id % 9000n)}`;
  if (id % 7n === 3n && !described) return `GHSA-${(id % 46_656n).toString(36).padStart(4, '2')}-h6qw-9p4x`;
  return id % 31n === 11n && !described ? null : `CVE-${2019n + (id % 7n)}-${10_000n + (id % 40_000n)}`;
}

/** Fields that only findings of the supply chain have. */
function supplyChainFields(finding: Finding, state: PlatformState, quirks: Quirks) {
  const { id, dependency, exposure, path = '', transitivity } = finding;
  const { described, nullFields } = quirks;
  const score = scores[finding.epss_probability ?? ''];
  const none = described ? undefined : null;
  const fix = { package: dependency, version: `${4n + (id % 3n)}.0.1` };
  // Some are fixed in other packages, too, and some are named twice.
  const fixes = described || id % 5n !== 0n ? [fix] : [{ ...fix, package: `${dependency}-core` }, fix, fix];
  const lockfile_line_url = isUsed(finding) ? urlOf(finding, path, lineOf(finding), state) : undefined;
  const { location, line_of_code_url } = placeOf(finding, state);
  const used = {
    ...{ path: location.file_path, start_line: location.line, start_col: location.column },
    ...{ end_line: location.end_line, end_col: location.end_column, url: line_of_code_url },
  };
  return {
    is_malicious: finding.malicious,
    vulnerability_identifier: vulnerabilityOf(finding, quirks),
    reachability: exposure === 'unknown' ? 'no reachability analysis' : exposure?.replaceAll('_', ' '),
    epss_score: score === undefined ? none : { score, percentile: Math.min(0.99, score + 0.15) },
    fix_recommendations: dependency && fixes,
    found_dependency: dependency && {
      ...{ package: dependency, version: `3.${id % 20n}.${id % 10n}`, ecosystem: ecosystemOf(path) },
      transitivity: nullFields.includes('transitivity') ? null : transitivity,
      ...(described ? {} : { lockfile_line_url: lockfile_line_url ?? null }),
    },
    ...(described ? {} : { usage: isUsed(finding) ? { location: used } : null }),
    ...(described ? {} : { reachable_condition: isUsed(finding) ? 'if its input is not trusted' : null }),
  };
}

/** Whether a dependency of a lockfile is used by the source, where such a finding is then located. */
function isUsed({ issue_type, exposure, path }: Finding): boolean {
  const isReachable = exposure === 'reachable' || exposure === 'conditionally_reachable';
  return issue_type === 'sca' && isReachable && path !== undefined && /\.(json|lock|sum|xml)$/.test(path);
}

function lineOf({ id, line }: Finding): number {
  return line ?? Number(id % 400n) + 1;
}

/** The place of a finding. One without a path gets one made of its id, always the same. */
export function placeOf(finding: Finding, state: PlatformState) {
  const { id, path } = finding;
  const isElsewhere = path === undefined || isUsed(finding);
  const file_path = isElsewhere ? `src/part-${id % 50n}/module-${id % 7n}.ts` : path;
  const line = isUsed(finding) ? Number(id % 90n) + 3 : lineOf(finding);
  return {
    location: { file_path, line, column: 5, end_line: line + Number(id % 3n), end_column: 40 },
    line_of_code_url: urlOf(finding, file_path, line, state),
  };
}

/** The address of a line in a commit; a project without a repository has none. */
function urlOf(
  { repo, ref }: Finding,
  path: string,
  line: number,
  { projects }: PlatformState,
): string | undefined {
  const url = projects.get(repo)?.url;
  const commit = createHash('sha1').update(`${repo} ${ref}`).digest('hex');
  return url
    ? `${url}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}#L${line}`
    : undefined;
}
