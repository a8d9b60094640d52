import type { ProjectSelection, Shard } from '../../model/selection.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { Context } from '../context.ts';
import { itemsOf, type NameMatcher, nameMatcher } from '../names.ts';
import { nearestNames } from '../nearest.ts';
import { StepError } from '../step.ts';
import { newRow, type OpenRow } from './row.ts';
import { shardFilter } from './shard.ts';

/** A project that was selected, and when the list had it. */
export interface Selected {
  row: OpenRow;
  project?: Project;
  readAtMs: number;
}

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
): Promise<Selected[]> {
  const inShard = await shardFilter(shard);
  if (isNamesOnly(selection)) {
    const rows = selection.names.filter(inShard).map(newRow);
    return rows.map((row) => ({ row, readAtMs: Number.NEGATIVE_INFINITY }));
  }
  const { selected, names, matcher } = await list(context, slug, selection);
  await checkExclusions(matcher, names);
  if (selected.length === 0) {
    const items = selectedItems(selection);
    const near = await nearestNames(selection.names[0] ?? selection.patterns[0] ?? '', names);
    throw new StepError({ kind: 'nothing-selected', patterns: items, near });
  }
  const missed = matcher.unmatched();
  for (const pattern of missed.patterns) {
    const near = await nearestNames(pattern, names);
    context.notices.push({ kind: 'pattern-unmatched', input: 'projects', pattern, near });
  }
  const unlisted = await Promise.all(missed.names.map((name) => unlistedRow(name, names)));
  return [
    ...selected.filter(({ row }) => inShard(row.project)),
    ...unlisted.filter(({ row }) => inShard(row.project)),
  ];
}

async function list(context: Context, slug: string, selection: ProjectSelection) {
  const matcher = nameMatcher(selection);
  const selected: Selected[] = [];
  const names: string[] = [];
  context.progress.begin('listing');
  for await (const project of context.platform.projects(slug)) {
    context.progress.advance(1);
    names.push(project.name);
    if (!matcher.matches(project.name) || !isTagged(project, selection)) continue;
    selected.push({ row: newRow(project.name), project, readAtMs: context.clock.now() });
  }
  return { selected, names, matcher };
}

/** Whether a project has any of the tags that are asked for, if any are. */
export function isTagged({ tags }: Project, { tagged }: ProjectSelection): boolean {
  return tagged.length === 0 || tagged.some((tag) => tags.includes(tag));
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

async function unlistedRow(name: string, names: readonly string[]): Promise<Selected> {
  const row = newRow(name);
  row.state = 'failed';
  row.failure = { kind: 'not-listed', near: await nearestNames(name, names) };
  return { row, readAtMs: Number.NEGATIVE_INFINITY };
}
