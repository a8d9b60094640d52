import { type Context, resultOf } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import { nameKey } from '../../model/names.ts';
import { nearestProjects, noteUnmatched } from '../../model/nearest.ts';
import type { ProjectSelection } from '../../model/selection.ts';
import type { ListResult } from '../../model/step.ts';
import { forEachConcurrently, StepError } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { readProject } from '../../projects/project.ts';
import {
  isTagged,
  matchProjects,
  noteUnmatchedProjects,
  selectedItems,
  shardFilter,
} from '../../projects/select.ts';
import type { ListProjectsRequest } from './inputs.ts';

export interface ListProjectsResult extends ListResult<Project, ListProjectsRequest> {
  /** Parts of about the asked size, for a job matrix. */
  shards?: number;
}

/** GitHub's limit of jobs in one matrix. */
const MAX_SHARDS = 256;

const ALL = { names: [], patterns: [], except: [], tagged: [] };

/** Lists the projects of the deployment (web-api.md 4.1), all or the selected ones; those that are named with switches. */
export function run(context: Context, request: ListProjectsRequest): Promise<ListProjectsResult> {
  return resultOf(context, request, async () => {
    const { projects = ALL, shard, shardSize, pageSize } = request;
    const slug = await resolveSlug(context);
    const inShard = shardFilter(shard);
    const { patterns, except, tagged } = projects;
    const isList = request.projects === undefined || patterns.length + except.length + tagged.length > 0;
    const matched = isList ? await matchProjects(context, slug, projects, { pageSize }) : undefined;
    const { found, missing } = await readNamed(context, slug, projects);
    const named = found.filter(({ name }) => matched?.matcher.matches(name) ?? true);
    const all = [...(matched?.selected ?? []), ...named];
    const selected = [...new Map(all.map((project) => [nameKey(project.name), project])).values()];
    if (matched !== undefined) {
      const unmatched = { ...matched.matcher.unmatched(), names: [] };
      await noteUnmatchedProjects(context, slug, 'projects', unmatched, matched.names);
    }
    if (missing.length > 0) {
      const known = matched?.all ?? (await context.platform.projects(slug, { pageSize }));
      const unknown = { names: missing, patterns: [], except: [] };
      noteUnmatched(
        context,
        'projects',
        unknown,
        known.map(({ name }) => name),
        nearestProjects,
      );
    }
    if (request.projects !== undefined && selected.length === 0) {
      throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(projects) });
    }
    // A matrix without jobs is an error on GitHub, so that an empty deployment has one empty shard.
    const shards = Math.max(1, Math.ceil(selected.length / shardSize));
    if (shards > MAX_SHARDS) context.notices.push({ kind: 'many-shards', shards });
    return { listed: selected.filter(({ name }) => inShard(name)), shards: Math.min(MAX_SHARDS, shards) };
  });
}

/** The projects that are named, one by one: the list leaves archived ones and all switches out. */
async function readNamed(
  context: Context,
  slug: string,
  selection: ProjectSelection,
): Promise<{ found: Project[]; missing: string[] }> {
  const found: Project[] = [];
  const missing: string[] = [];
  const read = async ([at, name]: [number, string]) => {
    try {
      found[at] = (await readProject(context, slug, { name })).project;
    } catch (error) {
      if (!hasStatus(error, [404])) throw error;
      missing.push(name);
    }
  };
  await forEachConcurrently(selection.names.entries(), context.concurrency, read);
  return { found: Object.values(found).filter((project) => isTagged(project, selection)), missing };
}
