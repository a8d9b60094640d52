import packageJson from '../package.json' with { type: 'json' };
import type { OctokitOptions } from './github/octokit.ts';
import { inputTokens } from './inputs/reader.ts';
import type { Context } from './model/context.ts';
import type { Notice } from './model/notice.ts';
import type { Operation } from './model/operations.ts';
import type { Environment, WaitReason } from './model/ports.ts';
import { VIEWS } from './operations/index.ts';
import { type ParsedInputs, parseInputs } from './operations/parse-inputs.ts';
import { runOperation } from './operations/run.ts';
import type { Clock, TraceEvent } from './platform/http/options.ts';
import { tokenForms } from './platform/http/redact.ts';
import { createTransport, type Transport } from './platform/http/transport.ts';
import { platformReader } from './platform/reader.ts';
import { platformWriter } from './platform/writer.ts';
import { duration } from './report/format.ts';
import { unknownFigures } from './report/output-table.ts';
import { addressOfFiles } from './report/pages.ts';
import { type Cancellation, cancellation } from './runner/cancellation.ts';
import type { StepFiles, Workspace } from './runner/files.ts';
import { createLog, type Log, type RunnerCore } from './runner/log.ts';
import { setOutputs } from './runner/outputs.ts';

// The build copies the version into dist/, because a runner does not download package.json.
const VERSION = packageJson.version;
const WAIT_REASONS: Readonly<Record<WaitReason, string>> = {
  platform: "the platform's rate limit",
  github: "GitHub's rate limit",
  scan: 'the scan to end',
  sboms: 'the SBOM exports',
};

/** Read from the process of a step, or changed in it. */
export interface StepParts {
  /** Set by the entry in the folder of an operation. */
  folder?: Operation;
  environment: Environment;
  core: RunnerCore;
  workspace: Workspace;
  files: StepFiles;
  clock: Clock;
  /** Aborts with a `StopReason` as its reason when the step has to end early. */
  interrupted: AbortSignal;
  /** For tests. */
  times?: { graceMs?: number; requestTimeoutMs?: number };
}

type Parts = StepParts & Pick<OctokitOptions, 'trace'> & { log: Log };
type Inputs = ParsedInputs & { ok: true };

/** Never rejects. @returns whether the step succeeded */
export async function runStep(stepParts: StepParts): Promise<boolean> {
  const { folder, environment, workspace, clock, core } = stepParts;
  const log = createLog(core);
  const logRequest = ({ method, path, status, cause, ms, requestId }: TraceEvent) => {
    const request = requestId === undefined ? '' : ` (request ${requestId})`;
    log.debug(`${method} ${path}: ${status ?? cause} in ${ms} ms${request}`);
  };
  const parts = { ...stepParts, log, trace: environment.RUNNER_DEBUG === '1' ? logRequest : undefined };
  try {
    for (const form of inputTokens(environment).flatMap(tokenForms)) core.setSecret(form);
    // Left by a step that is killed.
    await setOutputs(unknownFigures(folder ?? environment.INPUT_OPERATION), parts, false);
    const inputs = await parseInputs({ folder, environment, now: clock.now(), readFile: workspace.read });
    if (inputs.ok) return await perform(inputs, parts);
    const { publishProblems } = await import(/* webpackChunkName: "report" */ './report/publish.ts');
    await publishProblems(inputs, VERSION, parts);
  } catch (error) {
    await publishFault(error, parts);
  }
  return false;
}

/** Reports a fault of the action itself. */
async function publishFault(error: unknown, parts: Parts): Promise<void> {
  const { log } = parts;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log.stack(stack);
  await setOutputs({ outcome: 'failed', 'failure-reason': 'other' }, parts);
  const remedy = 'Run the job again with step debugging on, and report the log to the maintainers';
  log.error(`The step failed because of a fault in this action: ${message}. ${remedy}.`);
}

async function perform(inputs: Inputs, parts: Parts): Promise<boolean> {
  const { log, trace, clock, interrupted, times } = parts;
  const { connection, operation } = inputs;
  const startedAtMs = clock.now();
  const stopping = cancellation(connection.timeLimitMs, interrupted, times?.graceMs);
  const transport = createTransport({
    ...connection,
    timeoutMs: times?.requestTimeoutMs ?? connection.timeoutMs,
    userAgent: `code-security-platform-action/${VERSION}`,
    clock,
    stop: stopping.stop,
    abort: stopping.abort,
    deadlineMs: startedAtMs + connection.timeLimitMs,
    trace,
    onPause: (ms) => logWait(log, 'platform', ms),
  });
  const context = contextOf(inputs, parts, transport, stopping);
  const result = await runOperation(context, operation, inputs.request);
  transport.close();

  const facts = {
    baseUrl: context.baseUrl,
    version: VERSION,
    actionFiles: addressOfFiles(parts.environment),
    cancelled: stopping.reason() === 'signal',
    notices: inputs.warnings.map((warning): Notice => ({ kind: 'input', ...warning })),
    requestsSent: transport.requestsSent,
    startedAtMs,
    endedAtMs: clock.now(),
    platformEndedAtMs: transport.serverNowMs(),
  };
  const { view } = await VIEWS[operation]();
  const { writeToGitHub } = await import(/* webpackChunkName: "report" */ './write-to-github.ts');
  const github = { clock, stop: stopping.stop, pauses: context.githubPauses, trace };
  const written = await writeToGitHub(result, view, facts, github);
  const { publish } = await import(/* webpackChunkName: "report" */ './report/publish.ts');
  return publish(result, view, { ...facts, ...written }, parts);
}

function contextOf(
  { connection, operation, request }: Inputs,
  { clock, log, trace, workspace, files }: Parts,
  transport: Transport,
  { stop, reason }: Cancellation,
): Context {
  const { concurrency, maxRetries, timeLimitMs, baseUrl } = connection;
  let isFirst = true;
  const context: Context = {
    platform: platformReader(transport),
    // Steps that only read, and dry runs, get none.
    writer: request.dryRun === false ? platformWriter(transport) : undefined,
    clock,
    concurrency,
    maxRetries,
    timeLimitMs,
    trace,
    stop,
    stoppedBy: reason,
    baseUrl: baseUrl.href.replace(/\/+$/, ''),
    githubPauses: { remainingMs: 60_000, untilMs: 0 },
    deployment: { ...request.deployment },
    notices: [],
    readFile: workspace.read,
    createFile: workspace.create,
    async writeRows(rows) {
      const { view } = await VIEWS[operation]();
      for (const line of view.rowLines?.(rows, isFirst) ?? []) files.csv.write(line);
      isFirst = false;
    },
    announceWait: (waitReason, ms) => logWait(log, waitReason, ms),
    async announceNoScan(newest) {
      const { noScanYet } = await import(/* webpackChunkName: "report" */ './report/explain/gate.ts');
      log.info(`Waiting: ${noScanYet(newest, context.platform.serverNowMs() ?? clock.now())}`);
    },
    async announceGaps() {
      const { gapTexts } = await import(/* webpackChunkName: "report" */ './report/gaps.ts');
      for (const text of gapTexts(context)) log.info(text);
    },
  };
  return context;
}

function logWait(log: Log, reason: WaitReason, ms: number): void {
  // Short waits are not worth a line.
  if (ms >= 5000) log.info(`Waiting up to ${duration(ms)} for ${WAIT_REASONS[reason]}`);
}
