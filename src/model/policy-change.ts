import type { PolicyPart } from '../platform/resources/policy.ts';

/** A policy, or an exception, of the platform that looks at a tag. */
export interface TagUse {
  tag: string;
  part: PolicyPart;
  /** What people know it by. */
  name: string;
}

/** One entry of the platform's difference of a part of the policies: what plans show, limits count and hashes cover. */
export interface PolicyEntry {
  part: PolicyPart;
  /** `detection`: rulesets, rules and disabled rules of a product; `other`: a kind that is not known here. */
  kind: 'detection' | 'exception' | 'remediation' | 'other';
  effect: 'create' | 'update' | 'delete';
  /** What the platform knows it by, such as `{ slug }`. */
  key: Readonly<Record<string, string>>;
  /** As the platform gives it: absent where it is created. */
  before?: Readonly<Record<string, unknown>>;
  /** Absent where it is deleted. */
  after?: Readonly<Record<string, unknown>>;
  /** Of an update: the fields that differ. */
  fields: readonly PolicyFieldChange[];
}

export interface PolicyFieldChange {
  /** Such as `rulesets`; `filters.conditions` within another. */
  field: string;
  before?: unknown;
  after?: unknown;
  /** Of a list: what is only in the one after, and only in the one before. */
  added?: readonly unknown[];
  removed?: readonly unknown[];
}
