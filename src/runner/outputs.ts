import { randomUUID } from 'node:crypto';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import type { Log } from './log.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Writes outputs where the runner reads them; outside a runner, or where that fails, into the log. */
export function setOutputs(
  values: Readonly<Record<string, string>>,
  environment: Environment,
  log: Log,
): void {
  const entries = Object.entries(values);
  // As the runner's documentation has it for values of several lines. Nobody can guess the delimiter.
  const delimiter = `delimiter_${randomUUID()}`;
  const text = entries.map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join('');
  const problem = appendTo('GITHUB_OUTPUT', text, environment);
  if (problem === undefined) return;
  for (const [name, value] of entries)
    log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
  if (environment.GITHUB_OUTPUT) {
    log.warning(
      `Outputs could not be written, so later steps do not get them: ${problem}. The log has them.`,
    );
  }
}

/** Adds to the summary of the job; outside a runner, or where that fails, it goes to the log. */
export function addSummary(text: string, environment: Environment, log: Log): void {
  const problem = appendTo('GITHUB_STEP_SUMMARY', text, environment);
  if (problem === undefined) return;
  if (environment.GITHUB_STEP_SUMMARY)
    log.warning(`The summary could not be written: ${problem}. The log has it.`);
  log.info(`The summary was not written (${problem}):`);
  for (const line of text.split('\n').slice(0, 300)) log.info(line);
}

/**
 * Adds to the file that the runner names in a variable.
 *
 * @returns why it was not written
 */
function appendTo(variable: string, text: string, environment: Environment): string | undefined {
  const path = environment[variable];
  if (!path) return `${variable} is not set`;
  const before = lengthOf(path);
  try {
    appendFileSync(path, text);
    return undefined;
  } catch (error) {
    takeBack(path, before);
    return error instanceof Error ? error.message : String(error);
  }
}

function lengthOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** A disk that fills up leaves the start of a text: the runner fails a step whose last output does not end. */
function takeBack(path: string, length: number): void {
  try {
    if (lengthOf(path) > length) truncateSync(path, length);
  } catch {
    // What can't be written can't be cut either, such as a device.
  }
}
