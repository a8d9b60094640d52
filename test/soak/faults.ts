import type { Edit } from '../../emulator/platform/edit.ts';
import type { Fault } from '../../emulator/platform/faults.ts';
import { pick, some } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { drawSibling, type Random, TAGS } from './world.ts';

/** What may go wrong with reads and writes of one run. */
export interface Weather {
  reads: readonly Fault[];
  writes: readonly Fault[];
  /** Shares of the requests, 0 to 1. */
  readRate: number;
  writeRate: number;
  /** Edits by people, for each request. */
  people: number;
}

const LIMITS: readonly Fault[] = [undefined, undefined, '1', '25'].map((retryAfter) => ({
  kind: 'status',
  status: 429,
  retryAfter,
}));
const HARMLESS: readonly Fault[] = [
  ...LIMITS,
  ...[500, 502, 503].map((status): Fault => ({ kind: 'status', status })),
  { kind: 'status', status: 503, retryAfter: '12' },
];
/** The request took effect, or may have. */
const LOST: readonly Fault[] = [
  ...[500, 502, 504, 520, 408].map((status): Fault => ({ kind: 'status-after', status })),
  { kind: 'status-after', status: 503, retryAfter: '11' },
  { kind: 'reset-before' },
  { kind: 'reset-during' },
  { kind: 'reset-after' },
  { kind: 'cut-body' },
];
const REFUSALS: readonly Fault[] = [400, 403, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428].map(
  (status) => ({
    kind: 'status',
    status,
  }),
);
/** A 2xx that shows nothing. */
const UNREADABLE: readonly Fault[] = [
  { kind: 'empty', processed: true },
  { kind: 'empty' },
  { kind: 'status-after', status: 204 },
  { kind: 'html', status: 200, processed: true },
];
const OTHERS: readonly Fault[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 418 },
  { kind: 'redirect', status: 302, location: '/elsewhere', processed: true },
];

export const CALM: Weather = { reads: [], writes: [], readRate: 0, writeRate: 0, people: 0 };

export function drawWeather(random: Random): Weather {
  const groups = some(random, [HARMLESS, LOST, LOST, REFUSALS, UNREADABLE], 0.6).flat();
  const writes = random() < 0.15 ? [...groups, ...OTHERS] : groups;
  return {
    reads: [...HARMLESS, ...LOST],
    writes: writes.length > 0 ? writes : LOST,
    readRate: pick(random, [0, 0, 0.05, 0.2]),
    writeRate: pick(random, [0, 0.2, 0.4, 0.8]),
    people: pick(random, [0, 0, 0.1, 0.4]),
  };
}

/** Without answers that are lost: what nobody asked for shows in an answer. */
export function drawHarmless(random: Random): Weather {
  return { ...CALM, writes: [...LIMITS, ...REFUSALS], writeRate: pick(random, [0, 0.3]) };
}

/** What somebody does, perhaps to what the request names. */
export function drawEdit(
  random: Random,
  state: PlatformState,
  request = { path: '', body: '' },
): Edit | undefined {
  const [, named = ''] =
    /\/projects\/(.+?)(?:\/tags|\/managed-scan|\?|$)/.exec(decodeURIComponent(request.path)) ?? [];
  const project = (state.projects.get(named) ?? pick(random, state.projects.all)).name;
  const ids = [...request.body.matchAll(/\d+/g)].map(([id]) => state.findings.get(BigInt(id)));
  const findings = ids.filter((one) => one !== undefined);
  const { all } = state.findings;
  const finding = all.length > 0 ? pick(random, findings.length > 0 ? findings : all) : undefined;
  const edits: (() => Edit | undefined)[] = [
    () => ({ project, addTags: [pick(random, ['by hand', ...TAGS])] }),
    () => ({ project, removeTags: [pick(random, TAGS)] }),
    () =>
      pick(random, [
        { project, diffScan: random() < 0.5 },
        { project, fullScan: random() < 0.5 },
      ]),
    ...[1, 2, 3].map(() => () => finding && decisionOn(random, finding.id, finding.issue_type)),
    () => (random() < 0.2 && state.projects.size > 1 ? { removeProject: project } : undefined),
    () => (random() < 0.2 && finding ? { removeFinding: finding.id } : undefined),
    () => {
      if (finding === undefined || finding.issue_type === 'secrets') return undefined;
      const id = 5000n + BigInt(all.length);
      return state.findings.get(id)
        ? undefined
        : { addFinding: drawSibling(random, finding, id, 'refs/heads/late') };
    },
    () => (random() < 0.3 ? { policies: 'remediation', bundle: [] } : undefined),
  ];
  return pick(random, edits)();
}

function decisionOn(random: Random, id: bigint, type: string): Edit {
  const state = pick(
    random,
    type === 'secrets'
      ? (['ignored', 'reopened'] as const)
      : (['ignored', 'reviewing', 'fixing', 'reopened'] as const),
  );
  const reason =
    state === 'ignored' && type !== 'secrets' ? pick(random, ['acceptable_risk', 'no_time']) : undefined;
  return {
    triage: [id],
    state,
    reason,
    note: type === 'secrets' ? undefined : pick(random, ['by hand', undefined]),
  };
}
