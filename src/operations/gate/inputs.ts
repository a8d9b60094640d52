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
const productOf = itemOf(PRODUCTS);

export async function read(source: Source) {
  const { reader, environment, now } = source;
  const event = await source.event();
  const github = readGitHub(reader, environment);
  const products = reader.readItems('products', productOf);
  return {
    skip: readSkip(reader, event),
    project: readProject(source),
    /** Absent in a merge queue if GitHub can be asked for the head. */
    commit: readGatedCommit(reader, event, github !== undefined),
    /** A commit that the input names is judged even if it is not the head. */
    isCommitGiven: reader.givenText('commit') !== undefined,
    waitMs: readWait(source),
    failOn: readFailOn(reader, products),
    failOnConfidence: reader.read('fail-on-confidence', oneOf(CONFIDENCES)),
    /** Absent = those that the scans of the commit ran. */
    products: products.length === 0 ? undefined : products,
    /** Keys are wire names. A filter of one product does not apply to findings of others. */
    filters: readFilters(reader, { issueType: undefined, now }),
    maxFindings: reader.read('max-findings', wholeNumber(0)),
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

/** One severity for all products, or one for each; `high` for those that are not named. */
function readFailOn(reader: InputReader, products: readonly Product[]): Readonly<Record<Product, Threshold>> {
  const items = reader.items('fail-on');
  const forAll = (least: Threshold) => ({ sast: least, sca: least, secrets: least, ai_sast: least });
  const severities = items.map((item) => knownValue(item, SEVERITIES));
  if (items.length > 1 && !severities.includes(undefined)) {
    const least = SEVERITIES.find((severity) => severities.includes(severity));
    const problem = 'is a list, but this is the least severity that fails';
    reader.problem('fail-on', describeProblem(items.join(', '), { problem, remedy: `write \`${least}\`` }));
    return forAll('high');
  }
  const remedy = 'give one severity, or one for each product: `sast: high, sca: critical`';
  const entries = reader.readItems(
    'fail-on',
    (item): Parsed<{ name?: string; least: string }> => {
      const wrongItem = itemProblem(item);
      if (wrongItem !== undefined) return wrongItem;
      const [, name, sign, least = item] = /^([\w -]*?)\s*([:=])\s*(.*)$/.exec(item) ?? [];
      if (sign === '=') return { problem: 'has an equals sign', remedy: `write \`${name}: ${least}\`` };
      if (name === undefined && items.length > 1) return { problem: 'names no product', remedy };
      return { value: { name: name === '' ? item : name, least: least || item } };
    },
    items,
  );
  const parsePart = <T>(text: string, parse: Parse<T>): T | undefined => {
    const found = parse(text);
    if ('value' in found) return found.value;
    return reader.problem('fail-on', describeProblem(text, found, items.length === 1 ? 'is' : 'has'));
  };
  const failOn = forAll('high');
  const named = new Set<Product>();
  for (const { name, least } of entries) {
    const product = name === undefined ? undefined : parsePart(name, productOf);
    const severity = parsePart(least, threshold);
    if (severity === undefined) continue;
    if (name === undefined) return forAll(severity);
    if (product === undefined) continue;
    if (named.has(product)) reader.problem('fail-on', `has \`${product}\` twice; give it once`);
    if (products.length > 0 && !products.includes(product)) {
      const problem = `names \`${product}\`, which \`products\` leaves out`;
      reader.problem('fail-on', `${problem}; add it there, or leave it out here`);
    }
    named.add(product);
    failOn[product] = severity;
  }
  if (products.length === 0 && named.has('ai_sast')) {
    const problem = 'names `ai_sast`, which the gate judges only if `products` names it';
    reader.warn('fail-on', `${problem}; add it there`);
  }
  return failOn;
}

/** The reason to skip a run that gets no token, unless `on-no-scan: fail` is given. */
function readSkip(reader: InputReader, event: RunEvent): RunEvent['untrusted'] {
  if (reader.givenText('token') !== undefined) return undefined;
  return reader.givenText('on-no-scan')?.toLowerCase() === 'fail' ? undefined : event.untrusted;
}

/** Undefined after a problem, and in a merge queue if GitHub can be asked. */
function readGatedCommit(reader: InputReader, event: RunEvent, asksGitHub: boolean): string | undefined {
  if (reader.givenText('commit') !== undefined || !isQueued(event)) return readCommit(reader, event);
  if (asksGitHub) return undefined;
  const why = 'so the step cannot ask GitHub for the head of the pull request in the merge queue';
  reader.warn('github-token', `is empty, ${why}, and only a scan of the merge group's own commit counts`);
  return readCommit(reader, event);
}

/** Undefined without a token, and for a given commit, a merge queue, a tag or a fork's branch. */
export function headAddress({ isCommitGiven, github, event }: GateRequest) {
  const { name, repository, pullRequest, ref, isFork } = event;
  if (isCommitGiven || !github || !repository || name === 'merge_group') return undefined;
  const address = splitName(repository);
  if (pullRequest !== undefined) return { ...address, number: pullRequest.number };
  const [, branch] = ref?.match(/^refs\/heads\/(.*)/) ?? [];
  return branch === undefined || isFork ? undefined : { ...address, branch };
}
