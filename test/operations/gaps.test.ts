import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FaultSource } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { markFormerLimit } from '../../src/platform/paging.ts';
import { innerStep } from '../inner-step.ts';
import { SEED } from '../properties.ts';
import { contextOn } from './findings/context.ts';
import { folderWith, openPlatform } from './scenario.ts';

const NOW = Date.parse('2026-11-21T05:17:00Z');
const DAY_MS = 86_400_000;
const PROJECT = 'fleet/service-00001';

/** A finding as it is, and what the server leaves out of its row. */
interface Held {
  status: string;
  severity: string;
  confidence: string;
  folder: string;
  days: number;
  hidden: readonly (keyof Held)[];
}

const held: fc.Arbitrary<Held> = fc.record({
  status: fc.constantFrom('open', 'open', 'ignored'),
  severity: fc.constantFrom('low', 'high', 'critical'),
  confidence: fc.constantFrom('low', 'high'),
  folder: fc.constantFrom('src', 'tests'),
  days: fc.constantFrom(1, 20, 90, 300),
  hidden: fc.oneof(
    fc.constant([]),
    fc.subarray<keyof Held>(['status', 'severity', 'confidence', 'folder', 'days'], { maxLength: 2 }),
  ),
});

/** A server that ignores all filters; a list of more than a page may be refused behind its first one. */
const server = fc.record({
  kinds: fc.array(held, { minLength: 1, maxLength: 5 }),
  length: fc.constantFrom(0, 1, 5, 150),
  isCut: fc.boolean(),
  isSecretsRefused: fc.constantFrom(false, false, true),
});
type Server = typeof server extends fc.Arbitrary<infer T> ? T : never;

function heldBy({ kinds, length }: Server): Held[] {
  return Array.from({ length }, (_, at) => kinds[at % kinds.length] as Held);
}

function rowOf({ status, severity, confidence, folder, days, hidden }: Held, id: number) {
  const isShown = (name: keyof Held) => !hidden.includes(name);
  const since = new Date(NOW - days * DAY_MS).toISOString();
  return {
    ...{ id, match_based_id: String(id), repository: { name: PROJECT }, ref: 'refs/heads/main' },
    ...{ status: isShown('status') ? status : undefined, triage_state: 'untriaged' },
    severity: isShown('severity') ? severity : undefined,
    confidence: isShown('confidence') ? confidence : undefined,
    location: isShown('folder') ? { file_path: `${folder}/a.py`, line: 1 } : {},
    ...{ relevant_since: isShown('days') ? since : undefined, created_at: since, rule: { name: 'a.rule' } },
  };
}

function answering(drawn: Server): FaultSource {
  const rows = heldBy(drawn).map((one, at) => rowOf(one, at + 1));
  const ok = (body: object) => ({ kind: 'body', status: 200, body: JSON.stringify(body) }) as const;
  return ({ endpoint, path }) => {
    const query = new URL(path, 'http://platform').searchParams;
    if (endpoint === 'secrets') return drawn.isSecretsRefused ? { kind: 'status', status: 403 } : ok({});
    if (endpoint !== 'findings') return undefined;
    if (query.get('issue_type') !== 'sast') return ok({ findings: [] });
    const page = Number(query.get('page') ?? 0);
    if (page > 0 && drawn.isCut) return { kind: 'status', status: 422 };
    return ok({ findings: rows.slice(page * 100, page * 100 + 100) });
  };
}

/** Whether more than what the server shows may be there. */
const isCut = (drawn: Server) => drawn.isCut && drawn.length > 100;

const FILTERS: Readonly<Record<string, [value: string, field: keyof Held, test: (one: Held) => boolean]>> = {
  status: ['open', 'status', ({ status }) => status === 'open'],
  severities: ['high, critical', 'severity', ({ severity }) => severity !== 'low'],
  confidence: ['high', 'confidence', ({ confidence }) => confidence === 'high'],
  paths: ['**, !tests/**', 'folder', ({ folder }) => folder !== 'tests'],
  'older-than': ['60d', 'days', ({ days }) => days > 60],
};

async function check<T>(drawn: fc.Arbitrary<T>, property: (value: T) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(drawn, property), { seed: SEED, numRuns: 25 });
}

it('a list counts what there is, or nothing, whatever the server shows', async () => {
  const names = fc.subarray(Object.keys(FILTERS), { minLength: 1 });
  const operation = fc.constantFrom('list-findings', 'triage');
  await check(
    fc.record({ server, names, operation }),
    async ({ server: drawn, names: given, operation: of }) => {
      const filters = given.flatMap((name) => (FILTERS[name] ? [FILTERS[name]] : []));
      const truth = heldBy(drawn).filter((one) => filters.every(([, , test]) => test(one))).length;
      const platform = await openPlatform({ now: NOW, state: fleetState(1), faults: answering(drawn) });
      const inputs = Object.fromEntries(given.map((name) => [name, FILTERS[name]?.[0] ?? '']));
      const triage = { 'issue-type': 'sast', 'new-triage-state': 'fixing', 'dry-run': 'true' };
      const run = await innerStep(platform, { operation: of, ...(of === 'triage' && triage), ...inputs });
      expect(run.errors).toEqual([]);
      const count = run.outputs[of === 'triage' ? 'findings-selected' : 'count'];
      if (count !== 'unknown') expect(count).toBe(String(truth));
      else expect(run.summary).toMatch(/<h2>⚠️/);
      const isShown = heldBy(drawn).every(
        ({ hidden }) => !filters.some(([, field]) => hidden.includes(field)),
      );
      if (isShown && !isCut(drawn)) expect(count).toBe(String(truth));
      await platform.close();
    },
  );
});

const RULES = `version: 1
service-levels: { critical: 7d, high: 30d }
findings:
  - name: old noise
    when: { severity: low, older-than: 60d, path: 'tests/**' }
    except: { confidence: high }
    triage: { state: ignored, reason: no_time, for: 90d }
`;

it('a plan knows what there is, or says that it does not, whatever the server shows', async () => {
  const path = `${await folderWith({ 'rules.yml': RULES })}/rules.yml`;
  await check(server, async (drawn) => {
    const open = heldBy(drawn).filter(({ status }) => status === 'open');
    const levels: Record<string, number> = { critical: 7, high: 30 };
    const overdue = open.filter(({ severity, days }) => days > (levels[severity] ?? 1000)).length;
    const noise = open.filter(
      ({ severity, days, folder, confidence }) =>
        severity === 'low' && days > 60 && folder === 'tests' && confidence === 'low',
    ).length;
    const platform = await openPlatform({ now: NOW, state: fleetState(1), faults: answering(drawn) });
    const inputs = { operation: 'plan', 'rules-file': path, 'fail-if': 'drift, overdue' };
    const { outputs, summary } = await innerStep(platform, inputs);
    const known = ['unknown', String(noise)];
    expect(['unknown', String(overdue)]).toContain(outputs.overdue);
    expect(known).toContain(outputs['to-triage']);
    expect(known).toContain(outputs.changes);
    expect(['unknown', String(noise > 0)]).toContain(outputs.drift);
    const isWhole = !isCut(drawn) && heldBy(drawn).every(({ hidden }) => hidden.length === 0);
    if (isWhole) expect(outputs).toMatchObject({ changes: String(noise), drift: String(noise > 0) });
    if (isWhole && !drawn.isSecretsRefused) expect(outputs.overdue).toBe(String(overdue));
    if (summary.includes('<h2>✅')) expect([noise, overdue]).toEqual([0, 0]);
    if (outputs.outcome === 'succeeded') expect([noise, overdue]).toEqual([0, 0]);
    await platform.close();
  });
});

/** A server with so many rows, of which the first one is double or removed, and the others are fixed. */
function longList(isSecret: boolean, received: number): FaultSource {
  const first = isSecret ? 'FINDING_STATUS_REMOVED' : 'open';
  const others = isSecret ? 'FINDING_STATUS_FIXED' : 'fixed';
  const rowOf = (_: unknown, at: number) => {
    const id = isSecret ? at + 1 : Math.max(at, 1);
    const status = id === 1 ? first : others;
    return `{"id":"${id}","status":"${status}","repository":{"name":"${PROJECT}"}}`;
  };
  const all = Array.from({ length: received }, rowOf);
  return ({ endpoint, path }) => {
    if (endpoint !== 'findings' && endpoint !== 'secrets') return undefined;
    const query = new URL(path, 'http://platform').searchParams;
    const page = Number(query.get('page') ?? query.get('cursor') ?? 0);
    const cursor = (page + 1) * 3000 < received ? `${page + 1}` : '';
    const rows = all.slice(page * 3000, page * 3000 + 3000);
    return { kind: 'body', status: 200, body: `{"findings":[${rows.join(',')}],"cursor":"${cursor}"}` };
  };
}

it('a list of 50,000 rows, one of them double, has no count', async () => {
  const platform = await openPlatform({ now: NOW, state: fleetState(1), faults: longList(false, 50_000) });
  const inputs = { operation: 'list-findings', 'issue-type': 'sast', status: 'open', 'fail-if': 'found' };
  const { outputs, summary } = await innerStep(platform, inputs);
  expect(outputs.count).toBe('unknown');
  expect(outputs['failure-reason']).toBe('found');
  expect(summary).toContain('At least 1 open code finding');
});

it('a list of 50,000 rows of secrets, one of them removed, may be cut', async () => {
  const platform = await openPlatform({ state: fleetState(1), faults: longList(true, 50_000) });
  const list = await contextOn(platform).platform.secrets(120n, {});
  expect(list.rows).toHaveLength(49_999);
  expect(list.cut?.message).toContain('exactly 50,000 rows');
});

it.each([
  [49_999, 50_001, false],
  [50_000, 50_001, true],
  [50_001, 50_001, false],
])('of %d rows, %d with those left out, a list may be cut: %s', (length, received, isCut) => {
  expect(markFormerLimit({ rows: Array(length), received }).cut !== undefined).toBe(isCut);
});
