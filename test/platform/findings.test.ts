import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { errorOf, open } from './server.ts';

const LIST = '/api/v1/deployments/acme/findings';

async function rowsOf(body: unknown, issue_type?: 'sast' | 'sca' | 'ai_sast') {
  const { reader } = await open((_, index) => ({ body: index === 0 ? body : { findings: [] } }));
  return (await reader.findings('acme', { issue_type })).rows;
}

async function secretsOf(...rows: object[]) {
  return (await (await open(() => ({ body: { findings: rows } }))).reader.secrets(120n, {})).rows;
}

const SCA = {
  id: '9007199254740993',
  ref: 'refs/heads/main',
  first_seen_scan_id: 12,
  match_based_id: 'abc_0',
  repository: { name: 'acme/api', url: 'https://github.com/acme/api' },
  line_of_code_url: 'https://github.com/acme/api/blob/1/package-lock.json#L3',
  location: { file_path: 'package-lock.json', line: 3, column: 1, end_line: '4', end_column: 0 },
  severity: 'HIGH',
  confidence: null,
  created_at: '2020-11-18 23:28:12.391807+00:00',
  triage_state: 'ignored',
  status: 'ignored',
  triage_reason: 'acceptable_risk',
  triage_comment: 'later',
  rule: {
    name: 'ssc-1',
    message: 'Bad package',
    confidence: 'medium',
    category: 'security',
    cwe_names: ['CWE-1'],
  },
  external_ticket: { id: 5, external_slug: 'SEC-5', url: 'https://tickets.example/SEC-5' },
  assistant: { autotriage: { verdict: 'TRUE_POSITIVE' }, component: { tag: 'user data' } },
  reachability: 'always reachable',
  epss_score: { score: '0.5', percentile: 0.9 },
  is_malicious: false,
  found_dependency: { package: 'lodash', version: '4.17.1', ecosystem: 'npm', transitivity: 'DIRECT' },
};

describe('the findings list', () => {
  it('reads a finding with what is common and what is its kind’s own', async () => {
    expect(await rowsOf({ findings: [SCA] }, 'sca')).toEqual([
      {
        kind: 'sca',
        id: 9007199254740993n,
        match_based_id: 'abc_0',
        repository: 'acme/api',
        repository_url: 'https://github.com/acme/api',
        ref: 'refs/heads/main',
        first_seen_scan_id: 12n,
        severity: 'high',
        confidence: 'medium',
        status: 'ignored',
        triage_state: 'ignored',
        triage_reason: 'acceptable_risk',
        triage_comment: 'later',
        created_at: '2020-11-18 23:28:12.391807+00:00',
        rule: 'ssc-1',
        message: 'Bad package',
        path: 'package-lock.json',
        line: 3,
        column: 1,
        end_line: 4,
        line_of_code_url: 'https://github.com/acme/api/blob/1/package-lock.json#L3',
        ticket: { id: '5', slug: 'SEC-5', url: 'https://tickets.example/SEC-5' },
        autotriage_verdict: 'true_positive',
        categories: ['security'],
        cwe_names: ['CWE-1'],
        component_tag: 'user data',
        dependency: { package: 'lodash', version: '4.17.1', ecosystem: 'npm', transitivity: 'direct' },
        reachability: 'always_reachable',
        epss_score: 0.5,
        malicious: false,
      } satisfies Finding,
    ]);
  });

  it('is not failed by any odd field but the id', async () => {
    const odd = Object.fromEntries(
      Object.keys(SCA).map((name, index) => [name, [{}, 5, [1], true, 'x'][index % 5]]),
    );
    expect(await rowsOf({ findings: [{ ...odd, id: 1 }, { id: 2 }] }, 'sca')).toMatchObject([
      { id: 1n },
      { id: 2n },
    ]);
    for (const id of [undefined, null, 1.5, 'x', {}]) {
      expect(await errorOf(rowsOf({ findings: [{ ...SCA, id }] }))).toMatchObject({
        failure: { kind: 'answer', cause: expect.stringContaining('findings[0].id is') },
      });
    }
  });

  it('reads the older names of a rule, and keeps messages apart that differ', async () => {
    const rule = (message: string) => ({ name: 'r', message });
    const findings = [
      { id: 1, rule_name: 'old', rule_message: 'Old' },
      { id: 2, rule: rule('one') },
      { id: 3, rule: rule('two') },
    ];
    expect((await rowsOf({ findings })).map(({ rule, message }) => [rule, message])).toEqual([
      ['old', 'Old'],
      ['r', 'one'],
      ['r', 'two'],
    ]);
  });

  it('sends its parameters by their names on the wire, lists repeated', async () => {
    const { reader, seen } = await open(() => ({ body: {} }));
    const params = { issue_type: 'sca', repos: ['a/b', 'c&d'], dedup: true, since: 1.5 } as const;
    await reader.findings('acme', params);
    const path = `${LIST}?issue_type=sca&repos=a%2Fb&repos=c%26d&dedup=true&since=1.5&page=0&page_size=3000`;
    expect(seen.map((one) => one.path)).toEqual([path]);
  });
});

describe('the secrets list', () => {
  const SECRET = {
    id: '77',
    type: 'AWS',
    findingPath: 'src/a:b.py:232',
    findingPathUrl: 'https://github.com/acme/api/blob/1/src/ai.py#L232',
    ref: 'refs/heads/main',
    repository: {
      name: 'acme/api',
      url: 'https://github.com/acme/api',
      visibility: 'REPOSITORY_VISIBILITY_PUBLIC',
    },
    severity: 'SEVERITY_HIGH',
    confidence: 'CONFIDENCE_LOW',
    validationState: 'VALIDATION_STATE_CONFIRMED_VALID',
    status: 'FINDING_STATUS_OPEN',
    mode: 'MODE_MONITOR',
    ruleHashId: 'hash',
    createdAt: '2026-01-01T00:00:00Z',
    historicalInfo: { gitCommit: 'abc' },
    autotriage: { matchBasedId: 'm_0', verdict: 'VERDICT_FALSE_POSITIVE' },
  };

  it('gives findings of the same form', async () => {
    expect(await secretsOf(SECRET)).toEqual([
      {
        kind: 'secrets',
        id: 77n,
        match_based_id: 'm_0',
        repository: 'acme/api',
        repository_url: 'https://github.com/acme/api',
        repository_visibility: 'public',
        ref: 'refs/heads/main',
        severity: 'high',
        confidence: 'low',
        status: 'open',
        created_at: '2026-01-01T00:00:00Z',
        rule: 'hash',
        path: 'src/a:b.py',
        line: 232,
        line_of_code_url: 'https://github.com/acme/api/blob/1/src/ai.py#L232',
        autotriage_verdict: 'false_positive',
        secret_type: 'AWS',
        validation_state: 'confirmed_valid',
        historical: true,
        mode: 'monitor',
      } satisfies Finding,
    ]);
  });

  it('leaves out what the platform has removed, and knows no status where the server does not', async () => {
    const rows = await secretsOf(
      { ...SECRET, id: '1', status: 'FINDING_STATUS_REMOVED' },
      { ...SECRET, id: '2', status: 'FINDING_STATUS_UNKNOWN' },
    );
    expect(rows.map(({ id, status }) => [id, status])).toEqual([[2n, undefined]]);
  });

  it('follows the cursor', async () => {
    const { reader, seen } = await open(({ path }) =>
      path.includes('cursor')
        ? { body: { findings: [{ ...SECRET, id: '78' }, SECRET] } }
        : { body: { findings: [SECRET], cursor: 'a+b' } },
    );
    const { rows } = await reader.secrets(120n, { severity: ['SEVERITY_HIGH'] });
    expect(rows.map(({ id }) => id)).toEqual([77n, 78n]);
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/v1/deployments/120/secrets?severity=SEVERITY_HIGH&limit=2000',
      '/api/v1/deployments/120/secrets?severity=SEVERITY_HIGH&cursor=a%2Bb&limit=2000',
    ]);
  });
});
