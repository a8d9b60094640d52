import { findingKey, sameRef, worstFirst } from '../../findings/finding.ts';
import { applicableFilters, gateFilter } from '../../findings/gate-filters.ts';
import type { StepFailure } from '../../model/failure.ts';
import type { Notice } from '../../model/notice.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import { type BranchList, type ListRead, listKey } from '../../scans/read.ts';
import { scanStatus } from '../../scans/scan.ts';
import { comparedWith, excuseOf, type Judgement, type LeftOut, seenBefore } from './excuses.ts';
import type { GateRequest } from './inputs.ts';
import { type ListedPart, listedPart, mayChange } from './listed.ts';
import { branchKind, commitScans, type Part, type Problem } from './parts.ts';
import type { Look, Seen } from './seen.ts';

export interface Judged {
  listed: readonly ListedPart[];
  /** The worst first. */
  counted: readonly Finding[];
  /** Secrets of which one or more count: `count` of them, the worst first. */
  among?: { count: number; rows: readonly Finding[] };
  leftOut: Readonly<Partial<Record<LeftOut, number>>>;
  /** Lists that could not be read. */
  unread: readonly Problem[];
  notices: readonly Notice[];
}

/** Limit of reading lists again that may still change. */
const MAX_REREADS = 3;

/** Judges the findings of parts whose scans completed, or says what to read first. */
export function judge(request: GateRequest, seen: Seen, parts: readonly Part[]): Judged | Look {
  const lists = listsOf(seen);
  const read = parts.map((part) => ({ part, list: lists.read(part.product, part.scan.branch) }));
  const rows = read.flatMap(({ list }) => list.rows);
  const { filters, notices } = applicableFilters(request.filters, rows);
  const matches = gateFilter(filters);
  const judged = read.flatMap(({ part, list }) => {
    if (list.failure !== undefined) return [];
    const listed = listedPart(part, list.rows, seen, request);
    const judgement = judgementOf(listed, { request, matches }, seen, lists.read);
    return judgement === undefined ? [] : [{ listed, judgement }];
  });
  if (lists.missing.length > 0) return { look: 'lists' as const, lists: lists.missing };

  const listed = judged.map((part) => part.listed);
  if (seen.rereads < MAX_REREADS && mayChange(listed, seen.nowMs)) return { look: 'lists-again' };
  // A scan that was under way may have left another list meanwhile.
  const mayBeReplaced = seen.scans.some(
    (scan) => scanStatus(scan) === 'running' && parts.some((part) => sameRef(scan.branch, part.scan.branch)),
  );
  if (mayBeReplaced && !seen.isSearchedAfter) return { look: 'scans-again' };
  const isAmongOthers = listed.some(({ secrets }) => (secrets?.rest.rows.length ?? 0) > 0);
  if (isAmongOthers && seen.files === undefined) return { look: 'files' };

  const findings = new Map<string, Finding>();
  const rest = new Map<string, Finding>();
  const excuses = new Map<string, LeftOut>();
  for (const { listed: part, judgement } of judged) {
    for (const finding of part.rows) {
      const excuse = excuseOf(finding, judgement);
      if (excuse === undefined) findings.set(findingKey(finding), finding);
      else excuses.set(findingKey(finding), excuse);
    }
    const isOfCommit: Judgement = { ...judgement, placeOf: () => 'of-commit' };
    for (const finding of part.secrets?.rest.rows ?? [])
      if (excuseOf(finding, isOfCommit) === undefined) rest.set(findingKey(finding), finding);
  }
  for (const key of findings.keys()) rest.delete(key);
  const leftOut: Partial<Record<LeftOut, number>> = {};
  for (const [key, excuse] of excuses)
    if (!findings.has(key) && !rest.has(key)) leftOut[excuse] = (leftOut[excuse] ?? 0) + 1;
  // The two scans of a merge queue count the same secrets.
  const beyond = Math.max(0, ...listed.map(({ secrets }) => secrets?.rest.count ?? 0));
  const count = Math.min(beyond, rest.size);
  const among = count === 0 ? undefined : { count, rows: worstFirst([...rest.values()]) };
  const counted = worstFirst([...findings.values()]);
  // A pattern that matches nothing is no concern while nothing is outside the filters.
  const noted = notices.filter(({ kind }) => kind !== 'pattern-unmatched' || leftOut.filtered !== undefined);
  return { listed, counted, among, leftOut, unread: lists.problems(), notices: noted };
}

type ReadList = (product: Product, ref: string | undefined) => ListRead;

/** Looks lists up among those that were read, and records the missing ones. */
export function listsOf({ lists, project }: Seen) {
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

/**
 * The facts for judging the findings of a part. Needs the primary branch's list if it may excuse a finding; undefined if
 * that list could not be read.
 */
function judgementOf(
  { rows, secrets, scan, product }: ListedPart,
  { request, matches }: Pick<Judgement, 'request' | 'matches'>,
  seen: Seen,
  read: ReadList,
): Judgement | undefined {
  const placeOf = secrets?.placeOf ?? (() => 'of-commit' as const);
  const alone: Judgement = { request, matches, placeOf, onPrimary: () => undefined };
  if (secrets !== undefined) return alone;
  if (branchKind(seen, request, scan) === 'primary')
    return { ...alone, onPrimary: seenBefore(commitScans(seen, product)) };
  const primary = primaryBranch(seen.project);
  // The list of that name holds the fork's findings.
  const isNamesake = seen.pull?.isFork === true && sameRef(scan.branch, primary);
  const isCompared = (request.newOnly || request.inheritIgnores) && scan.branch !== undefined && !isNamesake;
  const mayCount = rows.some((finding) => excuseOf(finding, alone) === undefined);
  if (!isCompared || primary === undefined || !mayCount) return alone;
  const onPrimary = read(product, primary);
  if (onPrimary.failure !== undefined) return undefined;
  return { ...alone, onPrimary: comparedWith(onPrimary.rows, primary) };
}
