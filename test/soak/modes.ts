import type { Fault } from '../../emulator/platform/faults.ts';
import { pick, pickWeighted, some } from '../../emulator/platform/prng.ts';
import type { ForeignAnswer, Quirks, ReadLag } from '../../emulator/platform/quirks.ts';
import type { Random } from './states.ts';

/** Of one try, in ms: short, because some faults make a try last as long as it may. */
export const REQUEST_TIMEOUT_MS = 240;

/** Without `200 {}`: a server that leaves out what is empty writes the end of a list just so. */
const KINDS: readonly Fault[] = [
  ...[400, 403, 404, 408, 500, 502, 503, 504, 520, 522, 524].map(
    (status): Fault => ({ kind: 'status', status }),
  ),
  { kind: 'status', status: 503, retryAfter: '2' },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 429, retryAfter: '1' },
  // Long enough for what was read before to be too old.
  { kind: 'status', status: 429, retryAfter: '31' },
  ...[409, 425, 500, 501, 502, 504, 507, 520, 525, 598].map(
    (status): Fault => ({ kind: 'status-after', status }),
  ),
  { kind: 'status-after', status: 503, retryAfter: '1' },
  { kind: 'status-after', status: 302, location: '/api/v1/deployments' },
  { kind: 'status-after', status: 202, body: '{}' },
  { kind: 'status-after', status: 204 },
  { kind: 'delay', ms: 5 },
  { kind: 'reset-before' },
  { kind: 'reset-during' },
  { kind: 'reset-during', part: 'headers' },
  { kind: 'reset-after' },
  { kind: 'cut-body' },
  { kind: 'html', status: 200 },
  { kind: 'html', status: 200, processed: true },
  { kind: 'html', status: 502 },
  { kind: 'empty' },
  { kind: 'empty', processed: true },
  { kind: 'null' },
  { kind: 'null', processed: true },
  { kind: 'wrong-shape' },
  { kind: 'wrong-shape', processed: true },
  { kind: 'body', status: 200, body: '{"project":{"na', processed: true },
  { kind: 'body', status: 202, body: '{}', processed: true },
  { kind: 'echo-token', status: 503 },
  { kind: 'redirect', status: 307, location: 'http://127.0.0.1:1/elsewhere' },
  { kind: 'redirect', status: 302, location: '/api/v1/deployments' },
  { kind: 'redirect', status: 308, location: '/api/v1/nowhere', processed: true },
];

/** Rare: they end the step, or take a try's whole time. */
const RARE_KINDS: readonly Fault[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429, retryAfter: '3600' },
  { kind: 'trickle', ms: 1 },
  { kind: 'stall' },
  { kind: 'stall', after: 'half', processed: true },
];

/** Takes effect when the client has given it up, or was answered by a gateway. */
const LATE: readonly Fault[] = [
  { kind: 'delay', ms: REQUEST_TIMEOUT_MS * 1.5 },
  { kind: 'late', ms: REQUEST_TIMEOUT_MS * 1.5 },
  { kind: 'late', ms: 15, status: 504 },
  { kind: 'late', afterRequests: 1, status: 504 },
  { kind: 'late', afterRequests: 3, status: 502 },
];

export function drawFaults(random: Random): readonly Fault[] {
  const kinds = random() < 0.5 ? [...KINDS] : some(random, KINDS, 0.2);
  if (random() < 0.2) kinds.push(...some(random, RARE_KINDS, 0.5));
  if (random() < 0.25) kinds.push(...LATE, ...LATE);
  return kinds.length > 0 ? kinds : KINDS;
}

const FOREIGN: readonly ForeignAnswer[] = ['project', 'tags', 'untag', 'managed-scan', 'scan'];

export function drawQuirks(random: Random): Partial<Quirks> {
  const maybe = (chance: number) => random() < chance;
  return {
    ...answerModes(random),
    ...listModes(random),
    encodedSlash: pick(random, ['redirect', 'accept']),
    emptyPatchBody: maybe(0.2),
    patchIgnored: maybe(0.04),
    patchOneFlag: pick(random, ['keep', 'clear']),
    tagsBody: pick(random, ['both', 'array', 'object']),
    tagsRefusal: pick(random, [400, 415, 422, 'ignore']),
    tagsMode: maybe(0.4) ? 'replace' : 'add',
    tagForm: maybe(0.15) ? pick(random, ['lower-case', 'nfc', 'lower-case-nfc']) : 'as-sent',
    evictsBeyond: maybe(0.04) ? 10 : undefined,
    emptyTagsBody: maybe(0.08),
    ...lags(random),
    dropsTags: maybe(0.04),
    untagFrom: pick(random, ['query', 'query', 'body']),
    autoManagedTag: maybe(0.15),
    foreignAnswers: maybe(0.08) ? [pick(random, FOREIGN)] : [],
    formerNames: { 'fleet/former': 'fleet/service-00001' },
    formerNameAnswer: pick(random, ['redirect', 'project']),
    triageOrder: pick(random, ['state', 'least-recently-updated']),
    ...(maybe(0.04) ? { heldConnections: { forMs: 40, first: 2 } } : {}),
    ...(maybe(0.04) ? { rateLimit: { requests: 5, perMs: 20, retryAfter: 'seconds' } } : {}),
  };
}

/** Reads that come late, but within the time that is allowed for it. */
function lags(random: Random): Partial<Quirks> {
  const late: readonly ReadLag[] = [{ reads: 1 }, { reads: 2 }, { forMs: 300 }, {}].map((lag) => ({
    ...lag,
    forMs: lag.forMs ?? 1500,
  }));
  return {
    projectLag: random() < 0.15 ? pick(random, late) : undefined,
  };
}

/** How answers are written. */
function answerModes(random: Random): Partial<Quirks> {
  const maybe = (chance: number) => random() < chance;
  return {
    proto3: maybe(0.3),
    nulls: maybe(0.1),
    int64AsStrings: maybe(0.2),
    findingTimes: pick(random, ['blank', 'iso']),
    refForm: pick(random, ['full', 'short']),
    refFilter: 'either',
  };
}

function listModes(random: Random): Partial<Quirks> {
  const maybe = (chance: number) => random() < chance;
  return {
    projectPages: pick(random, [
      {},
      {},
      { refuseAbove: 1000 },
      { cap: 3 },
      { cap: 100 },
      { cap: 100, refuseBehind: 404 },
      { repeatLast: true },
    ]),
    findingsPages: pick(random, [{}, {}, { cap: 7 }, { cap: 100, refuseBehind: 400 }, { repeatLast: true }]),
    ignoredFindingsFilters: pick(random, [[], [], [], 'all', ['severities', 'repos']]),
    ignoredSecretsFilters: pick(random, [[], [], 'all']),
    reposCaseSensitive: maybe(0.3),
    cursors: pick(random, ['empty-at-end', 'always']),
    dependenciesPageSize: pick(random, ['both', 'pageSize', 'page_size']),
    dependenciesRefusal: pick(random, [400, 422, 'ignore']),
    dependenciesCap: pick(random, [undefined, 2]),
    dependenciesCursor: pickWeighted(random, [
      ['normal', 95],
      ['stuck', 5],
    ]),
    policiesMigrated: maybe(0.1),
  };
}
