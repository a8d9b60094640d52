import type { Execution } from '../changes/carry-out.ts';
import { execute } from '../changes/execute.ts';
import type { Kind, Send } from '../changes/kind.ts';
import type {
  PrimaryBranchChange,
  ProjectChange,
  Row,
  SwitchChange,
  TagChange,
  ValueChange,
} from '../model/change.ts';
import { resolveSlug } from '../model/context.ts';
import type { SideEffectFailure } from '../model/failure.ts';
import { hasTag, nameKey, namesWithout, PLATFORM_TAG } from '../model/names.ts';
import type { Project } from '../platform/resources/project.ts';
import {
  managedScans,
  type ObservedProjects,
  primaryBranchName,
  readProject,
  settingsOf,
} from './project.ts';

type ProjectKind<C extends ValueChange> = Kind<C, Project, Project>;

/** In characters: servers refuse long URLs. */
const MAX_QUERY_LENGTH = 4000;

/** web-api.md 4.3. Servers differ in the form of the body: an array, or an object. */
export function addTagsKind(projects: ObservedProjects): ProjectKind<TagChange> {
  const sendAs =
    (form: 'array' | 'object'): Send<TagChange, Project, Project> =>
    async (context, rows, { name }, attempts) => {
      const tags = rows.map(({ change }) => change.tag);
      return context.writer.addTags(await resolveSlug(context), name, tags, form, attempts);
    };
  return { ...projectKind(projects, sendAs('array')), otherForms: [sendAs('object')] };
}

/** field-notes, "Projects". Servers read tags from the query, or from a body. */
export function removeTagsKind(projects: ObservedProjects): ProjectKind<TagChange> {
  const sendIn =
    (form: 'query' | 'body'): Send<TagChange, Project, Project> =>
    async (context, rows, { name, tags: present }, attempts) => {
      // In the platform's spelling, which may differ in case from the one that the user gave.
      const tags = present.filter((tag) => rows.some(({ change }) => hasTag([change.tag], tag)));
      return context.writer.removeTags(await resolveSlug(context), name, tags, form, attempts);
    };
  const kind = projectKind(projects, sendIn('query'));
  return {
    ...kind,
    otherForms: [sendIn('body')],
    next: (rows, seen, sent) => withinQuery(kind.next(rows, seen, sent)),
  };
}

/** web-api.md 4.4. Always sends both flags: the effect of a missing one is undefined. */
export function switchScansKind(projects: ObservedProjects): ProjectKind<SwitchChange> {
  const kind = projectKind<SwitchChange>(projects, async (context, rows, seen, attempts) => {
    const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
    const switches = { ...managedScans(seen), ...wanted };
    return context.writer.toggleManagedScan(await resolveSlug(context), seen.name, switches, attempts);
  });
  return { ...kind, readsBeforeEach: true };
}

/** field-notes, "Projects". */
export function primaryBranchKind(projects: ObservedProjects): ProjectKind<PrimaryBranchChange> {
  /** Projects whose primary branch this step unset; the answer may name the default branch. */
  const unset = new Set<string>();
  const kind = projectKind<PrimaryBranchChange>(projects, async (context, [row], { name }, attempts) => {
    const { after: branch } = row?.change ?? {};
    const slug = await resolveSlug(context);
    const outcome = await context.writer.setPrimaryBranch(slug, name, branch ?? 'None', attempts);
    if (branch === undefined && outcome.kind === 'answered') unset.add(nameKey(name));
    return outcome;
  });
  const isUnset = (seen: Project, { before }: PrimaryBranchChange) =>
    followsDefault(seen) && (primaryBranchName(seen) !== before || unset.has(nameKey(seen.name)));
  return {
    ...kind,
    look: (seen, change) => {
      const { isShown, value } = kind.look(seen, change);
      return { value, isShown: isShown || (change.after === undefined && isUnset(seen, change)) };
    },
  };
}

/** The platform may report the default branch for a primary one that is not set. */
export function followsDefault(project: Project): boolean {
  return primaryBranchName(project) === primaryBranchName({ primary_branch: project.default_branch });
}

export function inverseOf<C extends ValueChange>(change: C): C {
  return { ...change, before: change.after, after: change.before };
}

/** The project's value of the change's field. */
export function valueIn(project: Project, change: ValueChange): boolean | string | undefined {
  return change.field === 'tag' ? hasTag(project.tags, change.tag) : settingsOf(project)[change.field];
}

function projectKind<C extends ValueChange>(
  projects: ObservedProjects,
  send: ProjectKind<C>['send'],
): ProjectKind<C> {
  return {
    group: (rows) =>
      [...Map.groupBy(rows, ({ change }) => nameKey(change.project.name)).values()].map((projectRows) => {
        const { project, readAtMs } = projects.get((projectRows[0] as Row<C>).change.project);
        return { rows: projectRows, seen: project, readAtMs: () => readAtMs };
      }),
    revealsSideEffects: ({ rows, seen }) => keptTags(seen, rows).length > 0,
    read: async (context, _rows, seen) => {
      const observed = await readProject(context, seen);
      projects.add(observed);
      return observed.project;
    },
    next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
    send,
    seenIn: (answer, before) => {
      const { managed_scan_config = before.managed_scan_config } = answer;
      const project = { ...answer, managed_scan_config };
      // The kinds that follow compare with this answer.
      projects.add({ ...projects.get(before), project });
      return project;
    },
    look: (seen, change) => {
      const value = valueIn(seen, change);
      return { isShown: value === change.after, value: value as Row<C>['seen'] };
    },
    lastDecides: true,
    sideEffectIn,
  };
}

function sideEffectIn(
  before: Project,
  now: Project,
  rows: readonly Row<ValueChange>[],
): SideEffectFailure | undefined {
  const { name } = before;
  const tags = namesWithout(keptTags(before, rows), now.tags);
  if (tags.length > 0) return { kind: 'foreign', what: 'tags', target: name, items: tags };
  if (before.managed_scan_config === undefined || now.managed_scan_config === undefined) return undefined;
  const [former, current] = [managedScans(before), managedScans(now)];
  const switched = (['diff_scan', 'full_scan'] as const).filter(
    (field) => former[field] !== current[field] && !rows.some(({ change }) => change.field === field),
  );
  if (switched.length === 0) return undefined;
  const items = switched.map((field) => `${field} from ${former[field]} to ${current[field]}`);
  return { kind: 'foreign', what: 'switches', target: name, items };
}

/** The tags that must survive the write. The platform sets and removes its own tag by itself. */
function keptTags({ tags }: Project, rows: readonly Row<ValueChange>[]): string[] {
  const removed = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
  return namesWithout(tags, [...removed, PLATFORM_TAG]);
}

/** The first rows that fit into one query; at least one. */
function withinQuery(rows: readonly Row<TagChange>[]): readonly Row<TagChange>[] {
  let length = 0;
  return rows.filter(({ change }, index) => {
    length += `&tags=${encodeURIComponent(change.tag)}`.length;
    return index === 0 || length <= MAX_QUERY_LENGTH;
  });
}

/** Writes the rows that are `not-reached`. @throws any error that ends the step */
export async function executeProjects(
  execution: Execution,
  rows: readonly Row<ProjectChange>[],
  projects: ObservedProjects,
): Promise<void> {
  const rowsOf = <F extends ProjectChange['field']>(field: F) =>
    rows.filter(({ change }) => change.field === field) as Row<Extract<ProjectChange, { field: F }>>[];
  const write = <C extends ValueChange>(kind: ProjectKind<C>, due: readonly Row<C>[]) =>
    execute(execution, kind, due, execution.context.concurrency);
  const { added = [], removed = [] } = Object.groupBy(rowsOf('tag'), ({ change }) =>
    change.after ? 'added' : 'removed',
  );
  await write(addTagsKind(projects), added);
  await write(removeTagsKind(projects), removed);
  await write(switchScansKind(projects), [...rowsOf('diff_scan'), ...rowsOf('full_scan')]);
  await write(primaryBranchKind(projects), rowsOf('primary_branch'));
}
