import {
  atMost,
  checkedFields,
  type Fields,
  isId,
  listOf,
  oneOf,
  sameAs,
  within,
} from '../http/body-checks.ts';
import { wireId } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import type { Quirks } from '../quirks.ts';
import type { Finding, FindingStatus, IssueType, PlatformState } from '../state.ts';
import { type Predicate, triageFilters } from '../triage-filters.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';
import { refMatcher } from './refs.ts';

const MAX_FINDINGS = 3000;
const MAX_NOTE_CHARACTERS = 3000;
const targets = ['ignored', 'reviewing', 'fixing', 'reopened', 'provisionally_ignored'];
const reasons = ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'];

interface TriageBody {
  issue_type: IssueType;
  issue_ids?: (number | bigint)[];
  new_triage_state?: Exclude<FindingStatus, 'open' | 'fixed'> | 'reopened';
  new_triage_reason?: string;
  new_note?: string;
  limit?: number;
}

const fields: Fields = {
  issue_type: oneOf(['sast', 'sca', 'secrets']),
  issue_ids: listOf(isId, MAX_FINDINGS),
  new_triage_state: oneOf(targets),
  new_triage_reason: oneOf(reasons),
  new_note: atMost(MAX_NOTE_CHARACTERS),
  limit: within(1, MAX_FINDINGS),
  ...Object.fromEntries(Object.entries(triageFilters).map(([name, { check }]) => [name, check])),
};

export function answerTriage(request: EndpointRequest): unknown {
  const slug = requireSlug(request);
  const record = checkedFields(request.body, { ...fields, deploymentSlug: sameAs(slug) });
  const body = record as unknown as TriageBody;
  const filters = Object.keys(triageFilters).filter((name) => record[name] !== undefined);
  const { state, quirks } = request;
  refuseContradictions(body, filters);
  const limit = body.limit ?? MAX_FINDINGS;
  const selected = body.issue_ids
    ? selectById(body.issue_ids, body.issue_type, limit, state)
    : selectByFilters(body.issue_type, predicatesOf(filters, record, request), limit, request);
  if (quirks.exceptionRequests && body.new_triage_state === 'ignored') return answerOf([], quirks);
  const triaged = new Set(selected);
  for (const finding of selected) {
    for (const sibling of state.findings.siblings(finding)) if (!sibling.removed) triaged.add(sibling);
  }
  const other = state.findings.all.find((finding) => !triaged.has(finding) && !finding.removed);
  if (quirks.triageMovesOthers && other !== undefined) triaged.add(other);
  for (const finding of triaged) {
    request.writer.triage(finding, {
      state: body.new_triage_state,
      reason: body.new_triage_reason,
      note: body.new_note,
    });
  }
  return answerOf([...triaged], quirks);
}

function answerOf(triaged: readonly Finding[], quirks: Quirks): unknown {
  return { num_triaged: triaged.length, triaged_issues: triaged.map(({ id }) => wireId(id, quirks)) };
}

function refuseContradictions(body: TriageBody, filters: readonly string[]): void {
  if (body.issue_type === undefined) throw new Refusal(400, 'issue_type: is required');
  if (body.new_triage_state === undefined && !body.new_note) {
    throw new Refusal(400, 'one of new_triage_state and new_note is required');
  }
  if (body.new_triage_reason !== undefined && body.new_triage_state !== 'ignored') {
    throw new Refusal(400, 'new_triage_reason: is only valid with new_triage_state ignored');
  }
  if (body.issue_ids === undefined && filters.length === 0) {
    throw new Refusal(400, 'one of issue_ids and an issue filter is required');
  }
  if (body.issue_ids !== undefined && filters.length > 0) {
    throw new Refusal(400, `issue_ids and filters are both given: ${filters.join(', ')}`);
  }
  for (const name of filters) {
    const only = triageFilters[name]?.only;
    if (only !== undefined && only !== body.issue_type) {
      throw new Refusal(400, `${name}: is only valid with issue_type ${only}`);
    }
  }
}

function predicatesOf(
  filters: readonly string[],
  record: Readonly<Record<string, unknown>>,
  { state, quirks }: EndpointRequest,
): Predicate[] {
  return filters.flatMap((name) => {
    if (name === 'ref') {
      const matches = refMatcher(String(record.ref), quirks);
      return [(finding: Finding) => matches(finding.ref)];
    }
    return triageFilters[name]?.selecting(record[name], state) ?? [];
  });
}

function selectByFilters(
  issueType: IssueType,
  predicates: readonly Predicate[],
  limit: number,
  { state }: EndpointRequest,
): Finding[] {
  const selected: Finding[] = [];
  for (const finding of state.findings) {
    if (selected.length === limit) break;
    const isOne = finding.issue_type === issueType && !finding.removed;
    if (isOne && predicates.every((selects) => selects(finding))) selected.push(finding);
  }
  return selected;
}

/** Ids that are not there, or that belong to findings of another kind, select nothing. */
function selectById(
  ids: readonly (number | bigint)[],
  issueType: IssueType,
  limit: number,
  state: PlatformState,
): Finding[] {
  const found = [...new Set(ids.map(BigInt))].map((id) => state.findings.get(id));
  return found
    .filter((finding) => finding?.issue_type === issueType && !finding.removed)
    .slice(0, limit) as Finding[];
}
