import { findingKey, reaches, worstFirst } from '../../findings/finding.ts';
import { gateFilter } from '../../findings/items.ts';
import type { StepFailure } from '../../model/failure.ts';
import { CONFIDENCES, SEVERITIES } from '../../model/findings.ts';
import type { Notice } from '../../model/notice.ts';
import { sameRef } from '../../model/refs.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { BranchList } from '../../scans/read.ts';
import {
  branchKind,
  commitScans,
  type GateFacts,
  listIn,
  listOf,
  type ProductScan,
  type ReadableFact,
  rowsIn,
  type Target,
  targetsOf,
  unreadLists,
} from './facts.ts';
import type { GateRequest } from './inputs.ts';
import { type ListedProduct, listedProduct, mayChange } from './listed.ts';

export interface Judged {
  listed: readonly ListedProduct[];
  /** The worst first. */
  counted: readonly Finding[];
  /** Secrets that name other branches, the worst first; the scan counted `count` that may be among them. */
  unplaced?: { count: number; rows: readonly Finding[] };
  /** Those of both that `fail-on` lets fail the gate. */
  failing: readonly Finding[];
  leftOut: Readonly<Partial<Record<Excuse, number>>>;
  /** Failures of lists that could not be read. */
  unread: readonly StepFailure[];
  notices: readonly Notice[];
}

/** The waits before lists that may still change are read again. */
const REREAD_WAITS_MS = [2000, 3000, 5000];

/** A product whose lists could be read, and the facts for judging it. */
interface JudgeableProduct extends ListedProduct {
  facts: ExcuseFacts;
}

/** Judges the findings of products whose scans completed, or says what to read first. */
export function judge(facts: GateFacts, parts: readonly ProductScan[]): Judged | ReadableFact {
  const partLists = parts.map(listOf);
  const unreadPart = unreadLists(facts, partLists);
  if (unreadPart !== undefined) return unreadPart;
  // A target may have a rule that the scan did not report, once its list is read.
  const listedRows = [...facts.lists.values()].flatMap(({ rows }) => rows);
  const { matches, notices } = gateFilter(facts.request.filters, listedRows);
  const compared = parts.map((part) => compareWithTargets(part, matches, facts));
  const lists = [...partLists, ...compared.flatMap((product) => product.lists)];
  const unreadList = unreadLists(facts, lists);
  if (unreadList !== undefined) return unreadList;
  const listed = compared.flatMap(({ judgeable }) => judgeable ?? []);
  const afterMs = REREAD_WAITS_MS[facts.rereads];
  if (afterMs !== undefined && mayChange(listed, facts.listedAtMs)) return { read: 'lists', lists, afterMs };
  const hasUnplaced = listed.some(({ secrets }) => (secrets?.unplaced.rows.length ?? 0) > 0);
  if (hasUnplaced && facts.files === undefined) return { read: 'files' };
  return { ...countFindings(listed), listed, unread: listFailures(facts, lists), notices };
}

/** Gathers the rows and facts of a product, with the lists of the targets where these decide. */
function compareWithTargets(
  part: ProductScan,
  matches: ExcuseFacts['matches'],
  facts: GateFacts,
): { lists: readonly BranchList[]; judgeable?: JudgeableProduct } {
  const rows = rowsIn(facts, listOf(part));
  if (rows === undefined) return { lists: [] };
  const product = listedProduct(part, rows, facts);
  const lists: BranchList[] = [];
  let own = ownFacts(product, matches, facts);
  for (const [ref, target] of comparedTargets(product, facts)) {
    // One target may excuse all findings, which saves the request for the other.
    if (rows.every((finding) => excuseOf(finding, own) !== undefined)) break;
    const list = { product: part.product, ref };
    lists.push(list);
    const targetRows = rowsIn(facts, list);
    if (targetRows === undefined) return { lists };
    own = { ...own, stateOn: { ...own.stateOn, [target]: stateByList(targetRows, ref) } };
  }
  return { lists, judgeable: { ...product, facts: own } };
}

/** Counts each finding once: one that counts for any product is not left out. */
function countFindings(
  parts: readonly JudgeableProduct[],
): Pick<Judged, 'counted' | 'unplaced' | 'failing' | 'leftOut'> {
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
    const asOfCommit = { ...facts, secretExcuse: undefined };
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
  const certain = worstFirst([...counted.values()]);
  const possible = { count, rows: worstFirst([...unplaced.values()]) };
  const failOn = parts[0]?.facts.request.failOn;
  const failing = [...certain, ...possible.rows.slice(0, count)].filter(
    ({ kind }) => failOn?.[kind] !== 'none',
  );
  return { counted: certain, unplaced: count === 0 ? undefined : possible, failing, leftOut };
}

/** The failures of lists that could not be read, each once: the facts have one object for each list. */
function listFailures(facts: GateFacts, lists: readonly BranchList[]): StepFailure[] {
  const read = new Set(lists.flatMap((list) => listIn(facts, list) ?? []));
  return [...read].flatMap(({ product, ref, failure: cause }): StepFailure[] => {
    if (cause === undefined) return [];
    // Only the failure of a request has a method.
    const isOfList = 'method' in cause || cause.kind === 'list-broken';
    return [isOfList ? { kind: 'gate-list-failed', product, ref, cause } : cause];
  });
}

/** The facts for judging a product that its own list and scans show. */
function ownFacts(
  { secrets, scan, product }: ListedProduct,
  matches: ExcuseFacts['matches'],
  facts: GateFacts,
): ExcuseFacts {
  const isOfPrimary = secrets === undefined && branchKind(facts, scan) === 'primary';
  const stateOn = isOfPrimary ? { primary: stateByScans(commitScans(facts, product)) } : {};
  return { request: facts.request, matches, secretExcuse: secrets?.excuseOf, stateOn };
}

/** The targets whose lists may excuse findings of the product. */
function comparedTargets({ secrets, scan }: ListedProduct, facts: GateFacts): [ref: string, Target][] {
  const { newOnly, inheritIgnores } = facts.request;
  if (secrets !== undefined || scan.branch === undefined || branchKind(facts, scan) === 'primary') return [];
  if (!newOnly && !inheritIgnores) return [];
  // A fork's branch may be named like a target: the list of that name has the fork's own findings.
  const isOwn = (ref: string) => facts.pull?.isFork === true && sameRef(scan.branch, ref);
  return [...targetsOf(facts)].filter(([ref]) => !isOwn(ref));
}

/** The facts, beside the finding, on which excuses depend. */
interface ExcuseFacts {
  request: GateRequest;
  /** Whether a finding matches the gate's filters. */
  matches(finding: Finding): boolean;
  secretExcuse: NonNullable<ListedProduct['secrets']>['excuseOf'] | undefined;
  /** The finding's state on a target; undefined where it is not there, or came with this commit. */
  stateOn: Readonly<Partial<Record<Target, (finding: Finding) => 'ignored' | 'open' | undefined>>>;
}

type Excuses = (finding: Finding, facts: ExcuseFacts) => boolean;

const isIgnoredOn =
  (target: Target): Excuses =>
  (finding, { request, stateOn }) =>
    request.inheritIgnores && stateOn[target]?.(finding) === 'ignored';
const isOn =
  (target: Target): Excuses =>
  (finding, { request, secretExcuse, stateOn }) =>
    secretExcuse?.(finding) === `on-${target}-branch` ||
    (request.newOnly && stateOn[target]?.(finding) !== undefined);

/** Reasons not to count a finding; the first that applies is reported. A missing status or severity is no excuse. */
const EXCUSES = {
  'on-other-branches': (finding, { secretExcuse }) => secretExcuse?.(finding) === 'on-other-branches',
  'not-in-scan': (finding, { secretExcuse }) => secretExcuse?.(finding) === 'not-in-scan',
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
} satisfies Record<string, Excuses>;

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
