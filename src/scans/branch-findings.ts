import { sameRef, shortRef } from '../findings/finding.ts';
import { noteLength } from '../findings/list.ts';
import type { Context } from '../model/context.ts';
import { resolveId, resolveSlug } from '../model/deployment.ts';
import type { IssueType } from '../model/findings.ts';
import type { Finding } from '../platform/resources/finding.ts';

export interface BranchList {
  product: IssueType;
  /** As the platform spells it. */
  repository: string;
  /** Absent = whatever the branch. */
  ref?: string;
}

/** The rows of a branch, and how many others the server gave, of another repository or branch. */
export interface BranchRows {
  rows: Finding[];
  elsewhere: number;
}

/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError also where rows may be missing
 */
export async function branchFindings(context: Context, list: BranchList): Promise<BranchRows> {
  const { product, ref } = list;
  const names = product === 'secrets' || ref === undefined ? [undefined] : [ref, ...otherName(ref)];
  let elsewhere = 0;
  for (const name of names) {
    const listed = await readBranch(context, list, name);
    noteLength(context, product, listed);
    const rows = listed.filter((row) => belongsTo(row, list));
    elsewhere = Math.max(elsewhere, listed.length - rows.length);
    if (rows.length > 0) return { rows, elsewhere: listed.length - rows.length };
  }
  return { rows: [], elsewhere };
}

async function readBranch(
  context: Context,
  { product, repository }: BranchList,
  ref: string | undefined,
): Promise<Finding[]> {
  const { platform } = context;
  if (product === 'secrets') return platform.secrets(await resolveId(context), { repo: [repository] });
  const parameters = { issue_type: product, repos: [repository], ref };
  const { rows, cut } = await platform.findings(await resolveSlug(context), parameters);
  if (cut !== undefined) throw cut;
  return rows;
}

function belongsTo({ kind, ref: own, repository: name }: Finding, { repository, ref }: BranchList): boolean {
  const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || sameRef(own, ref);
  return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}

/** Only branches have a short name. */
function otherName(ref: string): string[] {
  const short = shortRef(ref);
  if (short !== ref) return [short];
  return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}
