import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { findingsFilters } from '../../../emulator/platform/endpoints/findings-parameters.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { Finding, IssueType } from '../../../emulator/platform/state.ts';
import { ask } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform({ now: NOW, state: believableState(1, NOW) });
});
afterEach(() => platform.close());

const list = (query: string) => ask(platform, 'GET', `/acme/findings?${query}`);

/** All rows of a query, page by page. */
async function rowsOf(query: string): Promise<{ id: number | bigint; [field: string]: unknown }[]> {
  const rows = [];
  for (let page = 0; ; page += 1) {
    const { json } = await list(`${query}&page_size=300&page=${page}`);
    if (json.findings.length === 0) return rows;
    rows.push(...json.findings);
  }
}

const findings = (type: IssueType, predicate: (finding: Finding) => boolean = () => true) =>
  platform.state.findings.all.filter(
    (finding) => finding.issue_type === type && !finding.removed && predicate(finding),
  );

/** Written out a second time, by hand, so that the table of parameters is held against something. */
const selections: readonly (readonly [IssueType, string, (finding: Finding) => boolean])[] = [
  ['sast', 'status=reviewing', (f) => f.status === 'reviewing'],
  ['sast', 'since=1770000000.5', (f) => f.relevant_since >= 1_770_000_000.5],
  ['sca', 'repos=ACME/ledger&repos=acme/cart', (f) => /^acme\/(ledger|cart)$/.test(f.repo)],
  ['sast', 'repository_ids=9007199254740993', (f) => f.repo === 'acme/ledger'],
  ['sast', 'triage_reasons=no_time', (f) => f.triage_reason === 'no_time'],
  ['sast', 'severities=low&severities=critical', (f) => /^(low|critical)$/.test(f.severity)],
  ['sast', 'ref=refs/pull/214/merge', (f) => f.ref === 'refs/pull/214/merge'],
  ['sast', 'policies=rule-board-block', (f) => f.policy_mode === 'block'],
  ['sast', 'rules=dockerfile.security.missing-user', (f) => f.rule.startsWith('dockerfile')],
  ['sast', 'categories=performance', (f) => f.categories.includes('performance')],
  ['ai_sast', 'confidence=high', (f) => f.confidence === 'high'],
  ['sast', 'autotriage_verdict=false_positive', (f) => f.autotriage_verdict === 'false_positive'],
  ['sast', 'component_tags=admin', (f) => f.component_tags.includes('admin')],
  ['sca', 'exposures=always_reachable', (f) => f.exposure === 'always_reachable'],
  ['sca', 'transitivities=direct', (f) => f.transitivity === 'direct'],
  ['sca', 'is_malicious=true', (f) => f.malicious],
  ['sast', 'click_to_fix_pr_state=open', (f) => f.fix_pull_request === 'open'],
];

describe('the list of findings', () => {
  it('is tested with every parameter', () => {
    expect(selections.map(([, query]) => query.replace(/=.*/, ''))).toEqual(Object.keys(findingsFilters));
  });

  it.each(selections)('selects %s findings by %s', async (type, query, matches) => {
    const expected = findings(type, matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(findings(type).length);
    const rows = await rowsOf(`issue_type=${type}&${query}`);
    expect(new Set(rows.map(({ id }) => BigInt(id)))).toEqual(new Set(expected.map(({ id }) => id)));
    expect(rows).toHaveLength(expected.length);
  });

  it('gives sast by default without what was removed, newest first, page by page to an empty one', async () => {
    const rows = await rowsOf('');
    expect(new Set(rows.map(({ id }) => BigInt(id)))).toEqual(new Set(findings('sast').map(({ id }) => id)));
    expect(platform.state.findings.all.some(({ removed }) => removed)).toBe(true);
    const times = rows.map(({ relevant_since }) => String(relevant_since));
    expect(times).toEqual([...times].sort().reverse());
    expect((await list('page_size=3000&page=1')).json).toEqual({ findings: [] });
    expect((await list('')).json.findings).toHaveLength(100);
  });

  it('gives one row for all branches that the filters select when asked', async () => {
    const rows = await rowsOf('dedup=true');
    const keys = rows.map((row) => `${row.match_based_id} ${(row.repository as { name: string }).name}`);
    const all = new Set(findings('sast').map(({ fingerprint, repo }) => `${fingerprint} ${repo}`));
    expect(new Set(keys)).toEqual(all);
    expect(keys).toHaveLength(all.size);
    const released = await rowsOf('dedup=true&ref=refs/heads/release');
    expect(released).toHaveLength(findings('sast', ({ ref }) => ref === 'refs/heads/release').length);
  });

  it.each([
    ['page_size=99', 'page_size: must be an integer from 100 to 3000'],
    ['page_size=3001', 'page_size: must be an integer from 100 to 3000'],
    ['page=-1', 'page: must be an integer'],
    ['limit=5', 'unknown query parameter limit'],
    ['issue_type=secrets', 'issue_type: must be one of'],
    ['severities=low,high', 'severities: must be one of low, medium, high, critical'],
    ['status=open&status=fixed', 'status: is given twice'],
    ['dedup=yes', 'dedup: must be one of true, false'],
    ['since=2026-01-01', 'since: must be epoch seconds'],
    ['repos=', 'repos: must not be blank'],
    ['repository_ids=acme', 'repository_ids: must be an integer'],
    ['exposures=reachable', 'exposures: is not valid with issue_type sast'],
  ])('refuses %s', async (query, reason) => {
    const answer = await list(query);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
  });

  it('writes a finding of code with all that the platform knows of it', async () => {
    const known = (one: Finding) => one.ticket && one.autotriage_verdict && one.component_tags[0];
    const [finding] = findings('sast', (one) => Boolean(known(one)) && one.notes.length > 0);
    const rows = await rowsOf(`repos=${encodeURIComponent(finding?.repo ?? '')}`);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00:00$/);
    expect(rows.find(({ id }) => BigInt(id) === finding?.id)).toMatchObject({
      ref: finding?.ref,
      first_seen_scan_id: Number(finding?.first_seen_scan_id),
      syntactic_id: expect.any(String),
      match_based_id: finding?.fingerprint,
      repository: { name: finding?.repo, url: expect.stringContaining(finding?.repo ?? '?') },
      line_of_code_url: expect.stringContaining(`#L${finding?.line}`),
      location: { file_path: finding?.path, line: finding?.line, column: 5 },
      severity: finding?.severity,
      confidence: finding?.confidence,
      ...{ created_at: time, relevant_since: time, state_updated_at: time, triaged_at: time },
      state: expect.stringMatching(/^(muted|unresolved|fixed)$/),
      triage_state: finding?.triage_state,
      status: finding?.status,
      triage_comment: finding?.notes.at(-1),
      rule: { name: finding?.rule, cwe_names: [expect.stringContaining('CWE-')] },
      rule_name: finding?.rule,
      rule_message: expect.any(String),
      external_ticket: { external_slug: finding?.ticket },
      categories: finding?.categories,
      sourcing_policy: { slug: expect.stringContaining('rule-board-') },
      assistant: {
        autotriage: { verdict: finding?.autotriage_verdict },
        component: { tag: finding?.component_tags[0] },
      },
    });
  });

  it('writes what only the supply chain has, reachability with blanks', async () => {
    const rows = await rowsOf('issue_type=sca&exposures=unknown&transitivities=transitive');
    expect(rows[0]).toMatchObject({
      reachability: 'no reachability analysis',
      is_malicious: expect.any(Boolean),
      vulnerability_identifier: expect.stringMatching(/^CVE-\d{4}-\d{5}$/),
      found_dependency: { package: expect.any(String), transitivity: 'transitive' },
      fix_recommendations: [{ package: expect.any(String), version: expect.any(String) }],
    });
    expect(rows.some(({ epss_score }) => epss_score !== undefined)).toBe(true);
  });
});
