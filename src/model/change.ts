import { z } from 'zod';
import { FINDING_STATUSES, type Finding } from '../platform/resources/finding.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';
import type { RowFailure } from './failure.ts';
import { PRODUCTS, TRIAGE_STATES } from './findings.ts';

// The one definition of changes and rows, which steps plan, write and report, and `undo` reads.

/** May be beyond 2^53. */
export const id = z.preprocess(
  (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value),
  z.bigint(),
);
const text = z.string();
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** `url` is that of its repository. */
const project = z.object({ name: text.min(1), id: id.optional(), url: text.optional() });
export type ProjectRef = z.output<typeof project>;

const triaged = {
  status: z.enum(FINDING_STATUSES).optional(),
  triage_state: text.optional(),
  triage_reason: text.optional(),
  triage_comment: text.optional(),
};
/** The fields that `undo` needs; a report keeps all that the list returned. */
const finding = z.looseObject({
  kind: z.enum(PRODUCTS),
  id,
  match_based_id: text.optional(),
  repository: text.optional(),
  /** The id of its project, which a rename keeps. */
  repository_id: id.optional(),
  ...triaged,
  triaged_at: text.optional(),
}) as unknown as z.ZodType<Finding>;
/** The finding on another branch, as listed before the change: the platform moves them together. */
const sibling = z.object({ id, ref: text.optional(), ...triaged });
export type Sibling = z.output<typeof sibling>;
/** Siblings without a row of their own; only one of a finding's rows has them. */
const branches = z.array(sibling) as z.ZodType<readonly Sibling[]>;

/** A state, a note or both (neither if an undo can restore nothing), and a reason only with `ignored`. */
const triage = z.object({
  state: z.enum(TRIAGE_STATES).optional(),
  reason: text.optional(),
  note: text.optional(),
});
export type Triage = z.output<typeof triage>;

/** In the order in which they are compared and written. */
export const POLICY_PARTS = ['code', 'secrets', 'remediation'] as const satisfies readonly PolicyPart[];
const part = z.enum(POLICY_PARTS);
/** As the API or the rules file has it. */
const bundle = z.custom<Candidate<PolicyBundles[PolicyPart]>>(isObject);
const fields = z.record(z.string(), z.unknown());

const fieldChange = z.object({
  /** Its path, such as `filters.conditions`. */
  field: text,
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** Items of a list. */
  added: z.array(z.unknown()).optional(),
  removed: z.array(z.unknown()).optional(),
});
export type PolicyFieldChange = z.output<typeof fieldChange>;

/** An entry of the platform's difference of a part of the policies. */
const entry = z.object({
  part,
  /** `detection`: rulesets, rules and disabled rules of a product; `other`: a kind that is not known here. */
  kind: z.enum(['detection', 'exception', 'remediation', 'other']),
  effect: z.enum(['create', 'update', 'delete']),
  /** The platform's key, such as `{ slug }`. */
  key: z.record(z.string(), text),
  /** As the platform returns them; `create` has no `before`, and `delete` no `after`. */
  before: fields.optional(),
  after: fields.optional(),
  fields: z.array(fieldChange),
});
export type PolicyEntry = z.output<typeof entry>;

const change = z.discriminatedUnion('field', [
  /** Adds a tag to a project (`after: true`), or removes it. */
  z.object({ field: z.literal('tag'), project, tag: text.min(1), before: z.boolean(), after: z.boolean() }),
  z.object({ field: z.enum(['diff_scan', 'full_scan']), project, before: z.boolean(), after: z.boolean() }),
  /** Without `refs/heads/`. */
  z.object({ field: z.literal('primary_branch'), project, before: text.optional(), after: text.optional() }),
  /** A selected project that is up to date, was not read, or is one of `sbom` (docs/sbom.md). */
  z.object({ field: z.literal('none'), project }),
  /** An item of an input that matches nothing. */
  z.object({ field: z.literal('item'), input: text, item: text }),
  z.object({
    field: z.literal('triage'),
    /** As it was listed before the change. A triage by ids knows only its id and kind. */
    finding,
    after: triage,
    branches,
  }),
  /** A ticket of one branch is a ticket of all. */
  z.object({ field: z.literal('ticket'), finding, branches }),
  /** Replaces the whole bundle. */
  z.object({
    field: z.literal('policies'),
    part,
    before: bundle,
    after: bundle,
    entries: z.array(entry) as z.ZodType<readonly PolicyEntry[]>,
    /** Fingerprint of `before`; the platform refuses a write with a former one. */
    version: text,
  }),
]);

export type Change = z.output<typeof change>;
type ChangeOf<F extends Change['field']> = Extract<Change, { field: F }>;
export type TagChange = ChangeOf<'tag'>;
export type SwitchChange = ChangeOf<'diff_scan' | 'full_scan'>;
export type PrimaryBranchChange = ChangeOf<'primary_branch'>;
export type ValueChange = TagChange | SwitchChange | PrimaryBranchChange;
export type ProjectChange = ValueChange | ChangeOf<'none'>;
export type ItemChange = ChangeOf<'item'>;
export type TriageChange = ChangeOf<'triage'>;
export type TicketChange = ChangeOf<'ticket'>;
export type PolicyChange = ChangeOf<'policies'>;

const why = z.object({
  rule: text.optional(),
  /** The rule that this one overrides. */
  over: text.optional(),
  /** `managed`: a managed tag that no rule gives; `ended`: an ignore that has expired. */
  because: z.enum(['managed', 'ended']).optional(),
  /** ISO date of the end of an ignore. */
  until: text.optional(),
});
export type ChangeReason = z.output<typeof why>;

/** docs/writing.md, "What each row says". */
const state = z.enum(['changed', 'unchanged', 'left', 'failed', 'unknown', 'not-reached', 'would-change']);
export type RowState = z.output<typeof state>;

export const row = z.object({
  change,
  why: why.optional(),
  state,
  /** For `failed`, `unknown`, and what is `left` because the platform skipped or refused it. */
  failure: z.custom<RowFailure>((value) => isObject(value) && 'kind' in (value as object)).optional(),
  /** For `left`: what a read showed instead. For changed policies: the new version; for tickets: the ticket. */
  seen: z.unknown().optional(),
});

/** Plan, journal and report are one list of these. */
export interface Row<C extends Change = Change> extends Omit<z.output<typeof row>, 'change' | 'seen'> {
  change: C;
  seen?: Seen<C>;
}
/** A ticket's row has the ticket, or the finding that is left because it changed. */
type Seen<C> = C extends TicketChange
  ? Finding['ticket'] | Finding
  : C extends TriageChange
    ? Sibling
    : unknown;
