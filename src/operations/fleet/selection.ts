import type { Selection, Shard } from '../../model/request.ts';
import { patternMatcher } from '../pattern.ts';

/** Decides about names while a list goes by, and knows afterwards what found nothing. */
export interface Selector {
  selects(name: string): boolean;
  /** The wanted names and patterns that no name has matched so far. */
  unmatched(): { names: string[]; patterns: string[] };
}

export function selector(selection: Selection): Selector {
  const names = new Map(selection.names.map((name) => [name.toLowerCase(), name]));
  const patterns = new Map(selection.patterns.map((pattern) => [pattern, patternMatcher(pattern)]));
  const except = selection.except.map(patternMatcher);
  const unmatchedNames = new Map(names);
  const unmatchedPatterns = new Set(selection.patterns);
  return {
    selects(name) {
      // What is taken away has been found all the same: it is no name or pattern that finds nothing.
      let wanted = names.has(name.toLowerCase());
      if (wanted) unmatchedNames.delete(name.toLowerCase());
      for (const [pattern, matches] of patterns) {
        // Every pattern is tried until it has matched once, to know which ones find nothing.
        if ((wanted && !unmatchedPatterns.has(pattern)) || !matches(name)) continue;
        wanted = true;
        unmatchedPatterns.delete(pattern);
      }
      return wanted && !except.some((matches) => matches(name));
    },
    unmatched: () => ({ names: [...unmatchedNames.values()], patterns: [...unmatchedPatterns] }),
  };
}

/** The items of a selection, as the user wrote them. */
export function selectionItems({ names, patterns, except }: Selection): string[] {
  return [...names, ...patterns, ...except.map((pattern) => `!${pattern}`)];
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
