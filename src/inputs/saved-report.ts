import type { ReadFile } from '../model/ports.ts';
import { REPORT_FORMAT, type SavedReport } from '../model/saved.ts';
import { readSavedFile, SavedFileError } from './saved-file.ts';

const FORMAT = { ...REPORT_FORMAT, what: 'the report of a step of this action' };
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'] as const;

/**
 * The report of a step that changed something.
 *
 * @throws SavedFileError when it is not one, or not as it was written
 */
export async function readSavedReport(path: string, readFile: ReadFile): Promise<SavedReport> {
  const file = await readSavedFile(path, FORMAT, readFile);
  // Loaded here, because only `undo` reads a report.
  const { reportFile } = await import(/* webpackChunkName: "saved" */ '../changes/saved-report.ts');
  const { success, data: report, error } = reportFile.safeParse(file);
  if (!success) {
    const [{ path: place, message } = { path: [], message: 'it is not a report' }] = error.issues;
    throw new SavedFileError(
      `has content that this version does not understand: ${[...place, message].join(': ')}; give a file that this version wrote`,
    );
  }
  const operation = UNDOABLE.find((one) => one === report.operation);
  if (operation === undefined) {
    throw new SavedFileError(
      `is the report of a \`${report.operation}\` step, which changes nothing that undo takes back; give the report of a \`tag\`, \`managed-scan\`, \`triage\` or \`apply\` step`,
    );
  }
  if (report.platform === undefined) {
    throw new SavedFileError(
      'is the report of a step whose inputs were wrong, which changed nothing; give the report of the real step',
    );
  }
  if (report.dry_run) {
    throw new SavedFileError(
      'is the report of a dry run, which changed nothing; give the report of the real step',
    );
  }
  const { platform_ended_at: endedAt } = report;
  return {
    operation,
    baseUrl: report.platform,
    deployment: report.deployment ?? {},
    platformEndedAtMs: endedAt === undefined ? undefined : Date.parse(endedAt),
    rows: (report.rows ?? []).filter(({ state }) => state === 'changed' || state === 'unknown'),
  };
}
