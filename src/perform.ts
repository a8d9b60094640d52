import { resolve } from 'node:path';
import type { ParsedInputs } from './inputs/parse.ts';
import type { Connection } from './model/connection.ts';
import type { Notice } from './model/notice.ts';
import type { StepResult } from './model/result.ts';
import type { WriteRules } from './model/rules-draft.ts';
import { runOperation } from './operations/run.ts';
import type { Clock } from './platform/http/clock.ts';
import type { TraceEvent } from './platform/http/trace.ts';
import { createPlatform, type Platform } from './platform/platform.ts';
import type { GitHubParts } from './pull-request-comment.ts';
import { ProgressCount } from './report/progress.ts';
import type { RunFacts } from './report/run-facts.ts';
import { traceLine } from './report/trace-line.ts';
import type { Cancellation } from './runner/cancellation.ts';
import type { StepFiles } from './runner/files.ts';
import type { Log } from './runner/log.ts';
import { createFile, readerIn } from './runner/workspace.ts';
import { VERSION } from './version.ts';

const PROGRESS_INTERVAL_MS = 5000;

/** The process around a step. */
export interface StepParts {
  environment: Readonly<Record<string, string | undefined>>;
  /** Directory of the checkout. */
  workspace: string;
  log: Log;
  clock: Clock;
  files: StepFiles;
  /** What ends the step early. */
  cancellation: (timeLimitMs: number) => Cancellation;
}

type Inputs = ParsedInputs & { ok: true };

/**
 * Runs the operation and publishes its result.
 *
 * @returns whether the step succeeded
 */
export async function perform(inputs: Inputs, parts: StepParts): Promise<boolean> {
  const { log, clock, environment, files, cancellation } = parts;
  const startedAtMs = clock.now();
  const stopping = cancellation(inputs.connection.timeLimitMs);
  const progress = new ProgressCount(clock.now);
  const platform = openPlatform(inputs, parts, stopping, progress);
  const timer = setInterval(() => {
    const line = progress.line();
    if (line !== undefined) log.info(line);
  }, PROGRESS_INTERVAL_MS);
  const result = await run(inputs, parts, platform, stopping, progress);
  clearInterval(timer);
  const platformEndedAtMs = platform.reader.serverNowMs();
  platform.close();

  const facts = {
    baseUrl: addressOf(inputs.connection),
    version: VERSION,
    cancelled: stopping.reason() === 'signal',
    notices: inputs.warnings.map((warning): Notice => ({ kind: 'input', ...warning })),
    ...platform.stats,
    startedAtMs,
    endedAtMs: clock.now(),
    ...(platformEndedAtMs === undefined ? {} : { platformEndedAtMs }),
    debug: environment.RUNNER_DEBUG === '1',
  };
  const { url, notice } = await comment(
    result,
    facts,
    { clock, stop: stopping.stop, proxy: inputs.connection.proxy, trace: traceOf(parts) },
    log,
  );
  const { publish } = await import(/* webpackChunkName: "report" */ './report/publish.ts');
  const failed = publish(
    result,
    {
      ...facts,
      notices: notice === undefined ? facts.notices : [...facts.notices, notice],
      ...(url === undefined ? {} : { commentUrl: url }),
    },
    { log, files, environment },
  );
  return !failed;
}

/** What goes wrong with a comment does not cost the report. */
async function comment(
  result: StepResult,
  facts: RunFacts,
  parts: GitHubParts,
  log: Log,
): Promise<{ url?: string; notice?: Notice }> {
  try {
    const { postComment } = await import(/* webpackChunkName: "report" */ './pull-request-comment.ts');
    return await postComment(result, facts, parts);
  } catch (error) {
    log.warning(
      `The comment could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
    return {};
  }
}

function openPlatform(
  { connection }: Inputs,
  parts: StepParts,
  { stop, abort }: Cancellation,
  progress: ProgressCount,
): Platform {
  const { clock } = parts;
  return createPlatform({
    ...connection,
    userAgent: `code-security-platform-action/${VERSION}`,
    clock,
    stop,
    abort,
    deadlineMs: clock.now() + connection.timeLimitMs,
    // Once the request is out: loading blocks, and would hold it back.
    onFirstRequest: () => setImmediate(loadPublishing),
    trace: traceOf(parts),
    onPause: (ms, reason) => {
      if (reason === 'rate-limit') progress.pause(reason, ms);
    },
  });
}

function run(
  { connection, request }: Inputs,
  parts: StepParts,
  { reader, writer }: Platform,
  { stop, reason }: Cancellation,
  progress: ProgressCount,
): Promise<StepResult> {
  const { clock, workspace } = parts;
  const { maxRetries, timeLimitMs } = connection;
  // Whoever only reads, or shows what it would do, has nothing to write with.
  const writes = 'dryRun' in request && !request.dryRun;
  const context = {
    ...{ platform: reader, writer: writes ? writer : undefined, baseUrl: addressOf(connection) },
    ...{ clock, maxRetries, timeLimitMs, progress, stop, stoppedBy: reason },
    ...{ githubProxy: connection.proxy, trace: traceOf(parts) },
    ...{ readFile: readerIn(workspace), writeRules: rulesWriter(workspace) },
    ...{ deployment: {}, notices: [] },
  };
  return runOperation(context, request);
}

/** What knows the form of a rules file is loaded only where one is written. */
function rulesWriter(workspace: string): WriteRules {
  return async (path, draft) => {
    const { rulesText } = await import(/* webpackChunkName: "rules" */ './inputs/rules/rules-text.ts');
    const { text, isTooLarge, ...said } = await rulesText(draft);
    const place = resolve(workspace, path);
    const problem = isTooLarge ? 'too-large' : await createFile(place, text);
    return { ...said, path: place, ...(problem === undefined ? {} : { problem }) };
  };
}

/** With step debugging, requests to the platform and to GitHub are logged. */
function traceOf({ environment, log }: StepParts): ((event: TraceEvent) => void) | undefined {
  return environment.RUNNER_DEBUG === '1' ? (event) => log.debug(traceLine(event)) : undefined;
}

/** What comes last is loaded while the first answer is awaited. */
function loadPublishing(): void {
  void import(/* webpackChunkName: "report" */ './report/publish.ts');
}

/** As reports and plans name the platform. */
function addressOf({ baseUrl }: Connection): string {
  return baseUrl.href.replace(/\/+$/, '');
}
