/** The rows of a report, read in one place: tests and the soak know of its form only what is here. */

export interface Change {
  readonly field: 'tag' | 'diff_scan' | 'full_scan' | 'primary_branch';
  readonly tag?: string;
  readonly after: boolean;
}

/** What a project was before the first write; switches only where they were read. */
export interface FormerProject {
  readonly tags: readonly string[];
  readonly scans: { readonly diff_scan: boolean; readonly full_scan: boolean } | undefined;
}

export interface Failure {
  readonly kind: string;
  /** Of the request behind it. */
  readonly cause: string;
  readonly status: number | undefined;
  readonly message: string | undefined;
}

export interface ProjectRow {
  readonly project: string;
  readonly id: bigint | undefined;
  readonly state: string;
  readonly former: FormerProject | undefined;
  readonly wanted: readonly Change[];
  /** What is said to have happened. */
  readonly claimed: readonly Change[];
  /** What is said to be possible. */
  readonly possible: readonly Change[];
  /** Tags of before that are named as gone, or as at risk. */
  readonly atRisk: readonly string[];
  /** What others are said to have changed: `+tag`, `-tag`, `diff_scan on`. */
  readonly byOthers: readonly string[];
  readonly failure: Failure | undefined;
}

export interface Decision {
  readonly state?: string;
  readonly reason?: string;
  readonly note?: string;
}

export interface FormerFinding {
  readonly status?: string;
  readonly triageState?: string;
  readonly reason?: string;
  readonly note?: string;
}

export interface FindingRow {
  readonly id: bigint;
  readonly state: string;
  readonly before: FormerFinding | undefined;
  readonly after: Decision;
  /** Whether somebody is said to have decided otherwise. */
  readonly isOvertaken: boolean;
  readonly failure: Failure | undefined;
}

export interface Rows {
  readonly projects: readonly ProjectRow[];
  readonly findings: readonly FindingRow[];
  /** Findings on other branches that are said to have moved along. */
  readonly siblings: readonly Pick<FindingRow, 'id' | 'before'>[];
  /** Findings of which it is said that they were moved, without their ids; and that may have been. */
  readonly unlisted: number;
  readonly mayBe: number;
  /** Of a triage whose findings the platform selected: those it named, and its requests by how they ended. */
  readonly named: readonly bigint[];
  readonly answered: number;
  readonly lost: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a report is read as it is written.
type Json = any;

/** @param report parsed, with ids as numbers or bigints */
export function rowsOf({ result = {} }: Json): Rows {
  const { projects = [], findings = [], siblings = [], triage = {} }: Json = result.journal ?? {};
  return {
    projects: projects.map(projectRow),
    findings: findings.map(findingRow),
    siblings: siblings.map(({ id, before }: Json) => ({ id: BigInt(id), before: before ?? undefined })),
    unlisted: Number(triage.unlisted ?? 0),
    mayBe: Number(triage.uncertain?.atMost ?? 0),
    named: (triage.triaged ?? []).map(BigInt),
    answered: Number(triage.answered ?? 0),
    lost: Number(triage.uncertain?.requests ?? 0),
  };
}

function projectRow(row: Json): ProjectRow {
  const { project, id, state, former, changes, done = [], tagsAtRisk = [], others = [], failure } = row;
  return {
    ...{ project, state, wanted: changes },
    id: id === undefined ? undefined : BigInt(id),
    former: former && { tags: former.tags, scans: former.managedScans },
    claimed: done,
    possible: state === 'unknown' ? changes : [],
    atRisk: [...tagsAtRisk, ...(failure?.lost ?? [])],
    byOthers: others.map(keyOf),
    failure: failureOf(failure),
  };
}

function findingRow({ change, state, others, failure }: Json): FindingRow {
  const { target, before, after } = change;
  return {
    ...{ state, before: before ?? undefined, after, isOvertaken: others !== undefined },
    id: BigInt(target.id),
    failure: failureOf(failure),
  };
}

function failureOf(failure: Json): Failure | undefined {
  if (failure === undefined) return undefined;
  // Of a request's own failure the cause is a text.
  const request = typeof failure.cause === 'object' ? failure.cause : failure;
  const { kind: cause, status, serverMessage } = request;
  return { kind: failure.kind, cause, status, message: serverMessage };
}

/** `+tag`, `-tag`, `diff_scan on`. */
export function keyOf(change: Change): string {
  if (change.field === 'tag') return `${change.after ? '+' : '-'}${change.tag}`;
  return `${change.field} ${change.after ? 'on' : 'off'}`;
}

/** The states of the rows of projects and findings, in order. */
export function statesOf(report: Json): string[] {
  const { projects, findings } = rowsOf(report);
  return [...projects, ...findings].map(({ state }) => state);
}
