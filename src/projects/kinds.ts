import type { PrimaryBranchChange, Row, SwitchChange, TagChange } from '../changes/change.ts';
import type { Kind, Sending, Unasked, Write } from '../changes/kind.ts';
import { nameKey } from '../model/compare.ts';
import type { WritingContext } from '../model/context.ts';
import { hasTag, PLATFORM_TAG, tagsWithout } from '../model/tags.ts';
import type { WriteAnswer } from '../platform/http/errors.ts';
import type { Project } from '../platform/resources/project.ts';
import { managedScans, type ObservedProjects, primaryBranch, readProject } from './observed.ts';

/** Changes of projects that have a value before and after. */
export type ValueChange = TagChange | SwitchChange | PrimaryBranchChange;
type ProjectKind<C extends ValueChange> = Kind<C, Project, Project>;

/** Maximum length of the query of a DELETE: long addresses are refused. */
const MAX_QUERY_LENGTH = 4000;

/** Adds tags (web-api.md 4.3). Servers differ in the form of the body: an array, or an object. */
export function addedTags(slug: string, projects: ObservedProjects): ProjectKind<TagChange> {
  return {
    ...projectKind<TagChange>(slug, projects, (context, rows, { name, id }, { attempt, form }) => {
      const tags = rows.map(({ change }) => change.tag);
      const options = { id, attempts: attempt, form: form === 0 ? 'array' : 'object' } as const;
      return context.writer.addTags(slug, name, tags, options);
    }),
    forms: 2,
  };
}

/** Removes tags (field-notes, "Projects"). Servers read them from the query, or from a body. */
export function removedTags(slug: string, projects: ObservedProjects): ProjectKind<TagChange> {
  const kind = projectKind<TagChange>(slug, projects, (context, rows, seen, { attempt, form }) => {
    // Spelled as on the platform.
    const tags = seen.tags.filter((tag) => rows.some(({ change }) => hasTag([change.tag], tag)));
    const options = { id: seen.id, attempts: attempt, form: form === 0 ? 'query' : 'body' } as const;
    return context.writer.removeTags(slug, seen.name, tags, options);
  });
  return { ...kind, forms: 2, next: (rows, seen) => withinQuery(kind.next(rows, seen)) };
}

/** Switches managed scans (web-api.md 4.4). Always sends both flags: what happens to a missing one is undefined. */
export function switchedScans(slug: string, projects: ObservedProjects): ProjectKind<SwitchChange> {
  return {
    ...projectKind<SwitchChange>(slug, projects, (context, rows, seen, { attempt }) => {
      const wanted = Object.fromEntries(rows.map(({ change }) => [change.field, change.after]));
      const options = { id: seen.id, attempts: attempt };
      return context.writer.toggleManagedScan(slug, seen.name, { ...managedScans(seen), ...wanted }, options);
    }),
    readsBeforeEach: true,
  };
}

/** Sets the primary branch (field-notes, "Projects"). */
export function primaryBranches(slug: string, projects: ObservedProjects): ProjectKind<PrimaryBranchChange> {
  return projectKind<PrimaryBranchChange>(slug, projects, (context, [row], { name, id }, { attempt }) => {
    const options = { id, attempts: attempt };
    return context.writer.setPrimaryBranch(slug, name, row?.change.after ?? '', options);
  });
}

/** The change that undoes this one. The API cannot unset a primary branch. */
export function inverseOf<C extends ValueChange>(change: C): C | undefined {
  if (change.field === 'primary_branch' && change.before === undefined) return undefined;
  return { ...change, before: change.after, after: change.before };
}

/** The value that a project has for what a change is about. */
export function valueIn(project: Project, change: ValueChange): boolean | string | undefined {
  if (change.field === 'tag') return hasTag(project.tags, change.tag);
  return change.field === 'primary_branch' ? primaryBranch(project) : managedScans(project)[change.field];
}

/** What the kinds share; they differ in their requests. */
function projectKind<C extends ValueChange>(
  slug: string,
  projects: ObservedProjects,
  send: (
    context: WritingContext,
    rows: readonly Row<C>[],
    seen: Project,
    how: Sending,
  ) => Promise<WriteAnswer<Project>>,
): ProjectKind<C> {
  return {
    group: (rows) =>
      [...Map.groupBy(rows, ({ change }) => nameKey(change.project.name)).values()].map(
        (ofOne): Write<C, Project> => {
          const { project, readAtMs } = projects.get((ofOne[0] as Row<C>).change.project);
          return { rows: ofOne, seen: project, readAtMs };
        },
      ),
    isTelling: ({ rows, seen }) => keptTags(seen, rows).length > 0,
    read: async (context, _rows, seen) => {
      const observed = await readProject(context, slug, seen);
      projects.add(observed);
      return observed.project;
    },
    next: (rows, seen) => rows.filter(({ change }) => valueIn(seen, change) === change.before),
    send,
    seenIn: (answer, before) => {
      const { managed_scan_config = before.managed_scan_config } = answer;
      const project = { ...answer, managed_scan_config };
      projects.add({ ...projects.get(before), project });
      return project;
    },
    shows: (seen, change) => valueIn(seen, change) === change.after,
    valueIn,
    unaskedIn,
    inverse: inverseOf,
  };
}

/** Finds former tags and switches that changed although the rows do not name them. */
function unaskedIn(before: Project, now: Project, rows: readonly Row<ValueChange>[]): Unasked | undefined {
  const { name } = before;
  const tags = tagsWithout(keptTags(before, rows), now.tags);
  if (tags.length > 0) {
    return {
      failure: { kind: 'foreign', what: 'tags', of: name, items: tags },
      endsStep: false,
      notice: { kind: 'tags-gone', project: name, tags },
    };
  }
  if (before.managed_scan_config === undefined || now.managed_scan_config === undefined) return undefined;
  const [was, is] = [managedScans(before), managedScans(now)];
  const switched = (['diff_scan', 'full_scan'] as const).filter(
    (field) => was[field] !== is[field] && !rows.some(({ change }) => change.field === field),
  );
  if (switched.length === 0) return undefined;
  return { failure: { kind: 'foreign', what: 'switches', of: name, items: switched }, endsStep: false };
}

/** The tags that must survive the write. The platform sets and removes its own tag by itself. */
function keptTags({ tags }: Project, rows: readonly Row<ValueChange>[]): string[] {
  const named = rows.flatMap(({ change }) => (change.field === 'tag' && !change.after ? [change.tag] : []));
  return tags.filter((tag) => tag !== PLATFORM_TAG && !hasTag(named, tag));
}

/** The first rows that fit into one query; at least one. */
function withinQuery(rows: readonly Row<TagChange>[]): readonly Row<TagChange>[] {
  let length = 0;
  return rows.filter(({ change }, at) => {
    length += `&tags=${encodeURIComponent(change.tag)}`.length;
    return at === 0 || length <= MAX_QUERY_LENGTH;
  });
}
