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
  return findings.all.filter(
    (finding) => finding.issue_type === 'secrets' && ofPrimary(finding) && predicate(finding),
  );
};
const ids = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => String(id)).sort();

describe('the list of secrets', () => {
  it('gives one row for all branches, page by page until the cursor is empty', async () => {
    const rows = await rowsOf();
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(ids(rows)).toEqual(ids(secrets()));
    const times = rows.map(({ createdAt }) => createdAt);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(times[0] > times.at(-1)).toBe(true);
  });

  it.each<[string, (finding: Finding) => boolean]>([
    ['status=FINDING_STATUS_IGNORED', ({ status, removed }) => status === 'ignored' && !removed],
    [
      'status=FINDING_STATUS_OPEN',
      ({ status, removed }) => !removed && ['open', 'reviewing', 'fixing'].includes(status),
    ],
    ['status=FINDING_STATUS_REMOVED', ({ removed }) => removed],
    ['severity=SEVERITY_HIGH&severity=SEVERITY_CRITICAL', ({ severity }) => /high|critical/.test(severity)],
    [
      'validationState=VALIDATION_STATE_CONFIRMED_VALID',
      ({ validation_state }) => validation_state === 'confirmed_valid',
    ],
    ['repo=ACME/ledger&repo=acme/cart', ({ repo }) => ['acme/ledger', 'acme/cart'].includes(repo)],
    [
      'since=2026-06-01T00:00:00Z',
      ({ created_at = 0 }) => created_at >= Date.parse('2026-06-01T00:00:00Z') / 1000,
    ],
  ])('selects by %s', async (query, matches) => {
    const expected = secrets(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(secrets().length);
    expect(ids(await rowsOf(query))).toEqual(ids(expected));
  });

  it('writes what the platform knows, in its own words, without reason and note', async () => {
    const [finding] = secrets(
      ({ status, historical, ticket, autotriage_verdict }) =>
        status === 'ignored' && historical && ticket !== undefined && autotriage_verdict !== undefined,
    );
    const row = (await rowsOf()).find(({ id }) => id === String(finding?.id));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(row).toEqual({
      id: String(finding?.id),
      type: finding?.secret_type,
      findingPath: `${finding?.path}:${finding?.line}`,
      findingPathUrl: expect.stringContaining(`#L${finding?.line}`),
      ref: finding?.ref,
      refUrl: expect.stringContaining('/tree/'),
      repository: {
        name: finding?.repo,
        url: expect.stringContaining('https://'),
        scmType: 'SCM_TYPE_GITHUB',
        visibility: `REPOSITORY_VISIBILITY_${finding?.repository_visibility?.toUpperCase()}`,
      },
      severity: `SEVERITY_${finding?.severity.toUpperCase()}`,
      confidence: `CONFIDENCE_${finding?.confidence.toUpperCase()}`,
      validationState: `VALIDATION_STATE_${finding?.validation_state?.toUpperCase()}`,
      status: 'FINDING_STATUS_IGNORED',
      mode: `MODE_${finding?.policy_mode.toUpperCase()}`,
      ruleHashId: expect.any(String),
      createdAt: time,
      updatedAt: time,
      historicalInfo: { gitCommit: expect.stringMatching(/^[0-9a-f]{40}$/), gitCommitTimestamp: time },
      externalTicket: expect.objectContaining({ externalSlug: finding?.ticket }),
      autotriage: { matchBasedId: finding?.fingerprint, verdict: expect.stringContaining('VERDICT_') },
    });
  });

  it('shows a triage of a secret, and nothing of reviewing and fixing', async () => {
    const [finding] = secrets(({ status, removed }) => status === 'open' && !removed);
    const triage = (state: string) =>
      ask(platform, 'POST', '/acme/triage', {
        issue_type: 'secrets',
        issue_ids: [Number(finding?.id)],
        new_triage_state: state,
      });
    const row = async () => (await rowsOf()).find(({ id }) => id === String(finding?.id));
    await triage('reviewing');
    expect(finding?.status).toBe('reviewing');
    expect((await row()).status).toBe('FINDING_STATUS_OPEN');
    await triage('ignored');
    expect((await row()).status).toBe('FINDING_STATUS_IGNORED');
    expect(Date.parse((await row()).updatedAt)).toBeGreaterThanOrEqual(NOW);
  });

  it('goes on behind the last row although rows before it went', async () => {
    const first = (await list('limit=50')).json;
    for (const { id } of first.findings) platform.edit({ removeFinding: BigInt(id) });
    const next = (await list(`limit=50&cursor=${first.cursor}`)).json;
    const [expected] = secrets(({ relevant_since }) => relevant_since > 0).sort(
      (one, other) => other.relevant_since - one.relevant_since,
    );
    expect(next.findings[0].createdAt).toBe(new Date((expected?.created_at ?? 0) * 1000).toISOString());
    expect(next.previous).toBe(first.cursor);
  });

  it.each([
    ['status=OPEN', 'status: must be one of FINDING_STATUS_OPEN'],
    ['severity=high', 'severity: must be one of SEVERITY_LOW'],
    ['validationState=CONFIRMED_VALID', 'validationState: must be one of VALIDATION_STATE_'],
    ['since=1770000000', 'since: must be an ISO 8601 time'],
    ['limit=0', 'limit: must be an integer from 1'],
    ['ref=refs/heads/main', 'unknown query parameter ref'],
    ['cursor=7', 'cursor: is not one of this list'],
  ])('refuses %s', async (query, reason) => {
    const answer = await list(query);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
  });

  it('is there for the id of the deployment only', async () => {
    expect((await ask(platform, 'GET', '/acme/secrets')).status).toBe(404);
  });
});
