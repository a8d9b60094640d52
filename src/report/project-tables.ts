import type { RowFailure } from '../model/failure.ts';
import { explainRow } from './explain/rows.ts';
import { shortRow } from './explain.ts';
import { number } from './figures.ts';
import { MAX_ROWS, prose, section, table } from './markup.ts';
import type { PlatformLinks } from './platform-links.ts';
import { changeHtml } from './project-changes.ts';
import { byProject, inState, type ProjectRow, type ProjectRows } from './row-states.ts';
import { html, link } from './text.ts';

const OF = { of: 'projects' };

/** Everything about projects, what went wrong first: a hundred changed projects would hide it. */
export function projectSections(
  rows: readonly ProjectRow[],
  dryRun: boolean,
  links: PlatformLinks,
): string[] {
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
): string[] {
  const hasLinks = projects.some(({ project }) => links.findingsOf(project.id) !== undefined);
  const cells = projects
    .slice(0, MAX_ROWS)
    .map(({ project, rows }) => [
      link(project.name, project.url),
      changesCell(rows),
      ...(hasLinks ? [link('findings', links.findingsOf(project.id))] : []),
    ]);
  const head = ['Project', what, ...(hasLinks ? ['On the platform'] : [])];
  return section(title, table(head, cells, { ...OF, total: projects.length }));
}

/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureSection(title: string, projects: readonly ProjectRows[]): string[] {
  const causes = [...Map.groupBy(projects, ({ rows }) => causeOf(rows[0]?.failure))].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const isOneEach = causes.length === projects.length;
  const wanted = new Set(projects.map(({ rows }) => changesCell(rows)));
  const isMixed = wanted.size > 1;
  const cells = projects
    .slice(0, MAX_ROWS)
    .map((one) => [
      link(one.project.name, one.project.url),
      prose(whyOf(one), 700),
      ...(isMixed ? [changesCell(one.rows)] : []),
      ...(isOneEach ? [prose(remedyOf(one))] : []),
    ]);
  const head = [
    'Project',
    'Why',
    ...(isMixed ? ['What was wanted:'] : []),
    ...(isOneEach ? ['What to do'] : []),
  ];
  const list = table(head, cells, { ...OF, total: projects.length });
  if (isOneEach) return section(title, list);
  const causeCells = causes.map(([cause, same]) => [
    html(cause),
    number(same.length),
    ...same.slice(0, 1).map((one) => prose(remedyOf(one))),
  ]);
  return section(title, table(['Cause', 'Projects:', 'What to do'], causeCells, { of: 'causes' }), list);
}

function changesCell(rows: readonly ProjectRow[]): string {
  return rows
    .slice(0, 50)
    .map(({ change }) => changeHtml(change))
    .filter(Boolean)
    .join(' ');
}

/** The rows of one project may have failed for several reasons. */
function whyOf({ rows }: ProjectRows): string {
  const reasons = rows.map(({ failure }) => (failure === undefined ? '' : shortRow(failure)));
  return [...new Set(reasons)].filter(Boolean).join('; ');
}

function remedyOf({ rows }: ProjectRows): string {
  const failure = rows.find((row) => row.failure !== undefined)?.failure;
  return failure === undefined ? '' : `${explainRow(failure).remedy}.`;
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
