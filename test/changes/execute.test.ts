import { describe, expect, it } from 'vitest';
import { emptyState } from '../../emulator/platform/believable-state.ts';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import type { Platform, PlatformOptions } from '../../emulator/platform/server.ts';
import { Findings, type PlatformState, type Project, Projects } from '../../emulator/platform/state.ts';
import { newExecution } from '../../src/changes/carry-out.ts';
import { execute } from '../../src/changes/execute.ts';
import type { Kind } from '../../src/changes/kind.ts';
import { plannedRow } from '../../src/changes/rows.ts';
import { triageAsListed, triageByIds } from '../../src/findings/triage.ts';
import type { Change, Row } from '../../src/model/change.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { comparePolicies } from '../../src/policies/compare.ts';
import { policyPartKind } from '../../src/policies/kind.ts';
import { addTagsKind, primaryBranchKind, removeTagsKind, switchScansKind } from '../../src/projects/kinds.ts';
import { type ObservedProjects, observedProjects, readProject } from '../../src/projects/project.ts';
import {
  type ContextOptions,
  contextOn,
  type OpenContext,
  openPlatform,
} from '../operations/findings/context.ts';
import { detection, remediation } from '../operations/policies/world.ts';
import { finding, project } from '../operations/rules/scenario.ts';

const SLUG = 'acme';
const answered = () => ({ moved: new Map(), unnamed: 0 });
const MAX_RETRIES = 2;
const NAMES = ['acme/api', 'acme/web', 'acme/docs', 'acme/cart'];

// biome-ignore lint/suspicious/noExplicitAny: the loop knows nothing of kinds, and so does this table
type AnyKind = Kind<any, any, any>;

type KindOf = (projects: ObservedProjects) => AnyKind;

interface Planned {
  kind: AnyKind;
  rows: readonly Row[];
}

interface KindCase {
  name: string;
  plan(context: OpenContext): Promise<Planned>;
  isWrite(request: { method: string; path: string }): boolean;
  isMade(state: PlatformState): boolean;
  /** The number of forms that the request has. */
  forms?: number;
  isUnreadable?: true;
}

/** One project of each kind, and findings and policies beside them. */
function state(): PlatformState {
  const projects = NAMES.map((name) => project(name, { tags: ['kept', 'gone'] }));
  return {
    ...emptyState(new Projects(projects)),
    findings: new Findings([finding(1), finding(2)]),
    newerPolicies: {
      code: detection(),
      remediation: [remediation('Comment on everything')],
      reservedSlugs: [],
      rulesets: ['p/default', 'p/golang'],
      rules: [],
    },
  };
}

function open(options: PlatformOptions = {}): Promise<Platform> {
  return openPlatform({ state: state(), ...options, quirks: { policiesMigrated: true, ...options.quirks } });
}

/** The first projects, as the list shows them. */
async function ofProjects(context: OpenContext, kind: KindOf, change: object, count = 1): Promise<Planned> {
  const projects = observedProjects();
  const listed = await context.platform.projects(SLUG);
  for (const one of listed) projects.add({ project: one });
  const rows = NAMES.slice(0, count).map((name) =>
    plannedRow({ project: { name }, ...change } as Change, false),
  );
  return { kind: kind(projects), rows };
}

const ADDED = { field: 'tag', tag: 'new', before: false, after: true };
const REMOVED = { field: 'tag', tag: 'gone', before: true, after: false };
const SWITCHED = { field: 'full_scan', before: false, after: true };
const RENAMED = { field: 'primary_branch', before: 'main', after: 'trunk' };
const IGNORED = { state: 'ignored', reason: 'no_time' } as const;

const isTriage = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/triage');
const isIgnored = ({ findings }: PlatformState) => findings.get(1n)?.status === 'ignored';

function triageRows(finding: Finding): Row[] {
  return [plannedRow({ field: 'triage', finding, after: IGNORED, branches: [] }, false)];
}

/** A kind of change of `acme/api`. */
function projectKind(
  name: string,
  kind: KindOf,
  change: object,
  isMade: (api: Project) => boolean,
  forms = 1,
): KindCase {
  return {
    name,
    plan: (context) => ofProjects(context, kind, change),
    isWrite: ({ method }) => name.startsWith(method),
    isMade: ({ projects }) => isMade(projects.get('acme/api') as Project),
    forms,
  };
}

const KINDS: readonly KindCase[] = [
  projectKind('PUT tags', addTagsKind, ADDED, ({ tags }) => tags.includes('new'), 2),
  projectKind('DELETE tags', removeTagsKind, REMOVED, ({ tags }) => !tags.includes('gone'), 2),
  projectKind(
    'PATCH switches',
    switchScansKind,
    SWITCHED,
    (api) => api.managed_scan_config.full_scan.enabled,
  ),
  projectKind('PATCH primary branch', primaryBranchKind, RENAMED, (api) =>
    api.primary_branch.endsWith('trunk'),
  ),
  {
    name: 'triage of listed findings',
    async plan(context) {
      const { rows: findings } = await context.platform.findings(SLUG, {});
      const endedAtMs = new Map([['sast' as const, context.clock.now()]]);
      const rows = findings.filter(({ id }) => id === 1n).flatMap(triageRows);
      return { kind: triageAsListed(answered(), { findings, endedAtMs }), rows };
    },
    isWrite: isTriage,
    isMade: isIgnored,
  },
  {
    name: 'triage by ids',
    plan: async () => ({ kind: triageByIds(answered()), rows: triageRows({ kind: 'sast', id: 1n }) }),
    isWrite: isTriage,
    isMade: isIgnored,
    isUnreadable: true,
  },
  {
    name: 'PUT policies',
    async plan(context) {
      const bundle = detection({ rulesets: ['p/golang'] });
      const policies = { code: { bundle, line: 1, policyLines: [], texts: [] } };
      const { changes } = await comparePolicies(context, { policies, path: 'rules.yml' }, new Set());
      return { kind: policyPartKind, rows: changes.map((change) => plannedRow(change, false)) };
    },
    isWrite: ({ method, path }) => method === 'PUT' && path.includes('policy'),
    isMade: ({ newerPolicies }) => newerPolicies.code?.rulesets.includes('p/golang') === true,
  },
];

interface Run {
  platform: Platform;
  row: Row;
  writes: number;
  thrown: unknown;
  context: OpenContext;
}

/** Makes one row while the first `times` of its writes meet the faults, one after the other. */
async function run(
  kindCase: KindCase,
  faults: readonly Fault[],
  options: PlatformOptions = {},
): Promise<Run> {
  let next = 0;
  const source = faultsOn(kindCase.isWrite, { kind: 'delay', ms: 0 });
  const platform = await open({
    ...options,
    faults: (request) => (source(request) === undefined ? undefined : faults[next++]),
  });
  const context = contextOn(platform, { maxRetries: MAX_RETRIES });
  const { kind, rows } = await kindCase.plan(context);
  const thrown = await execute(newExecution(context, rows), kind, rows).then(
    () => undefined,
    (error: unknown) => error,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was planned');
  return { platform, context, row, thrown, writes: platform.requests.filter(kindCase.isWrite).length };
}

function always(fault: Fault): Fault[] {
  return Array.from({ length: 20 }, () => fault);
}

const readable = KINDS.filter(({ isUnreadable }) => isUnreadable !== true);

const status = (code: number): Fault => ({ kind: 'status', status: code });
const limit: Fault = { kind: 'status', status: 429, retryAfter: '1' };
const elsewhere = { status: 302, location: 'https://elsewhere.example/' };

describe.each(KINDS)('$name', (kindCase) => {
  const formsOf = (code: number) => ([400, 415, 422].includes(code) ? (kindCase.forms ?? 1) : 1);

  it.each([400, 403, 415, 422])('is failed by %i', async (code) => {
    const { row, writes, thrown, platform } = await run(kindCase, always(status(code)));
    expect([row.state, writes, thrown]).toEqual(['failed', formsOf(code), undefined]);
    expect(kindCase.isMade(platform.state)).toBe(false);
    expect(row.failure).toMatchObject({ kind: 'status', status: code });
  });

  it('ends the step at 401', async () => {
    const { row, writes, thrown } = await run(kindCase, [status(401)]);
    expect([row.state, writes]).toEqual(['failed', 1]);
    expect(thrown).toMatchObject({ failure: { status: 401 } });
  });

  it.each<[string, Fault[], number]>([
    ['an answer that shows it', [], 1],
    ['429s, which are no attempts,', Array(MAX_RETRIES + 2).fill(limit), MAX_RETRIES + 3],
    ['500', [status(500)], 2],
    ['503 with a time', [{ kind: 'status', status: 503, retryAfter: '3' }], 2],
    ['a status that nobody knows', [status(418)], 2],
    ['a redirect', [{ kind: 'redirect', ...elsewhere }], 2],
    ['a connection that broke', [{ kind: 'reset-before' }], 2],
  ])('is changed after %s', async (_, faults, sent) => {
    const { row, writes, platform } = await run(kindCase, faults);
    expect([row.state, writes, kindCase.isMade(platform.state)]).toEqual(['changed', sent, true]);
  });

  it.each<[string, Fault[], number, object]>([
    ['all attempts without an answer', always(status(502)), MAX_RETRIES + 1, { cause: { status: 502 } }],
    ['a refusal of a repeat that no read clears up', [status(500), status(404)], 2, {}],
  ])('is unknown after %s', async (_, faults, sent, failure) => {
    const { row, writes } = await run(kindCase, faults);
    expect([row.state, writes]).toEqual(['unknown', sent]);
    expect(row.failure).toMatchObject({ kind: 'unknown', ...failure });
  });
});

describe.each(readable)('$name, looked at', (kindCase) => {
  it.each<Fault>([
    { kind: 'empty', processed: true },
    { kind: 'html', status: 200, processed: true },
    { kind: 'status-after', status: 502 },
    { kind: 'reset-after' },
    { kind: 'status-after', ...elsewhere },
  ])('is changed by a read after $kind $status with an effect', async (fault) => {
    const { row, writes } = await run(kindCase, [fault]);
    expect([row.state, writes]).toEqual(['changed', 1]);
  });

  it('is unknown after a 2xx that three reads do not show, in each form', async () => {
    const { row, writes, thrown } = await run(kindCase, always({ kind: 'empty', processed: false }));
    expect([row.state, writes, thrown]).toEqual(['unknown', kindCase.forms ?? 1, undefined]);
  });
});

it.each<[string, Fault[], Partial<Quirks>, string, number, string?]>([
  ['is sent again after a lost answer', [{ kind: 'reset-after' }], {}, 'changed', 2],
  ['is unknown after an empty 2xx', [{ kind: 'empty', processed: true }], {}, 'unknown', 1, 'unknown'],
  ['is failed where no answer names it', [], { exceptionRequests: true }, 'failed', 1, 'not-triaged'],
])('A triage by ids, which cannot be read, %s', async (_, faults, quirks, state, sent, failure) => {
  const kindCase = KINDS.find(({ isUnreadable }) => isUnreadable) as KindCase;
  const { row, writes } = await run(kindCase, faults, { quirks });
  expect([row.state, writes, row.failure?.kind]).toEqual([state, sent, failure]);
});

interface WriteOptions extends ContextOptions {
  of?: [KindOf, object];
  concurrency?: number;
  count?: number;
}

/** A change of each of three projects, a tag unless it is another, and how their writes end. */
async function writeAll(
  options: PlatformOptions,
  { of = [addTagsKind, ADDED], concurrency = 1, count = 3, ...others }: WriteOptions = {},
) {
  const platform = await open(options);
  const context = contextOn(platform, others);
  const { kind, rows } = await ofProjects(context, ...of, count);
  const thrown = await execute(newExecution(context, rows), kind, rows, concurrency).then(
    () => undefined,
    (error: { failure?: unknown }) => error.failure ?? error,
  );
  return { platform, context, rows, thrown, states: rows.map(({ state }) => state) };
}

it.each<[string, Partial<Quirks>, KindOf, object]>([
  ['PUT', { tagsBody: 'object', tagsRefusal: 422 }, addTagsKind, ADDED],
  ['DELETE', { untagFrom: 'body', tagsRefusal: 422 }, removeTagsKind, REMOVED],
])(
  '%s of tags turns to its other form once, and keeps it for the step',
  async (method, quirks, kind, change) => {
    const { platform, states } = await writeAll({ quirks }, { of: [kind, change], concurrency: 2 });
    expect(states).toEqual(['changed', 'changed', 'changed']);
    expect(platform.requests.filter((request) => request.method === method)).toHaveLength(4);
  },
);

/** Faults of the requests that tag a project. */
function onPutOf(name: string, fault: Fault) {
  return faultsOn(({ method, path }) => method === 'PUT' && path.includes(`/acme/${name}/`), fault);
}

const WITHOUT_KEPT: Fault = { kind: 'rewritten', rewrite: (text) => text.replace('"kept",', '') };

describe('the first write', () => {
  it('is read before it, and the others are not', async () => {
    const { platform } = await writeAll({}, { concurrency: 3 });
    expect(platform.counts).toMatchObject({ 'GET project': 1, 'PUT tags': 3 });
  });

  it('ends the step where former tags are gone, which it names', async () => {
    const faults = onPutOf('api', WITHOUT_KEPT);
    const { platform, rows, thrown, states } = await writeAll({ faults }, { concurrency: 3 });
    expect(thrown).toEqual({ kind: 'foreign', what: 'tags', target: 'acme/api', items: ['kept'] });
    // Its own tag is there.
    expect(states).toEqual(['changed', 'not-reached', 'not-reached']);
    expect(rows[0]?.failure).toBeUndefined();
    expect(platform.counts['PUT tags']).toBe(1);
  });

  it('goes to a project that has other tags', async () => {
    const tags = [['managed-scan'], ['kept'], []];
    const projects = NAMES.map((name, at) => project(name, { tags: tags[at] ?? [] }));
    const { platform } = await writeAll({ state: { ...state(), projects: new Projects(projects) } });
    expect(platform.requests.find(({ method }) => method === 'PUT')?.path).toContain('acme/web');
  });
});

describe('a later write', () => {
  it('warns of former tags that are gone, and goes on', async () => {
    const { context, states } = await writeAll({ faults: onPutOf('web', WITHOUT_KEPT) });
    expect(states).toEqual(['changed', 'changed', 'changed']);
    expect(context.notices).toEqual([{ kind: 'tags-gone', project: 'acme/web', tags: ['kept'] }]);
  });

  it('ends the step where another project answers', async () => {
    const rewrite = (text: string) => text.replaceAll('acme/web', 'acme/other');
    const faults = onPutOf('web', { kind: 'rewritten', rewrite });
    const { thrown, states, rows } = await writeAll({ faults });
    expect(thrown).toEqual({ kind: 'foreign', what: 'project', target: 'acme/web', items: ['acme/other'] });
    expect(states).toEqual(['changed', 'unknown', 'not-reached']);
    expect(rows[1]?.failure).toMatchObject({ kind: 'unknown', cause: { kind: 'another-answer' } });
  });

  it('does not suffer from the failure of another one', async () => {
    const faults = onPutOf('api', { kind: 'status', status: 500 });
    const { states } = await writeAll({ faults }, { concurrency: 2, maxRetries: 0 });
    expect(states).toEqual(['unknown', 'changed', 'changed']);
  });
});

it('Repeats are counted anew after each request of a write that is verified', async () => {
  // Tags that need a request each, because of the length of its query.
  const tags = ['a', 'b', 'c'].map((letter) => letter.repeat(3000));
  const projects = new Projects(NAMES.map((name) => project(name, { tags: [...tags] })));
  const platform = await open({ state: { ...state(), projects } });
  const context = contextOn(platform, { maxRetries: 1 });
  const { kind, rows } = await ofProjects(context, removeTagsKind, REMOVED);
  const all = tags.map((tag) => ({ ...rows[0], change: { ...rows[0]?.change, tag } }) as Row);
  const sent = new Set<string>();
  platform.faults = ({ method, path }) => {
    if (method !== 'DELETE' || sent.has(path)) return undefined;
    sent.add(path);
    return status(500);
  };
  await execute(newExecution(context, all), kind, all);
  expect(all.map((row) => row.state)).toEqual(['changed', 'changed', 'changed']);
  expect(platform.counts['DELETE tags']).toBe(6);
});

describe('a token that may not write', () => {
  const forbidden = (times: number) =>
    faultsOn(({ method }) => method === 'PUT', { kind: 'status', status: 403 }, times);

  it('ends the step at the third 403', async () => {
    const { thrown, states } = await writeAll({ faults: forbidden(9) }, { count: 4 });
    expect(thrown).toMatchObject({ status: 403 });
    expect(states).toEqual(['failed', 'failed', 'failed', 'not-reached']);
  });

  it('is one project that refuses where another write succeeded', async () => {
    expect((await writeAll({ faults: forbidden(2) })).states).toEqual(['failed', 'failed', 'changed']);
  });
});

it('PUT policies is unknown after an answer that no dry run bears out', async () => {
  const kindCase = KINDS.find(({ name }) => name === 'PUT policies') as KindCase;
  const body = '{"bundle":{"rulesets":["p/golang"]},"state_version":"next"}';
  const { row, platform } = await run(kindCase, always({ kind: 'body', status: 200, body }));
  expect([row.state, kindCase.isMade(platform.state)]).toEqual(['unknown', false]);
});

describe('what changed since the plan', () => {
  it('is unchanged where somebody did it, and left where somebody did otherwise', async () => {
    const platform = await open();
    const context = contextOn(platform);
    const { kind, rows } = await ofProjects(context, primaryBranchKind as never, RENAMED, 2);
    const [api, web] = ['acme/api', 'acme/web'].map((name) => platform.state.projects.get(name));
    if (api !== undefined) api.primary_branch = 'refs/heads/trunk';
    if (web !== undefined) web.primary_branch = 'refs/heads/develop';
    await execute(newExecution(context, rows), kind, rows);
    expect(rows.map(({ state, seen }) => [state, seen])).toEqual([
      ['unchanged', undefined],
      ['left', 'develop'],
    ]);
    expect(platform.counts['PATCH project']).toBeUndefined();
  });

  it('is seen in a read before each write of switches that were read more than 10 s ago', async () => {
    const pause: Fault = { kind: 'status', status: 429, retryAfter: '11' };
    const platform = await open({ faults: faultsOn(({ method }) => method === 'PATCH', pause, 1) });
    const context = contextOn(platform);
    const projects = observedProjects();
    const names = NAMES.slice(0, 3);
    for (const name of names) projects.add(await readProject(context, { name }));
    platform.edit({ project: 'acme/web', fullScan: true, diffScan: true });
    const rows = names.map((name) => plannedRow({ project: { name }, ...SWITCHED } as Change, false));
    await execute(newExecution(context, rows), switchScansKind(projects) as AnyKind, rows);
    expect(rows.map(({ state }) => state)).toEqual(['changed', 'unchanged', 'changed']);
    expect(platform.counts['PATCH managed-scan']).toBe(3);
  });
});

it('A step that is cancelled leaves what was not sent, and does not know of what was under way', async () => {
  const stop = new AbortController();
  const onRequest: Quirks['onRequest'] = ({ request }) => {
    if (request.method === 'PUT' && request.path.includes('web')) stop.abort();
  };
  const { thrown, states } = await writeAll({ quirks: { onRequest } }, { stop: stop.signal });
  expect(thrown).toMatchObject({ kind: 'cancelled' });
  expect(states).toEqual(['changed', 'unknown', 'not-reached']);
});

it('A step whose report `undo` could not read is refused before its first write', async () => {
  const context = contextOn(await open());
  const [row] = triageRows({ kind: 'sast', id: 1n, message: '€'.repeat(5700) });
  const rowsOf = (count: number) => Array<Row>(count).fill(row as Row);
  expect(() => newExecution(context, rowsOf(3))).not.toThrow();
  // Neither their characters nor their bytes without an outcome are too many.
  const failure = { kind: 'report-too-large', rows: 15_000 };
  expect(() => newExecution(context, rowsOf(15_000))).toThrow(expect.objectContaining({ failure }));
});
