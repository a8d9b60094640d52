import { z } from 'zod';
import type { ReadFile } from '../model/ports.ts';
import { hashOfPlan, PLAN_FORMAT, type SavedPlan } from '../model/saved.ts';
import { readData } from './document.ts';
import { readSavedFile, SavedFileError } from './saved-file.ts';

/** The clocks of two machines may differ by so much. */
const MAX_AHEAD_MS = 5 * 60_000;

const planFile = z
  .object({
    hash: z.string(),
    deployment: z.string(),
    platform: z.string(),
    rules_file: z.object({ sha256: z.string() }),
    moment: z.iso.datetime(),
    changes: z.array(
      z.object({ target: z.string(), field: z.string(), before: z.string(), after: z.string() }),
    ),
  })
  .transform(
    ({ platform, rules_file, moment, ...plan }): SavedPlan => ({
      ...plan,
      baseUrl: platform,
      rulesSha256: rules_file.sha256,
      momentMs: Date.parse(moment),
    }),
  );

/**
 * Reads the plan that `plan` wrote to `plan-path`.
 *
 * @param nowMs what a plan's moment may not lie after
 * @throws SavedFileError when it is not one, or not as it was written
 */
export async function readSavedPlan(path: string, readFile: ReadFile, nowMs: number): Promise<SavedPlan> {
  const file = await readSavedFile(path, { ...PLAN_FORMAT, what: 'a plan of this action' }, readFile);
  const read = readData(file, planFile);
  if (!read.ok)
    throw new SavedFileError(`has content that this version does not understand: ${read.problem}`);
  const plan = read.value;
  if (hashOfPlan(plan.deployment, plan.changes) !== plan.hash)
    throw new SavedFileError('has changes that do not match its hash; give the file as the step wrote it');
  if (plan.momentMs > nowMs + MAX_AHEAD_MS) {
    const at = new Date(plan.momentMs).toISOString();
    throw new SavedFileError(`is dated ${at}, which is in the future; make the plan again`);
  }
  return plan;
}
