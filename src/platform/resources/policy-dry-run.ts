import {
  answerFields,
  at,
  type Decoded,
  type Decoder,
  list,
  object,
  optional,
  requiredText,
  text,
} from '../http/decode.ts';
import { jsonObject } from './json-value.ts';

const entry = object({
  /** `DetectionPolicy`, `DetectionPolicyException` or `RemediationPolicy`. */
  kind: text,
  key: jsonObject,
  before: optional(jsonObject),
  after: optional(jsonObject),
});

/** One entry of the platform's own difference. */
export type DifferenceEntry = Decoded<typeof entry> & { effect: 'create' | 'update' | 'delete' };

const problem = object({
  /** Such as `UNKNOWN_REFERENCE`. */
  code: text,
  message: text,
  /** Of the remediation policy that it is about. */
  policy_slug: optional(text),
  context: jsonObject,
});

/** One of all things that the platform finds wrong with a bundle. */
export type PolicyProblem = Decoded<typeof problem>;

/** What a PUT of the bundle would do, or why it would be refused. */
export type DryRun =
  | { kind: 'difference'; stateVersion: string; entries: DifferenceEntry[] }
  | { kind: 'invalid'; problems: PolicyProblem[] };

const answer = answerFields(['creates', 'updates', 'deletes', 'state_version', 'validation_errors']);
const entries = list(entry);
const problems = list(problem);
const EFFECTS = [
  ['creates', 'create'],
  ['updates', 'update'],
  ['deletes', 'delete'],
] as const;

export const dryRunAnswer: Decoder<DryRun> = (value) => {
  const read = answer(value);
  const wrong = at('validation_errors', problems, read.validation_errors);
  if (wrong.length > 0) return { kind: 'invalid', problems: wrong };
  return {
    kind: 'difference',
    stateVersion: at('state_version', requiredText, read.state_version),
    entries: EFFECTS.flatMap(([name, effect]) =>
      at(name, entries, read[name]).map((one) => ({ ...one, effect })),
    ),
  };
};
