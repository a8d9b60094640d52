import { byProject, type ProjectRows } from '../changes/rows.ts';
import type { RowFailure } from '../model/failure.ts';
import { filled, type Inline, type Section, section, table } from './content.ts';
import { explain, shortWhat } from './explain.ts';
import { number } from './figures.ts';
import type { PlatformLinks } from './platform-links.ts';
import { changeText } from './project-changes.ts';
import { inState, type ProjectRow } from './row-states.ts';

/** Everything about projects, what went wrong first: a hundred changed projects would hide it. */
export function projectSections(
  rows: readonly ProjectRow[],
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
    ...sections.flatMap(([state, title, what]) =>
      changeSection(title, what, byProject(inState(rows, state)), links),
    ),
  ];
}

function changeSection(
  title: string,
  what: string,
  projects: readonly ProjectRows[],
  links: PlatformLinks,
): Section[] {
  const hasLinks = projects.some(({ project }) => links.findingsOf(project.id) !== undefined);
  const head = ['Project', what, ...(hasLinks ? ['On the platform'] : [])];
  const cells = ({ project, rows }: ProjectRows): Inline[] => [
    nameOf(project),
    changesOf(rows),
    ...(hasLinks ? [{ link: 'findings', to: links.findingsOf(project.id) }] : []),
  ];
  return section(title, table(head, projects, cells, 'projects'));
}

/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureSection(title: string, projects: readonly ProjectRows[]): Section[] {
  const causes = [...Map.groupBy(projects, ({ rows }) => causeOf(rows[0]?.failure))].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const isOneEach = causes.length === projects.length;
  const isMixed = new Set(projects.map(({ rows }) => JSON.stringify(changesOf(rows)))).size > 1;
  const head = [
    'Project',
    'Why',
    ...(isMixed ? ['What was wanted'] : []),
    ...(isOneEach ? ['What to do'] : []),
  ];
  const cells = (one: ProjectRows): Inline[] => [
    nameOf(one.project),
    { sentence: whyOf(one), max: 700 },
    ...(isMixed ? [changesOf(one.rows)] : []),
    ...(isOneEach ? [remedyOf(one)] : []),
  ];
  const all = table(head, projects, cells, 'projects');
  if (isOneEach) return section(title, all);
  const causeCells = ([cause, same]: (typeof causes)[number]): Inline[] => [
    cause,
    number(same.length),
    same[0] === undefined ? '' : remedyOf(same[0]),
  ];
  return section(title, [
    ...table(['Cause', 'Projects', 'What to do'], causes, causeCells, 'causes'),
    ...all,
  ]);
}

function nameOf({ name, url }: ProjectRows['project']): Inline {
  return { link: name, to: url };
}

function changesOf(rows: readonly ProjectRow[]): Inline {
  return { lines: filled(rows.map(({ change }) => changeText(change))) };
}

/** The rows of one project may have failed for several reasons. */
function whyOf({ rows }: ProjectRows): string {
  const reasons = rows.map(({ failure }) => (failure === undefined ? '' : shortWhat(failure)));
  return [...new Set(reasons)].filter(Boolean).join('; ');
}

function remedyOf({ rows }: ProjectRows): Inline {
  const failure = rows.find((row) => row.failure !== undefined)?.failure;
  return failure === undefined ? '' : { sentence: `${explain(failure).remedy}.` };
}

/** A few words that failures of one cause share. */
export function causeOf(failure: RowFailure | undefined): string {
  if (failure === undefined) return 'unknown';
  if (failure.kind === 'status') return `answered ${failure.status}`;
  if ('cause' in failure && typeof failure.cause === 'object' && !failure.cause.isEmpty) {
    return causeOf(failure.cause);
  }
  return failure.kind.replaceAll('-', ' ');
}
