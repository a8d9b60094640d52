import { readRules } from '../../inputs/rules.ts';
import { SavedFileError, sameAddress } from '../../inputs/saved-file.ts';
import { readSavedPlan } from '../../inputs/saved-plan.ts';
import { readDryRun, type Source } from '../../inputs/source.ts';
import { quote } from '../../inputs/text.ts';
import type { RulesRequest } from '../../rules/plan/result.ts';

export interface ApplyRequest extends RulesRequest {
  operation: 'apply';
  dryRun: boolean;
}

export async function readApply(source: Source): Promise<ApplyRequest | undefined> {
  const dryRun = readDryRun(source.reader);
  const approved = await readApproved(source);
  const common = await readRules(source);
  if (common === undefined) return undefined;
  return { operation: 'apply', ...common, dryRun, approved };
}

/** Never falls open: an empty value comes from a plan that was not made. */
async function readApproved(source: Source): Promise<ApplyRequest['approved']> {
  const { reader, readFile, now } = source;
  const { baseUrl } = source.connection;
  if (reader.isEmptied('approved-plan')) {
    const why = 'as happens when the job that makes the plan did not run';
    const what = 'give the path of a plan, its hash, or `none`';
    return reader.problem('approved-plan', `is set but empty, ${why}; ${what}`);
  }
  const text = reader.text('approved-plan') ?? 'none';
  if (text.toLowerCase() === 'none') return undefined;
  if (/^[0-9a-f]{64}$/i.test(text)) return { by: 'hash', hash: text.toLowerCase() };
  if (/^[0-9a-f]{7,63}$/i.test(text)) {
    const what = 'which is only part of a hash; give all 64 digits, from the output `plan-hash`';
    return reader.problem('approved-plan', `is ${quote(text)}, ${what}`);
  }
  try {
    const plan = await readSavedPlan(text, readFile, now);
    if (sameAddress(plan.baseUrl, baseUrl.href) || reader.hasProblem('base-url')) return { by: 'plan', plan };
    const other = `is a plan for ${quote(plan.baseUrl)}, but \`base-url\` is ${quote(baseUrl.href)}`;
    return reader.problem('approved-plan', `${other}; give a plan for this platform`);
  } catch (error) {
    if (!(error instanceof SavedFileError)) throw error;
    return reader.problem('approved-plan', `is ${quote(text)}, which ${error.message}`);
  }
}
