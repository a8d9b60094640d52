import type { Connection, DeploymentHint } from '../model/connection.ts';
import type { ReadFile } from '../model/ports.ts';
import { MAX_DURATION_MS } from './connection.ts';
import type { Environment } from './environment.ts';
import type { InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import { quote } from './text.ts';

/** Elements of one page, at most. */
export const MAX_PAGE_SIZE = 3000;

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

/** `dry-run` and `max-changes`, with what the latter is when it is not given. */
export function readWriting(source: Source, defaultMaxChanges: number | undefined) {
  const { reader } = source;
  return {
    ...readBase(source),
    dryRun: readDryRun(reader),
    maxChanges: reader.integer('max-changes', 0, Number.MAX_SAFE_INTEGER) ?? defaultMaxChanges,
  };
}

/** Empty where an expression has no value, as `inputs` on a schedule, and such a run must not write. */
export function readDryRun(reader: InputReader): boolean {
  if (reader.isEmptied('dry-run')) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    const why = 'as happens when `${{ inputs.dry-run }}` has no value';
    reader.problem('dry-run', `is set but empty, ${why}; give \`true\` or \`false\`, or leave it out`);
  }
  return reader.boolean('dry-run') ?? false;
}

/** How long to wait for a scan; more than `time-limit` would never be reached. */
export function readWait({ reader, connection }: Source, defaultMs: number): number {
  const waitMs = reader.duration('wait-for', 0, MAX_DURATION_MS) ?? defaultMs;
  if (waitMs > connection.timeLimitMs) {
    const what = 'which ends the step first; raise `time-limit` to wait that long';
    reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
  }
  return waitMs;
}

/** The prefix of the project tags to count by. */
export function readGroupBy({ reader }: Source): string {
  const prefix = reader.text('group-by') ?? 'team:';
  const bare = prefix.replace(/\*+$/, '');
  if (bare === prefix && !/[*?]/.test(prefix)) return prefix;
  const what = `is ${quote(prefix)}, but takes a prefix, not a pattern`;
  return reader.problem('group-by', `${what}; write ${quote(bare.replace(/[*?].*/, '') || 'team:')}`) ?? bare;
}
