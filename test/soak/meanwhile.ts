import type { Edit } from '../../emulator/platform/edit.ts';
import { pick, pickWeighted } from '../../emulator/platform/prng.ts';
import type { Hook } from '../../emulator/platform/quirks.ts';
import type { Effect } from '../../emulator/platform/record.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { type Random, TAGS } from './states.ts';

/** What a person does, and right before which request it happens; `look`: the first read behind a write. */
export interface Meanwhile {
  /** How many such moments go by before. */
  skips: number;
  /** Whether it is done to what a write of that moment names, and not to something else. */
  isAimed: boolean;
  before: number | 'write' | 'look';
  edit: Edit;
}

export function drawMeanwhile(random: Random, state: PlatformState): Meanwhile[] {
  const count = random() < 0.7 ? 0 : 1 + Math.floor(random() * 5);
  return Array.from({ length: count }, () => ({
    before: pickWeighted<Meanwhile['before']>(random, [
      ['write', 20],
      ['look', 20],
      [Math.floor(random() * 30), 60],
    ]),
    skips: Math.floor(random() * 3),
    isAimed: random() < 0.7,
    edit: drawEdit(random, state),
  }));
}

function drawEdit(random: Random, state: PlatformState): Edit {
  const project = pick(random, state.projects.all).name;
  const finding = state.findings.size === 0 ? undefined : pick(random, state.findings.all);
  const kind = pick(random, [
    'tags',
    'tags',
    'scans',
    'triage',
    'triage',
    'triage',
    'remove-project',
    'remove-finding',
  ]);
  if (kind === 'tags') return { project, addTags: [pick(random, ['by hand', ...TAGS])] };
  if (kind === 'scans') {
    return pick(random, [
      { project, diffScan: random() < 0.5 },
      { project, fullScan: random() < 0.5 },
      { project, removeTags: [pick(random, TAGS)] },
    ]);
  }
  if (kind === 'triage' && finding !== undefined) return drawDecision(random, finding.id);
  if (kind === 'remove-project') return { removeProject: project };
  if (kind === 'remove-finding' && finding !== undefined) return { removeFinding: finding.id };
  return { project, addTags: ['by hand'] };
}

/** Edits one after the other, most of them decisions about findings. */
export function drawEdits(random: Random, state: PlatformState): Edit[] {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => drawEdit(random, state));
}

function drawDecision(random: Random, id: bigint): Edit {
  const state = pick(random, ['ignored', 'reviewing', 'fixing', 'reopened', undefined] as const);
  const reason = state === 'ignored' ? pick(random, ['acceptable_risk', 'no_time', undefined]) : undefined;
  const note = state === undefined ? 'by hand' : pick(random, ['by hand', undefined]);
  return { triage: [id], state, reason, note };
}

const WRITES = new Set(['PUT', 'PATCH', 'DELETE']);
const isWrite = (method: string, endpoint: string) => WRITES.has(method) || endpoint === 'triage';

/** Makes each edit when its moment has come; what is gone by then is not edited. */
export function meanwhileHook(drawn: readonly Meanwhile[]): Hook {
  const open = new Set(drawn.map((one) => ({ ...one })));
  let hasWritten = false;
  let put: string | undefined;
  return ({ index, endpoint, request, state, edit }) => {
    const writes = isWrite(request.method, endpoint);
    if (request.method === 'PUT') put = /"([^"]+)"\]/.exec(request.body)?.[1] ?? put;
    const isLook = hasWritten && !writes;
    hasWritten ||= writes;
    for (const one of open) {
      const isNow = { write: writes, look: isLook }[one.before] ?? index >= Number(one.before);
      if (!isNow || (typeof one.before === 'string' && one.skips-- > 0)) continue;
      open.delete(one);
      const made = one.isAimed && writes ? aimedAt(request, one.edit, put) : one.edit;
      if (isThere(made, state)) edit(made);
    }
  };
}

/** The same edit of the project or the first finding that a request names; a tag comes or goes that was last put on it. */
function aimedAt({ path, body }: { path: string; body: string }, edit: Edit, put: string | undefined): Edit {
  const [, name] = /\/projects\/(.+)\/(?:tags|managed-scan)/.exec(path) ?? [];
  if ('project' in edit && name !== undefined) {
    const gone = edit.removeTags && put ? { removeTags: [put] } : {};
    const came = edit.addTags && put && !edit.addTags.includes('by hand') ? { addTags: [put] } : {};
    return { ...edit, ...gone, ...came, project: decodeURIComponent(name) };
  }
  const [, id] = /"issue_ids":\[(\d+)/.exec(body) ?? [];
  return 'triage' in edit && id !== undefined ? { ...edit, triage: [BigInt(id)] } : edit;
}

/** Half of the decisions are about a finding that a step has moved. */
export function aimedAtMoved(edit: Edit, record: readonly Effect[]): Edit {
  const [id] = 'triage' in edit ? edit.triage : [];
  if (id === undefined || id % 2n === 0n) return edit;
  const moved = record.flatMap((one) =>
    one.what === 'triaged' && one.by === 'request' ? [one.finding] : [],
  );
  const aim = moved[Number(id % BigInt(moved.length || 1))];
  return aim === undefined ? edit : { ...edit, triage: [aim] };
}

export function isThere(edit: Edit, { projects, findings }: PlatformState): boolean {
  if ('project' in edit) return projects.get(edit.project) !== undefined;
  if ('triage' in edit) return edit.triage.every((id) => findings.get(id) !== undefined);
  return true;
}
