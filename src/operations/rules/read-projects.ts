import type { RulesFile } from '../../model/rules.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { Context } from '../context.ts';
import { checkExclusions } from '../fleet/select.ts';
import { itemsOf, nameMatcher } from '../names.ts';
import { nearestNames, noteUnmatched } from '../nearest.ts';
import { forEachConcurrently, StepError } from '../step.ts';
import { managedScans } from '../write/project-fields.ts';
import type { ProjectFacts } from './project-track.ts';

/** Where the rules file says which projects it is about. */
const INPUT = 'scope.projects';

export interface ReadProject extends ProjectFacts {
  /** In ms since the epoch. */
  readAtMs: number;
}

export interface ReadProjects {
  inScope: ReadProject[];
  /** Names and addresses of all projects of the deployment. */
  all: readonly Pick<Project, 'name' | 'url'>[];
}

/**
 * Reads the list of projects and takes those in scope.
 *
 * @throws StepError when an exclusion matches nothing, or the scope as a whole
 */
export async function readProjects(context: Context, slug: string, rules: RulesFile): Promise<ReadProjects> {
  const matcher = nameMatcher(rules.scope);
  const inScope: ReadProject[] = [];
  const all: Pick<Project, 'name' | 'url'>[] = [];
  context.progress.begin('listing');
  for (const project of await context.platform.projects(slug)) {
    all.push({ name: project.name, ...(project.url === undefined ? {} : { url: project.url }) });
    if (!matcher.matches(project.name)) continue;
    inScope.push({ project, scans: undefined, github: undefined, readAtMs: context.clock.now() });
  }
  const names = all.map(({ name }) => name);
  await checkExclusions(matcher, names, INPUT);
  const items = itemsOf(rules.scope);
  if (inScope.length === 0 && items.length > 0) {
    const near = await nearestNames(items[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near, input: INPUT });
  }
  await noteUnmatched(context, INPUT, matcher.unmatched(), names);
  return { inScope, all };
}

/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
export async function readSwitches(
  context: Context,
  slug: string,
  concurrency: number,
  projects: readonly ReadProject[],
): Promise<void> {
  context.progress.begin('reading', projects.length);
  await forEachConcurrently(projects, concurrency, async (facts) => {
    const { name, id } = facts.project;
    const project = await context.platform.project(slug, name, id === undefined ? {} : { id });
    facts.project = project;
    facts.scans = managedScans(project);
    facts.readAtMs = context.clock.now();
    context.progress.advance(1);
  });
}
