import type { Finding, Product } from '../../platform/resources/finding.ts';
import type { Inline } from '../content.ts';
import { spaced } from '../format.ts';

export const PRODUCT_NAMES: Record<Product, string> = {
  sast: 'Code',
  sca: 'Supply chain',
  secrets: 'Secrets',
  ai_sast: 'AI-detected',
};

/** Urgency and remedy, in a few words each. */
export function adviceOn(finding: Finding): string[] {
  const { kind, reachability, validation_state, malicious } = finding;
  const reach = reachability === 'unknown' ? 'reachability unknown' : reachability;
  return [
    ...fixAdvice(finding),
    ...(malicious === true ? ['malicious'] : []),
    ...[reach, validation_state].flatMap((word) => (word === undefined ? [] : spaced(word))),
    ...(kind === 'secrets' ? ['revoke it, then remove it'] : []),
  ];
}

/** Empty without a dependency, or if its name has the fixed version. */
function fixAdvice(finding: Finding): string[] {
  const used = packageName(finding.dependency);
  const { own, others } = fixedVersions(finding);
  if (used === '' || own.length > 0) return [];
  if (others.length === 0) return [`No fixed version of ${used} is known`];
  return [`Fixed in ${others.join(', ')} instead of ${used}`];
}

/** Versions of the package itself, and other packages that replace it as `name version`; each once. */
export function fixedVersions({ dependency, fixes = [] }: Finding) {
  const known = fixes.filter(({ version }) => version !== undefined);
  const isOwn = ({ package: name = dependency?.package }) => name === dependency?.package;
  const own = known.filter(isOwn).map(({ version = '' }) => version);
  const others = known.filter((fix) => !isOwn(fix)).map((fix) => packageName(fix));
  return { own: [...new Set(own)], others: [...new Set(others)] };
}

/** `lodash 4.17.20` */
function packageName(dependency: Finding['dependency']): string {
  return [dependency?.package, dependency?.version].filter(Boolean).join(' ');
}

/** A secret's type (its rule is a hash), the rule, or the vulnerability. */
export function ruleName({ kind, rule, secret_type, vulnerability_identifier }: Finding): string | undefined {
  if (kind === 'secrets') return secret_type ?? 'secret';
  return rule ?? vulnerability_identifier;
}

/** `lodash 4.17.20 → 4.17.21 (CVE-2021-23337)`, else the rule or the secret's type. */
export function findingName(finding: Finding): string | undefined {
  const used = packageName(finding.dependency);
  if (used === '') return ruleName(finding);
  const { own } = fixedVersions(finding);
  const update = own.length === 0 ? '' : ` → ${own.join(' or ')}`;
  const { vulnerability_identifier: vulnerability } = finding;
  return `${used}${update}${vulnerability === undefined ? '' : ` (${vulnerability})`}`;
}

/** `src/app.py:12` */
export function placeText({ path, line }: Pick<Finding, 'path' | 'line'>): string | undefined {
  return path === undefined || line === undefined ? path : `${path}:${line}`;
}

/** The end of a dotted name. A text with a space is a package with its version. */
export function shortRule(rule: string): string {
  if (rule.includes(' ')) return rule;
  const parts = rule.split('.');
  return parts.length > 2 ? (parts.at(-1) ?? rule) : rule;
}

/** `main`, `pull/7/merge` */
export function branchName(ref: string | undefined): string {
  return (ref ?? '').replace(/^refs\/(heads\/)?/, '');
}

/** Shortens rules, unless two end alike. */
export function ruleLabels(rules: Iterable<string | undefined>): (rule: string) => string {
  const known = [...new Set(rules)].filter((rule) => rule !== undefined);
  const ends = Map.groupBy(known, shortRule);
  return (rule) => (ends.get(shortRule(rule))?.length === 1 ? shortRule(rule) : rule);
}

const SEVERITY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['critical', '🟥'],
  ['high', '🟧'],
  ['medium', '🟨'],
  ['low', '🟦'],
]);

/** Readable without colour. */
export function severityText(severity: string, count = ''): Inline {
  return { unbroken: [SEVERITY_SIGNS.get(severity), count, severity].filter(Boolean).join(' ') };
}
