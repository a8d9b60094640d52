import { hashOfPlan } from '../model/plan-hash.ts';
import type { ReadFile } from '../model/ports.ts';
import { PLAN_FORMAT, type PlanLine, type SavedPlan } from '../model/saved.ts';
import {
  type Fields,
  fieldsOf,
  foreign,
  isFields,
  listOf,
  readSavedFile,
  SavedFileError,
  textField,
} from './saved-file.ts';

const FORMAT = { ...PLAN_FORMAT, what: 'a plan of this action' };

/**
 * The plan that `plan` wrote to `plan-path`.
 *
 * @param nowMs from which on a plan's moment is too late
 * @throws SavedFileError when it is not one, or not as it was written
 */
export async function readSavedPlan(path: string, readFile: ReadFile, nowMs: number): Promise<SavedPlan> {
  const file = await readSavedFile(path, FORMAT, readFile);
  const deployment = deploymentOf(file.deployment);
  const changes = listOf(file.changes, 'changes').map(lineOf);
  const hash = textField(file, 'hash');
  if (hashOfPlan(deployment, changes) !== hash) {
    throw new SavedFileError('has changes that its hash does not fit; give the file as the step wrote it');
  }
  return {
    hash,
    deployment,
    baseUrl: textField(file, 'platform'),
    rulesSha256: textField(fieldsOf(file.rules_file, 'a field `rules_file`'), 'sha256'),
    momentMs: momentOf(file.moment, nowMs),
    changes,
  };
}

function lineOf(value: unknown): PlanLine {
  const line = fieldsOf(value, 'a change');
  return {
    target: textField(line, 'target'),
    field: textField(line, 'field'),
    before: textField(line, 'before'),
    after: textField(line, 'after'),
  };
}

function deploymentOf(value: unknown): string {
  const slug = isFields(value) ? (value as Fields).slug : value;
  if (typeof slug !== 'string') throw foreign('a field `deployment`');
  return slug;
}

/** Ages and days are counted from it, which have years of four digits. */
const MAX_MOMENT_MS = Date.parse('9000-01-01T00:00:00Z');
/** The clocks of two machines may differ by so much. */
const MAX_AHEAD_MS = 5 * 60_000;

/** An ISO time, or epoch ms. */
function momentOf(value: unknown, nowMs: number): number {
  const ms = typeof value === 'string' ? Date.parse(value) : value;
  if (typeof ms !== 'number' || !(ms >= 0 && ms < MAX_MOMENT_MS)) throw foreign('a field `moment`');
  if (ms > nowMs + MAX_AHEAD_MS) {
    const at = new Date(ms).toISOString();
    throw new SavedFileError(`is of ${at}, which is in the future; make the plan again`);
  }
  return ms;
}
