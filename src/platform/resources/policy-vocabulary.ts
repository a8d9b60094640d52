import { type Decoded, list, object, text } from '../http/decode.ts';

/** What remediation policies may look at and do (field-notes, "Policies, newer"). */
export const vocabularyAnswer = object({
  condition_types: list(object({ type: text, description: text })),
  action_types: list(object({ type: text, description: text, requires: list(text) })),
  value_enums: list(object({ type: text, values: list(text) })),
});

export type PolicyVocabulary = Decoded<typeof vocabularyAnswer>;
