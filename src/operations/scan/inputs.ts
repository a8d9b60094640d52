import { commitOfRun, isQueued, readCommit } from '../../inputs/commit.ts';
import { readProject } from '../../inputs/names.ts';
import { readBase, readWait, type Source } from '../../inputs/source.ts';
import type { StepRequest } from '../../model/step.ts';

/** A scan, by its id or by the commit it scanned. */
export type ScanChoice =
  | { by: 'id'; scanId: bigint }
  | { by: 'commit'; project: string; commit: string; ref?: string; waitMs: number };

export interface ScanRequest extends StepRequest {
  operation: 'scan';
  scan: ScanChoice;
}

export async function readScan(source: Source): Promise<ScanRequest> {
  return { operation: 'scan', ...readBase(source), scan: await readChoice(source) };
}

async function readChoice(source: Source): Promise<ScanChoice> {
  const { reader } = source;
  const scanId = reader.id('scan-id');
  if (reader.text('scan-id') === undefined) return readByCommit(source);
  for (const input of ['commit', 'projects', 'wait-for'].filter((one) => reader.text(one) !== undefined)) {
    reader.problem(
      input,
      'and `scan-id` exclude each other, because each names the scan; leave one of them out',
    );
  }
  return { by: 'id', scanId: scanId ?? 0n };
}

async function readByCommit(source: Source): Promise<ScanChoice> {
  const { reader, environment } = source;
  const event = await source.event();
  const project = readProject(reader, environment.GITHUB_REPOSITORY);
  const given = reader.text('commit') !== undefined;
  const commit = given ? readCommit(reader) : commitOfRun(reader, event);
  if (!given && isQueued(event)) {
    const why = 'because only `gate` asks GitHub for the head of the pull request';
    reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
  }
  return {
    by: 'commit',
    project,
    commit: commit ?? '',
    ref: event.ref,
    waitMs: readWait(source, 0),
  };
}
