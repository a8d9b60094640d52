import type { IssueType } from '../../model/filters.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { resolveId, resolveSlug } from '../deployment.ts';
import { sameRef, shortRef } from '../findings/refs.ts';

/** The smallest page that servers take (field-notes): a first page with fewer rows that is the only one is whole. */
const SMALLEST_PAGE = 100;
const MAX_PASSES = 3;

export interface BranchList {
  product: IssueType;
  /** As the platform spells it. */
  repository: string;
  /** Absent = whatever the branch. */
  ref?: string;
  /** Whether the rows so far say all that the caller wants to know. */
  isEnough?: (rows: readonly Finding[]) => boolean;
}

/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems empty is
 * asked for by its other name.
 *
 * @throws PlatformError, PagingError
 */
export async function branchFindings(context: Context, list: BranchList): Promise<Finding[]> {
  const { product, ref } = list;
  const isUnfiltered = product === 'secrets' || ref === undefined;
  const names = isUnfiltered ? [undefined] : [ref, ...otherName(ref)];
  for (const name of names) {
    const rows = await wholeList(context, () => pagesOf(context, list, name), list.isEnough);
    if (rows.length > 0) return rows.filter((row) => belongsTo(row, list));
  }
  return [];
}

function belongsTo({ kind, ref: own, repository: name }: Finding, { repository, ref }: BranchList): boolean {
  const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || sameRef(own, ref);
  return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}

async function* pagesOf(
  context: Context,
  { product, repository }: BranchList,
  ref: string | undefined,
): AsyncGenerator<Finding[]> {
  context.progress.begin('findings');
  if (product === 'secrets') {
    yield* context.platform.secrets(await resolveId(context), { repo: [repository] });
  } else {
    const parameters = { issue_type: product, repos: [repository], ...(ref === undefined ? {} : { ref }) };
    yield* context.platform.findings(await resolveSlug(context), parameters);
  }
}

/**
 * All rows of a list. Rows that come or go between two pages move their neighbours over the edge, so that a list of
 * several pages is read until two passes agree; where three do not, all that any of them saw counts.
 */
async function wholeList(
  context: Context,
  pages: () => AsyncGenerator<Finding[]>,
  isEnough: BranchList['isEnough'],
): Promise<Finding[]> {
  const union = new Map<bigint, Finding>();
  let former: ReadonlyMap<bigint, Finding> | undefined;
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const seen = new Map<bigint, Finding>();
    let count = 0;
    for await (const page of pages()) {
      count += 1;
      for (const row of page) seen.set(row.id, row);
      context.progress.advance(page.length);
      if (isEnough?.([...seen.values()])) return [...seen.values()];
    }
    for (const [id, row] of seen) union.set(id, row);
    const isOnePage = pass === 1 && count <= 1 && seen.size < SMALLEST_PAGE;
    if (isOnePage || agree(former, seen)) return [...seen.values()];
    former = seen;
  }
  context.notices.push({ kind: 'findings-moving', rows: union.size });
  return [...union.values()];
}

function agree(one: ReadonlyMap<bigint, Finding> | undefined, other: ReadonlyMap<bigint, Finding>): boolean {
  if (one?.size !== other.size) return false;
  return [...other].every(([id, { status }]) => one.has(id) && one.get(id)?.status === status);
}

/** Only branches have a short name. */
function otherName(ref: string): string[] {
  const short = shortRef(ref);
  if (short !== ref) return [short];
  return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}
