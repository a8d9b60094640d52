import { readNames } from '../../inputs/names.ts';
import { SavedFileError, sameAddress } from '../../inputs/saved-file.ts';
import { readSavedReport } from '../../inputs/saved-report.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import { quote } from '../../inputs/text.ts';
import type { SavedReport } from '../../model/saved.ts';
import type { NameList } from '../../model/selection.ts';
import type { WritingRequest } from '../../model/step.ts';

export interface UndoRequest extends WritingRequest {
  operation: 'undo';
  report: SavedReport;
  /** Absent = all of the report. */
  projects?: NameList;
}

/** `max-changes` has no default here, because the report names every row. */
export async function readUndo(source: Source): Promise<UndoRequest | undefined> {
  const projects = readNames(source.reader, 'projects');
  const writing = readWriting(source, undefined);
  const report = await readReport(source);
  if (report === undefined) return undefined;
  return {
    operation: 'undo',
    ...writing,
    report,
    projects,
  };
}

async function readReport({
  reader,
  readFile,
  connection,
  deployment,
}: Source): Promise<SavedReport | undefined> {
  const { baseUrl } = connection;
  const path = reader.text('report');
  if (path === undefined) {
    const what = 'give the path of the report of the step to undo, which is its output `report-path`';
    return reader.problem('report', `is empty; ${what}`);
  }
  try {
    const report = await readSavedReport(path, readFile);
    if (isOther(deployment.slug?.toLowerCase(), report.deployment.slug?.toLowerCase())) {
      return otherDeployment(reader, 'deployment-slug', report.deployment.slug, deployment.slug);
    }
    if (isOther(deployment.id, report.deployment.id)) {
      return otherDeployment(reader, 'deployment-id', report.deployment.id, deployment.id);
    }
    if (sameAddress(report.baseUrl, baseUrl.href) || reader.hasProblem('base-url')) return report;
    const other = `is the report of a step on ${quote(report.baseUrl)}, but \`base-url\` is ${quote(baseUrl.href)}`;
    return reader.problem('report', `${other}; give the report of a step on this platform`);
  } catch (error) {
    if (!(error instanceof SavedFileError)) throw error;
    return reader.problem('report', `is ${quote(path)}, which ${error.message}`);
  }
}

function isOther(given: unknown, written: unknown): boolean {
  return given !== undefined && written !== undefined && given !== written;
}

function otherDeployment(
  reader: Source['reader'],
  input: string,
  written: unknown,
  given: unknown,
): undefined {
  const other = `is the report of a step on the deployment ${quote(String(written))}, but \`${input}\` is ${quote(String(given))}`;
  return reader.problem('report', `${other}; give the report of a step on this deployment`);
}
