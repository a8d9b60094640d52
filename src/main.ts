import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { whyNoSecrets } from './inputs/no-secrets.ts';
import { type ParsedInputs, parseInputs } from './inputs/parse.ts';
import { setsTags, WORKSPACE_CONFIG } from './inputs/workspace-config.ts';
import { outcomeOf, type StepResult } from './operations/result.ts';
import { runOperation } from './operations/run.ts';
import { PlatformClient } from './platform/client.ts';
import type { Clock } from './platform/clock.ts';
import { annotationOf, logLines, problemAnnotation, warningLines } from './report/log.ts';
import { MOST_ROWS } from './report/markup.ts';
import { LIST_OUTPUTS, MOST_OUTPUT, outputsOf } from './report/outputs.ts';
import { ProgressCount } from './report/progress.ts';
import { Report } from './report/report-file.ts';
import { problemSummary, summaryOf } from './report/summary.ts';
import { type ReportFile, Writer } from './report/writer.ts';

const VERSION = '1.0.0';
const PROGRESS_EVERY = 5000;
/** After a signal, requests under way get so long to end, in ms: the runner kills the step after 10 s. */
const GRACE = 800;

const clock: Clock = {
  now: Date.now,
  random: Math.random,
  // An abort ends the sleep early, which is no error.
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

async function main(): Promise<void> {
  const environment = process.env;
  const writer = new Writer(environment);
  const token = environment.INPUT_TOKEN?.trim();
  if (token) writer.mask(token);
  const inputs = await parseInputs({
    environment,
    now: clock.now(),
    whyNoSecrets: () => whyNoSecrets(environment, readText),
  });
  const suffix = `${clock.now().toString(36)}-${process.pid}`;
  const file = writer.report([environment.RUNNER_TEMP ?? '', tmpdir()].filter(Boolean), suffix);
  if (inputs.ok) await perform(inputs, writer, file);
  else await refuse(inputs, writer, file);
}

async function perform(inputs: ParsedInputs & { ok: true }, writer: Writer, file: ReportFile): Promise<void> {
  const { connection, request } = inputs;
  const startedAt = clock.now();
  const stop = new AbortController();
  const abort = new AbortController();
  const cancel = () => {
    stop.abort();
    setTimeout(() => abort.abort(), GRACE);
  };
  process.once('SIGINT', cancel).once('SIGTERM', cancel);
  const client = new PlatformClient({
    ...connection,
    userAgent: `code-security-platform-action/${VERSION}`,
    clock,
    stop: stop.signal,
    abort: abort.signal,
    ...proxySettings(process.env),
    onFirstRequest: () => void writer.loadToolkit(),
  });

  const progress = new ProgressCount(clock.now);
  const timer = setInterval(() => {
    const line = progress.line();
    if (line !== undefined) writer.info(line);
  }, PROGRESS_EVERY);
  const part =
    request.operation in LIST_OUTPUTS ? LIST_OUTPUTS[request.operation as keyof typeof LIST_OUTPUTS] : 'rows';
  const report = new Report(file, part, { first: MOST_ROWS, json: MOST_OUTPUT });
  const result = await runOperation(client, request, progress, report);
  clearInterval(timer);
  await client.close();

  const cancelled = stop.signal.aborted;
  if (cancelled) result.failure ??= { kind: 'stopped' };
  for (const warning of inputs.warnings) result.notices.push({ kind: 'input', ...warning });
  if (request.operation === 'tag' && (await workspaceSetsTags())) {
    result.notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
  }
  const run = { baseUrl: connection.baseUrl.href, cancelled, requestsSent: client.requestsSent, startedAt };
  await tell(result, report, run, writer, file);
}

interface Run {
  baseUrl: string;
  cancelled: boolean;
  requestsSent: number;
  startedAt: number;
}

/** Writes all that a result is told by: report, outputs, summary, log and annotations. */
async function tell(
  result: StepResult,
  report: Report,
  run: Run,
  writer: Writer,
  file: ReportFile,
): Promise<void> {
  const endedAt = clock.now();
  const { values, tooLarge } = outputsOf(result, report.kept);
  for (const output of tooLarge) result.notices.push({ kind: 'output-too-large', output });
  report.end({
    operation: result.operation,
    outcome: outcomeOf(result),
    cancelled: run.cancelled,
    platform: run.baseUrl,
    version: VERSION,
    started_at: new Date(run.startedAt).toISOString(),
    ended_at: new Date(endedAt).toISOString(),
    requests_sent: run.requestsSent,
    result,
  });
  file.close();
  if (file.problem !== undefined) result.notices.push({ kind: 'no-report', cause: file.problem });

  await writer.outputs(file.path === undefined ? values : { ...values, 'report-path': file.path });
  const reportName = file.path === undefined ? undefined : basename(file.path);
  await writer.summary(summaryOf(result, report.kept, { ...run, took: endedAt - run.startedAt, reportName }));
  const { title, lines } = logLines(result);
  await writer.group(title, lines);
  await writer.warnings(warningLines(result));
  const annotation = annotationOf(result, run.cancelled);
  if (annotation !== undefined) await writer.fail(annotation);
  if (result.failure?.kind === 'unexpected' && process.env.RUNNER_DEBUG === '1') {
    for (const line of result.failure.stack?.split('\n') ?? []) writer.info(line);
  }
}

async function refuse(inputs: ParsedInputs & { ok: false }, writer: Writer, file: ReportFile): Promise<void> {
  const { operation, problems, warnings } = inputs;
  const report = new Report(file, 'rows', { first: 0, json: 0 });
  report.end({
    operation,
    outcome: 'failed',
    cancelled: false,
    version: VERSION,
    requests_sent: 0,
    problems,
  });
  file.close();
  await writer.outputs({
    outcome: 'failed',
    ...(file.path === undefined ? {} : { 'report-path': file.path }),
  });
  await writer.summary(problemSummary(operation, problems));
  await writer.warnings(warnings.map(({ input, message }) => `The input \`${input}\` ${message}.`));
  await writer.fail(problemAnnotation(operation, problems));
}

function proxySettings(environment: NodeJS.ProcessEnv) {
  const httpProxy = environment.http_proxy || environment.HTTP_PROXY || '';
  const httpsProxy = environment.https_proxy || environment.HTTPS_PROXY || '';
  const noProxy = environment.no_proxy || environment.NO_PROXY || '';
  return httpProxy || httpsProxy ? { proxy: { httpProxy, httpsProxy, noProxy } } : {};
}

async function workspaceSetsTags(): Promise<boolean> {
  const text = readText(join(process.env.GITHUB_WORKSPACE || '.', WORKSPACE_CONFIG));
  return text !== undefined && setsTags(text);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // Both files that are read may well be missing.
  }
}

await main();
