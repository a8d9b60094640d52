import { severityRank } from '../../model/filters.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';

/** What decides how urgent a finding is, and what fixes it, in a few words each. */
export function adviceOn({
  dependency,
  fixes = [],
  reachability,
  validation_state,
  malicious,
}: Finding): string[] {
  const versions = fixes.flatMap(({ package: name = dependency?.package ?? '', version }) =>
    version === undefined ? [] : [`${name} ${version}`],
  );
  const used = packageName(dependency);
  const instead = used === '' ? '' : ` instead of ${used}`;
  return [
    ...(versions.length === 0 ? [] : [`Fixed in ${versions.join(', ')}${instead}`]),
    ...(versions.length === 0 && used !== '' ? [`No fixed version of ${used} is known`] : []),
    ...(malicious === true ? ['malicious'] : []),
    ...[reachability, validation_state].flatMap((text) => text?.replaceAll('_', ' ') ?? []),
  ];
}

/** `lodash 4.17.20`; empty where neither is known. */
function packageName(dependency: Finding['dependency']): string {
  return [dependency?.package, dependency?.version].filter(Boolean).join(' ');
}

/** What people know the kind of problem by: a secret's type, the rule, or the vulnerability. */
export function ruleName({ rule, secret_type, vulnerability_identifier }: Finding): string | undefined {
  return secret_type ?? rule ?? vulnerability_identifier;
}

/** What people know the finding by: a dependency by package, version and vulnerability, else the rule. */
export function findingName(finding: Finding): string | undefined {
  const used = packageName(finding.dependency);
  const { vulnerability_identifier: vulnerability } = finding;
  if (used === '') return ruleName(finding);
  return vulnerability === undefined ? used : `${used} (${vulnerability})`;
}

/** `confirmed valid` */
export function validationText({ validation_state }: Finding): string {
  return (validation_state ?? '').replaceAll('_', ' ');
}

/** `src/app.py:12` */
export function placeText({ path, line }: Finding): string | undefined {
  return path === undefined || line === undefined ? path : `${path}:${line}`;
}

/** Epoch ms since which the finding is there, or is back. */
export function sinceMs({ relevant_since, created_at }: Finding): number | undefined {
  return epochMs(relevant_since ?? created_at);
}

/** Worst first, then oldest first; the order of what is equal stays. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings
    .map((finding) => {
      const rank = severityRank(finding.severity);
      return { finding, rank, since: sinceMs(finding) ?? Number.MAX_SAFE_INTEGER };
    })
    .sort((one, other) => one.rank - other.rank || one.since - other.since)
    .map(({ finding }) => finding);
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
