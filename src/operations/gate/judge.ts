import { findingKey, sameRef, worstFirst } from '../../findings/finding.ts';
import { applicableFilters, gateFilter } from '../../findings/gate-filters.ts';
import type { StepFailure } from '../../model/failure.ts';
import type { Notice } from '../../model/notice.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import { type BranchList, type ListRead, listKey } from '../../scans/read.ts';
import { scanStatus } from '../../scans/scan.ts';
import { type Excuse, type ExcuseFacts, excuseOf, stateByList, stateByScans } from './excuses.ts';
import type { GateRequest } from './inputs.ts';
import { type ListedPart, listedPart, mayChange } from './listed.ts';
import { branchKind, commitScans, type Part, type Problem } from './parts.ts';
import type { Look, Seen } from './seen.ts';

export interface Judged {
  listed: readonly ListedPart[];
  /** The worst first. */
  counted: readonly Finding[];
  /** Secrets that name other branches, the worst first; at least `count` of them belong to the commit. */
  unplaced?: { count: number; rows: readonly Finding[] };
  leftOut: Readonly<Partial<Record<Excuse, number>>>;
  /** Lists that could not be read. */
  unread: readonly Problem[];
  notices: readonly Notice[];
}

/** The pause before each reread of lists that may still change. */
export const REREAD_AFTER_MS = [2000, 3000, 5000];

/** Judges the findings of parts whose scans completed, or says what to read first. */
export function judge(request: GateRequest, seen: Seen, parts: readonly Part[]): Judged | Look {
  const lists = listReader(seen);
  const read = parts.map((part) => ({ part, list: lists.read(part.product, part.scan.branch) }));
  const rows = read.flatMap(({ list }) => list.rows);
  const { filters, notices } = applicableFilters(request.filters, rows);
  const matches = gateFilter(filters);
  const judgeable = read.flatMap(({ part, list }) => {
    if (list.failure !== undefined) return [];
    const listed = listedPart(part, list.rows, seen, request);
    const facts = excuseFacts(listed, { request, matches }, seen, lists.read);
    return facts === undefined ? [] : [{ listed, facts }];
  });
  if (lists.missing.length > 0) return { look: 'lists', lists: lists.missing };

  const listed = judgeable.map((part) => part.listed);
  if (seen.rereads < REREAD_AFTER_MS.length && mayChange(listed, seen.nowMs)) return { look: 'lists-again' };
  // A scan that was under way may have replaced a list since it was read.
  const mayBeReplaced = seen.scans.some(
    (scan) => scanStatus(scan) === 'running' && parts.some((part) => sameRef(scan.branch, part.scan.branch)),
  );
  if (mayBeReplaced && !seen.isSearchedAfter) return { look: 'scans-again' };
  const hasUnplaced = listed.some(({ secrets }) => (secrets?.unplaced.rows.length ?? 0) > 0);
  if (hasUnplaced && seen.files === undefined) return { look: 'files' };

  const tally = tallyFindings(judgeable);
  // A pattern that matches nothing matters only if the filters left something out.
  const isNoted = ({ kind }: Notice) => kind !== 'pattern-unmatched' || tally.leftOut.filtered !== undefined;
  return { ...tally, listed, unread: lists.problems(), notices: notices.filter(isNoted) };
}

/** Counts each finding once: one that any part counts is not left out. */
function tallyFindings(
  parts: readonly { listed: ListedPart; facts: ExcuseFacts }[],
): Pick<Judged, 'counted' | 'unplaced' | 'leftOut'> {
  const counted = new Map<string, Finding>();
  const unplaced = new Map<string, Finding>();
  const excuses = new Map<string, Excuse>();
  for (const { listed, facts } of parts) {
    for (const finding of listed.rows) {
      const excuse = excuseOf(finding, facts);
      if (excuse === undefined) counted.set(findingKey(finding), finding);
      else excuses.set(findingKey(finding), excuse);
    }
    const asOfCommit: ExcuseFacts = { ...facts, placeOf: () => 'of-commit' };
    for (const finding of listed.secrets?.unplaced.rows ?? [])
      if (excuseOf(finding, asOfCommit) === undefined) unplaced.set(findingKey(finding), finding);
  }
  for (const key of counted.keys()) unplaced.delete(key);
  const leftOut: Partial<Record<Excuse, number>> = {};
  for (const [key, excuse] of excuses)
    if (!counted.has(key) && !unplaced.has(key)) leftOut[excuse] = (leftOut[excuse] ?? 0) + 1;
  // The two scans of a merge queue count the same secrets.
  const maxUnplaced = Math.max(0, ...parts.map(({ listed }) => listed.secrets?.unplaced.count ?? 0));
  const count = Math.min(maxUnplaced, unplaced.size);
  return {
    counted: worstFirst([...counted.values()]),
    unplaced: count === 0 ? undefined : { count, rows: worstFirst([...unplaced.values()]) },
    leftOut,
  };
}

type ReadList = (product: Product, ref: string | undefined) => ListRead;

/** Looks lists up among those that were read. A missing one is recorded, and empty until the next decision. */
export function listReader({ lists, project }: Seen) {
  const missing: BranchList[] = [];
  const unread = new Map<string, Problem>();
  const read: ReadList = (product, ref) => {
    const list = { product, repository: project.name, ref };
    const found = lists.get(listKey(list));
    if (found?.failure !== undefined) unread.set(listKey(list), listProblem(product, found.failure));
    if (found === undefined) missing.push(list);
    return found ?? { product, rows: [], elsewhere: 0 };
  };
  return { read, missing, problems: () => [...unread.values()] };
}

function listProblem(product: Product, cause: StepFailure): Problem {
  const isOfList = 'method' in cause || cause.kind === 'list-broken';
  const failure = isOfList ? ({ kind: 'gate-list-failed', product, cause } as const) : cause;
  return { verdict: 'failed', because: 'list-failed', failure };
}

/** The facts for judging a part; undefined if the primary branch's list is needed but could not be read. */
function excuseFacts(
  { rows, secrets, scan, product }: ListedPart,
  { request, matches }: Pick<ExcuseFacts, 'request' | 'matches'>,
  seen: Seen,
  read: ReadList,
): ExcuseFacts | undefined {
  const placeOf = secrets?.placeOf ?? (() => 'of-commit' as const);
  const withoutPrimary: ExcuseFacts = { request, matches, placeOf, onPrimary: () => undefined };
  if (secrets !== undefined) return withoutPrimary;
  if (branchKind(seen, request, scan) === 'primary')
    return { ...withoutPrimary, onPrimary: stateByScans(commitScans(seen, product)) };
  const primary = primaryBranch(seen.project);
  // The list of that name holds the fork's findings.
  const isNamesake = seen.pull?.isFork === true && sameRef(scan.branch, primary);
  const isCompared = (request.newOnly || request.inheritIgnores) && scan.branch !== undefined && !isNamesake;
  const mayCount = rows.some((finding) => excuseOf(finding, withoutPrimary) === undefined);
  if (!isCompared || primary === undefined || !mayCount) return withoutPrimary;
  const onPrimary = read(product, primary);
  if (onPrimary.failure !== undefined) return undefined;
  return { ...withoutPrimary, onPrimary: stateByList(onPrimary.rows, primary) };
}
