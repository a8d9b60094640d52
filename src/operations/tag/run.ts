import type { Context } from '../../model/context.ts';
import { projectDirectory } from '../../model/directory.ts';
import { hasTag, nameKey, namesWithout, PLATFORM_TAG } from '../../model/names.ts';
import { itemsOf, type NameList, nameListOf, nameMatcher, unmatchedIn } from '../../model/selection.ts';
import type { WritingResult } from '../../model/step.ts';
import { reportItems, unmatchedItems } from '../../model/unmatched.ts';
import type { Project } from '../../platform/resources/project.ts';
import { runFleet } from '../../projects/fleet.ts';
import { tagChanges } from '../../projects/project.ts';
import type { TagRequest } from './inputs.ts';

export type TagResult = WritingResult<TagRequest>;

/** Sets the tags of its own repository, which the next full scan restores. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;

/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
export async function run(context: Context, request: TagRequest): Promise<TagResult> {
  const { notices } = context;
  const { tags, removeTags } = request;
  const removed = nameListOf(removeTags);
  const matches = nameMatcher(removed);
  /** The tags of the selected projects. */
  const known = new Set<string>();
  // An empty list would match every tag.
  const isNamed = (tag: string) => removeTags.length > 0 && matches([tag]);
  // A pattern never removes the platform's own tag.
  const isSpared = (tag: string) => tag === PLATFORM_TAG && isNamed(tag) && !hasTag(removeTags, tag);
  // Before any write: reading this file must not keep the writes from being reported.
  if (await workspaceSetsTags(context)) notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
  const changesFor = (project: Project) => {
    for (const tag of project.tags) known.add(tag);
    return tagChanges(project, tags, (tag) => isNamed(tag) && !isSpared(tag));
  };
  const checkItems = () => checkRemoved(context, removed, [...known, ...tags]);
  const result = await runFleet(context, request, changesFor, undefined, checkItems);
  if (namesWithout([...known], tags).some(isSpared)) notices.push({ kind: 'platform-tag-spared' });
  // Warns of `team: payments`, spaced as in YAML, beside a known `team:payments`.
  const withoutBlanks = (tag: string) => nameKey(tag).replaceAll(/\s/g, '');
  for (const tag of tags) {
    const near = [...known].filter((name) => withoutBlanks(name) === withoutBlanks(tag));
    if (near.length > 0 && !hasTag(near, tag))
      notices.push({ kind: 'pattern-unmatched', input: 'tags', pattern: tag, near });
  }
  return result;
}

/** A name that no project has is only noted: a second run removes nothing. */
async function checkRemoved(context: Context, removed: NameList, known: readonly string[]) {
  const input = 'remove-tags';
  if (itemsOf(unmatchedIn(removed, known)).length === 0) return [];
  const { projects } = await projectDirectory(context);
  const all = [...known, ...projects.flatMap((project) => project.tags)];
  for (const { item, near } of unmatchedItems(input, { names: removed.names }, 'label', all))
    context.notices.push({ kind: 'pattern-unmatched', input, pattern: item, near, isNote: true });
  const items = unmatchedItems(input, { ...removed, names: [] }, 'label', all);
  return reportItems(context.notices, items, 'writes', 'projects');
}

async function workspaceSetsTags({ readFile }: Context): Promise<boolean> {
  const { text } = await readFile(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
  // A key at the start of a line, or in a flow map, is close enough for a warning.
  return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}
