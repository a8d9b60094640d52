import type { Selection, Shard } from '../inputs/request.ts';

/** Decides about names while a list goes by, and knows afterwards what found nothing. */
export interface Selector {
  selects(name: string): boolean;
  /** The wanted names and patterns that no name has matched so far. */
  unmatched(): { names: string[]; patterns: string[] };
}

export async function selector(selection: Selection): Promise<Selector> {
  const matcher = await patternMatcher(selection);
  const names = new Map(selection.names.map((name) => [name.toLowerCase(), name]));
  const patterns = new Map(selection.patterns.map((pattern) => [pattern, matcher(pattern)]));
  const except = selection.except.map(matcher);
  const unmatchedNames = new Map(names);
  const unmatchedPatterns = new Set(selection.patterns);
  return {
    selects(name) {
      if (except.some((matches) => matches(name))) return false;
      let wanted = names.has(name.toLowerCase());
      if (wanted) unmatchedNames.delete(name.toLowerCase());
      for (const [pattern, matches] of patterns) {
        // Every pattern is tried until it has matched once, to know which ones find nothing.
        if ((wanted && !unmatchedPatterns.has(pattern)) || !matches(name)) continue;
        wanted = true;
        unmatchedPatterns.delete(pattern);
      }
      return wanted;
    },
    unmatched: () => ({ names: [...unmatchedNames.values()], patterns: [...unmatchedPatterns] }),
  };
}

async function patternMatcher(selection: Selection): Promise<(pattern: string) => (name: string) => boolean> {
  if (selection.patterns.length + selection.except.length === 0) return () => () => false;
  const { default: picomatch } = await import('picomatch');
  return (pattern) => {
    const matches = picomatch(globOf(pattern), { nocase: true, dot: true });
    return (name) => matches(name);
  };
}

/**
 * `*` and `?` stay within a segment and `**` crosses segments wherever it stands; every other character that
 * the pattern library knows (brackets, braces, `+(…)`) stands in project names and means itself.
 */
function globOf(pattern: string): string {
  return pattern
    .replace(/[\\[\]{}()+@!|^$"]/g, '\\$&')
    .replace(/\*{3,}/g, '**')
    .replace(/\*\*/g, (stars, at: number, whole: string) => {
      const before = whole[at - 1] ?? '/';
      const after = whole[at + 2] ?? '/';
      return before === '/' && after === '/' ? stars : '*{,/**/*}';
    });
}

/**
 * Whether a project belongs to a shard; to none given, all do. The name alone decides, by its SHA-256, so
 * that every machine decides alike.
 */
export async function shardFilter(shard: Shard | undefined): Promise<(name: string) => boolean> {
  if (shard === undefined) return () => true;
  const { createHash } = await import('node:crypto');
  return (name) => {
    const hash = createHash('sha256').update(name.toLowerCase()).digest();
    return hash.readUInt32BE(0) % shard.of === shard.index - 1;
  };
}
