import { distinctNames } from '../model/names.ts';
import type { Connection, DeploymentHint, Environment, FileProblem, ReadFile } from '../model/ports.ts';
import { type NameList, nameListOf, type ProjectSelection, type Shard } from '../model/selection.ts';
import type { InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import {
  boolean,
  type Check,
  checkFor,
  colonProblem,
  duration,
  exclusionProblem,
  nameProblem,
  onlyExclusionsProblem,
  type Parse,
  type Parsed,
  type WrongText,
  wholeNumber,
} from './values.ts';

export interface Source {
  reader: InputReader;
  deployment: DeploymentHint;
  connection: Connection;
  /** In epoch ms, for ages. */
  now: number;
  environment: Environment;
  readFile: ReadFile;
  /** Reads the event of the run once. */
  event: () => Promise<RunEvent>;
}

/** @param remedy for a file that does not exist */
export function fileProblem(problem: FileProblem, remedy = ''): WrongText {
  return { problem, remedy: `${problem === 'does not exist' ? `${remedy}, or ` : ''}correct the path` };
}

export function numberOrAll(min: number): Parse<number | 'all'> {
  const parse = wholeNumber(min);
  return (text) => {
    if (text.toLowerCase() === 'all') return { value: 'all' };
    const read = parse(text);
    return 'value' in read ? read : { remedy: `${read.remedy}, or \`all\`` };
  };
}

/** Without a default limit, a selection is limited only if `max-changes` is given. */
export function readWriting({ reader }: Source, hasDefaultLimit = true) {
  const limit = reader.read('max-changes', numberOrAll(0));
  const isLimited = hasDefaultLimit || reader.givenText('max-changes') !== undefined;
  const maxChanges = isLimited && limit !== 'all' ? limit : undefined;
  return { dryRun: readDryRun(reader), maxChanges };
}

/** Refuses an empty value: `${{ inputs.dry-run }}` is empty on a schedule, and must not write. */
export function readDryRun(reader: InputReader): boolean {
  const why = `\`\${{ inputs.dry-run }}\` has no value`;
  reader.refuseEmptied('dry-run', why, 'give `true` or `false`, or leave it out');
  return reader.read('dry-run', boolean);
}

export function readWait({ reader, connection }: Source): number {
  const waitMs = reader.read('wait-for', duration(0)) ?? 0;
  if (waitMs >= connection.timeLimitMs && !reader.hasProblem('wait-for', 'time-limit')) {
    const remedy = 'use a shorter time, or raise `time-limit`';
    reader.problem('wait-for', `is not shorter than \`time-limit\`, which ends the step first; ${remedy}`);
  }
  return waitMs;
}

export function readPageSize({ reader }: Source, max = 3000): number | undefined {
  return reader.read('page-size', wholeNumber(1, max));
}

/** Undefined if the input is empty. */
export function readProjectNames(reader: InputReader): NameList | undefined {
  const items = readSelecting(reader, 'projects', nameProblem);
  if (items.length === 0) return undefined;
  const { names, patterns, except } = nameListOf(items);
  return { names: distinctNames(names), patterns, except };
}

/** Items with `!` exclude some of the others. */
export function readSelecting(reader: InputReader, input: string, ...checks: readonly Check[]) {
  const items = reader.list(input, exclusionProblem, ...checks);
  refuseOnlyExclusions(reader, input, items);
  return items;
}

export function refuseOnlyExclusions(reader: InputReader, input: string, items: readonly string[]): void {
  const problem = reader.hasProblem(input) ? undefined : onlyExclusionsProblem(items);
  if (problem !== undefined) reader.problem(input, problem);
}

const wholeValueProblem = checkFor(
  [/^!/, 'starts with `!`, but this input cannot exclude', 'list only values to select'],
  [/[*?]/, 'is a pattern, but this input takes none', 'list each value whole'],
);

export function readWholeValues(reader: InputReader, input: string, ...checks: readonly Check[]) {
  return reader.list(input, wholeValueProblem, ...checks);
}

/** Tags that select. */
export function readTags(reader: InputReader, input: string): readonly string[] {
  return readWholeValues(reader, input, colonProblem);
}

/** `projects` and `projects-tagged`; undefined when neither is given. Tags alone select from all projects. */
export function readProjects(reader: InputReader): ProjectSelection | undefined {
  const list = readProjectNames(reader);
  const tagged = readTags(reader, 'projects-tagged');
  if (list !== undefined) return { ...list, tagged };
  if (tagged.length === 0) return undefined;
  return { names: [], patterns: ['**'], except: [], tagged };
}

/** Without either input, the repository of the workflow. */
export function readSelection(source: Source): ProjectSelection {
  const projects = readProjects(source.reader);
  return projects ?? { names: [repositoryOfRun(source)], patterns: [], except: [], tagged: [] };
}

export function readFleet(source: Source) {
  const projects = readSelection(source);
  const shard = readShard(source.reader);
  return { ...readWriting(source, projects.patterns.length > 0), projects, shard };
}

/** Without the input, the repository of the workflow. */
export function readProject(source: Source): string {
  const { reader } = source;
  const list = readProjectNames(reader);
  if (list === undefined) return repositoryOfRun(source);
  const [name] = list.names;
  const isOneName = list.names.length === 1 && list.patterns.length === 0 && list.except.length === 0;
  if (!isOneName && !reader.hasProblem('projects'))
    reader.problem('projects', 'has a pattern or more than one name; give one project');
  return name ?? '';
}

function repositoryOfRun({ reader, environment }: Source): string {
  const name = environment.GITHUB_REPOSITORY ?? '';
  const problem = 'is empty, and outside a workflow run there is no repository; give a name';
  if (name === '') reader.problem('projects', problem);
  return name;
}

export function readShard(reader: InputReader): Shard | undefined {
  return reader.read('shard', (text): Parsed<Shard> => {
    const [, index = 0, count = 0] = (/^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text) ?? []).map(Number);
    if (index >= 1 && index <= count) return { value: { index, count } };
    return { remedy: 'give a part such as `2/8`, the second of eight' };
  });
}
