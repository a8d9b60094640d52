import {
  type FindingGroups,
  groupFindings,
  groupNotices,
  productCounts,
  projectTagsOf,
} from '../../findings/counts.ts';
import { listFindings } from '../../findings/list.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { tryProjectDirectory } from '../../model/directory.ts';
import type { ListResult } from '../../model/step.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ListFindingsRequest } from './inputs.ts';

export interface ListFindingsResult extends ListResult<Finding, ListFindingsRequest> {
  /** Keys are names of repositories in lower case. */
  projectTags?: Readonly<Record<string, readonly string[]>>;
  /** Numbers of findings by product, then by severity. */
  counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  groups?: FindingGroups;
}

/** Each finding once for all branches, unless the query names one. */
export async function run(context: Context, request: ListFindingsRequest): Promise<ListFindingsResult> {
  // Also shown if the step ends while it reads the projects.
  let listed: readonly Finding[] = [];
  const result: ListFindingsResult = await resultOf(context, request, async () => {
    const { query, pageSize, groupBy, issue } = request;
    if (issue.mode === 'auto' && query.filters.status === undefined)
      context.notices.push({ kind: 'issue-of-any-status' });
    ({ selected: listed } = await listFindings(context, query, { once: true, pageSize }));
    const hasProjects = listed.some(({ repository }) => repository !== undefined);
    const directory = hasProjects ? await tryProjectDirectory(context) : undefined;
    const projectTags = hasProjects ? directory && projectTagsOf(listed, directory) : {};
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
