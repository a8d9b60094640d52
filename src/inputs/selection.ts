import type { Selection } from '../model/request.ts';
import type { Shard } from '../model/selection.ts';
import { pathProblem } from '../platform/http/path.ts';
import type { InputReader } from './reader.ts';
import { quote } from './text.ts';

/** The input `projects`; undefined when it is not given. */
export function readSelection(reader: InputReader): Selection | undefined {
  const items = reader.list('projects');
  if (items.length === 0) return undefined;
  const except = items.filter((item) => item.startsWith('!')).map((item) => item.slice(1).trim());
  const wanted = items.filter((item) => !item.startsWith('!'));
  for (const item of [...wanted, ...except]) {
    const problem = item.includes('://')
      ? 'is an address: give the name, such as `acme/login`'
      : pathProblem(item);
    if (problem !== undefined) reader.problem('projects', `has ${quote(item)}, which ${problem}`);
  }
  if (wanted.length === 0) {
    reader.problem('projects', 'only takes away: give a name or a pattern to take from, such as `**`');
  }
  const patterns = wanted.filter(isPattern);
  return { names: withoutCaseDuplicates(wanted.filter((item) => !isPattern(item))), patterns, except };
}

export function isPattern(item: string): boolean {
  return /[*?]/.test(item);
}

/** Names are unique without regard to case. */
function withoutCaseDuplicates(names: string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse()).values()].reverse();
}

export function readShard(reader: InputReader): Shard | undefined {
  const text = reader.text('shard');
  if (text === undefined) return undefined;
  const match = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
  const index = Number(match?.[1]);
  const of = Number(match?.[2]);
  if (index >= 1 && index <= of) return { index, of };
  return reader.problem('shard', `is ${quote(text)}: give a part such as \`2/8\`, the second of eight`);
}
