/** Lives of findings, drawn: what became of each, and when; what a list shows of that, and what a report has to say. */

import { plainFinding } from '../../emulator/platform/finding.ts';
import { pick, prng } from '../../emulator/platform/prng.ts';
import type { Finding, FindingStatus, IssueType, TriageState } from '../../emulator/platform/state.ts';

type Event = 'found' | 'fixed' | 'back' | 'ignored' | 'reopened' | 'reviewing' | 'removed';
/** Seconds of the epoch. */
type Life = readonly { event: Event; at: number }[];

const DAY = 86_400;
export const PERIOD = 7 * DAY;
/** Ages beyond which a finding is overdue. */
export const LEVELS: Readonly<Record<string, number>> = { critical: 14 * DAY, high: 30 * DAY };
const KINDS = ['sast', 'sca', 'secrets'] as const;

/** Events that can come next, by the state of a finding. */
const NEXT: Readonly<Record<string, readonly Event[]>> = {
  open: ['fixed', 'ignored', 'reviewing', 'removed'],
  reviewing: ['fixed', 'ignored'],
  fixed: ['back', 'back', 'removed'],
  ignored: ['reopened', 'fixed'],
  removed: [],
};

const AFTER: Readonly<Record<Event, FindingStatus | 'removed'>> = {
  ...{ found: 'open', back: 'open', reopened: 'open' },
  ...{ fixed: 'fixed', ignored: 'ignored', reviewing: 'reviewing', removed: 'removed' },
};

const lastOf = (life: Life, ...events: Event[]) => life.findLast(({ event }) => events.includes(event))?.at;

function drawLife(random: () => number, now: number): Life {
  let at = now - Math.floor(random() * 120 * DAY) - 60;
  const life: { event: Event; at: number }[] = [{ event: 'found', at }];
  for (;;) {
    at += Math.floor(random() * 40 * DAY) + 60;
    const next = NEXT[AFTER[life.at(-1)?.event ?? 'found']] ?? [];
    // One that comes back stays ignored, which its row would not tell from one that was ignored since.
    const isIgnored = life.some(({ event }) => event === 'ignored') && next.includes('back');
    if (at >= now - 60 || next.length === 0 || isIgnored) return life;
    life.push({ event: pick(random, next), at });
  }
}

/** The row of a finding on one branch, as its life leaves it. */
function rowOf(id: number, type: IssueType, life: Life, traits: Partial<Finding>): Finding {
  const triage = lastOf(life, 'ignored', 'reopened', 'reviewing');
  const triaged = life.findLast(({ at }) => at === triage)?.event;
  const state = AFTER[life.at(-1)?.event ?? 'found'];
  const [first] = life;
  return {
    ...plainFinding(BigInt(id), type, 'acme/service-00001'),
    status: state === 'removed' ? 'open' : state,
    removed: state === 'removed',
    triage_state: (triaged ?? 'untriaged') as TriageState,
    triaged_at: triage,
    state_updated_at: life.length > 1 ? life.at(-1)?.at : undefined,
    created_at: first?.at,
    relevant_since: lastOf(life, 'found', 'back') ?? 0,
    ...(type === 'secrets'
      ? { secret_type: 'AWS', validation_state: 'no_validator', historical: id % 3 === 0 }
      : {}),
    ...traits,
  };
}

interface Drawn {
  row: Finding;
  life: Life;
}

/** A field of one row that the answer lacks. */
export interface Lack {
  id: bigint;
  fields: readonly string[];
}

export interface World {
  findings: readonly Finding[];
  /** Findings that a list shows, each once. */
  shown: readonly Drawn[];
  lack?: Lack;
  unread?: IssueType;
}

const LACKS = [['relevant_since'], ['state_updated_at'], ['triaged_at'], ['status', 'state', 'triage_state']];

export function drawWorld(seed: number, now: number): World {
  const random = prng(seed * 7919);
  const drawn: Drawn[] = [];
  const shown: Drawn[] = [];
  for (let index = 0; index < 7; index += 1) {
    const type = pick(random, KINDS);
    const severity = pick(random, ['low', 'medium', 'high', 'critical']);
    // A secret has one row for all branches.
    const refs =
      type === 'secrets' || random() < 0.6 ? ['refs/heads/main'] : ['refs/heads/main', 'refs/heads/next'];
    const branches = refs.map((ref, branch) => {
      const life = drawLife(random, now);
      const id = 1000 + index * 10 + branch;
      return { row: rowOf(id, type, life, { severity, ref, fingerprint: `${type}-${index}` }), life };
    });
    drawn.push(...branches);
    // The platform shows the primary branch, else the first.
    const [first] = branches.filter(({ row }) => !row.removed);
    if (first !== undefined) shown.push(first);
  }
  const lacking = pick(random, shown.length > 0 && random() < 0.5 ? shown : [undefined]);
  const hasLack = lacking !== undefined && lacking.row.issue_type !== 'secrets';
  return {
    findings: drawn.map(({ row }) => row),
    shown,
    lack: hasLack ? { id: lacking.row.id, fields: pick(random, LACKS) } : undefined,
    unread: random() < 0.1 ? pick(random, KINDS) : undefined,
  };
}

const isOpenAfter = (life: Life) => ['open', 'reviewing'].includes(AFTER[life.at(-1)?.event ?? 'found']);

/** The figures, by the lives alone; `unknown` where the lists lack what a figure needs. */
export function truthOf({ shown, lack, unread }: World, now: number): Record<string, string> {
  const isNow = (at: number | undefined) => at !== undefined && at >= now - PERIOD;
  const endsWith = (life: Life, event: Event) => life.at(-1)?.event === event;
  const counts: Record<string, (drawn: Drawn) => boolean> = {
    open: ({ life }) => isOpenAfter(life),
    // A secret that came back keeps the time of its creation.
    new: ({ row, life }) => isNow(row.issue_type === 'secrets' ? life[0]?.at : lastOf(life, 'found', 'back')),
    fixed: ({ life }) => endsWith(life, 'fixed') && isNow(life.at(-1)?.at),
    ignored: ({ life }) => endsWith(life, 'ignored') && isNow(life.at(-1)?.at),
    overdue: ({ row, life }) => {
      const since = row.issue_type === 'secrets' ? life[0]?.at : lastOf(life, 'found', 'back');
      const level = row.historical ? undefined : LEVELS[row.severity];
      return isOpenAfter(life) && now - (since ?? now) > (level ?? Number.POSITIVE_INFINITY);
    },
  };
  const lacking = shown.find(({ row }) => row.id === lack?.id);
  const lacks = (field: string) => lack?.fields.includes(field) ?? false;
  const hasLevel = LEVELS[lacking?.row.severity ?? ''] !== undefined;
  const mayBeOpen = lacking !== undefined && (lacks('status') || isOpenAfter(lacking.life));
  const isUnknown: Record<string, boolean> = {
    open: lacks('status'),
    new: lacks('relevant_since'),
    fixed: lacks('status') || (lacks('state_updated_at') && lacking?.row.status === 'fixed'),
    ignored: lacks('status') || (lacks('triaged_at') && lacking?.row.status === 'ignored'),
    overdue: hasLevel && mayBeOpen && (lacks('status') || lacks('relevant_since')),
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, isCounted]) => {
      const isKnown = unread === undefined && !isUnknown[name];
      return [name, isKnown ? String(shown.filter(isCounted).length) : 'unknown'];
    }),
  );
}

/**
 * The findings open at the ends of periods, as far as rows can show: from the last time that each was found. Undefined
 * where a row lacks a time, or a triage reopened it, before which no row says when it was ignored.
 */
export function historyTruth(
  { shown, lack, unread }: World,
  endsMs: readonly number[],
): number[] | undefined {
  if (lack !== undefined || unread !== undefined) return undefined;
  if (shown.some(({ life }) => life.some(({ event }) => event === 'reopened'))) return undefined;
  const wasOpen = ({ row, life }: Drawn, end: number) => {
    const since = row.issue_type === 'secrets' ? life[0]?.at : lastOf(life, 'found', 'back');
    return end >= (since ?? 0) && isOpenAfter(life.filter(({ at }) => at <= end));
  };
  // The list of secrets keeps no earlier time of one that came back, or was ignored and then fixed.
  const isPlain = ({ row, life }: Drawn) => row.issue_type !== 'secrets' || life.length < 3;
  if (!shown.every(isPlain)) return undefined;
  return endsMs.map((ms) => shown.filter((drawn) => wasOpen(drawn, ms / 1000)).length);
}
