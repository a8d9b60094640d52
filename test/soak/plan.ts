import type { Fault } from '../../emulator/platform/faults.ts';
import { pick, pickWeighted, prng, some } from '../../emulator/platform/prng.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import type { DeploymentHint, StepRequest } from '../../src/model/request.ts';
import { fleetRequest, listRequest, triageRequest } from './requests.ts';
import { smallState } from './states.ts';

/** Of one try, in ms: short, for some faults make a try last as long as it may. */
export const REQUEST_TIMEOUT = 80;

/** All that decides what happens in one run, but for the timing of what is under way at once. */
export interface Plan {
  seed: number;
  request: StepRequest;
  state: PlatformState;
  quirks: Partial<Quirks>;
  /** Share of requests that fail, and how. */
  rate: number;
  kinds: readonly Fault[];
  maxRetries: number;
  /** The step is cancelled when this request, counted from 0, has arrived. */
  cancelAt: number | undefined;
}

/** The same seed plans the same run. */
export function planOf(seed: number): Plan {
  const random = prng(Math.imul(seed, 0x9e3779b1) ^ 0x50a4);
  const make = pickWeighted(random, [
    [fleetRequest, 50],
    [triageRequest, 38],
    [listRequest, 12],
  ]);
  // The step is told both, one or none of them.
  const deployment: DeploymentHint = pick(random, [{ slug: 'acme', id: 120n }, { slug: 'acme' }, {}]);
  const state = smallState(random);
  const request = make(random, state, deployment);
  const quirks = quirksOf(random, request);
  return {
    seed,
    request,
    state,
    quirks,
    // A triage is few requests, which have to meet their fault.
    rate: pick(random, request.operation === 'triage' ? [0, 0.3, 0.6, 0.8] : [0, 0.05, 0.15, 0.3, 0.5, 0.8]),
    kinds: faultsFor(random, quirks),
    maxRetries: pick(random, [0, 1, 2, 3, 5]),
    cancelAt: random() < 0.15 ? Math.floor(random() * (request.operation === 'triage' ? 3 : 25)) : undefined,
  };
}

const KINDS: readonly Fault[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 503, retryAfter: '2' },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 429, retryAfter: '1' },
  { kind: 'status-after', status: 502 },
  { kind: 'status-after', status: 503, retryAfter: '1' },
  { kind: 'status-after', status: 504 },
  { kind: 'delay', ms: 5 },
  { kind: 'reset-before' },
  { kind: 'reset-during' },
  { kind: 'reset-during', part: 'headers' },
  { kind: 'reset-after' },
  { kind: 'cut-body' },
  { kind: 'html', status: 200 },
  { kind: 'html', status: 502 },
  { kind: 'empty' },
  { kind: 'empty', processed: true },
  { kind: 'null' },
  { kind: 'null', processed: true },
  { kind: 'wrong-shape' },
  { kind: 'wrong-shape', processed: true },
  { kind: 'body', status: 200, body: '{"project":{"na', processed: true },
  { kind: 'echo-token', status: 503 },
  { kind: 'redirect', status: 307, location: 'http://127.0.0.1:1/elsewhere' },
  { kind: 'redirect', status: 302, location: '/api/v1/deployments' },
];
/** Rare: they end the step, or take a try's whole time. */
const RARE_KINDS: readonly Fault[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429, retryAfter: '3600' },
  { kind: 'trickle', ms: 1 },
];
/** Processed after the client has given it up. */
const LATE: Fault = { kind: 'delay', ms: REQUEST_TIMEOUT * 1.5 };

function faultsFor(random: () => number, quirks: Partial<Quirks>): readonly Fault[] {
  const kinds = random() < 0.5 ? [...KINDS] : some(random, KINDS, 0.2);
  if (random() < 0.2) kinds.push(...some(random, RARE_KINDS, 0.5));
  // No client can put back tags that a request takes away which it gave up long before.
  if (random() < 0.2 && quirks.tagsMode !== 'replace') kinds.push(LATE, LATE);
  return kinds.length > 0 ? kinds : KINDS;
}

function quirksOf(random: () => number, request: StepRequest): Partial<Quirks> {
  const maybe = (chance: number) => random() < chance;
  // A filter that goes on seeing findings as they were makes every further request note them again.
  const mayLag = request.operation !== 'triage' || request.note === undefined;
  return {
    encodedSlash: pick(random, ['redirect', 'accept']),
    emptyPatchBody: maybe(0.3),
    patchIgnored: maybe(0.05),
    patchOneFlag: pick(random, ['keep', 'clear']),
    proto3: maybe(0.3),
    int64AsStrings: maybe(0.2),
    tagsBody: pick(random, ['both', 'array', 'object']),
    tagsRefusal: pick(random, [400, 415, 422, 'ignore']),
    tagsMode: maybe(0.3) ? 'replace' : 'add',
    dropsTags: maybe(0.05),
    autoManagedTag: maybe(0.2),
    projectPages: pick(random, [
      {},
      {},
      { refuseAbove: 1000 },
      { cap: 3 },
      { cap: 100 },
      { repeatLast: true },
    ]),
    dependenciesPageSize: pick(random, ['both', 'pageSize', 'page_size']),
    dependenciesRefusal: pick(random, [400, 422, 'ignore']),
    dependenciesCap: pick(random, [undefined, 2]),
    dependenciesCursor: pickWeighted(random, [
      ['normal', 90],
      ['stuck', 5],
      ['missing', 5],
    ]),
    policiesMigrated: maybe(0.1),
    triageCap: pick(random, [undefined, undefined, 4]),
    triageStatusLag: mayLag && maybe(0.1),
    ...(maybe(0.05) ? { rateLimit: { requests: 5, perMs: 20, retryAfter: 'seconds' } } : {}),
  };
}
