import type { Clock, TraceEvent } from '../platform/http/options.ts';
import type { PlatformReader } from '../platform/reader.ts';
import type { Deployment } from '../platform/resources/project.ts';
import type { ScanSummary } from '../platform/resources/scan.ts';
import type { PlatformWriter } from '../platform/writer.ts';
import type { Notice } from './notice.ts';
import type {
  Connection,
  CreateFile,
  DeploymentHint,
  PauseBudget,
  ReadFile,
  StopReason,
  WaitReason,
} from './ports.ts';
import type { StepRequest, StepResult } from './step.ts';
import { StepError, stepFailureOf } from './step-errors.ts';

export interface Context extends Pick<Connection, 'maxRetries' | 'concurrency' | 'timeLimitMs'> {
  platform: PlatformReader;
  /** Undefined in an operation that only reads, and in a dry run. */
  writer: PlatformWriter | undefined;
  clock: Clock;
  /** Logs that a wait begins. @param ms its maximum length */
  announceWait(reason: WaitReason, ms: number): void;
  /** Logs that no scan of the commit is known yet. @param newest the newest scan of the project */
  announceNoScan(newest: ScanSummary | undefined): Promise<void>;
  readFile: ReadFile;
  createFile: CreateFile;
  /** The platform's, for links. */
  baseUrl: string;
  /** Writes rows to the step's CSV file, for a list that is not kept in memory. */
  writeRows(rows: readonly unknown[]): Promise<void>;
  /** For GitHub's limits, in the whole step. */
  githubPauses: PauseBudget;
  /** Called with each request to GitHub; only with step debugging. */
  trace?: (event: TraceEvent) => void;
  /** Aborts when no further request may start: at a signal, or at the end of `time-limit`. */
  stop: AbortSignal;
  stoppedBy(): StopReason | undefined;
  /** Updated by lookups. */
  deployment: DeploymentHint;
  /** The result has the same list. */
  notices: Notice[];
  /** Logs the gaps that were found so far; called before the first write. */
  announceGaps(): Promise<void>;
}

export type WritingContext = Context & { writer: PlatformWriter };

export function isWriting(context: Context): context is WritingContext {
  return context.writer !== undefined;
}

export async function resolveSlug(context: Context): Promise<string> {
  return context.deployment.slug ?? (await lookUpDeployment(context)).slug;
}

export async function resolveId(context: Context): Promise<bigint> {
  return context.deployment.id ?? (await lookUpDeployment(context)).id;
}

/** Looks the deployment up; its slug may have any case. @throws StepError if there is none, or several */
export async function lookUpDeployment(context: Context): Promise<Deployment> {
  const known = context.deployment;
  const visible = await context.platform.deployments();
  const slug = known.slug?.toLowerCase();
  const [found, ...others] = visible.filter(
    (deployment) =>
      (slug === undefined || deployment.slug.toLowerCase() === slug) &&
      (known.id === undefined || deployment.id === known.id),
  );
  if (visible.length === 0) throw new StepError({ kind: 'no-deployment' });
  if (found === undefined || others.length > 0) {
    const seen = visible.map(({ slug, id }) => ({ slug, id }));
    throw new StepError({ kind: 'other-deployment', ...known, seen });
  }
  context.deployment = { slug: found.slug, id: found.id };
  return found;
}

/** Turns an error of `work` into the failure of the step, which still reports. */
export async function resultOf<R extends StepRequest, Found>(
  context: Context,
  request: R,
  work: () => Promise<Found>,
) {
  const found = await work().catch((error: unknown) => ({ failure: stepFailureOf(error) }));
  const { deployment, notices } = context;
  const result: StepResult<R> = { operation: request.operation, request, deployment, notices };
  return { ...result, ...found };
}

/** After an error, no item starts; it is thrown once the running ones have ended. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    } finally {
      queue.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
