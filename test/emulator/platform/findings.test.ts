import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { findingsFilters } from '../../../emulator/platform/endpoints/findings-parameters.ts';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
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

const isAmong = (...ids: (bigint | undefined)[]) => {
  const projects = platform.state.projects.all.filter(({ id }) => ids.includes(id));
  return ({ repo }: Finding) => projects.some(({ name }) => name === repo);
};

interface Selection {
  query: string;
  type: IssueType;
  matches: (finding: Finding) => boolean;
}

/** Written out a second time, by hand, so that the table of parameters is held against something. */
const selections: Selection[] = [
  { query: 'status=reviewing', type: 'sast', matches: (f) => f.status === 'reviewing' },
  { query: 'since=1770000000.5', type: 'sast', matches: (f) => f.relevant_since >= 1_770_000_000.5 },
  {
    query: 'repos=ACME/ledger&repos=acme/cart',
    type: 'sca',
    matches: (f) => ['acme/ledger', 'acme/cart'].includes(f.repo),
  },
  {
    query: 'repository_ids=9007199254740993&repository_ids=48211',
    type: 'sast',
    matches: (f) => isAmong(9_007_199_254_740_993n, 48_211n)(f),
  },
  { query: 'triage_reasons=no_time', type: 'sast', matches: (f) => f.triage_reason === 'no_time' },
  {
    query: 'severities=low&severities=critical',
    type: 'sast',
    matches: (f) => /^(low|critical)$/.test(f.severity),
  },
  {
    query: 'ref=refs/pull/214/merge',
    type: 'sast',
    matches: (f) => f.ref === 'refs/pull/214/merge',
  },
  { query: 'policies=rule-board-block', type: 'sast', matches: (f) => f.policy_mode === 'block' },
  {
    query: 'rules=dockerfile.security.missing-user',
    type: 'sast',
    matches: (f) => f.rule === 'dockerfile.security.missing-user',
  },
  { query: 'categories=performance', type: 'sast', matches: (f) => f.categories.includes('performance') },
  { query: 'confidence=high', type: 'ai_sast', matches: (f) => f.confidence === 'high' },
  {
    query: 'autotriage_verdict=false_positive',
    type: 'sast',
    matches: (f) => f.autotriage_verdict === 'false_positive',
  },
  { query: 'component_tags=admin', type: 'sast', matches: (f) => f.component_tags.includes('admin') },
  { query: 'exposures=always_reachable', type: 'sca', matches: (f) => f.exposure === 'always_reachable' },
  { query: 'transitivities=direct', type: 'sca', matches: (f) => f.transitivity === 'direct' },
  { query: 'is_malicious=true', type: 'sca', matches: (f) => f.malicious },
  {
    query: 'click_to_fix_pr_state=open&click_to_fix_pr_state=merged',
    type: 'sast',
    matches: (f) => f.fix_pull_request !== undefined,
  },
];

describe('the list of findings', () => {
  it('is tested with every parameter', () => {
    const tested = selections.map(({ query }) => query.slice(0, query.indexOf('=')));
    expect(tested).toEqual(Object.keys(findingsFilters));
  });

  it.each(selections)('selects $type findings by $query', async ({ query, type, matches }) => {
    const expected = findings(type, matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(findings(type).length);
    const rows = await rowsOf(`issue_type=${type}&${query}`);
    expect(new Set(rows.map(({ id }) => BigInt(id)))).toEqual(new Set(expected.map(({ id }) => id)));
    expect(rows).toHaveLength(expected.length);
  });

  it('gives sast by default, and never secrets, nor what was removed', async () => {
    const ids = async (query: string) => (await rowsOf(query)).map(({ id }) => BigInt(id)).sort();
    const expected = (type: IssueType) =>
      findings(type)
        .map(({ id }) => id)
        .sort();
    expect(await ids('')).toEqual(expected('sast'));
    expect(await ids('issue_type=ai_sast')).toEqual(expected('ai_sast'));
    expect((await list('issue_type=secrets')).status).toBe(400);
    expect(platform.state.findings.all.some(({ removed }) => removed)).toBe(true);
  });

  it('has the newest first, in pages from 0 that end with an empty one', async () => {
    const rows = await rowsOf('');
    const times = rows.map(({ relevant_since }) => String(relevant_since));
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect((await list('page_size=3000&page=1')).json).toEqual({ findings: [] });
    expect((await list('')).json.findings).toHaveLength(100);
  });

  it('gives one row for all branches when asked, that of the primary branch where it has one', async () => {
    const rows = await rowsOf('dedup=true');
    const keys = rows.map(
      ({ match_based_id, repository }) => `${match_based_id} ${JSON.stringify(repository)}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const all = new Set(findings('sast').map(({ fingerprint, repo }) => `${fingerprint} ${repo}`));
    expect(keys).toHaveLength(all.size);
    for (const { id, ref } of rows) {
      const finding = platform.state.findings.get(BigInt(id));
      const primary = platform.state.projects.get(finding?.repo ?? '')?.primary_branch;
      const branches = finding ? platform.state.findings.siblings(finding) : [];
      const hasPrimary = branches.some((other) => other.ref === primary && !other.removed);
      if (ref !== primary) expect(hasPrimary).toBe(false);
    }
  });

  it('takes dedup after the filters: a branch has its row although the primary one has it, too', async () => {
    const rows = await rowsOf('dedup=true&ref=refs/heads/release');
    expect(rows).toHaveLength(findings('sast', ({ ref }) => ref === 'refs/heads/release').length);
  });

  it.each([
    ['page_size=99', 'page_size: must be an integer from 100 to 3000'],
    ['page_size=3001', 'page_size: must be an integer from 100 to 3000'],
    ['page=-1', 'page: must be an integer'],
    ['limit=5', 'unknown query parameter limit'],
    ['severities=HIGH', 'severities: must be one of low, medium, high, critical'],
    ['severities=low,high', 'severities: must be one of'],
    ['status=open&status=fixed', 'status: is given twice'],
    ['status=removed', 'status: must be one of'],
    ['dedup=yes', 'dedup: must be one of true, false'],
    ['since=2026-01-01', 'since: must be epoch seconds'],
    ['repos=', 'repos: must not be blank'],
    ['repository_ids=acme', 'repository_ids: must be an integer'],
    ['policies=Block%20criticals', 'policies: must be one of rule-board-audit'],
    ['exposures=reachable', 'exposures: is not valid with issue_type sast'],
    ['issue_type=sca&rules=x', 'rules: is not valid with issue_type sca'],
  ])('refuses %s', async (query, reason) => {
    const answer = await list(query);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
  });

  it('writes a finding of code with all that the platform knows of it', async () => {
    const [finding] = findings(
      'sast',
      (one) => Boolean(one.ticket && one.autotriage_verdict && one.component_tags[0]) && one.notes.length > 0,
    );
    const rows = await rowsOf(`repos=${encodeURIComponent(finding?.repo ?? '')}`);
    const row = rows.find(({ id }) => BigInt(id) === finding?.id);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00:00$/);
    expect(row).toEqual({
      id: row?.id,
      ref: finding?.ref,
      first_seen_scan_id: Number(finding?.first_seen_scan_id),
      syntactic_id: expect.any(String),
      match_based_id: finding?.fingerprint,
      repository: { name: finding?.repo, url: expect.stringContaining(finding?.repo ?? '?') },
      line_of_code_url: expect.stringContaining(`#L${finding?.line}`),
      location: expect.objectContaining({ file_path: finding?.path, line: finding?.line }),
      severity: finding?.severity,
      confidence: finding?.confidence,
      created_at: time,
      relevant_since: time,
      state_updated_at: time,
      triaged_at: time,
      state: expect.stringMatching(/^(muted|unresolved|fixed)$/),
      triage_state: finding?.triage_state,
      status: finding?.status,
      ...(finding?.triage_reason && { triage_reason: finding.triage_reason }),
      triage_comment: finding?.notes.at(-1),
      rule: expect.objectContaining({ name: finding?.rule, cwe_names: [expect.stringContaining('CWE-')] }),
      rule_name: finding?.rule,
      rule_message: expect.any(String),
      review_comments: [],
      external_ticket: expect.objectContaining({ external_slug: finding?.ticket }),
      categories: finding?.categories,
      sourcing_policy: expect.objectContaining({ slug: expect.stringContaining('rule-board-') }),
      assistant: {
        autotriage: { verdict: finding?.autotriage_verdict, reason: expect.any(String) },
        component: { tag: finding?.component_tags[0], risk: 'high' },
      },
      ...(row?.click_to_fix_prs !== undefined && { click_to_fix_prs: expect.any(Array) }),
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
    expect(rows.some(({ epss_score }) => epss_score === undefined)).toBe(true);
  });

  it('serves 12,000 findings of three years in pages of 3000, each once', async () => {
    await platform.close();
    const state = findingsState(12_000, { overDays: 1095, now: NOW });
    platform = await startPlatform({ state, now: NOW, log: 'counts' });
    const seen = new Set<unknown>();
    for (let page = 0; page < 4; page += 1) {
      const { json } = await list(`page_size=3000&page=${page}`);
      for (const { id } of json.findings) seen.add(id);
    }
    expect(seen.size).toBe(12_000);
    const year = (NOW - 365 * 86_400_000) / 1000;
    const young = state.findings.all.filter(({ relevant_since }) => relevant_since >= year).length;
    expect(young).toBeGreaterThan(3980);
    expect(young).toBeLessThan(4020);
  });
});
