import type { ReadFile } from '../model/ports.ts';
import { REPORT_FORMAT, type SavedReport } from '../model/saved.ts';
import {
  type Fields,
  fieldsOf,
  optionalId,
  optionalText,
  readSavedFile,
  SavedFileError,
  textField,
} from './saved-file.ts';
import { savedJournal } from './saved-journal.ts';

const FORMAT = { ...REPORT_FORMAT, what: 'the report of a step of this action' };
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'] as const;

/**
 * The report of a step that changed something, with what it changed.
 *
 * @throws SavedFileError when it is not one, or not as it was written
 */
export async function readSavedReport(path: string, readFile: ReadFile): Promise<SavedReport> {
  const file = await readSavedFile(path, FORMAT, readFile);
  const written = textField(file, 'operation');
  const operation = UNDOABLE.find((one) => one === written);
  if (operation === undefined) {
    const which = 'give the report of a `tag`, `managed-scan`, `triage` or `apply` step';
    throw new SavedFileError(`is the report of a \`${written}\` step, which changes nothing; ${which}`);
  }
  const result = file.result === undefined ? {} : fieldsOf(file.result, 'a field `result`');
  if (isDryRun(result)) {
    throw new SavedFileError('is the report of a dry run, which changed nothing; give that of the real step');
  }
  const deployment = file.deployment === undefined ? {} : fieldsOf(file.deployment, 'a field `deployment`');
  const id = optionalId(deployment.id);
  const endedAtMs = Date.parse(optionalText(file, 'platform_ended_at').platform_ended_at ?? '');
  return {
    operation,
    baseUrl: textField(file, 'platform'),
    deployment: { ...optionalText(deployment, 'slug'), ...(id === undefined ? {} : { id }) },
    ...(Number.isNaN(endedAtMs) ? {} : { platformEndedAtMs: endedAtMs }),
    ...savedJournal(result),
  };
}

function isDryRun(result: Fields): boolean {
  return result.request !== undefined && fieldsOf(result.request, 'a field `request`').dryRun === true;
}
