import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TemporaryFile } from './temporary-file.ts';

/**
 * The files that a step may leave for later steps; each is made only when something is written to it.
 *
 * @param suffix sets the files of one step apart from those of others in the same job
 */
export function stepFiles(environment: Readonly<Record<string, string | undefined>>, suffix: string) {
  const directory = environment.RUNNER_TEMP || tmpdir();
  const file = (name: string, extension: string) =>
    new TemporaryFile(join(directory, `code-security-platform-${name}-${suffix}.${extension}`));
  return {
    report: file('report', 'json'),
    plan: file('plan', 'json'),
    csv: file('list', 'csv'),
    sarif: file('findings', 'sarif'),
  };
}

export type StepFiles = ReturnType<typeof stepFiles>;
