import { createHash } from 'node:crypto';
import { type Context, resolveSlug } from '../model/context.ts';
import { hasTag, nameKey } from '../model/names.ts';
import { nearestProjects, projectsMeant, type UnmatchedNotice, unmatchedNotices } from '../model/nearest.ts';
import { presentNames, withPresentNames } from '../model/project-names.ts';
import {
  isPattern,
  itemsOf,
  type NameList,
  nameMatcher,
  type ProjectSelection,
  type Shard,
  unmatchedIn,
} from '../model/selection.ts';
import type { FleetRequest, StepRequest } from '../model/step.ts';
import { StepError } from '../model/step-errors.ts';
import type { Project } from '../platform/resources/project.ts';

/** A request that selects projects. One without `dryRun` only reads. */
export type SelectingRequest = Pick<FleetRequest, 'projects' | 'shard'> & Pick<StepRequest, 'dryRun'>;

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
 * @returns the projects, and the test to apply to each after it is read
 * @throws StepError if nothing is selected, or if an excluded project does not exist: in a step that only reads, where a
 *   misspelt exclusion does no harm, that is a warning
 */
export async function selectProjects(
  context: Context,
  { projects: selection, shard, dryRun }: SelectingRequest,
): Promise<{ selected: SelectedProject[]; belongs: ReadProjectTest }> {
  const inShard = shardFilter(shard);
  const { patterns, except, tagged } = selection;
  if (patterns.length + except.length + tagged.length === 0)
    return {
      selected: selection.names.filter(inShard).map((name) => ({ name })),
      belongs: readProjectTest(selection),
    };
  const { selected: listed, allNames, unmatched, ...matched } = await matchProjects(context, selection);
  const unused = {
    patterns: unmatched.patterns,
    except: dryRun === undefined ? unmatched.except : refuseMisspelt(unmatched.except, allNames),
  };
  const notices = unmatchedNotices('projects', unused, allNames, nearestProjects);
  context.notices.push(...matched.tagNotices, ...notices);
  const selected = [
    ...listed.map((project) => ({ name: project.name, listed: project })),
    ...unmatched.names.map((name) => ({ name })),
  ];
  if (selected.length === 0) throw nothingSelected(selection, allNames);
  return { selected: selected.filter(({ name }) => inShard(name)), belongs: matched.belongs };
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
  input: string,
  list: NameList,
): Promise<{ selected: Project[]; all: readonly Project[]; unmatched: UnmatchedNotice[] }> {
  const selection = { ...list, tagged: [] };
  const { selected, all, allNames, ...matched } = await matchProjects(context, selection);
  if (selected.length === 0 && itemsOf(list).length > 0) throw nothingSelected(selection, allNames, input);
  const notices = unmatchedNotices(input, matched.unmatched, allNames, nearestProjects);
  const unmatched = await withPresentNames(context, notices);
  context.notices.push(...unmatched);
  return { selected, all, unmatched };
}

/** The error of a selection that no project matches; `near` are names similar to its first unknown item. */
export function nothingSelected(selection: ProjectSelection, allNames: readonly string[], input?: string) {
  const unmatched = unmatchedIn({ ...selection, except: [] }, allNames);
  const unknown = unmatched.names[0] ?? unmatched.patterns[0];
  const near = unknown === undefined ? [] : nearestProjects(unknown, allNames);
  const patterns = [...itemsOf(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
  return new StepError({ kind: 'nothing-selected', patterns, near, input });
}

/**
 * Lists the projects of the deployment and selects from them. An exclusion that the list lacks is read: it may be the
 * former name of a listed project.
 *
 * @param otherNames names of known projects that the list lacks
 * @returns also the items that match no project, a test of projects that are read, and a notice of each tag that no
 *   project has
 * @throws StepError for a misspelt tag
 */
export async function matchProjects(
  context: Context,
  selection: ProjectSelection,
  { pageSize, otherNames = [] }: { pageSize?: number; otherNames?: readonly string[] } = {},
) {
  const all = await context.platform.projects(await resolveSlug(context), pageSize);
  const tagNotices = unknownTagNotices(selection.tagged, all);
  const allNames = all.map(({ name }) => name);
  const unmatched = unmatchedIn(selection, [...allNames, ...otherNames]);
  const present = await presentNames(context, unmatched.except);
  const belongs = readProjectTest({ ...selection, except: [...selection.except, ...present.values()] });
  return {
    selected: all.filter((project) => belongs(project.name, project)),
    all,
    allNames,
    unmatched: { ...unmatched, except: unmatched.except.filter((item) => !present.has(item)) },
    belongs,
    tagNotices,
  };
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
function isTagged({ tags }: Project, { tagged }: ProjectSelection): boolean {
  return tagged.length === 0 || tagged.some((tag) => hasTag(tags, tag));
}

/** @param name the name by which the project was read */
type ReadProjectTest = (name: string, project: Project) => boolean;

/**
 * Returns a test of whether a project that was read belongs to the selection. Only the read shows the tags of a project
 * that the list lacks, and the new name of a renamed one, which may be excluded, or selected a second time.
 */
function readProjectTest(selection: ProjectSelection): ReadProjectTest {
  const { matchesAny } = nameMatcher(selection);
  const taken = new Set<string>();
  return (name, project) => {
    const key = nameKey(project.name);
    if (taken.has(key) || !matchesAny([name, project.name]) || !isTagged(project, selection)) return false;
    taken.add(key);
    return true;
  };
}

/**
 * Refuses misspelt exclusions in a step that writes: it would write to the very project that was excluded.
 *
 * @param unknown exclusions that the platform does not know, without their `!`
 * @param known names among which a misspelt one is sought
 * @returns the others: patterns that resemble no known name
 * @throws StepError exclusions-unmatched
 */
export function refuseMisspelt(unknown: readonly string[], known: readonly string[]): string[] {
  const { misspelt: items = [], harmless = [] } = Object.groupBy(unknown, (item) =>
    isPattern(item) && projectsMeant(item, known).length === 0 ? 'harmless' : 'misspelt',
  );
  if (items.length === 0) return harmless;
  const near = [...new Set(items.flatMap((item) => nearestProjects(item, known)))];
  throw new StepError({ kind: 'exclusions-unmatched', input: 'projects', items, near });
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
