import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { open } from './server.ts';

/** A supply chain row in the form of recorded answers (field-notes, "As recorded"). */
const COMMIT = '0c7f1e0c3d5b4a6f8e9d0c1b2a3f4e5d6c7b8a90';
const RECORDED = {
  id: 784_600_123,
  ref: 'main',
  first_seen_scan_id: 30_912_001,
  match_based_id: `${'0123456789abcdef'.repeat(8)}_3`,
  repository: { name: 'acme/api', url: 'https://github.com/acme/api' },
  line_of_code_url: `https://github.com/acme/api/blob/${COMMIT}/src/how%20to/a%23b.ts#L12`,
  location: { file_path: 'src/how to/a#b.ts', line: 12, column: 3, end_line: 12, end_column: 9 },
  severity: 'high',
  confidence: 'high',
  created_at: '2024-07-11T20:46:25.269650Z',
  relevant_since: '2024-07-11T20:46:25.268012Z',
  state_updated_at: null,
  triaged_at: null,
  triage_comment: null,
  triage_reason: null,
  state: 'unresolved',
  triage_state: 'untriaged',
  status: 'open',
  rule: { name: 'ssc-parity-5d41402abc4b2a76b9719d911017c592ae5f3c10', message: 'Bad', cwe_names: ['CWE-1'] },
  external_ticket: null,
  assistant: null,
  reachability: 'reachable',
  reachable_condition: 'if the input is not trusted',
  usage: { location: { path: 'src/how to/a#b.ts', start_line: 12, url: `https://x/blob/${COMMIT}/a` } },
  epss_score: null,
  vulnerability_identifier: null,
  found_dependency: {
    package: 'lodash.set',
    version: '4.3.2',
    ecosystem: 'npm',
    transitivity: 'direct',
    lockfile_line_url: `https://gitlab.com/acme/api/-/blob/${COMMIT}/web/package-lock.json#L340`,
  },
};

async function read(changes: object, issue_type: 'sast' | 'sca' = 'sca'): Promise<Finding> {
  const body = { findings: [{ ...RECORDED, ...changes }] };
  const { reader } = await open((_, index) => ({ body: index === 0 ? body : { findings: [] } }));
  return (await reader.findings('acme', { issue_type })).rows[0] as Finding;
}

const LOCK = RECORDED.found_dependency;

describe('a row as the platform sends it', () => {
  it.each<[what: string, changes: object, expected: Partial<Finding>]>([
    ['a place of use and a lockfile', {}, { path: 'src/how to/a#b.ts', line: 12 }],
    [
      'a place of use',
      {},
      { usage: { path: 'src/how to/a#b.ts', line: 12, url: `https://x/blob/${COMMIT}/a` } },
    ],
    [
      'a lockfile',
      {},
      { lockfile: { path: 'web/package-lock.json', line: 340, url: LOCK.lockfile_line_url } },
    ],
    ['no lockfile', { found_dependency: { ...LOCK, lockfile_line_url: null } }, { lockfile: undefined }],
    ['no place of use', { usage: null }, { usage: undefined }],
    ['an empty use', { usage: {} }, { usage: undefined }],
    ['a use without a place', { usage: { location: null } }, { usage: undefined }],
    [
      'a ticket by its number',
      { external_ticket: { id: 10_023 } },
      { ticket: { id: '10023', slug: undefined, url: undefined } },
    ],
    ['no dependency', { found_dependency: null }, { dependency: { transitivity: 'unknown' } }],
    [
      'a dependency without transitivity',
      { found_dependency: { package: 'a', transitivity: null } },
      { dependency: { package: 'a', transitivity: 'unknown' } },
    ],
    ['no reachability', { reachability: null }, { reachability: 'unknown' }],
    ['reachability with blanks', { reachability: 'always reachable' }, { reachability: 'always_reachable' }],
    ['an empty assistant', { assistant: {} }, { autotriage_verdict: undefined, component_tag: undefined }],
    [
      'an assistant of null members',
      { assistant: { autotriage: null, component: null, autofix: null, rule_explanation: null } },
      { autotriage_verdict: undefined, component_tag: undefined },
    ],
    [
      'no EPSS score, ticket or id of a flaw',
      {},
      { epss_score: undefined, ticket: undefined, vulnerability_identifier: undefined },
    ],
    [
      'a malicious package',
      { vulnerability_identifier: 'MAL-2024-1' },
      { vulnerability_identifier: 'MAL-2024-1' },
    ],
    ['no policy', { sourcing_policy: null }, { policy: undefined }],
    [
      'fixes of other packages, one of them twice',
      {
        fix_recommendations: [
          { package: 'lodash-es', version: '4.17.20' },
          { package: 'lodash', version: '4.17.19' },
          { package: 'lodash-es', version: '4.17.20' },
        ],
      },
      {
        fixes: [
          { package: 'lodash-es', version: '4.17.20' },
          { package: 'lodash', version: '4.17.19' },
          { package: 'lodash-es', version: '4.17.20' },
        ],
      },
    ],
    [
      'names of weaknesses and classes that are texts',
      { rule: { name: 'r', cwe_names: 'CWE-79: XSS', owasp_names: 'A03:2021 - Injection' } },
      { cwe_names: ['CWE-79: XSS'], owasp_names: ['A03:2021 - Injection'] },
    ],
  ])('with %s', async (_what, changes, expected) => {
    expect(await read(changes)).toMatchObject(expected);
  });

  it.each<[state: string | null, triageState: string | null, status: string | undefined]>([
    ['fixed', 'ignored', 'fixed'],
    ['unresolved', 'ignored', 'ignored'],
    ['unresolved', 'reviewing', 'reviewing'],
    ['muted', 'fixing', 'fixing'],
    ['muted', 'provisionally_ignored', 'provisionally_ignored'],
    ['muted', 'untriaged', 'ignored'],
    ['unresolved', 'untriaged', 'open'],
    ['unresolved', 'reopened', 'open'],
    ['unresolved', null, 'open'],
    // It may be fixed.
    [null, 'untriaged', undefined],
    [null, null, undefined],
  ])('without a status has what follows from %s and %s', async (state, triage_state, status) => {
    for (const missing of [null, undefined, ''])
      expect((await read({ status: missing, state, triage_state }, 'sast')).status).toBe(status);
    expect((await read({ status: 'reviewing', state, triage_state }, 'sast')).status).toBe('reviewing');
  });

  it.each<[url: string | null, place: [path: string | undefined, line: number | undefined]]>([
    [RECORDED.line_of_code_url, ['src/how to/a#b.ts', 12]],
    [`https://gitlab.com/g/sub/p/-/blob/${COMMIT}/src/a.py#L7-9`, ['src/a.py', 7]],
    [`https://ghe.example/blob/blob/blob/${COMMIT}/blob/x.py?plain=1#L3`, ['blob/x.py', 3]],
    [`https://github.com/acme/api/blob/${COMMIT}/a%zz%20b.py`, ['a%zz b.py', undefined]],
    // The end of a branch's name is not known.
    ['https://github.com/acme/api/blob/feature/x/src/a.py#L1', [undefined, undefined]],
    ['https://bitbucket.org/acme/api/src/main/a.py#lines-3', [undefined, undefined]],
    [null, [undefined, undefined]],
  ])('without a location has the place of %s', async (line_of_code_url, [path, line]) => {
    for (const location of [null, undefined, {}])
      expect(await read({ location, line_of_code_url }, 'sast')).toMatchObject({ path, line });
    const location = { file_path: 'other.py', line: 99 };
    expect(await read({ location, line_of_code_url }, 'sast')).toMatchObject({ path: 'other.py', line: 99 });
  });
});
