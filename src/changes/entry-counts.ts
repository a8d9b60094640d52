import type { PolicyEntry } from '../model/change.ts';

/** Lists of a product's policy; what leaves the first two, or enters the last, weakens it. */
const LISTS = [
  ['rulesets', 'removed'],
  ['rules', 'removed'],
  ['disabled', 'added'],
] as const;

/**
 * What an entry counts for in the limits: each policy, exception, ruleset, rule and disabled rule is one change.
 * `weakening`: those that take protection away.
 */
export function entryCounts({ kind, effect, before = {}, after = {} }: PolicyEntry): {
  changes: number;
  weakening: number;
} {
  if (kind === 'detection') {
    const lists = LISTS.map(([name, weakens]) => {
      const [one, other] = [valuesOf(before[name]), valuesOf(after[name])];
      const figures = { removed: one.difference(other).size, added: other.difference(one).size };
      return { changes: figures.removed + figures.added, weakening: figures[weakens] };
    });
    const total = (figure: 'changes' | 'weakening') => lists.reduce((sum, one) => sum + one[figure], 0);
    return { changes: Math.max(1, total('changes')), weakening: total('weakening') };
  }
  return { changes: 1, weakening: Number(weakens[kind](effect, before, after)) };
}

type Fields = Readonly<Record<string, unknown>>;
type Weakens = (effect: PolicyEntry['effect'], before: Fields, after: Fields) => boolean;

const weakens: Readonly<Record<Exclude<PolicyEntry['kind'], 'detection'>, Weakens>> = {
  exception: (effect, before, after) =>
    effect === 'delete' ? before.exception_type !== 'exclude' : after.exception_type === 'exclude',
  remediation: (effect, before, after) =>
    effect === 'delete' ||
    (effect === 'update' &&
      ((isActive(before) && !isActive(after)) || (isBlocking(before) && !isBlocking(after)))),
  other: (effect) => effect === 'delete',
};

function valuesOf(value: unknown): Set<unknown> {
  return new Set(Array.isArray(value) ? value : []);
}

function isActive({ active }: Fields): boolean {
  return active !== false;
}

function isBlocking({ actions }: Fields): boolean {
  return Array.isArray(actions) && actions.some((action) => Object(action).type === 'block');
}
