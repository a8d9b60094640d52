import { z } from 'zod';
import { checked, id, Refusal, requireSame } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import type { Finding } from '../state.ts';
import { triageFilters } from '../triage-filters.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';

const MAX_FINDINGS = 3000;
const MAX_NOTE_CHARACTERS = 3000;

const filterSchemas: Readonly<Record<never, z.ZodType>> = Object.fromEntries(
  Object.entries(triageFilters).map(([name, { schema }]) => [name, schema.optional()]),
);
const fields = {
  issue_type: z.enum(['sast', 'sca', 'secrets'], 'is required: sast, sca or secrets'),
  issue_ids: z.array(id).min(1).max(MAX_FINDINGS).optional(),
  new_triage_state: z
    .enum(['ignored', 'reviewing', 'fixing', 'reopened', 'provisionally_ignored'])
    .optional(),
  new_triage_reason: z
    .enum(['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'])
    .optional(),
  // Characters as people count them: an emoji is one.
  new_note: z
    .string()
    .refine((note) => [...note].length <= MAX_NOTE_CHARACTERS, 'has more than 3000 characters')
    .optional(),
  limit: z.int().min(1).max(MAX_FINDINGS).default(MAX_FINDINGS),
};
const triageBody = z.strictObject({ ...fields, deploymentSlug: z.string().optional(), ...filterSchemas });
type TriageBody = z.output<z.ZodObject<typeof fields>>;

export function answerTriage(request: EndpointRequest): unknown {
  const body = checked(request.body, triageBody);
  requireSame(body, { deploymentSlug: requireSlug(request) });
  const { state, quirks } = request;
  const filters = Object.keys(triageFilters).filter((name) => name in body);
  refuseContradictions(body, filters);
  const selected = selectedBy(body, filters, request);
  if (quirks.exceptionRequests && body.new_triage_state === 'ignored') return answerOf([], request);
  const triaged = new Set(
    selected.flatMap((finding) => [
      finding,
      ...state.findings.siblings(finding).filter(({ removed }) => !removed),
    ]),
  );
  const bystander = state.findings.all.find((finding) => !triaged.has(finding) && !finding.removed);
  if (quirks.triageMovesOthers && bystander !== undefined) triaged.add(bystander);
  const { new_triage_state, new_triage_reason: reason, new_note: note } = body;
  for (const finding of triaged) request.writer.triage(finding, { state: new_triage_state, reason, note });
  return answerOf([...triaged], request);
}

function answerOf(triaged: readonly Finding[], { quirks }: EndpointRequest): unknown {
  const named = { all: triaged, first: triaged.slice(0, 1), none: [] }[quirks.triagedNames];
  return { num_triaged: triaged.length, triaged_issues: named.map(({ id }) => wireId(id, quirks)) };
}

function refuseContradictions(body: TriageBody, filters: readonly string[]): void {
  if (body.new_triage_state === undefined && !body.new_note) {
    throw new Refusal(400, 'one of new_triage_state and new_note is required');
  }
  if (body.new_triage_reason !== undefined && body.new_triage_state !== 'ignored') {
    throw new Refusal(400, 'new_triage_reason: is only valid with new_triage_state ignored');
  }
  if ((body.issue_ids === undefined) === (filters.length === 0)) {
    throw new Refusal(400, 'either issue_ids or an issue filter is required');
  }
  for (const name of filters) {
    if (triageFilters[name]?.only?.includes(body.issue_type) === false) {
      throw new Refusal(400, `${name}: is not valid with issue_type ${body.issue_type}`);
    }
  }
}

/** Ids that are not there, or that belong to findings of another kind, select nothing. */
function selectedBy(
  { issue_ids, issue_type, limit, ...body }: TriageBody,
  filters: readonly string[],
  { state, quirks }: EndpointRequest,
): Finding[] {
  const values = body as Record<string, unknown>;
  const predicates = filters.flatMap(
    (name) => triageFilters[name]?.selecting(values[name], state, quirks) ?? [],
  );
  const named = issue_ids && [...new Set(issue_ids)].flatMap((id) => state.findings.get(id) ?? []);
  const isSelected = (finding: Finding) =>
    finding.issue_type === issue_type && !finding.removed && predicates.every((selects) => selects(finding));
  return (named ?? state.findings.all).values().filter(isSelected).take(limit).toArray();
}
