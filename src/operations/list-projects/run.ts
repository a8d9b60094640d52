import { type Context, forEachConcurrently, resultOf } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import { nameKey } from '../../model/names.ts';
import { MAX_MISSPELT, nearestProjects } from '../../model/nearest.ts';
import { ALL_PROJECTS, type ProjectSelection } from '../../model/selection.ts';
import type { ListResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { readProject } from '../../projects/project.ts';
import {
  isTagged,
  matchProjects,
  selectedItems,
  shardFilter,
  unmatchedProjects,
} from '../../projects/select.ts';
import type { ListProjectsRequest } from './inputs.ts';

export interface ListProjectsResult extends ListResult<Project, ListProjectsRequest> {
  /** Number of shards of about `shard-size` projects for a job matrix, at most 256. */
  shards?: number;
}

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones; named ones with their switches. */
export function run(context: Context, request: ListProjectsRequest): Promise<ListProjectsResult> {
  return resultOf(context, request, async () => {
    const { projects = ALL_PROJECTS, shard, shardSize, pageSize } = request;
    const selected = await listSelection(context, projects, pageSize);
    if (request.projects !== undefined && selected.length === 0)
      throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(projects) });
    // GitHub rejects a matrix without jobs, so an empty deployment gets one empty shard.
    const shards = Math.max(1, Math.ceil(selected.length / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    const inShard = shardFilter(shard);
    return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
  });
}

/** @throws StepError for a name or tag that is unknown and near a known one; others that match nothing are a gap */
async function listSelection(
  context: Context,
  projects: ProjectSelection,
  pageSize: number | undefined,
): Promise<Project[]> {
  const slug = await resolveSlug(context);
  const { found, missing } = await readNamed(context, slug, projects);
  const isOnlyNames = projects.names.length > 0 && projects.patterns.length + projects.except.length === 0;
  if (isOnlyNames && projects.tagged.length === 0 && missing.length === 0) return found;
  const { selected, allNames, matcher, tagNotices } = await matchProjects(context, slug, projects, pageSize);
  const near = missing.slice(0, MAX_MISSPELT).flatMap((name) => nearestProjects(name, allNames));
  if (near.length > 0) throw new StepError({ kind: 'nothing-selected', patterns: missing, near });
  const unmatched = { ...matcher.unmatched(), names: [] };
  const notices = await unmatchedProjects(context, slug, 'projects', unmatched, allNames);
  // An item without a match is a gap here, and not only a warning: the listed projects may be incomplete.
  for (const notice of [...tagNotices, ...notices])
    context.notices.push(
      notice.kind === 'pattern-unmatched' ? { ...notice, kind: 'name-unknown', subject: 'projects' } : notice,
    );
  for (const pattern of missing)
    context.notices.push({ kind: 'name-unknown', subject: 'projects', input: 'projects', pattern });
  const all = [...selected, ...found.filter(({ name }) => matcher.matches(name))];
  return [...new Map(all.map((project) => [nameKey(project.name), project])).values()];
}

/** Reads the named projects one by one, because the list omits archived ones and all switches. */
async function readNamed(
  context: Context,
  slug: string,
  selection: ProjectSelection,
): Promise<{ found: Project[]; missing: string[] }> {
  const { names } = selection;
  const byName = new Map<string, Project>();
  await forEachConcurrently(names, context.concurrency, async (name) => {
    try {
      byName.set(name, (await readProject(context, slug, { name })).project);
    } catch (error) {
      if (!hasStatus(error, [404])) throw error;
    }
  });
  const found = names.flatMap((name) => byName.get(name) ?? []);
  const missing = names.filter((name) => !byName.has(name));
  return { found: found.filter((project) => isTagged(project, selection)), missing };
}
