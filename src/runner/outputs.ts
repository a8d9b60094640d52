import { stat, truncate } from 'node:fs/promises';
import type { Environment } from '../model/ports.ts';
import type { Log, RunnerCore } from './log.ts';

export interface RunnerParts {
  core: RunnerCore;
  environment: Environment;
  log: Log;
}

/**
 * Outside a runner, or on a failure, logs the outputs in full. Never rejects.
 *
 * @param isFinal whether nothing replaces them, so that a failure is reported
 */
export async function setOutputs(
  values: Readonly<Record<string, string>>,
  { core, environment, log }: RunnerParts,
  isFinal = true,
): Promise<void> {
  const entries = Object.entries(values);
  const problem = await appendOrRestore('GITHUB_OUTPUT', environment, () => {
    for (const [name, value] of entries) core.setOutput(name, value);
  });
  if (problem === undefined || !isFinal) return;
  for (const [name, value] of entries)
    log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
  if (environment.GITHUB_OUTPUT)
    log.warning(`Outputs could not be written: ${problem}. Later steps do not get them; the log has them.`);
}

/** Outside a runner, or on a failure, logs the text in full. Never rejects. @returns whether the summary has it */
export async function addSummary(text: string, { core, environment, log }: RunnerParts): Promise<boolean> {
  const problem = await appendOrRestore('GITHUB_STEP_SUMMARY', environment, async () => {
    core.summary.addRaw(text);
    await core.summary.write();
  });
  if (problem === undefined) return true;
  core.summary.emptyBuffer();
  if (environment.GITHUB_STEP_SUMMARY)
    log.warning(`The summary could not be written: ${problem}. The log has it.`);
  log.info(`The summary was not written (${problem}):`);
  for (const line of text.split('\n')) log.info(line, Number.POSITIVE_INFINITY);
  return false;
}

/**
 * If `write` fails, removes the incomplete text: the runner fails a step whose last output has no end.
 *
 * @returns the reason of a failure
 */
async function appendOrRestore(
  variable: 'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY',
  environment: Environment,
  write: () => unknown,
): Promise<string | undefined> {
  const path = environment[variable];
  if (!path) return `${variable} is not set`;
  const before = await stat(path).catch(() => undefined);
  try {
    await write();
    return undefined;
  } catch (error) {
    if (before !== undefined) await truncate(path, before.size).catch(() => undefined);
    // Callers continue the sentence.
    return (error as Error).message.replace(/\.+$/, '');
  }
}
