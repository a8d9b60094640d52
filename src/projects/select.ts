import { createHash } from 'node:crypto';
import { type Context, resolveSlug } from '../model/context.ts';
import { lookUpProjects, presentProjects } from '../model/directory.ts';
import { hasTag, nameKey } from '../model/names.ts';
import { MAX_NEAR } from '../model/nearest.ts';
import {
  itemsOf,
  type NameList,
  nameMatcher,
  type ProjectSelection,
  type Shard,
  unmatchedIn,
} from '../model/selection.ts';
import type { FleetRequest, StepRequest } from '../model/step.ts';
import { StepError } from '../model/step-errors.ts';
import { reportItems, type UnmatchedItem, type Use, unmatchedItems } from '../model/unmatched.ts';
import type { Project } from '../platform/resources/project.ts';

/** A request that selects projects. One without `dryRun` only reads. */
export type SelectingRequest = Pick<FleetRequest, 'projects' | 'shard'> &
  Pick<StepRequest, 'dryRun'> & { pageSize?: number };

/** A selected project, as the list shows it. One that was selected by its name without a list still has to be read. */
export interface SelectedProject {
  name: string;
  project?: Project;
}

/**
 * Selects the projects of a shard. A selection of plain names only is taken as it is; for any other, the projects are
 * listed once. The list leaves out archived projects, so a name that it lacks stays selected and has to be read.
 *
 * @returns the projects, the items that make a failed row, and the test to apply to each project after it is read
 * @throws StepError if nothing is selected, or for an exclusion that spares nothing in a step that writes
 */
export async function selectProjects(
  context: Context,
  { projects: selection, shard, dryRun, pageSize }: SelectingRequest,
): Promise<{ selected: SelectedProject[]; missing: UnmatchedItem[]; belongs: ReadProjectTest }> {
  const inShard = shardFilter(shard);
  const { names, patterns, except, tagged } = selection;
  if (names.length > 0 && patterns.length + except.length + tagged.length === 0)
    return {
      selected: names.filter(inShard).map((name) => ({ name })),
      missing: [],
      belongs: readProjectTest(selection),
    };
  const use = dryRun === undefined ? 'reads-projects' : 'writes';
  const matched = await matchProjects(context, 'projects', selection, use, pageSize);
  const selected = [
    ...matched.selected.map((project) => ({ name: project.name, project })),
    ...matched.unlisted.map((name) => ({ name })),
  ];
  return {
    selected: selected.filter(({ name }) => inShard(name)),
    missing: matched.missing.filter(({ item }) => inShard(item)),
    belongs: matched.belongs,
  };
}

/**
 * Lists the projects for a plan or an export, with archived ones that are named.
 *
 * @param input the name of the input or key that has the list, for messages
 * @param list selects all projects if it is empty
 * @returns also the items that match nothing, and the errors of names that could not be looked up
 * @throws StepError if a list with items selects nothing, or for an exclusion that spares nothing in the rules
 */
export async function listSelected(
  context: Context,
  input: string,
  list: NameList,
  use: 'rules' | 'reads-projects',
) {
  const selection = { ...list, tagged: [] };
  const { unlisted, belongs, ...matched } = await matchProjects(context, input, selection, use);
  const lookups = await lookUpProjects(context, unlisted);
  const named = [...lookups].flatMap(([name, lookup]) =>
    lookup.kind === 'found' && belongs(name, lookup.project) ? [lookup.project] : [],
  );
  const unknown = unlisted.filter((name) => lookups.get(name)?.kind === 'unknown');
  const items = unmatchedItems(input, { names: unknown }, 'name', matched.allNames);
  const missing = [...matched.missing, ...reportItems(context.notices, items, use, 'projects')];
  const unread = [...lookups].flatMap(([item, lookup]) =>
    lookup.kind === 'unread' ? [{ item, error: lookup.error }] : [],
  );
  const [first] = unread;
  if (use === 'rules' && first !== undefined) throw first.error;
  const selected = [...matched.selected, ...named];
  if (selected.length === 0 && itemsOf(list).length > 0)
    throw nothingSelected(selection, [...items, ...matched.unmatched], input);
  return {
    selected,
    all: [...matched.all, ...named],
    unmatched: [...matched.unmatched, ...items],
    missing,
    unread,
    belongs,
  };
}

/** The error of a selection that no project matches. */
export function nothingSelected(
  selection: ProjectSelection,
  unmatched: readonly UnmatchedItem[],
  input?: string,
) {
  const near = unmatched.flatMap((item) => item.near).slice(0, MAX_NEAR);
  const patterns = [...itemsOf(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
  return new StepError({ kind: 'nothing-selected', patterns, near, input });
}

/**
 * Lists the projects of the deployment and selects from them. An exclusion that the list lacks is looked up: it may be the
 * former name of a listed project.
 *
 * @returns also the names that the list lacks, the items that make a failed row, and a test of projects that are read
 * @throws StepError for an exclusion that spares nothing in a step that writes
 */
async function matchProjects(
  context: Context,
  input: string,
  selection: ProjectSelection,
  use: Use,
  pageSize?: number,
) {
  const all = await context.platform.projects(await resolveSlug(context), pageSize);
  const allNames = all.map(({ name }) => name);
  const { names: unlisted, except } = unmatchedIn(selection, allNames);
  const spared = await presentProjects(context, except);
  const { tagged } = selection;
  const knownTags = all.flatMap(({ tags }) => tags);
  const tags = unmatchedItems('projects-tagged', { names: tagged }, 'label', knownTags);
  const known = [...allNames, ...unlisted];
  const items = unmatchedItems(input, selection, 'name', known, { isKnown: (item) => spared.has(item) });
  const present = [...spared.values()].map(({ name }) => name);
  const belongs = readProjectTest({ ...selection, except: [...selection.except, ...present] });
  const selected = all.filter((project) => belongs(project.name, project));
  if (selected.length + unlisted.length === 0 && itemsOf(selection).length + tagged.length > 0)
    throw nothingSelected(selection, [...items, ...tags], input);
  return {
    selected,
    unlisted,
    all,
    allNames,
    unmatched: items,
    missing: reportItems(context.notices, [...tags, ...items], use, 'projects'),
    belongs,
  };
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
  const matches = nameMatcher(selection);
  const taken = new Set<string>();
  return (name, project) => {
    const key = nameKey(project.name);
    if (taken.has(key) || !matches([name, project.name]) || !isTagged(project, selection)) return false;
    taken.add(key);
    return true;
  };
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
