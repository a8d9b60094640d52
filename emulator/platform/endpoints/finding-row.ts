import { ruleNamed } from '../believable-tables.ts';
import { scanStateOf, triageStateOf } from '../finding.ts';
import { wireId } from '../http/json.ts';
import type { Quirks } from '../quirks.ts';
import type { Finding, PlatformState } from '../state.ts';
import { policyOfMode } from './policy-modes.ts';
import { wireRef } from './refs.ts';

interface Context {
  readonly state: PlatformState;
  readonly quirks: Quirks;
}

/** A finding as the findings list gives it; what is undefined is missing on the wire. */
export function findingRow(finding: Finding, context: Context): unknown {
  const { quirks, state } = context;
  return {
    id: wireId(finding.id, quirks),
    ref: wireRef(finding.ref, quirks),
    first_seen_scan_id:
      finding.first_seen_scan_id === undefined ? undefined : wireId(finding.first_seen_scan_id, quirks),
    syntactic_id: `s-${finding.id.toString(16)}`,
    match_based_id: finding.fingerprint,
    ...timesOf(finding, quirks),
    repository: { name: finding.repo, url: state.projects.get(finding.repo)?.url },
    ...placeOf(finding, state),
    ...triageOf(finding),
    severity: finding.severity,
    confidence: finding.confidence,
    ...ruleOf(finding),
    review_comments: [],
    external_ticket: finding.ticket && ticketOf(finding.ticket, finding, quirks),
    click_to_fix_prs: finding.fix_pull_request && [clickToFix(finding, state)],
    ...(finding.issue_type === 'sca' ? supplyChainFields(finding, state) : codeFields(finding)),
  };
}

function timesOf(finding: Finding, quirks: Quirks) {
  const { relevant_since, created_at = relevant_since, state_updated_at = relevant_since } = finding;
  const since = wireTime(relevant_since, quirks);
  // Mostly the same moment, and writing it is what takes the time of a large page.
  const written = (seconds: number) => (seconds === relevant_since ? since : wireTime(seconds, quirks));
  return {
    created_at: written(created_at),
    relevant_since: since,
    state_updated_at: written(state_updated_at),
    triaged_at: finding.triaged_at === undefined ? undefined : written(finding.triaged_at),
  };
}

function wireTime(seconds: number, { findingTimes }: Quirks): string {
  const iso = new Date(seconds * 1000).toISOString();
  return findingTimes === 'iso' ? iso : `${iso.slice(0, -1).replace('T', ' ')}000+00:00`;
}

function triageOf(finding: Finding) {
  return {
    state: scanStateOf(finding.status),
    triage_state: triageStateOf(finding),
    status: finding.status,
    triage_reason: finding.triage_reason,
    triage_comment: finding.notes.at(-1),
  };
}

function ruleOf({ rule: name, confidence, categories }: Finding) {
  const { message, category, cwe, owasp, vulnerabilityClasses } = ruleNamed(name);
  return {
    rule_name: name,
    rule_message: message,
    rule: {
      name,
      message,
      category: categories[0] ?? category,
      confidence,
      cwe_names: cwe,
      owasp_names: owasp,
      subcategories: ['vuln'],
      vulnerability_classes: vulnerabilityClasses,
    },
    categories,
  };
}

function ticketOf(slug: string, { id }: Finding, quirks: Quirks) {
  return {
    id: Number(slug.replaceAll(/\D/g, '')) || 1,
    external_slug: slug,
    url: `https://tickets.example/browse/${slug}`,
    linked_issue_ids: [wireId(id, quirks)],
  };
}

function clickToFix({ repo, fix_pull_request, id }: Finding, state: PlatformState) {
  const url = state.projects.get(repo)?.url ?? `https://github.com/${repo}`;
  return { pr_url: `${url}/pull/${(id % 900n) + 100n}`, pr_state: fix_pull_request };
}

function codeFields(finding: Finding) {
  const { autotriage_verdict: verdict, component_tags: tags } = finding;
  const autotriage = verdict && {
    verdict,
    reason: `The value is ${verdict === 'true_positive' ? 'not ' : ''}checked before.`,
  };
  const component = tags[0] && { tag: tags[0], risk: 'high' };
  return {
    sourcing_policy: policyOfMode(finding) ?? null,
    assistant: autotriage || component ? { autotriage, component } : undefined,
  };
}

const reachabilities: Readonly<Record<string, string>> = {
  unknown: 'no reachability analysis',
  reachable: 'reachable',
  always_reachable: 'always reachable',
  conditionally_reachable: 'conditionally reachable',
  unreachable: 'unreachable',
};

const scores: Readonly<Record<string, number>> = { low: 0.004, medium: 0.18, high: 0.83 };

const ecosystems: Readonly<Record<string, string>> = {
  requests: 'pypi',
  'jackson-databind': 'maven',
  'log4j-core': 'maven',
  'golang.org/x/net': 'gomod',
};

/** What only findings of the supply chain have. */
function supplyChainFields(finding: Finding, state: PlatformState) {
  const { id, dependency, exposure, epss_probability, transitivity } = finding;
  const score = scores[epss_probability ?? ''];
  return {
    is_malicious: finding.malicious,
    vulnerability_identifier: `CVE-${2019n + (id % 7n)}-${10_000n + (id % 40_000n)}`,
    reachability: reachabilities[exposure ?? ''],
    epss_score: score === undefined ? undefined : { score, percentile: Math.min(0.99, score + 0.15) },
    fix_recommendations: dependency && [{ package: dependency, version: `${4n + (id % 3n)}.0.1` }],
    found_dependency: dependency && {
      package: dependency,
      version: `3.${id % 20n}.${id % 10n}`,
      ecosystem: ecosystems[dependency] ?? 'npm',
      transitivity,
      lockfile_line_url: placeOf(finding, state).line_of_code_url,
    },
  };
}

/** Where a finding is. One without a path gets one made of its id, always the same. */
export function placeOf(finding: Finding, state: PlatformState) {
  const path = finding.path ?? `src/part-${finding.id % 50n}/module-${finding.id % 7n}.ts`;
  const line = finding.line ?? Number(finding.id % 400n) + 1;
  return {
    location: {
      file_path: path,
      line,
      column: 5,
      end_line: line + Number(finding.id % 3n),
      end_column: 40,
    },
    line_of_code_url: lineUrl(finding, path, line, state),
  };
}

/** Undefined for a project that has no repository. */
export function lineUrl(
  { repo, ref }: Finding,
  path: string,
  line: number,
  { projects }: PlatformState,
): string | undefined {
  const url = projects.get(repo)?.url ?? '';
  if (url === '') return undefined;
  return `${url}/blob/${ref.replace(/^refs\/heads\//, '')}/${encodeURI(path)}#L${line}`;
}
