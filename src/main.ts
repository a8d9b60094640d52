import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { whyNoSecrets } from './inputs/no-secrets.ts';
import { type ParsedInputs, parseInputs } from './inputs/parse.ts';
import { setsTags, WORKSPACE_CONFIG } from './inputs/workspace-config.ts';
import { runOperation } from './operations/run.ts';
import { PlatformClient } from './platform/client.ts';
import type { Clock } from './platform/http/clock.ts';
import { ProgressCount } from './report/progress.ts';
import { Report } from './report/report-file.ts';
import { type ReportFile, Writer } from './runner/writer.ts';

const VERSION = '1.0.0';
const PROGRESS_INTERVAL_MS = 5000;
/** After a signal, requests under way get so long to end, in ms: the runner kills the step after 10 s. */
const GRACE_MS = 800;

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
  if (inputs.ok) return perform(inputs, writer, file);
  const { tellProblems } = await import('./report/tell.ts');
  await tellProblems(inputs, VERSION, new Report(file), file, writer);
}

async function perform(inputs: ParsedInputs & { ok: true }, writer: Writer, file: ReportFile): Promise<void> {
  const { connection, request } = inputs;
  const startedAt = clock.now();
  const { stop, abort } = cancellation();
  const client = new PlatformClient({
    ...connection,
    userAgent: `code-security-platform-action/${VERSION}`,
    clock,
    stop,
    abort,
    ...proxySettings(process.env),
    // Once the request is out: loading blocks, and would hold it back.
    onFirstRequest: () => setImmediate(() => writer.loadToolkit()),
  });
  const progress = new ProgressCount(clock.now);
  const timer = setInterval(() => {
    const line = progress.line();
    if (line !== undefined) writer.info(line);
  }, PROGRESS_INTERVAL_MS);
  const report = new Report(file, request.operation);
  const result = await runOperation(client, request, progress, report);
  clearInterval(timer);
  await client.close();

  if (stop.aborted) result.failure ??= { kind: 'stopped' };
  for (const warning of inputs.warnings) result.notices.push({ kind: 'input', ...warning });
  if (request.operation === 'tag' && (await workspaceSetsTags())) {
    result.notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
  }
  const run = {
    baseUrl: connection.baseUrl.href,
    version: VERSION,
    cancelled: stop.aborted,
    requestsSent: client.requestsSent,
    startedAt,
    endedAt: clock.now(),
    debug: process.env.RUNNER_DEBUG === '1',
  };
  const { tell } = await import('./report/tell.ts');
  await tell(result, run, report, file, writer);
}

/** A signal stops new requests at once, and those under way a little later. */
function cancellation(): { stop: AbortSignal; abort: AbortSignal } {
  const stop = new AbortController();
  const abort = new AbortController();
  const cancel = () => {
    stop.abort();
    setTimeout(() => abort.abort(), GRACE_MS).unref();
  };
  process.on('SIGINT', cancel).on('SIGTERM', cancel);
  return { stop: stop.signal, abort: abort.signal };
}

function proxySettings(environment: NodeJS.ProcessEnv) {
  // The runner's own tools take addresses without a scheme, too.
  const address = (text = '') => (text === '' || text.includes('://') ? text : `http://${text}`);
  const httpProxy = address(environment.http_proxy || environment.HTTP_PROXY);
  const httpsProxy = address(environment.https_proxy || environment.HTTPS_PROXY);
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

/** A fault of the action itself: one annotation, and the stack only where somebody looks for it. */
main().catch((error: unknown) => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const writer = new Writer(process.env);
  if (process.env.RUNNER_DEBUG === '1') for (const line of (stack ?? '').split('\n')) writer.info(line);
  const remedy =
    'Run the job again with step debugging on, and report the log to the maintainers of this action.';
  return writer.fail(`The step failed by a fault of the action: ${message}. ${remedy}`);
});
