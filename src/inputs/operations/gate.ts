import { PRODUCTS, SEVERITIES } from '../../model/filters.ts';
import type { GateRequest, RunEvent } from '../../model/request.ts';
import { present } from '../../platform/http/decode.ts';
import { commitOfRun, isQueued, readCommit } from '../commit.ts';
import { readGitHub } from '../github.ts';
import { readProject } from '../names.ts';
import type { InputReader } from '../reader.ts';
import { readWait } from './scan.ts';
import { readBase, type Source } from './source.ts';

const DEFAULT_WAIT_MS = 15 * 60_000;
const OUTCOMES = ['fail', 'warn'] as const;

export async function readGate(source: Source): Promise<GateRequest> {
  const { reader, environment } = source;
  const event = await source.event();
  const github = readGitHub(reader, environment);
  const commit = readGatedCommit(reader, event, github !== undefined);
  const skip = readSkip(reader, event);
  const products = reader.listOf('products', PRODUCTS);
  return {
    operation: 'gate',
    ...readBase(source),
    project: readProject(reader, environment.GITHUB_REPOSITORY),
    waitMs: readWait(source, DEFAULT_WAIT_MS),
    failOn: reader.oneOf('fail-on', [...SEVERITIES, 'none']) ?? 'high',
    failOnConfidence: reader.oneOf('fail-on-confidence', ['low', 'medium', 'high']) ?? 'low',
    warnOnly: reader.boolean('warn-only') ?? false,
    newOnly: reader.boolean('new-only') ?? true,
    inheritIgnores: reader.boolean('inherit-ignores') ?? true,
    provisionallyIgnored: reader.oneOf('provisionally-ignored', ['ignore', 'count']) ?? 'ignore',
    onTimeout: reader.oneOf('on-timeout', OUTCOMES) ?? 'fail',
    onNoScan: reader.oneOf('on-no-scan', OUTCOMES) ?? 'fail',
    annotations: reader.boolean('annotations') ?? true,
    comment: readComment(reader),
    event,
    ...present({ skip, commit, products: products.length === 0 ? undefined : products, github }),
  };
}

/** Why the gate lets a run pass that gets no token, unless `on-no-scan: fail` was written. */
export function readSkip(reader: InputReader, event: RunEvent): RunEvent['untrusted'] {
  if (reader.text('token') !== undefined) return undefined;
  return reader.text('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}

/** `auto` where it is not given. */
export function readComment(reader: InputReader) {
  return reader.oneOf('comment', ['auto', 'always', 'never']) ?? 'auto';
}

/** Absent in a merge queue, where GitHub is asked for the head of the pull request. */
function readGatedCommit(reader: InputReader, event: RunEvent, github: boolean): string | undefined {
  if (reader.text('commit') !== undefined) return readCommit(reader);
  if (!isQueued(event)) return commitOfRun(reader, event);
  if (github) return undefined;
  const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
  reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
  return commitOfRun(reader, event);
}
