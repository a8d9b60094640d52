import { commitOfRun, isQueued, readCommit } from '../../inputs/commit.ts';
import { readFilters } from '../../inputs/filters.ts';
import type { CommentMode } from '../../inputs/github.ts';
import { readComment, readCommentFooter, readGitHub } from '../../inputs/github.ts';
import { readProject } from '../../inputs/names.ts';
import type { InputReader } from '../../inputs/reader.ts';
import type { RunEvent } from '../../inputs/run-event.ts';
import { readBase, readWait, type Source } from '../../inputs/source.ts';
import { didYouMean, quote } from '../../inputs/text.ts';
import type { GitHubConnection } from '../../model/connection.ts';
import type { Confidence, FilterValues, Severity } from '../../model/filters.ts';
import { PRODUCTS, type Product, SEVERITIES } from '../../model/filters.ts';
import type { StepRequest } from '../../model/step.ts';

/** Least severity that fails. */
export type Threshold = Severity | 'none';

export interface GateRequest extends StepRequest {
  operation: 'gate';
  /** Why the gate does not look at all: no token in a run that gets none. */
  skip?: 'fork' | 'dependabot';
  project: string;
  /** Absent where only the pull request knows it (a merge queue): then its head is read from GitHub. */
  commit?: string;
  /** The commit was given by hand: it counts whatever the head is. */
  isCommitGiven: boolean;
  waitMs: number;
  failOn: Readonly<Record<Product, Threshold>>;
  failOnConfidence: Confidence;
  /** Absent = those that the scans of the commit ran. */
  products?: readonly Product[];
  /** By wire name, those that a row decides. A filter of one product leaves findings of others alone. */
  filters: FilterValues;
  /** The step succeeds whatever the verdict. */
  warnOnly: boolean;
  newOnly: boolean;
  inheritIgnores: boolean;
  provisionallyIgnored: 'ignore' | 'count';
  onTimeout: 'fail' | 'warn';
  onNoScan: 'fail' | 'warn';
  annotations: boolean;
  comment: CommentMode;
  /** Markdown of the workflow's author for the end of the comment. */
  commentFooter?: string;
  event: RunEvent;
  github?: GitHubConnection;
}

const DEFAULT_WAIT_MS = 15 * 60_000;
const OUTCOMES = ['fail', 'warn'] as const;
const THRESHOLDS: readonly Threshold[] = [...SEVERITIES, 'none'];
const DEFAULT_THRESHOLD: Threshold = 'high';

export async function readGate(source: Source): Promise<GateRequest> {
  const { reader, environment, now } = source;
  const event = await source.event();
  const github = readGitHub(reader, environment);
  const products = reader.listOf('products', PRODUCTS);
  return {
    operation: 'gate',
    ...readBase(source),
    skip: readSkip(reader, event),
    project: readProject(reader, environment.GITHUB_REPOSITORY),
    commit: readGatedCommit(reader, event, github !== undefined),
    isCommitGiven: reader.text('commit') !== undefined,
    waitMs: readWait(source, DEFAULT_WAIT_MS),
    failOn: readFailOn(reader),
    failOnConfidence: reader.oneOf('fail-on-confidence', ['low', 'medium', 'high']) ?? 'low',
    products: products.length === 0 ? undefined : products,
    filters: readFilters(reader, {
      by: 'listed',
      issueType: undefined,
      remedy: 'leave it out',
      now,
      isGate: true,
    }),
    warnOnly: reader.boolean('warn-only') ?? false,
    newOnly: reader.boolean('new-only') ?? true,
    inheritIgnores: reader.boolean('inherit-ignores') ?? true,
    provisionallyIgnored: reader.oneOf('provisionally-ignored', ['ignore', 'count']) ?? 'ignore',
    onTimeout: reader.oneOf('on-timeout', OUTCOMES) ?? 'fail',
    onNoScan: reader.oneOf('on-no-scan', OUTCOMES) ?? 'fail',
    annotations: reader.boolean('annotations') ?? true,
    comment: readComment(reader),
    commentFooter: readCommentFooter(reader),
    event,
    github,
  };
}

/** One severity for all products, or one for each: `sast: high, sca: critical`. */
function readFailOn(reader: InputReader): GateRequest['failOn'] {
  const thresholds = Object.fromEntries(PRODUCTS.map((product) => [product, DEFAULT_THRESHOLD])) as Record<
    Product,
    Threshold
  >;
  const items = reader.list('fail-on');
  if (reader.hasProblem('fail-on')) return thresholds;
  const isEach = items.some((item) => item.includes(':'));
  if (items.length > 1 && !isEach) {
    reader.problem(
      'fail-on',
      'has several severities; give one, or one for each product: `sast: high, sca: critical`',
    );
  }
  const named = new Set<string>();
  for (const item of items) {
    const [, left, right = item] = /^([^:]*):(.*)$/.exec(item) ?? [];
    const threshold = known(reader, right.trim(), THRESHOLDS);
    const product = left === undefined ? undefined : known(reader, left.trim(), PRODUCTS);
    if (isEach && left === undefined) {
      reader.problem(
        'fail-on',
        `has ${quote(item)} without its product; give \`product: severity\` for each`,
      );
    }
    if (product !== undefined && named.size === named.add(product).size) {
      reader.problem('fail-on', `has \`${product}\` twice; give it once`);
    }
    if (threshold === undefined) continue;
    for (const one of product === undefined ? PRODUCTS : [product]) thresholds[one] = threshold;
  }
  return thresholds;
}

function known<Value extends string>(
  reader: InputReader,
  text: string,
  values: readonly Value[],
): Value | undefined {
  const value = values.find((one) => one === text.toLowerCase());
  return value ?? reader.problem('fail-on', `has ${quote(text)}; ${didYouMean(text, values)}`);
}

/** Why the gate lets a run pass that gets no token, unless `on-no-scan: fail` was written. */
export function readSkip(reader: InputReader, event: RunEvent): RunEvent['untrusted'] {
  if (reader.text('token') !== undefined) return undefined;
  return reader.text('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
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
