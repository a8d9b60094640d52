import { commitOfRun, isQueued, readCommit } from '../../inputs/commit.ts';
import { MAX_DURATION_MS } from '../../inputs/connection.ts';
import { readProject } from '../../inputs/names.ts';
import { readBase, type Source } from '../../inputs/operations/source.ts';
import type { ScanChoice, ScanRequest } from '../../model/request.ts';

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

/** How long to wait for a scan; more than `time-limit` would never be reached. */
export function readWait({ reader, connection }: Source, defaultMs: number): number {
  const waitMs = reader.duration('wait-for', 0, MAX_DURATION_MS) ?? defaultMs;
  if (waitMs > connection.timeLimitMs) {
    const what = 'which ends the step first; raise `time-limit` to wait that long';
    reader.warn('wait-for', `is longer than \`time-limit\`, ${what}`);
  }
  return waitMs;
}
