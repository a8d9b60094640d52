import { findingKey, reaches, worstFirst } from '../../findings/finding.ts';
import { gateFilter } from '../../findings/items.ts';
import type { StepFailure } from '../../model/failure.ts';
import { CONFIDENCES, SEVERITIES } from '../../model/findings.ts';
import type { Notice } from '../../model/notice.ts';
import { sameRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding, Product } from '../../platform/resources/finding.ts';
import { type BranchList, listKey } from '../../scans/read.ts';
import {
  commitScans,
  type GateFacts,
  type ListedProduct,
  listedProduct,
  mayBlock,
  type ProductScan,
  type ReadableFact,
  rowsIn,
  targetsOf,
  unreadLists,
} from './facts.ts';
import type { GateRequest } from './inputs.ts';

export interface Judged {
  listed: readonly ListedProduct[];
  /** The worst first. */
  counted: readonly Finding[];
  /** The worst first. */
  unplaced?: ListedProduct['unplaced'];
  /** Those of both that `fail-on` lets fail the gate. */
  failing: readonly Finding[];
  leftOut: Readonly<Partial<Record<Excuse, number>>>;
  unread: readonly StepFailure[];
  notices: readonly Notice[];
}

/** A list may still change for this long after its scan ended. */
const FRESH_MS = 30_000;
/** Waits before such a list is read again. */
const REREAD_WAITS_MS = [2000, 3000, 5000];

/** A product whose lists could be read. */
interface ComparedProduct extends ListedProduct {
  grounds: Grounds;
}

/** Facts, beside the finding, on which excuses depend. */
interface Grounds {
  request: GateRequest;
  /** The gate's filters. */
  matches(finding: Finding): boolean;
  placeExcuseOf: ListedProduct['placeExcuseOf'];
  /** On the targets. */
  states: StateOf[];
}
/** Undefined for a finding that is not there, or came with this commit. */
type StateOf = (finding: Finding) => 'ignored' | 'open' | undefined;

/** Judges the findings of products whose scans completed, or says what to read first. */
export function judge(facts: GateFacts, parts: readonly ProductScan[]): Judged | ReadableFact {
  const { request } = facts;
  // A target may have a rule that the scan did not report, once its list is read.
  const listedRows = [...facts.lists.values()].flatMap(({ rows }) => rows);
  const { matches, notices } = gateFilter(request.filters, listedRows);
  const lists: BranchList[] = [];
  const rowsOf = (list: BranchList) => {
    lists.push(list);
    return rowsIn(facts, list);
  };
  const listed = parts.flatMap((part) => compareWithTargets(part, facts, matches, rowsOf) ?? []);
  const unreadList = unreadLists(facts, lists);
  if (unreadList !== undefined) return unreadList;
  const afterMs = REREAD_WAITS_MS[facts.rereads];
  if (afterMs !== undefined && mayChange(listed, facts.listedAtMs)) return { read: 'lists', lists, afterMs };
  const hasUnplaced = listed.some(({ unplaced }) => unplaced.rows.length > 0);
  if (hasUnplaced && facts.files === undefined) return { read: 'files' };
  return { ...countFindings(listed, request.failOn), listed, unread: listFailures(facts, lists), notices };
}

/** Whether a scan has just ended, and its count is unknown, larger, or lacks rows that may block. */
function mayChange(parts: readonly ListedProduct[], nowMs: number): boolean {
  return parts.some(({ scan, scanCount, countedRows }) => {
    if (nowMs - (epochMs(scan.completed_at) ?? nowMs) >= FRESH_MS) return false;
    if (scanCount === undefined) return true;
    return countedRows.length < scanCount || (countedRows.length > scanCount && countedRows.some(mayBlock));
  });
}

/** Undefined while a list is missing. */
function compareWithTargets(
  part: ProductScan,
  facts: GateFacts,
  matches: Grounds['matches'],
  rowsOf: (list: BranchList) => readonly Finding[] | undefined,
): ComparedProduct | undefined {
  const rows = rowsOf(part.list);
  if (rows === undefined) return undefined;
  const { request, pull } = facts;
  const { product, kind, scan } = part;
  const listed = listedProduct(part, rows, facts);
  const grounds: Grounds = { request, matches, placeExcuseOf: listed.placeExcuseOf, states: [] };
  if (product === 'secrets') return { ...listed, grounds };
  if (kind === 'primary') grounds.states.push(stateByScans(facts, product));
  const isCompared = kind !== 'primary' && (request.newOnly || request.inheritIgnores);
  for (const ref of isCompared ? targetsOf(facts) : []) {
    // A fork's branch may be named like a target, whose list then has the fork's own findings.
    if (scan.branch === undefined || (pull?.isFork && sameRef(scan.branch, ref))) continue;
    // One target may excuse all findings.
    if (rows.every((finding) => excuseOf(finding, grounds) !== undefined)) break;
    const targetRows = rowsOf({ product, ref });
    if (targetRows === undefined) return undefined;
    grounds.states.push(stateByList(targetRows, ref));
  }
  return { ...listed, grounds };
}

/** Counts each finding once: one that counts for any product is not left out. */
function countFindings(parts: readonly ComparedProduct[], failOn: GateRequest['failOn']) {
  const counted = new Map<string, Finding>();
  const possible = new Map<string, Finding>();
  const excuses = new Map<string, Excuse>();
  for (const { rows, unplaced, grounds } of parts) {
    for (const finding of rows) {
      const excuse = excuseOf(finding, grounds);
      if (excuse === undefined) counted.set(findingKey(finding), finding);
      else excuses.set(findingKey(finding), excuse);
    }
    // An unplaced row may belong to the commit: only other excuses rule it out.
    for (const finding of unplaced.rows)
      if (excuseOf(finding, { ...grounds, placeExcuseOf: undefined }) === undefined)
        possible.set(findingKey(finding), finding);
  }
  for (const key of counted.keys()) possible.delete(key);
  const leftOut: Partial<Record<Excuse, number>> = {};
  for (const [key, excuse] of excuses)
    if (!counted.has(key) && !possible.has(key)) leftOut[excuse] = (leftOut[excuse] ?? 0) + 1;
  // The two scans of a merge queue count the same secrets.
  const count = Math.min(possible.size, Math.max(0, ...parts.map(({ unplaced }) => unplaced.count)));
  const certain = worstFirst([...counted.values()]);
  const rows = worstFirst([...possible.values()]);
  const failing = [...certain, ...rows.slice(0, count)].filter(({ kind }) => failOn[kind] !== 'none');
  return { counted: certain, unplaced: count === 0 ? undefined : { count, rows }, failing, leftOut };
}

function listFailures(facts: GateFacts, lists: readonly BranchList[]): StepFailure[] {
  return [...new Set(lists.map(listKey))].flatMap((key): StepFailure[] => {
    const read = facts.lists.get(key);
    if (read?.failure === undefined) return [];
    const { product, ref, failure: cause } = read;
    return [{ kind: 'gate-list-failed', product, ref, cause }];
  });
}

export type Excuse = NonNullable<ReturnType<typeof excuseOf>>;

/** The first reason not to count a finding, as pages show it. A missing status or severity is no excuse. */
function excuseOf(finding: Finding, { request, matches, placeExcuseOf, states }: Grounds) {
  const { kind, status, severity, confidence } = finding;
  const { newOnly, inheritIgnores, provisionallyIgnored, failOn, failOnConfidence } = request;
  const placeExcuse = placeExcuseOf?.(finding);
  if (placeExcuse === 'on-other-branches' || placeExcuse === 'not-in-the-scan') return placeExcuse;
  if (status === 'fixed') return 'fixed';
  if (status === 'ignored') return 'ignored';
  if (status === 'provisionally_ignored' && provisionallyIgnored === 'ignore') return 'provisionally-ignored';
  if (!matches(finding)) return 'outside-the-filters';
  // With `none`, everything that is open is reported.
  if (failOn[kind] !== 'none') {
    if (!reaches(severity, failOn[kind], SEVERITIES)) return 'of-lower-severity';
    if (!reaches(confidence, failOnConfidence, CONFIDENCES)) return 'of-lower-confidence';
  }
  const found = states.flatMap((stateOf) => stateOf(finding) ?? []);
  if (inheritIgnores && found.includes('ignored')) return 'ignored-on-another-branch';
  return newOnly && found.length > 0 ? 'not-new' : placeExcuse;
}

/** On the primary branch, a finding is new if a scan of the commit saw it first, or it came back during one. */
function stateByScans(facts: GateFacts, product: Product): StateOf {
  const { ids, mayHaveRunAt } = commitScans(facts, product);
  return ({ first_seen_scan_id: first, relevant_since }) => {
    const isFirst = first !== undefined && ids.has(first);
    return isFirst || mayHaveRunAt(relevant_since) ? undefined : 'open';
  };
}

/** Compares by `match_based_id`. A row that is fixed, or lacks its status or branch, excuses nothing. */
function stateByList(rows: readonly Finding[], target: string): StateOf {
  const stateById = new Map<string, 'ignored' | 'open'>();
  for (const { match_based_id: id, status, ref } of rows) {
    if (id === undefined || status === undefined || status === 'fixed' || !sameRef(ref, target)) continue;
    if (status === 'ignored') stateById.set(id, 'ignored');
    else if (!stateById.has(id)) stateById.set(id, 'open');
  }
  return ({ match_based_id: id }) => (id === undefined ? undefined : stateById.get(id));
}
