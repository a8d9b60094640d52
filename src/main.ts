import './node-version.ts';
import { setTimeout as delay } from 'node:timers/promises';
import * as core from '@actions/core';
import { OPERATIONS } from './model/operations.ts';
import { stepFiles, workspaceOf } from './runner/files.ts';
import { runStep } from './step.ts';

// Fails the process if Node runs out of work before the step has ended.
process.exitCode = 1;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort('signal'));
// An uncaught error would end the process at once, before anything is reported.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (thrown) =>
    interruption.abort(thrown instanceof Error ? thrown : new Error(String(thrown))),
  );
// A closed log (EPIPE) does not stop the step.
process.stdout.on('error', () => undefined);

void runStep({
  folder: OPERATIONS.find((name) => name === process.argv[2]),
  environment: process.env,
  core,
  workspace: workspaceOf(process.env),
  files: stepFiles(process.env, `${Date.now().toString(36)}-${process.pid}`),
  clock: {
    // Monotonic, because a wall clock that is set back would hang the step.
    now: () => Math.round(performance.timeOrigin + performance.now()),
    random: Math.random,
    sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  },
  interrupted: interruption.signal,
}).then((succeeded) => {
  process.exitCode = succeeded ? 0 : 1;
  // Once the log is flushed. Timers and connections are not worth waiting for.
  process.stdout.write('', () => process.exit());
});
