import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { Finding } from '../../../emulator/platform/state.ts';
import { ask } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform({ now: NOW, state: believableState(1, NOW) });
});
afterEach(() => platform.close());

const list = (query = '') => ask(platform, 'GET', `/120/secrets?${query}`);

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
async function rowsOf(query = ''): Promise<any[]> {
  const rows = [];
  let cursor = '';
  do {
    const { json } = await list(`limit=50&cursor=${cursor}&${query}`);
    rows.push(...json.findings);
    cursor = json.cursor;
  } while (cursor !== '');
  return rows;
}

/** One for all branches of each. */
const secrets = (predicate: (finding: Finding) => boolean = () => true) => {
  const { findings, projects } = platform.state;
  const ofPrimary = ({ repo, ref }: Finding) => projects.get(repo)?.primary_branch === ref;
  return findings.all.filter((one) => one.issue_type === 'secrets' && ofPrimary(one) && predicate(one));
};
const ids = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => String(id)).sort();
const SINCE = '2026-06-01T00:00:00Z';

describe('the list of secrets', () => {
  it.each<[string, (finding: Finding) => boolean]>([
    ['', () => true],
    ['status=FINDING_STATUS_IGNORED', ({ status, removed }) => status === 'ignored' && !removed],
    [
      'status=FINDING_STATUS_OPEN',
      ({ status, removed }) => !removed && ['open', 'reviewing', 'fixing'].includes(status),
    ],
    ['status=FINDING_STATUS_REMOVED', ({ removed }) => removed],
    ['severity=SEVERITY_HIGH&severity=SEVERITY_CRITICAL', ({ severity }) => /high|critical/.test(severity)],
    [
      'validationState=VALIDATION_STATE_CONFIRMED_VALID',
      (finding) => finding.validation_state === 'confirmed_valid',
    ],
    ['repo=ACME/ledger&repo=acme/cart', ({ repo }) => ['acme/ledger', 'acme/cart'].includes(repo)],
    [`since=${SINCE}`, ({ created_at = 0 }) => created_at >= Date.parse(SINCE) / 1000],
  ])('gives one row for all branches, cursor by cursor, selected by "%s"', async (query, matches) => {
    const expected = secrets(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await rowsOf(query))).toEqual(ids(expected));
  });

  it('writes what the platform knows, without reason and note', async () => {
    const [finding] = secrets(
      ({ status, historical, ticket }) => status === 'ignored' && historical && ticket !== undefined,
    );
    const row = (await rowsOf()).find(({ id }) => id === String(finding?.id));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(row).toMatchObject({
      type: finding?.secret_type,
      findingPath: `${finding?.path}:${finding?.line}`,
      findingPathUrl: expect.stringContaining(`#L${finding?.line}`),
      ref: finding?.ref,
      refUrl: expect.stringContaining('/tree/'),
      repository: { name: finding?.repo, scmType: 'SCM_TYPE_GITHUB' },
      severity: `SEVERITY_${finding?.severity.toUpperCase()}`,
      confidence: `CONFIDENCE_${finding?.confidence.toUpperCase()}`,
      validationState: `VALIDATION_STATE_${finding?.validation_state?.toUpperCase()}`,
      status: 'FINDING_STATUS_IGNORED',
      mode: `MODE_${finding?.policy_mode.toUpperCase()}`,
      ...{ createdAt: time, updatedAt: time },
      historicalInfo: { gitCommit: expect.stringMatching(/^[0-9a-f]{40}$/) },
      externalTicket: { externalSlug: finding?.ticket },
    });
    expect(Object.keys(row).filter((name) => /reason|note|comment/i.test(name))).toEqual([]);
  });

  it('goes on behind the last row although rows before it went', async () => {
    const first = (await list('limit=50')).json;
    const second = (await list(`limit=50&cursor=${first.cursor}`)).json;
    for (const { id } of first.findings) platform.edit({ removeFinding: BigInt(id) });
    expect((await list(`limit=50&cursor=${first.cursor}`)).json).toEqual(second);
    expect(second.previous).toBe(first.cursor);
  });

  it.each([
    ['status=OPEN', 'status: must be one of FINDING_STATUS_OPEN'],
    ['severity=high', 'severity: must be one of SEVERITY_LOW'],
    ['since=1770000000', 'since: must be an ISO 8601 time'],
    ['limit=0', 'limit: must be an integer from 1'],
    ['ref=refs/heads/main', 'unknown query parameter ref'],
    ['cursor=7', 'cursor: is not one of this list'],
  ])('refuses %s', async (query, reason) => {
    const answer = await list(query);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
  });
});
