import type { Finding } from '../state.ts';
import type { EndpointRequest } from './endpoint.ts';
import { lineUrl, placeOf } from './finding-row.ts';
import { wireRef } from './refs.ts';

const statuses: Readonly<Record<Finding['status'], string>> = {
  open: 'FINDING_STATUS_OPEN',
  reviewing: 'FINDING_STATUS_OPEN',
  fixing: 'FINDING_STATUS_OPEN',
  ignored: 'FINDING_STATUS_IGNORED',
  fixed: 'FINDING_STATUS_FIXED',
  provisionally_ignored: 'FINDING_STATUS_PROVISIONALLY_IGNORED',
};

/** The list of secrets does not know reviewing and fixing: both are open there. */
export function secretStatusOf({ status, removed }: Finding): string {
  return removed ? 'FINDING_STATUS_REMOVED' : statuses[status];
}

/** `no_validator` as `VALIDATION_STATE_NO_VALIDATOR`. */
export function wireEnum(prefix: string, value: string | undefined): string | undefined {
  return value && `${prefix}_${value.toUpperCase()}`;
}

/** A finding as the list of secrets gives it: no reason, no note, no time of triage. */
export function secretRow(finding: Finding, { state, quirks }: EndpointRequest): unknown {
  const { id, repo, ref, fingerprint, relevant_since, created_at = relevant_since } = finding;
  const project = state.projects.get(repo);
  const { file_path: path, line } = placeOf(finding, state).location;
  const verdict = finding.autotriage_verdict;
  return {
    id: id.toString(),
    type: finding.secret_type,
    findingPath: `${path}:${line}`,
    findingPathUrl: lineUrl(finding, path, line, state),
    ref: wireRef(ref, quirks),
    refUrl: project?.url && `${project.url}/tree/${ref.replace(/^refs\/heads\//, '')}`,
    repository: {
      name: repo,
      url: project?.url,
      scmType: 'SCM_TYPE_GITHUB',
      visibility: wireEnum('REPOSITORY_VISIBILITY', finding.repository_visibility),
    },
    severity: wireEnum('SEVERITY', finding.severity),
    confidence: wireEnum('CONFIDENCE', finding.confidence),
    validationState: wireEnum('VALIDATION_STATE', finding.validation_state),
    status: secretStatusOf(finding),
    mode: wireEnum('MODE', finding.policy_mode),
    ruleHashId: hashOf(finding.rule),
    createdAt: isoTime(created_at),
    updatedAt: isoTime(finding.state_updated_at ?? created_at),
    historicalInfo: finding.historical ? historyOf(finding, created_at) : undefined,
    externalTicket: finding.ticket && {
      externalSlug: finding.ticket,
      url: `https://tickets.example/browse/${finding.ticket}`,
      id: id.toString(),
    },
    autotriage: verdict && { matchBasedId: fingerprint, verdict: wireEnum('VERDICT', verdict) },
  };
}

function historyOf({ id }: Finding, createdAt: number) {
  return {
    gitCommit: id.toString(16).padStart(40, '7'),
    gitCommitTimestamp: isoTime(createdAt - 86_400),
  };
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** Short and always the same; what it is does not matter. */
function hashOf(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
