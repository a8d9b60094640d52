import type { PolicyChange, PolicyEntry } from '../model/policy-change.ts';
import type { SavedPolicies } from '../model/saved.ts';
import {
  type Decoded,
  type Decoder,
  fields,
  list,
  mapped,
  object,
  oneOf,
  optional,
  required,
  requiredText,
  text,
} from '../platform/http/decode.ts';

const part = oneOf('code', 'secrets', 'remediation');
const any: Decoder<unknown> = (value) => value;
/** In the API's own words, as the platform gave them: it checks them again. */
const bundle = required(fields);

const entry: Decoder<PolicyEntry> = object({
  part,
  kind: oneOf('detection', 'exception', 'remediation', 'other'),
  effect: oneOf('create', 'update', 'delete'),
  key: mapped(required(fields), (key) =>
    Object.fromEntries(Object.entries(key).map(([name, value]) => [name, String(value)])),
  ),
  before: optional(fields),
  after: optional(fields),
  fields: list(
    object({
      field: requiredText,
      before: any,
      after: any,
      added: optional(list(any)),
      removed: optional(list(any)),
    }),
  ),
});

const change: Decoder<PolicyChange> = object({
  target: object({ kind: oneOf('policies'), part }),
  field: oneOf('policies'),
  before: bundle,
  after: bundle,
  entries: list(entry),
  version: requiredText,
});

export const policyRow = object({ change, state: required(text), leftVersion: optional(text) });

/** A part of the policies that a step wrote, also where it was not what it should be afterwards, or may have written. */
export function savedPolicies({ state, ...row }: Decoded<typeof policyRow>): SavedPolicies[] {
  return row.leftVersion === undefined && state !== 'unknown' ? [] : [row];
}
