import { nameKey } from './names.ts';

/** A character that stands for itself, or one of the wildcards. */
type Token = { character: string } | 'one' | 'within' | 'across' | 'maybe';

/** Positions in a pattern that a name may have reached, and where each further character leads from there. */
interface Node {
  positions: readonly number[];
  accepts: boolean;
  /** Nothing that may follow changes the answer: no position is left, or the pattern ends with `**`. */
  final: boolean;
  /** By ASCII code; filled as names ask. */
  next: (Node | undefined)[];
}

const ASCII = 128;
/** Beyond so many nodes nothing is remembered, so that memory stays bounded. */
const MAX_NODES = 500;

/**
 * Matches names against a pattern without regard to case and Unicode form: `?` is one character and `*` any number of them
 * within a segment, `**` any number across segments; as a segment of its own between two others, `**` may
 * also be none at all. Every other character means itself, because brackets, braces and plus signs stand in
 * project names.
 *
 * Time grows with the length of the pattern times that of the name, whatever they are: an expression that a
 * pattern library compiled tries all ways to share a name out among the wildcards, which takes it seconds for
 * some patterns. What was found out for one name is remembered for the next, since names have much in common.
 */
export function patternMatcher(pattern: string): (name: string) => boolean {
  const tokens = tokensOf(nameKey(pattern));
  const start = startOf(tokens);
  const nodes = new Map<string, Node>();
  const nodeOf = (positions: readonly number[]): Node => {
    const key = positions.join();
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const accepts = positions.includes(tokens.length);
    const final = positions.length === 0 || (accepts && tokens.at(-1) === 'across');
    const node: Node = { positions, accepts, final, next: new Array(ASCII).fill(undefined) };
    if (nodes.size < MAX_NODES) nodes.set(key, node);
    return node;
  };
  const first = nodeOf(start);
  return (name) => {
    const text = nameKey(name);
    let node = first;
    for (let at = 0; at < text.length && !node.final; at++) {
      const code = text.charCodeAt(at);
      const known: Node | undefined = code < ASCII ? node.next[code] : undefined;
      if (known !== undefined) {
        node = known;
        continue;
      }
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      const next = nodeOf(advance(tokens, node.positions, character));
      if (code < ASCII) node.next[code] = next;
      at += character.length - 1;
      node = next;
    }
    return node.accepts;
  };
}

function tokensOf(pattern: string): Token[] {
  const parts = pattern.match(/\*{2,}|[\s\S]/gu) ?? [];
  return parts.flatMap((part, at): Token[] => {
    if (part === '?') return ['one'];
    if (part === '*') return ['within'];
    if (!part.startsWith('**')) return [{ character: part }];
    const isSegment = (parts[at - 1] ?? '/') === '/' && parts[at + 1] === '/';
    return isSegment ? ['maybe', 'across'] : ['across'];
  });
}

function startOf(tokens: readonly Token[]): readonly number[] {
  const positions = new Set<number>();
  reach(tokens, 0, positions);
  return [...positions];
}

/** Adds a position, and those that follow from it without a character. */
function reach(tokens: readonly Token[], position: number, positions: Set<number>): void {
  if (positions.has(position)) return;
  positions.add(position);
  const token = tokens[position];
  if (token === 'within' || token === 'across') reach(tokens, position + 1, positions);
  if (token === 'maybe') {
    reach(tokens, position + 1, positions);
    reach(tokens, position + 3, positions); // Past the `**` and its slash.
  }
}

function advance(tokens: readonly Token[], from: readonly number[], character: string): readonly number[] {
  const positions = new Set<number>();
  for (const position of from) {
    const token = tokens[position];
    if (token === undefined || token === 'maybe') continue;
    if (typeof token === 'object') {
      if (token.character === character) reach(tokens, position + 1, positions);
    } else if (token === 'across' || character !== '/') {
      reach(tokens, token === 'one' ? position + 1 : position, positions);
    }
  }
  // In order, so that the same positions have one key.
  return [...positions].sort((a, b) => a - b);
}
