import { noteLength } from '../../findings/list.ts';
import { sameRef, shortRef } from '../../findings/refs.ts';
import type { IssueType } from '../../model/filters.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { resolveId, resolveSlug } from '../deployment.ts';

export interface BranchList {
  product: IssueType;
  /** As the platform spells it. */
  repository: string;
  /** Absent = whatever the branch. */
  ref?: string;
  /** What this scan of the branch saw first belongs to it, whatever a row calls its branch and repository. */
  scan?: bigint;
}

/**
 * The findings of one product on a branch, of every status; of secrets, which have one row whatever their branches,
 * those of the repository. A row that does not name its branch or repository belongs to it, because nothing else was
 * asked for. Servers differ in how a branch is named (`main` or `refs/heads/main`), so that one that seems to have none
 * is asked for by its other name.
 *
 * @throws PlatformError, PagingError also where rows may be missing
 */
export async function branchFindings(context: Context, list: BranchList): Promise<Finding[]> {
  const { product, ref } = list;
  const names = product === 'secrets' || ref === undefined ? [undefined] : [ref, ...otherName(ref)];
  for (const name of names) {
    const rows = await readBranch(context, list, name);
    noteLength(context, product, rows);
    const own = rows.filter((row) => belongsTo(row, list));
    if (own.length > 0) return own;
  }
  return [];
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

function belongsTo(
  { kind, ref: own, repository: name, first_seen_scan_id: first }: Finding,
  { repository, ref, scan }: BranchList,
): boolean {
  if (first !== undefined && first === scan) return true;
  const isOnBranch = kind === 'secrets' || ref === undefined || own === undefined || sameRef(own, ref);
  return isOnBranch && (name === undefined || name.toLowerCase() === repository.toLowerCase());
}

/** Only branches have a short name. */
function otherName(ref: string): string[] {
  const short = shortRef(ref);
  if (short !== ref) return [short];
  return ref.startsWith('refs/') ? [] : [`refs/heads/${ref}`];
}
