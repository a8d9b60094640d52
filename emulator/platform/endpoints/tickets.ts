import { checkedFields, isBoolean, isId, listOf, oneOf, sameAs, within } from '../http/body-checks.ts';
import { wireId } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import type { Finding, IssueType } from '../state.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';

const MAX_SHARING = 50;

interface TicketsBody {
  issue_type: IssueType;
  issue_ids: (number | bigint)[];
  group_issues?: boolean;
  limit?: number;
}

/** Opens tickets by ids (field-notes, "Tickets"): also for findings that have one, as the platform does. */
export function answerTickets(request: EndpointRequest): unknown {
  const slug = requireSlug(request);
  const { state, quirks, writer } = request;
  const body = checkedFields(request.body, {
    issue_type: oneOf(['sast', 'sca', 'secrets']),
    issue_ids: listOf(isId),
    group_issues: isBoolean,
    limit: within(1, 20),
    jira_project_id: isId,
    deploymentSlug: sameAs(slug),
  }) as unknown as TicketsBody;
  if (body.issue_type === undefined || body.issue_ids === undefined) {
    throw new Refusal(400, 'issue_type and issue_ids are required');
  }
  const ids = [...new Set(body.issue_ids.map(BigInt))];
  const found = ids.flatMap((id) => state.findings.get(id) ?? []);
  const { jiraRefuses, jiraSkips } = quirks;
  const wanted = found.filter(
    ({ id, removed, issue_type }) =>
      !removed && issue_type === body.issue_type && !jiraRefuses.includes(id) && !jiraSkips.includes(id),
  );
  const groups = groupsOf(wanted, body.group_issues ?? true);
  const limit = body.limit ?? 20;
  const wire = (some: readonly { id: bigint }[]) => some.map(({ id }) => wireId(id, quirks));
  const succeeded = groups.slice(0, limit).map((findings) => {
    const slug = `SEC-${writer.openTicket(findings)}`;
    return {
      issue_ids: wire(findings),
      ticket_id: slug.slice('SEC-'.length),
      ticket_url: `https://tickets.example/browse/${slug}`,
      external_slug: slug,
    };
  });
  const failed = [
    ...groups.slice(limit).map((findings) => ({ issue_ids: wire(findings), error: 'limit reached' })),
    ...ids
      .filter((id) => !wanted.some((one) => one.id === id) && !jiraSkips.includes(id))
      .map((id) => ({ issue_ids: wire([{ id }]), error: 'Jira refused the issue' })),
  ];
  const skipped = ids
    .filter((id) => jiraSkips.includes(id))
    .map((id) => ({ issue_ids: wire([{ id }]), reason: 'the rule is muted in Jira' }));
  return { succeeded, skipped, failed };
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
