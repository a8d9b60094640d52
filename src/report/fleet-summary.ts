import type { Change, FleetResult, ProjectRow } from '../operations/result.ts';
import { explain } from './explain.ts';
import { code, facts, heading, prose, table } from './markup.ts';
import { counted, html, link } from './text.ts';

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

export function fleetSections(result: FleetResult): string[] {
  const { rows, request } = result;
  const planned = rows.filter((row) => row.change !== undefined && row.state !== 'failed');
  const failed = rows.filter((row) => row.state === 'failed');
  const wanted =
    'tags' in request
      ? facts([
          [
            'Tags',
            request.tags
              .slice(0, 50)
              .map((tag) => code(tag))
              .join(' '),
          ],
        ])
      : facts([
          ['Diff scans', switchWords(request.diffScan)],
          ['Full scans', switchWords(request.fullScan)],
        ]);
  return [wanted, ...changeTable(planned, result), ...failureTables(failed)];
}

function changeTable(rows: ProjectRow[], { dryRun }: FleetResult): string[] {
  if (rows.length === 0) return [];
  const done = rows.every((row) => row.state === 'changed');
  const title = dryRun ? 'Would change' : done ? 'Changed' : 'Changed and planned';
  const cells = function* () {
    for (const row of rows) {
      const state = done || dryRun ? [] : [row.state === 'changed' ? 'changed' : 'not changed'];
      yield [link(row.project, row.url), row.change === undefined ? '' : changeWords(row.change), ...state];
    }
  };
  const head = [
    'Project',
    dryRun ? 'What would change' : 'What changed',
    ...(done || dryRun ? [] : ['State']),
  ];
  return [heading(title), table(head, cells(), rows.length, 'projects')];
}

/** Many failures have one cause: the causes, counted, and then the projects. */
function failureTables(rows: ProjectRow[]): string[] {
  if (rows.length === 0) return [];
  const causes = new Map<string, { count: number; row: ProjectRow }>();
  for (const row of rows) {
    const cause = failureCause(row);
    const known = causes.get(cause);
    if (known === undefined) causes.set(cause, { count: 1, row });
    else known.count += 1;
  }
  const byCause = [...causes].sort(([, a], [, b]) => b.count - a.count);
  const causeCells = byCause.map(([cause, { count, row }]) => [
    html(cause),
    String(count),
    row.failure === undefined ? '' : prose(`${explain(row.failure).remedy}.`),
  ]);
  const cells = function* () {
    for (const row of rows) {
      yield [
        link(row.project, row.url),
        row.failure === undefined ? '' : prose(explain(row.failure).what, 700),
      ];
    }
  };
  return [
    heading('Failed'),
    table(['Project', 'Why'], cells(), rows.length, 'projects'),
    heading('What to do'),
    table(['Cause', 'Projects', 'Remedy'], causeCells, byCause.length, 'causes'),
  ];
}

function failureCause({ failure }: ProjectRow): string {
  if (failure === undefined) return '';
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
export function scanChanges({ before, after }: Extract<Change, { of: 'managed-scans' }>) {
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

function onOff(on: boolean): string {
  return on ? 'on' : 'off';
}
