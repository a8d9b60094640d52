import { nameKey } from './names.ts';

/** A character that stands for itself, or a wildcard; `segments` is a `**` between two slashes, with the second one. */
type Token = { character: string } | 'one' | 'within' | 'across' | 'segments';

/** Where to go on when what follows a wildcard does not match: one character, or one segment, later than before. */
interface Retry {
  token: number;
  at: number;
}

/**
 * Matches names against a pattern without regard to case and Unicode form: `?` is one character and `*` any number of
 * them within a segment, `**` any number across segments; as a segment of its own, `**` may also be none at all. Every
 * other character means itself, because brackets, braces and plus signs stand in project names.
 *
 * Only the last wildcard of each sort is tried again, so that time stays bounded: an expression that a pattern library
 * compiled tries all ways to share a name out among the wildcards.
 */
export function patternMatcher(pattern: string): (name: string) => boolean {
  const tokens = tokensOf(nameKey(pattern));
  return (name) => matches(tokens, nameKey(name));
}

function tokensOf(pattern: string): Token[] {
  const parts = pattern.match(/(?<=^|\/)\*{2,}\/|\*{2,}|\*|\?|[\s\S]/g) ?? [];
  return parts.map((part): Token => {
    if (part === '?') return 'one';
    if (part === '*') return 'within';
    if (part.startsWith('**')) return part.endsWith('/') ? 'segments' : 'across';
    return { character: part };
  });
}

function matches(tokens: readonly Token[], name: string): boolean {
  let token = 0;
  let at = 0;
  let within: Retry | undefined;
  let across: Retry | undefined;
  while (at < name.length) {
    const expected = tokens[token];
    const character = name[at];
    if (expected === 'within' || expected === 'across' || expected === 'segments') {
      token += 1;
      within = expected === 'within' ? { token, at } : undefined;
      if (expected !== 'within') across = { token, at };
    } else if (expected === 'one' && character !== '/') {
      token += 1;
      at += (name.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    } else if (typeof expected === 'object' && expected.character === character) {
      token += 1;
      at += 1;
    } else if (within !== undefined && name[within.at] !== '/') {
      within.at += 1;
      ({ token, at } = within);
    } else if (across !== undefined) {
      const end = tokens[across.token - 1] === 'segments' ? name.indexOf('/', across.at) : across.at;
      if (end === -1) return false;
      across.at = end + 1;
      within = undefined;
      ({ token, at } = across);
    } else return false;
  }
  return tokens.slice(token).every((rest) => typeof rest === 'string' && rest !== 'one');
}
