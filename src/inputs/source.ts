import type { Connection, DeploymentHint, ReadFile } from '../model/ports.ts';
import { MAX_DURATION_MS } from './connection.ts';
import type { Environment, InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import { boolean, describeProblem, duration, wholeNumber } from './values.ts';

/** What the reader of an operation's inputs reads from. */
export interface Source {
  reader: InputReader;
  deployment: DeploymentHint;
  connection: Connection;
  /** In epoch ms, for ages. */
  now: number;
  environment: Environment;
  readFile: ReadFile;
  /** The event of the run, read when it is first asked for. */
  event: () => Promise<RunEvent>;
}

export function readBase({ deployment, connection }: Source) {
  return { deployment, concurrency: connection.concurrency };
}

/**
 * `dry-run` and `max-changes`.
 *
 * @param isCounted whether what is selected was named one by one: then there is no limit unless one is given
 */
export function readWriting(source: Source, isCounted = false) {
  const { reader } = source;
  const maxChanges = reader.read('max-changes', wholeNumber(0));
  const isLimited = !isCounted || reader.given('max-changes') !== undefined;
  return {
    ...readBase(source),
    dryRun: readDryRun(reader),
    maxChanges: isLimited ? maxChanges : undefined,
  };
}

/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
export function readDryRun(reader: InputReader): boolean {
  if (reader.isEmptied('dry-run')) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    const why = 'as happens when `${{ inputs.dry-run }}` has no value';
    reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
  }
  return reader.read('dry-run', boolean);
}

/** How long to wait for a scan. */
export function readWait({ reader }: Source): number {
  return reader.read('wait-for', duration(0, MAX_DURATION_MS)) ?? 0;
}

/** Elements of one page; the lists know how many they may have. */
export function readPageSize({ reader }: Source, max = 3000): number | undefined {
  return reader.read('page-size', wholeNumber(1, max));
}

/** The prefix of the project tags to count by. */
export function readGroupBy({ reader }: Source): string {
  const prefix = reader.text('group-by');
  const bare = prefix.replace(/[*?].*/s, '');
  const problem = `which is a pattern, not a prefix; write \`${bare === '' ? 'team:' : bare}\``;
  if (bare !== prefix) reader.problem('group-by', describeProblem(prefix, problem));
  return prefix;
}
