import { byProject, inState, type ProjectRows } from '../changes/rows.ts';
import type { ProjectChange, Row, ValueChange } from '../model/change.ts';
import { PROJECT_SETTINGS } from '../model/project-settings.ts';
import { filled, type Inline, type Section, section, table } from './content.ts';
import { READS_FIRST } from './explain/explanation.ts';
import { causeOf, explain, shortWhat } from './explain.ts';
import { counted, joined, number, valueText } from './figures.ts';
import { findingsLink, type PlatformLinks } from './view.ts';

/** `12 tags added and 3 removed in 10 projects`; empty where nothing changed, or would in a dry run. */
export function changesPhrase(rows: readonly Row<ProjectChange>[], dryRun: boolean): string {
  const made = inState(rows, dryRun ? 'would-change' : 'changed').flatMap(({ change }) =>
    change.field === 'none' ? [] : [change],
  );
  if (made.length === 0) return '';
  const groups = Map.groupBy(made, ({ field, after }) => JSON.stringify([field, after]));
  const sorted = [...groups.values()].sort(([one], [other]) => rankOf(one) - rankOf(other));
  const phrases = sorted.map(([first, ...others], at) => {
    if (first === undefined) return '';
    const count = others.length + 1;
    const isSame = first.field === 'tag' && sorted[at - 1]?.[0]?.field === 'tag';
    const would = dryRun && at === 0 ? 'would be ' : '';
    return `${isSame ? number(count) : countedThings(count, first)} ${would}${verbOf(first)}`;
  });
  const projects = new Set(made.map(({ project }) => project.name));
  return `${joined(phrases)} in ${counted(projects.size, 'project')}`;
}

function rankOf(change: ValueChange | undefined): number {
  if (change?.field !== 'tag') return 2;
  return change.after ? 0 : 1;
}

function countedThings(count: number, { field }: ValueChange): string {
  if (field === 'tag') return counted(count, 'tag');
  const { one, several } = PROJECT_SETTINGS[field];
  return counted(count, one, several);
}

function verbOf({ field, after }: ValueChange): string {
  if (field === 'tag') return after ? 'added' : 'removed';
  return `${field === 'primary_branch' ? 'set to' : 'switched'} ${valueText(after)}`;
}

/** `+ pci`, `full scans on → off`, `primary branch main → trunk` */
export function changeText(change: ProjectChange): Inline {
  if (change.field === 'none') return '';
  if (change.field === 'tag')
    return [{ unbroken: `${change.after ? '+' : '−'} ` }, { code: change.tag, max: 100 }];
  const { one, several } = PROJECT_SETTINGS[change.field];
  const after: Inline = { text: valueText(change.after), max: 100 };
  return [
    `${change.field === 'primary_branch' ? one : several} `,
    { text: valueText(change.before), max: 100 },
    ' → ',
    { strong: after },
  ];
}

/** Everything about projects, what went wrong first: a hundred changed projects would hide it. */
export function projectSections(
  rows: readonly Row<ProjectChange>[],
  dryRun: boolean,
  links: PlatformLinks,
): Section[] {
  const planned = dryRun ? 'What would change' : 'What would have changed';
  const sections = [
    ['changed', 'Changed', 'What changed'],
    ['would-change', 'Would change', 'What would change'],
    ['left', 'Left as they are: no longer as they were when they were selected', 'What was left'],
    ['not-reached', 'Not reached: the step ended before', planned],
  ] as const;
  return [
    ...failureSection('Failed', byProject(inState(rows, 'failed'))),
    ...failureSection('Unknown: the change may have taken effect', byProject(inState(rows, 'unknown'))),
    ...sections.flatMap(([state, title, what]) => {
      const projects = table(byProject(inState(rows, state)), 'projects', [
        ['Project', nameOf],
        [what, changesOf],
        ['On the platform', ({ project }) => findingsLink(links, project.id)],
      ]);
      return section(title, projects);
    }),
  ];
}

/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureSection(title: string, projects: readonly ProjectRows[]): Section[] {
  const causes = [...Map.groupBy(projects, ({ rows }) => causeOf(rows[0]?.failure))].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const isOneEach = causes.length === projects.length;
  const all = table(projects, 'projects', [
    [
      'Project',
      (one) => ({ lines: filled([nameOf(one), ...one.rows.map(({ change }) => changeText(change))]) }),
    ],
    ['Why', (one) => ({ sentence: whyOf(one), max: 700 })],
    ['What to do', (one) => (isOneEach ? remedyOf(one) : '')],
  ]);
  if (isOneEach) return section(title, all);
  const byCause = table(causes, 'causes', [
    ['Cause', ([cause]) => cause],
    ['Projects', ([, same]) => number(same.length)],
    ['What to do', ([, [first]]) => (first === undefined ? '' : remedyOf(first))],
  ]);
  return section(title, [...byCause, ...all]);
}

function nameOf({ project: { name, url } }: ProjectRows): Inline {
  return { link: name, to: url };
}

function changesOf({ rows }: ProjectRows): Inline {
  return { lines: filled(rows.map(({ change }) => changeText(change))) };
}

function whyOf({ rows }: ProjectRows): string {
  const reasons = rows.map(({ failure }) => (failure === undefined ? '' : shortWhat(failure)));
  return [...new Set(reasons)].filter(Boolean).join('; ');
}

function remedyOf({ rows }: ProjectRows): Inline {
  const failure = rows.find((row) => row.failure !== undefined)?.failure;
  return failure === undefined ? '' : { sentence: `${explain(failure, READS_FIRST).remedy}.` };
}
