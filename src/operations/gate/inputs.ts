import { readComment, readCommentFooter } from '../../inputs/comment-and-issue.ts';
import { readGitHub } from '../../inputs/connection.ts';
import { readFilters } from '../../inputs/filters.ts';
import type { InputReader } from '../../inputs/reader.ts';
import { isQueued, type RunEvent, readCommit } from '../../inputs/run-event.ts';
import { readProject, readWait, type Source } from '../../inputs/source.ts';
import {
  boolean,
  describeProblem,
  itemOf,
  itemProblem,
  knownValue,
  oneOf,
  type Parse,
  type Parsed,
  wholeNumber,
} from '../../inputs/values.ts';
import { CONFIDENCES, PRODUCTS, SEVERITIES, type Severity } from '../../model/findings.ts';
import { splitName } from '../../model/names.ts';
import type { RequestOf } from '../../model/step.ts';
import type { Product } from '../../platform/resources/finding.ts';

/** The lowest severity that fails the gate; `none`: findings are only reported. */
export type Threshold = Severity | 'none';

export type GateRequest = RequestOf<'gate', typeof read>;

const failOrWarn = oneOf(['fail', 'warn']);
const threshold = oneOf<Threshold>([...SEVERITIES, 'none']);
const product = itemOf(PRODUCTS);

export async function read(source: Source) {
  const { reader, environment, now } = source;
  const event = await source.event();
  const github = readGitHub(reader, environment);
  const products = reader.readItems('products', product);
  return {
    /** The reason to skip the gate: a run that gets no token. */
    skip: readSkip(reader, event),
    project: readProject(source),
    /** Absent in a merge queue if GitHub can be asked for the head of the pull request. */
    commit: readGatedCommit(reader, event, github !== undefined),
    /** A commit that the input names is judged even if it is not the head. */
    isCommitGiven: reader.givenText('commit') !== undefined,
    waitMs: readWait(source),
    failOn: readFailOn(reader, products),
    failOnConfidence: reader.read('fail-on-confidence', oneOf(CONFIDENCES)),
    /** Absent = those that the scans of the commit ran. */
    products: products.length === 0 ? undefined : products,
    /** Filters that a row decides, by wire name. A filter of one product does not apply to findings of others. */
    filters: readFilters(reader, { issueType: undefined, now }),
    /** The gate passes with at most this many counted findings. */
    maxFindings: reader.read('max-findings', wholeNumber(0)),
    /** The step succeeds whatever the verdict. */
    warnOnly: reader.read('warn-only', boolean),
    newOnly: reader.read('new-only', boolean),
    inheritIgnores: reader.read('inherit-ignores', boolean),
    provisionallyIgnored: reader.read('provisionally-ignored', oneOf(['ignore', 'count'])),
    onTimeout: reader.read('on-timeout', failOrWarn),
    onNoScan: reader.read('on-no-scan', failOrWarn),
    annotations: reader.read('annotations', boolean),
    comment: readComment(reader),
    commentFooter: readCommentFooter(reader),
    event,
    github,
  };
}

/** One severity for all products, or one for each: `sast: high, sca: critical`; `high` for those that are not named. */
function readFailOn(reader: InputReader, products: readonly Product[]): Readonly<Record<Product, Threshold>> {
  const given = reader.items('fail-on');
  const severities = given.flatMap((item) => knownValue(item, SEVERITIES) ?? []);
  const [least = ''] = SEVERITIES.filter((severity) => severities.includes(severity));
  const isSeveral = severities.length > 1 && severities.length === given.length;
  const problem = 'is a list, but this is the least severity that fails';
  if (isSeveral)
    reader.problem('fail-on', describeProblem(given.join(', '), { problem, remedy: `write \`${least}\`` }));
  const written = isSeveral ? [least] : given;
  const remedy = 'give one severity, or one for each product: `sast: high, sca: critical`';
  const items = reader.readItems(
    'fail-on',
    (item): Parsed<string> => {
      const wrongItem = itemProblem(item);
      if (wrongItem !== undefined) return wrongItem;
      if (/^\w+\s*=/.test(item))
        return { problem: 'has an equals sign', remedy: `write \`${item.replace(/\s*=\s*/, ': ')}\`` };
      const isComplete = written.length === 1 || item.includes(':');
      return isComplete ? { value: item } : { problem: 'names no product', remedy };
    },
    written,
  );
  const parseItem = <T>(text: string, parse: Parse<T>): T | undefined => {
    const found = parse(text);
    if ('value' in found) return found.value;
    return reader.problem('fail-on', describeProblem(text, found, written.length === 1 ? 'is' : 'has'));
  };
  const [only = ''] = items;
  const isShared = items.length === 1 && !only.includes(':');
  const shared = (isShared ? parseItem(only, threshold) : undefined) ?? 'high';
  const failOn = { sast: shared, sca: shared, secrets: shared, ai_sast: shared };
  const named = new Set<Product>();
  for (const item of isShared ? [] : items) {
    const [, productText = '', thresholdText = ''] = /^(.*?)\s*:\s*(.*)$/.exec(item) ?? [];
    const name = parseItem(productText || item, product);
    const severity = parseItem(thresholdText || item, threshold);
    if (name === undefined || severity === undefined) continue;
    if (named.has(name)) reader.problem('fail-on', `has \`${name}\` twice; give it once`);
    if (products.length > 0 && !products.includes(name))
      reader.problem(
        'fail-on',
        `names \`${name}\`, which \`products\` leaves out; add it there, or leave it out here`,
      );
    named.add(name);
    failOn[name] = severity;
  }
  if (products.length === 0 && named.has('ai_sast'))
    reader.warn(
      'fail-on',
      'names `ai_sast`, which the gate judges only if `products` names it; add it there',
    );
  return failOn;
}

/** Skips the gate in a run that gets no token, unless the input `on-no-scan: fail` is given. */
function readSkip(reader: InputReader, event: RunEvent): RunEvent['untrusted'] {
  if (reader.givenText('token') !== undefined) return undefined;
  return reader.givenText('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}

/** Undefined after a problem, and in a merge queue if GitHub can be asked for the head of the pull request. */
function readGatedCommit(reader: InputReader, event: RunEvent, asksGitHub: boolean): string | undefined {
  if (reader.givenText('commit') !== undefined || !isQueued(event)) return readCommit(reader, event);
  if (asksGitHub) return undefined;
  const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
  reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
  return readCommit(reader, event);
}

/** The place of the head on GitHub; undefined for a given commit, a merge queue, a tag or a fork's branch, or without a token. */
export function headAddress({ isCommitGiven, github, event }: GateRequest) {
  const { name, repository, pullRequest, ref, isFork } = event;
  if (isCommitGiven || !github || !repository || name === 'merge_group') return undefined;
  const address = splitName(repository);
  if (pullRequest !== undefined) return { ...address, number: pullRequest.number };
  const [, branch] = ref?.match(/^refs\/heads\/(.*)/) ?? [];
  return branch === undefined || isFork ? undefined : { ...address, branch };
}
