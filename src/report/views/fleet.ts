import type { Selection } from '../../model/request.ts';
import type { Change, Failure, FleetResult, ProjectRow, ScanChange } from '../../model/result.ts';
import type { Shard } from '../../model/selection.ts';
import { explain, shortWords } from '../explain.ts';
import { code, type Fact, heading, prose, table } from '../markup.ts';
import { counted, html, link, onOff } from '../text.ts';

const COUNTED = [
  ['changed', 'changed'],
  ['would-change', 'would change'],
  ['unchanged', 'already right'],
  ['failed', 'failed'],
  ['not-reached', 'not reached'],
] as const;

export function fleetHeadline({ rows, dryRun, failure }: FleetResult): string {
  if (rows.length === 0) return failure === undefined ? 'no project in this part' : 'failed';
  const always = dryRun ? 'would-change' : 'changed';
  const parts = COUNTED.flatMap(([state, words]) => {
    const count = rows.filter((row) => row.state === state).length;
    return count > 0 || state === always ? [`${count} ${words}`] : [];
  });
  return `${parts.join(', ')} of ${counted(rows.length, 'project')}`;
}

export function fleetFacts({ request }: FleetResult): Fact[] {
  const wanted: Fact[] =
    'tags' in request
      ? [
          [
            'Tags',
            request.tags
              .slice(0, 50)
              .map((tag) => code(tag))
              .join(' '),
          ],
        ]
      : [
          ['Diff scans', switchWords(request.diffScan)],
          ['Full scans', switchWords(request.fullScan)],
        ];
  return [...wanted, ...selectionFacts(request.projects, request.shard)];
}

/** What selected the projects, where that is not plain from their names. */
function selectionFacts({ patterns, except }: Selection, shard: Shard | undefined): Fact[] {
  const items = [...patterns, ...except.map((pattern) => `!${pattern}`)];
  return [
    [
      'Projects',
      items
        .slice(0, 20)
        .map((item) => code(item))
        .join(' '),
    ],
    ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
  ];
}

/** Failures come first: a hundred changed projects would hide them. */
export function fleetSections({ rows, dryRun }: FleetResult): string[] {
  const changed = rows.filter((row) => row.state === 'changed');
  const planned = rows.filter((row) => row.state === 'would-change' || row.state === 'not-reached');
  return [
    ...failureTables(rows),
    ...changeTable('Changed', 'What changed', changed),
    ...(dryRun
      ? changeTable('Would change', 'What would change', planned)
      : changeTable('Not changed', 'What would have changed', planned)),
  ];
}

function changeTable(title: string, what: string, rows: readonly ProjectRow[]): string[] {
  const known = rows.filter((row) => row.change !== undefined);
  if (known.length === 0) return [];
  const cells = function* () {
    for (const { project, url, change } of known) {
      yield [link(project, url), change === undefined ? '' : changeWords(change)];
    }
  };
  return [heading(title), table(['Project', what], cells(), known.length, 'projects')];
}

type FailedRow = ProjectRow & { failure: Failure };

/** Many failures have one cause: what to do about each cause, and then the projects. */
function failureTables(rows: readonly ProjectRow[]): string[] {
  const failed = rows.filter((row): row is FailedRow => row.state === 'failed' && row.failure !== undefined);
  if (failed.length === 0) return [];
  const causes = [...Map.groupBy(failed, failureCause)].sort(([, a], [, b]) => b.length - a.length);
  if (causes.length === failed.length) {
    const cells = failed.map((row) => [...failureCells(row), remedyCell(row)]);
    return [heading('Failed'), table(['Project', 'Why', 'What to do'], cells, cells.length, 'projects')];
  }
  const causeCells = causes.map(([cause, rows]) => [
    html(cause),
    String(rows.length),
    ...rows.slice(0, 1).map(remedyCell),
  ]);
  const cells = function* () {
    for (const row of failed) yield failureCells(row);
  };
  return [
    heading('Failed'),
    table(['Cause', 'Projects', 'What to do'], causeCells, causeCells.length, 'causes'),
    table(['Project', 'Why'], cells(), failed.length, 'projects'),
  ];
}

function failureCells({ project, url, failure }: FailedRow): string[] {
  return [link(project, url), prose(shortWords(failure), 700)];
}

function remedyCell({ failure }: FailedRow): string {
  return prose(`${explain(failure).remedy}.`);
}

function failureCause({ failure }: FailedRow): string {
  if (failure.kind === 'status') return `answered ${failure.status}`;
  return failure.kind.replaceAll('-', ' ');
}

function changeWords(change: Change): string {
  if (change.of === 'tags')
    return change.added
      .slice(0, 50)
      .map((tag) => `+ ${code(tag)}`)
      .join(' ');
  return scanChanges(change)
    .map(({ name, before, after }) => `${name} ${before} → <b>${after}</b>`)
    .join(', ');
}

/** The switches that a change moves. */
export function scanChanges({ before, after }: ScanChange) {
  const switches = [
    { name: 'diff scans', before: before.diff_scan, after: after.diff_scan },
    { name: 'full scans', before: before.full_scan, after: after.full_scan },
  ];
  const moved = switches.filter((one) => one.before !== one.after);
  return moved.map((one) => ({ name: one.name, before: onOff(one.before), after: onOff(one.after) }));
}

function switchWords(wanted: boolean | undefined): string {
  return wanted === undefined ? 'left as they are' : onOff(wanted);
}
