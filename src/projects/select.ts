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

export interface SelectedProject {
  name: string;
  /** As listed; undefined if the list lacks it, or was not read. */
  project?: Project;
}

/**
 * Selects the projects of a shard. Plain names are taken as they are; for others, the projects are listed.
 *
 * @returns also the items that fail a row each, and the test to apply to each project after it is read
 * @throws StepError as `matchProjects`
 */
export async function selectProjects(
  context: Context,
  { projects: selection, shard, dryRun, pageSize }: SelectingRequest,
): Promise<{ selected: SelectedProject[]; missing: UnmatchedItem[]; belongs: ReadProjectTest }> {
  const inShard = shardFilter(shard);
  const { names, patterns, except, tagged } = selection;
  const isPlain = names.length > 0 && patterns.length + except.length + tagged.length === 0;
  const use = dryRun === undefined ? 'reads-projects' : 'writes';
  const { selected, unlisted, missing, belongs } = isPlain
    ? { selected: [], unlisted: names, missing: [], belongs: readProjectTest(selection) }
    : await matchProjects(context, selection, use, pageSize);
  const projects = [
    ...selected.map((project) => ({ name: project.name, project })),
    ...unlisted.map((name) => ({ name })),
  ];
  return {
    selected: projects.filter(({ name }) => inShard(name)),
    missing: missing.filter(({ item }) => inShard(item)),
    belongs,
  };
}

/**
 * Lists the projects for a plan or an export, with archived ones that are named.
 *
 * @param list selects all projects if it is empty
 * @returns also the items that match nothing, and the errors of names that could not be looked up
 * @throws StepError if items select nothing, or for an exclusion that spares nothing in the rules
 */
export async function listSelected(context: Context, list: NameList, use: 'rules' | 'reads-projects') {
  const selection = { ...list, tagged: [] };
  const { input, unlisted, belongs, ...matched } = await matchProjects(context, selection, use);
  const named: Project[] = [];
  const unknown: string[] = [];
  const unread: { item: string; error: unknown }[] = [];
  for (const [item, lookup] of await lookUpProjects(context, unlisted)) {
    if (lookup.kind === 'unknown') unknown.push(item);
    else if (lookup.kind === 'unread') unread.push({ item, error: lookup.error });
    else if (belongs(item, lookup.project)) named.push(lookup.project);
  }
  const items = unmatchedItems(input, { names: unknown }, 'name', matched.allNames);
  const missing = [...matched.missing, ...reportItems(context.notices, items, use, 'projects')];
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

export function nothingSelected(
  selection: ProjectSelection,
  unmatched: readonly UnmatchedItem[] = [],
  input?: string,
) {
  const near = unmatched.flatMap((item) => item.near).slice(0, MAX_NEAR);
  const patterns = [...itemsOf(selection), ...selection.tagged.map((tag) => `tag ${tag}`)];
  return new StepError({ kind: 'nothing-selected', patterns, near, input });
}

/**
 * Lists and selects projects. An exclusion that the list lacks is looked up: it may be a former name.
 *
 * @returns also `unlisted`: selected names that the list lacks, as it does archived projects
 * @throws StepError if nothing is selected, or for an exclusion that spares nothing in a step that writes
 */
async function matchProjects(context: Context, selection: ProjectSelection, use: Use, pageSize?: number) {
  const all = await context.platform.projects(await resolveSlug(context), pageSize);
  const { tagged } = selection;
  const input = use === 'rules' ? 'scope.projects' : 'projects';
  const allNames = all.map(({ name }) => name);
  const { names: unlisted, except } = unmatchedIn(selection, allNames);
  const spared = await presentProjects(context, except);
  const knownTags = all.flatMap((project) => project.tags);
  const tags = unmatchedItems('projects-tagged', { names: tagged }, 'label', knownTags);
  const known = [...allNames, ...unlisted];
  const isKnown = (item: string) => spared.has(item);
  const items = unmatchedItems(input, selection, 'name', known, { isKnown });
  const present = [...spared.values()].map(({ name }) => name);
  const belongs = readProjectTest({ ...selection, except: [...selection.except, ...present] });
  const selected = all.filter((project) => belongs(project.name, project));
  if (selected.length + unlisted.length === 0 && itemsOf(selection).length + tagged.length > 0)
    throw nothingSelected(selection, [...items, ...tags], input);
  return {
    input,
    selected,
    unlisted,
    all,
    allNames,
    unmatched: items,
    missing: reportItems(context.notices, [...tags, ...items], use, 'projects'),
    belongs,
  };
}

/** @param name by which the project was read */
type ReadProjectTest = (name: string, project: Project) => boolean;

/**
 * Only a read shows the tags of a project that the list lacks, and the new name of a renamed one, which may be excluded,
 * or selected twice.
 */
function readProjectTest(selection: ProjectSelection): ReadProjectTest {
  const { tagged } = selection;
  const matches = nameMatcher(selection);
  const taken = new Set<string>();
  return (name, project) => {
    const key = nameKey(project.name);
    const isTagged = tagged.length === 0 || tagged.some((tag) => hasTag(project.tags, tag));
    if (taken.has(key) || !isTagged || !matches([name, project.name])) return false;
    taken.add(key);
    return true;
  };
}

/** Goes by the SHA-256 of a project's name, so that all jobs agree. */
export function shardFilter(shard: Shard | undefined): (name: string) => boolean {
  if (shard === undefined) return () => true;
  return (name) => {
    const hash = createHash('sha256').update(name.toLowerCase()).digest();
    return hash.readUInt32BE(0) % shard.count === shard.index - 1;
  };
}
