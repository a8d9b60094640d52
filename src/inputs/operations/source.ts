import type { Connection, DeploymentHint, ReadFile } from '../../model/ports.ts';
import type { RunEvent } from '../../model/request.ts';
import type { Environment } from '../environment.ts';
import type { InputReader } from '../reader.ts';

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
