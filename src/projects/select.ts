import { createHash } from 'node:crypto';
import type { Context } from '../model/context.ts';
import { hasTag } from '../model/names.ts';
import { nearestNames, nearestProjects, projectsMeant, unmatchedNotices } from '../model/nearest.ts';
import type { NameList, NameMatcher, ProjectSelection, Shard } from '../model/selection.ts';
import { isPattern, itemsOf, nameMatcher } from '../model/selection.ts';
import { StepError } from '../model/step-errors.ts';
import type { PageOptions } from '../platform/paging.ts';
import type { Project } from '../platform/resources/project.ts';

/** A selected project. One selected by name alone still has to be read. */
export interface SelectedProject {
  name: string;
  /** As the list shows it. */
  listed?: Project;
}

/**
 * Selects the projects of a shard. Plain names alone are taken as they are; any other selection lists the projects once.
 * The list leaves out archived projects, so a name that it lacks stays selected and has to be read.
 *
 * @param isReading the step only reads, so a mistyped exclusion does no harm and is a warning
 * @returns the projects, and the names of all projects if they were listed
 * @throws StepError if nothing is selected, or an excluded project does not exist
 */
export async function selectProjects(
  context: Context,
  slug: string,
  selection: ProjectSelection,
  shard: Shard | undefined,
  isReading = false,
): Promise<{ selected: SelectedProject[]; names?: string[] }> {
  const inShard = shardFilter(shard);
  const { patterns, except, tagged } = selection;
  if (patterns.length + except.length + tagged.length === 0) {
    return { selected: selection.names.filter(inShard).map((name) => ({ name })) };
  }
  const { selected: listed, names, matcher } = await matchProjects(context, slug, selection);
  const unmatched = matcher.unmatched();
  if (isReading) await noteUnmatchedProjects(context, slug, 'projects', { ...unmatched, names: [] }, names);
  else {
    await checkExclusions(context, slug, unmatched.except, names);
    const patterns = { ...unmatched, names: [], except: [] };
    context.notices.push(...unmatchedNotices('projects', patterns, names, nearestProjects));
  }
  const selected = [
    ...listed.map((project) => ({ name: project.name, listed: project })),
    ...unmatched.names.map((name) => ({ name })),
  ];
  if (selected.length === 0) {
    const near = nearestProjects(selection.names[0] ?? selection.patterns[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: selectedItems(selection), near });
  }
  return { selected: selected.filter(({ name }) => inShard(name)), names };
}

/**
 * Lists the projects for a plan or an export. A mistyped exclusion does no harm there, and is a warning.
 *
 * @param input that has the list, for messages
 * @param list empty = all
 * @throws StepError if it selects nothing
 */
export async function listSelected(
  context: Context,
  slug: string,
  input: string,
  list: NameList,
): Promise<{ selected: Project[]; all: Project[]; unmatched: NameList }> {
  const { selected, all, names, matcher } = await matchProjects(context, slug, { ...list, tagged: [] });
  const items = itemsOf(list);
  if (selected.length === 0 && items.length > 0) {
    const near = nearestProjects(items[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near, input });
  }
  const unmatched = matcher.unmatched();
  await noteUnmatchedProjects(context, slug, input, unmatched, names);
  return { selected, all, unmatched };
}

/**
 * Lists the projects of the deployment and selects from them. Notes tags that no project has.
 *
 * @returns the selected projects, all projects, all names, and the matcher, which knows the items without a match
 * @throws StepError for a misspelt tag
 */
export async function matchProjects(
  context: Context,
  slug: string,
  selection: ProjectSelection,
  options: PageOptions = {},
): Promise<{ selected: Project[]; all: Project[]; names: string[]; matcher: NameMatcher }> {
  const matcher = nameMatcher(selection);
  const all = await context.platform.projects(slug, options);
  checkTags(context, selection.tagged, all);
  const selected = all.filter((project) => matcher.matches(project.name) && isTagged(project, selection));
  return { selected, all, names: all.map(({ name }) => name), matcher };
}

/** @throws StepError for an unknown tag that resembles a known one */
function checkTags({ notices }: Context, tagged: readonly string[], projects: readonly Project[]): void {
  if (tagged.length === 0) return;
  const known = [...new Set(projects.flatMap(({ tags }) => tags))];
  for (const tag of tagged.filter((item) => !hasTag(known, item))) {
    const near = nearestNames(tag, known);
    const input = 'projects-tagged';
    if (near.length > 0)
      throw new StepError({ kind: 'nothing-selected', patterns: [`tag ${tag}`], near, input });
    notices.push({ kind: 'pattern-unmatched', input, pattern: tag, near });
  }
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
 * Checks the exclusions of a step that writes: a mistyped one would let it write to the very project that was excluded.
 * A pattern may match nothing, unless it resembles the names of known projects.
 *
 * @param unmatched exclusions that matched nothing, without their `!`
 * @throws StepError exclusions-unmatched
 */
export async function checkExclusions(
  context: Context,
  slug: string,
  unmatched: readonly string[],
  names: readonly string[],
): Promise<void> {
  const isMistyped = (item: string) => !isPattern(item) || projectsMeant(item, names).length > 0;
  const unknown = await unknownProjects(context, slug, unmatched);
  const harmless = unknown.filter((item) => !isMistyped(item));
  const exclusions = { names: [], patterns: [], except: harmless };
  context.notices.push(...unmatchedNotices('projects', exclusions, names, nearestProjects));
  const items = unknown.filter(isMistyped);
  if (items.length === 0) return;
  const near = [...new Set(items.flatMap((item) => nearestProjects(item, names)))];
  throw new StepError({ kind: 'exclusions-unmatched', input: 'projects', items, near });
}

/** Notes the items of a selection that match nothing, for a step that only reads: a mistyped exclusion does no harm. */
export async function noteUnmatchedProjects(
  context: Context,
  slug: string,
  input: string,
  { names, patterns, except }: NameList,
  known: readonly string[],
): Promise<void> {
  const unknown = {
    names: await unknownProjects(context, slug, names),
    patterns,
    except: await unknownProjects(context, slug, except),
  };
  context.notices.push(...unmatchedNotices(input, unknown, known, nearestProjects));
}

/** Drops the names of archived projects, which the platform knows but does not list. Patterns stay. */
export async function unknownProjects(
  { platform }: Context,
  slug: string,
  items: Iterable<string>,
): Promise<string[]> {
  const unknown: string[] = [];
  for (const item of items)
    if (isPattern(item) || !(await platform.hasProject(slug, item))) unknown.push(item);
  return unknown;
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
