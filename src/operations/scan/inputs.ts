import { isQueued, readCommit } from '../../inputs/run-event.ts';
import { readProject, readWait, type Source } from '../../inputs/source.ts';
import { id } from '../../inputs/values.ts';
import type { RequestOf } from '../../model/step.ts';

/** A scan, by its id or by the commit it scanned. */
export type ScanChoice =
  | { by: 'id'; scanId: bigint }
  | { by: 'commit'; project: string; commit: string; ref?: string };

export type ScanRequest = RequestOf<'scan', typeof read>;

export async function read(source: Source) {
  const isById = source.reader.givenText('scan-id') !== undefined;
  const scan = isById ? readById(source) : await readByCommit(source);
  const waitMs = readWait(source);
  return scan && { scan, waitMs };
}

function readById({ reader }: Source): ScanChoice | undefined {
  for (const input of ['commit', 'projects'])
    if (reader.givenText(input) !== undefined)
      reader.problem(input, 'cannot be combined with `scan-id`; leave one of them out');
  const scanId = reader.read('scan-id', id);
  return scanId === undefined ? undefined : { by: 'id', scanId };
}

async function readByCommit(source: Source): Promise<ScanChoice | undefined> {
  const { reader } = source;
  const event = await source.event();
  const project = readProject(source);
  const commit = readCommit(reader, event);
  if (reader.givenText('commit') === undefined && isQueued(event)) {
    const why = 'because only `gate` asks GitHub for the head of the pull request';
    reader.warn('commit', `is empty; the step uses the merge group's own commit, ${why}`);
  }
  return commit === undefined ? undefined : { by: 'commit', project, commit, ref: event.ref };
}
