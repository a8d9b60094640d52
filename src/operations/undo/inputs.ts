import { rowsByUnit } from '../../changes/rows.ts';
import { readSavedFile, sameAddress } from '../../inputs/saved-file.ts';
import { readProjectNames, readWriting, type Source } from '../../inputs/source.ts';
import { describeProblem, type Parsed, quote } from '../../inputs/values.ts';
import type { Row } from '../../model/change.ts';
import type { Notice } from '../../model/notice.ts';
import { REPORT_FORMAT, type SavedReport } from '../../model/saved.ts';
import type { RequestOf } from '../../model/step.ts';
import { epochMs } from '../../model/time.ts';

export type UndoRequest = RequestOf<'undo', typeof read>;

export async function read(source: Source) {
  const { reader } = source;
  const projects = readProjectNames(reader);
  const writing = readWriting(source);
  const path = reader.text('report');
  if (path === undefined) {
    const remedy = 'give the path of the report of the step to undo, which is its output `report-path`';
    return reader.problem('report', `is empty; ${remedy}`);
  }
  const report = await readReport(path, source);
  if ('value' in report) return { ...writing, report: report.value, projects };
  return reader.problem('report', describeProblem(path, report));
}

const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'] as const;

async function readReport(path: string, source: Source): Promise<Parsed<SavedReport>> {
  const { connection, deployment, reader } = source;
  const wrong = (step: string, remedy: string) => ({ problem: `is the report of ${step}`, remedy });
  const { reportFile } = await import(/* webpackChunkName: "saved" */ '../../changes/saved-report.ts');
  const format = { ...REPORT_FORMAT, label: 'a report of this action', content: reportFile };
  const read = await readSavedFile(path, format, source.readFile);
  if (!('value' in read)) return read;
  const { value: report } = read;
  const operation = UNDOABLE.find((name) => name === report.operation);
  if (report.operation === 'ticket')
    return wrong('a `ticket` step', '`undo` does not revert tickets; close them in Jira or on GitHub');
  const idle = (step: string) =>
    wrong(`${step}, which changed nothing`, 'give the report of the step that made the changes');
  if (operation === undefined) return idle(`a \`${report.operation}\` step`);
  if (report.platform === undefined) return idle('a step whose inputs were wrong');
  if (report.dry_run) return idle('a dry run');
  for (const key of ['slug', 'id'] as const) {
    const expected = String(deployment[key] ?? '');
    const reported = String(report.deployment?.[key] ?? '');
    if (expected === '' || reported === '' || expected.toLowerCase() === reported.toLowerCase()) continue;
    const mismatch = `${quote(reported)}, but \`deployment-${key}\` is ${quote(expected)}`;
    return wrong(`a step on the deployment ${mismatch}`, 'give the report of a step on this deployment');
  }
  if (!sameAddress(report.platform, connection.baseUrl.href) && !reader.hasProblem('base-url')) {
    const mismatch = `${quote(report.platform)}, but \`base-url\` is ${quote(connection.baseUrl.href)}`;
    return wrong(`a step on ${mismatch}`, 'give the report of a step on this platform');
  }
  const rows = (report.rows ?? []).filter(({ state }) => state === 'changed' || state === 'unknown');
  return {
    value: {
      operation,
      deployment: report.deployment ?? {},
      platformEndedAtMs: epochMs(report.platform_ended_at),
      rows,
      unreported: unreportedFindings((report.notices ?? []) as Notice[], rows),
    },
  };
}

/** Counts the findings that a triage may have moved without naming them. */
function unreportedFindings(notices: readonly Notice[], rows: readonly Row[]): number {
  const findings = rowsByUnit(rows).findings.flatMap(({ change }) => [change.finding, ...change.branches]);
  const counts = notices.map((notice) => {
    if (notice.kind === 'answers-lost') return notice.atMost;
    return notice.kind === 'triaged-unnamed' ? Math.max(0, notice.numTriaged - findings.length) : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
