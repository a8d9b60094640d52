import './runner/node-version.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { parseInputs } from './inputs/parse.ts';
import { inputTokens } from './inputs/variables.ts';
import { perform, type StepParts } from './perform.ts';
import { cancellation } from './runner/cancellation.ts';
import { exit } from './runner/exit.ts';
import { onFault } from './runner/faults.ts';
import { stepFiles } from './runner/files.ts';
import { Log } from './runner/log.ts';
import { setOutputs } from './runner/outputs.ts';
import { setSecret } from './runner/secrets.ts';
import { readerIn } from './runner/workspace.ts';
import { VERSION } from './version.ts';

const parts: StepParts = {
  environment: process.env,
  workspace: process.env.GITHUB_WORKSPACE || '.',
  log: new Log(),
  clock: {
    // Monotonic: a wall clock that is set back would hang the step. It begins at the wall clock's time.
    now: () => Math.round(performance.timeOrigin + performance.now()),
    random: Math.random,
    // An abort ends the sleep early, which is not an error.
    sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  },
  files: stepFiles(process.env, `${Date.now().toString(36)}-${process.pid}`),
  cancellation,
};

/** @returns whether the step succeeded */
async function main(): Promise<boolean> {
  const { environment, workspace, log, clock, files } = parts;
  for (const token of inputTokens(environment)) setSecret(log, token);
  const inputs = await parseInputs({
    environment,
    now: clock.now(),
    readFile: readerIn(workspace),
  });
  if (inputs.ok) return perform(inputs, parts);
  const { publishProblems } = await import(/* webpackChunkName: "report" */ './report/publish.ts');
  publishProblems(inputs, VERSION, { log, files, environment });
  return false;
}

/** A fault of the action itself: one annotation, and the stack only where somebody looks for it. */
function fail(error: unknown): boolean {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (process.env.RUNNER_DEBUG === '1') for (const line of (stack ?? '').split('\n')) parts.log.info(line);
  const remedy = 'Run the job again with step debugging on, and report the log to the maintainers';
  const outputs = { outcome: 'failed', 'failure-reason': 'other' };
  setOutputs(outputs, parts.environment, parts.log);
  parts.log.error(`The step failed because of a fault in this action: ${message}. ${remedy}.`);
  return false;
}

onFault((fault) => exit(fail(fault)));
void main().catch(fail).then(exit);
