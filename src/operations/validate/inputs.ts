import type { Source } from '../../inputs/source.ts';
import type { OwnRequest, StepRequest } from '../../model/step.ts';
import type { RulesFile } from '../../rules/file/schema.ts';
import { readRulesFile } from '../../rules/inputs.ts';

/** Checks only the file, and sends nothing. */
export interface ValidateRequest extends StepRequest {
  operation: 'validate';
  rules: RulesFile;
}

export async function read(source: Source): Promise<OwnRequest<ValidateRequest> | undefined> {
  const rules = await readRulesFile(source);
  return rules === undefined ? undefined : { rules };
}
