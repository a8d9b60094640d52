import type { IssueType } from '../../model/filters.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { listFindings } from './list.ts';
import { sameRef, shortRef } from './refs.ts';

/** Smaller than any page that a server cuts short: the smallest size that it takes is 100 (field-notes). */
const CLEARLY_SHORT = 100;

export interface BranchList {
  product: IssueType;
  /** As the platform spells it. */
  repository: string;
  /** Absent = whatever the branch. */
  ref?: string;
  /** As many as are expected: a short page that has them needs no second request to show that it is the last. */
  expected?: number;
  /** Whether the rows so far say all that the caller wants to know. */
  isEnough?: (rows: readonly Finding[]) => boolean;
}

export interface BranchFindings {
  rows: Finding[];
  /** How many of them a scan of the branch may have counted. */
  present: number;
}

/**
 * The findings of one product on a branch, of every status. Servers differ in how a branch is named (`main` or
 * `refs/heads/main`), so that one that seems empty is asked for by its other name.
 *
 * @throws PlatformError, PagingError
 */
export async function branchFindings(context: Context, list: BranchList): Promise<BranchFindings> {
  const { product, ref } = list;
  const isUnfiltered = product === 'secrets' || ref === undefined;
  const names = isUnfiltered ? [undefined] : [ref, ...otherName(ref)];
  for (const name of names) {
    const { given, ...found } = await read(context, list, name);
    if (given > 0) return found;
  }
  return { rows: [], present: 0 };
}

async function read(
  context: Context,
  { product, repository, ref, expected = 0, isEnough = () => false }: BranchList,
  serverRef: string | undefined,
): Promise<BranchFindings & { given: number }> {
  const rows: Finding[] = [];
  let given = 0;
  let present = 0;
  // A secret is one row whatever its branches: the scan of this one may have counted it where it stands on another.
  const isOnBranch = ({ ref: own }: Finding) =>
    product === 'secrets' || ref === undefined || sameRef(own, ref);
  const isCounted = (finding: Finding) =>
    finding.status !== 'fixed' &&
    finding.repository?.toLowerCase() === repository.toLowerCase() &&
    isOnBranch(finding);
  const onRow = (finding: Finding) => {
    given += 1;
    if (isCounted(finding)) present += 1;
  };
  const filters = { repos: [repository], ...(ref === undefined ? {} : { ref }) };
  const options = {
    spelled: true,
    twice: true,
    atOnce: true,
    onRow,
    ...(serverRef === undefined ? {} : { serverRef }),
  };
  for await (const page of listFindings(context, { issueType: product, filters }, options)) {
    rows.push(...page);
    if ((expected > 0 && present >= expected && given < CLEARLY_SHORT) || isEnough(rows)) break;
  }
  return { rows, present, given };
}

/** Only branches have a short name. */
function otherName(ref: string): string[] {
  const short = shortRef(ref);
  if (short !== ref) return [short];
  return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}
