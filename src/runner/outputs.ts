import { appendFileSync } from 'node:fs';
import { setOutput } from '@actions/core';
import type { Log } from './log.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Writes outputs where the runner reads them; outside a runner, or where that fails, into the log. */
export function setOutputs(
  values: Readonly<Record<string, string>>,
  environment: Environment,
  log: Log,
): void {
  const isRunner = Boolean(environment.GITHUB_OUTPUT);
  let problem = isRunner ? undefined : 'there is no GITHUB_OUTPUT';
  for (const [name, value] of Object.entries(values)) {
    if (problem === undefined) {
      problem = problemOf(() => setOutput(name, value));
      if (problem === undefined) continue;
    }
    log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
  }
  if (isRunner && problem !== undefined) {
    log.warning(
      `Outputs could not be written, so that later steps do not get them: ${problem}. The log has them.`,
    );
  }
}

/** Adds to the summary of the job; outside a runner, or where that fails, it goes to the log. */
export function addSummary(text: string, environment: Environment, log: Log): void {
  const path = environment.GITHUB_STEP_SUMMARY;
  // The toolkit waits for two answers of the file system here, longer than all else takes at the end of a step.
  const problem = path ? problemOf(() => appendFileSync(path, text)) : 'there is no GITHUB_STEP_SUMMARY';
  if (problem === undefined) return;
  if (path) log.warning(`The summary could not be written: ${problem}. The log has it.`);
  log.info(`The summary was not written (${problem}):`);
  for (const line of text.split('\n').slice(0, 300)) log.info(line);
}

function problemOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
