import type { ProjectSelection, Shard } from '../../model/selection.ts';
import type { PageSize } from '../../platform/parameters.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { Context } from '../context.ts';
import { itemsOf, type NameMatcher, nameMatcher } from '../names.ts';
import { nearestNames, noteUnmatched } from '../nearest.ts';
import { StepError } from '../step.ts';
import { ProjectRecord } from '../write/project-record.ts';
import { shardFilter } from './shard.ts';

/** Whether names alone select, so that no list is needed. */
export function isNamesOnly({ patterns, except, tagged }: ProjectSelection): boolean {
  return patterns.length + except.length + tagged.length === 0;
}

/**
 * The selected projects of a shard. Names that stand by themselves are taken as they are; anything else makes the
 * projects be listed once.
 *
 * @throws StepError when nothing is selected, or when something that is taken away does not exist
 */
export async function selectProjects(
  context: Context,
  slug: string,
  selection: ProjectSelection,
  shard: Shard | undefined,
): Promise<ProjectRecord[]> {
  const inShard = await shardFilter(shard);
  if (isNamesOnly(selection)) {
    return selection.names.filter(inShard).map((name) => new ProjectRecord(name));
  }
  const { selected: projects, names, matcher } = await matchProjects(context, slug, selection);
  const selected = projects.map((project) => {
    const record = new ProjectRecord(project.name);
    record.see(project, context.clock.now());
    return record;
  });
  await checkExclusions(matcher, names);
  if (selected.length === 0) {
    const items = selectedItems(selection);
    const near = await nearestNames(selection.names[0] ?? selection.patterns[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near });
  }
  const missed = matcher.unmatched();
  await noteUnmatched(context, 'projects', { ...missed, names: [] }, names);
  const missing = await Promise.all(missed.names.map((name) => unlisted(name, names)));
  return [...selected, ...missing].filter(({ name }) => inShard(name));
}

/**
 * Lists the projects of the deployment.
 *
 * @returns the selected ones, the names of all, and what knows which items of the selection found nothing
 */
export async function matchProjects(
  context: Context,
  slug: string,
  selection: ProjectSelection,
  options: PageSize = {},
): Promise<{ selected: Project[]; names: string[]; matcher: NameMatcher }> {
  const matcher = nameMatcher(selection);
  const { tagged } = selection;
  context.progress.begin('listing');
  const all = await context.platform.projects(slug, options);
  const selected = all.filter(({ name, tags }) => {
    const isTagged = tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
    return matcher.matches(name) && isTagged;
  });
  return { selected, names: all.map(({ name }) => name), matcher };
}

/** What selects, as the user wrote it. */
export function selectedItems(selection: ProjectSelection): string[] {
  return [...itemsOf(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
}

/** A mistyped exclusion would let the step write to the very project that it was to spare. */
export async function checkExclusions(
  matcher: NameMatcher,
  names: readonly string[],
  input = 'projects',
): Promise<void> {
  const items = matcher.unmatched().except;
  if (items.length === 0) return;
  const near = await nearestNames(items[0] ?? '', names);
  throw new StepError({ kind: 'exclusions-unmatched', input, items, near });
}

async function unlisted(name: string, names: readonly string[]): Promise<ProjectRecord> {
  const record = new ProjectRecord(name);
  record.failure = { kind: 'not-listed', near: await nearestNames(name, names) };
  return record;
}
