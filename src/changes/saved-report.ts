import { z } from 'zod';
import { id, row } from '../model/change.ts';
import { REPORT_FORMAT } from '../model/saved.ts';

// The one definition of a report, which steps write and `undo` reads, and of schema/report.v4.json.

const text = z.string();
const list = z.array(z.unknown()).optional();

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
  /** Its address. */
  platform: text.optional(),
  deployment: z.object({ slug: text.optional(), id: id.optional() }).optional(),
  action_version: text,
  started_at: z.iso.datetime().optional(),
  ended_at: z.iso.datetime().optional(),
  /** When the step ended, by the platform's own clock. */
  platform_ended_at: z.iso.datetime().optional(),
  requests_sent: z.number(),
  /** The request, and results besides rows. */
  result: z.looseObject({ operation: text }).optional(),
  rows: z.array(row).optional(),
  notices: z.array(z.looseObject({ kind: text })).optional(),
  /** Only for a step with invalid inputs. */
  problems: z.array(z.looseObject({ input: text, message: text })).optional(),
  // The rows that an operation lists have one of these names.
  projects: list,
  findings: list,
  policies: list,
  repositories: list,
  dependencies: list,
  lockfiles: list,
  sboms: list,
  /** SHA-256 of the file's text with zeros in place of this checksum. */
  checksum: text,
});

export type ReportKey = keyof z.output<typeof reportFile>;

export function reportSchema(): object {
  return z.toJSONSchema(reportFile, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'bigint') jsonSchema.type = 'integer';
    },
  });
}
