import type { Log } from './log.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Writes outputs where the runner reads them; outside a runner, or where that fails, into the log. */
export async function setOutputs(
  values: Readonly<Record<string, string>>,
  environment: Environment,
  log: Log,
): Promise<void> {
  const core = await import('@actions/core');
  let problem = environment.GITHUB_OUTPUT ? undefined : 'there is no GITHUB_OUTPUT';
  for (const [name, value] of Object.entries(values)) {
    if (problem === undefined) {
      problem = problemOf(() => core.setOutput(name, value));
      if (problem === undefined) continue;
    }
    log.info(`output ${name} (not written, ${problem}): ${value}`, Number.POSITIVE_INFINITY);
  }
}

/** Adds to the summary of the job; outside a runner, or where that fails, it goes to the log. */
export async function addSummary(text: string, environment: Environment, log: Log): Promise<void> {
  let problem = environment.GITHUB_STEP_SUMMARY ? undefined : 'there is no GITHUB_STEP_SUMMARY';
  if (problem === undefined) {
    try {
      const core = await import('@actions/core');
      await core.summary.addRaw(text).write();
      return;
    } catch (error) {
      problem = messageOf(error);
    }
  }
  log.info(`The summary was not written (${problem}):`);
  for (const line of text.split('\n').slice(0, 300)) log.info(line);
}

function problemOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
