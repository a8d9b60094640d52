import type { IssueType } from '../../model/filters.ts';
import type { ListDoubt } from '../../platform/paging/whole-list.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { resolveId, resolveSlug } from '../deployment.ts';
import { noteDoubt } from '../findings/list.ts';
import { sameRef, shortRef } from '../findings/refs.ts';

export interface BranchList {
  product: IssueType;
  /** As the platform spells it. */
  repository: string;
  /** Absent = whatever the branch. */
  ref?: string;
  /** What this scan of the branch saw first belongs to it, whatever a row calls its branch and repository. */
  scan?: bigint;
  /** Whether the rows so far say all that the caller wants to know. */
  isEnough?: (rows: readonly Finding[]) => boolean;
}

/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError
 */
export async function branchFindings(context: Context, list: BranchList): Promise<Finding[]> {
  const { product, ref } = list;
  const isUnfiltered = product === 'secrets' || ref === undefined;
  const names = isUnfiltered ? [undefined] : [ref, ...otherName(ref)];
  for (const name of names) {
    const rows = await wholeList(context, pagesOf(context, list, name), list.isEnough);
    const own = rows.filter((row) => belongsTo(row, list));
    if (own.length > 0) return own;
  }
  return [];
}

function belongsTo(
  { kind, ref: own, repository: name, first_seen_scan_id: first }: Finding,
  { repository, ref, scan }: BranchList,
): boolean {
  if (first !== undefined && first === scan) return true;
  const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || sameRef(own, ref);
  return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}

async function* pagesOf(
  context: Context,
  { product, repository }: BranchList,
  ref: string | undefined,
): AsyncGenerator<Finding[]> {
  context.progress.begin('findings');
  const options = {
    twice: true,
    atOnce: true,
    onDoubt: (doubt: ListDoubt) => noteDoubt(context, product, doubt),
  };
  if (product === 'secrets') {
    yield* context.platform.secrets(await resolveId(context), { repo: [repository] }, options);
  } else {
    const parameters = { issue_type: product, repos: [repository], ...(ref === undefined ? {} : { ref }) };
    yield* context.platform.findings(await resolveSlug(context), parameters, options);
  }
}

/** All rows of a list, the newest of each finding. */
async function wholeList(
  context: Context,
  pages: AsyncGenerator<Finding[]>,
  isEnough: BranchList['isEnough'],
): Promise<Finding[]> {
  const rows = new Map<bigint, Finding>();
  for await (const page of pages) {
    context.progress.advance(page.length);
    for (const row of page) rows.set(row.id, row);
    if (isEnough?.([...rows.values()])) break;
  }
  return [...rows.values()];
}

/** Only branches have a short name. */
function otherName(ref: string): string[] {
  const short = shortRef(ref);
  if (short !== ref) return [short];
  return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}
