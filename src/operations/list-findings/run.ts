import { type FindingGroups, groupFindings, groupNotices, productCounts } from '../../findings/counts.ts';
import { listFindings } from '../../findings/list.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { projectDirectory } from '../../model/directory.ts';
import type { ListResult } from '../../model/step.ts';
import { stepFailureOf, throwIfSlugFails } from '../../model/step-errors.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ListFindingsRequest } from './inputs.ts';

export interface ListFindingsResult extends ListResult<Finding, ListFindingsRequest> {
  /** Keys are names of repositories in lower case. */
  projectTags?: Readonly<Record<string, readonly string[]>>;
  /** Numbers of findings by product, then by severity. */
  counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  groups?: FindingGroups;
}

/**
 * Lists the findings that a query selects, each once for all its branches, unless the query names one. A step that ends
 * while it reads the projects still has its findings.
 */
export async function run(context: Context, request: ListFindingsRequest): Promise<ListFindingsResult> {
  let listed: readonly Finding[] = [];
  const result: ListFindingsResult = await resultOf(context, request, async () => {
    const { query, pageSize, groupBy, issue } = request;
    if (issue.mode === 'auto' && query.filters.status === undefined)
      context.notices.push({ kind: 'issue-of-any-status' });
    ({ selected: listed } = await listFindings(context, query, { once: true, pageSize }));
    const projectTags = await tagsOf(context, listed);
    // Unlike `isOpen`, this leaves out findings in review or being fixed.
    const groups = groupFindings(
      listed.filter(({ status }) => status === 'open'),
      groupBy,
      ({ repository = '' }) => projectTags?.[repository.toLowerCase()] ?? [],
    );
    context.notices.push(...groupNotices(groups));
    return { listed, projectTags, counts: productCounts(listed), groups };
  });
  return listed.length > 0 ? { ...result, listed } : result;
}

/**
 * Undefined, with a notice, if the projects can't be listed: the findings are useful without their tags.
 *
 * @throws an error that ends the step
 */
async function tagsOf(
  context: Context,
  findings: readonly Finding[],
): Promise<Record<string, readonly string[]> | undefined> {
  const repositories = new Set(findings.map(({ repository }) => repository));
  const names = new Set([...repositories].flatMap((name) => name?.toLowerCase() ?? []));
  if (names.size === 0) return {};
  try {
    const { find } = await projectDirectory(context);
    return Object.fromEntries([...names].map((name) => [name, find(name)?.tags ?? []]));
  } catch (error) {
    context.notices.push({ kind: 'project-tags-unread', cause: stepFailureOf(error) });
    throwIfSlugFails(error);
    return undefined;
  }
}
