import { type Context, forEachConcurrently, resolveSlug, resultOf } from '../../model/context.ts';
import { nameKey } from '../../model/names.ts';
import { MAX_MISSPELT, nearestProjects, unmatchedNotices } from '../../model/nearest.ts';
import { ALL_PROJECTS } from '../../model/selection.ts';
import type { ListResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { readProject } from '../../projects/project.ts';
import { matchProjects, nothingSelected, shardFilter } from '../../projects/select.ts';
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
    const { shard, shardSize } = request;
    const selected = await listSelection(context, request);
    // GitHub rejects a matrix without jobs, so an empty deployment gets one empty shard.
    const shards = Math.max(1, Math.ceil(selected.length / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    const inShard = shardFilter(shard);
    return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
  });
}

/** @throws StepError if nothing matches, or for an unknown name or tag near a known one; other unknown items are gaps */
async function listSelection(context: Context, request: ListProjectsRequest): Promise<Project[]> {
  const { projects = ALL_PROJECTS, pageSize } = request;
  // Resolved once, before the parallel reads that need it.
  await resolveSlug(context);
  const { names, patterns, except, tagged } = projects;
  const named = await readNamed(context, names);
  const missing = named.flatMap(({ name, project }) => (project === undefined ? [name] : []));
  const isRead = names.length > 0 && patterns.length + except.length + tagged.length + missing.length === 0;
  if (isRead) return onceEach(named.flatMap(({ project }) => project ?? []));
  const otherNames = named.flatMap(({ name, project }) =>
    project === undefined ? [] : [name, project.name],
  );
  const matched = await matchProjects(context, projects, { pageSize, otherNames });
  const { selected, allNames, unmatched, belongs, tagNotices } = matched;
  const near = missing.slice(0, MAX_MISSPELT).flatMap((name) => nearestProjects(name, allNames));
  if (near.length > 0) throw new StepError({ kind: 'nothing-selected', patterns: missing, near });
  const listedNames = new Set(selected.map(({ name }) => nameKey(name)));
  const found = named.flatMap(({ name, project }) =>
    project && (listedNames.has(nameKey(project.name)) || belongs(name, project)) ? [project] : [],
  );
  if (selected.length + found.length === 0 && projects !== ALL_PROJECTS)
    throw nothingSelected(projects, allNames);
  const notices = unmatchedNotices('projects', { ...unmatched, names: missing }, allNames, nearestProjects);
  // An item without a match is a gap here, and not only a warning: the listed projects may be incomplete.
  for (const notice of [...tagNotices, ...notices])
    context.notices.push(
      notice.kind === 'pattern-unmatched' ? { ...notice, kind: 'name-unknown', subject: 'projects' } : notice,
    );
  return onceEach([...selected, ...found]);
}

/** Two names may lead to one project, and a named one that is listed, too, has more fields: the last counts. */
function onceEach(projects: readonly Project[]): Project[] {
  return [...new Map(projects.map((project) => [nameKey(project.name), project])).values()];
}

/** Reads the named projects one by one, because the list omits archived ones and all switches. */
async function readNamed(context: Context, names: readonly string[]) {
  const named = names.map((name): { name: string; project?: Project } => ({ name }));
  await forEachConcurrently(named, context.concurrency, async (item) => {
    try {
      item.project = (await readProject(context, item)).project;
    } catch (error) {
      if (!hasStatus(error, [404])) throw error;
    }
  });
  return named;
}
