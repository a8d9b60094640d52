import { hashOfPlan } from '../model/plan-hash.ts';
import type { ReadFile } from '../model/ports.ts';
import { PLAN_FORMAT, type SavedPlan } from '../model/saved.ts';
import { type Decoder, list, object, required, ShapeProblem, text } from '../platform/http/decode.ts';
import { readPart, readSavedFile, SavedFileError } from './saved-file.ts';

const FORMAT = { ...PLAN_FORMAT, what: 'a plan of this action' };

const written = required(text);
const line = object({ target: written, field: written, before: written, after: written });

/** Ages and days are counted from it, which have years of four digits. */
const MAX_MOMENT_MS = Date.parse('9000-01-01T00:00:00Z');

/** The clocks of two machines may differ by so much. */
const MAX_AHEAD_MS = 5 * 60_000;

/** An ISO time, or epoch ms. */
const moment: Decoder<number> = (value) => {
  const ms = typeof value === 'string' ? Date.parse(value) : value;
  if (typeof ms === 'number' && ms >= 0 && ms < MAX_MOMENT_MS) return ms;
  throw new ShapeProblem('is not a time before the year 9000');
};

const plan = object({
  hash: written,
  deployment: (value) => written((value as { slug?: unknown } | null)?.slug ?? value),
  platform: written,
  rules_file: object({ sha256: written }),
  moment,
  changes: list(line),
});

/**
 * The plan that `plan` wrote to `plan-path`.
 *
 * @param nowMs from which on a plan's moment is too late
 * @throws SavedFileError when it is not one, or not as it was written
 */
export async function readSavedPlan(path: string, readFile: ReadFile, nowMs: number): Promise<SavedPlan> {
  const file = await readSavedFile(path, FORMAT, readFile);
  const { hash, deployment, platform, rules_file, moment, changes } = readPart(plan, file);
  if (hashOfPlan(deployment, changes) !== hash) {
    throw new SavedFileError('has changes that do not match its hash; give the file as the step wrote it');
  }
  if (moment > nowMs + MAX_AHEAD_MS) {
    const at = new Date(moment).toISOString();
    throw new SavedFileError(`is dated ${at}, which is in the future; make the plan again`);
  }
  const rulesSha256 = rules_file.sha256;
  return { hash, deployment, baseUrl: platform, rulesSha256, momentMs: moment, changes };
}
