import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { DEFAULT_TOKEN, type Platform } from '../emulator/platform/server.ts';
import { parseInputs } from '../src/inputs/parse.ts';
import { perform } from '../src/perform.ts';
import { parseJson } from '../src/platform/http/json.ts';
import { publishProblems } from '../src/report/publish.ts';
import { stepFiles } from '../src/runner/files.ts';
import { Log } from '../src/runner/log.ts';
import { readRegularFile } from '../src/runner/workspace.ts';
import { annotations, inputVariables, parseFileCommands, type StepRun } from './step.ts';

let steps = 0;

/**
 * A step within this process: all of it but `main.ts`. Its clock is the platform's, which its pauses take along. Ids
 * beyond 2^53 are `bigint` in the report.
 */
export async function innerStep(platform: Platform, inputs: Record<string, string>): Promise<StepRun> {
  const temp = await mkdtemp(join(tmpdir(), 'step-'));
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary.md') };
  const connection = { token: DEFAULT_TOKEN, 'base-url': platform.url, 'max-retries': '0' };
  const deployment = { 'deployment-slug': 'acme', 'deployment-id': '120' };
  const environment = {
    ...{ GITHUB_REPOSITORY: 'acme/payments-api', GITHUB_EVENT_NAME: 'push', GITHUB_WORKSPACE: temp },
    ...{ RUNNER_TEMP: temp, ...files },
    ...(await inputVariables({ ...connection, ...deployment, 'github-token': '', ...inputs })),
  };
  const clock = {
    now: () => platform.now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      platform.now += ms;
      await new Promise((resolved) => setTimeout(resolved, 1));
    },
  };
  const { log, text } = memoryLog();
  steps += 1;
  const made = stepFiles(environment, String(steps));
  const read = await parseInputs({
    environment,
    now: clock.now(),
    readFile: (path, maxBytes) => readRegularFile(resolve(temp, path), maxBytes, 60_000),
  });
  const stop = new AbortController().signal;
  const parts = { environment, clock, log, workspace: temp, files: made };
  const cancellation = () => ({ stop, abort: stop, reason: () => undefined });
  const isDone = read.ok && (await perform(read, { ...parts, cancellation }));
  if (!read.ok) publishProblems(read, 'test', parts);
  const outputs = parseFileCommands(await readFile(files.GITHUB_OUTPUT, 'utf8'));
  const reportText = outputs['report-path'] ? await readFile(outputs['report-path'], 'utf8') : '';
  return {
    exitCode: isDone ? 0 : 1,
    log: text(),
    stderr: '',
    outputs,
    summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8').catch(() => ''),
    errors: annotations(text(), 'error'),
    warnings: annotations(text(), 'warning'),
    report: reportText === '' ? undefined : parseJson(reportText),
    reportText,
    temp,
  };
}

function memoryLog(): { log: Log; text: () => string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { log: new Log(stream), text: () => chunks.join('') };
}
