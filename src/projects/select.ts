import { createHash } from 'node:crypto';
import type { Context } from '../model/context.ts';
import { hasTag, nameKey } from '../model/names.ts';
import { nearestProjects, projectsMeant, type UnmatchedNotice, unmatchedNotices } from '../model/nearest.ts';
import {
  isPattern,
  itemsOf,
  type NameList,
  nameMatcher,
  type ProjectSelection,
  type Shard,
} from '../model/selection.ts';
import type { FleetRequest } from '../model/step.ts';
import { StepError } from '../model/step-errors.ts';
import type { Project } from '../platform/resources/project.ts';

/** A selected project. One that was selected by its name without a list still has to be read. */
export interface SelectedProject {
  name: string;
  /** As the list shows it. */
  listed?: Project;
}

/**
 * Selects the projects of a shard. A selection of plain names only is taken as it is; for any other, the projects are
 * listed once. The list leaves out archived projects, so a name that it lacks stays selected and has to be read.
 *
 * @param onUnknownExclusion `warn` in a step that only reads, where a misspelt exclusion does no harm
 * @returns the projects, and the names of all projects if they were listed
 * @throws StepError if nothing is selected, or with `fail` if an excluded project does not exist
 */
export async function selectProjects(
  context: Context,
  slug: string,
  { projects: selection, shard }: Pick<FleetRequest, 'projects' | 'shard'>,
  onUnknownExclusion: 'fail' | 'warn',
): Promise<{ selected: SelectedProject[]; allNames?: string[] }> {
  const inShard = shardFilter(shard);
  const { patterns, except, tagged } = selection;
  if (patterns.length + except.length + tagged.length === 0)
    return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
  const { selected: listed, allNames, matcher, tagNotices } = await matchProjects(context, slug, selection);
  context.notices.push(...tagNotices);
  const unmatched = matcher.unmatched();
  const fails = onUnknownExclusion === 'fail';
  const excluded = fails ? await checkExclusions(context, slug, unmatched.except, allNames) : [];
  const items = { ...unmatched, names: [], except: fails ? [] : unmatched.except };
  context.notices.push(...(await unmatchedProjects(context, slug, 'projects', items, allNames)));
  const selected = [
    ...listed.map((project) => ({ name: project.name, listed: project })),
    ...unmatched.names.map((name) => ({ name })),
  ].filter(noneOf(excluded));
  if (selected.length === 0) throw nothingSelected(selection, allNames);
  return { selected: selected.filter(({ name }) => inShard(name)), allNames };
}

/**
 * Lists the projects for a plan or an export. A misspelt exclusion does no harm there, and is a warning.
 *
 * @param input the name of the input or key that has the list, for messages
 * @param list selects all projects if it is empty
 * @throws StepError if a list with items selects nothing
 */
export async function listSelected(
  context: Context,
  slug: string,
  input: string,
  list: NameList,
): Promise<{ selected: Project[]; all: Project[]; unmatched: NameList }> {
  const selection = { ...list, tagged: [] };
  const { selected: matched, all, allNames, matcher } = await matchProjects(context, slug, selection);
  const unmatched = matcher.unmatched();
  const excluded = await lookUpProjects(context, slug, unmatched.except);
  const selected = matched.filter(noneOf(excluded.present));
  if (selected.length === 0 && itemsOf(list).length > 0) throw nothingSelected(selection, allNames, input);
  const names = await unknownProjects(context, slug, unmatched.names);
  const unknown = { ...unmatched, names, except: excluded.unknown };
  context.notices.push(...unmatchedNotices(input, unknown, allNames, nearestProjects));
  return { selected, all, unmatched };
}

/**
 * Checks that a selection is left after the reads of projects that were named and are not in the list: only the reads
 * show their tags. A shard may be empty.
 *
 * @throws StepError if no project is left
 */
export function checkAnyTagged(
  { projects, shard }: Pick<FleetRequest, 'projects' | 'shard'>,
  selected: number,
  remaining: number,
): void {
  if (remaining === 0 && selected > 0 && shard === undefined) throw nothingSelected(projects, []);
}

/** The error of a selection that no project matches; `near` are names similar to its first unknown item. */
export function nothingSelected(selection: ProjectSelection, allNames: readonly string[], input?: string) {
  const known = new Set(allNames.map(nameKey));
  const unknown = [...selection.names, ...selection.patterns].find((item) => !known.has(nameKey(item)));
  const near = unknown === undefined ? [] : nearestProjects(unknown, allNames);
  return new StepError({ kind: 'nothing-selected', patterns: selectedItems(selection), near, input });
}

/**
 * Lists the projects of the deployment and selects from them.
 *
 * @returns also the matcher, which knows the items without a match, and a notice of each tag that no project has
 * @throws StepError for a misspelt tag
 */
export async function matchProjects(
  context: Context,
  slug: string,
  selection: ProjectSelection,
  pageSize?: number,
) {
  const matcher = nameMatcher(selection);
  const all = await context.platform.projects(slug, pageSize);
  const tagNotices = unknownTagNotices(selection.tagged, all);
  const selected = all.filter((project) => matcher.matches(project.name) && isTagged(project, selection));
  return { selected, all, allNames: all.map(({ name }) => name), matcher, tagNotices };
}

/** @throws StepError for an unknown tag that resembles a known one */
function unknownTagNotices(tagged: readonly string[], projects: readonly Project[]): UnmatchedNotice[] {
  const known = [...new Set(projects.flatMap(({ tags }) => tags))];
  const names = tagged.filter((tag) => !hasTag(known, tag));
  const notices = unmatchedNotices('projects-tagged', { names }, known);
  for (const { input, pattern, near } of notices)
    if (near.length > 0)
      throw new StepError({ kind: 'nothing-selected', patterns: [`tag ${pattern}`], near, input });
  return notices;
}

/** Whether a project has one of the tags; true without `projects-tagged`. */
export function isTagged({ tags }: Project, { tagged }: ProjectSelection): boolean {
  return tagged.length === 0 || tagged.some((tag) => hasTag(tags, tag));
}

/** The items of a selection for messages, such as `acme/**`, `!acme/old` and `tag pci`. */
export function selectedItems(selection: ProjectSelection): string[] {
  return [...itemsOf(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}

/**
 * Checks the exclusions of a step that writes: a misspelt one would let it write to the very project that was excluded.
 * A pattern that matches nothing is only noted, unless it resembles the names of known projects.
 *
 * @param unmatched exclusions that matched nothing, without their `!`
 * @param known names among which a misspelt one is sought
 * @returns the present names of the excluded projects, which may have been renamed
 * @throws StepError exclusions-unmatched
 */
export async function checkExclusions(
  context: Context,
  slug: string,
  unmatched: readonly string[],
  known: readonly string[],
): Promise<string[]> {
  const { unknown, present } = await lookUpProjects(context, slug, unmatched);
  const { misspelt: items = [], harmless = [] } = Object.groupBy(unknown, (item) =>
    isPattern(item) && projectsMeant(item, known).length === 0 ? 'harmless' : 'misspelt',
  );
  context.notices.push(...unmatchedNotices('projects', { except: harmless }, known, nearestProjects));
  if (items.length === 0) return present;
  const near = [...new Set(items.flatMap((item) => nearestProjects(item, known)))];
  throw new StepError({ kind: 'exclusions-unmatched', input: 'projects', items, near });
}

/** A notice of each item that matched no listed project, and names no archived one. */
export async function unmatchedProjects(
  context: Context,
  slug: string,
  input: string,
  { names, patterns, except }: NameList,
  known: readonly string[],
): Promise<UnmatchedNotice[]> {
  const unknown = {
    names: await unknownProjects(context, slug, names),
    patterns,
    except: await unknownProjects(context, slug, except),
  };
  return unmatchedNotices(input, unknown, known, nearestProjects);
}

function noneOf(names: readonly string[]): (project: { name: string }) => boolean {
  const excluded = new Set(names.map(nameKey));
  return ({ name }) => !excluded.has(nameKey(name));
}

/** Drops the names of archived projects, which the platform knows but does not list. Patterns stay. */
export async function unknownProjects(context: Context, slug: string, items: Iterable<string>) {
  return (await lookUpProjects(context, slug, items)).unknown;
}

/** The items that the platform does not know, patterns among them, and the present names of the others. */
async function lookUpProjects({ platform }: Context, slug: string, items: Iterable<string>) {
  const unknown: string[] = [];
  const present: string[] = [];
  for (const item of items) {
    const name = isPattern(item) ? undefined : await platform.projectName(slug, item);
    if (name === undefined) unknown.push(item);
    else present.push(name);
  }
  return { unknown, present };
}

/**
 * Returns a test of whether the shard has a project of that name; without a shard, it has all. The SHA-256 of the name
 * decides, so that all jobs agree.
 */
export function shardFilter(shard: Shard | undefined): (name: string) => boolean {
  if (shard === undefined) return () => true;
  return (name) => {
    const hash = createHash('sha256').update(name.toLowerCase()).digest();
    return hash.readUInt32BE(0) % shard.count === shard.index - 1;
  };
}
