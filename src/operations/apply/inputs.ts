import { z } from 'zod';
import { readSavedFile, type SavedFormat, sameAddress } from '../../inputs/saved-file.ts';
import { readDryRun, type Source } from '../../inputs/source.ts';
import { describeProblem, type Parsed, quote } from '../../inputs/values.ts';
import { hashOfPlan, PLAN_FORMAT, type SavedPlan } from '../../model/saved.ts';
import type { RequestOf } from '../../model/step.ts';
import { readRules } from '../../rules/inputs.ts';
import type { RulesRequest } from '../../rules/plan/result.ts';

export type ApplyRequest = RequestOf<'apply', typeof read>;

export async function read(source: Source) {
  const dryRun = readDryRun(source.reader);
  const approved = await readApproved(source);
  const common = await readRules(source);
  return common && { ...common, dryRun, approved };
}

async function readApproved(source: Source): Promise<RulesRequest['approved']> {
  const { reader } = source;
  const why = 'the job that makes the plan did not run';
  const remedy = 'give the path of a plan, its hash, or `none`';
  if (reader.refuseEmptied('approved-plan', why, remedy)) return undefined;
  const text = reader.text('approved-plan');
  if (text.toLowerCase() === 'none') return undefined;
  if (/^[0-9a-f]{64}$/i.test(text)) return { by: 'hash', hash: text.toLowerCase() };
  const plan = await readPlanFile(text, source);
  if ('value' in plan) return { by: 'plan', plan: plan.value };
  return reader.problem('approved-plan', describeProblem(text, plan));
}

/** Tolerance for the clocks of two machines. */
const MAX_AHEAD_MS = 5 * 60_000;

const planFile: SavedFormat<SavedPlan> = {
  ...PLAN_FORMAT,
  label: 'a plan of this action',
  content: z.object({
    hash: z.string(),
    deployment: z.string(),
    platform: z.string(),
    rules_file: z.object({ sha256: z.string() }),
    moment: z.iso.datetime(),
    changes: z.array(
      z.object({
        target: z.string(),
        id: z.string().optional(),
        field: z.string(),
        before: z.string(),
        after: z.string(),
      }),
    ),
  }),
};

async function readPlanFile(path: string, source: Source): Promise<Parsed<SavedPlan>> {
  const { connection, readFile, now, reader } = source;
  const read = await readSavedFile(path, planFile, readFile);
  if (!('value' in read)) return read;
  const { deployment, changes, hash, moment, platform } = read.value;
  if (hashOfPlan(deployment, changes) !== hash)
    return {
      problem: 'has changes that do not match its hash',
      remedy: 'pass the file exactly as `plan` wrote it',
    };
  if (Date.parse(moment) > now + MAX_AHEAD_MS)
    return { problem: `is dated ${moment}, in the future`, remedy: 'make the plan again' };
  if (sameAddress(platform, connection.baseUrl.href) || reader.hasProblem('base-url')) return read;
  const problem = `is a plan for ${quote(platform)}, but \`base-url\` is ${quote(connection.baseUrl.href)}`;
  return { problem, remedy: 'give a plan for this platform' };
}
