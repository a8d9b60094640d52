import type { Context } from '../../model/context.ts';
import { itemsOf, nameMatcher } from '../../model/names.ts';
import { nearestNames, noteUnmatched } from '../../model/nearest-names.ts';
import { isPattern, type NameList } from '../../model/selection.ts';
import { forEachConcurrently, StepError } from '../../model/step-errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { isProject } from '../../projects/find.ts';
import { managedScans, readProject } from '../../projects/observed.ts';
import type { RulesFile } from '../file/schema.ts';
import type { ProjectFacts } from './plan-projects.ts';

/** Where the rules file says which projects it is about. */
const INPUT = 'scope.projects';

export interface ReadProject extends ProjectFacts {
  /** When it was read by itself, on the step's clock. */
  readAtMs?: number;
}

export interface ReadProjects {
  inScope: ReadProject[];
  /** All projects of the deployment. */
  all: readonly Project[];
}

/**
 * Reads the list of projects and takes those in scope.
 *
 * @throws StepError when the scope as a whole matches nothing
 */
export async function readProjects(context: Context, slug: string, rules: RulesFile): Promise<ReadProjects> {
  const matcher = nameMatcher(rules.scope);
  context.progress.begin('listing');
  const all = await context.platform.projects(slug);
  const inScope = all
    .filter(({ name }) => matcher.matches(name))
    .map((project): ReadProject => ({ project, scans: undefined, github: undefined }));
  const names = all.map(({ name }) => name);
  const items = itemsOf(rules.scope);
  if (inScope.length === 0 && items.length > 0) {
    const near = await nearestNames(items[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near, input: INPUT });
  }
  await noteUnmatched(context, INPUT, await unknownOf(context, slug, matcher.unmatched()), names);
  return { inScope, all };
}

/** Items without the names of projects that exist all the same: the list leaves archived ones out. */
async function unknownOf(
  context: Context,
  slug: string,
  { names, patterns, except }: NameList,
): Promise<NameList> {
  const isUnknown = new Map<string, boolean>();
  for (const name of [...names, ...except.filter((item) => !isPattern(item))]) {
    isUnknown.set(name, !(await isProject(context, slug, name)));
  }
  const stays = (item: string) => isUnknown.get(item) !== false;
  return { names: names.filter(stays), patterns, except: except.filter(stays) };
}

/** Reads the switches of projects, each with one request. Other data of them is taken over, because it is newer. */
export async function readSwitches(
  context: Context,
  slug: string,
  concurrency: number,
  projects: readonly ReadProject[],
): Promise<void> {
  if (projects.length === 0) return;
  context.progress.begin('reading', projects.length);
  await forEachConcurrently(projects, concurrency, async (facts) => {
    Object.assign(facts, await readProject(context, slug, facts.project));
    facts.scans = managedScans(facts.project);
    context.progress.advance(1);
  });
}
