import { z } from 'zod';
import { checked, id, Refusal, requireForm, requireSame } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import type { Finding } from '../state.ts';
import { triageFilters } from '../triage-filters.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';

const MAX_SHARING = 50;

const textId = z.string().regex(/^\d+$/).transform(BigInt);
const filterSchemas: Readonly<Record<never, z.ZodType>> = Object.fromEntries(
  Object.entries(triageFilters).map(([name, { schema }]) => [name, schema.optional()]),
);
const fields = {
  issue_type: z.enum(['sast', 'sca', 'secrets']),
  issue_ids: z
    .array(z.union([id, textId]))
    .min(1)
    .optional(),
  group_issues: z.boolean().default(true),
  limit: z.int().min(1).max(20).default(20),
  jira_project_id: z.union([id, textId]).optional(),
};

const ticketBody = z.strictObject({ ...fields, deploymentSlug: z.string().optional(), ...filterSchemas });

/**
 * Opens tickets by ids (field-notes, "Tickets"), also for findings that have one, as the platform does, or by filters, which
 * skip those.
 */
export function answerTickets(request: EndpointRequest): unknown {
  const body = checked(request.body, ticketBody);
  requireSame(body, { deploymentSlug: requireSlug(request) });
  const { issue_type, issue_ids, group_issues, limit, ...filters } = body;
  const { state, quirks, writer } = request;
  const sent = request.body as { issue_ids?: unknown[]; jira_project_id?: unknown };
  requireForm('jira_project_id', sent.jira_project_id, quirks.jiraProjectId);
  for (const one of sent.issue_ids ?? []) requireForm('issue_ids', one, quirks.sentIds);
  const ids = [...new Set(issue_ids ?? selectedBy(filters, issue_type, request))];
  const isOpened = (id: bigint) => !quirks.jiraSkips.includes(id) && !quirks.jiraRefuses.includes(id);
  const wanted = ids
    .flatMap((id) => state.findings.get(id) ?? [])
    .filter((finding) => !finding.removed && finding.issue_type === issue_type && isOpened(finding.id));
  const groups = groupsOf(wanted, group_issues);
  const wire = (rows: readonly { id: bigint }[]) =>
    rows.map(({ id }) => (quirks.described ? wireId(id, quirks) : String(id)));
  const answered = (refused: readonly bigint[], why: object) =>
    refused.map((id) => ({ issue_ids: wire([{ id }]), ...why }));
  const lost = ids.filter((one) => !quirks.jiraSkips.includes(one) && !wanted.some(({ id }) => id === one));
  return {
    succeeded: groups.slice(0, limit).map((findings) => {
      const number = writer.openTicket(findings);
      const external_slug = `SEC-${number}`;
      const ticket_url = `https://tickets.example/browse/${external_slug}`;
      return { issue_ids: wire(findings), ticket_id: String(number), ticket_url, external_slug };
    }),
    skipped: answered(
      ids.filter((id) => quirks.jiraSkips.includes(id)),
      { reason: 'the rule is muted in Jira' },
    ),
    failed: [
      ...groups.slice(limit).map((findings) => ({ issue_ids: wire(findings), error: 'limit reached' })),
      ...answered(lost, { error: 'Jira refused the issue' }),
    ],
  };
}

function selectedBy(
  filters: Readonly<Record<string, unknown>>,
  kind: Finding['issue_type'],
  { state, quirks }: EndpointRequest,
): bigint[] {
  const asked = Object.entries(filters).filter(([name]) => name in triageFilters);
  if (asked.length === 0) throw new Refusal(400, 'either issue_ids or an issue filter is required');
  const predicates = asked.flatMap(
    ([name, value]) => triageFilters[name]?.selecting(value, state, quirks) ?? [],
  );
  return state.findings.all
    .filter(
      (finding) => finding.issue_type === kind && !finding.ticket && predicates.every((is) => is(finding)),
    )
    .map((finding) => finding.id);
}

function groupsOf(findings: readonly Finding[], isGrouped: boolean): Finding[][] {
  if (!isGrouped) return findings.map((finding) => [finding]);
  const alike = Map.groupBy(findings, ({ repo, rule }) => `${repo} ${rule}`);
  return [...alike.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MAX_SHARING) }, (_, index) =>
      group.slice(index * MAX_SHARING, (index + 1) * MAX_SHARING),
    ),
  );
}
