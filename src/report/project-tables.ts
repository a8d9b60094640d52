import type { ProjectChange } from '../model/change.ts';
import type { RowFailure } from '../model/failure.ts';
import type { ProjectRow } from '../model/journal.ts';
import { explainRow } from './explain/rows.ts';
import { shortRow } from './explain.ts';
import { number } from './figures.ts';
import { codes, MAX_ROWS, prose, section, table } from './markup.ts';
import type { PlatformLinks } from './platform-links.ts';
import { changeHtml, changeText, leftChanges, madeChanges } from './project-changes.ts';
import { html, link } from './text.ts';

const OF = { of: 'projects' };

/** Everything about projects, what went wrong first: a hundred changed projects would hide it. */
export function projectSections(
  rows: readonly ProjectRow[],
  dryRun: boolean,
  links: PlatformLinks,
): string[] {
  const inState = (state: ProjectRow['state']) => rows.filter((row) => row.state === state);
  const planned = (row: ProjectRow) => row.changes;
  // A row that failed or was cut off may have been changed in part.
  const changed = rows.filter((row) => row.state !== 'would-change' && madeChanges(row).length > 0);
  return [
    ...failureSection('Failed', inState('failed')),
    ...failureSection('Unknown: the change may have taken effect', inState('unknown')),
    ...tagsAtRiskSection(rows),
    ...changeSection('Changed', 'What changed', changed, madeChanges, links),
    ...changeSection('Would change', 'What would change', inState('would-change'), planned, links),
    ...changeSection(
      'Left as they are: changed by someone else since',
      'What was left',
      inState('left'),
      planned,
      links,
    ),
    ...changeSection(
      'Not reached: the step ended before',
      dryRun ? 'What would change' : 'What would have changed',
      inState('not-reached').filter((row) => leftChanges(row).length > 0),
      leftChanges,
      links,
    ),
  ];
}

function changeSection(
  title: string,
  what: string,
  rows: readonly ProjectRow[],
  changesOf: (row: ProjectRow) => readonly ProjectChange[],
  links: PlatformLinks,
): string[] {
  const hasLinks = rows.some(({ id }) => links.findingsOf(id) !== undefined);
  const hasOthers = rows.some(({ others }) => others !== undefined);
  const cells = rows.slice(0, MAX_ROWS).map((row) => [
    projectCell(row),
    changesOf(row).slice(0, 50).map(changeHtml).join(' '),
    ...(hasOthers
      ? [
          (row.others ?? [])
            .slice(0, 50)
            .map((change) => html(changeText(change), 200))
            .join(' '),
        ]
      : []),
    ...(hasLinks ? [link('findings', links.findingsOf(row.id))] : []),
  ]);
  const head = [
    'Project',
    what,
    ...(hasOthers ? ['Changed by others, and kept:'] : []),
    ...(hasLinks ? ['On the platform'] : []),
  ];
  return section(title, table(head, cells, { ...OF, total: rows.length }));
}

type FailedRow = ProjectRow & { failure: RowFailure };

/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureSection(title: string, rows: readonly ProjectRow[]): string[] {
  const failed = rows.filter((row): row is FailedRow => row.failure !== undefined);
  const causes = [...Map.groupBy(failed, ({ failure }) => causeOf(failure))].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  if (causes.length === failed.length) {
    const cells = failed.slice(0, MAX_ROWS).map((row) => [...failureCells(row), remedyCell(row)]);
    return section(title, table(['Project', 'Why', 'What to do'], cells, { ...OF, total: failed.length }));
  }
  const causeCells = causes.map(([cause, rows]) => [
    html(cause),
    number(rows.length),
    ...rows.slice(0, 1).map(remedyCell),
  ]);
  return section(
    title,
    table(['Cause', 'Projects:', 'What to do'], causeCells, { of: 'causes' }),
    table(['Project', 'Why'], failed.slice(0, MAX_ROWS).map(failureCells), { ...OF, total: failed.length }),
  );
}

/** What a reader has to put back by hand, by name. */
function tagsAtRiskSection(rows: readonly ProjectRow[]): string[] {
  const atRisk = rows.filter(({ tagsAtRisk }) => tagsAtRisk !== undefined && tagsAtRisk.length > 0);
  const cells = atRisk
    .slice(0, MAX_ROWS)
    .map((row) => [
      projectCell(row),
      codes(row.tagsAtRisk ?? []),
      row.former === undefined ? '' : codes(row.former.tags),
    ]);
  return section(
    'Tags that are gone, or may still go',
    table(['Project', 'Tags', 'All tags before:'], cells, {
      ...OF,
      total: atRisk.length,
    }),
  );
}

function projectCell({ project, url }: ProjectRow): string {
  return link(project, url);
}

function failureCells(row: FailedRow): string[] {
  return [projectCell(row), prose(shortRow(row.failure), 700)];
}

function remedyCell({ failure }: FailedRow): string {
  return prose(`${explainRow(failure).remedy}.`);
}

function causeOf(failure: RowFailure): string {
  if (failure.kind === 'unknown') return causeOf(failure.cause);
  if (failure.kind === 'status') return `answered ${failure.status}`;
  if ('cause' in failure && typeof failure.cause === 'object' && !failure.cause.isEmpty) {
    return causeOf(failure.cause);
  }
  return failure.kind.replaceAll('-', ' ');
}
