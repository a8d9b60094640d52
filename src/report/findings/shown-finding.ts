import { type FindingTarget, findingTarget } from '../../model/change.ts';
import { severityRank } from '../../model/filters.ts';
import { epochMs } from '../../model/time.ts';
import { present } from '../../platform/http/decode.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** What tables show of a finding. */
export interface ShownFinding extends FindingTarget {
  message?: string;
  /** What fixes it, and what else decides how urgent it is, in a few words each. */
  advice?: readonly string[];
}

/** A finding of a list, as tables show it. */
export function shownFinding(finding: Finding): ShownFinding {
  const { rule, message, vulnerability_identifier: vulnerability } = finding;
  const more = present({ rule: rule ?? vulnerability, message });
  return { ...findingTarget(finding), ...more, advice: adviceOn(finding) };
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

interface Ranked {
  finding: ShownFinding;
  rank: number;
  sinceMs: number;
}

function ranked(finding: ShownFinding, sinceMs: number | undefined): Ranked {
  return { finding, rank: severityRank(finding.severity), sinceMs: sinceMs ?? Number.POSITIVE_INFINITY };
}

function compare(one: Ranked, other: Ranked): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  return one.sinceMs === other.sinceMs ? 0 : one.sinceMs < other.sinceMs ? -1 : 1;
}

/** Worst first, then oldest first; the order of what is equal stays. */
export function worstFirst(findings: readonly ShownFinding[]): ShownFinding[] {
  return findings
    .map((finding) => ranked(finding, epochMs(finding.relevantSince)))
    .sort(compare)
    .map(({ finding }) => finding);
}

/** The worst of findings that come one by one; holds twice as many at most. */
export class WorstFindings {
  readonly #max: number;
  #kept: Ranked[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  add(finding: ShownFinding, sinceMs: number | undefined): void {
    this.#kept.push(ranked(finding, sinceMs));
    if (this.#kept.length >= 2 * this.#max) this.#kept = this.#worst();
  }

  get all(): ShownFinding[] {
    return this.#worst().map(({ finding }) => finding);
  }

  #worst(): Ranked[] {
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
