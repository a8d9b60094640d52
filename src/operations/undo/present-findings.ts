import { type FindingTarget, type FormerTriage, findingTarget } from '../../model/change.ts';
import type { FilterValues, IssueType } from '../../model/filters.ts';
import type { SavedFinding } from '../../model/saved.ts';
import { PlatformError } from '../../platform/http/errors.ts';
import type { Context } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { Families, type FamilyMember, formerTriage } from '../findings/families.ts';
import { listFindings } from '../../findings/list.ts';
import { repositoriesOf } from '../write/finding-records.ts';

/** What the lists show now of the findings of a report. */
export interface PresentFindings {
  rows: ReadonlyMap<bigint, FormerTriage>;
  /** With their repositories, which a triage by ids did not know. */
  targets: ReadonlyMap<bigint, FindingTarget>;
  /** The other rows of each of them. */
  siblings: ReadonlyMap<bigint, readonly FamilyMember[]>;
}

/** @throws PlatformError, PagingError where a list can't be read to its end */
export async function readPresent(
  context: Context,
  issueType: IssueType,
  saved: readonly SavedFinding[],
): Promise<PresentFindings> {
  const wanted = new Set(
    saved.flatMap(({ change, siblings }) => [change.target.id, ...siblings.map(({ id }) => id)]),
  );
  const rows = new Map<bigint, FormerTriage>();
  const targets = new Map<bigint, FindingTarget>();
  const families = new Families();
  const listed = new Set<string>();
  const read = async (repos: readonly string[] | undefined) => {
    const filters: FilterValues = repos === undefined ? {} : { repos };
    const query = { issueType, filters };
    for (const finding of await listFindings(context, query, { spelled: true })) {
      listed.add(finding.repository?.toLowerCase() ?? '');
      families.add(finding);
      if (!wanted.has(finding.id)) continue;
      rows.set(finding.id, formerTriage(finding));
      targets.set(finding.id, findingTarget(finding));
    }
  };
  const repos = repositoriesOf(saved.map(({ change }) => change.target));
  await read(repos);
  const silent = (repos ?? []).filter((name) => !listed.has(name.toLowerCase()));
  const names = await newNames(context, silent);
  if (names.length > 0) await read(names);
  return { rows, targets, siblings: families.siblingsOf([...targets.values()]) };
}

/** What repositories of which nothing is listed are called by now, where a redirect leads to them. */
async function newNames(context: Context, repositories: readonly string[]): Promise<string[]> {
  const slug = await resolveSlug(context);
  const names: string[] = [];
  for (const repository of repositories) {
    try {
      const { name } = await context.platform.project(slug, repository);
      if (name.toLowerCase() !== repository.toLowerCase()) names.push(name);
    } catch (error) {
      // A project that is gone, or that another one has the name of, took its findings with it.
      if (!isGone(error)) throw error;
    }
  }
  return names;
}

function isGone(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const { kind, status } = error.failure;
  return kind === 'another-answer' || status === 403 || status === 404;
}
