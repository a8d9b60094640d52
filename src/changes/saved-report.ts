import { z } from 'zod';
import type { RowFailure } from '../model/failure.ts';
import { SWITCH_FIELDS, TEXT_FIELDS } from '../model/project-settings.ts';
import { REPORT_FORMAT } from '../model/saved.ts';
import { TRIAGE_STATES } from '../model/triage.ts';
import { FINDING_STATUSES } from '../platform/resources/finding.ts';
import type { PolicyChange, Row } from './change.ts';

// The one definition of a report: what steps write, what `undo` reads, and schema/report.v4.json.

/** An id of the platform, which may be beyond 2^53. */
const id = z.preprocess(
  (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value),
  z.bigint(),
);
const text = z.string();
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const project = z.object({ name: text.min(1), id: id.optional(), url: text.optional() });

/** The fields of a finding that `undo` and people need; a report keeps all that the list returned. */
const finding = z.object({
  kind: z.enum(['sast', 'sca', 'ai_sast', 'secrets']),
  id,
  match_based_id: text.optional(),
  repository: text.optional(),
  ref: text.optional(),
  severity: text.optional(),
  status: z.enum(FINDING_STATUSES).optional(),
  triage_state: text.optional(),
  triage_reason: text.optional(),
  triage_comment: text.optional(),
  triaged_at: text.optional(),
  created_at: text.optional(),
  relevant_since: text.optional(),
  rule: text.optional(),
  path: text.optional(),
  line: z.number().optional(),
  line_of_code_url: text.optional(),
  dependency: z.object({ package: text.optional(), version: text.optional() }).optional(),
  vulnerability_identifier: text.optional(),
  secret_type: text.optional(),
  validation_state: text.optional(),
});

const part = z.enum(['code', 'secrets', 'remediation']);
/** As the API returned it; the platform checks it again when it is sent back. */
const bundle = z.custom<PolicyChange['before']>(isObject);
const fields = z.record(z.string(), z.unknown());

const entry = z.object({
  part,
  kind: z.enum(['detection', 'exception', 'remediation', 'other']),
  effect: z.enum(['create', 'update', 'delete']),
  key: z.record(z.string(), text),
  before: fields.optional(),
  after: fields.optional(),
  fields: z.array(
    z.object({
      field: text,
      before: z.unknown().optional(),
      after: z.unknown().optional(),
      added: z.array(z.unknown()).optional(),
      removed: z.array(z.unknown()).optional(),
    }),
  ),
});

const change = z.discriminatedUnion('field', [
  z.object({ field: z.literal('tag'), project, tag: text.min(1), before: z.boolean(), after: z.boolean() }),
  z.object({ field: z.enum(SWITCH_FIELDS), project, before: z.boolean(), after: z.boolean() }),
  z.object({
    field: z.enum(TEXT_FIELDS),
    project,
    before: text.optional(),
    after: text.optional(),
  }),
  z.object({ field: z.literal('none'), project }),
  z.object({
    field: z.literal('triage'),
    finding,
    after: z.object({
      state: z.enum(TRIAGE_STATES).optional(),
      reason: text.optional(),
      note: text.optional(),
    }),
    branches: z.array(finding),
  }),
  z.object({ field: z.literal('ticket'), finding, branches: z.array(finding) }),
  z.object({
    field: z.literal('policies'),
    part,
    before: bundle,
    after: bundle,
    entries: z.array(entry),
    version: text,
  }),
]);

const row = z.object({
  change,
  why: z
    .object({
      rule: text.optional(),
      over: text.optional(),
      because: z.enum(['managed', 'ended']).optional(),
      until: text.optional(),
    })
    .optional(),
  state: z.enum(['changed', 'unchanged', 'left', 'failed', 'unknown', 'not-reached', 'would-change']),
  failure: z.custom<RowFailure>((value) => isObject(value) && 'kind' in (value as object)).optional(),
  seen: z.unknown().optional(),
}) satisfies z.ZodType<Row>;

/** Absent fields were unknown when the step ended. */
export const reportFile = z.object({
  schema: z.literal(REPORT_FORMAT.schema),
  version: z.literal(REPORT_FORMAT.version),
  operation: text,
  outcome: z.enum(['succeeded', 'partial', 'failed']),
  failure_reason: text.optional(),
  cancelled: z.boolean(),
  /** Only for operations that write. */
  dry_run: z.boolean().optional(),
  /** Address of the platform. */
  platform: text.optional(),
  deployment: z.object({ slug: text.optional(), id: id.optional() }).optional(),
  action_version: text,
  started_at: z.iso.datetime().optional(),
  ended_at: z.iso.datetime().optional(),
  /** When the step ended, by the platform's own clock. */
  platform_ended_at: z.iso.datetime().optional(),
  requests_sent: z.number(),
  requests_repeated: z.number().optional(),
  paused_ms: z.number().optional(),
  /** The request, and what the operation found besides rows. */
  result: z.looseObject({ operation: text }).optional(),
  /** One row for each change, planned or made, with the former value. */
  rows: z.array(row).optional(),
  notices: z.array(z.looseObject({ kind: text })).optional(),
  /** Only for a step with invalid inputs. */
  problems: z.array(z.looseObject({ input: text, message: text })).optional(),
  /** The rows of a list operation. */
  projects: z.array(z.unknown()).optional(),
  findings: z.array(z.unknown()).optional(),
  policies: z.array(z.unknown()).optional(),
  repositories: z.array(z.unknown()).optional(),
  /** SHA-256 of the file's text with zeros in place of this checksum. */
  checksum: text,
});

/** The report as a JSON Schema, for schema/report.v4.json. */
export function reportSchema(): object {
  return z.toJSONSchema(reportFile, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'bigint') jsonSchema.type = 'integer';
    },
  });
}
