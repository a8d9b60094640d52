import type { Context } from '../operations/context.ts';
import type { FindingLookups } from './conditions.ts';

/** The projects of the deployment, by names without regard to case: their spelling and tags. */
export interface ProjectDirectory extends FindingLookups {
  /** The name as the platform spells it; undefined for one that it does not list. */
  spelling(name: string): string | undefined;
  names(): string[];
  /** Every tag of any project, in lower case. */
  tags(): string[];
}

/** Reads the list of projects. */
export async function readDirectory(context: Context, slug: string): Promise<ProjectDirectory> {
  const projects = new Map<string, { name: string; tags: ReadonlySet<string> }>();
  for (const { name, tags } of await context.platform.projects(slug)) {
    projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
  }
  return {
    projectTags: (name) => projects.get(name.toLowerCase())?.tags,
    spelling: (name) => projects.get(name.toLowerCase())?.name,
    names: () => [...projects.values()].map(({ name }) => name),
    tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
  };
}
