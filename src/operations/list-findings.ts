import { listFindings as findingsOf } from '../findings/list.ts';
import { type ProjectDirectory, projectDirectory } from '../findings/unmatched.ts';
import type { Context } from '../model/context.ts';
import type { ListFindingsRequest } from '../model/request.ts';
import type { ListResult } from '../model/result.ts';
import { listFailure } from '../model/step-errors.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { runList } from './list.ts';

/** Lists the findings that a query selects, each once whatever its branches, unless a branch is given. */
export function listFindings(
  context: Context,
  request: ListFindingsRequest,
): Promise<ListResult<'list-findings'>> {
  return runList(context, 'list-findings', request, async () => {
    const { query, pageSize } = request;
    context.progress.begin('findings');
    const projects = projectDirectory(context);
    const listed = await findingsOf(context, query, { once: true, pageSize, projects });
    const { ref } = query.filters;
    if (listed.length === 0 && ref !== undefined) {
      context.notices.push({ kind: 'ref-without-findings', ref: String(ref) });
    }
    return { listed, projectTags: await tagsOf(context, listed, projects) };
  });
}

/** Undefined, with a notice, where the projects can't be listed: the findings are what was asked for. */
async function tagsOf(
  { notices }: Context,
  findings: readonly Finding[],
  projects: () => Promise<ProjectDirectory>,
): Promise<Record<string, readonly string[]> | undefined> {
  const names = new Set(findings.flatMap(({ repository }) => repository?.toLowerCase() ?? []));
  if (names.size === 0) return {};
  try {
    const { projectTags } = await projects();
    return Object.fromEntries([...names].map((name) => [name, [...(projectTags(name) ?? [])]]));
  } catch (error) {
    notices.push({ kind: 'project-tags-unread', cause: listFailure(error) });
    return undefined;
  }
}
