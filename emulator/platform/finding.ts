import type { Finding, FindingStatus, IssueType, TriageState } from './state.ts';

/** A triage; an undefined field is left as it is. */
export interface Triage {
  readonly state?: Exclude<TriageState, 'untriaged'>;
  /** Only with `ignored`; default `no_triage_reason`. */
  readonly reason?: string;
  readonly note?: string;
}

/** The triage of a finding that nobody has decided about. */
export function untriaged() {
  const never = { triaged_at: undefined, state_updated_at: undefined, triage_reason: undefined };
  return { status: 'open', triage_state: 'untriaged', ...never, notes: [] as string[] } as const;
}

/** 128 hex digits, and the index of the match. @param hex digits that tell findings apart */
export function matchIdOf(hex: string, index = 0): string {
  return `${hex.padEnd(128, `${hex}0`)}_${index}`;
}

/** The defaults of a finding. */
export function plainFinding(id: bigint, issueType: IssueType, repo: string): Finding {
  return {
    id,
    issue_type: issueType,
    fingerprint: matchIdOf(Buffer.from(`${issueType}-${id.toString(36)}`).toString('hex')),
    repo,
    ref: 'refs/heads/main',
    ...untriaged(),
    severity: 'medium',
    confidence: 'medium',
    ...{ categories: [], component_tags: [], policies: [], rulesets: [] },
    policy_mode: 'monitor',
    rule: 'generic.rule',
    relevant_since: 1_767_225_600,
    removed: false,
    pro_only: false,
    malicious: false,
    historical: false,
  };
}

/** Moves one finding. A note without a state is only attached. */
export function applyTriage(finding: Finding, { state, reason, note }: Triage, nowSeconds: number): void {
  if (state !== undefined) {
    finding.triage_state = state;
    finding.status = state === 'reopened' ? 'open' : state;
    finding.triage_reason = state === 'ignored' ? (reason ?? 'no_triage_reason') : undefined;
    finding.triaged_at = nowSeconds;
    finding.state_updated_at = nowSeconds;
  }
  if (note) finding.notes.push(note);
}

/** The users' decision that agrees with a status that was set by hand. */
export function triageStateOf({ status, triage_state }: Finding): TriageState {
  if (status === 'fixed') return triage_state;
  if (status === 'open') return triage_state === 'reopened' ? 'reopened' : 'untriaged';
  return status;
}

/** The state by scans and mutes. */
export function scanStateOf(status: FindingStatus): 'fixed' | 'muted' | 'unresolved' {
  if (status === 'fixed') return 'fixed';
  return status === 'ignored' || status === 'provisionally_ignored' ? 'muted' : 'unresolved';
}
