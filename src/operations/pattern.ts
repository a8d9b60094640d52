/** A character that stands for itself, or one of the wildcards. */
type Token = { character: string } | 'one' | 'within' | 'across' | 'maybe';

/**
 * Matches names against a pattern without regard to case: `?` is one character and `*` any number of them
 * within a segment, `**` any number across segments; as a segment of its own between two others, `**` may
 * also be none at all. Every other character means itself, for brackets, braces and plus signs stand in
 * project names.
 *
 * Time grows with the length of the pattern times that of the name, whatever they are. An expression that a
 * pattern library compiled attempts all ways to share the name out among the wildcards: five of them and a name
 * of 105 characters took it 0.4 s, and each further one multiplies that.
 */
export function patternMatcher(pattern: string): (name: string) => boolean {
  const tokens = tokensOf(pattern.toLowerCase());
  return (name) => {
    let states = new Set<number>();
    reach(tokens, 0, states);
    for (const character of name.toLowerCase()) {
      const next = new Set<number>();
      for (const state of states) step(tokens, state, character, next);
      if (next.size === 0) return false;
      states = next;
    }
    return states.has(tokens.length);
  };
}

function tokensOf(pattern: string): Token[] {
  const parts = pattern.match(/\*{2,}|[\s\S]/gu) ?? [];
  return parts.flatMap((part, at): Token[] => {
    if (part === '?') return ['one'];
    if (part === '*') return ['within'];
    if (!part.startsWith('**')) return [{ character: part }];
    const segments = (parts[at - 1] ?? '/') === '/' && parts[at + 1] === '/';
    return segments ? ['maybe', 'across'] : ['across'];
  });
}

/** Adds a state, and those that follow from it without a character. */
function reach(tokens: readonly Token[], state: number, states: Set<number>): void {
  states.add(state);
  const token = tokens[state];
  if (token === 'within' || token === 'across') reach(tokens, state + 1, states);
  if (token === 'maybe') {
    reach(tokens, state + 1, states);
    reach(tokens, state + 3, states); // Past the `**` and its slash.
  }
}

function step(tokens: readonly Token[], state: number, character: string, next: Set<number>): void {
  const token = tokens[state];
  if (token === undefined || token === 'maybe') return;
  if (typeof token === 'object') {
    if (token.character === character) reach(tokens, state + 1, next);
  } else if (token === 'across' || character !== '/') {
    reach(tokens, token === 'one' ? state + 1 : state, next);
  }
}
