import type { Edit } from '../../emulator/platform/edit.ts';
import type { Fault } from '../../emulator/platform/faults.ts';
import { pick, sample } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { drawSibling, type Random, TAGS } from './world.ts';

/** The faults of reads and writes in one run. */
export interface Weather {
  reads: readonly Fault[];
  writes: readonly Fault[];
  /** Shares of the requests, 0 to 1. */
  readRate: number;
  writeRate: number;
  /** Edits by people, for each request. */
  people: number;
}

const status = (code: number, retryAfter?: string): Fault => ({ kind: 'status', status: code, retryAfter });
const done = (code: number, retryAfter?: string): Fault =>
  ({ ...status(code, retryAfter), kind: 'status-after' }) as Fault;

const LIMITS = [status(429), status(429, '1'), status(429, '25'), status(429, '25')];
const HARMLESS = [...LIMITS, status(500), status(502), status(503), status(503, '12')];
/** The request took effect, or may have. */
const LOST: readonly Fault[] = [
  ...[500, 502, 504, 520, 408].map((code) => done(code)),
  ...[done(503, '11'), { kind: 'reset-before' } as const, { kind: 'reset-during' } as const],
  ...[{ kind: 'reset-after' } as const, { kind: 'cut-body' } as const],
  ...[1000, 30_000, 59_900].flatMap((afterMs): Fault[] => [
    ...[502, 504, undefined].map((code): Fault => ({ kind: 'late', afterMs, status: code })),
  ]),
  status(504),
];
const REFUSALS = [400, 403, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428].map((code) =>
  status(code),
);
/** A 2xx that shows nothing. */
const UNREADABLE: readonly Fault[] = [
  { kind: 'empty', processed: true },
  { kind: 'empty' },
  done(204),
  { kind: 'html', status: 200, processed: true },
];
const ELSEWHERE: Fault = { kind: 'redirect', status: 302, location: '/elsewhere', processed: true };
const OTHERS = [status(401), status(418), ELSEWHERE];

const NONE = { path: '', body: '' };
export const CALM: Weather = { reads: [], writes: [], readRate: 0, writeRate: 0, people: 0 };

export function drawWeather(random: Random): Weather {
  const groups = sample(random, [HARMLESS, LOST, LOST, REFUSALS, UNREADABLE], 0.6).flat();
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

/** An edit by somebody, perhaps of the request's own targets. */
export function drawEdit(random: Random, state: PlatformState, request = NONE): Edit | undefined {
  const path = decodeURIComponent(request.path);
  const [, named = ''] = /\/projects\/(.+?)(?:\/tags|\/managed-scan|\?|$)/.exec(path) ?? [];
  const project = (state.projects.get(named) ?? pick(random, state.projects.all)).name;
  const edits: (() => Edit)[] = [
    () => ({ project, addTags: [pick(random, ['by hand', ...TAGS])] }),
    () => ({ project, removeTags: [pick(random, TAGS)] }),
    () => ({ project, [pick(random, ['diffScan', 'fullScan'])]: random() < 0.5 }),
  ];
  if (random() < 0.1) edits.push(() => ({ policies: 'remediation', bundle: [] }));
  if (random() < 0.1 && state.projects.all.length > 1) edits.push(() => ({ removeProject: project }));
  const ids = [...request.body.matchAll(/\d+/g)].map(([id]) => state.findings.get(BigInt(id)));
  const found = ids.filter((one) => one !== undefined);
  const all = found.length > 0 ? found : state.findings.all;
  if (all.length === 0) return pick(random, edits)();
  const finding = pick(random, all);
  const decide = () => ({ triage: [finding.id], ...decision(random) });
  edits.push(decide, decide, decide, () => ({ openTicket: finding.id }));
  if (random() < 0.2) edits.push(() => ({ removeFinding: finding.id }));
  const late = 5000n + BigInt(state.findings.all.length);
  if (finding.issue_type !== 'secrets' && state.findings.get(late) === undefined)
    edits.push(() => {
      const sibling = drawSibling(random, finding, late, 'refs/heads/late');
      return { addFinding: { ...sibling, ticket: finding.ticket } };
    });
  return pick(random, edits)();
}

function decision(random: Random) {
  const state = pick(random, ['ignored', 'reviewing', 'fixing', 'reopened'] as const);
  const reason = state === 'ignored' ? pick(random, ['acceptable_risk', 'no_time']) : undefined;
  return { state, reason, note: pick(random, ['by hand', undefined]) };
}
