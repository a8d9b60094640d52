import type { FindingTarget } from '../../model/change.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** What tables show of a finding. */
export interface ShownFinding extends Omit<FindingTarget, 'kind'> {
  message?: string;
  /** What fixes it, and what else decides how urgent it is, in a few words each. */
  advice?: readonly string[];
}

/** A finding of a list, as tables show it. */
export function shownFinding(finding: Finding): ShownFinding {
  const { id, kind, repository, severity, path, line, line_of_code_url, ref, message } = finding;
  const since = finding.relevant_since ?? finding.created_at;
  return {
    id,
    issueType: kind,
    ...optional({
      repository,
      severity,
      path,
      line,
      ref,
      message,
      url: line_of_code_url,
      relevantSince: since,
      rule: finding.rule ?? finding.vulnerability_identifier,
      secretType: finding.secret_type,
      validation: finding.validation_state,
    }),
    advice: adviceOn(finding),
  };
}

function adviceOn({ dependency, fixes = [], reachability, validation_state, malicious }: Finding): string[] {
  const versions = fixes.flatMap(({ package: name = dependency?.package ?? '', version }) =>
    version === undefined ? [] : [`${name} ${version}`],
  );
  const used = [dependency?.package, dependency?.version].filter(Boolean).join(' ');
  const instead = used === '' ? '' : ` instead of ${used}`;
  return [
    ...(versions.length === 0 ? [] : [`Fixed in ${versions.join(', ')}${instead}`]),
    ...(versions.length === 0 && used !== '' ? [`No fixed version of ${used} is known`] : []),
    ...(malicious === true ? ['malicious'] : []),
    ...[reachability, validation_state].flatMap((text) => text?.replaceAll('_', ' ') ?? []),
  ];
}

/** What people know the kind of problem by. */
export function ruleName({
  rule,
  secretType,
}: Pick<ShownFinding, 'rule' | 'secretType'>): string | undefined {
  return secretType ?? rule;
}

/** `confirmed valid` */
export function validationText(validation: string | undefined): string {
  return (validation ?? '').replaceAll('_', ' ');
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function optional<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}

/** Worst first; what has no known severity comes last. */
export const SEVERITY_ORDER = ['critical', 'high', 'medium', 'low'] as const;

export function severityRank(severity: string | undefined): number {
  const index = SEVERITY_ORDER.indexOf((severity ?? '') as (typeof SEVERITY_ORDER)[number]);
  return index === -1 ? SEVERITY_ORDER.length : index;
}

interface Ranked<F> {
  finding: F;
  rank: number;
  sinceMs: number;
}

function ranked<F>(finding: F, severity: string | undefined, sinceMs: number | undefined): Ranked<F> {
  return { finding, rank: severityRank(severity), sinceMs: sinceMs ?? Number.POSITIVE_INFINITY };
}

function compare(one: Ranked<unknown>, other: Ranked<unknown>): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  return one.sinceMs === other.sinceMs ? 0 : one.sinceMs < other.sinceMs ? -1 : 1;
}

/** Worst first, then oldest first; the order of what is equal stays. */
export function worstFirst<F extends ShownFinding>(findings: readonly F[]): F[] {
  return findings
    .map((finding) => ranked(finding, finding.severity, epochMs(finding.relevantSince)))
    .sort(compare)
    .map(({ finding }) => finding);
}

/** The worst of findings that come one by one; holds twice as many at most. */
export class WorstFindings<F> {
  readonly #max: number;
  #kept: Ranked<F>[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  add(finding: F, severity: string | undefined, sinceMs: number | undefined): void {
    this.#kept.push(ranked(finding, severity, sinceMs));
    if (this.#kept.length >= 2 * this.#max) this.#kept = this.#worst();
  }

  get all(): F[] {
    return this.#worst().map(({ finding }) => finding);
  }

  #worst(): Ranked<F>[] {
    return this.#kept.sort(compare).slice(0, this.#max);
  }
}

/** The end of a dotted rule name says most: `….tainted-sql-string`. */
export function shortRule(rule: string): string {
  const parts = rule.split('.');
  const last = parts[parts.length - 1] ?? rule;
  // Registry rules repeat their name: `a.b.rule-name.rule-name`.
  const repeated = parts.length > 1 && parts[parts.length - 2] === last;
  return repeated || parts.length > 2 ? last : rule;
}

/** `main` of `refs/heads/main`, `pull/7/merge` of `refs/pull/7/merge`. */
export function branchName(ref: string | undefined): string {
  return (ref ?? '').replace(/^refs\/(heads\/)?/, '');
}
