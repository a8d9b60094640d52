import type { Source } from '../../inputs/source.ts';
import type { RequestOf } from '../../model/step.ts';
import { readRulesFile } from '../../rules/inputs.ts';

export type ValidateRequest = RequestOf<'validate', typeof read>;

export async function read(source: Source) {
  const rules = await readRulesFile(source);
  return rules && { rules };
}
