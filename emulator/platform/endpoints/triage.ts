import {
  atMost,
  checkedFields,
  checkedQuery,
  type Fields,
  isId,
  listOf,
  oneOf,
  sameAs,
  within,
} from '../http/body-checks.ts';
import { wireId } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import type { Finding, FindingStatus, IssueType, PlatformState } from '../state.ts';
import { type Predicate, triageFilters } from '../triage-filters.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';

const MOST = 3000;
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
  issue_ids: listOf(isId, MOST),
  new_triage_state: oneOf(targets),
  new_triage_reason: oneOf(reasons),
  new_note: atMost(MOST),
  limit: within(1, MOST),
  ...Object.fromEntries(Object.entries(triageFilters).map(([name, { check }]) => [name, check])),
};

/** The status a finding had before it was triaged on a server whose status filter lags behind. */
const laggingStatus = new WeakMap<Finding, FindingStatus>();

export function answerTriage(request: EndpointRequest): unknown {
  const slug = requireSlug(request);
  checkedQuery(request.query, []);
  const record = checkedFields(request.body, { ...fields, deploymentSlug: sameAs(slug) });
  const body = record as unknown as TriageBody;
  const filters = Object.keys(triageFilters).filter((name) => record[name] !== undefined);
  refuseContradictions(body, filters);
  const { state, quirks } = request;
  const limit = Math.min(body.limit ?? MOST, quirks.triageCap ?? MOST);
  const selected = body.issue_ids
    ? selectById(body.issue_ids, body.issue_type, limit, state)
    : selectByFilters(body.issue_type, predicatesOf(filters, record, request), limit, state);
  const triaged = new Set(selected);
  for (const finding of selected) {
    for (const sibling of state.findings.siblings(finding)) triaged.add(sibling);
  }
  for (const finding of triaged) {
    if (quirks.triageStatusLag && !laggingStatus.has(finding)) laggingStatus.set(finding, finding.status);
    move(finding, body);
  }
  return { num_triaged: triaged.size, triaged_issues: [...triaged].map(({ id }) => wireId(id, quirks)) };
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
    if (name === 'status' && quirks.triageStatusLag) {
      return [(finding: Finding) => (laggingStatus.get(finding) ?? finding.status) === record[name]];
    }
    return triageFilters[name]?.selecting(record[name], state) ?? [];
  });
}

function selectByFilters(
  issueType: IssueType,
  predicates: readonly Predicate[],
  limit: number,
  state: PlatformState,
): Finding[] {
  const selected: Finding[] = [];
  for (const finding of state.findings.all) {
    if (selected.length === limit) break;
    if (finding.issue_type === issueType && predicates.every((selects) => selects(finding)))
      selected.push(finding);
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
  return found.filter((finding) => finding?.issue_type === issueType).slice(0, limit) as Finding[];
}

function move(finding: Finding, body: TriageBody): void {
  if (body.new_triage_state !== undefined) {
    finding.status = body.new_triage_state === 'reopened' ? 'open' : body.new_triage_state;
    finding.triage_reason =
      finding.status === 'ignored' ? (body.new_triage_reason ?? 'no_triage_reason') : undefined;
  }
  if (body.new_note) finding.notes.push(body.new_note);
}
