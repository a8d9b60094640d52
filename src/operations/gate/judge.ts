import { findingKey, reaches, worstFirst } from '../../findings/finding.ts';
import { applicableFilters, gateFilter } from '../../findings/gate-filters.ts';
import { CONFIDENCES, SEVERITIES } from '../../model/findings.ts';
import type { Notice } from '../../model/notice.ts';
import { sameRef } from '../../model/refs.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { BranchList } from '../../scans/read.ts';
import { scanStatus } from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import { type ListedPart, listedPart, mayChange, type SecretPlace } from './listed.ts';
import { branchKind, commitScans, listOf, type Part, type Problem, type Target, targetsOf } from './parts.ts';
import { listIn, listNeed, type Need, rowsIn, type Seen } from './seen.ts';

export interface Judged {
  listed: readonly ListedPart[];
  /** The worst first. */
  counted: readonly Finding[];
  /** Secrets that name other branches, the worst first; the scan counted `count` that may be among them. */
  unplaced?: { count: number; rows: readonly Finding[] };
  leftOut: Readonly<Partial<Record<Excuse, number>>>;
  /** Lists that could not be read. */
  unread: readonly Problem[];
  notices: readonly Notice[];
}

/** The waits before rereads of lists that may still change. */
export const REREAD_WAITS_MS = [2000, 3000, 5000];

/** A part whose lists could be read, and the facts for judging it. */
interface JudgeablePart extends ListedPart {
  facts: ExcuseFacts;
}

/** Judges the findings of parts whose scans completed, or says what to read first. */
export function judge(seen: Seen, parts: readonly Part[]): Judged | Need {
  const read = readParts(seen, parts);
  if ('needs' in read) return read;
  const { judgeable: listed } = read;
  if (seen.rereads < REREAD_WAITS_MS.length && mayChange(listed, seen.nowMs)) return { needs: 'lists-again' };
  // A scan that was under way may have replaced a list since it was read.
  const mayBeReplaced = seen.scans.some(
    (scan) => scanStatus(scan) === 'running' && parts.some((part) => sameRef(scan.branch, part.scan.branch)),
  );
  if (mayBeReplaced && !seen.isSearchedAfterLists) return { needs: 'scans-again' };
  const hasUnplaced = listed.some(({ secrets }) => (secrets?.unplaced.rows.length ?? 0) > 0);
  if (hasUnplaced && seen.files === undefined) return { needs: 'files' };

  const tally = tallyFindings(listed);
  const unread = listProblems(seen, read.lists);
  return { ...tally, listed, unread, notices: read.notices };
}

/** Gathers the rows and facts of the parts, with the lists of their targets where these decide. */
function readParts(seen: Seen, parts: readonly Part[]) {
  const partLists = parts.map(listOf);
  const partNeed = listNeed(seen, partLists);
  if (partNeed !== undefined) return partNeed;
  // A target may have a rule that the scan did not report, once its list is read.
  const listedRows = [...seen.lists.values()].flatMap(({ rows }) => rows);
  const { filters, notices } = applicableFilters(seen.request.filters, listedRows);
  const matches = gateFilter(filters);
  const lists: BranchList[] = [...partLists];
  const judgeable = parts.flatMap((part): JudgeablePart[] => {
    const rows = rowsIn(seen, listOf(part));
    if (rows === undefined) return [];
    const listed = listedPart(part, rows, seen);
    let facts = ownFacts(listed, matches, seen);
    for (const [ref, target] of comparedTargets(listed, seen)) {
      // One target may excuse all findings, which saves the request for the other.
      if (rows.every((finding) => excuseOf(finding, facts) !== undefined)) break;
      const list = { product: part.product, ref };
      lists.push(list);
      const targetRows = rowsIn(seen, list);
      if (targetRows === undefined) return [];
      facts = { ...facts, stateOn: { ...facts.stateOn, [target]: stateByList(targetRows, ref) } };
    }
    return [{ ...listed, facts }];
  });
  return listNeed(seen, lists) ?? { judgeable, lists, notices };
}

/** Counts each finding once: one that any part counts is not left out. */
function tallyFindings(parts: readonly JudgeablePart[]): Pick<Judged, 'counted' | 'unplaced' | 'leftOut'> {
  const counted = new Map<string, Finding>();
  const unplaced = new Map<string, Finding>();
  const excuses = new Map<string, Excuse>();
  for (const { rows, secrets, facts } of parts) {
    for (const finding of rows) {
      const excuse = excuseOf(finding, facts);
      if (excuse === undefined) counted.set(findingKey(finding), finding);
      else excuses.set(findingKey(finding), excuse);
    }
    // A row of `unplaced` names another branch, but may belong to the commit: only other excuses rule it out.
    const asOfCommit: ExcuseFacts = { ...facts, placeOf: () => 'of-commit' };
    for (const finding of secrets?.unplaced.rows ?? [])
      if (excuseOf(finding, asOfCommit) === undefined) unplaced.set(findingKey(finding), finding);
  }
  for (const key of counted.keys()) unplaced.delete(key);
  const leftOut: Partial<Record<Excuse, number>> = {};
  for (const [key, excuse] of excuses)
    if (!counted.has(key) && !unplaced.has(key)) leftOut[excuse] = (leftOut[excuse] ?? 0) + 1;
  // The two scans of a merge queue count the same secrets, so their counts must not be added.
  const maxUnplaced = Math.max(0, ...parts.map(({ secrets }) => secrets?.unplaced.count ?? 0));
  const count = Math.min(maxUnplaced, unplaced.size);
  return {
    counted: worstFirst([...counted.values()]),
    unplaced: count === 0 ? undefined : { count, rows: worstFirst([...unplaced.values()]) },
    leftOut,
  };
}

/** The problems of lists that could not be read, each once: `seen` has one object for each list. */
function listProblems(seen: Seen, lists: readonly BranchList[]): Problem[] {
  const read = lists.flatMap((list) => listIn(seen, list) ?? []);
  return [...new Set(read)].flatMap(({ product, ref, failure: cause }): Problem[] => {
    if (cause === undefined) return [];
    // Only the failure of a request has a method.
    const isOfList = 'method' in cause || cause.kind === 'list-broken';
    const failure = isOfList ? ({ kind: 'gate-list-failed', product, ref, cause } as const) : cause;
    return [{ verdict: 'failed', because: 'list-failed', failure }];
  });
}

/** The facts for judging a part that its own list and scans show. */
function ownFacts(
  { secrets, scan, product }: ListedPart,
  matches: ExcuseFacts['matches'],
  seen: Seen,
): ExcuseFacts {
  const placeOf = secrets?.placeOf ?? (() => 'of-commit' as const);
  const isOfPrimary = secrets === undefined && branchKind(seen, scan) === 'primary';
  const stateOn = isOfPrimary ? { primary: stateByScans(commitScans(seen, product)) } : {};
  return { request: seen.request, matches, placeOf, stateOn };
}

/** The targets whose lists may excuse findings of the part. */
function comparedTargets({ secrets, scan }: ListedPart, seen: Seen): [ref: string, Target][] {
  const { newOnly, inheritIgnores } = seen.request;
  if (secrets !== undefined || scan.branch === undefined || branchKind(seen, scan) === 'primary') return [];
  if (!newOnly && !inheritIgnores) return [];
  // A fork's branch may be named like a target: the list of that name has the fork's own findings.
  const isOwn = (ref: string) => seen.pull?.isFork === true && sameRef(scan.branch, ref);
  return [...targetsOf(seen)].filter(([ref]) => !isOwn(ref));
}

/** The facts, beside the finding, on which excuses depend. */
interface ExcuseFacts {
  request: GateRequest;
  /** Whether a finding matches the gate's filters. */
  matches(finding: Finding): boolean;
  placeOf(finding: Finding): SecretPlace;
  /** The finding's state on a target; undefined where it is not there, or came with this commit. */
  stateOn: Readonly<Partial<Record<Target, (finding: Finding) => 'ignored' | 'open' | undefined>>>;
}

const isIgnoredOn =
  (target: Target) =>
  (finding: Finding, { request, stateOn }: ExcuseFacts): boolean =>
    request.inheritIgnores && stateOn[target]?.(finding) === 'ignored';
const isOn =
  (target: Target) =>
  (finding: Finding, { request, placeOf, stateOn }: ExcuseFacts): boolean =>
    placeOf(finding) === `on-${target}-branch` ||
    (request.newOnly && stateOn[target]?.(finding) !== undefined);

/** Reasons not to count a finding; the first that applies is reported. A missing status or severity is no excuse. */
const EXCUSES = {
  'on-other-branches': (finding, { placeOf }) => placeOf(finding) === 'on-other-branches',
  'not-in-scan': (finding, { placeOf }) => placeOf(finding) === 'not-in-scan',
  fixed: ({ status }) => status === 'fixed',
  triaged: ({ status }) => status === 'ignored',
  'provisionally-ignored': ({ status }, { request }) =>
    status === 'provisionally_ignored' && request.provisionallyIgnored === 'ignore',
  filtered: (finding, { matches }) => !matches(finding),
  // With `none`, everything that is open is reported.
  'below-severity': ({ kind, severity }, { request: { failOn } }) =>
    failOn[kind] !== 'none' && !reaches(severity, failOn[kind], SEVERITIES),
  'below-confidence': ({ kind, confidence }, { request: { failOn, failOnConfidence } }) =>
    failOn[kind] !== 'none' && !reaches(confidence, failOnConfidence, CONFIDENCES),
  'ignored-on-primary-branch': isIgnoredOn('primary'),
  'ignored-on-base-branch': isIgnoredOn('base'),
  'on-primary-branch': isOn('primary'),
  'on-base-branch': isOn('base'),
} satisfies Record<string, (finding: Finding, facts: ExcuseFacts) => boolean>;

export type Excuse = keyof typeof EXCUSES;

function excuseOf(finding: Finding, facts: ExcuseFacts): Excuse | undefined {
  return (Object.keys(EXCUSES) as Excuse[]).find((excuse) => EXCUSES[excuse](finding, facts));
}

/** On the primary branch, a finding is old unless a scan of the commit saw it first or it came back during one. */
function stateByScans(scans: ReturnType<typeof commitScans>): ExcuseFacts['stateOn'][Target] {
  return ({ first_seen_scan_id: first, relevant_since }) => {
    const isFirst = first !== undefined && scans.ids.has(first);
    return isFirst || scans.mayHaveRunAt(relevant_since) ? undefined : 'open';
  };
}

/** Compares by `match_based_id`. A row that is fixed, or lacks its status or branch, excuses nothing. */
function stateByList(rows: readonly Finding[], target: string): ExcuseFacts['stateOn'][Target] {
  const stateById = new Map<string, 'ignored' | 'open'>();
  for (const { match_based_id: id, status, ref } of rows) {
    if (id === undefined || status === undefined || status === 'fixed' || !sameRef(ref, target)) continue;
    if (status === 'ignored') stateById.set(id, 'ignored');
    else if (!stateById.has(id)) stateById.set(id, 'open');
  }
  return ({ match_based_id: id }) => (id === undefined ? undefined : stateById.get(id));
}
