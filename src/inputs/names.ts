import { type NameList, nameListOf, type ProjectSelection, type Shard } from '../model/selection.ts';
import { pathProblem } from '../platform/http/path.ts';
import type { InputReader } from './reader.ts';
import { quote } from './text.ts';

/** Names and patterns of projects, or of repositories: the same rules hold for both. */
export function readNames(reader: InputReader, input: string): NameList | undefined {
  const items = reader.list(input);
  if (items.length === 0) return undefined;
  checkNames(reader, input, items);
  checkExceptions(reader, input, items);
  const { names, patterns, except } = nameListOf(items);
  return { names: withoutCaseDuplicates(names), patterns, except };
}

/** Patterns of file paths name files. */
export function checkFolders(reader: InputReader, input: string, items: readonly string[]): void {
  if (reader.hasProblem(input)) return;
  for (const item of items.filter((one) => one.endsWith('/'))) {
    reader.problem(
      input,
      `has ${quote(item)}, which is a folder; write ${quote(`${item}**`)} for the files in it`,
    );
  }
}

/** `projects` and `projects-tagged`; undefined when neither is given. A tag without names selects from all. */
export function readProjects(reader: InputReader): ProjectSelection | undefined {
  const list = readNames(reader, 'projects');
  const tagged = readWithoutExclusions(reader, 'projects-tagged');
  if (list !== undefined) return { ...list, tagged };
  if (tagged.length === 0) return undefined;
  return { names: [], patterns: ['**'], except: [], tagged };
}

/** A list in which a leading `!` would not take anything away, so that more would be selected than was meant. */
export function readWithoutExclusions(reader: InputReader, input: string): readonly string[] {
  const items = reader.list(input);
  const [item] = items.filter((one) => one.startsWith('!'));
  if (item !== undefined && !reader.hasProblem(input)) {
    const what = 'give only what to select';
    reader.problem(input, `has ${quote(item)}, but \`${input}\` cannot exclude anything; ${what}`);
  }
  return items;
}

/** Refuses what is not a name, such as a URL; a leading `!` is not part of it. */
export function checkNames(reader: InputReader, input: string, items: readonly string[]): void {
  // What has a habit of YAML or JSON in it has been refused, with what to write instead.
  if (reader.hasProblem(input)) return;
  for (const item of items) {
    // A sign without a name is a problem of the whole list.
    const problem = item === '!' ? undefined : nameProblem(withoutSign(item));
    if (problem !== undefined) reader.problem(input, `has ${quote(item)}, which ${problem}`);
  }
}

/** What is wrong with the name of a project or repository, and what to write. */
export function nameProblem(name: string): string | undefined {
  const url = /^(?:[a-z][a-z+.-]*:\/\/[^/]*|[\w.-]+@[\w.-]+:)\/?(.*)$/i.exec(name);
  if (url !== null) return `is a URL; ${write(url[1] ?? '')}`;
  if (/\.git$/i.test(name)) return `ends with \`.git\`; ${write(name)}`;
  const problem = pathProblem(name);
  return problem === undefined ? undefined : `${problem}; write the name, such as \`acme/login\``;
}

/** What of a URL's path is the name. */
function write(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const name = bare.replace(/\/$/, '').replace(/\.git$/i, '');
  return name === '' ? 'write the name, such as `acme/login`' : `write ${quote(name)}`;
}

/** What starts with `!` takes something away from the rest of its list. */
export function checkExceptions(reader: InputReader, input: string, items: readonly string[]): void {
  if (items.some((item) => item.startsWith('!') && withoutSign(item) === '')) {
    reader.problem(input, 'has `!` with nothing after it; write the name or pattern to exclude');
  } else if (items.length > 0 && items.every((item) => item.startsWith('!'))) {
    reader.problem(input, 'only excludes; also give what to select, such as `**`');
  }
}

function withoutSign(item: string): string {
  return item.startsWith('!') ? item.slice(1).trim() : item;
}

/** Names are unique without regard to case. */
function withoutCaseDuplicates(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse()).values()].reverse();
}

/** The one project of `gate` and `scan`; the repository of the workflow where it is not given. */
export function readProject(reader: InputReader, repository: string | undefined): string {
  const list = readNames(reader, 'projects');
  if (list === undefined) return repository ?? refuseNoRepository(reader) ?? '';
  const [name] = list.names;
  const several = list.names.length !== 1 || list.patterns.length > 0 || list.except.length > 0;
  if (several && !reader.hasProblem('projects')) {
    reader.problem(
      'projects',
      'has a pattern or more than one name; give the one project that the commit belongs to',
    );
  }
  return name ?? '';
}

export function refuseNoRepository(reader: InputReader): undefined {
  return reader.problem(
    'projects',
    'is empty, and outside a workflow run there is no repository to use; give a name or a pattern',
  );
}

export function readShard(reader: InputReader): Shard | undefined {
  const text = reader.text('shard');
  if (text === undefined) return undefined;
  const match = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
  const index = Number(match?.[1]);
  const of = Number(match?.[2]);
  if (index >= 1 && index <= of) return { index, of };
  return reader.problem('shard', `is ${quote(text)}; give a part such as \`2/8\`, the second of eight`);
}
