import {
  boolean,
  type Decoded,
  type Decoder,
  list,
  optional,
  requiredText,
  text,
  withDefault,
} from '../http/decode.ts';
import { jsonObject, openObject } from './json-value.ts';

/** Missing is true, unlike elsewhere. */
const active: Decoder<boolean> = (value) => (value ?? null) === null || boolean(value);

const condition = openObject({
  /** Known by the platform's vocabulary only. */
  type: requiredText,
  values: list(text),
  /** `any` (default) of the values, or `none`. */
  mode: withDefault(optional(text), 'any'),
});

const action = openObject({ type: requiredText, config: jsonObject });

const filters = openObject({
  /** `all` (default) of the conditions, or `any`. */
  mode: withDefault(optional(text), 'all'),
  conditions: list(condition),
});

const policy = openObject({
  /** Fixed once it is created; derived from the name where it is left out then. */
  slug: optional(text),
  name: text,
  description: optional(text),
  active,
  filters: withDefault(optional(filters), { mode: 'all', conditions: [] }),
  actions: list(action),
});

/** What happens with findings that match (field-notes, "Policies, newer"). */
export type RemediationPolicy = Decoded<typeof policy>;

/** All policies of the deployment but the platform's own. */
export const remediationBundle = openObject({ policies: list(policy) }, ['deployment_slug']);

export type RemediationBundle = Decoded<typeof remediationBundle>;
