/**
 * Drawn worlds, in which it is known which finding is in which commit. The platform shows them as its texts describe:
 * lists by branch, one row per secret that names one of its branches, and the scan's own counts, which include ignored
 * and silenced findings.
 */

import { expect, it } from 'vitest';
import { pick, prng } from '../../../emulator/platform/prng.ts';
import type { Finding, FindingStatus } from '../../../src/platform/resources/finding.ts';
import {
  decideOn,
  type Facts,
  FEATURE,
  GROUP,
  GROUP_REF,
  MINUTE,
  row,
  type ScanFacts,
  scan,
} from './cases.ts';
import { MAIN, NOW, OTHER_COMMIT, PULL_REF } from './open.ts';

const DRAWN = 2000;
const KINDS = ['sast', 'sca', 'secrets'] as const;
type Kind = (typeof KINDS)[number];
const EVENTS = ['pull_request', 'merge_group', 'push', 'main'] as const;
const BRANCHES = { pull_request: PULL_REF, merge_group: GROUP_REF, push: FEATURE, main: MAIN };
const [CHANGED, UNCHANGED] = ['src/changed.ts', 'src/old.ts'];
/** Minutes before now: the scan runs from 10 to 9. */
const [BEFORE, DURING, AFTER] = [100, 9.5, 4];

interface TrueFinding {
  kind: Kind;
  id: bigint;
  isInCommit: boolean;
  /** It was on the primary branch before. */
  isOld: boolean;
  /** It is silenced in the code: counted, and not listed. */
  isSilenced: boolean;
  isOpen: boolean;
  isSevere: boolean;
  rows: Finding[];
}

interface World {
  event: (typeof EVENTS)[number];
  findings: TrueFinding[];
  isFull: boolean;
  facts: Facts;
}

const at = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();

function drawFinding(random: () => number, event: World['event'], isFull: boolean): TrueFinding {
  const chance = (share: number) => random() < share;
  const kind = pick(random, KINDS);
  const isOld = chance(0.4);
  // A full scan sees what the primary branch has, because the branch is up to date with it.
  const isInCommit = (isFull && isOld) || chance(0.6);
  const isSilenced = isInCommit && kind !== 'secrets' && chance(0.1);
  const status = pick<FindingStatus>(random, ['open', 'open', 'reviewing', 'ignored']);
  const isSevere = chance(0.6);
  const severity = isSevere ? pick(random, ['high', 'critical']) : pick(random, ['low', 'medium']);
  const branch = BRANCHES[event];
  const first = isOld || !isInCommit ? BEFORE : DURING;
  const facts = { match_based_id: `match ${random()}`, severity, status, triaged_at: at(BEFORE) };
  const secretPlaces = {
    // Other branches have most of them, too.
    here: isOld ? [MAIN, 'refs/heads/x'] : [branch, 'refs/heads/x'],
    // A commit that was pushed to the primary branch later.
    away: event === 'main' ? ['refs/heads/x', MAIN] : ['refs/heads/x', ...(isOld ? [MAIN] : [])],
  };
  // Elsewhere than on a pull request nothing tells which rows of other branches are of the commit.
  const isNamed = event === 'main' || (event === 'push' && !isOld);
  const places = isNamed && isInCommit ? [branch] : secretPlaces[isInCommit ? 'here' : 'away'];
  const ref = pick(random, places);
  const createdMinutes = !isInCommit && ref === MAIN && event === 'main' ? AFTER : first;
  // The findings of a pull request lie in its files.
  const path = isInCommit && !isOld ? CHANGED : pick(random, [CHANGED, UNCHANGED]);
  // With a known count, other branches may get secrets meanwhile.
  const away = event === 'pull_request' && !isOld && chance(0.5) ? DURING : BEFORE;
  const secret = row('secrets', {
    ...facts,
    path,
    ref,
    state_updated_at: at(BEFORE),
    created_at: at(ref.endsWith('/x') ? away : createdMinutes),
  });
  const listed = { ...facts, first_seen_scan_id: first === DURING ? 100_000n : 5n };
  const of = (onBranch: string, minutes: number) =>
    row(kind, { ...listed, ref: onBranch, relevant_since: at(minutes), created_at: at(minutes) });
  const rows = [
    ...(isInCommit && !isSilenced ? [of(branch, event === 'main' ? first : DURING)] : []),
    ...(isOld && !(event === 'main' && isInCommit) ? [of(MAIN, BEFORE)] : []),
  ];
  return {
    ...{ kind, isInCommit, isOld, isSilenced, isSevere, id: secret.id },
    isOpen: status !== 'ignored',
    rows: kind === 'secrets' ? (isInCommit || isOld || ref.endsWith('/x') ? [secret] : []) : rows,
  };
}

function drawWorld(random: () => number): World {
  const event = pick(random, EVENTS);
  // Scans of the primary branch are full ones; a diff scan counts what is new.
  const isFull = event === 'main' || random() < 0.2;
  const findings = Array.from({ length: Math.floor(random() * 7) }, () => drawFinding(random, event, isFull));
  const counted = findings.filter(({ isInCommit, isOld }) => isInCommit && (isFull || !isOld));
  const countOf = (kind: Kind) => counted.filter((finding) => finding.kind === kind).length;
  const counts = { code: countOf('sast'), supply_chain: countOf('sca'), secrets: countOf('secrets') };
  const scanned: ScanFacts = {
    id: 100_000n,
    is_full_scan: isFull,
    enabled_products: [...KINDS],
    branch: BRANCHES[event],
    findings_counts: { total: counted.length, ...counts },
    exit_code: counted.some(({ isOpen, isSilenced }) => isOpen && !isSilenced) ? 1 : 0,
  };
  const commit = event === 'merge_group' ? { commit: GROUP } : {};
  const others =
    random() < 0.3 && event === 'main' ? [scan({ commit: OTHER_COMMIT, branch: MAIN, began: 5 })] : [];
  const rows = findings.flatMap((finding) => finding.rows);
  return {
    event,
    findings,
    isFull,
    facts: { event, scans: [scan({ ...scanned, ...commit }), ...others], rows, files: [CHANGED] },
  };
}

/** Judges by the commit alone: findings new there, open, of a severity that fails, and in the list. */
function mustFail({ isInCommit, isOld, isOpen, isSevere, isSilenced }: TrueFinding): boolean {
  return isInCommit && !isOld && isOpen && isSevere && !isSilenced;
}

it('What must fail never passes, and what is not in the commit never fails but as one of several', () => {
  const random = prng(41);
  const seen: Record<string, number> = {};
  const note = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const { event, findings, facts } = drawWorld(random);
    const { decision, verdict } = decideOn(facts);
    const { counted = [], unplaced } = decision;
    note(`${event} ${verdict}`);
    if (unplaced !== undefined) note('unplaced');
    const inCommit = new Set(
      findings.filter(({ isInCommit }) => isInCommit).flatMap(({ rows }) => rows.map(({ id }) => id)),
    );
    const must = findings.filter(mustFail);
    const about = `${event} ${drawn}`;
    if (must.length > 0) expect(verdict, about).not.toBe('passed');
    const strangers = counted.filter(({ id }) => !inCommit.has(id));
    expect(strangers, about).toEqual([]);
    // One or more: as many as count, at most, and some are of the commit or were silenced there.
    if (verdict === 'failed') expect(counted.length + (unplaced?.count ?? 0)).toBeGreaterThan(0);
  }
  // Otherwise the draw would say little.
  for (const event of EVENTS)
    for (const verdict of ['passed', 'failed'])
      expect(seen[`${event} ${verdict}`] ?? 0, `${event} ${verdict}`).toBeGreaterThan(100);
  expect(seen.unplaced).toBeGreaterThan(50);
});
