import type { Context } from '../model/context.ts';
import { resolveSlug } from '../model/deployment.ts';
import type { FindingLookups } from './filter.ts';

/** The projects of the deployment, by names without regard to case: their spelling and tags. */
export interface ProjectDirectory extends FindingLookups {
  /** The name as the platform spells it; undefined for one that it does not list. */
  spelling(name: string): string | undefined;
  names(): string[];
  /** Every tag of any project, in lower case. */
  tags(): string[];
}

/** Gives the list of projects, which is read once and only where somebody asks. */
export function projectDirectory(context: Context): () => Promise<ProjectDirectory> {
  let directory: Promise<ProjectDirectory> | undefined;
  return () => {
    directory ??= readDirectory(context);
    return directory;
  };
}

async function readDirectory(context: Context): Promise<ProjectDirectory> {
  const projects = new Map<string, { name: string; tags: ReadonlySet<string> }>();
  for (const { name, tags } of await context.platform.projects(await resolveSlug(context))) {
    projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
  }
  return {
    projectTags: (name) => projects.get(name.toLowerCase())?.tags,
    spelling: (name) => projects.get(name.toLowerCase())?.name,
    names: () => [...projects.values()].map(({ name }) => name),
    tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
  };
}
