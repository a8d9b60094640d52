import type { Context } from '../../model/context.ts';
import { hasTag, nameKey, namesWithout, PLATFORM_TAG } from '../../model/names.ts';
import { unmatchedNotices } from '../../model/nearest.ts';
import { nameListOf, nameMatcher, unmatchedIn } from '../../model/selection.ts';
import type { WritingResult } from '../../model/step.ts';
import { runFleet } from '../../projects/fleet.ts';
import { tagChanges } from '../../projects/project.ts';
import type { TagRequest } from './inputs.ts';

export type TagResult = WritingResult<TagRequest>;

/** The file by which a repository sets its own tags, at the root of the workspace. */
const WORKSPACE_CONFIG = '.semgrepconfig.yml';
const MAX_CONFIG_BYTES = 64 * 1024;

/** Adds tags to every selected project, and removes others (web-api.md 4.3, field-notes "Projects"). */
export async function run(context: Context, request: TagRequest): Promise<TagResult> {
  const { notices } = context;
  const { tags, removeTags } = request;
  const removed = nameListOf(removeTags);
  const { matches } = nameMatcher(removed);
  // The tags that the selected projects have.
  const known = new Set<string>();
  // An empty list would match every tag.
  const isNamed = (tag: string) => removeTags.length > 0 && matches(tag);
  // A pattern never removes the platform's own tag.
  const isSpared = (tag: string) => tag === PLATFORM_TAG && isNamed(tag) && !hasTag(removeTags, tag);
  // Read before any write, so that a file of the repository cannot keep the writes from being reported.
  if (await workspaceSetsTags(context)) notices.push({ kind: 'tags-in-workspace', file: WORKSPACE_CONFIG });
  const result = await runFleet(context, request, (project) => {
    for (const tag of project.tags) known.add(tag);
    return tagChanges(project, tags, (tag) => isNamed(tag) && !isSpared(tag));
  });
  if (namesWithout([...known], tags).some(isSpared)) notices.push({ kind: 'platform-tag-spared' });
  // Warns of `team: payments`, spaced as in YAML, beside a known `team:payments`.
  const withoutBlanks = (tag: string) => nameKey(tag).replaceAll(/\s/g, '');
  for (const tag of tags) {
    const near = [...known].filter((name) => withoutBlanks(name) === withoutBlanks(tag));
    if (near.length > 0 && !hasTag(near, tag))
      notices.push({ kind: 'pattern-unmatched', input: 'tags', pattern: tag, near });
  }
  const names = [...known];
  if (known.size > 0) notices.push(...unmatchedNotices('remove-tags', unmatchedIn(removed, names), names));
  return result;
}

/** Whether the repository in the workspace sets the tags of its own project, which its next full scan restores. */
async function workspaceSetsTags({ readFile }: Context): Promise<boolean> {
  const { text } = await readFile(WORKSPACE_CONFIG, MAX_CONFIG_BYTES);
  // A key at the start of a line, or in a flow map, is close enough for a warning.
  return text !== undefined && /^(?:\{\s*)?["']?tags["']?\s*:/m.test(text);
}
