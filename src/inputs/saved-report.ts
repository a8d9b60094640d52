import type { ReadFile } from '../model/ports.ts';
import { REPORT_FORMAT, type SavedReport } from '../model/saved.ts';
import { boolean, id, lenient, object, optional, required, text } from '../platform/http/decode.ts';
import { readPart, readSavedFile, SavedFileError } from './saved-file.ts';
import { savedJournal } from './saved-journal.ts';

const FORMAT = { ...REPORT_FORMAT, what: 'the report of a step of this action' };
const UNDOABLE = ['tag', 'managed-scan', 'triage', 'apply', 'undo'] as const;

const report = object({
  operation: required(text),
  platform: required(text),
  deployment: optional(object({ slug: optional(text), id: optional(id) })),
  platform_ended_at: lenient(text),
  result: optional(object({ request: optional(object({ dryRun: lenient(boolean) })) })),
});

/**
 * The report of a step that changed something, with what it changed.
 *
 * @throws SavedFileError when it is not one, or not as it was written
 */
export async function readSavedReport(path: string, readFile: ReadFile): Promise<SavedReport> {
  const file = await readSavedFile(path, FORMAT, readFile);
  const read = readPart(report, file);
  const operation = UNDOABLE.find((one) => one === read.operation);
  if (operation === undefined) {
    const which = 'give the report of a `tag`, `managed-scan`, `triage` or `apply` step';
    throw new SavedFileError(
      `is the report of a \`${read.operation}\` step, which changes nothing; ${which}`,
    );
  }
  if (read.result?.request?.dryRun) {
    throw new SavedFileError(
      'is the report of a dry run, which changed nothing; give the report of the real step',
    );
  }
  const endedAtMs = Date.parse(read.platform_ended_at ?? '');
  return {
    operation,
    baseUrl: read.platform,
    deployment: read.deployment ?? {},
    ...(Number.isNaN(endedAtMs) ? {} : { platformEndedAtMs: endedAtMs }),
    ...savedJournal(file.result),
  };
}
