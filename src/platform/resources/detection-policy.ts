import { type Decoded, list, optional, text } from '../http/decode.ts';
import { openObject } from './json-value.ts';

const exception = openObject({
  /** `include` or `exclude`. */
  exception_type: text,
  /** One of `project` and `project_tag_name` is there. */
  project: optional(text),
  project_tag_name: optional(text),
  rule: text,
  /** `rule`, or `pack` for a ruleset. */
  rule_type: text,
});

/** A project, or the projects with a tag, where a rule or ruleset runs in spite of the bundle, or does not. */
export type DetectionException = Decoded<typeof exception>;

/** Which rules run (field-notes, "Policies, newer"). */
export const detectionBundle = openObject(
  { rulesets: list(text), rules: list(text), disabled: list(text), exceptions: list(exception) },
  ['deployment_slug', 'product'],
);

export type DetectionBundle = Decoded<typeof detectionBundle>;
