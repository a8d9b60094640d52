import { z } from 'zod';
import { checkedQuery, integerText, isoTime, once, repeated } from '../http/checks.ts';
import type { Finding } from '../state.ts';
import { cursorPage, type EndpointRequest, requireId, wireRef } from './endpoint.ts';
import { placeOf } from './finding-row.ts';

const DEFAULT_LIMIT = 100;

const among = (prefix: string, names: string) => z.enum(names.split(' ').map((name) => `${prefix}_${name}`));
const filters = {
  since: once(isoTime),
  status: once(among('FINDING_STATUS', 'OPEN IGNORED FIXED REMOVED UNKNOWN PROVISIONALLY_IGNORED')),
  validationState: repeated(
    among('VALIDATION_STATE', 'CONFIRMED_VALID CONFIRMED_INVALID VALIDATION_ERROR NO_VALIDATOR'),
  ),
  severity: repeated(among('SEVERITY', 'LOW MEDIUM HIGH CRITICAL')),
  repo: repeated(z.string().regex(/\S/)),
};
const parameters = z.strictObject({ cursor: once(z.string()), limit: integerText(1), ...filters });

/** The list of secrets: one row for all branches of each. */
export function answerSecrets(request: EndpointRequest): unknown {
  requireId(request);
  const { state, quirks } = request;
  const {
    cursor: previous = '',
    limit = DEFAULT_LIMIT,
    ...filters
  } = checkedQuery(request.query, parameters);
  const ignored = quirks.ignoredFindingsFilters;
  const taken = Object.entries(filters).filter(([name]) => ignored !== 'all' && !ignored.includes(name));
  const asked: typeof filters = Object.fromEntries(taken);
  const repos = asked.repo?.map((name) => state.projects.get(name)?.name ?? name);
  const since = Date.parse(asked.since ?? '1970-01-01') / 1000;
  const rows = state.findings.newestFirst('secrets').filter((finding) => {
    const { repo, created_at = finding.relevant_since, validation_state, severity } = finding;
    return (
      state.findings.standsForAll(finding, state.projects.get(repo)?.primary_branch, () => true) &&
      created_at >= since &&
      (asked.status ?? statusOf(finding)) === statusOf(finding) &&
      (repos?.includes(repo) ?? true) &&
      (asked.severity?.includes(wireEnum('SEVERITY', severity) ?? '') ?? true) &&
      (asked.validationState?.includes(wireEnum('VALIDATION_STATE', validation_state) ?? '') ?? true)
    );
  });
  const { page, cursor } = cursorPage(rows, (finding) => finding.relevant_since, previous, limit);
  return { findings: page.map((finding) => secretRow(finding, request)), cursor, previous };
}

/** A finding as the list of secrets gives it: no reason, no note, no time of triage. */
function secretRow(finding: Finding, { state, quirks }: EndpointRequest): unknown {
  const { id, repo, ref, relevant_since, created_at = relevant_since } = finding;
  const { location, line_of_code_url } = placeOf(finding, state);
  const verdict = finding.autotriage_verdict;
  return {
    id: id.toString(),
    type: finding.secret_type,
    findingPath: `${location.file_path}:${location.line}`,
    findingPathUrl: line_of_code_url,
    ref: wireRef(ref, quirks),
    repository: {
      name: repo,
      url: state.projects.get(repo)?.url,
      scmType: 'SCM_TYPE_GITHUB',
      visibility: wireEnum('REPOSITORY_VISIBILITY', finding.repository_visibility),
    },
    severity: wireEnum('SEVERITY', finding.severity),
    confidence: wireEnum('CONFIDENCE', finding.confidence),
    validationState: wireEnum('VALIDATION_STATE', finding.validation_state),
    status: statusOf(finding),
    mode: wireEnum('MODE', finding.policy_mode),
    ruleHashId: Buffer.from(finding.rule).toString('base64url').slice(-8),
    createdAt: new Date(created_at * 1000).toISOString(),
    updatedAt: new Date((finding.state_updated_at ?? created_at) * 1000).toISOString(),
    historicalInfo: finding.historical ? { gitCommit: id.toString(16).padStart(40, '7') } : undefined,
    externalTicket: finding.ticket && {
      externalSlug: finding.ticket,
      url: `https://tickets.example/browse/${finding.ticket}`,
      id: id.toString(),
    },
    autotriage: verdict && {
      matchBasedId: finding.fingerprint,
      verdict: wireEnum('VERDICT', verdict),
    },
  };
}

/** The list of secrets does not know reviewing and fixing: both are open there. */
function statusOf({ status, removed }: Finding): string {
  const shown = status === 'reviewing' || status === 'fixing' ? 'open' : status;
  return `FINDING_STATUS_${(removed ? 'removed' : shown).toUpperCase()}`;
}

/** `no_validator` as `VALIDATION_STATE_NO_VALIDATOR`. */
function wireEnum(prefix: string, value: string | undefined): string | undefined {
  return value && `${prefix}_${value.toUpperCase()}`;
}
