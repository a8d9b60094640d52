import { ruleNamed } from '../believable-state.ts';
import { ecosystemOf } from '../ecosystem.ts';
import { scanStateOf, triageStateOf } from '../finding.ts';
import { wireId } from '../http/json.ts';
import type { Finding, PlatformState } from '../state.ts';
import { policiesByMode } from '../triage-filters.ts';
import { type EndpointRequest, wireRef } from './endpoint.ts';

/** A finding as the findings list gives it; what is undefined is missing on the wire. */
export function findingRow(finding: Finding, { state, quirks }: Pick<EndpointRequest, 'state' | 'quirks'>) {
  const { relevant_since, created_at = relevant_since, state_updated_at = relevant_since } = finding;
  const { message, cwe_names = [], owasp_names = [], vulnerability_classes = [] } = ruleNamed(finding.rule);
  const since = wireTime(relevant_since);
  const scanId = finding.first_seen_scan_id;
  return {
    id: wireId(finding.id, quirks),
    ref: wireRef(finding.ref, quirks),
    first_seen_scan_id: scanId === undefined ? undefined : wireId(scanId, quirks),
    match_based_id: finding.fingerprint,
    created_at: created_at === relevant_since ? since : wireTime(created_at),
    relevant_since: since,
    state_updated_at: state_updated_at === relevant_since ? since : wireTime(state_updated_at),
    triaged_at: finding.triaged_at === undefined ? undefined : wireTime(finding.triaged_at),
    repository: { name: finding.repo, url: state.projects.get(finding.repo)?.url },
    ...placeOf(finding, state),
    state: scanStateOf(finding.status),
    triage_state: triageStateOf(finding),
    status: finding.status,
    triage_reason: finding.triage_reason,
    triage_comment: finding.notes.at(-1),
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
    external_ticket: finding.ticket && {
      id: Number(finding.ticket.replaceAll(/\D/g, '')) || 1,
      external_slug: finding.ticket,
      url: `https://tickets.example/browse/${finding.ticket}`,
    },
    ...(finding.issue_type === 'sca' ? supplyChainFields(finding) : codeFields(finding)),
  };
}

/** The form of the vendor's examples. */
function wireTime(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, -1).replace('T', ' ')}000+00:00`;
}

function codeFields(finding: Finding) {
  const { autotriage_verdict: verdict, component_tags: tags } = finding;
  const autotriage = verdict && { verdict, reason: 'The value was followed to where it comes from.' };
  const component = tags[0] && { tag: tags[0], risk: 'high' };
  return {
    sourcing_policy: policiesByMode[finding.policy_mode] ?? null,
    assistant: autotriage || component ? { autotriage, component } : undefined,
  };
}

const scores: Readonly<Record<string, number>> = { low: 0.004, medium: 0.18, high: 0.83 };

/** Fields that only findings of the supply chain have. */
function supplyChainFields(finding: Finding) {
  const { id, dependency, exposure, path = '', transitivity } = finding;
  const score = scores[finding.epss_probability ?? ''];
  const ecosystem = ecosystemOf(path);
  return {
    is_malicious: finding.malicious,
    vulnerability_identifier: `CVE-${2019n + (id % 7n)}-${10_000n + (id % 40_000n)}`,
    reachability: exposure === 'unknown' ? 'no reachability analysis' : exposure?.replaceAll('_', ' '),
    epss_score: score === undefined ? undefined : { score, percentile: Math.min(0.99, score + 0.15) },
    fix_recommendations: dependency && [{ package: dependency, version: `${4n + (id % 3n)}.0.1` }],
    found_dependency: dependency && {
      ...{ package: dependency, version: `3.${id % 20n}.${id % 10n}`, ecosystem, transitivity },
    },
  };
}

/** The place of a finding. One without a path gets one made of its id, always the same. */
export function placeOf({ id, repo, ref, ...finding }: Finding, { projects }: PlatformState) {
  const file_path = finding.path ?? `src/part-${id % 50n}/module-${id % 7n}.ts`;
  const line = finding.line ?? Number(id % 400n) + 1;
  const url = projects.get(repo)?.url;
  const branch = ref.replace(/^refs\/heads\//, '');
  return {
    location: { file_path, line, column: 5, end_line: line + Number(id % 3n), end_column: 40 },
    // A project without a repository has no address.
    line_of_code_url: url ? `${url}/blob/${branch}/${encodeURI(file_path)}#L${line}` : undefined,
  };
}
